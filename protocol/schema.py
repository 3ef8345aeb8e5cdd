"""The JSON Schemas of messages and records, generated from the models: `python -m protocol.schema`.

The schemas are for authors of clients in other languages. A game's views and reasons have schemas of their own, in its
folder. A test fails if a file is out of date. The same command writes the section on reasons of README.md.
"""

import json
from pathlib import Path
from typing import Any, cast

from pydantic import TypeAdapter

from protocol.commands import COMMAND
from protocol.events import EVENT
from protocol.games.catalog import OWN, installed_games, reasons_of, view_class
from protocol.games.mirror import MirrorView
from protocol.reasons import documents as reasons
from protocol.reasons import shared
from protocol.record import Record

DIRECTORY = Path(__file__).parent
README = DIRECTORY / "README.md"
_NULL = {"type": "null"}


def schemas() -> dict[str, dict[str, Any]]:
    """Return the schemas by the path of the file that keeps each."""
    found = {
        "commands.schema.json": COMMAND.json_schema(),
        "events.schema.json": without_nulls(EVENT.json_schema(mode="serialization")),
        "record.schema.json": TypeAdapter(Record).json_schema(),
        "reasons.schema.json": reasons.schema(shared.REASONS),
        "games/mirror.schema.json": _view(MirrorView),
    }
    for name, game in installed_games().items():
        if game.package == OWN:
            folder = f"games/{name.replace('-', '_')}"
            found[f"{folder}/view.schema.json"] = _view(view_class(name))
            found[f"{folder}/reasons.schema.json"] = reasons.schema(reasons_of(name))
    return found


def _view(kind: type[Any]) -> dict[str, Any]:
    return cast("dict[str, Any]", without_nulls(TypeAdapter(kind).json_schema(mode="serialization")))


def without_nulls(schema: Any) -> Any:
    """Return a schema of objects in which a field without a value is absent, where the models have None.

    >>> nullable = {"anyOf": [{"type": "integer"}, {"type": "null"}], "default": None, "title": "Clock"}
    >>> without_nulls({"type": "object", "properties": {"clock": nullable}, "required": ["clock"]})
    {'type': 'object', 'properties': {'clock': {'title': 'Clock', 'type': 'integer'}}}

    The items of a list may be null, because they are never absent.
    """
    if isinstance(schema, list):
        return [without_nulls(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: without_nulls(value) for name, value in schema.items()}
    if isinstance(properties := schema.get("properties"), dict):
        found["properties"] = {name: _without_null(each) for name, each in found["properties"].items()}
        optional = {name for name, each in properties.items() if _NULL in each.get("anyOf", ())}
        if required := [name for name in found.pop("required", ()) if name not in optional]:
            found["required"] = required
    return found


def _without_null(value: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a field that is absent if it has no value."""
    found = {name: each for name, each in value.items() if name != "anyOf" and (name, each) != ("default", None)}
    choices = [each for each in value.get("anyOf", ()) if each != _NULL]
    return found | ({"anyOf": choices} if len(choices) > 1 else choices[0] if choices else {})


def written(schema: dict[str, Any]) -> str:
    """Return a schema as its file holds it."""
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def write(directory: Path) -> None:
    """Write every schema's file."""
    for name, schema in schemas().items():
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(schema), encoding="utf-8")


if __name__ == "__main__":
    write(DIRECTORY)
    README.write_text(reasons.with_section(README.read_text(encoding="utf-8")), encoding="utf-8")
