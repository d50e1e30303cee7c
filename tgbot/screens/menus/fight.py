"""L4: the fight, in private: both sums, what joining would make of them, weapons. What the group sees of it is built
from here too.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import Decision, Seat
from engine.lifeboat.cards import FLARE_STRENGTH, WEAPONS
from engine.lifeboat.decisions import AskFight, Done, DrinkFireWater, FireInFight, Join, OpenCard, Option, Out
from engine.lifeboat.views import SeenFight
from tgbot.screens import words
from tgbot.screens.context import Context
from tgbot.screens.menus import fire_water
from tgbot.screens.page import Page, choice, pack
from tgbot.screens.types import Button, Keyboard


def title(ctx: Context, fight: SeenFight) -> str:
    """What it is about."""
    stake = fight.stake
    what = f"{ctx.t.sign(stake.kind)} {ctx.t.card(stake.kind, 'acc')}" if stake.kind is not None else ""
    return ctx.t("fight-title", stake=stake.what, victim=ctx.role(fight.victim), what=what)


def sides(ctx: Context, fight: SeenFight) -> tuple[str, str]:
    """Both sums with their parts (L4.9)."""
    return (
        _side(ctx, fight, "fight-attack", fight.attackers, fight.attack),
        _side(ctx, fight, "fight-defence", fight.defenders, fight.defence),
    )


def _side(ctx: Context, fight: SeenFight, key: str, seats: Sequence[Seat], total: int) -> str:
    """The sum is said where there is something to add up."""
    parts = " + ".join(_part(ctx, fight, seat) for seat in seats)
    return ctx.t(key, n=len(seats), parts=parts, sum=total, adds_up="yes" if " + " in parts else "no")


def standing(ctx: Context, fight: SeenFight) -> str:
    """Who would win now (L4.6)."""
    if fight.attack == fight.defence:
        return ctx.t("fight-tie")
    return ctx.t("fight-leads", side="attack" if fight.attack > fight.defence else "defence")


def _part(ctx: Context, fight: SeenFight, seat: Seat) -> str:
    fired = [(ctx.t.sign("flare"), FLARE_STRENGTH)] if fight.fired == seat else []
    return f"{words.role_or_you(ctx, ctx.role(seat))} {words.power_parts(ctx, seat, fired)}"


# --- the private page ------------------------------------------------------------------------------------------------


def page(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """Join, draw, be done."""
    fight, ask = ctx.view.scene, decision.ask
    if steps or not isinstance(fight, SeenFight) or not isinstance(ask, AskFight):
        return None
    lines = [title(ctx, fight), *sides(ctx, fight), standing(ctx, fight)]
    if not decision.blocking:
        lines.append(ctx.t("fight-said-done"))
    head = ctx.t("fight-head-out" if ask.side is None else "fight-head-in", side=ask.side or "attack")
    return Page(head, tuple(lines), _rows(ctx, decision, options, fight), bare=False)


def _rows(ctx: Context, decision: Decision, options: Sequence[Option], fight: SeenFight) -> Keyboard:
    acts: list[Button] = []
    ends: list[Button] = []
    for option in options:
        match option:
            case Join():
                acts.append(_join(ctx, decision, option, fight))
            case OpenCard():
                text = ctx.t("fight-weapon", card=words.card(ctx, option.kind), plus=WEAPONS.get(option.kind, 0))
                acts.append(choice(ctx, decision, option, text, "primary"))
            case FireInFight():
                acts.append(choice(ctx, decision, option, ctx.t("fight-flare", plus=FLARE_STRENGTH), "danger"))
            case DrinkFireWater():
                acts.append(_drink(ctx, decision, option, fight))
            case Done():
                ends.append(choice(ctx, decision, option, ctx.t("fight-done")))
            case Out():
                ends.append(
                    choice(
                        ctx, decision, option, ctx.t("fight-out", side="none" if ctx.seat in fight.may_join else "in")
                    )
                )
            case _:
                pass
    return (*((button,) for button in acts), *pack(ends))


def _drink(ctx: Context, decision: Decision, option: DrinkFireWater, fight: SeenFight) -> Button:
    """With what would come of it, and what it costs (L9.2)."""
    mine, theirs = fire_water.sums(fight, "attack" if ctx.seat in fight.attackers else "defence")
    return choice(ctx, decision, option, ctx.t("fight-drink", mine=mine, theirs=theirs), "primary")


def _join(ctx: Context, decision: Decision, option: Join, fight: SeenFight) -> Button:
    """With what would come of it."""
    mine = dict(fight.powers).get(ctx.seat, 0)
    attack = fight.attack + (mine if option.side == "attack" else 0)
    defence = fight.defence + (mine if option.side == "defence" else 0)
    leader = fight.attackers[0] if option.side == "attack" else fight.defenders[0]
    text = ctx.t("fight-join", side=option.side, leader=ctx.role(leader), attack=attack, defence=defence)
    return choice(ctx, decision, option, text, "danger" if option.side == "attack" else "primary")
