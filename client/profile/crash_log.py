"""A fault of this program, written to a file for whoever mends it, and a sentence for whoever has met it."""

import traceback
from datetime import UTC, datetime
from pathlib import Path

from client.net import failure_words


def note(home: Path, cause: BaseException) -> str:
    """Write a fault down, and return what is said of it."""
    log = home / "client.log"
    try:
        with log.open("a", encoding="utf-8") as file:
            file.write(f"{datetime.now(UTC).isoformat()}\n{_inert(''.join(traceback.format_exception(cause)))}\n")
    except OSError as refused:
        return f"{failure_words.fault(str(log))} ({refused.strerror})"
    return failure_words.fault(str(log))


def _inert(text: str) -> str:
    """Escape what would steer the terminal that the file is looked at in: a message may quote a server."""
    return "".join(c if c.isprintable() or c == "\n" else c.encode("unicode_escape").decode() for c in text)
