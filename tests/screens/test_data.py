from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tgbot.screens import data

GID = "Ab3_x-9Z"


def test_what_is_written_is_read() -> None:
    assert data.parse(data.answer(GID, "12.3-4", "rob.3.hand")) == data.Tap("answer", GID, "12.3-4", "rob.3.hand")
    assert data.parse(data.shared(GID, "12.3-4", "attack")) == data.Tap("shared", GID, "12", "attack")
    assert data.parse(data.page(GID, "12.3-4/rob/3")) == data.Tap("page", GID, value="12.3-4/rob/3")
    assert data.parse(data.page(GID, "")) == data.Tap("page", GID)
    assert data.parse(data.hand(GID)) == data.Tap("hand", GID)
    assert data.parse(data.lobby(GID, "robot+")) == data.Tap("lobby", GID, value="robot+")
    assert data.parse(data.again(GID)) == data.Tap("again", GID)


@pytest.mark.parametrize(
    "forged",
    [
        None, "", "a", "a:", f"a:{GID}", f"a:{GID}:1.0-2", f"a:{GID}:1.0-2:", f"a:{GID}:1.0-2:row:row", f"a:{GID}::row",
        f"a:{GID[:7]}:1.0-2:row", f"a:{GID}x:1.0-2:row", f"a:{GID}:1.0-2:row\n", f"a:{GID}:1.0-2:грести", "x:1:row",
        f"A:{GID}:1.0-2:row", f"n:{GID}", f"n:{GID}:a b", f"h:{GID}:", f"again:{GID}:", "again", f"l:{GID}:",
        f"a:{GID}:1.0-2:" + "x" * 50, f"a:{GID}:1.0-2:row\x00", f"a:{GID}:١:row",
    ],
)  # fmt: skip
def test_forged_data_means_nothing(forged: str | None) -> None:
    assert data.parse(forged) is None


@given(st.text(max_size=70) | st.from_regex(r"[aghnl]:[A-Za-z0-9_-]{8}(:[ -~]{0,40}){0,3}", fullmatch=True))
def test_whatever_comes_nothing_breaks(text: str) -> None:
    tap = data.parse(text)
    if tap is not None:
        assert len(text.encode()) <= data.LIMIT
        assert tap.gid in text


def test_what_does_not_fit_is_not_sent() -> None:
    with pytest.raises(ValueError, match="too long"):
        data.page(GID, "x" * 60)
