"""Pieces that many screens say in the same words: people, deadlines, lists, what somebody would look like after some
wounds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final

from engine.core.types import Decision, Seat
from engine.lifeboat.cards import FIRE_STRENGTH, WEAPONS, Kind
from engine.lifeboat.cast import Role
from engine.lifeboat.decisions import AskPause
from engine.lifeboat.views import SeenPerson
from i18n.names import Case, clean_name
from i18n.texts import Texts
from tgbot.screens.context import Context

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


GULLS: Final = 4
"""So many end the voyage (L6.5)."""


def gulls(ctx: Context) -> str:
    """«🐦🐦▫️▫️»."""
    seen = min(ctx.view.gulls, GULLS)
    return ctx.t.sign("gull") * seen + ctx.t.sign("gull-none") * (GULLS - seen)


# --- people ----------------------------------------------------------------------------------------------------------


def name(ctx: Context, seat: Seat, limit: int = 20) -> str:
    """A person's name for HTML text, cut short; an autopilot's sign where one plays."""
    robot = ctx.t.sign("robot")
    raw = ctx.names[seat]
    if raw is None:
        return robot
    cut = ctx.t.player(shortened(raw, limit))
    return f"{cut} {robot}" if ctx.person(seat).automated else cut


def shortened(raw: str, limit: int) -> str:
    """A name, or a group's title, of at most so many characters."""
    cleaned = clean_name(raw)
    return cleaned if len(cleaned) <= limit else cleaned[: limit - 1].rstrip("\u200d ") + "…"


def person(ctx: Context, seat: Seat, case: Case = "nom") -> str:
    """«Боцман (Тарас)»: the character inflected, the name not."""
    return ctx.t("person", role=ctx.t.role(ctx.role(seat), case), name=name(ctx, seat))


def signed(ctx: Context, seat: Seat) -> str:
    """«🎩 Сноб», with a sign of its health: what a button says of somebody."""
    role = ctx.role(seat)
    return f"{ctx.t.sign(role)} {ctx.t.role(role)}{_health(ctx, ctx.person(seat))}"


def _health(ctx: Context, one: SeenPerson) -> str:
    return "" if one.health == "well" else f" {ctx.t.sign(one.health)}"


def people(ctx: Context, seats: Iterable[Seat], case: Case = "nom") -> str:
    """«ты, Сноб и Шкет»: the audience first, as «ты»."""
    known = list(seats)
    mine = [ctx.t("you", case=case)] if ctx.view.seat in known else []
    return ctx.t.join([*mine, *(ctx.t.role(ctx.role(s), case) for s in known if s != ctx.view.seat)])


def whole_boat(ctx: Context, seats: Sequence[Seat]) -> bool:
    """Are these all that are aboard?"""
    return set(ctx.view.boat) <= set(seats)


def role_or_you(ctx: Context, role: Role, case: Case = "nom") -> str:
    """A role's name, «ты» for the audience's own."""
    mine = ctx.view.seat is not None and ctx.me.role == role
    return ctx.t("you", case=case) if mine else ctx.t.role(role, case)


# --- numbers ---------------------------------------------------------------------------------------------------------


def power_parts(ctx: Context, seat: Seat, extra: Sequence[tuple[str, int]] = ()) -> str:
    """«5 + 🔪3»: where a strength comes from; `extra` are further signs with their numbers."""
    one = ctx.person(seat)
    weapons = [(ctx.t.sign(kind), WEAPONS[kind]) for kind in one.open if kind in WEAPONS]
    drunk = [(ctx.t.sign("drank"), FIRE_STRENGTH)] if one.drank else []
    return " + ".join([str(one.strength), *(f"{sign}{n}" for sign, n in (*weapons, *drunk, *extra))])


def in_brackets(ctx: Context, seat: Seat) -> str:
    """« (5 + 🔪3)», where there is more to it than strength."""
    parts = power_parts(ctx, seat)
    return f" ({parts})" if " " in parts else ""


def verdict(attack: int, defence: int) -> str:
    """Who would win: «more» is the attack; a tie is the defender's (L4.6)."""
    return "more" if attack > defence else "tie" if attack == defence else "less"


def after_wounds(ctx: Context, one: SeenPerson, more: int) -> str:
    """«станет 3 из 4», with 😵 or 💀 where it comes to that (L5.1)."""
    wounds = max(0, one.wounds + more)
    sign = ctx.t.sign("unconscious") if wounds == one.strength else ctx.t.sign("dead") if wounds > one.strength else ""
    return ctx.t("wounds-of", n=wounds, of=one.strength) + (f" {sign}" if sign else "")


