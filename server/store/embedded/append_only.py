"""Reads a store's append-only files, and finds where they are damaged.

The manifest names the files: a base, which is a snapshot, and increments of commands, of which only the last one grows.
So only the end of the last one can be damaged without losing later data; other damage is not repaired. The store itself
can't tell the two apart: after a broken length in the middle it reads on to the end of the file, takes that for a cut
tail, and cuts off everything from there.
"""

import mmap
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from protocol.ids import MatchId
from server.store.checksum import is_sealed
from server.store.embedded.errors import DataBroken
from server.store.format import DATABASE, MARK, PREFIX
from server.table.entries import Checkpoint, decode
from server.table.match import BrokenLog

DIRECTORY = "appendonlydir"
MANIFEST = "appendonly.aof.manifest"
RESTORING = "restoring"
"""The prefix of a directory's name while a backup is unpacked into it."""

_MOST_OF_AN_EMPTY_BASE = 256
_MOST_IN_A_LINE = 64
_LONGEST_WORD = 2**26
_MOST_WORDS, _MOST_OF_A_WORD = 1000, 512
"""The most words of a command, and bytes of a word, that are examined; our commands never have more keys."""
_OUR_KEYS = PREFIX.encode()
_WITHOUT_KEYS = frozenset((b"SELECT", b"MULTI", b"EXEC"))
_OF_KEYS = frozenset((b"DEL", b"UNLINK"))
_WRITES = frozenset(
    (
        *(
            b"SET",
            b"DEL",
            b"UNLINK",
            b"INCR",
            b"INCRBY",
            b"RPUSH",
            b"LSET",
            b"LTRIM",
            b"SADD",
            b"SREM",
            b"HSET",
            b"HMSET",
            b"HSETNX",
        ),
        *(b"HDEL", b"ZADD", b"ZREM", b"ZPOPMIN", b"ZREMRANGEBYSCORE", b"PEXPIREAT", b"PERSIST"),
    )
)
"""The commands that our store writes to its files. It also writes scripts and EXPIRE as these commands."""
_A_PUSH = re.compile(rb"\r\nRPUSH\r\n\$\d+\r\nturnabout:\{b\d{4}\}:room:(\w+)\r\n")
_A_SET = re.compile(rb"\r\nLSET\r\n\$\d+\r\nturnabout:\{b\d{4}\}:room:(\w+)\r\n\$\d+\r\n\d+\r\n")
_A_LENGTH = re.compile(rb"\$(\d+)\r\n")
_A_LOG = re.compile(rb"turnabout:\{b\d{4}\}:room:")
_IN_A_CHECKPOINT = b'"kind":"checkpoint"'
_MARKS = (MARK.encode(), DATABASE.encode())
_A_COMMAND = re.compile(rb"\*[1-9]\d*\r\n\$\d+\r\n")


@dataclass(frozen=True, slots=True)
class Part:
    """A file in a manifest: `kind` is b for the base, i for an increment; `line` is its line in the manifest."""

    name: str
    kind: str
    line: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Scan:
    """How much of a file of commands can be read, in bytes.

    Up to `whole` there are only complete commands and complete groups of commands; `unfinished` complete commands
    follow, of a group that does not end; reading ended at `stopped`, which is `size` if every command is complete.
    `cut`: the file ended there too early; otherwise something else was found.
    """

    size: int
    whole: int
    unfinished: int
    stopped: int
    cut: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Tail:
    """The damaged end of the last increment: everything after `whole` is lost."""

    path: Path
    size: int
    whole: int
    unfinished: int
    cut: bool

    @property
    def lost(self) -> int:
        """Its size in bytes."""
        return self.size - self.whole


def parts(directory: Path) -> tuple[Part, ...]:
    """Return the files in a data directory's manifest, base first.

    Raises DataBroken if it can't be parsed, OSError if it can't be read.
    """
    text = (directory / DIRECTORY / MANIFEST).read_text(encoding="utf-8", errors="replace")
    return read_manifest(directory, text)


def read_manifest(directory: Path, text: str) -> tuple[Part, ...]:
    """Return the files in a manifest, except files that only wait for deletion. Raises DataBroken."""
    found = []
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        words = line.split()
        fields = dict(zip(words[::2], words[1::2], strict=False))
        name, kind = fields.get("file", ""), fields.get("type", "")
        if not re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9._-]*", name) or kind not in ("b", "i", "h"):
            raise DataBroken(directory, f"{DIRECTORY}/{MANIFEST} has a line that names no file: {line[:80]!r}")
        if kind != "h":
            found.append(Part(name, kind, line))
    if not found:
        raise DataBroken(directory, f"{DIRECTORY}/{MANIFEST} names no file")
    return tuple(found)


