"""The texts of the pages and answers that the server makes by itself, for people who read them in a browser.

They are in the language that the request asks for, if there are texts in it, else in English. The clients' catalogue
writes them: their sources are `client/text/*/server_pages.ftl`.
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


ENGLISH = "en"
# read at once, because a server that has no file descriptors left has to say so
_TEXTS: Mapping[str, Mapping[str, str]] = json.loads(TEXTS.read_text("utf-8")) if TEXTS.exists() else {}
LANGUAGES = tuple(_TEXTS) or (ENGLISH,)
"""The languages of the texts, English first."""


def language_of(headers: Headers) -> str:
    """Return the language with texts that a request prefers (RFC 9110, Accept-Language); else English.

    >>> language_of(Headers({"Accept-Language": "fr-CH, de-AT;q=0.8, en;q=0.5"}))
    'de'
    >>> language_of(Headers({"Accept-Language": "fr, de;q=0, pl;q=x"})), language_of(Headers())
    ('en', 'en')
    """
    wished: dict[str, float] = {}
    for part in ",".join(headers.get_all("Accept-Language")).split(","):
        tag, _, parameter = part.partition(";")
        language = tag.strip().partition("-")[0].lower()
        try:
            weight = float(parameter.replace(" ", "").removeprefix("q=")) if parameter else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and 0 < weight <= 1:
            wished[language] = max(weight, wished.get(language, 0))
    return max(wished, key=wished.__getitem__, default=ENGLISH)


def page_text(name: str, language: str, **values: str) -> str:
    """Return a text with its values; what a language lacks is English. Without a browser client it is the name."""
    english = _TEXTS.get(ENGLISH, {}).get(name, name)
    return _TEXTS.get(language, {}).get(name, english).format(**values)


def heading(status: int, language: str) -> str:
    """Return the heading of the page of an error."""
    name = f"heading.{HTTPStatus(status).name.lower()}"
    return page_text(name if name in _TEXTS.get(ENGLISH, {}) else "heading.other", language)


class Refusal(Response):
    """The answer to a refused request, in plain text."""

    def __init__(self, told: Response, reason: Reason) -> None:
        super().__init__(told.status_code, told.reason_phrase, told.headers, told.body)
        self.reason = reason

    def worded(self, language: str) -> Response:
        """Return the same answer in a language."""
        told = in_language(_line(self.reason, language).decode().strip(), language, HTTPStatus(self.status_code))
        kept = [(name, value) for name, value in self.headers.raw_items() if name not in told.headers]
        told.headers.update(kept)
        return told


def refuse(status: HTTPStatus, reason: Reason) -> Refusal:
    """Return the answer to a refused request, in English."""
    told = answer(status, "text/plain; charset=utf-8", _line(reason, ENGLISH))
    return Refusal(told, reason)


def refusal_bytes(status: HTTPStatus, reason: Reason) -> bytes:
    """Return the same for a connection whose request is not read."""
    head = f"HTTP/1.1 {status.value} {status.phrase}", "Content-Type: text/plain; charset=utf-8", "Connection: close"
    return "\r\n".join([*head, "", ""]).encode() + _line(reason, ENGLISH)


def _line(reason: Reason, language: str) -> bytes:
    return f"{page_text(f'refused.{reason}', language)}\n".encode()


def in_language(text: str, language: str, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """Return an answer in plain text, in a language that the request chose."""
    told = answer(status, "text/plain; charset=utf-8", f"{text}\n".encode())
    told.headers["Content-Language"] = language
    told.headers["Vary"] = "Accept, Accept-Language"
    return told


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
