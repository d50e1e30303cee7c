"""Checks a call against the machine-readable Bot API description.

`python -m tgbot.playground.schema SOURCE` writes `bot-api.json`: the methods the playground answers and the types
reachable from their parameters, without descriptions. Telegram ignores parameters it does not know; here they are
refused, as in a test an unknown parameter is a mistake of ours.
"""

import json
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tgbot.playground.errors import ApiError, bad

HERE = Path(__file__).with_name("bot-api.json")
METHODS = [
    "getMe",
    "getUpdates",
    "setWebhook",
    "deleteWebhook",
    "getWebhookInfo",
    "logOut",
    "close",
    "sendMessage",
    "sendPhoto",
    "sendDocument",
    "sendChatAction",
    "editMessageText",
    "editMessageCaption",
    "editMessageMedia",
    "editMessageReplyMarkup",
    "deleteMessage",
    "deleteMessages",
    "pinChatMessage",
    "unpinChatMessage",
    "unpinAllChatMessages",
    "setMessageReaction",
    "answerCallbackQuery",
    "answerInlineQuery",
    "savePreparedInlineMessage",
    "getChat",
    "getChatMember",
    "getChatAdministrators",
    "getChatMemberCount",
    "leaveChat",
    "setMyCommands",
    "getMyCommands",
    "deleteMyCommands",
    "setMyName",
    "getMyName",
    "setMyDescription",
    "getMyDescription",
    "setMyShortDescription",
    "getMyShortDescription",
    "setChatMenuButton",
    "getChatMenuButton",
]
MISSING = {
    "chat_id": "chat_id is empty",
    "text": "message text is empty",
    "message_id": "message identifier is not specified",
    "photo": "there is no photo in the request",
    "document": "there is no document in the request",
    "action": "wrong parameter action in request",
}
_ARRAY = "Array of "


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came in a multipart body."""

    name: str
    content: bytes
    mime: str


@dataclass(frozen=True, slots=True)
class Params:
    """The checked parameters of one call and the files that came with it."""

    values: Mapping[str, Any]
    files: Mapping[str, Upload]

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    def get(self, name: str, default: Any = None) -> Any:
        """The parameter, or the default where the call does not have it."""
        return self.values.get(name, default)


class Schema:
    """The description, and the checks that follow from it."""

    def __init__(self, description: Mapping[str, Any]) -> None:
        self.version: str = description["version"]
        self.methods: Mapping[str, Any] = description["methods"]
        self.types: Mapping[str, Any] = description["types"]
        self._by_lower: dict[str, str] = {name.lower(): name for name in self.methods}

    def method(self, name: str) -> str:
        """The method's name in its own case, or 404."""
        found = self._by_lower.get(name.lower())
        if found is None:
            raise ApiError(404, "Not Found: method not found")
        return found

    def check(self, method: str, raw: Mapping[str, Any], files: Mapping[str, Upload]) -> Params:
        """The call's parameters with their right types; raises a 400 for whatever is amiss."""
        fields = self.methods[method]
        for name in raw:
            if name not in fields:
                raise bad(f'unknown parameter "{name}" of the method {method}')
        values: dict[str, Any] = {}
        for name, field in fields.items():
            if name in raw:
                values[name] = self._parameter(name, raw[name], field["types"])
            elif name in files and "InputFile" in field["types"]:
                values[name] = f"attach://{name}"
            elif field.get("required"):
                raise bad(MISSING.get(name, f'parameter "{name}" is required'))
        self._check_files(method, raw, files)
        return Params(values, files)

    def _check_files(self, method: str, raw: Mapping[str, Any], files: Mapping[str, Upload]) -> None:
        said = json.dumps(raw, default=str)
        for name in files:
            if name not in self.methods[method] and f"attach://{name}" not in said:
                raise bad(f'unknown file "{name}" of the method {method}')

    def _parameter(self, name: str, value: Any, types: list[str]) -> Any:
        """A top-level parameter: forms carry everything as text, and objects as JSON in text."""
        if isinstance(value, str):
            value = _from_text(name, value, types)
        return self._value(value, types, name)

    def _value(self, value: Any, types: list[str], path: str) -> Any:
        for kind in types:
            if kind not in self.types and not kind.startswith(_ARRAY) and _plain(value, kind):
                return value
        structured = [kind for kind in types if kind in self.types or kind.startswith(_ARRAY)]
        if not structured:
            raise bad(f'field "{path}" must be of type {" or ".join(types)}')
        if len(structured) > 1:
            return self._union(value, structured, path)
        kind = structured[0]
        return self._array(value, kind, path) if kind.startswith(_ARRAY) else self._object(value, kind, path)

    def _array(self, value: Any, kind: str, path: str) -> list[Any]:
        if not isinstance(value, list):
            raise bad(f'field "{path}" must be of type Array')
        inner = [kind.removeprefix(_ARRAY)]
        return [self._value(item, inner, f"{path}[{place}]") for place, item in enumerate(value)]

    def _object(self, value: Any, kind: str, path: str) -> Any:
        if not isinstance(value, dict):
            raise bad("object expected as reply markup" if path == "reply_markup" else f"{kind} should be an Object")
        described = self.types[kind]
        if "union" in described:
            return self._union(value, described["union"], path)
        for name in value:
            if name not in described:
                raise bad(f'can\'t parse {kind}: unknown field "{name}"')
        for name, field in described.items():
            if name in value:
                self._value(value[name], field["types"], f"{path}.{name}")
                if field.get("const", value[name]) != value[name]:
                    raise bad(f'can\'t parse {kind}: field "{name}" must be "{field["const"]}"')
            elif field.get("required"):
                raise bad(f"can't parse {kind}: Can't find field \"{name}\"")
        return value

    def _union(self, value: Any, kinds: list[str], path: str) -> Any:
        """One of several types: told apart by their constant fields first, then by which one fits."""
        refusals = []
        for kind in kinds:
            try:
                return self._object(value, kind, path)
            except ApiError as refusal:
                refusals.append((_constants_met(value, self.types[kind]), refusal))
        raise max(refusals, key=lambda pair: pair[0])[1]


