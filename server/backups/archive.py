"""The file of a backup: a compressed tar with the files of both stores.

First comes a list of the files with a SHA-256 for each, then the files: the Redis store's files with their manifest,
and the results as a SQLite file.

A backup may come from another person, so `unpack` trusts nothing in it:

1. The tar's headers are read here, block by block, because tarfile reads a header of any length into memory.
2. Each file must be as long as the contents say, and there must be space for all of them, before it is unpacked.
3. The files of the store may contain only commands that our own store writes, on our own keys, because a store runs
   whatever it loads. `server.results.copies` checks the SQLite file.
"""

import gzip
import hashlib
import io
import json
import os
import shutil
import tarfile
import tempfile
import zlib
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, BinaryIO, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from server.store.embedded import append_only, free_space
from server.store.embedded.append_only import MANIFEST, Held
from server.store.embedded.binary import Version
from server.store.embedded.errors import DataBroken
from server.store.format import refusal

CONTENTS = "turnabout-backup.json"
RESULTS = "results.sqlite"
FORMAT = 2
"""The version of the backup's format."""

_CHUNK = 2**20
_MOST_CONTENTS = 2**20
_MOST_FILES = 1000
_BLOCK = 512
_MOST_PADDING = 2**16
_SPOILED = (tarfile.TarError, gzip.BadGzipFile, EOFError, zlib.error)


class BackupError(Exception):
    """The backup or restore failed; the message says why, and nothing was changed."""


class Copied(BaseModel):
    """One file in a backup."""

    model_config = ConfigDict(frozen=True)

    name: str = Field(pattern=r"^(appendonly\.aof\.(\d{1,18}\.(base|incr)\.aof|manifest)|results\.sqlite)$")
    bytes: int = Field(ge=0)
    sha256: str


def _in_order(files: tuple[Copied, ...]) -> tuple[Copied, ...]:
    names = [file.name for file in files]
    if len({*names}) < len(names) or names[-2:] != [MANIFEST, RESULTS]:
        raise ValueError("each file once, and at the end the manifest and the results")
    return files


class Contents(BaseModel):
    """The contents of a backup: the store that wrote it, its format, its time, and its files.

    The files of the store are in the order of their manifest, which follows them. The last file has the results.
    """

    model_config = ConfigDict(frozen=True)

    turnabout_backup: Literal[2]
    written_by: str
    format: str | None
    taken: datetime
    files: Annotated[tuple[Copied, ...], Field(min_length=3, max_length=_MOST_FILES), AfterValidator(_in_order)]

    @property
    def bytes(self) -> int:
        """The size of the data in bytes, uncompressed."""
        return sum(file.bytes for file in self.files)


class Source:
    """A file to put into a backup: its name there, and the bytes of an open file up to a size."""

    def __init__(self, name: str, file: BinaryIO, size: int) -> None:
        self.name = name
        self.file = file
        self.size = size

    def describe(self) -> Copied:
        """Return the file's entry in the contents."""
        digest, left = hashlib.sha256(), self.size
        self.file.seek(0)
        while left and (chunk := self.file.read(min(_CHUNK, left))):
            digest.update(chunk)
            left -= len(chunk)
        return Copied(name=self.name, bytes=self.size, sha256=digest.hexdigest())


def pack(to: Path, contents: Contents, sources: Iterable[Source]) -> None:
    """Write a backup to a new file; only the owner can read it. Raises OSError."""
    handle, name = tempfile.mkstemp(prefix=f".{to.name}.", dir=to.parent)
    try:
        with open(handle, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="") as whole, _tar(whole) as tar:
                head = contents.model_dump_json(indent=1).encode()
                _add(tar, Source(CONTENTS, io.BytesIO(head), len(head)), contents.taken)
                for source in sources:
                    source.file.seek(0)
                    _add(tar, source, contents.taken)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(name, to)
    except BaseException:
        with suppress(FileNotFoundError):
            os.unlink(name)
        raise
    sync(to.parent)


def unpack(file: Path, into: Path, results: Path, ours: Version) -> tuple[Contents, Held]:
    """Unpack a backup: the store's files into a new directory, and the results into a file. All but these is checked.

    Returns the contents and what the store's files hold. Raises BackupError, OSError.
    """
    contents = None
    try:
        with file.open("rb") as raw, gzip.GzipFile(fileobj=raw) as whole:
            contents = _contents(file, whole, ours)
            if contents.bytes + free_space.NEEDED_BYTES > shutil.disk_usage(into.parent).free:
                raise BackupError(f"{file} needs {contents.bytes / 2**20:,.0f} MiB, but {into.parent} has less space.")
            into.mkdir(mode=0o700)
            for expected in contents.files:
                _extract(file, whole, expected, results if expected.name == RESULTS else into / expected.name)
            rest = whole.read(_MOST_PADDING + 1)  # to its end, which has its checksum
            if len(rest) > _MOST_PADDING or rest.strip(b"\0"):
                raise BackupError(f"{file} is damaged: there is data after its last file. Take another backup.")
    except _SPOILED as error:
        if contents is None:
            raise BackupError(f"{file} is not a Turnabout backup.") from error
        raise BackupError(f"{file} is damaged ({error or 'it ends too early'}). Take another backup.") from error
    held = _read_held(file, into, [part.name for part in contents.files[:-2]])
    if (why := refusal(f"The data in {file}", held.format)) is not None:
        raise BackupError(why)
    sync(into)
    return contents, held


