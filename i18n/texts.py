"""Fluent messages of one language, formatted. All `i18n/<language>/*.ftl` make one bundle, but for the casts: of
`cast-….ftl`, the names of the characters and their signs, one is in it.

The files inflect by themselves, through these functions (`$who` a role, `$kind` a provision, in the engine's words):

    { ROLE($who, case: "gen") }     Капитана         cases: nom gen dat acc ins pre voc, and "at" (у Сноба)
    { GENDER($who) -> [f] взяла *[m] взял }          of a role, or of a provision: m f n pl
    { ROLES($whos, case: "dat") }   Миледи и Снобу   roles in one string, with spaces between
    { LONG($who) }                  сэр Стефан       the full name, for when characters are dealt
    { CARD($kind, case: "acc") }    картину          one provision
    { CARDS($kind, $n, case: "acc") }                2 карты воды; one alone is as CARD
    { PROVISIONS($kinds) }          2 карты воды и нож                 kinds in one string, with spaces between
    { SIGN($what) }                 💧               of a role, a provision or any `sign-…` of names.ftl
    { $n -> [one] рана [few] раны *[many] ран }      plural forms
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal, cast, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Junk, Message, Resource

from engine.lifeboat.cards import Kind
from engine.lifeboat.cast import Cast, Role
from i18n.names import Case, Noun, clean_name, isolated, plural

Language = Literal["ru", "uk"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

CASTS: Final[tuple[Cast, ...]] = get_args(Cast)

_HERE: Final = Path(__file__).parent
_REMEMBERED: Final = 8192
"""Formatted messages kept by each language and cast: a table of six asks for a few hundred."""


class MissingText(KeyError):
    """No such message in the language's files."""


class BrokenText(ValueError):
    """A message that cannot be formatted: an argument or a form is missing."""


class _Number(FluentInt):
    """A plain integer: no grouping, and none of babel's 20 µs."""

    def __new__(cls, value: int) -> _Number:
        number: _Number = int.__new__(cls, value)
        return number

    def format(self, locale: object) -> str:
        return int.__repr__(self)


class _Bundle(FluentBundle):
    """Fluent's bundle, with the plural rule in plain integers: babel goes through decimals, for every variant anew."""

    def __init__(self, language: Language, functions: dict[str, Callable[..., Any]]) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self._plural_form = cast(Any, plural)


