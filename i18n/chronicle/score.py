"""The table of points at the end, and all secrets (L10)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import Seat
from engine.lifeboat.state import Line, Score
from engine.lifeboat.views import View
from i18n.texts import Language, Texts, texts

_MEDALS = {1: "first", 2: "second", 3: "third"}


def score_table(view: View, names: Sequence[str | None], language: Language) -> str:
    """Places with points line by line, then each one's love, hate and hand. `view` is of a voyage that has ended."""
    t = texts(language, view.options.cast)
    ranked = sorted(view.scores, key=lambda score: -score.total)
    parts = [_headline(t, view, ranked)]
    for score in ranked:
        parts.append(_place(t, view, names, score, 1 + sum(other.total > score.total for other in ranked)))
    parts.append("\n".join([t("score-secrets"), *(_secrets(t, view, score.seat) for score in ranked)]))
    return "\n\n".join(parts)


def _headline(t: Texts, view: View, ranked: Sequence[Score]) -> str:
    head = t(f"score-{view.ended or 'land'}", day=view.day)
    if view.ended == "sea" or not ranked:
        return head
    winners = [score for score in ranked if score.total == ranked[0].total]
    if len(winners) > 1:
        whos = " ".join(view.persons[score.seat].role for score in winners)
        return f"{head}\n{t('score-shared', whos=whos)}"
    return f"{head}\n{t('score-winner', who=view.persons[winners[0].seat].role)}"


def _place(t: Texts, view: View, names: Sequence[str | None], score: Score, place: int) -> str:
    """When the sea has won there are no places (L5.6)."""
    who = view.persons[score.seat].role
    medal = t.sign(_MEDALS[place]) if view.ended == "land" and place in _MEDALS else t("score-place", n=place)
    if view.ended == "sea":
        medal = t.sign(who)
    head = t("score-person", medal=medal, who=who, player=t.player(names[score.seat]), n=score.total)
    return f"{head}\n{_lines(t, view, score)}"


def _lines(t: Texts, view: View, score: Score) -> str:
    person = view.persons[score.seat]
    said = [_line(t, line, person.role) for line in score.lines]
    if person.health in ("dead", "gone"):
        said.insert(0, t(f"score-{person.health}", who=person.role))
    return " · ".join(said) if said else t("score-nothing")


def _line(t: Texts, line: Line, who: str) -> str:
    """`love` pays when alive, `hate` when dead (L10.3), so the points say which it was."""
    if line.about is None or line.item == "narcissist":
        return t(f"score-{line.item}", n=line.points, who=who)
    if line.item == "hate" and line.about == who:
        return t("score-hate-self", n=line.points, who=who)
    return t(f"score-{line.item}", n=line.points, who=line.about)


def _secrets(t: Texts, view: View, seat: Seat) -> str:
    who = view.persons[seat].role
    names = {"who": who, "love": view.loves[seat], "hate": view.hates[seat]}
    hand = view.hands[seat]
    cards = t("score-hand", kinds=" ".join(hand)) if hand else t("score-hand-empty")
    return t("score-secret", cards=cards, **names)
