"""A stay on the island told again from its facts: what was fought and how it ended, a line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.friday import events as e
from i18n.friday import words
from i18n.texts import Language, Texts, texts


def lines(facts: Sequence[e.Event], language: Language) -> Iterator[str]:
    """The whole game, the score at the end."""
    t = texts(language)
    for fact in facts:
        yield from _lines(t, fact)


def _lines(t: Texts, fact: e.Event) -> Iterator[str]:
    match fact:
        case e.IslandBegan():
            yield t("friday-told-began", level=fact.options.level, life=fact.life)
        case e.StepBegan():
            yield t(f"friday-step-{fact.phase}")
        case e.HazardSkipped():
            yield t("friday-told-skipped", name=words.hazard(t, fact.card))
        case e.Aged() if fact.card is not None:
            yield t("friday-told-aged", card=words.described(t, fact.card))
        case e.FightWon() | e.FightLost():
            key = "friday-told-won" if isinstance(fact, e.FightWon) else "friday-told-lost"
            yield t(key, name=words.foe(t, fact.foe), sum=words.number(fact.sum), value=fact.value)
        case e.CardRemoved():
            yield t("friday-told-removed", card=words.described(t, fact.card))
        case e.IslandEnded():
            total = sum(line.points for line in fact.score)
            yield t(f"friday-end-{fact.how}", score=words.score(t, total))
            yield t(f"friday-end-why-{fact.why}")
            for line in fact.score:
                yield t(f"friday-score-{line.item}", n=line.count, points=words.number(line.points))
        case _:
            return
