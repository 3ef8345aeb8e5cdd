"""The texts of the pages and answers that the server makes by itself, for people who read them in a browser.

The clients' catalogue writes them: their source is `client/text/en/server_pages.ftl`.
"""

import json
from collections.abc import Mapping
from http import HTTPStatus
from pathlib import Path
from typing import Literal

from websockets.datastructures import Headers
from websockets.http11 import Response

TEXTS = Path(__file__).parents[2] / "client" / "web" / "text" / "messages" / "server_pages.json"

Reason = Literal[
    "no_such_page",
    "wrong_method",
    "own_machine_only",
    "unknown_name",
    "other_site",
    "stopping",
    "full",
    "too_many_connections",
    "too_many_requests",
    "contradicting_headers",
    "not_a_match",
    "no_record",
    "record_withheld",
    "records_away",
]
"""Why a request was refused."""


# read at once, because a server that has no file descriptors left has to say so
_TEXTS: Mapping[str, str] = json.loads(TEXTS.read_text("utf-8")) if TEXTS.exists() else {}


def page_text(name: str, **values: str) -> str:
    """Return a text with its values; its name if the server has no browser client."""
    return _TEXTS.get(name, name).format(**values)


def heading(status: int) -> str:
    """Return the heading of the page of an error."""
    name = f"heading.{HTTPStatus(status).name.lower()}"
    return page_text(name if name in _TEXTS else "heading.other")


def refuse(status: HTTPStatus, reason: Reason) -> Response:
    """Return the answer to a refused request, in plain text."""
    return answer(status, "text/plain; charset=utf-8", _line(reason))


def refusal_bytes(status: HTTPStatus, reason: Reason) -> bytes:
    """Return the same for a connection whose request is not read."""
    head = f"HTTP/1.1 {status.value} {status.phrase}", "Content-Type: text/plain; charset=utf-8", "Connection: close"
    return "\r\n".join([*head, "", ""]).encode() + _line(reason)


def _line(reason: Reason) -> bytes:
    return f"{page_text(f'refused.{reason}')}\n".encode()


def answer(status: HTTPStatus, kind: str, body: bytes) -> Response:
    """Return an answer of a media type, which nobody caches."""
    headers = Headers(
        {
            "Content-Type": kind,
            "Content-Length": str(len(body)),
            "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
            "Connection": "close",
        }
    )
    return Response(status.value, status.phrase, headers, body)
