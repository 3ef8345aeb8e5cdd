"""Restores a backup of a server's data: its own store and its database of results, both or neither.

1. The backup is unpacked beside the data and checked. Both parts get a new identity of the database, so that
   neither can be combined with other data.
2. `NOTE` is written, which commits a restore to SQLite. The transaction that inserts the rows and the new identity
   commits a restore to PostgreSQL.
3. Existing data is moved aside, and the new data to its place.

If the restore is interrupted before it is committed, the old data is still in place. After that, `finish` completes the
third step before a server starts, or another restore.
"""

import os
import secrets
import shutil
from contextlib import suppress
from pathlib import Path

import structlog
from pydantic import BaseModel

from server.backups.archive import RESULTS, BackupError, Contents, sync, unpack
from server.backups.backup import check_parts
from server.results import copies
from server.results.url import DatabaseUrl
from server.store.embedded import append_only
from server.store.embedded.append_only import DIRECTORY, RESTORING
from server.store.embedded.binary import Version
from server.store.embedded.data_directory import STORE, WRITTEN_BY, DataDirectory
from server.store.embedded.errors import DataInUse, unusable
from server.store.embedded.repair import stamp

NOTE = "restore.json"
"""The file that says that an unpacked backup is complete, and where its parts belong."""
_BESIDE = ("", "-wal", "-shm")
"""The ends of the names of a SQLite database's files."""

log = structlog.get_logger(__name__)


class Note(BaseModel):
    """A restore that has been prepared: its database's new identity, and the path if it is a SQLite database.

    Existing data belongs in the directory `aside`.
    """

    identity: str
    results: Path | None
    aside: Path


async def restore(data_dir: Path, url: str, file: Path, ours: Version, replace: bool) -> tuple[Contents, Path | None]:
    """Restore a backup into a data directory that no server uses, and into the database with a URL.

    Returns the contents, and the directory where older data was moved, if there was any; that is an error unless
    `replace` is true. Raises BackupError, CannotOpenDatabase, EmbeddedStoreError, OSError.
    """
    os.stat(file)  # before any directory is created
    directory, database = data_dir / STORE, DatabaseUrl.parse(url)
    held = DataDirectory(directory)
    try:
        held.hold()
        os.close(await held.take_store_lock(None))
        await _finish(directory, database)
        old, results = _has_files(directory / DIRECTORY), await copies.holds_data(database)
        if old and not replace:
            raise BackupError(
                f"{directory} already contains data. Name another directory, or add --replace: the existing data "
                "is then moved, not deleted."
            )
        if results and not replace:
            raise BackupError(copies.already_holds(database.where))
        contents, aside = await _put(data_dir, database, file, ours, replace)
        return contents, aside if old or results else None
    finally:
        held.release()


async def finish(data_dir: Path, url: str) -> None:
    """Finish a restore that was interrupted after it had been decided, unless a server uses the data directory.

    Raises CannotOpenDatabase, EmbeddedStoreError.
    """
    directory = data_dir / STORE
    if not _read_notes(directory):
        return
    held = DataDirectory(directory)
    try:
        held.hold()
        os.close(await held.take_store_lock(None))
        await _finish(directory, DatabaseUrl.parse(url))
    except DataInUse:
        return
    except OSError as error:
        raise unusable(directory, error) from error
    finally:
        held.release()


async def _finish(directory: Path, database: DatabaseUrl) -> None:
    for unpacked, note in _read_notes(directory):
        if await _is_decided(note, database):
            _move(unpacked, note)
            log.warning("finished a restore that was interrupted", directory=str(directory), old_data=str(note.aside))


def _read_notes(directory: Path) -> list[tuple[Path, Note]]:
    found = sorted(directory.glob(f"{RESTORING}-*/{NOTE}"))
    return [(path.parent, Note.model_validate_json(path.read_text())) for path in found]


async def _is_decided(note: Note, database: DatabaseUrl) -> bool:
    if note.results is not None:
        return True
    return database.path is None and await copies.read_identity(database) == note.identity


