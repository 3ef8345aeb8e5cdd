"""Exports the records of finished matches: one JSON document a line, in the order of settling, compressed by zstd.

1. Records are read from the database page by page, each page in a transaction of its own: however many there are, only
   one page is in memory, and servers that use the database are not held up. Stored records never change.
2. A match on a daily number is left out until its day is over, because its record shows the number.
3. A file is written under another name and then renamed, so it is complete or not there.
"""

import os
import secrets
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from server.finished.calendar import Calendar
from server.records.packed import NotUnpacked, unpack
from server.results.database import ExistingDatabase, capital
from server.results.matches import NumberedRecord, list_records, read_first_match
from server.results.url import DatabaseUrl

if sys.version_info >= (3, 14):  # pragma: no cover # tests run with an older Python as well
    from compression.zstd import CompressionParameter, ZstdFile, compress
else:
    from backports.zstd import CompressionParameter, ZstdFile, compress

PAGE = 500
"""The number of records that are read at once; a record takes up to some KB."""
LEVEL = 9
"""Higher levels take several times as long, and save a few percent."""


class CannotExport(Exception):
    """The export failed; the message says why, and no file was written or changed."""


@dataclass(frozen=True, slots=True)
class Exported:
    """How many records were written, and how many left out because their daily number's day is not over."""

    records: int
    hidden: int

    def lines(self) -> Iterator[str]:
        """Yield sentences for people."""
        yield f"Exported {_count(self.records)}."
        if self.hidden:
            are = "is" if self.hidden == 1 else "are"
            yield (
                f"{_count(self.hidden)} of matches on today's daily numbers {are} left out until the day ends, "
                "at 00:00 UTC."
            )


async def export(url: str, since: int, now: int, out: BinaryIO) -> Exported:
    """Write the records of all matches that ended at a time or later; times are in ms since 1970 UTC.

    Raises CannotExport, CannotOpenDatabase, OSError.
    """
    today = Calendar().day(now)
    options: dict[int, int] = {CompressionParameter.compression_level: LEVEL, CompressionParameter.checksum_flag: 1}
    written = hidden = 0
    async with ExistingDatabase(database := DatabaseUrl.parse(url)) as opened:
        with ZstdFile(out, "w", options=options) as lines:
            async for found in _read(opened, since):
                if found.day is not None and found.day >= today:
                    hidden += 1
                    continue
                lines.write(_unpacked(found, database) + b"\n")
                written += 1
    if not written:
        out.write(compress(b"", options=options))  # else there would be no frame, and the file would be damaged
    return Exported(written, hidden)


async def _read(database: ExistingDatabase, since: int) -> AsyncIterator[NumberedRecord]:
    """Yield the packed records of all matches that ended at a time or later."""
    first = await database.read(read_first_match, since)
    while page := await database.read(list_records, first, since, PAGE):
        for found in page:
            yield found
        first = page[-1].number + 1


def _unpacked(found: NumberedRecord, database: DatabaseUrl) -> bytes:
    try:
        return unpack(found.packed)
    except NotUnpacked as error:
        raise CannotExport(
            f"{capital(database.where)} is damaged: the record of match {found.number} cannot be read: {error}. "
            "Restore a backup."
        ) from error


def _count(records: int) -> str:
    return "1 record" if records == 1 else f"{records:,} records"


@contextmanager
def new_file(path: Path, *, replace: bool) -> Iterator[BinaryIO]:
    """Open a file for writing, which gets its name when the block ends; nothing is left of it after an error.

    Raises CannotExport if the file exists, unless it is to be replaced, and OSError.
    """
    if path.is_dir():
        raise CannotExport(f"{path} is a directory. Name a file in it.")
    if not path.parent.is_dir():
        raise CannotExport(f"{path.parent} is not a directory. Name a file in an existing directory.")
    if path.exists() and not replace:
        raise CannotExport(f"{path} exists already. Name another file, or add --replace.")
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with temporary.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with suppress(FileNotFoundError):
            temporary.unlink()
        raise
