"""Writes the details of a fault of this program to a file."""

import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple


class CrashLog(NamedTuple):
    """The file for the details of a fault; `why` it could not be written, None if it was."""

    log: str
    why: str | None


def log_crash(home: Path, cause: BaseException) -> CrashLog:
    """Write the details of a fault."""
    log = home / "client.log"
    try:
        with log.open("a", encoding="utf-8") as file:
            file.write(f"{datetime.now(UTC).isoformat()}\n{_inert(''.join(traceback.format_exception(cause)))}\n")
    except OSError as refused:
        return CrashLog(str(log), refused.strerror or str(refused))
    return CrashLog(str(log), None)


def _inert(text: str) -> str:
    """Escape control characters, because a message may quote a server and the file may be read in a terminal."""
    return "".join(c if c.isprintable() or c == "\n" else c.encode("unicode_escape").decode() for c in text)