def hand_of(ctx: Context, one: SeenPerson) -> str:
    """«🎴3»; nothing for an empty hand."""
    return f"{ctx.t.sign('hand')}{one.hand_size}" if one.hand_size else ""


def waters(ctx: Context) -> int:
    """How many waters the audience has."""
    return ctx.secrets.hand.count("water") + ctx.me.open.count("water")


def things(ctx: Context, one: SeenPerson) -> str:
    """«🎴3 🔪💧»: what everybody sees that somebody has."""
    return " ".join(filter(None, (hand_of(ctx, one), icons(ctx, one.open))))


# --- cards -----------------------------------------------------------------------------------------------------------


def card(ctx: Context, kind: Kind) -> str:
    """«💧 вода»."""
    return f"{ctx.t.sign(kind)} {ctx.t(f'short-{kind}')}"


def counted(ctx: Context, kinds: Sequence[Kind]) -> str:
    """«💧 вода ×2, 🔪 нож»; a dash for none."""
    different = list(dict.fromkeys(kinds))
    if not different:
        return ctx.t("nothing")
    return ", ".join(_times(ctx, card(ctx, kind), kinds.count(kind)) for kind in different)


def icons(ctx: Context, kinds: Sequence[Kind]) -> str:
    """«💧💧🔪»: signs alone."""
    return "".join(map(ctx.t.sign, kinds))


def _times(ctx: Context, text: str, n: int) -> str:
    return text if n == 1 else f"{text} ×{n}"


# --- time ------------------------------------------------------------------------------------------------------------


def deadline(ctx: Context, decision: Decision | None = None) -> float | None:
    """Until when: of this decision, or of what the game waits for. A fight's silence goes before all; in a sealed
    window the last counts, so that an answer more or less shows nowhere (L11.3).
    """
    open_ones = ctx.awaited()
    silence = [d for d in open_ones if isinstance(d.ask, AskPause) and d.ask.what == "silence"]
    if not silence and decision is not None and decision.id in ctx.deadlines:
        return ctx.deadlines[decision.id]
    times = [ctx.deadlines[d.id] for d in silence or open_ones if d.id in ctx.deadlines]
    return max(times, default=None)


def until(ctx: Context, when: float | None) -> str:
    """« — до 21:30 (ещё 4 ч)», with its dash; nothing when there is no deadline."""
    if when is None:
        return ""
    at, left = moment(ctx, when)
    return ctx.t("until", at=at, left=left)


def moment(ctx: Context, when: float) -> tuple[str, str]:
    """«21:30» and «ещё 4 ч». New clients show both in the reader's own zone and words, and keep them up to date; the
    others show what we write."""
    there = datetime.fromtimestamp(when, ctx.timezone)
    today = datetime.fromtimestamp(ctx.now, ctx.timezone).date()
    clock, form = f"{there:%H:%M}", "t"
    if when - ctx.now > _DAY / 2 and there.date() > today:
        form = "wt"
        tomorrow = there.date() == today + timedelta(days=1)
        clock = ctx.t("time-tomorrow" if tomorrow else f"time-weekday-{there.weekday()}", clock=clock)
    tag = f'<tg-time unix="{int(when)}" format='
    return f'{tag}"{form}">{clock}</tg-time>', f'{tag}"r">{remaining(ctx, when - ctx.now)}</tg-time>'


def remaining(ctx: Context, seconds: float) -> str:
    """«ещё 4 ч», roughly."""
    return ctx.t("left-soon") if seconds < 15 else ctx.t("left", time=duration(ctx, round(seconds)))


def duration(ctx: Context, seconds: int) -> str:
    """«4 ч», «25 мин», «2 дня», roughly."""
    return spelled_duration(ctx.t, seconds)


def spelled_duration(t: Texts, seconds: int) -> str:
    """The same in any language's words."""
    if seconds >= 2 * _DAY:
        return t("duration-days", n=round(seconds / _DAY))
    if seconds >= _HOUR - _MINUTE:
        return t("duration-hours", n=max(1, round(seconds / _HOUR)))
    if seconds < _MINUTE:
        return t("duration-seconds", n=seconds if seconds < 10 else 5 * round(seconds / 5))
    minutes = round(seconds / _MINUTE)
    return t("duration-minutes", n=minutes if minutes <= 10 else 5 * round(minutes / 5))