def _constants_met(value: Any, described: Mapping[str, Any]) -> int:
    """How much an object looks like a type: the refusal of the likeliest type is the one to report."""
    if not isinstance(value, dict) or "union" in described:
        return -1
    score = sum(1 for name in value if name in described)
    for name, field in described.items():
        if "const" in field and value.get(name) != field["const"]:
            score -= 100
    return score


def _plain(value: Any, kind: str) -> bool:
    match kind:
        case "Integer":
            return isinstance(value, int) and not isinstance(value, bool)
        case "Float":
            return isinstance(value, int | float) and not isinstance(value, bool)
        case "Boolean":
            return isinstance(value, bool)
        case _:  # String, and InputFile by its name
            return isinstance(value, str)


def _from_text(name: str, value: str, types: list[str]) -> Any:
    if "Integer" in types and re.fullmatch(r"-?\d{1,19}", value):
        return int(value)
    if "String" in types or "InputFile" in types:
        return value
    if types == ["Boolean"] and value.lower() in ("true", "false", "1", "0"):
        return value.lower() in ("true", "1")
    try:
        return json.loads(value)
    except ValueError:
        what = "reply keyboard markup" if name == "reply_markup" else name
        raise bad(f"can't parse {what} JSON object") from None


@cache
def schema() -> Schema:
    """The description that lies beside this module."""
    return Schema(json.loads(HERE.read_text(encoding="utf-8")))


def trim(source: Mapping[str, Any]) -> dict[str, Any]:
    """Only the methods the playground answers, and the types reachable from their parameters."""
    methods = {name: _fields(source["methods"][name]) for name in METHODS}
    types: dict[str, Any] = {}
    waiting = [kind for fields in methods.values() for field in fields.values() for kind in field["types"]]
    while waiting:
        kind = waiting.pop().replace(_ARRAY, "")
        if kind in types or kind == "InputFile" or kind not in source["types"]:
            continue
        described = source["types"][kind]
        if described.get("subtypes"):
            types[kind] = {"union": described["subtypes"]}
            waiting += described["subtypes"]
        else:
            types[kind] = _fields(described)
            waiting += [inner for field in types[kind].values() for inner in field["types"]]
    return {"version": source["version"], "methods": methods, "types": dict(sorted(types.items()))}


def _fields(described: Mapping[str, Any]) -> dict[str, Any]:
    fields = {}
    for field in described.get("fields", []):
        said: dict[str, Any] = {"types": field["types"]}
        if field["required"]:
            said["required"] = True
        constant = re.search(r"(?:must be|always) [“\"]?(\w+)[”\"]?$", field["description"])
        if field["name"] in ("type", "source", "status") and constant:
            said["const"] = constant[1]
        fields[field["name"]] = said
    return fields


def write(source: Path, target: Path = HERE) -> None:
    """Writes the trimmed description, one method or type a line."""
    trimmed = trim(json.loads(source.read_text(encoding="utf-8")))
    parts = [f'{{"version": {json.dumps(trimmed["version"])},']
    for section, end in (("methods", ","), ("types", "}")):
        lines = [f"{json.dumps(name)}: {json.dumps(said)}" for name, said in trimmed[section].items()]
        parts.append(f'"{section}": {{\n' + ",\n".join(lines) + "\n}" + end)
    target.write_text("\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
