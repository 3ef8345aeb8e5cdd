"""All lines that were ever pushed to rooms' logs, read from the store's append-only files.

A compaction takes entries out of a log. The store's files still have them, because a store doesn't rewrite its files
before they are 64 MB long. So the checker can compare clients' histories with a room's whole life.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from protocol.ids import RoomCode
from server.store.embedded.append_only import DIRECTORY, parts

_ROOM_LOG = re.compile(rb"turnabout:\{b\d{4}\}:room:(\w+)")
_NO_CHANGE = frozenset((b"PEXPIREAT", b"PERSIST"))
_SCRIPT_LIMITS = frozenset((b"MULTI", b"EXEC", b"SELECT"))


@dataclass(slots=True)
class Written:
    """A room's log: `pushed` are all lines that were ever pushed, in order; `kept` are its lines now."""

    pushed: list[bytes] = field(default_factory=list)
    kept: list[bytes] = field(default_factory=list)

    def do(self, command: bytes, arguments: list[bytes]) -> None:
        """Change the log as the store did. Raises ValueError for a command that isn't known here."""
        match command, arguments:
            case b"RPUSH", lines:
                self.pushed += lines
                self.kept += lines
            case b"LPUSH", lines:
                self.pushed += lines
                self.kept[:0] = lines[::-1]
            case b"LSET", [index, line]:
                self.pushed.append(line)
                self.kept[int(index)] = line
            case b"LTRIM", [first, last]:
                start, stop = (int(at) + len(self.kept) * (int(at) < 0) for at in (first, last))
                self.kept = self.kept[max(start, 0) : stop + 1]
            case ((b"DEL" | b"UNLINK"), _):
                self.kept = []
            case _ if command not in _NO_CHANGE:
                raise ValueError(f"the store's files have {command.decode()} of a room's log, which is not known here")


def written(directory: Path) -> dict[RoomCode, Written]:
    """Return rooms' logs by code, from the data directory of a store. Raises ValueError if its files were rewritten."""
    found: dict[RoomCode, Written] = {}
    for part in parts(directory):
        if part.kind == "b" and ".1.base." not in part.name:
            raise ValueError(f"{directory} has only the rest after a rewrite ({part.name}); play fewer matches")
        for command, *arguments in _commands((directory / DIRECTORY / part.name).read_bytes()):
            if command.upper() in _SCRIPT_LIMITS:
                continue
            of_each = command.upper() in (b"DEL", b"UNLINK")
            for key in arguments if of_each else arguments[:1]:
                if (log := _ROOM_LOG.fullmatch(key)) is not None:
                    room = found.setdefault(RoomCode(log[1].decode()), Written())
                    room.do(command.upper(), [] if of_each else arguments[1:])
    return found


def _commands(data: bytes) -> Iterator[list[bytes]]:
    """Yield the whole commands of a file. A kill may have cut the last one off, which then was never answered."""
    at = 0
    while at < len(data):
        words: list[bytes] = []
        end = data.find(b"\r\n", at)
        if end < 0:
            return
        count, at = int(data[at + 1 : end]), end + 2
        for _ in range(count):
            end = data.find(b"\r\n", at)
            if end < 0:
                return
            size, at = int(data[at + 1 : end]), end + 2
            if at + size + 2 > len(data):
                return
            words.append(data[at : at + size])
            at += size + 2
        yield words
