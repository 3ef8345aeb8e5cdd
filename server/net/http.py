"""Plain HTTP on the server's port: health, readiness, metrics, and a word to who opens a room's link in a browser."""

import asyncio
import ipaddress
import json
import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from http import HTTPStatus
from typing import Any

from websockets.asyncio.server import ServerConnection
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from protocol.ids import parse_room_code, show_room_code
from server import metrics
from server.version import VERSION

STOPPING = "The server is stopping; another one may be there."

Ready = Callable[[], Awaitable[list[str]]]
"""Returns what is wrong with the store, a sentence each; raises OSError when it cannot be reached."""


class Pages:
    """Answers requests that are no WebSocket handshakes; `instance` tells one run of a server from another.

    `host` is the address that it listens on, None for all: of concern to programs on the same machine alone. Set
    `stopping` when the server is about to stop: it is ready for nobody from then on.
    """

    def __init__(self, instance: str, origins: tuple[str, ...], ready: Ready, host: str | None = None) -> None:
        self._instance = instance
        self._host = host
        self._origins = origins
        self._ready = ready
        self.stopping = False

    async def answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """Return the answer to a plain request, a refusal of a foreign page's handshake, or None to go on with one."""
        if "Upgrade" in request.headers.get("Connection", "").title():
            return self._handshake(request)
        # Before version 17 websockets takes GET alone, and does not say so.
        method = getattr(request, "method", "GET")
        if method not in ("GET", "HEAD"):
            refusal = _text(HTTPStatus.METHOD_NOT_ALLOWED, "Pages of this server can be read, with GET or HEAD.\n")
            refusal.headers["Allow"] = "GET, HEAD"
            return refusal
        response = await self._plain(connection, request)
        return replace(response, body=b"") if method == "HEAD" else response

    async def _plain(self, connection: ServerConnection, request: Request) -> Response:
        path = request.path.partition("?")[0]
        if path == "/healthz":
            return _json(HTTPStatus.OK, self._health(connection))
        if path == "/readyz":
            return await self._readiness()
        if path == "/metrics":
            accepted = ",".join(request.headers.get_all("Accept"))
            body, kind = await asyncio.to_thread(metrics.exposition, accepted)
            return _response(HTTPStatus.OK, kind, body)
        return _page(request)

    def _handshake(self, request: Request) -> Response | None:
        if self.stopping:
            return _text(HTTPStatus.SERVICE_UNAVAILABLE, f"{STOPPING}\n")
        origin = request.headers.get("Origin")
        if origin is None:
            return None
        host = origin.partition("://")[2]
        if host in (request.headers.get("Host"), *self._origins):
            return None
        return _text(HTTPStatus.FORBIDDEN, "Pages of other sites may not connect to this server.\n")

    def _health(self, connection: ServerConnection) -> dict[str, Any]:
        health: dict[str, Any] = {"turnabout": VERSION, "instance": self._instance}
        if ipaddress.ip_address(connection.remote_address[0].partition("%")[0]).is_loopback:
            health |= {"pid": os.getpid(), "host": self._host}
        return health

    async def _readiness(self) -> Response:
        if self.stopping:
            return _json(HTTPStatus.SERVICE_UNAVAILABLE, {"ready": False, "worries": [STOPPING]})
        try:
            worries = await self._ready()
        except OSError as error:
            return _json(HTTPStatus.SERVICE_UNAVAILABLE, {"ready": False, "worries": [str(error)]})
        return _json(HTTPStatus.OK, {"ready": True, "worries": worries})


def _page(request: Request) -> Response:
    path = request.path.partition("?")[0].strip("/")
    host = request.headers.get("Host", "HOST")
    if not path:
        return _text(HTTPStatus.OK, "This is a Turnabout server. Join a room with: turnabout join HOST/CODE\n")
    try:
        code = show_room_code(parse_room_code(path))
    except ValueError:
        return _text(HTTPStatus.NOT_FOUND, "There is no such page here.\n")
    return _text(
        HTTPStatus.OK,
        f"You are invited to room {code} of a Turnabout server.\n\nTo join, run: turnabout join {host}/{code}\n",
    )


def _text(status: HTTPStatus, text: str) -> Response:
    return _response(status, "text/plain; charset=utf-8", text.encode())


def _json(status: HTTPStatus, body: dict[str, Any]) -> Response:
    return _response(status, "application/json", json.dumps(body).encode())


def _response(status: HTTPStatus, kind: str, body: bytes) -> Response:
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
