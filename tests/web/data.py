"""Writes the data that both clients need into the browser client: `python -m tests.web.data`.

The Python modules are the source. `tests/web/test_data.py` fails if the files are out of date.
"""

import json
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

from client.room.actions import Bar, Deed
from client.room.notices import NEWS, NoticeAction, NoticeKind
from protocol.games.grandmas_game.options import GrandmasGameOptions
from protocol.games.patriarch.options import GUESSES, PatriarchOptions
from protocol.games.poker_solitaire.options import MOST_OUT, PokerSolitaireOptions
from protocol.options import Options


def _key(name: str) -> str:
    return name if name.isidentifier() or name.isdecimal() else json.dumps(name)


WEB = Path(__file__).parents[2] / "client" / "web"
GAMES: Mapping[str, type[Options]] = {
    "patriarch": PatriarchOptions,
    "poker_solitaire": PokerSolitaireOptions,
    "grandmas_game": GrandmasGameOptions,
}
TYPES: Mapping[str, type[StrEnum]] = {"Deed": Deed, "Bar": Bar, "NoticeKind": NoticeKind, "NoticeAction": NoticeAction}
CONSTANTS = {
    "patriarch": "\n/** The guesses that each variant needs: its usual number. @type {Record<string, number>} */\n"
    f"export const GUESSES = {{ {', '.join(f'{_key(name)}: {many}' for name, many in GUESSES.items())} }};\n",
    "poker_solitaire": "\n/** The most dealt cards and reject squares, added up. */\n"
    f"export const MOST_OUT = {MOST_OUT};\n",
}
WIDTH = 120
HEAD = "// {}: made from {} by `python -m tests.web.data`.\n\n"


def files() -> dict[str, str]:
    """Return the text of each file, by its path within client/web."""
    return {
        **{f"games/{folder}/option_values.js": _options(folder, options) for folder, options in GAMES.items()},
        "room/names.d.ts": HEAD.format("The names of actions and notices", "client/room/{actions,notices}.py")
        + _types(),
        "room/news_kinds.js": HEAD.format("The happenings that are told once", "client/room/notices.py") + _news(),
    }


def _options(folder: str, options: type[Options]) -> str:
    head = HEAD.format("The options of the game", f"protocol/games/{folder}/options.py")
    fields = _fields(options.model_json_schema(by_alias=True))
    return (
        f"{head}/** For each option its usual value, and its values or its least and greatest one. */\n"
        f"export const OPTIONS = {_literal(fields)};\n{CONSTANTS.get(folder, '')}"
    )


def _fields(schema: dict[str, Any]) -> dict[str, Any]:
    defs = schema.get("$defs", {})
    return {name: {"usual": field["default"], **_bounds(field, defs)} for name, field in schema["properties"].items()}


def _bounds(field: dict[str, Any], defs: dict[str, Any]) -> dict[str, Any]:
    """Return the values of a field, or its bounds; if it may be a pair, the values of each half."""
    for each in (field, *field.get("anyOf", ())):
        each = defs[each["$ref"].rpartition("/")[2]] if "$ref" in each else each
        if "enum" in each:
            return {"values": each["enum"]}
        if "maximum" in each:
            return {"least": each["minimum"], "most": each["maximum"]}
        points = each.get("additionalProperties")
        if isinstance(points, dict):
            return {"least": points["minimum"], "most": points["maximum"]}
    return {}


def _types() -> str:
    return "\n".join(
        f"export type {name} =\n" + "\n".join(f'  | "{each.value}"' for each in kind) + ";\n"
        for name, kind in TYPES.items()
    )


def _news() -> str:
    return f"export const NEWS = new Set({_literal(sorted(NEWS))});\n"


def _literal(value: Any, before: int = 40, indent: str = "") -> str:
    """Return a value as JavaScript, formatted as Biome does; `before` is the length of the text before it."""
    if not isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False)
    pairs = [(f"{_key(name)}: ", each) for name, each in value.items()] if isinstance(value, dict) else []
    items = pairs or [("", each) for each in value]
    first, last = "{}" if isinstance(value, dict) else "[]"
    space = " " if pairs else ""
    line = f"{first}{space}{', '.join(name + _literal(each, 0) for name, each in items)}{space}{last}"
    if before + len(line) < WIDTH and "\n" not in line:
        return line
    deeper = indent + "  "
    lines = [f"{deeper}{name}{_literal(each, len(deeper + name), deeper)},\n" for name, each in items]
    return f"{first}\n{''.join(lines)}{indent}{last}"


def main() -> None:
    """Write the files."""
    for name, text in files().items():
        (WEB / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
