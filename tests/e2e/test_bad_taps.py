"""Taps as nobody should make them: forged, foreign, late, doubled. Each is answered in a word and changes nothing."""

from __future__ import annotations

import pytest

from tests.e2e.stage import Game, Stage, datas, lobby_of
from tgbot.playground.person import Person


async def test_forged_taps_change_nothing(stage: Stage) -> None:
    game, other = await stage.voyage(stage.crew(4)), await stage.voyage(stage.crew(4), title="Другой клуб")
    asked, decision, options = await game.asked()
    before, gid = await game.loaded(), game.gid
    forged = [
        "", " ", "x", "a", "a:", "a::", f"a:{gid}", f"a:{gid}:", f"a:{gid}:{decision}", f"a:{gid}:{decision}:",
        f"a:{gid}:{decision}:nonsense", f"a:{gid}:99.99-9:row", f"a:{gid}:{decision}:{options[0]}\n",
        f"a:{gid.upper()}:{decision}:{options[0]}", f"b:{gid}", "a:" + "я" * 30, "💧" * 16, "\x00" * 64, "a" * 64,
        f"g:{gid}:{decision}:{options[0]}:1", "l:", f"l:{gid}:", f"l:{gid}:s.clock.1", "again:", "r:", "r:../../etc",
        "h:", "k:", "n:", "{{p00}}:due", "a:zzzzzzzz:1.0-0:row", "'; FLUSHALL", f"l:{gid}:begin", f"again:{gid}",
        f"l:{gid}:robot+", f"l:{gid}:s.edition.forum", f"a:{other.gid}:{decision}:{options[0]}", f"h:{other.gid}",
        f"n:{other.gid}:", f"k:{other.gid}", f"l:{other.gid}:stop", f"l:{other.gid}:keep",
    ]  # fmt: skip
    for data in forged:
        for message in (game.panel(asked), game.board()):
            assert await stage.tap(asked, message, data), data
    assert (await game.loaded()).version == before.version


async def test_a_path_of_nonsense_leaves_the_panel_as_it_is(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    asked, decision, _ = await game.asked()
    shown = game.panel(asked)
    text, buttons = shown.text, shown.buttons
    for path in ("x", "trade/zz", "../..", f"{decision}/9/9", "open/0.0.0", "1" * 53):
        await stage.tap(asked, shown, f"n:{game.gid}:{path}")
    await stage.settled()
    assert (game.panel(asked).text, game.panel(asked).buttons) == (text, buttons)


async def test_no_forged_tap_takes_or_turns_a_message_of_the_group(stage: Stage) -> None:
    """Settings and rules turn their own messages, «let it sail» takes away its own question, and no other."""
    game = await stage.voyage(stage.crew(4))
    mallory = game.people[3]
    theirs = await stage.lobby([mallory], title="Своя шлюпка")
    board = game.board()
    text = board.text
    for data in ("l:settings:b", "l:settings:s", "l:settings:s.rules", "r:fight", f"l:{theirs.gid}:keep"):
        await stage.tap(mallory, board, data)
    await stage.settled(later=1)
    assert not board.deleted
    assert board.text == text
    await stage.say(game.people[0], "/rules", game.chat)
    rules = mallory.with_buttons(game.chat)[0]
    assert await stage.tap(mallory, rules, datas(rules)[1]) == ""
    await stage.tap(mallory, rules, "l:settings:b")
    assert not rules.deleted


async def test_a_private_chat_has_a_language_and_no_other_setting(stage: Stage) -> None:
    (olya,) = stage.crew(1)
    olya.start()
    await stage.say(olya, "/language")
    for data in ("l:settings:s.clock.60", "l:settings:s.edition.forum", "l:settings:s", "l:settings:s.rules"):
        assert await stage.tap(olya, olya.with_buttons()[0], data)
    assert any("/newgame" in text for text in await stage.say(olya, "/help"))
    await stage.tap(olya, olya.with_buttons()[0], "l:settings:s.language.uk")
    assert "Що я вмію" in (await stage.say(olya, "/help"))[0]


async def test_what_is_asked_of_another_is_not_yours(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4), seated=4)
    asked, decision, options = await game.asked()
    (stranger,) = stage.crew(1)
    stage.world.groups.join(game.chat, stranger)
    stranger.start()
    rest = [person for person in game.people if person.id != asked.id]
    before = await game.loaded()
    for person in rest:
        assert "не тебе" in await stage.tap(person, game.board(), f"a:{game.gid}:{decision}:{options[0]}")
    for data in (f"a:{game.gid}:{decision}:{options[0]}", f"h:{game.gid}", f"n:{game.gid}:why", f"k:{game.gid}"):
        assert "не в этой шлюпке" in await stage.tap(stranger, game.board(), data)
    assert (await game.loaded()).version == before.version


