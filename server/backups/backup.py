"""Makes backups of a server's data, whether it runs or not: of its own store, then of its database of results.

1. The store need not take part: it only appends to its files, or writes new ones and then exchanges the manifest. So
   the files in a manifest, opened while it is valid, are the data at that time; the last one is cut after its last
   complete command.
2. The database is copied after that. A match that is settled in between is in both copies, so for each match a backup
   has the log, the record, or both.
3. Both are checked as `restore` checks them, so that a backup that was made can be restored.
"""

import io
import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO

from server.backups.archive import RESULTS, BackupError, Contents, Source, pack
from server.results import copies
from server.results.url import DatabaseUrl
from server.store.embedded import append_only
from server.store.embedded.append_only import DIRECTORY, MANIFEST, Held
from server.store.embedded.binary import Version
from server.store.embedded.data_directory import STORE, WRITTEN_BY
from server.store.embedded.errors import DataBroken
from server.store.format import refusal

TRIES = 100
"""How often the store may exchange its files while they are being opened."""


async def back_up(data_dir: Path, url: str, to: Path) -> Contents:
    """Copy a server's data directory and the database with a URL to a new file.

    It contains everything that was acknowledged before the call. Raises BackupError, CannotOpenDatabase, DataBroken,
    OSError.
    """
    taken, database = datetime.now(UTC), DatabaseUrl.parse(url)
    _check_new(to)
    directory = data_dir / STORE
    with ExitStack() as stack:
        files = stack.enter_context(_files(directory))
        held = append_only.read_held((each.file, each.size) for each in files[:-1])
        if (why := refusal(f"The data in {directory}", held.format)) is not None:
            raise BackupError(why)
        written_by = _written_by(directory)
        temporary = stack.enter_context(tempfile.TemporaryDirectory(prefix=f".{to.name}.", dir=to.parent))
        copied = Path(temporary) / RESULTS
        await copies.copy(database, copied)
        remedy = "Set TURNABOUT_DATABASE_URL as for the server."
        check_parts(held, copied, store=str(directory), database=database.where, remedy=remedy)
        opened = stack.enter_context(copied.open("rb"))
        files.append(Source(RESULTS, opened, os.fstat(opened.fileno()).st_size))
        contents = Contents(
            turnabout_backup=2,
            written_by=written_by,
            format=held.format,
            taken=taken,
            files=tuple(each.describe() for each in files),
        )
        pack(to, contents, files)
    return contents


def _check_new(to: Path) -> None:
    if to.exists():
        raise BackupError(f"{to} exists already. Name a file that does not.")
    if not to.parent.is_dir():
        raise BackupError(f"{to.parent} is not a directory. Name a file in an existing directory.")


def check_parts(held: Held, copied: Path, *, store: str, database: str, remedy: str) -> None:
    """Check a copy of the database, and that it belongs to what a store's files hold: all are named in messages.

    Raises BackupError, CannotOpenDatabase.
    """
    state = copies.check(copied, database)
    if held.database not in (None, state.identity):
        raise BackupError(f"The rooms in {store} belong to another database, not to {database}. {remedy}")
    rooms = {match: key for key, matches in held.recorded.items() for match in matches}
    if lacking := copies.list_lacking(copied, [*rooms]):
        room = rooms[lacking[0]].rpartition(b":")[2].decode(errors="replace")
        more = f", nor of {len(lacking) - 1} more that are no longer in a log" if len(lacking) > 1 else ""
        raise BackupError(
            f"The log of room {room} in {store} begins after match {lacking[0]}, but {database} has no record of that "
            f"match{more}: it is older than the rooms. {remedy}"
        )


@contextmanager
def _files(directory: Path) -> Iterator[list[Source]]:
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
            found = [
                Source(part.name, file, _whole(directory, part, file, part == parts[-1]))
                for part, file in zip(parts, opened, strict=True)
            ]
            lines = "".join(f"{part.line}\n" for part in parts).encode()
            yield [*found, Source(MANIFEST, io.BytesIO(lines), len(lines))]
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
