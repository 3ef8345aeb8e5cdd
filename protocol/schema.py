"""The JSON Schema of every message and of the record, generated from the models: `python -m protocol.schema`.

It is kept beside this file, for whoever writes a client in another language; a test holds the two together.
"""

import json
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from protocol.commands import COMMAND
from protocol.events import EVENT
from protocol.record import Record

DIRECTORY = Path(__file__).parent


def schemas() -> dict[str, dict[str, Any]]:
    """Return the schemas by the name of the file that keeps each."""
    return {
        "commands.schema.json": COMMAND.json_schema(),
        "events.schema.json": EVENT.json_schema(mode="serialization"),
        "record.schema.json": TypeAdapter(Record).json_schema(),
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