def refuse_to_begin_anew(directory: Path) -> None:
    """Raise DataBroken if the store would ignore existing data and start without any."""
    files = directory / DIRECTORY
    if not files.is_dir():
        if any(directory.glob(f"{RESTORING}-*")):
            raise DataBroken(directory, "a restore was interrupted before its data was in place")
        return
    if (files / MANIFEST).exists():
        return
    for path in sorted(files.iterdir()):
        # a store that died in its first start leaves an empty base and an empty increment
        if path.suffix in (".aof", ".rdb") and path.stat().st_size > (
            _MOST_OF_AN_EMPTY_BASE if ".base." in path.name else 0
        ):
            raise DataBroken(directory, f"{DIRECTORY}/{MANIFEST} is missing, but {DIRECTORY}/{path.name} holds data")


def damaged_tail(directory: Path) -> Tail | None:
    """Return the damaged end of the last increment, or None if nothing is damaged.

    Raises DataBroken for damage before complete commands or in another file, and OSError.
    """
    try:
        named = parts(directory)
    except FileNotFoundError:
        return None
    for part in named:
        if not (directory / DIRECTORY / part.name).exists():
            raise DataBroken(directory, f"{DIRECTORY}/{part.name} is missing")
    for part in named:
        if part.kind == "b" and not part.name.endswith(".aof"):
            continue
        path = directory / DIRECTORY / part.name
        with path.open("rb") as file:
            found = scan(file, os.fstat(file.fileno()).st_size)
            if found.whole == found.size:
                continue
            where = f"{DIRECTORY}/{part.name} cannot be read from byte {found.stopped} on"
            if part != named[-1]:
                raise DataBroken(directory, f"{where}, and later files follow it")
            if later := commands_after(file, found):
                raise DataBroken(
                    directory, f"{where}, and {later} whole command{'s follow' if later > 1 else ' follows'} the damage"
                )
        return Tail(path=path, size=found.size, whole=found.whole, unfinished=found.unfinished, cut=found.cut)
    return None


@dataclass(frozen=True, slots=True)
class DamagedLine:
    """An entry with a wrong checksum, and its offset in the file.

    `room` is the code of the room whose log it is in.
    """

    path: Path
    byte: int
    room: str


def damaged_lines(directory: Path) -> list[DamagedLine]:
    """Return the damaged entries of logs; it reads some hundred MiB a second. Raises DataBroken, OSError."""
    found: list[DamagedLine] = []
    for part in parts(directory):
        path = directory / DIRECTORY / part.name
        if path.stat().st_size == 0:
            continue
        with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
            found += [
                DamagedLine(path, begin, push[1].decode())
                for push in (*_A_PUSH.finditer(data), *_A_SET.finditer(data))
                for begin, end in _pushed(data, push.end())
                if not is_sealed(data[begin:end])
            ]
    return found


def _pushed(data: mmap.mmap, at: int) -> Iterator[tuple[int, int]]:
    """Yield the starts and ends of the values of an RPUSH or an LSET: up to 64 in a base, one elsewhere."""
    while (length := _A_LENGTH.match(data, at)) is not None:
        begin = length.end()
        at = begin + int(length[1]) + 2
        yield begin, at - 2


def scan(file: BinaryIO, size: int) -> Scan:
    """Read commands from the start of a file, up to offset `size`."""
    file.seek(0)
    at = whole = unfinished = 0
    group = False
    for words, length in _commands(file, size):
        name = None if words is None else words[0].lower()
        if name is None:
            return Scan(size=size, whole=whole, unfinished=unfinished, stopped=at, cut=length > 0)
        opens, closes = name == b"multi", name == b"exec"
        if (opens and group) or (closes and not group):
            return Scan(size=size, whole=whole, unfinished=unfinished, stopped=at, cut=False)
        at += length
        group = (group or opens) and not closes
        unfinished = unfinished + 1 if group else 0
        if not group:
            whole = at
    return Scan(size=size, whole=whole, unfinished=unfinished, stopped=at, cut=group)


def commands_after(file: BinaryIO, damage: Scan) -> int:
    """Count the complete commands after a damaged part, from the first that is found."""
    file.seek(damage.stopped + 1)
    rest = file.read(max(0, damage.size - damage.stopped - 1))
    for found in _A_COMMAND.finditer(rest):
        file.seek(damage.stopped + 1 + found.start())
        count = sum(words is not None for words, _ in _commands(file, len(rest) - found.start()))
        if count:
            return count
    return 0


