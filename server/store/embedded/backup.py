"""Makes backups of an embedded store's data, whether it runs or not, and restores them.

A backup is a compressed tar: first its contents, with a SHA-256 for each file, then the files. The store need not take
part: it only appends to its files, or writes new ones and then exchanges the manifest. So the files in a manifest,
opened while it is valid, are the data at that time; the last one is cut after its last complete command.

A backup may come from another person, so `restore` trusts nothing in it:

1. The tar's headers are read here, block by block, because tarfile reads a header of any length into memory.
2. Each file must be as long as the contents say, and there must be space for all of them, before it is unpacked.
3. The files may contain only commands that our own store writes, on our own keys, because a store runs whatever it
   loads.
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
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, BinaryIO, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from server.store.embedded import append_only, free_space
from server.store.embedded.append_only import DIRECTORY, MANIFEST, RESTORING
from server.store.embedded.binary import Version
from server.store.embedded.data_directory import WRITTEN_BY, DataDirectory
from server.store.embedded.errors import DataBroken
from server.store.embedded.repair import stamp
from server.store.format import refusal

CONTENTS = "turnabout-backup.json"
FORMAT = 1
"""The version of the backup's format."""
TRIES = 100
"""How often the store may exchange its files while they are being opened."""

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

    name: str = Field(pattern=r"^appendonly\.aof\.(\d{1,18}\.(base|incr)\.aof|manifest)$")
    bytes: int = Field(ge=0)
    sha256: str


def _distinct(files: tuple[Copied, ...]) -> tuple[Copied, ...]:
    names = [file.name for file in files]
    if len({*names}) < len(names) or names[-1] != MANIFEST:
        raise ValueError("each file once, and the manifest last")
    return files


class Contents(BaseModel):
    """The contents of a backup: the store that wrote it, its format, its time, and its files.

    The manifest is the last file.
    """

    model_config = ConfigDict(frozen=True)

    turnabout_backup: Literal[1]
    written_by: str
    format: str | None
    taken: datetime
    files: Annotated[tuple[Copied, ...], Field(min_length=2, max_length=_MOST_FILES), AfterValidator(_distinct)]

    @property
    def bytes(self) -> int:
        """The size of the data in bytes, uncompressed."""
        return sum(file.bytes for file in self.files)


def back_up(directory: Path, to: Path) -> Contents:
    """Copy a data directory to a new file, whether its server runs or not.

    It contains everything that was acknowledged before the call. Raises BackupError, DataBroken, OSError.
    """
    taken = datetime.now(UTC)
    if to.exists():
        raise BackupError(f"{to} exists already. Name a file that does not.")
    if not to.parent.is_dir():
        raise BackupError(f"{to.parent} is not a directory. Name a file in an existing directory.")
    with _files(directory) as files:
        marks = [append_only.format_mark(file, size) for name, file, size in files if name.endswith(".aof")]
        format = next((mark for mark in reversed(marks) if mark is not None), None)
        if (why := refusal(f"The data in {directory}", format)) is not None:
            raise BackupError(why)
        copied = tuple(Copied(name=name, bytes=size, sha256=_sha256(file, size)) for name, file, size in files)
        contents = Contents(
            turnabout_backup=1, written_by=_written_by(directory), format=format, taken=taken, files=copied
        )
        handle, name = tempfile.mkstemp(prefix=f".{to.name}.", dir=to.parent)
        try:
            with open(handle, "wb") as raw:
                with gzip.GzipFile(fileobj=raw, mode="wb", filename="") as whole, _tar(whole) as tar:
                    head = contents.model_dump_json(indent=1).encode()
                    _add(tar, CONTENTS, io.BytesIO(head), len(head), taken)
                    for name_in, file, size in files:
                        file.seek(0)
                        _add(tar, name_in, file, size, taken)
                raw.flush()
                os.fsync(raw.fileno())
            os.replace(name, to)
        except BaseException:
            with suppress(FileNotFoundError):
                os.unlink(name)
            raise
    _sync(to.parent)
    return contents


async def restore(directory: Path, file: Path, ours: Version, replace: bool) -> tuple[Contents, Path | None]:
    """Restore a backup into a data directory that no server uses; return where older data was moved, if any.

    Existing data is an error unless `replace` is true. Raises BackupError, EmbeddedStoreError, OSError.
    """
    os.stat(file)  # before any directory is created
    held = DataDirectory(directory)
    try:
        held.hold()
        os.close(await held.take_store_lock(None))
        old = directory / DIRECTORY
        if old.is_dir() and any(old.iterdir()) and not replace:
            raise BackupError(
                f"{directory} already contains data. Name another directory, or add --replace: the existing data "
                "is then moved, not deleted."
            )
        return _put(directory, file, ours)
    finally:
        held.release()


def _put(directory: Path, file: Path, ours: Version) -> tuple[Contents, Path | None]:
    # as long as this exists and no data does, no server starts without data
    unpacked, place = directory / f"{RESTORING}-{stamp()}", directory / DIRECTORY
    try:
        contents = _unpack(file, unpacked, ours)
    except BaseException:
        shutil.rmtree(unpacked, ignore_errors=True)
        raise
    _sync(directory)
    for left in directory.glob(f"{RESTORING}-*"):
        if left != unpacked:
            shutil.rmtree(left)
    aside = None
    if place.exists():
        aside = directory / f"replaced-{stamp()}"
        aside.mkdir(mode=0o700)
        with suppress(FileNotFoundError):
            shutil.copy2(directory / WRITTEN_BY, aside / WRITTEN_BY)
        place.rename(aside / DIRECTORY)
        _sync(aside)
    note = directory / f"{WRITTEN_BY}.new"
    note.write_text(f"{contents.written_by}\n")
    note.replace(directory / WRITTEN_BY)
    unpacked.rename(place)
    _sync(directory)
    return contents, aside


