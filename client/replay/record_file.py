"""Writes the record of a match to a file of the player's."""

import itertools
import json
from pathlib import Path

from client.text.messages import connection as connection_text
from client.text.messages import page as page_text
from protocol.ids import RoomCode, show_room_code
from protocol.record import Record


def save_record(record: Record, room: RoomCode, match: int, home: Path) -> str:
    """Write a record to the directory where the program was started, or to its own data; return a sentence about it.

    The file is one line, as `turnabout verify` reads it. If a file of that name has other content, it stays and the new
    file gets a number.
    """
    name = f"turnabout-{show_room_code(room)}-match-{match}"
    line = json.dumps(record.model_dump(mode="json"), ensure_ascii=False, separators=(",", ":"))
    failed = ""
    for directory in (*_here(), home):
        try:
            return page_text.record_saved(str(_write(directory, name, f"{line}\n")))
        except OSError as error:
            path, why = str(directory / f"{name}.json"), error.strerror or str(error)
            failed = failed or connection_text.record_not_saved(path=path, why=why)
    return failed


def _write(directory: Path, name: str, text: str) -> Path:
    """Write a new file, unless a file with the same content is there; return its path. Raises OSError."""
    for number in itertools.count(1):
        path = directory / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            if not path.is_file() or path.read_bytes() != text.encode():
                continue
        break
    return path


def _here() -> tuple[Path, ...]:
    """Return the directory in which the program was started; empty if it no longer exists."""
    try:
        return (Path.cwd(),)
    except OSError:
        return ()