def foreign(file: BinaryIO, size: int) -> str | None:
    """Return the first command of a file that our store never writes, as text; None if there is none."""
    file.seek(0)
    for words, _ in _commands(file, size):
        if words is None or words == (b"",):
            continue
        name = words[0].upper()
        touched = words[1:] if name in _OF_KEYS else words[1:2]
        ours = 0 < len(touched) < _MOST_WORDS - 1 and all(key.startswith(_OUR_KEYS) for key in touched)
        if name not in _WITHOUT_KEYS and not (name in _WRITES and ours):
            return b" ".join(words[:2])[:80].decode(errors="replace")
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """The contents of command files: the mark of their format, the identity of their database, and their checkpoints.

    `recorded` are, by the key of a room's log, the matches that have a record and whose entries a checkpoint replaced.
    """

    format: str | None
    database: str | None
    recorded: Mapping[bytes, Sequence[MatchId]]


def read_held(files: Iterable[tuple[BinaryIO, int]]) -> Held:
    """Return what files hold, in the order of their manifest, each read up to a size in bytes.

    A damaged checkpoint is left out: the store loads it, and its room will stop.
    """
    values: dict[bytes, str] = {}
    recorded: dict[bytes, Sequence[MatchId]] = {}
    for file, size in files:
        file.seek(0)
        for words, _ in _commands(file, size, _LONGEST_WORD):
            if words is None or len(words) < 2:
                continue
            name, key, *more = words
            match name.upper():
                case b"DEL" | b"UNLINK":
                    for gone in (key, *more):
                        recorded.pop(gone, None)
                        values.pop(gone, None)
                case b"SET" if key in _MARKS:
                    values[key] = b"".join(more[:1]).decode(errors="replace")
                case b"RPUSH" | b"LSET" if _A_LOG.match(key):
                    recorded.update(_read_recorded(key, more))
    return Held(format=values.get(_MARKS[0]), database=values.get(_MARKS[1]), recorded=recorded)


def _read_recorded(key: bytes, lines: Iterable[bytes]) -> Iterator[tuple[bytes, Sequence[MatchId]]]:
    for line in lines:
        if _IN_A_CHECKPOINT in line and is_sealed(line):
            with suppress(BrokenLog):
                if isinstance(fact := decode(line).fact, Checkpoint):
                    yield key, fact.recorded


def set_database(identity: str) -> bytes:
    """Return the commands, as at the end of a file, that make a store remember the identity of another database."""
    return b"".join(map(_encode, ((b"SELECT", b"0"), (b"SET", DATABASE.encode(), identity.encode()))))


def _encode(words: Sequence[bytes]) -> bytes:
    return b"*%d\r\n" % len(words) + b"".join(b"$%d\r\n%b\r\n" % (len(word), word) for word in words)


def _commands(file: BinaryIO, size: int, most: int = 0) -> Iterator[tuple[tuple[bytes, ...] | None, int]]:
    """Yield each command: its words and its length in bytes.

    Long words are cut, except the first ones of a command, up to `most` bytes together. The last is (None, 1) if the
    file ends within a command, (None, 0) if something else was found.
    """
    at = 0
    while at < size:
        line = file.readline(min(_MOST_IN_A_LINE, size - at))
        if line.startswith(b"#"):  # a time stamp, which the store writes if configured to
            whole = line.endswith(b"\r\n")
            yield ((b"",), len(line)) if whole else (None, int(at + len(line) == size))
            if not whole:
                return
            at += len(line)
            continue
        length, words, left = len(line), list[bytes](), most
        if (count := _number(line, b"*")) is None or count < 1:
            yield None, int(at + length == size and _may_begin_a_number(line, b"*"))
            return
        for _ in range(count):
            line = file.readline(min(_MOST_IN_A_LINE, size - at - length))
            if (wanted := _number(line, b"$")) is None:
                yield None, int(at + length + len(line) == size and _may_begin_a_number(line, b"$"))
                return
            length += len(line)
            if at + length + wanted + 2 > size:
                yield None, 1
                return
            word = file.read(wanted + 2) if wanted <= _LONGEST_WORD else b""
            if not word.endswith(b"\r\n"):
                yield None, 0
                return
            length += wanted + 2
            if len(words) < _MOST_WORDS:
                words.append(word[:-2] if wanted <= left else word[:-2][:_MOST_OF_A_WORD])
                left -= wanted
        yield tuple(words), length
        at += length


def _number(line: bytes, sign: bytes) -> int | None:
    digits = line[1:-2]
    return int(digits) if line[:1] == sign and line.endswith(b"\r\n") and digits.isdigit() else None


def _may_begin_a_number(line: bytes, sign: bytes) -> bool:
    return re.fullmatch(rb"(%s\d*\r?)?" % re.escape(sign), line) is not None
