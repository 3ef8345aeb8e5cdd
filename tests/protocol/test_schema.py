"""The kept schemas are those of the models."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from protocol.events import EVENT
from protocol.schema import DIRECTORY, schemas, without_nulls, write


@pytest.mark.parametrize("name", schemas())
def test_kept_schema_is_generated_from_the_models(name: str, tmp_path: Path) -> None:
    write(tmp_path)
    kept = (DIRECTORY / name).read_text(encoding="utf-8")
    assert kept == (tmp_path / name).read_text(encoding="utf-8"), "out of date; run: python -m protocol.schema"


def fields(schema: Any) -> Iterator[tuple[str, Any]]:
    """Yield the fields of all objects in a schema."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {}).items()
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from fields(part)


def test_no_field_of_an_event_is_null() -> None:
    events = schemas()["events.schema.json"]
    assert [name for name, field in fields(events) if {"type": "null"} in field.get("anyOf", ())] == []
    assert [name for name, field in fields(events) if field.get("default", "none") is None] == []
    room = events["$defs"]["RoomEvent"]
    assert {"clock", "match", "view"} <= room["properties"].keys() - set(room["required"])


def test_every_field_of_an_event_that_may_have_no_value_may_be_absent() -> None:
    nullable = [
        (title, name)
        for title, schema in EVENT.json_schema(mode="validation")["$defs"].items()
        for name, field in schema.get("properties", {}).items()
        if {"type": "null"} in field.get("anyOf", ()) and name in schema.get("required", ())
    ]
    assert nullable == []


def test_items_of_lists_may_be_null() -> None:
    offers = schemas()["events.schema.json"]["$defs"]["RoomEvent"]["properties"]["offers"]
    assert {"type": "null"} in offers["items"]["anyOf"]


@pytest.mark.parametrize(
    ("field", "found"),
    [
        ({"anyOf": [{"type": "integer"}, {"type": "null"}], "default": None}, {"type": "integer"}),
        (
            {"anyOf": [{"type": "integer"}, {"type": "string"}, {"type": "null"}], "title": "Any"},
            {"anyOf": [{"type": "integer"}, {"type": "string"}], "title": "Any"},
        ),
        ({"default": None, "title": "Detail"}, {"title": "Detail"}),
        ({"default": 0, "type": "integer"}, {"default": 0, "type": "integer"}),
    ],
)
def test_a_field_that_may_have_no_value_is_optional(field: Any, found: Any) -> None:
    schema = {"type": "object", "properties": {"a": field, "b": {"type": "string"}}, "required": ["a", "b"]}
    required = ["b"] if {"type": "null"} in field.get("anyOf", ()) else ["a", "b"]
    assert without_nulls(schema) == {
        "type": "object",
        "properties": {"a": found, "b": {"type": "string"}},
        "required": required,
    }
