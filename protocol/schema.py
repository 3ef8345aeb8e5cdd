"""The JSON Schema of every message and of the record, generated from the models: `python -m protocol.schema`.

The schemas are kept beside this file, for authors of clients in other languages; a test fails if they are out of date.
The same command writes the section on reasons of README.md.
"""

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from protocol.commands import COMMAND
from protocol.events import EVENT
from protocol.reasons import documents as reasons
from protocol.record import Record

DIRECTORY = Path(__file__).parent
README = DIRECTORY / "README.md"


def schemas() -> dict[str, dict[str, Any]]:
    """Return the schemas by the name of the file that keeps each."""
    return {
        "commands.schema.json": COMMAND.json_schema(),
        "events.schema.json": EVENT.json_schema(mode="serialization"),
        "record.schema.json": TypeAdapter(Record).json_schema(),
        "reasons.schema.json": reasons.schema(),
    }


def written(schema: dict[str, Any]) -> str:
    """Return a schema as its file holds it."""
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def write(directory: Path) -> None:
    """Write every schema's file."""
    for name, schema in schemas().items():
        (directory / name).write_text(written(schema), encoding="utf-8")


if __name__ == "__main__":
    write(DIRECTORY)
    README.write_text(reasons.with_section(README.read_text(encoding="utf-8")), encoding="utf-8")
