"""Files of records: a record, a JSON list of records, or one record per line; spacing is free, zstd is unpacked.

How a file is read:

1. A file that begins as zstd does is unpacked on the way.
2. While every line is a JSON value by itself, the file is read line by line: a file of any length needs little memory.
3. If the first line is not one, the file may be one value on many lines. Up to `LONGEST_FILE` bytes are read to see.
4. If it is not one value, but another line is a record by itself, the file has one record a line, and some lines are
   wrong. Otherwise it is one value with one error.

A record is read as JSON is meant between strangers: every name once in its object, every number a finite one.
"""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from io import BufferedReader, RawIOBase
from math import isfinite
from typing import Any, BinaryIO

if sys.version_info >= (3, 14):  # pragma: no cover # tests run with an older Python as well
    from compression.zstd import ZstdError, ZstdFile
else:
    from backports.zstd import ZstdError, ZstdFile

from protocol.reasons.base import Datum
from protocol.record_fault import FaultReason, RecordFault, shown

LONGEST_LINE = 1 << 22
"""The most bytes of a line in a file with one record per line; a record of 10,000 moves needs less."""
LONGEST_FILE = 1 << 26
"""The most bytes of a record or a list that spans many lines, or of a list on one line."""
_LONGEST_INTEGER = 20
_ZSTD = b"\x28\xb5\x2f\xfd"
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_HALF_A_PAIR = re.compile("[\ud800-\udfff]")


class NotARecord(ValueError):
    """Some text is not the JSON of a record; `fault` says why, and its message continues a sentence."""

    def __init__(self, fault: RecordFault) -> None:
        super().__init__(fault.message)
        self.fault = fault


