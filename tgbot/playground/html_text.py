"""parse_mode HTML: text with tags → text and entities, refused in Telegram's words, with offsets in bytes."""

import re
from dataclasses import dataclass, field

from tgbot.playground.entities import in_order, utf16
from tgbot.playground.errors import bad
from tgbot.playground.models import Json

_KINDS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "code": "code",
    "pre": "pre",
    "a": "text_link",
    "blockquote": "blockquote",
    "tg-emoji": "custom_emoji",
    "tg-time": "date_time",
}
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
_ENTITY = re.compile(r"&(?:(lt|gt|amp|quot)|#(\d{1,8})|#[xX]([0-9a-fA-F]{1,8}));?")
_PLAIN = re.compile(r"[^<&]+")
_TOKEN = re.compile(r"[A-Za-z0-9.\-]*")
_SURROGATE = (
    "Text contains invalid Unicode characters after decoding HTML entities, check for unmatched surrogate code units"
)
_SPACES = " \t\r\n\0\v"


@dataclass(slots=True)
class _Open:
    tag: str
    attributes: dict[str, str]
    offset: int


@dataclass(slots=True)
class _Scanner:
    source: str
    at: int = 0
    out: list[str] = field(default_factory=list)
    length: int = 0
    stack: list[_Open] = field(default_factory=list)
    entities: list[Json] = field(default_factory=list)

    def run(self) -> None:
        while self.at < len(self.source):
            if self.source[self.at] == "<":
                if self.source[self.at + 1 : self.at + 2] == "/":
                    self._close()
                else:
                    self._open()
            else:
                self._write()
        if self.stack:
            raise _refused(f'Can\'t find end tag corresponding to start tag "{self.stack[-1].tag}"')

    def _write(self) -> None:
        if plain := _PLAIN.match(self.source, self.at):
            self.at = plain.end()
            self._put(plain[0])
            return
        match = _ENTITY.match(self.source, self.at)
        sign = _decoded(match) if match else ""
        self.at = match.end() if match and sign else self.at + 1
        self._put(sign or "&")

    def _put(self, words: str) -> None:
        self.out.append(words)
        self.length += utf16(words)

    def _open(self) -> None:
        begin = self.at
        name = self._word(begin + 1, ">")
        if self.at >= len(self.source):
            raise self._refused("Unclosed start tag", begin)
        tag = name.lower()
        if tag not in _KINDS:
            raise self._refused(f'Unsupported start tag "{tag}"', begin)
        attributes: dict[str, str] = {}
        while (sign := self._skip_spaces()) != ">":
            if not sign:
                raise self._refused(f'Unclosed start tag "{tag}"', begin)
            self._attribute(tag, begin, attributes)
        self.at += 1
        if tag == "span" and attributes.get("class") != "tg-spoiler":
            raise self._refused('Tag "span" must have class "tg-spoiler"', begin)
        if tag == "tg-emoji" and not attributes.get("emoji-id", "").isdigit():
            raise _refused("Invalid custom emoji identifier specified")
        self.stack.append(_Open(tag, attributes, self.length))

    def _attribute(self, tag: str, begin: int, attributes: dict[str, str]) -> None:
        name = self._word(self.at, "=>" if tag == "blockquote" else "=")
        if not name:
            raise self._refused(f'Empty attribute name in the tag "{tag}"', begin)
        if tag == "blockquote" and name == "expandable" and self._skip_spaces() != "=":
            attributes[name] = ""
            return
        if self._skip_spaces() != "=":
            if self.at >= len(self.source) and not name.endswith(">"):
                raise self._refused(f'Unclosed start tag "{tag}"', begin)
            raise self._refused(f'Expected equal sign in declaration of an attribute of the tag "{tag}"', begin)
        self.at += 1
        quote = self._skip_spaces()
        if not quote:
            raise self._refused(f'Unclosed start tag "{tag}"', begin)
        attributes[name.lower()] = self._quoted(quote, begin) if quote in "'\"" else self._token()

    def _quoted(self, quote: str, begin: int) -> str:
        end = self.source.find(quote, self.at + 1)
        if end < 0:
            raise self._refused("Unclosed start tag", begin)
        value = self.source[self.at + 1 : end]
        self.at = end + 1
        return _ENTITY.sub(lambda match: _decoded(match) or match[0], value)

    def _token(self) -> str:
        begin = self.at
        match = _TOKEN.match(self.source, begin)
        value = match[0] if match else ""
        self.at = begin + len(value)
        if self.source[self.at : self.at + 1] not in (*_SPACES, ">"):
            raise self._refused("Unexpected end of name token", begin)
        return value.lower()

    def _close(self) -> None:
        begin = self.at
        if not self.stack:
            raise self._refused("Unexpected end tag", begin)
        name = self._word(begin + 2, ">").lower()
        if self._skip_spaces() != ">":
            raise self._refused("Unclosed end tag", begin)
        self.at += 1
        opened = self.stack.pop()
        if name and name != opened.tag:
            expected = f'expected "</{opened.tag}>", found "</{name}>"'
            raise _refused(f"Unmatched end tag at byte offset {self._byte(begin)}, {expected}")
        if length := self.length - opened.offset:
            self._entity(opened, length)

    def _entity(self, opened: _Open, length: int) -> None:
        entity: Json = {"type": _KINDS[opened.tag], "offset": opened.offset, "length": length}
        attributes = opened.attributes
        match opened.tag:
            case "a":
                url = _address(attributes.get("href") or "".join(self.out)[-length:])
                if not url:
                    return
                entity["url"] = url
            case "code" if attributes.get("class", "").startswith("language-"):
                entity["language"] = attributes["class"].removeprefix("language-")
            case "blockquote" if "expandable" in attributes:
                entity["type"] = "expandable_blockquote"
            case "tg-emoji":
                entity["custom_emoji_id"] = attributes["emoji-id"]
            case "tg-time":
                entity["unix_time"] = int(attributes.get("unix", "0") or 0)
                if form := attributes.get("format"):
                    entity["date_time_format"] = form
        self.entities.append(entity)

    def _word(self, start: int, ends: str) -> str:
        self.at = start
        while self.at < len(self.source) and self.source[self.at] not in _SPACES + ends:
            self.at += 1
        return self.source[start : self.at]

    def _skip_spaces(self) -> str:
        while self.at < len(self.source) and self.source[self.at] in _SPACES:
            self.at += 1
        return self.source[self.at : self.at + 1]

    def _byte(self, at: int) -> int:
        return len(self.source[:at].encode("utf-8", "surrogatepass"))

    def _refused(self, reason: str, at: int) -> Exception:
        return _refused(f"{reason} at byte offset {self._byte(at)}")


