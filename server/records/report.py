"""Verifies the records of a file, and reports each bad record, up to the first twenty. The caller opens the file."""

from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO, TextIO

from pydantic_core import to_json

from protocol.record_fault import RecordFault
from protocol.record_file import Entry, NotARecord, too_deep
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
            out.write(line_of(entry.named(fault.message)))
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


def report_as_json(entries: Iterable[Entry], out: BinaryIO) -> bool:
    """Do the same for a program, as lines of JSON: one for each bad record, and finally a summary.

    A bad record is `{"line", "record", "game", "fault"}`, with its place in the file as in its Entry. The summary is
    `{"checked", "bad", "stopped"}`: `stopped` tells whether the rest of the file was not checked.
    """
    checked = bad = 0
    for entry, fault in find_faults(entries):
        checked += 1
        if fault is not None:
            bad += 1
            out.write(
                to_json(
                    {"line": entry.at_line, "record": entry.at_record, "game": _game(entry.document), "fault": fault}
                )
                + b"\n"
            )
            out.flush()
        if bad == MOST_FAULTS:
            break
    out.write(to_json({"checked": checked, "bad": bad, "stopped": bad == MOST_FAULTS}) + b"\n")
    return checked > 0 and not bad


def find_faults(entries: Iterable[Entry]) -> Iterator[tuple[Entry, RecordFault | None]]:
    """Yield each entry of a file with the first error in it; None if its record is good."""
    for entry in entries:
        try:
            _check_entry(entry)
        except NotARecord as error:
            yield entry, error.fault
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
        raise NotARecord(error.fault) from None
    except RecursionError:
        raise too_deep() from None


def _game(document: Any) -> str | None:
    """Return the name of the game of a document that may be no record; None if it has none."""
    game = document.get("game") if isinstance(document, dict) else None
    return game if isinstance(game, str) else None


def _records(count: int) -> str:
    return "1 record" if count == 1 else f"{count} records"