def _read_held(file: Path, unpacked: Path, names: Sequence[str]) -> Held:
    try:
        listed = append_only.read_manifest(unpacked, (unpacked / MANIFEST).read_text(errors="replace"))
    except DataBroken as error:
        raise BackupError(f"{file} is damaged: its manifest cannot be read. Take another backup.") from error
    if [part.name for part in listed] != [*names]:
        raise BackupError(f"{file} is damaged: its manifest names other files. Take another backup.")
    with ExitStack() as stack:
        opened = [stack.enter_context((unpacked / name).open("rb")) for name in names]
        return append_only.read_held((aof, os.fstat(aof.fileno()).st_size) for aof in opened)


def _contents(file: Path, whole: gzip.GzipFile, ours: Version) -> Contents:
    first = _header(whole)
    if first is None or first.name != CONTENTS or first.size > _MOST_CONTENTS:
        raise BackupError(f"{file} is not a Turnabout backup.")
    try:
        said = json.loads(_exactly(whole, first.size))
        _exactly(whole, -first.size % _BLOCK)
        made = said.get("turnabout_backup") if isinstance(said, dict) else None
        if isinstance(made, int) and made != FORMAT:
            raise BackupError(f"{file} was made by another version of Turnabout. Restore it with that version.")
        contents = Contents.model_validate(said)
        theirs = Version.parse(contents.written_by)
    except (ValueError, RecursionError, ValidationError) as error:
        raise BackupError(f"{file} is damaged: its list of contents cannot be read.") from error
    if (why := refusal(f"The data in {file}", contents.format)) is not None:
        raise BackupError(why)
    if not ours.reads(theirs):
        raise BackupError(
            f"{file} was written by {theirs}, which {ours} cannot read. Restore it with {theirs} or later."
        )
    return contents


def _extract(file: Path, whole: gzip.GzipFile, expected: Copied, to: Path) -> None:
    member = _header(whole)
    if member is None or member.name != expected.name:
        raise BackupError(f"{file} is damaged: {expected.name} is not in it. Take another backup.")
    damaged = f"{file} is damaged: {expected.name} has changed since the backup. Take another backup."
    if member.size != expected.bytes:
        raise BackupError(damaged)
    digest, left = hashlib.sha256(), member.size
    with open(os.open(to, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "w+b") as target:
        while left:
            chunk = _exactly(whole, min(_CHUNK, left))
            digest.update(chunk)
            left -= len(chunk)
            target.write(chunk)
        target.flush()
        os.fsync(target.fileno())
        if digest.hexdigest() != expected.sha256:
            raise BackupError(damaged)
        if to.suffix == ".aof" and (foreign := append_only.foreign(target, member.size)) is not None:
            raise BackupError(f"{file} is not a Turnabout backup: {expected.name} holds the command {foreign!r}.")
    _exactly(whole, -member.size % _BLOCK)


def _header(whole: gzip.GzipFile) -> tarfile.TarInfo | None:
    """Read the header of the next file; None if our backups have no such header. Raises EOFError."""
    try:
        header = tarfile.TarInfo.frombuf(_exactly(whole, _BLOCK), "utf-8", "strict")
    except (tarfile.HeaderError, UnicodeDecodeError):
        return None
    return header if header.type == tarfile.REGTYPE and header.size >= 0 else None


def _exactly(whole: gzip.GzipFile, size: int) -> bytes:
    """Read exactly `size` bytes. Raises EOFError if there are fewer."""
    found = whole.read(size)
    if len(found) < size:
        raise EOFError("it ends too early")
    return found


def _tar(whole: gzip.GzipFile) -> tarfile.TarFile:
    return tarfile.open(fileobj=whole, mode="w|", format=tarfile.GNU_FORMAT)  # one header for each file


def _add(tar: tarfile.TarFile, source: Source, taken: datetime) -> None:
    member = tarfile.TarInfo(source.name)
    member.size, member.mode, member.mtime = source.size, 0o600, int(taken.timestamp())
    tar.addfile(member, source.file)


def sync(directory: Path) -> None:
    """Sync a directory's names to disk."""
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