def _refused(reason: str) -> Exception:
    return bad(f"can't parse entities: {reason}")


def _decoded(match: re.Match[str]) -> str:
    """The sign an HTML entity stands for, or nothing: then it stays as written."""
    named, decimal, hexadecimal = match.groups()
    if named:
        return _NAMED[named]
    code = int(decimal) if decimal else int(hexadecimal, 16)
    if 0xD800 <= code <= 0xDFFF:
        raise _refused(_SURROGATE)
    return chr(code) if 0 < code < 0x10FFFF else ""


def _address(url: str) -> str:
    """A link made whole, or nothing where it is none."""
    url = url.strip()
    if re.match(r"(?:https?|tg|ton)://\S", url):
        return url
    if not re.match(r"[\w\-]+(?:\.[\w\-]+)+(?:[/?#:]\S*)?$", url):
        return ""
    return f"http://{url}" if re.search(r"[/?#]", url) else f"http://{url}/"


def _joined_code(entities: list[Json]) -> list[Json]:
    """<pre><code class="language-x"> is one entity, and nothing else lives inside code."""
    kept: list[Json] = []
    for entity in in_order(entities):
        same = [one for one in kept if (one["offset"], one["length"]) == (entity["offset"], entity["length"])]
        outer = next((one for one in same if {one["type"], entity["type"]} == {"pre", "code"}), None)
        if outer is not None:
            language = outer.get("language") or entity.get("language")
            outer["type"] = "pre"
            if language:
                outer["language"] = language
            continue
        kept.append(entity)
    for entity in kept:
        if entity["type"] == "code":
            entity.pop("language", None)
    return kept


def parse_html(source: str) -> tuple[str, list[Json]]:
    """Text without tags, and its entities."""
    scanner = _Scanner(source)
    scanner.run()
    return "".join(scanner.out), _joined_code(scanner.entities)
