"""Names in cases (`names.ftl`): characters and provisions; and the names of people, which are never inflected."""

from __future__ import annotations

import html
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, get_args

Case = Literal["nom", "gen", "dat", "acc", "ins", "pre", "voc", "at"]
"""`voc`: the form of address, in Russian the nominative · `at`: preposition and genitive («у Сноба»)."""

Gender = Literal["m", "f", "n", "pl"]

_INFLECTED: Final = ("gen", "dat", "acc", "ins", "pre")


class Noun:
    """One word of `names.ftl` in all its forms. Without cases it is the same in each; with some it must have all."""

    __slots__ = ("forms", "gender")

    def __init__(self, key: str, nominative: str, forms: Mapping[str, str]) -> None:
        inflected = [case for case in _INFLECTED if case in forms]
        if inflected and len(inflected) != len(_INFLECTED):
            raise ValueError(f"{key} has some cases and not others")
        self.gender = forms["gender"]
        self.forms: dict[str, str] = dict.fromkeys(get_args(Case), nominative) | dict(forms)


def plural(n: int) -> Literal["one", "few", "many"]:
    """The form of a Russian or Ukrainian noun beside this number (the two languages agree on it)."""
    ones, tens = n % 10, n % 100
    if ones == 1 and tens != 11:
        return "one"
    return "few" if 2 <= ones <= 4 and not 12 <= tens <= 14 else "many"


# --- people ----------------------------------------------------------------------------------------------------------

LONGEST_NAME: Final = 64
_ISOLATE: Final = "\u2068"
_POP: Final = "\u2069"
_BLANK_LETTERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u2800\u3164\uffa0")
_EMOJI_GLUE: Final = frozenset("\u200c\u200d") | {chr(code) for code in range(0xE0020, 0xE0080)}
"""Invisible, but families and the flags of England, Scotland and Wales fall apart without them."""


def _kept(character: str) -> str:
    if character in _BLANK_LETTERS:
        return ""
    if character in _EMOJI_GLUE:
        return character
    category = unicodedata.category(character)
    if category in ("Cc", "Zs", "Zl", "Zp"):
        return " "
    return "" if category in ("Cf", "Cs") else character


def _visible(name: str) -> bool:
    categories = (unicodedata.category(character) for character in name)
    return any(category[0] in "LNPS" or category == "Cn" for category in categories)  # Cn: emoji newer than Python


@lru_cache(maxsize=4096)
def clean_name(name: str) -> str:
    """A person's name on one line, at most 64 characters, nothing invisible in it; "" if nothing is left."""
    cleaned = " ".join("".join(map(_kept, name)).split())
    if not _visible(cleaned):
        return ""
    if len(cleaned) > LONGEST_NAME:
        cleaned = cleaned[: LONGEST_NAME - 1].rstrip("\u200d ") + "…"
    return cleaned


def isolated(name: str, *, escape: bool) -> str:
    """The name between Unicode isolates: a right-to-left one leaves its neighbours alone. `escape`: for HTML."""
    return f"{_ISOLATE}{html.escape(name, quote=False) if escape else name}{_POP}"
