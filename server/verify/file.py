"""A file of records, read line by line: each line one record, checked fully; every bad line is named."""

import json
import re
from collections.abc import Iterator
from typing import Any, BinaryIO, TextIO

from server.verify.difference import Difference, shown
from server.verify.replay import check

LONGEST_LINE = 1 << 22
"""The most bytes of a line that are read; a record of 10,000 moves needs less."""
_LONGEST_INTEGER = 20
_HALF_A_PAIR = re.compile("[\ud800-\udfff]")


class NotARecord(ValueError):
    """A line is not the JSON of one record; the message says why."""


def report(lines: BinaryIO, out: TextIO) -> bool:
    """Check a file of records, write what was found to `out`, and return whether all of it is good."""
    checked = bad = 0
    for number, fault in faults(lines):
        checked += 1
        if fault is not None:
            bad += 1
            out.write(f"line {number}: {fault}\n".encode("ascii", "backslashreplace").decode())
    if not checked:
        out.write("There is no record in it; every line is one.\n")
    elif bad:
        out.write(f"{bad} of {_records(checked)} failed.\n")
    else:
        out.write(f"{_records(checked)} verified.\n")
    return checked > 0 and not bad


def faults(lines: BinaryIO) -> Iterator[tuple[int, str | None]]:
    """Yield each line's number, from 1, with what is wrong with it; None where its record is good."""
    for number, line in enumerate(read_lines(lines), start=1):
        try:
            check(parse(line))
        except (NotARecord, Difference) as error:
            yield number, str(error)
        except RecursionError:
            yield number, "it is nested far deeper than any record"
        else:
            yield number, None


def parse(line: bytes) -> Any:
    """Read a line's JSON as it is meant between strangers: every name once in its object, every number a number.

    >>> parse(b'{"score": 20}')
    {'score': 20}

    Raises NotARecord, and RecursionError for JSON that is nested too deep.
    """
    if len(line) > LONGEST_LINE:
        raise NotARecord(f"it is longer than {LONGEST_LINE:,} bytes, longer than any record")
    try:
        text = line.decode().strip()
    except UnicodeDecodeError as error:
        raise NotARecord(f"its byte {error.start + 1} is not UTF-8") from None
    if text.startswith("\ufeff"):
        raise NotARecord("it starts with a byte order mark; a record starts with {")
    if not text:
        raise NotARecord("it is empty; every line is one record")
    try:
        document = _JSON.decode(text)
    except json.JSONDecodeError as error:
        if text.startswith("{") and not text.endswith("}"):
            raise NotARecord(f"it breaks off after {len(text)} characters, in the middle of a record") from None
        raise NotARecord(f"it is not JSON: {error.msg} at character {error.pos + 1}") from None
    if "\\ud" in text.lower() and _HALF_A_PAIR.search(json.dumps(document, ensure_ascii=False)):
        raise NotARecord("it holds half a surrogate pair, which is no character")
    return document


def read_lines(lines: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a file; of one that is too long, no more than shows that it is."""
    while line := lines.readline(LONGEST_LINE + 1):
        yield line
        while len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            line = lines.readline(LONGEST_LINE + 1)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise NotARecord(f"the name {shown(name)} stands twice in one object")
        found[name] = value
    return found


def _integer(digits: str) -> int:
    if len(digits) > _LONGEST_INTEGER:
        raise NotARecord(f"it holds a number of {len(digits)} digits, longer than any in a record")
    return int(digits)


def _constant(name: str) -> Any:
    raise NotARecord(f"it holds {name}, which is no number in JSON")


_JSON = json.JSONDecoder(object_pairs_hook=_object, parse_int=_integer, parse_constant=_constant)


def _records(count: int) -> str:
    return "1 record" if count == 1 else f"{count} records"