class Texts:
    """The sentences of one language, the roles under the names of one cast. Calling it formats a message; what is wrong
    raises, so nothing raw is shown.
    """

    def __init__(self, language: Language, cast: Cast = "classic") -> None:
        self.language: Final = language
        self.cast: Final = cast
        functions: dict[str, Callable[..., Any]] = {
            "ROLE": self.role, "LONG": self.long_role, "GENDER": self.gender,
            "ROLES": lambda whos, case="nom": self.roles(whos.split(), case),
            "CARD": self.card, "CARDS": self.cards, "SIGN": self.sign,
            "PROVISIONS": lambda kinds, case="nom": self.provisions(kinds.split(), case),
        }  # fmt: skip
        self._bundle = _Bundle(language, functions)
        for path in files(language, cast):
            self._add(path)
        self._nouns: dict[str, Noun] = {}
        self._signs: dict[str, str] = {}
        self._read_names()
        self._formatted = lru_cache(maxsize=_REMEMBERED)(self._format)

    def _add(self, path: Path) -> None:
        """Fluent skips what it cannot parse, and a second message of the same name; here neither must be missed."""
        resource = _parsed(path)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise BrokenText(f"{path}: {entry.content}")
            if isinstance(entry, Message) and entry.id.name in self:
                raise BrokenText(f"{path}: {entry.id.name} is defined twice")
        self._bundle.add_resource(resource)

    def __call__(self, key: str, /, **args: str | int) -> str:
        """The message `key` with these arguments. Raises MissingText or BrokenText."""
        return self._formatted(key, tuple(args.items()))

    def __contains__(self, key: object) -> bool:
        """Is there such a message?"""
        return isinstance(key, str) and bool(self._bundle.has_message(key))

    def compiled(self) -> Texts:
        """Itself, with all that Fluent would do at the first use of each message done."""
        for key in self._bundle._messages:
            self._bundle.get_message(key)
        return self

    def _format(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        if not self._bundle.has_message(key):
            raise MissingText(f"{self.language}: {key}")
        return self._resolved(key, self._bundle.get_message(key).value, args)

    def _resolved(self, key: str, pattern: Pattern | None, args: tuple[tuple[str, str | int], ...] = ()) -> str:
        if pattern is None:
            raise MissingText(f"{self.language}: {key} has no text")
        errors: list[Exception] = []
        values = {name: _Number(value) if isinstance(value, int) else value for name, value in args}
        current = CurrentEnvironment(args=values)
        text = pattern(ResolverEnvironment(context=self._bundle, current=current, errors=errors))
        if errors or not isinstance(text, str):
            raise BrokenText(f"{self.language}: {key}: {errors or text}")
        return text

    def _read_names(self) -> None:
        for key in self._bundle._messages:
            prefix, _, name = key.partition("-")
            if prefix == "sign":
                self._signs[name] = self._format(key, ())
            elif prefix in ("role", "card"):
                attributes = self._bundle.get_message(key).attributes
                forms = {form: self._resolved(key, pattern) for form, pattern in attributes.items()}
                self._nouns[name] = Noun(key, self._format(key, ()), forms)

    # --- words -------------------------------------------------------------------------------------------------------

    def role(self, who: Role, case: Case = "nom") -> str:
        """A character's short name."""
        return self._nouns[who].forms[case]

    def long_role(self, who: Role) -> str:
        """A character's full name, for the moment when characters are dealt."""
        return self._nouns[who].forms["long"]

    def gender(self, what: Role | Kind) -> str:
        """m, f, n or pl."""
        return self._nouns[_drawn(what)].gender

    def card(self, kind: Kind, case: Case = "nom") -> str:
        """One provision."""
        return self._nouns[_drawn(kind)].forms[case]

    def cards(self, kind: Kind, n: int, case: Case = "nom") -> str:
        """So many provisions of a kind: «2 карты воды»; one alone is as `card`."""
        forms = self._nouns[_drawn(kind)].forms
        if n == 1:
            return forms[case]
        form = plural(n)
        if form == "one" and case == "acc":
            return f"{int(n)} {forms['one-acc']}"
        return f"{int(n)} {forms[form]}"

    def sign(self, what: str) -> str:
        """The icon of a role, a provision or a thing of `names.ftl`."""
        return self._signs[_drawn(what)]

    def provisions(self, kinds: Iterable[Kind], case: Case = "nom", *, signs: bool = False) -> str:
        """Provisions as a list, the same ones counted: «2 карты воды, нож и картина»."""
        return self.join(
            [f"{self.sign(kind)} {self.cards(kind, n, case)}" if signs else self.cards(kind, n, case)
             for kind, n in Counter(map(_drawn, kinds)).items()]
        )  # fmt: skip

    def join(self, items: Sequence[str], last: Literal["and", "or", "comma"] = "and") -> str:
        """«А, Б и В». The items are ready text."""
        if len(items) < 2:
            return "".join(items)
        head = items[0]
        for item in items[1:-1]:
            head = self("list-comma", head=head, last=item)
        return self(f"list-{last}", head=head, last=items[-1])

    def roles(self, who: Iterable[Role], case: Case = "nom") -> str:
        """Characters as a list: «Боцман, Шкет и Миледи»."""
        return self.join([self.role(role, case) for role in who])

    # --- people ------------------------------------------------------------------------------------------------------

    def player(self, name: str | None) -> str:
        """A person's name for HTML, escaped and isolated; None is an autopilot. An empty name gets a neutral word."""
        return self._player(name, escape=True)

    def player_plain(self, name: str | None) -> str:
        """The same for plain text: buttons and toasts."""
        return self._player(name, escape=False)

    def _player(self, name: str | None, *, escape: bool) -> str:
        if name is None:
            return self("player-robot")
        cleaned = clean_name(name)
        return isolated(cleaned, escape=escape) if cleaned else self("player-nameless")


def _drawn(what: Any) -> Any:
    """Both worths of painting look alike."""
    return "painting" if what in ("painting2", "painting3") else what


def files(language: Language, cast: Cast) -> list[Path]:
    """What makes a bundle: everything of the language but the other casts."""
    found = sorted((_HERE / language).glob("*.ftl"))
    return [path for path in found if not path.stem.startswith("cast-") or path.stem == f"cast-{cast}"]


@lru_cache
def _parsed(path: Path) -> Resource:
    """A file; the casts share the most."""
    return FluentResource(path.read_text(encoding="utf-8"))


def texts(language: Language, cast: Cast = "classic") -> Texts:
    """The sentences of a language, with the characters named as in this cast; read once."""
    return _texts(language, cast)


@lru_cache
def _texts(language: Language, cast: Cast) -> Texts:
    return Texts(language, cast)
