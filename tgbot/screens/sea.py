"""A navigation card in words: what it would do, and to whom of those aboard (L6.4, L7.1, L8.1), in today's weather if
the audience knows it (L9.5, L9.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.types import Seat
from engine.lifeboat.cards import EVERYONE, NAVIGATION, NavigationCard, NavigationId
from engine.lifeboat.cast import Role
from engine.lifeboat.state import Cause
from tgbot.screens import weather, words
from tgbot.screens.context import Context

_BIRDS = {1: "gull", -1: "gull-lost", 0: "gull-none"}


def lines(ctx: Context, number: int, card_id: NavigationId, *, rower: Seat | None = None) -> str:
    """The card, spelled out under its number. `rower` is who rows just now and may not be marked yet."""
    card = NAVIGATION[card_id]
    key = "sea-fog" if _hidden(ctx, card) else "sea-card"
    parts = [ctx.t(key, n=number, bird=ctx.t.sign(_BIRDS[card.gull]), gull=card.gull)]
    falling = overboard(ctx, card)
    parts.append(ctx.t("sea-overboard", who=_who(ctx, falling)) if falling else ctx.t("sea-overboard-nobody"))
    parts += [*_instead(ctx, card, rower), _thirst(ctx, card, rower)]
    return "\n".join((*parts, ""))


def label(ctx: Context, number: int, card_id: NavigationId) -> str:
    """For a button: «1 · 🐦 · 🌊 Капитан»."""
    card = NAVIGATION[card_id]
    falling = overboard(ctx, card)
    bird = f" {ctx.t.sign(_BIRDS[card.gull])}" if card.gull and not _hidden(ctx, card) else ""
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


def _hidden(ctx: Context, card: NavigationCard) -> bool:
    return card.gull != 0 and weather.today(ctx) == "foggy"


def _marked(ctx: Context, card: NavigationCard, rower: Seat | None) -> dict[Cause, str]:
    """Who rowed and who fought, where the card asks for it."""
    found: dict[Cause, str] = {}
    if card.oar:
        rowed = _living(ctx, (s for s, one in ctx.aboard() if one.rowed or s == rower))
        found["rowed"] = ctx.t("sea-rowers", who=_who(ctx, rowed) or ctx.t(_nobody(rower)))
    if card.fist:
        fought = _living(ctx, (s for s, one in ctx.aboard() if one.fought))
        found["fought"] = ctx.t("sea-fighters", who=_who(ctx, fought) or ctx.t(_nobody(rower)))
    return found


def _instead(ctx: Context, card: NavigationCard, rower: Seat | None) -> list[str]:
    """Who falls in instead of being thirsty (L9.5)."""
    known, cause = weather.today(ctx), weather.falls_instead_of(ctx)
    marked = _marked(ctx, card, rower)
    return [ctx.t("sea-instead", weather=known, who=marked[cause])] if known and cause in marked else []


def _thirst(ctx: Context, card: NavigationCard, rower: Seat | None) -> str:
    known = weather.today(ctx)
    if known == "rain":
        return ctx.t("sea-rain")
    parts = [ctx.t("sea-hot")] if known == "hot" else []
    if named := thirsty(ctx, card):
        spared = [seat for seat, one in ctx.aboard() if one.role in card.thirst_except and one.health != "dead"]
        if spared:
            parts.append(ctx.t("sea-all-but", who=words.people(ctx, spared, "gen")))
        else:
            parts.append(_who(ctx, named))
    instead = weather.falls_instead_of(ctx)
    parts += [who for cause, who in _marked(ctx, card, rower).items() if cause != instead]
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