@contextmanager
def _files(directory: Path) -> Iterator[list[tuple[str, BinaryIO, int]]]:
    """Open the present data: names, files, and the size of each up to its last complete command."""
    manifest = directory / DIRECTORY / MANIFEST
    missing = ""
    for _ in range(TRIES):
        with ExitStack() as stack:
            try:
                text = manifest.read_text(encoding="utf-8", errors="replace")
            except FileNotFoundError:
                append_only.refuse_to_begin_anew(directory)
                raise BackupError(
                    f"There is no data in {directory}. Name the server's data directory with --data-dir; a server "
                    "with TURNABOUT_REDIS_URL keeps its rooms in that Redis."
                ) from None
            parts = append_only.read_manifest(directory, text)
            try:
                opened = [stack.enter_context((manifest.parent / part.name).open("rb")) for part in parts]
            except FileNotFoundError as error:
                missing = Path(error.filename).name
                continue
            if manifest.read_text(encoding="utf-8", errors="replace") != text:
                continue
            found: list[tuple[str, BinaryIO, int]] = [
                (part.name, file, _whole(directory, part, file, part == parts[-1]))
                for part, file in zip(parts, opened, strict=True)
            ]
            lines = "".join(f"{part.line}\n" for part in parts).encode()
            yield [*found, (MANIFEST, io.BytesIO(lines), len(lines))]
            return
    raise DataBroken(directory, f"{DIRECTORY}/{missing} is missing" if missing else "its manifest keeps changing")


def _whole(directory: Path, part: append_only.Part, file: BinaryIO, last: bool) -> int:
    """Return how many bytes of a file to copy. Later bytes were not acknowledged."""
    size = os.fstat(file.fileno()).st_size
    if not part.name.endswith(".aof"):
        return size
    found = append_only.scan(file, size)
    if found.whole < size and (not last or append_only.commands_after(file, found)):
        raise DataBroken(directory, f"{DIRECTORY}/{part.name} cannot be read from byte {found.stopped} on")
    return found.whole


def _written_by(directory: Path) -> str:
    try:
        return str(Version.parse((directory / WRITTEN_BY).read_text(errors="replace").strip()))
    except (FileNotFoundError, ValueError) as error:
        raise BackupError(f"{directory / WRITTEN_BY} does not say which store wrote the data.") from error


def _unpack(file: Path, into: Path, ours: Version) -> Contents:
    """Unpack a backup into a new directory and verify all of it. Raises BackupError, OSError."""
    contents = None
    try:
        with file.open("rb") as raw, gzip.GzipFile(fileobj=raw) as whole:
            contents = _contents(file, whole, ours)
            if contents.bytes + free_space.NEEDED_BYTES > shutil.disk_usage(into.parent).free:
                raise BackupError(f"{file} needs {contents.bytes / 2**20:,.0f} MiB, but {into.parent} has less space.")
            into.mkdir(mode=0o700)
            for expected in contents.files:
                _extract(file, whole, expected, into / expected.name)
            rest = whole.read(_MOST_PADDING + 1)  # to its end, which has its checksum
            if len(rest) > _MOST_PADDING or rest.strip(b"\0"):
                raise BackupError(f"{file} is damaged: there is data after its last file. Take another backup.")
    except _SPOILED as error:
        if contents is None:
            raise BackupError(f"{file} is not a Turnabout backup.") from error
        raise BackupError(f"{file} is damaged ({error or 'it ends too early'}). Take another backup.") from error
    _sync(into)
    return contents


def _contents(file: Path, whole: gzip.GzipFile, ours: Version) -> Contents:
    first = _header(whole)
    if first is None or first.name != CONTENTS or first.size > _MOST_CONTENTS:
        raise BackupError(f"{file} is not a Turnabout backup.")
    try:
        said = json.loads(_exactly(whole, first.size))
        _exactly(whole, -first.size % _BLOCK)
        if isinstance(said, dict) and isinstance(made := said.get("turnabout_backup"), int) and made > FORMAT:
            raise BackupError(f"{file} was made by a newer Turnabout. Restore it with that version.")
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
        if expected.name != MANIFEST and (foreign := append_only.foreign(target, member.size)) is not None:
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


def _add(tar: tarfile.TarFile, name: str, file: BinaryIO, size: int, taken: datetime) -> None:
    member = tarfile.TarInfo(name)
    member.size, member.mode, member.mtime = size, 0o600, int(taken.timestamp())
    tar.addfile(member, file)


def _sha256(file: BinaryIO, size: int) -> str:
    digest = hashlib.sha256()
    file.seek(0)
    while size and (chunk := file.read(min(_CHUNK, size))):
        digest.update(chunk)
        size -= len(chunk)
    return digest.hexdigest()


def _sync(directory: Path) -> None:
    """Sync a directory's names to disk."""
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
