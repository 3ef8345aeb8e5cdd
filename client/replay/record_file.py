"""Writing the record of a match to a file of the player's."""

import itertools
import json
from pathlib import Path

from client.text.messages import connection as connection_text
from client.text.messages import page as page_text
from protocol.ids import RoomCode, show_room_code
from protocol.record import Record


def save_record(record: Record, room: RoomCode, match: int, home: Path) -> str:
    """Write a record where the program was started, else among its own data; return a sentence about it.

    The file is one line, as `turnabout verify` reads it. A file of that name that holds something else is left alone,
    and the new one numbered.
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
    """Write a file that was not there before, unless one with the same in it is there; return it. Raises OSError."""
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
    """Return the directory that the program was started in, unless that is gone by now."""
    try:
        return (Path.cwd(),)
    except OSError:
        return ()