def not_a_record(reason: FaultReason, message: str, **data: Datum) -> NotARecord:
    """Return the error of a text that is not the JSON of a record."""
    return NotARecord(RecordFault(reason=reason, data=data, message=message))


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A record of a file, not yet checked: the `document` that its JSON gives, or the `fault` that it has none.

    `at_line` and `at_record`, of a list, count from 1; both are None if the file holds a single value. `line` is the
    record in one line.
    """

    at_line: int | None = None
    at_record: int | None = None
    line: bytes
    document: Any = None
    fault: RecordFault | None = None

    def named(self, what: str) -> str:
        """Return a sentence about the entry, which begins with its place."""
        line = None if self.at_line is None else f"line {self.at_line}"
        record = None if self.at_record is None else f"record {self.at_record}"
        place = ", ".join(filter(None, (line, record)))
        return f"{place}: {what}" if place else what


def entries(file: BinaryIO) -> Iterator[Entry]:
    """Yield the records of a file in order; a part that is no record has a fault.

    If each record is on a line, the file is read no further than to the line that is yielded. Raises OSError.
    """
    lines = _Lines(file)
    try:
        if first := lines.next():
            yield from _read(lines, first)
    except (ZstdError, EOFError) as error:
        if isinstance(error, EOFError):
            wrong = not_a_record("packed_cut", "it breaks off and cannot be unpacked")
        else:
            wrong = not_a_record("packed_damaged", "it is damaged and cannot be unpacked")
        yield Entry(at_line=lines.number + 1, line=b"", fault=wrong.fault)


def parse(text: bytes) -> Any:
    """Return the JSON value of a text. Raises NotARecord.

    >>> parse(b'{"score": 20}')
    {'score': 20}
    """
    try:
        decoded = text.decode().strip()
    except UnicodeDecodeError as error:
        raise not_a_record("not_utf8", f"its byte {error.start + 1} is not UTF-8", byte=error.start + 1) from None
    try:
        document = _JSON.decode(decoded)
        if "\\ud" in decoded.lower() and _HALF_A_PAIR.search(json.dumps(document, ensure_ascii=False)):
            raise not_a_record("half_surrogate", "it holds half a surrogate pair, which is no character")
    except json.JSONDecodeError as error:
        if decoded.startswith("{") and not decoded.endswith("}"):
            message = f"it breaks off after {len(decoded)} characters, in the middle of a record"
            raise not_a_record("cut", message, characters=len(decoded)) from None
        where: dict[str, Datum] = {"character": error.colno}
        if "\n" in decoded:
            where = {"line": error.lineno, **where}
        place = ", ".join(f"{name} {number}" for name, number in where.items())
        raise not_a_record("not_json", f"it is not JSON: {error.msg} at {place}", **where) from None
    except RecursionError:
        raise too_deep() from None
    return document


def too_deep() -> NotARecord:
    """Return the error of a text or a document that is nested too deeply to be read."""
    return not_a_record("nested", "it is nested far deeper than any record")


class _Lines:
    """The lines of a file that may be packed; `number` counts the lines read so far."""

    def __init__(self, file: BinaryIO) -> None:
        self.number = 0
        self._file = file
        first = file.readline(LONGEST_LINE + 1)
        self._begun: bytes | None = first
        if first.startswith(_ZSTD):
            self._file, self._begun = BufferedReader(ZstdFile(_Rest(first, file))), None

    def next(self) -> bytes:
        """Return the next line that is not blank, cut if it is too long; b"" after the last line."""
        while True:
            line, self._begun = self._file.readline(LONGEST_LINE + 1) if self._begun is None else self._begun, None
            if not self.number:
                line = line.removeprefix(_BYTE_ORDER_MARK)
            if not line:
                return line
            self.number += 1
            if line.strip():
                return line

    def skip(self, line: bytes) -> None:
        """Skip the rest of a line whose beginning was read."""
        while line and not line.endswith(b"\n"):
            line = self._file.readline(LONGEST_LINE)

    def read(self, most: int) -> bytes:
        """Return the next bytes, `most` at most."""
        return self._file.read(most)

    def go_back(self, text: bytes) -> None:
        """Push back a text that was just read, so that it is read again; it begins with the last line."""
        self.number -= 1
        self._file = BufferedReader(_Rest(text, self._file))


class _Rest(RawIOBase):
    """A file whose beginning has been read already."""

    def __init__(self, begun: bytes, file: BinaryIO) -> None:
        self._begun = memoryview(begun)
        self._file = file

    def readable(self) -> bool:
        """Return True: a file that was opened can be read."""
        return True

    def readinto(self, buffer: Any) -> int:
        """Read into a buffer, and return the number of bytes."""
        into = memoryview(buffer).cast("B")
        chunk = self._begun[: len(into)] or self._file.read(len(into))
        self._begun = self._begun[len(chunk) :]
        into[: len(chunk)] = chunk
        return len(chunk)


def _read(lines: _Lines, line: bytes) -> Iterator[Entry]:
    """Yield the records of a file that begins with this line."""
    if not _is_value(line):
        text = line + lines.read(LONGEST_FILE + 1 - len(line))
        if not _is_of_lines(text):
            yield from _whole(text, lines.number)
            return
        lines.go_back(text)
        line = lines.next()
    while line:
        yield from _of_line(lines, line)
        line = lines.next()


def _is_value(line: bytes) -> bool:
    try:
        parse(line)
    except NotARecord:
        return False
    return len(line) <= LONGEST_LINE


def _is_of_lines(text: bytes) -> bool:
    """Tell whether a text, whose first line is no JSON value, has a line that is a record by itself."""
    if text.lstrip().startswith(b"["):
        return False
    return any(b'"turnabout"' in line and _is_value(line) for line in text.split(b"\n")[1:])


def _of_line(lines: _Lines, line: bytes) -> Iterator[Entry]:
    at = lines.number
    if len(line) > LONGEST_LINE:
        lines.skip(line)
        yield _too_long(at, None)
        return
    try:
        document = parse(line)
    except NotARecord as error:
        yield Entry(at_line=at, line=line.strip(), fault=error.fault)
        return
    if isinstance(document, list):
        yield from _of_list(document, None if at == 1 else at)
    else:
        yield Entry(at_line=at, line=line.strip(), document=document)


def _whole(text: bytes, number: int) -> Iterator[Entry]:
    """Yield the records of a text that is one JSON value and begins on a line with this number."""
    at = None if b"\n" in text.strip() else number
    try:
        if len(text) > LONGEST_FILE:
            message = f"it is longer than {LONGEST_FILE:,} bytes; write each record on a line of its own"
            raise not_a_record("file_too_long", message, most=LONGEST_FILE)
        document = parse(text)
    except NotARecord as error:
        yield Entry(at_line=at, line=text, fault=error.fault)
        return
    if isinstance(document, list):
        yield from _of_list(document, None)
    else:
        yield _on_one_line(at, None, document)


def _of_list(documents: list[Any], at_line: int | None) -> Iterator[Entry]:
    for at_record, document in enumerate(documents, start=1):
        yield _on_one_line(at_line, at_record, document)


def _on_one_line(at_line: int | None, at_record: int | None, document: Any) -> Entry:
    line = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
    if len(line) > LONGEST_LINE:
        return _too_long(at_line, at_record)
    return Entry(at_line=at_line, at_record=at_record, line=line, document=document)


def _too_long(at_line: int | None, at_record: int | None) -> Entry:
    message = f"it is longer than {LONGEST_LINE:,} bytes, longer than any record"
    fault = not_a_record("line_too_long", message, most=LONGEST_LINE).fault
    return Entry(at_line=at_line, at_record=at_record, line=b"", fault=fault)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise not_a_record("name_twice", f"the name {shown(name)} appears twice in one object", name=shown(name))
        found[name] = value
    return found


def _integer(digits: str) -> int:
    if len(digits) > _LONGEST_INTEGER:
        message = f"it holds a number of {len(digits)} digits, longer than any in a record"
        raise not_a_record("long_integer", message, digits=len(digits))
    return int(digits)


def _number(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        start = text[:_LONGEST_INTEGER]
        raise not_a_record("large_number", f"it holds the number {start}, which is too large", number=start)
    return number


def _constant(name: str) -> Any:
    raise not_a_record("no_number", f"it holds {name}, which is no number in JSON", name=name)


_JSON = json.JSONDecoder(object_pairs_hook=_object, parse_int=_integer, parse_float=_number, parse_constant=_constant)
