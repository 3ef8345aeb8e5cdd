"""Serves the records of finished matches at `/record/` and the match's id, to anyone who knows the link.

A match's id is random, so its record is as private as its link. A browser gets the client's page instead, which shows
the match; `?download` always gets the record, as a file.
"""

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from http import HTTPStatus

from websockets.datastructures import Headers
from websockets.http11 import Response

from protocol.ids import MATCH_ID, MatchId
from server.away import Away
from server.net.page_texts import refuse
from server.net.web import CACHE_FOR_EVER, RECORD, accepts_gzip, has_cached
from server.table.decision import Rejection

_MATCH = re.compile(MATCH_ID)

ReadRecord = Callable[[MatchId], Awaitable[bytes | None]]
"""Returns the record of a finished match as JSON; None if there is none. Raises Rejection."""


async def answer(path: str, query: str, asked: Headers, read_record: ReadRecord) -> Response:
    """Return the record that a path names, or an error."""
    text = path.removeprefix(RECORD).rstrip("/").upper()
    if not _MATCH.match(text):
        return refuse(HTTPStatus.NOT_FOUND, "not_a_match")
    try:
        record = await read_record(MatchId(text))
    except Away:
        return refuse(HTTPStatus.SERVICE_UNAVAILABLE, "records_away")
    except Rejection:  # the daily number's record, until its day has ended
        return refuse(HTTPStatus.FORBIDDEN, "record_withheld")
    if record is None:
        return refuse(HTTPStatus.NOT_FOUND, "no_record")
    return await _record(text, record, wants_file(query), asked)


def wants_file(query: str) -> bool:
    """Return whether a link asks for a record as a file."""
    return any(part.partition("=")[0] == "download" for part in query.split("&"))


async def _record(match: str, record: bytes, save: bool, asked: Headers) -> Response:
    tag = f'"{sha256(record).hexdigest()[:16]}"'
    headers = Headers({"Cache-Control": CACHE_FOR_EVER, "ETag": tag, "Vary": "Accept, Accept-Encoding"})
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["Connection"] = "close"
    if has_cached(asked, tag):
        return Response(HTTPStatus.NOT_MODIFIED.value, HTTPStatus.NOT_MODIFIED.phrase, headers, b"")
    if accepts_gzip(asked):
        headers["Content-Encoding"] = "gzip"
        record = await asyncio.to_thread(gzip.compress, record, mtime=0)
    if save:
        headers["Content-Disposition"] = f'attachment; filename="turnabout-{match}.json"'
    headers["Content-Type"] = "application/json"
    headers["Content-Length"] = str(len(record))
    return Response(HTTPStatus.OK.value, HTTPStatus.OK.phrase, headers, record)
