"""Verifies the records of a file, and reports each bad record, up to the first twenty. The caller opens the file."""

from collections.abc import Iterable, Iterator
from typing import TextIO

from protocol.record_file import Entry, NotARecord
from server.records.difference import Difference
from server.records.verify import check

MOST_FAULTS = 20
EMPTY = "The file is empty: expected a record, a list of records, or one record per line."


def report(entries: Iterable[Entry], out: TextIO) -> bool:
    """Verify records, write the errors and a summary to `out`, and return whether all records are good."""
    checked = bad = 0
    for entry, fault in find_faults(entries):
        checked += 1
        if fault is not None:
            bad += 1
            out.write(line_of(entry.named(fault)))
        if bad == MOST_FAULTS:
            out.write(f"Stopped after {MOST_FAULTS} errors: the rest of the file was not checked.\n")
            return False
    if not checked:
        out.write(f"{EMPTY}\n")
    elif bad:
        out.write(f"{bad} of {_records(checked)} failed.\n")
    else:
        out.write(f"{_records(checked)} verified.\n")
    return checked > 0 and not bad


def find_faults(entries: Iterable[Entry]) -> Iterator[tuple[Entry, str | None]]:
    """Yield each entry of a file with the first error in it; None if its record is good."""
    for entry in entries:
        try:
            _check_entry(entry)
        except NotARecord as error:
            yield entry, str(error)
        else:
            yield entry, None


def line_of(sentence: str) -> str:
    """Return a sentence as a line of ASCII, so that nothing that it quotes can control a terminal."""
    return f"{sentence}\n".encode("ascii", "backslashreplace").decode()


def _check_entry(entry: Entry) -> None:
    if entry.fault is not None:
        raise NotARecord(entry.fault)
    try:
        check(entry.document)
    except Difference as error:
        raise NotARecord(str(error)) from None
    except RecursionError:
        raise NotARecord("it is nested far deeper than any record") from None


def _records(count: int) -> str:
    return "1 record" if count == 1 else f"{count} records"
