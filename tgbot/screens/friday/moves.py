"""The buttons of each question, most used first. What cannot be told apart shares one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.friday import decisions as d
from engine.friday.cards import CARDS, Kind
from engine.friday.state import Side
from engine.friday.views import SeenCard, SeenFight
from i18n.friday import words as said
from tgbot.screens import data
from tgbot.screens.friday.sight import Sight
from tgbot.screens.page import pack
from tgbot.screens.types import Button, Keyboard

_MARKED = ("double", "step", "copy")
"""Used cards with these abilities have left a mark on the fight, and none is like another."""

_AIMLESS = ("life1", "life2", "cards1", "cards2", "step", "sort")
"""What these do is the same from either side."""


def rows(s: Sight) -> Keyboard:
    """What may be answered now."""
    assert s.decision is not None
    match s.decision.ask:
        case d.AskHazard():
            return tuple((_hazard(s, option),) for option in s.options)
        case d.AskPirate():
            return tuple((_pirate(s, option, n),) for n, option in enumerate(s.options, 1))
        case d.AskFight():
            return _fight(s)
        case d.AskTarget(ability):
            sign = said.sign(s.t, ability).removesuffix("×2")
            return (*pack(_targets(s, sign)), *_last(s, d.Enough, "friday-enough"))
        case d.AskMore():
            return (*_draw(s), *_last(s, d.Enough, "friday-enough"))
        case d.AskReplacement():
            return (*_draw(s), *_last(s, d.Enough, "friday-no-replacement"))
        case d.AskDiscard():
            return (*_looked(s), *_last(s, d.KeepAll, "friday-keep"))
        case d.AskTop():
            return _looked(s)
        case _:
            return (*pack(_removals(s)), *_last(s, d.Done, "friday-done"))


def _hazard(s: Sight, option: Any) -> Button:
    if isinstance(option, d.SkipHazard):
        return s.choice(option, s.t("friday-skip"))
    offer = s.view.hazards_on_offer[option.place]
    name = said.hazard(s.t, option.card)
    return s.choice(option, s.t("friday-fight", n=option.place + 1, name=name, value=offer.value))


def _pirate(s: Sight, option: Any, n: int) -> Button:
    seen = next(one for one in s.view.pirates if one.pirate == option.pirate)
    name = said.pirate(s.t, option.pirate)
    return s.choice(option, s.t("friday-pirate-first", n=n, name=name, value=seen.value))


# --- a fight ---------------------------------------------------------------------------------------------------------


def _fight(s: Sight) -> Keyboard:
    """Draw or stop, whichever is likelier, then the abilities; what is fatal comes last. To give up is on a page of its
    own, and here only when nothing else is left."""
    fight = s.view.fight
    assert fight is not None
    draw, stop, uses = _draw(s), tuple((button,) for button in _stop(s, fight)), pack(_uses(s, fight))
    if fight.outcome.fatal:
        return (*draw, *uses, *stop, *_surrender(s))
    return (*stop, *draw, *uses) if fight.outcome.won else (*draw, *stop, *uses)


def _surrender(s: Sight) -> Keyboard:
    if any(not isinstance(option, d.GiveUp) for option in s.options):
        return ()
    return ((s.page("quit", s.t("friday-quit"), "danger"),),)


def _draw(s: Sight) -> Keyboard:
    return tuple(
        (s.choice(option, _drawn(s, option), "primary"),) for option in s.options if isinstance(option, d.Draw)
    )


def _drawn(s: Sight, option: d.Draw) -> str:
    assert s.view.fight is not None
    if s.view.use is not None:
        return s.t("friday-draw")
    if option.cost:
        return s.t("friday-draw-paid", n=option.cost)
    return s.t("friday-draw-free", n=s.view.fight.free_left)


def _stop(s: Sight, fight: SeenFight) -> Iterator[Button]:
    """F2.4. What loses the game asks once more."""
    option = next((option for option in s.options if isinstance(option, d.Stop)), None)
    if option is None:
        return
    after = fight.outcome
    if after.fatal:
        yield s.page("stop", s.t("friday-stop-button-fatal"), "danger")
    elif not after.won:
        yield s.choice(option, s.t("friday-stop-button-lost", n=after.pays))
    elif after.pays:
        yield s.choice(option, s.t("friday-stop-button-pays", n=after.pays), "success")
    elif fight.pirate:
        yield s.choice(option, s.t("friday-stop-button-pirate"), "success")
    else:
        name = s.t(f"friday-card-{fight.foe.split('_')[-1]}")
        yield s.choice(option, s.t("friday-stop-button-won", name=name), "success")


def _uses(s: Sight, fight: SeenFight) -> Iterator[Button]:
    """The abilities that can be used. Two of the same card do the same, but for one on the left and one on the right
    that aim: neither can aim at itself (F4)."""
    kinds: dict[tuple[Kind, Side], d.Use] = {}
    for option in s.options:
        if isinstance(option, d.Use):
            card = _at(fight, option.n)
            kinds.setdefault((card.card, "left" if option.ability in _AIMLESS else card.side), option)
    for (kind, side), option in kinds.items():
        sign, face = said.sign(s.t, option.ability), CARDS[kind]
        marks = s.t("friday-mark-right") if side == "right" and (kind, "left") in kinds else ""
        named = {"value": said.number(face.value), "name": said.card(s.t, kind)}
        yield s.choice(option, s.t("friday-use", sign=sign, marks=marks, **named))


# --- cards to choose from --------------------------------------------------------------------------------------------


def _targets(s: Sight, sign: str) -> Iterator[Button]:
    fight = s.view.fight
    assert fight is not None
    aims = [option for option in s.options if isinstance(option, d.Aim)]
    for same in _alike(fight, [option.n for option in aims]):
        option = next(option for option in aims if option.n == same[0].n)
        card = same[0]
        name, value, marks = said.card(s.t, card.card), said.number(card.value), _marks(s, card, len(same))
        yield s.choice(option, s.t("friday-target", sign=sign, value=value, name=name, marks=marks))


def _marks(s: Sight, card: SeenCard, n: int) -> str:
    """What tells a card from another of its kind, and how many are like it."""
    known = {
        "right": card.side == "right", "used": card.used, "doubled": card.doubled, "zeroed": card.zeroed,
        "left-out": card.left_out,
    }  # fmt: skip
    marks = [s.t(f"friday-mark-{name}") for name, on in known.items() if on]
    return "".join([*marks, s.t("friday-mark-many", n=n)] if n > 1 else marks)


def _removals(s: Sight) -> Iterator[Button]:
    fight = s.view.fight
    assert fight is not None
    removals = [option for option in s.options if isinstance(option, d.Remove)]
    seen = set()
    for option in sorted(removals, key=lambda one: _at(fight, one.n).value):
        if option.card not in seen:
            seen.add(option.card)
            named = {"value": said.number(_at(fight, option.n).value), "name": said.card(s.t, option.card)}
            yield s.choice(option, s.t("friday-remove", n=option.cost, **named))


def _looked(s: Sight) -> Keyboard:
    """The cards looked at (F4.7), each kind once."""
    sign = s.t.sign("sort")
    kinds: dict[str, Any] = {}
    for option in s.options:
        if isinstance(option, d.DiscardLooked | d.PutOnTop):
            kinds.setdefault(option.card, option)
    return tuple((s.choice(one, f"{sign} {said.described(s.t, one.card)}"),) for one in kinds.values())


def _alike(fight: SeenFight, numbers: Iterable[int]) -> list[list[SeenCard]]:
    """The cards with these numbers, those together that cannot be told apart."""
    groups: dict[Any, list[SeenCard]] = {}
    for n in numbers:
        card = _at(fight, n)
        unlike = n if card.used and card.ability in _MARKED else None
        look = (card.card, card.side, card.used, card.doubled, card.zeroed, card.left_out, unlike)
        groups.setdefault(look, []).append(card)
    return list(groups.values())


def _at(fight: SeenFight, n: int) -> SeenCard:
    return next(card for card in (*fight.left, *fight.right) if card.n == n)


def standing_for(s: Sight, option: Any) -> Any:
    """The option on whose button this one is: itself, or one that cannot be told from it. Itself where none is shown,
    as what loses the game has a page of its own."""
    shown = {button.data for row in rows(s) for button in row}
    alike = (one for one in s.options if type(one) is type(option) and card_of(s, one) == card_of(s, option))
    return next((one for one in (option, *alike) if data.answer(s.gid, s.question, one.key) in shown), option)


def card_of(s: Sight, option: Any) -> str | None:
    """The card an option is about; None for one about none."""
    if isinstance(option, d.Use):
        assert s.view.fight is not None
        return _at(s.view.fight, option.n).card
    return getattr(option, "card", None)


def _last(s: Sight, kind: type[Any], key: str) -> Keyboard:
    """The plain button at the end: enough, nothing."""
    return tuple((s.choice(option, s.t(key)),) for option in s.options if isinstance(option, kind))
