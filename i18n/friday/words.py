"""The words of «Пятница»: cards, hazards, pirates and abilities by the engine's names."""

from __future__ import annotations

from typing import Final

from engine.friday.cards import CARDS, PIRATES, Ability, HazardCard, Kind, Pirate
from i18n.texts import Texts

_PLAIN: Final = ("p20", "p25", "p30", "p35", "p40")


def card(t: Texts, kind: Kind) -> str:
    """A fighting card's name; for a hazard, of its other side."""
    return t(f"friday-card-{kind.split('_')[-1]}")


def hazard(t: Texts, kind: HazardCard) -> str:
    """A hazard's name."""
    return t(f"friday-hazard-{kind.split('_')[0]}")


def pirate(t: Texts, who: Pirate) -> str:
    """A pirate's name."""
    return t(f"friday-pirate-{who}")


def foe(t: Texts, who: HazardCard | Pirate) -> str:
    """A hazard's or a pirate's name."""
    return t(f"friday-pirate-{who}") if who in PIRATES else t(f"friday-hazard-{who.split('_')[0]}")


def twist(t: Texts, who: Pirate) -> str:
    """What is special about a pirate (F5.4–F5.9)."""
    return t(f"friday-twist-{'plain' if who in _PLAIN else who}")


def is_plain(who: str) -> bool:
    """Is it a pirate with nothing special about him (F5.4)?"""
    return who in _PLAIN


def sign(t: Texts, ability: Ability) -> str:
    """An ability in a sign, for a button."""
    return t(f"friday-sign-{ability}")


def does(t: Texts, ability: Ability) -> str:
    """An ability in a word or two, for a line."""
    return t(f"friday-does-{ability}")


def about(t: Texts, ability: Ability) -> str:
    """An ability explained."""
    return t("friday-why-line", sign=sign(t, ability), about=t(f"friday-about-{ability}"))


def number(n: int) -> str:
    """With a minus one can read."""
    return str(n) if n >= 0 else f"−{-n}"


def score(t: Texts, n: int) -> str:
    """So many points: «47 очков», «−3 очка»."""
    return t("friday-score", shown=number(n), n=abs(n))


def described(t: Texts, kind: Kind) -> str:
    """A fighting card as a hazard's other side: «3 прозрение · 💥 уничтожить»."""
    face = CARDS[kind]
    named = {"value": number(face.value), "name": card(t, kind)}
    if face.ability is None:
        return t("friday-card", **named)
    return t("friday-card-does", ability=does(t, face.ability), **named)
