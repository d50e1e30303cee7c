"""Texts of refusals and offsets are those of Telegram's own library."""

import pytest

from tgbot.playground.errors import ApiError
from tgbot.playground.html_text import parse_html

SURROGATE = (
    "Text contains invalid Unicode characters after decoding HTML entities, check for unmatched surrogate code units"
)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("&#57311;", SURROGATE),
        ("&#xDFDF", SURROGATE),
        ("🏟 🏟&lt;<abacaba", "Unclosed start tag at byte offset 13"),
        ("🏟 🏟&lt;<abac aba>", 'Unsupported start tag "abac" at byte offset 13'),
        ("a < b", 'Unsupported start tag "" at byte offset 2'),
        ("🏟 🏟&lt;<i   =aba>", 'Empty attribute name in the tag "i" at byte offset 13'),
        (
            "🏟 🏟&lt;<i    aba>",
            'Expected equal sign in declaration of an attribute of the tag "i" at byte offset 13',
        ),
        ("🏟 🏟&lt;<i    aba  =  ", 'Unclosed start tag "i" at byte offset 13'),
        ("🏟 🏟&lt;<i    aba  =  190azAz-.,", "Unexpected end of name token at byte offset 27"),
        ('🏟 🏟&lt;<i    aba  =  "&lt;&gt;&quot;>', "Unclosed start tag at byte offset 13"),
        ("<a href", 'Unclosed start tag "a" at byte offset 0'),
        ("🏟 🏟&lt;</", "Unexpected end tag at byte offset 13"),
        ("🏟 🏟&lt;<b></b></", "Unexpected end tag at byte offset 20"),
        ("🏟 🏟&lt;<i>a</i   ", "Unclosed end tag at byte offset 17"),
        ("🏟 🏟&lt;<i>a</em   >", 'Unmatched end tag at byte offset 17, expected "</i>", found "</em>"'),
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ('<tg-emoji emoji-id="x">y</tg-emoji>', "Invalid custom emoji identifier specified"),
    ],
)
def test_what_does_not_parse_is_refused(source: str, reason: str) -> None:
    with pytest.raises(ApiError) as refused:
        parse_html(source)
    assert refused.value.description == f"Bad Request: can't parse entities: {reason}"


@pytest.mark.parametrize(
    ("source", "text", "entities"),
    [
        ("", "", []),
        ("&lt;&gt;&amp;&quot;&laquo;&#12345678;", '<>&"&laquo;&#12345678;', []),
        ("➡️ ➡️<i>➡️ ➡️</i><b>➡️</b>", "➡️ ➡️➡️ ➡️➡️", [("italic", 5, 5), ("bold", 10, 2)]),
        ("🏟 🏟<i>🏟 &gt;<b aba   =   caba>&lt🏟</b></i>", "🏟 🏟🏟 ><🏟", [("italic", 5, 7), ("bold", 9, 3)]),
        ("<s>a</><U>b</U>", "ab", [("strikethrough", 0, 1), ("underline", 1, 1)]),
        ("<b></b>x", "x", []),
        ('<pre><code class="language-fift">a</></>', "a", [("pre", 0, 1)]),
        ("<blockquote expandable>a</blockquote>", "a", [("expandable_blockquote", 0, 1)]),
        ('<span class="tg-spoiler">a</span><tg-spoiler>b</tg-spoiler>', "ab", [("spoiler", 0, 1), ("spoiler", 1, 1)]),
        ("<a> </a>", " ", []),
    ],
)
def test_what_parses(source: str, text: str, entities: list[tuple[str, int, int]]) -> None:
    words, found = parse_html(source)
    assert words == text
    assert [(one["type"], one["offset"], one["length"]) for one in found] == entities


def test_links() -> None:
    _, found = parse_html(
        "<a href=telegram.org>a</a><a href='tg://user?id=5'>b</a><a href=\"https://t.me/b?start=x\">c</a>"
    )
    assert [one["url"] for one in found] == ["http://telegram.org/", "tg://user?id=5", "https://t.me/b?start=x"]
    assert parse_html('<pre><code class="language-fift">a</></>')[1][0]["language"] == "fift"
