"""Where matches to watch again are found: in a file, at a web address, or in a room that one knows the code of.

A file holds one record, or one a line. What stands at a web address is read like a file. A room gives the records of
the matches that were finished in it.
"""

import itertools
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any

from client.address import RoomAddress, ServerAddress, parse_room_address, parse_server
from client.errors import BadAddress, CannotWatch
from protocol.record import Record

MOST_BYTES = 1 << 22
"""What is read from a web address at the most: a match has at most some ten thousand moves."""
LONGEST_LINE = 1 << 22
"""What is read of a line of a file at the most, as `turnabout verify` does."""
LONGEST_WORDS = 400
"""What is read of the words with which a server refuses."""
MOST_LISTED = 1000
FETCH_SECONDS = 15.0
_WEB = re.compile(r"https?://", re.IGNORECASE)
_RECORD = re.compile(r"([^\s?#]+)/record/([0-9A-Za-z]{16})/?(\?\S*)?")
_ANY_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)
_JOIN_LINK = re.compile(r"https?://[^?#]*/[0-9A-Za-z]{3}-[0-9A-Za-z]{4}/?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Found:
    """A record that was found: its `line` of JSON, and what a list says of it."""

    line: bytes
    number: int | None
    names: tuple[str, ...]
    scores: tuple[int | None, ...]


Source = Path | str | RoomAddress
"""Where to look: a file, a web address, or a room."""


def read_source(text: str, last: ServerAddress | None) -> Source:
    """Read what is to be watched: a file's path, a web address, HOST[:PORT]/CODE, or a code at the `last` server.

    Raises CannotWatch.
    """
    typed = text.strip().strip("\"'")
    if not typed:
        raise CannotWatch("Type a file, a web address, or a room's address and code.")
    if _WEB.match(typed) and not _JOIN_LINK.fullmatch(typed):
        return typed
    path = Path(typed).expanduser()
    if not path.is_file() and (link := record_link(typed)) is not None:
        return link
    if not _ANY_SCHEME.match(typed) and (path.is_file() or path.suffix in (".json", ".jsonl")):
        return path
    try:
        return parse_room_address(typed, last)
    except BadAddress as error:
        raise CannotWatch(f"There is no file {typed[:60]}, and as a room's address: {error}") from None


def record_link(typed: str) -> str | None:
    """Return the web address of a record whose link was typed without its `http://`; None where it is no such link.

    >>> record_link("192.168.1.5/record/0123456789ABCDEF")
    'http://192.168.1.5:8420/record/0123456789ABCDEF'
    """
    parts = _RECORD.fullmatch(typed.strip())
    if parts is None or _WEB.match(typed):
        return None
    try:
        return parse_server(parts[1]).record_link(parts[2])
    except BadAddress:
        return None


def fetch(source: Path | str, most: int = MOST_LISTED) -> tuple[Found, ...]:
    """Return the first records in a file or at a web address; this blocks. Raises CannotWatch."""
    if isinstance(source, str):
        return _of_web(source, most)
    try:
        with source.open("rb") as file:
            return _records(iter(lambda: file.readline(LONGEST_LINE), b""), str(source), most)
    except OSError as error:
        raise CannotWatch(f"{source} cannot be read: {error.strerror or error}.") from None


def one_of(found: tuple[Found, ...], index: int) -> Found:
    """Return the record with an index, counted from 1. Raises CannotWatch."""
    if index > len(found):
        raise CannotWatch(f"There {'is 1 record' if len(found) == 1 else f'are {len(found)} records'}, and no {index}.")
    return found[index - 1]


def found(document: Any, line: bytes) -> Found:
    """Return what is to be known of a record to choose it; what it does not say is left open."""
    record = document if isinstance(document, dict) else {}
    legs, result = record.get("legs"), record.get("result")
    number = legs[0].get("number") if isinstance(legs, list) and legs and isinstance(legs[0], dict) else None
    scores = result.get("scores") if isinstance(result, dict) else None
    seats = record.get("seats")
    seats = [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    return Found(
        line,
        number if isinstance(number, int) else None,
        tuple(str(seat.get("name", "")) for seat in seats),
        tuple(scores.get(str(seat)) for seat in range(len(seats))) if isinstance(scores, dict) else (),
    )


def found_in(record: Record) -> Found:
    """Return a record one has as one that was found."""
    document = record.model_dump(mode="json")
    return found(document, json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode())


def _of_web(url: str, most: int) -> tuple[Found, ...]:
    return _records(iter(fetch_web(url).splitlines(keepends=True)), url, most)


def fetch_web(url: str) -> bytes:
    """Return what stands at a web address; this blocks. Raises CannotWatch."""
    try:
        request = urllib.request.Request(url, headers={"Accept": "application/json"})  # noqa: S310 # http or https
        with _opener().open(request, timeout=FETCH_SECONDS) as answer:
            body = bytes(answer.read(MOST_BYTES + 1))
    except urllib.error.HTTPError as error:
        with error:
            raise CannotWatch(f"{url} cannot be fetched: {_said(error)}") from None
    except urllib.error.URLError as error:
        reason = getattr(error.reason, "strerror", None) or error.reason
        raise CannotWatch(f"{url} cannot be fetched: {reason}.") from None
    except (OSError, HTTPException, ValueError) as error:
        raise CannotWatch(f"{url} cannot be fetched: {error}.") from None
    if len(body) > MOST_BYTES:
        raise CannotWatch(f"What is at {url} is longer than {MOST_BYTES >> 20} MiB, too long for a record.")
    return body


def _said(error: urllib.error.HTTPError) -> str:
    """Return why a server gives nothing: in its own words, where it has some that are meant for people."""
    if error.headers.get_content_type() == "text/plain":
        try:
            words = error.read(LONGEST_WORDS).decode(errors="replace").partition("\n")[0].strip()
        except (OSError, HTTPException):
            words = ""
        if words:
            return words
    return f"the server there says {error.code} {error.reason}."


def _opener() -> urllib.request.OpenerDirector:
    """Return what opens web addresses alone: one that leads to a file of this machine or elsewhere is refused."""
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler(),
        urllib.request.UnknownHandler(),
        urllib.request.HTTPHandler(),
        urllib.request.HTTPSHandler(),
        urllib.request.HTTPDefaultErrorHandler(),
        urllib.request.HTTPRedirectHandler(),
        urllib.request.HTTPErrorProcessor(),
    ):
        opener.add_handler(handler)
    return opener


def _records(lines: Iterator[bytes], where: str, most: int) -> tuple[Found, ...]:
    """Read one record a line, or one that stands on many."""
    filled = (line for line in lines if line.strip())
    first = next(filled, b"")
    document = _json(first)
    if document is not None:
        rest = (found(_json(line), line) for line in itertools.islice(filled, most - 1))
        return (found(document, first), *rest)
    text, length = [first], len(first)
    for line in filled:
        text.append(line)
        length += len(line)
        if length > LONGEST_LINE:
            break
    document = _json(b"".join(text))
    if document is None:
        raise CannotWatch(f"There is no record of a match in {where}: a record is a line of JSON.")
    return (found(document, json.dumps(document, ensure_ascii=False).encode()),)


def _json(text: bytes) -> dict[str, Any] | None:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) else None
