"""The terms of protocol/README.md are the ones that messages use."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from protocol.schema import DIRECTORY, schemas

PAGE = (Path(DIRECTORY) / "README.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.split("## Terms\n", 1)[1].split("\n## ", 1)[0].splitlines()
    if line.startswith("| **")
]


def words_of(schema: Any) -> Iterator[str]:
    """Yield the field names and fixed values of a JSON Schema."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        yield from (value for value in [schema.get("const"), *schema.get("enum", ())] if isinstance(value, str))
        for part in schema.values():
            yield from words_of(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from words_of(part)


def test_each_term_is_explained_once() -> None:
    terms = [term for row in ROWS for term in re.findall(r"\*\*(.+?)\*\*", row[0])]
    assert len(terms) > 50
    assert len(terms) == len(set(terms))
    assert all(row[1] for row in ROWS)


def test_each_word_that_a_term_has_in_messages_is_in_the_schemas() -> None:
    known = {word for schema in schemas().values() for word in words_of(schema)}
    named = {word for row in ROWS if len(row) > 2 for word in re.findall(r"`(.+?)`", row[2])}
    assert len(named) > 50
    assert named <= known, named - known