async def test_a_tap_counts_once_however_often_it_comes(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    asked, decision, options = await game.asked()
    panel, before = game.panel(asked), await game.loaded()
    data = f"a:{game.gid}:{decision}:{options[0]}"
    assert data in datas(panel)
    taps = [stage.world.tap(asked.user, panel, data) for _ in range(5)]
    await stage.wait(lambda: all(tap.answer for tap in taps))
    after = await game.loaded()
    assert after.version == before.version + 1
    said = [tap.answer.text for tap in taps if tap.answer]
    assert said[0] == ""
    assert all("уже решён" in text for text in said[1:])
    await stage.settled()


async def test_a_late_tap_gets_a_word_and_the_fresh_panel(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    asked, decision, options = await game.asked()
    panel = game.panel(asked)
    await game.skip()
    assert "уже решён" in await stage.tap(asked, panel, f"a:{game.gid}:{decision}:{options[0]}")
    await stage.settled()
    assert f"a:{game.gid}:{decision}:{options[0]}" not in datas(panel)


async def test_after_the_end(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    asked, decision, options = await game.asked()
    board, panel = game.board(), game.panel(asked)
    await game.until(lambda state: state.ended is not None)
    for data in (f"a:{game.gid}:{decision}:{options[0]}", f"g:{game.gid}:{decision}:out", f"n:{game.gid}:trade"):
        assert "окончена" in await stage.tap(asked, panel, data)
    assert await stage.tap(asked, board, f"h:{game.gid}")
    assert await stage.store.db.do("GET", f"claim:{game.chat.id}:0") is None
    end = await stage.wait(
        lambda: next((m for m in asked.with_buttons(game.chat) if f"again:{game.gid}" in datas(m)), None)
    )
    assert "не в этой шлюпке" in await stage.tap(stage.crew(1)[0], end, f"again:{game.gid}")
    assert await stage.tap(asked, panel, f"again:{game.gid}")
    first, second = (stage.world.tap(person.user, end, f"again:{game.gid}") for person in game.people[:2])
    await stage.wait(lambda: first.answer and second.answer)
    await stage.settled()
    lobby = lobby_of(asked, game.chat)
    assert lobby is not None
    assert all(person.user.first_name in lobby.text for person in game.people)
    assert first.answer is not None
    assert second.answer is not None
    assert (first.answer.text, "Набор здесь уже" in second.answer.text) == ("", True)


@pytest.mark.parametrize("how", ["leaves the boat", "leaves the group"])
async def test_whoever_left_plays_no_more_until_back(stage: Stage, how: str) -> None:
    game = await stage.voyage(stage.crew(4))
    asked, decision, options = await game.asked()
    panel = game.panel(asked)
    if how == "leaves the boat":
        await stage.say(asked, "/leave", game.chat)
    else:
        stage.world.groups.leave(game.chat, asked)
    await stage.settled()
    assert await game.automated(asked)
    assert await stage.tap(asked, panel, f"a:{game.gid}:{decision}:{options[0]}")
    await _comes_back(stage, game, asked, how)
    assert not await game.automated(asked)


async def _comes_back(stage: Stage, game: Game, person: Person, how: str) -> None:
    if how == "leaves the boat":
        await stage.say(person, "/join", game.chat)
    else:
        stage.world.groups.join(game.chat, person)
        await stage.settled()


async def test_a_mistake_of_ours_is_admitted(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """An update nothing can be made of is put aside; who pressed hears a word, and who comes next is served."""
    game = await stage.voyage(stage.crew(4))
    asked, decision, options = await game.asked()
    monkeypatch.setattr("tgbot.desk.taps.data.parse", _broken)
    assert "Что-то пошло не так" in await stage.tap(asked, game.panel(asked), f"a:{game.gid}:{decision}:{options[0]}")
    monkeypatch.undo()
    assert await stage.tap(asked, game.panel(asked), f"a:{game.gid}:{decision}:{options[0]}") == ""
    stage.errors = ("update", "is parked")


def _broken(data: str) -> None:
    raise RuntimeError("a mistake of ours")
