from tgbot.memory import Memory


def test_what_is_made_is_made_once(monkeypatch) -> None:
    monkeypatch.undo()  # the other tests of this directory go without
    made = []
    memory: Memory[str, int] = Memory(lambda key: made.append(key) or len(key), 2)
    assert (memory("one"), memory("one"), made) == (3, 3, ["one"])
    memory.keep("three", 33)
    assert (memory("three"), made) == (33, ["one"])
    assert (memory("four"), memory("one"), made) == (4, 3, ["one", "four", "one"])
