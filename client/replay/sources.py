"""Finds matches to watch: in a file, at a web address, or in a room with a known code.

A file contains records as `protocol.record_file` reads them. A web address is read like a file. A room gives the
records of its finished matches.
"""

import io
import itertools
import json
import re
import socket
import threading
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from pathlib import Path
from typing import Any, BinaryIO, Self

from client.net.address import RoomAddress, ServerAddress, parse_room_address, parse_server
from client.net.errors import BadAddress, CannotWatch
from client.replay.record_fault_text import entry_fault_text
from client.text.error_text import explain
from client.text.messages import records as records_text
from client.text.tables import known_text
from protocol.record import Record
from protocol.record_file import Entry, entries

MOST_BYTES = 1 << 22
"""The most bytes that are read from a web address: a match has at most about ten thousand moves."""
LONGEST_WORDS = 400
"""The most characters of a server's error text."""
MOST_LISTED = 1000
FETCH_SECONDS = 15.0
"""The longest pause of a web address, in seconds."""
FETCH_MOST_SECONDS = 60.0
"""The time limit of a whole download, in seconds."""
_WEB = re.compile(r"https?://", re.IGNORECASE)
_RECORD = re.compile(r"([^\s?#]+)/record/([0-9A-Za-z]{16})/?(\?\S*)?")
_ANY_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)
_JOIN_LINK = re.compile(r"https?://[^?#]*/[0-9A-Za-z]{3}-[0-9A-Za-z]{4}/?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Found:
    """A record that was found: its `line` of JSON, and the facts for a list.

    `fault` says why it is not a record.
    """

    line: bytes
    game: str | None
    number: int | None
    names: tuple[str, ...]
    scores: tuple[int | None, ...]
    fault: str | None = None

    def checked(self) -> bytes:
        """Return the line of JSON. Raises CannotWatch if it is not a record."""
        if self.fault is not None:
            raise CannotWatch(records_text.no_record(self.fault))
        return self.line


Source = Path | str | RoomAddress
"""Where to look: a file, a web address, or a room."""


def read_source(text: str, last: ServerAddress | None) -> Source:
    """Read a source: a file's path, a web address, HOST[:PORT]/CODE, or a code at the `last` server.

    Raises CannotWatch.
    """
    typed = text.strip().strip("\"'")
    if not typed:
        raise CannotWatch(records_text.source_missing())
    if _WEB.match(typed) and not _JOIN_LINK.fullmatch(typed):
        return typed
    path = Path(typed).expanduser()
    if not path.exists() and (link := record_link(typed)) is not None:
        return link
    if not _ANY_SCHEME.match(typed) and (path.exists() or path.suffix in (".json", ".jsonl", ".zst")):
        return path
    try:
        return parse_room_address(typed, last)
    except BadAddress as error:
        raise CannotWatch(records_text.not_a_source(typed=typed[:60], reason=explain(error))) from None


def record_link(typed: str) -> str | None:
    """Return the web address of a record's link that was typed without `http://`; None if the text is not one.

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


def fetch(source: Path | str, most: int = MOST_LISTED + 1, index: int | None = None) -> tuple[Found, ...]:
    """Return the first records in a file or at a web address, or only the one with an index, counted from 1.

    This blocks. Raises CannotWatch.
    """
    if isinstance(source, str):
        return _records(io.BytesIO(fetch_web(source)), source, most, index)
    if source.is_dir():
        raise CannotWatch(records_text.folder(str(source)))
    try:
        with source.open("rb") as file:
            return _records(file, str(source), most, index)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotWatch(records_text.unreadable(path=str(source), reason=reason)) from None


def one_of(found: tuple[Found, ...], index: int) -> Found:
    """Return the record with an index, counted from 1. Raises CannotWatch."""
    if index > len(found):
        raise _no_record(index, len(found))
    return found[index - 1]


def _no_record(index: int, count: int) -> CannotWatch:
    return CannotWatch(records_text.no_index(records=count, index=index))


def found(document: Any, line: bytes) -> Found:
    """Return the facts about a record for a list; unknown facts are left out."""
    record = document if isinstance(document, dict) else {}
    legs, result = record.get("legs"), record.get("result")
    number = legs[0].get("number") if isinstance(legs, list) and legs and isinstance(legs[0], dict) else None
    scores = result.get("scores") if isinstance(result, dict) else None
    seats = record.get("seats")
    seats = [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []
    game = record.get("game")
    return Found(
        line,
        game if isinstance(game, str) else None,
        number if isinstance(number, int) else None,
        tuple(str(seat.get("name", "")) for seat in seats),
        tuple(scores.get(str(seat)) for seat in range(len(seats))) if isinstance(scores, dict) else (),
    )


def found_in(record: Record) -> Found:
    """Return a loaded record as a found one."""
    document = record.model_dump(mode="json")
    return found(document, json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode())


def fetch_web(url: str) -> bytes:
    """Return the content of a web address; this blocks. Raises CannotWatch."""
    try:
        with _Deadline(FETCH_MOST_SECONDS) as deadline:
            body = _body(url, deadline)
    except TimeoutError:
        slow = records_text.too_slow(round(FETCH_MOST_SECONDS))
        reason = slow if deadline.passed else records_text.no_answer()
        raise _not_fetched(url, reason) from None
    except urllib.error.URLError as error:
        why = getattr(error.reason, "strerror", None) or error.reason
        raise _not_fetched(url, records_text.reason(str(why))) from None
    except (OSError, HTTPException, ValueError) as error:
        raise _not_fetched(url, records_text.reason(str(error))) from None
    if len(body) > MOST_BYTES:
        raise CannotWatch(records_text.page_too_long(url=url, most=MOST_BYTES >> 20))
    return body


def _not_fetched(url: str, reason: str) -> CannotWatch:
    return CannotWatch(records_text.not_fetched(url=url, reason=reason))


def _said(url: str, error: urllib.error.HTTPError) -> str:
    """Return a server's reason for an error: for a link to a record our words, else its own if they are plain text."""
    status = HTTPStatus(error.code).name.lower() if error.code in {*HTTPStatus} else ""
    if _RECORD.fullmatch(url) and (reason := known_text(records_text.refused, status)) is not None:
        return reason
    if error.headers.get_content_type() == "text/plain":
        try:
            words = error.read(LONGEST_WORDS).decode(errors="replace").partition("\n")[0].strip()
        except (OSError, HTTPException):
            words = ""
        if words:
            return words
    return records_text.http_error(status=error.code, reason=error.reason)


class _Deadline:
    """Ends the connections of a download when its time is up: a server could send a byte now and then forever."""

    def __init__(self, seconds: float) -> None:
        self.passed = False
        self._timer = threading.Timer(seconds, self._pass)
        self._timer.daemon = True
        self._lock = threading.Lock()
        self._sockets: list[socket.socket] = []

    def __enter__(self) -> Self:
        self._timer.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        self._timer.cancel()
        if self.passed and not isinstance(error, TimeoutError):
            raise TimeoutError from error

    def watch(self, connected: socket.socket) -> None:
        """End a connection, too, when the time is up."""
        with self._lock:
            self._sockets.append(connected)
        if self.passed:
            self._end(connected)

    def _pass(self) -> None:
        self.passed = True
        with self._lock:
            for each in self._sockets:
                self._end(each)

    def _end(self, connected: socket.socket) -> None:
        with suppress(OSError):  # it has ended
            connected.shutdown(socket.SHUT_RDWR)


def _body(url: str, deadline: _Deadline) -> bytes:
    request = urllib.request.Request(url, headers={"Accept": "application/json"})  # noqa: S310 # http or https
    try:
        with _opener(deadline).open(request, timeout=FETCH_SECONDS) as answer:
            return bytes(answer.read(MOST_BYTES + 1))
    except urllib.error.HTTPError as error:
        with error:
            raise _not_fetched(url, _said(url, error)) from None


def _opener(deadline: _Deadline) -> urllib.request.OpenerDirector:
    """Return an opener for web addresses only: it rejects redirects to files of this machine or elsewhere."""

    class Http(HTTPConnection):
        def connect(self) -> None:
            super().connect()
            deadline.watch(self.sock)

    class Https(HTTPSConnection):
        def connect(self) -> None:
            super().connect()
            deadline.watch(self.sock)

    class HttpHandler(urllib.request.HTTPHandler):
        def http_open(self, req: urllib.request.Request) -> HTTPResponse:
            return self.do_open(Http, req)

    class HttpsHandler(urllib.request.HTTPSHandler):
        def https_open(self, req: urllib.request.Request) -> HTTPResponse:
            return self.do_open(Https, req)

    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler(),
        urllib.request.UnknownHandler(),
        HttpHandler(),
        HttpsHandler(),
        urllib.request.HTTPDefaultErrorHandler(),
        urllib.request.HTTPRedirectHandler(),
        urllib.request.HTTPErrorProcessor(),
    ):
        opener.add_handler(handler)
    return opener


def _records(file: BinaryIO, where: str, most: int, index: int | None) -> tuple[Found, ...]:
    """Return the first records of a file, or only the one with an index; an invalid part has a `fault`.

    Raises CannotWatch if there is nothing.
    """
    if index is None:
        every = tuple([_found(entry) for entry in itertools.islice(entries(file), most)])
    else:
        every, count = (), 0
        for count, entry in enumerate(entries(file), start=1):  # don't keep the others: there may be a million
            if count == index:
                every = (_found(entry),)
                break
        if count and not every:
            raise _no_record(index, count)
    if not every:
        raise CannotWatch(records_text.empty(where))
    if len(every) == 1 and every[0].fault is not None:
        raise CannotWatch(records_text.no_record_at(place=where, fault=every[0].fault))
    return every


def _found(entry: Entry) -> Found:
    if entry.fault is not None:
        return Found(b"", None, None, (), (), entry_fault_text(entry.fault, entry.at_line, entry.at_record))
    return found(entry.document, entry.line)
