"""The panel's words: the question, the fight in numbers, and where the island stands."""

from __future__ import annotations

from collections.abc import Iterator

from engine.friday import decisions as d
from engine.friday.views import SeenFight, SeenPirate
from i18n.friday import words as said
from tgbot.screens.friday import cards
from tgbot.screens.friday.sight import Sight, day_name

_ASKS = {
    d.AskPirate: "pirate", d.AskReplacement: "replacement", d.AskDiscard: "discard", d.AskRemove: "remove",
}  # fmt: skip


def head(s: Sight) -> str:
    """What is asked, in the first line."""
    assert s.decision is not None
    ask = s.decision.ask
    match ask:
        case d.AskHazard():
            return s.t("friday-ask-hazard" if len(s.view.hazards_on_offer) > 1 else "friday-ask-last")
        case d.AskFight():
            return _score(s)
        case d.AskTarget(ability, _, again):
            name = ability.rstrip("12")
            return s.t(f"friday-ask-{name}-again" if again else f"friday-ask-{name}")
        case d.AskMore(ability):
            return s.t("friday-ask-look" if ability == "sort" else "friday-ask-more")
        case d.AskTop():
            return s.t("friday-ask-top", n=len(s.view.use.back) if s.view.use else 0)
        case _:
            return s.t(f"friday-ask-{_ASKS[type(ask)]}")


def _score(s: Sight) -> str:
    fight = s.view.fight
    assert fight is not None
    name, total = _capital(said.foe(s.t, fight.foe)), said.number(fight.sum)
    if fight.outcome.won:
        return s.t("friday-ask-fight-won", name=name, sum=total, value=fight.value)
    return s.t("friday-ask-fight-short", name=name, sum=total, value=fight.value, short=fight.outcome.short)


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def body(s: Sight) -> Iterator[str]:
    """All between the question and the state of the island."""
    fight = s.view.fight
    yield from _offers(s)
    if fight is None:
        return
    if s.view.points is not None:
        yield s.t("friday-points", n=s.view.points)
    else:
        yield from _numbers(s, fight)
        yield from _outcome(s, fight)
    yield from _sides(s, fight)
    yield from _at_work(s, fight)


def _numbers(s: Sight, fight: SeenFight) -> Iterator[str]:
    """How the fight stands, where the question does not say so itself."""
    if s.decision is None or not isinstance(s.decision.ask, d.AskFight):
        yield s.t("friday-ask-fight", name=_capital(said.foe(s.t, fight.foe)), sum=said.number(fight.sum),
                  value=fight.value)  # fmt: skip


def _has_cards(s: Sight) -> bool:
    """Is there a card to draw, whatever it costs (F3.1, F3.2)?"""
    view = s.view
    return bool(view.deck or view.aging or (view.options.old_age == "reshuffle" and view.discard))


def _at_work(s: Sight, fight: SeenFight) -> Iterator[str]:
    """What the ability at work holds in its hands."""
    use = s.view.use
    if use is not None and use.looked:
        yield s.t("friday-looked", cards=cards.listed(s.t, use.looked))
    if use is not None and use.target is not None:
        target = next(card for card in (*fight.left, *fight.right) if card.n == use.target)
        yield s.t("friday-goes-below", card=said.described(s.t, target.card))


def _offers(s: Sight) -> Iterator[str]:
    """F2.1, F3.4: what there is to choose from."""
    assert s.decision is not None
    if isinstance(s.decision.ask, d.AskHazard):
        for n, offer in enumerate(s.view.hazards_on_offer, 1):
            yield s.t("friday-offer", n=n, name=said.hazard(s.t, offer.card), value=offer.value, free=offer.free)
            yield s.t("friday-offer-gives", card=said.described(s.t, offer.card))
    elif isinstance(s.decision.ask, d.AskPirate):
        for n, one in enumerate([one for one in s.view.pirates if not one.beaten], 1):
            name = said.pirate(s.t, one.pirate)
            yield s.t("friday-pirate-line", n=n, name=name, value=one.value, free=one.free)
            yield s.t("friday-pirate-twist", twist=said.twist(s.t, one.pirate))


def _outcome(s: Sight, fight: SeenFight) -> Iterator[str]:
    """What happens if the fight ends now."""
    after = fight.outcome
    if fight.pirate and not said.is_plain(fight.foe):
        yield s.t("friday-foe-twist", twist=said.twist(s.t, fight.foe))  # type: ignore[arg-type]
    if after.fatal and not (fight.pirate and not after.won):
        yield s.t("friday-stop-fatal", n=after.pays, life=s.view.life)
    elif after.won:
        yield _victory(s, fight)
    elif fight.pirate:
        yield s.t("friday-stop-pirate")
    else:
        yield s.t("friday-stop-lost", n=after.pays, life=after.life, points=after.points)
    if fight.cost is None and isinstance(s.decision and s.decision.ask, d.AskFight):
        yield s.t("friday-no-draw-life" if _has_cards(s) else "friday-no-draw-cards")


def _victory(s: Sight, fight: SeenFight) -> str:
    pays = fight.outcome.pays
    if fight.pirate:
        return s.t("friday-stop-won-pirate-aging", n=pays) if pays else s.t("friday-stop-won-pirate")
    card = s.t(f"friday-card-{fight.foe.split('_')[-1]}")
    return s.t("friday-stop-won-aging", card=card, n=pays) if pays else s.t("friday-stop-won", card=card)


def _sides(s: Sight, fight: SeenFight) -> Iterator[str]:
    yield ""
    if s.view.points is not None:
        yield s.t("friday-left-over")
    elif fight.stopped:
        yield s.t("friday-left-stopped")
    else:
        yield s.t("friday-left", left=fight.free_left, free=fight.free)
    yield from cards.lines(s.t, fight.left)
    if fight.right:
        yield s.t("friday-right")
        yield from cards.lines(s.t, fight.right)


def state(s: Sight) -> Iterator[str]:
    """Life, step, decks, pirates; what the player himself put onto the deck, or below it."""
    view = s.view
    game = s.t("friday-day-short", date=day_name(s.day)) if s.day else s.game
    step = s.t(f"friday-step-{view.phase}")
    yield s.t("friday-state-life", life=view.life, most=view.most_life, step=step, game=game)
    yield s.t("friday-state-deck", deck=cards.size(view.deck), discard=cards.size(view.discard))
    yield s.t("friday-state-piles", aging=cards.size(view.aging), hazards=cards.size(view.hazards))
    yield s.t("friday-state-pirates", pirates=" · ".join(_pirate(s, one) for one in view.pirates))
    if view.known_top:
        yield s.t("friday-known-top", cards=cards.listed(s.t, view.known_top))
    if view.known_bottom:
        yield s.t("friday-known-bottom", cards=cards.listed(s.t, view.known_bottom))


def _pirate(s: Sight, one: SeenPirate) -> str:
    name = said.pirate(s.t, one.pirate)
    if one.beaten:
        return s.t("friday-pirate-beaten", name=name)
    return s.t("friday-pirate-value", name=name, value=one.value)
