"""A navigation card in words: what it would do, and to whom of those aboard (L6.4, L7.1, L8.1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.types import Seat
from engine.lifeboat.cards import EVERYONE, NAVIGATION, NavigationCard, NavigationId
from engine.lifeboat.cast import Role
from tgbot.screens import words
from tgbot.screens.context import Context

_BIRDS = {1: "gull", -1: "gull-lost", 0: "gull-none"}


def lines(ctx: Context, number: int, card_id: NavigationId, *, rower: Seat | None = None) -> str:
    """The card, spelled out under its number. `rower` is who rows just now and may not be marked yet."""
    card = NAVIGATION[card_id]
    parts = [ctx.t("sea-card", n=number, bird=ctx.t.sign(_BIRDS[card.gull]), gull=card.gull)]
    falling = overboard(ctx, card)
    parts.append(ctx.t("sea-overboard", who=_who(ctx, falling)) if falling else ctx.t("sea-overboard-nobody"))
    parts.append(_thirst(ctx, card, rower))
    return "\n".join((*parts, ""))


def label(ctx: Context, number: int, card_id: NavigationId) -> str:
    """For a button: «1 · 🐦 · 🌊 Капитан»."""
    card = NAVIGATION[card_id]
    falling = overboard(ctx, card)
    bird = f" {ctx.t.sign(_BIRDS[card.gull])}" if card.gull else ""
    if len(falling) > 1:
        return f"{number}{bird} {ctx.t('sea-label-all')}"
    if not falling:
        return f"{number}{bird} {ctx.t('sea-label-nobody')}"
    return f"{number}{bird} {ctx.t('sea-label', who=words.role_or_you(ctx, ctx.role(falling[0]), 'acc'))}"


def overboard(ctx: Context, card: NavigationCard) -> tuple[Seat, ...]:
    """Who of those in the boat would fall in, the dead among them."""
    return tuple(seat for seat, one in ctx.aboard() if card.overboard == EVERYONE or one.role in card.overboard)


def thirsty(ctx: Context, card: NavigationCard) -> tuple[Seat, ...]:
    """Whom the card names, of the living aboard."""
    return tuple(
        seat
        for seat, one in ctx.aboard()
        if one.health != "dead" and (card.thirst == EVERYONE or one.role in card.thirst) and _not_spared(card, one.role)
    )


def _not_spared(card: NavigationCard, role: Role) -> bool:
    return role not in card.thirst_except


def _thirst(ctx: Context, card: NavigationCard, rower: Seat | None) -> str:
    parts = []
    if named := thirsty(ctx, card):
        spared = [seat for seat, one in ctx.aboard() if one.role in card.thirst_except and one.health != "dead"]
        if spared:
            parts.append(ctx.t("sea-all-but", who=words.people(ctx, spared, "gen")))
        else:
            parts.append(_who(ctx, named))
    if card.oar:
        rowed = _living(ctx, (s for s, one in ctx.aboard() if one.rowed or s == rower))
        parts.append(ctx.t("sea-rowers", who=_who(ctx, rowed) or ctx.t(_nobody(rower))))
    if card.fist:
        fought = _living(ctx, (s for s, one in ctx.aboard() if one.fought))
        parts.append(ctx.t("sea-fighters", who=_who(ctx, fought) or ctx.t(_nobody(rower))))
    return ctx.t("sea-thirst", who=" · ".join(parts)) if parts else ctx.t("sea-thirst-nobody")


def _nobody(rower: Seat | None) -> str:
    """While the day lasts, others may yet row and fight."""
    return "nobody" if rower is None else "nobody-yet"


def _living(ctx: Context, seats: Iterable[Seat]) -> list[Seat]:
    return [seat for seat in seats if ctx.person(seat).health != "dead"]


def _who(ctx: Context, seats: Sequence[Seat]) -> str:
    living = [seat for seat, one in ctx.aboard() if one.health != "dead"]
    if len(seats) > 1 and set(living) <= set(seats):
        return ctx.t("everyone")
    return words.people(ctx, seats)