async def _put(
    data_dir: Path, database: DatabaseUrl, file: Path, ours: Version, replace: bool
) -> tuple[Contents, Path]:
    now, results = stamp(), database.path
    # as long as this exists and no data does, no server starts without data
    unpacked = data_dir / STORE / f"{RESTORING}-{now}"
    note = Note(identity=secrets.token_hex(8), results=results, aside=(data_dir / f"replaced-{now}").absolute())
    try:
        unpacked.mkdir(mode=0o700)
        contents = _prepare(unpacked, file, ours, note)
        if results is not None:
            _stage(results, unpacked)
        _remove_others(unpacked, results)
        _write(unpacked / NOTE, note.model_dump_json())
    except BaseException:
        _remove(unpacked, note)
        raise
    if results is None:
        await _load(unpacked, note, database, replace)
    try:
        _move(unpacked, note)
    except OSError as error:
        raise BackupError(
            f"The restored data cannot be moved to its place: {error}. When that is mended, the next start of the "
            "server, or the next restore, completes this restore."
        ) from error
    return contents, note.aside


def _prepare(unpacked: Path, file: Path, ours: Version, note: Note) -> Contents:
    """Unpack a backup, check both parts, and give them their new identity."""
    files, copied = unpacked / DIRECTORY, unpacked / RESULTS
    contents, held = unpack(file, files, copied, ours)
    database = f"the database in {file}"
    check_parts(held, copied, store=str(file), database=database, remedy="Take another backup.")
    with (files / contents.files[-3].name).open("ab") as last:
        last.write(append_only.set_database(note.identity))
        last.flush()
        os.fsync(last.fileno())
    copies.set_identity(copied, note.identity)
    _write(unpacked / WRITTEN_BY, f"{contents.written_by}\n")
    return contents


def _stage(results: Path, unpacked: Path) -> None:
    """Put the results beside the SQLite database whose place they take, so that they need only be renamed."""
    staged = _staged(results, unpacked)
    results.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(unpacked / RESULTS, staged)
    with staged.open("rb") as file:
        os.fsync(file.fileno())
    sync(staged.parent)
    if results.exists():
        copies.end_log(results)


def _staged(results: Path, unpacked: Path) -> Path:
    return results.with_name(f"{results.name}.{unpacked.name}")


async def _load(unpacked: Path, note: Note, database: DatabaseUrl, replace: bool) -> None:
    """Put the results into a PostgreSQL database, which decides the restore."""
    old = None
    if replace:
        note.aside.mkdir(mode=0o700)
        old = note.aside / RESULTS
    try:
        await copies.load(database, unpacked / RESULTS, old)
    except BaseException:
        if not await _is_decided(note, database):  # if nobody can tell, both stay for `finish`
            _remove(unpacked, note)
            raise


def _move(unpacked: Path, note: Note) -> None:
    """Move existing data aside and new data to its place. What has been moved already stays there."""
    note.aside.mkdir(mode=0o700, exist_ok=True)
    if note.results is not None and (staged := _staged(note.results, unpacked)).exists():
        for end in _BESIDE:
            with suppress(FileNotFoundError):
                shutil.move(f"{note.results}{end}", note.aside / f"{RESULTS}{end}")
        sync(note.aside)
        staged.rename(note.results)
        sync(note.results.parent)
    place, new, old = unpacked.parent / DIRECTORY, unpacked / DIRECTORY, note.aside / STORE
    if new.exists():
        if _has_files(place):
            old.mkdir(mode=0o700, exist_ok=True)
            with suppress(FileNotFoundError):
                shutil.copy2(place.with_name(WRITTEN_BY), old / WRITTEN_BY)
            place.rename(old / DIRECTORY)
            sync(old)
        elif place.exists():
            place.rmdir()
        with suppress(FileNotFoundError):
            (unpacked / WRITTEN_BY).rename(place.with_name(WRITTEN_BY))
        new.rename(place)
        sync(place.parent)
    with suppress(OSError):
        note.aside.rmdir()  # if nothing was there
    shutil.rmtree(unpacked)


def _remove_others(unpacked: Path, results: Path | None) -> None:
    """Remove the rest of earlier restores that were not decided."""
    for left in unpacked.parent.glob(f"{RESTORING}-*"):
        if left != unpacked:
            if results is not None:
                _staged(results, left).unlink(missing_ok=True)
            shutil.rmtree(left)


def _remove(unpacked: Path, note: Note) -> None:
    """Remove this restore before it is decided; no existing data is in its `aside` yet, only a copy."""
    if note.results is not None:
        _staged(note.results, unpacked).unlink(missing_ok=True)
    shutil.rmtree(note.aside, ignore_errors=True)
    shutil.rmtree(unpacked, ignore_errors=True)


def _has_files(directory: Path) -> bool:
    return directory.is_dir() and any(directory.iterdir())


def _write(path: Path, text: str) -> None:
    """Write a small file, all of it or nothing."""
    new = path.with_name(f"{path.name}.new")
    with new.open("w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.rename(path)
    sync(path.parent)
