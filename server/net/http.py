"""Plain HTTP on the server's port: health, readiness, metrics, and the browser client."""

import asyncio
import json
import math
import os
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any, Literal

import structlog
from websockets.http11 import Request, Response

from protocol.finding import LobbyRoom
from protocol.ids import parse_room_code, show_room_code
from server import metrics
from server.net import invitations, records
from server.net.forwarded import Address
from server.net.invitations import INVITATION, ReadInvitation
from server.net.limits import READING_SECONDS
from server.net.local_addresses import ADDRESSES, local_addresses
from server.net.origin import is_known, may_connect, parse_host
from server.net.outbox import Wire
from server.net.page_texts import Refusal, answer, in_language, language_of, page_text, refuse
from server.net.preview import PREVIEW
from server.net.records import ReadRecord
from server.net.web import RECORD, Web, is_page
from server.table.decision import Rejection
from server.version import VERSION

log = structlog.get_logger(__name__)

STOPPING = "The server is stopping; another one may be there."
"""A problem of a server, for the balancer and its operator."""

Ready = Callable[[], Awaitable[list[str]]]
"""Returns the problems of the store, a sentence each; raises OSError if it can't be reached."""


class Pages:
    """Answers requests that are not WebSocket handshakes; `instance` identifies this run of the server.

    `read_record` finds the records of finished matches, `read_invitation` the rooms that links lead to. `host` is the
    address that the server listens on, None for all, and `pid` the process that stops the server, None for this one:
    only programs on the same machine get to know these. A request that does not accept HTML gets a sentence instead of
    the browser client, `web`. Set `stopping` when the server is about to stop: from then on it is not ready.
    """

    def __init__(
        self,
        *,
        instance: str,
        origins: tuple[str, ...],
        hosts: tuple[str, ...],
        ready: Ready,
        web: Web,
        read_record: ReadRecord,
        read_invitation: ReadInvitation,
        host: str | None = None,
        pid: int | None = None,
    ) -> None:
        self._web = web
        self._read_record = read_record
        self._read_invitation = read_invitation
        self._instance = instance
        self._host = host
        self._pid = pid or os.getpid()
        self._origins = origins
        self._hosts = {*hosts, *map(parse_host, origins)}
        self._told = False
        self._ready = ready
        self.stopping = False

    async def answer(self, connection: Wire, request: Request) -> Response | None:
        """Answer a plain request, reject a foreign page's handshake, or return None to continue a handshake."""
        if self._is_misdirected(connection, request):
            # the start page would be rejected under this name, too
            return self.refused(self._misdirected(request), request, home=False)
        if is_handshake(request):
            rejection = self._handshake(request)
            return None if rejection is None else self.refused(rejection, request)
        # websockets before version 17 accepts only GET, and has no attribute for it
        method = getattr(request, "method", "GET")
        if method not in ("GET", "HEAD"):
            refusal = refuse(HTTPStatus.METHOD_NOT_ALLOWED, "wrong_method")
            refusal.headers["Allow"] = "GET, HEAD"
            return self.refused(refusal, request)
        # time to receive the answer; after it, websockets would close the connection with unsent bytes
        connection.close_timeout = READING_SECONDS
        response = self.refused(await self._plain(connection, request), request)
        return replace(response, body=b"") if method == "HEAD" else response

    def refused(self, response: Response, request: Request, *, home: bool = True) -> Response:
        """Return a rejection in the language of the request, as a page if it accepts HTML; other answers unchanged."""
        if not isinstance(response, Refusal):
            return response
        language = language_of(request.headers)
        told = response.worded(language)
        return self._web.error(told, language, home=home) if _wants_html(request) else told

    async def _plain(self, connection: Wire, request: Request) -> Response:
        path, _, query = request.path.partition("?")
        if path == "/healthz":
            return _json(HTTPStatus.OK, self._health(connection, request))
        if path == "/readyz":
            return await self._readiness()
        if path == "/metrics":
            accepted = ",".join(request.headers.get_all("Accept"))
            body, kind = await asyncio.to_thread(metrics.exposition, accepted)
            return answer(HTTPStatus.OK, kind, body)
        if path.startswith(INVITATION):
            status, body = await invitations.answer(path.removeprefix(INVITATION), connection, self._read_invitation)
            return answer(status, "application/json", body)
        if path == ADDRESSES:
            return self._own_addresses(connection, request)
        record, html = path.startswith(RECORD), _wants_html(request)
        if html and not (record and records.wants_file(query)) and is_page(path):
            invitation = await self._invitation(connection, request, path)
            found = self._web.page(request.headers, _origin(connection, request), invitation)
        elif path == PREVIEW or path.startswith(f"{PREVIEW}/"):
            found = await self._web.preview(path, request.headers)
        else:
            found = await self._web.answer(path, request.headers)
        if found is not None:
            return found
        return await records.answer(path, query, request.headers, self._read_record) if record else _page(request)

    async def _invitation(self, connection: Wire, request: Request, path: str) -> LobbyRoom | None:
        """Return the invitation for the preview of a link to a room; None if there is nothing to say of it.

        A person's browser gets none, because it shows no preview: the lookup would count as a second guess of the code.
        """
        if path in ("", "/") or path.startswith(RECORD) or request.headers.get("Sec-Fetch-Mode") == "navigate":
            return None
        try:
            return await invitations.find(path.strip("/"), connection, self._read_invitation)
        except Rejection:
            return None

    def _own_addresses(self, connection: Wire, request: Request) -> Response:
        """Return where others reach this server, which only a browser on the same machine gets to know.

        A page of another site could not read the answer, unless its name leads here (DNS rebinding): so the browser has
        to address this server by a name of its own.
        """
        if not _is_near(connection.peer, request) or not is_known(request.headers, self._hosts):
            return refuse(HTTPStatus.FORBIDDEN, "own_machine_only")
        found = local_addresses() if self._host is None or ip_address(self._host).is_unspecified else ()
        return _json(HTTPStatus.OK, {"addresses": [asdict(address) for address in found]})

    def _is_misdirected(self, connection: Wire, request: Request) -> bool:
        """Return whether a browser addresses this server by a name that anyone could own (DNS rebinding).

        Over TLS the certificate shows that the name is this server's. A forwarded request did not come here by the
        name's address, and no page can add a proxy's header to a handshake.
        """
        by_browser = "Origin" in request.headers or _wants_html(request)
        if not by_browser or connection.is_secure or _is_passed_on(request):
            return False
        return not is_known(request.headers, self._hosts)

    def _misdirected(self, request: Request) -> Response:
        host = ", ".join(request.headers.get_all("Host"))[:100]
        if not self._told:
            self._told = True
            log.warning(
                "rejecting browsers that use an unknown host name; if the name is yours, add it to TURNABOUT_HOSTS",
                host=host,
            )
        return refuse(HTTPStatus.MISDIRECTED_REQUEST, "unknown_name")

    def _handshake(self, request: Request) -> Response | None:
        if self.stopping:
            return refuse(HTTPStatus.SERVICE_UNAVAILABLE, "stopping")
        if may_connect(request.headers, self._origins):
            return None
        return refuse(HTTPStatus.FORBIDDEN, "other_site")

    def _health(self, connection: Wire, request: Request) -> dict[str, Any]:
        health: dict[str, Any] = {"turnabout": VERSION, "instance": self._instance}
        if _is_near(connection.peer, request):
            health |= {"pid": self._pid, "host": self._host}
        return health

    async def _readiness(self) -> Response:
        if self.stopping:
            return _json(HTTPStatus.SERVICE_UNAVAILABLE, {"ready": False, "problems": [STOPPING]})
        try:
            problems = await self._ready()
        except OSError as error:
            return _json(HTTPStatus.SERVICE_UNAVAILABLE, {"ready": False, "problems": [str(error)]})
        return _json(HTTPStatus.OK, {"ready": True, "problems": problems})


def _wants_html(request: Request) -> bool:
    return "text/html" in ",".join(request.headers.get_all("Accept"))


def is_handshake(request: Request) -> bool:
    """Return whether a request is for a WebSocket; some programs and proxies offer an upgrade with each request."""
    headers = (",".join(request.headers.get_all(name)).lower() for name in ("Connection", "Upgrade"))
    return all(word in header for word, header in zip(("upgrade", "websocket"), headers, strict=True))


def too_many_requests(reason: Literal["too_many_connections", "too_many_requests"], seconds: float) -> Response:
    """Return the rejection of a request over an address's limit."""
    refusal = refuse(HTTPStatus.TOO_MANY_REQUESTS, reason)
    refusal.headers["Retry-After"] = str(math.ceil(seconds))
    return refusal


def contradicting_headers() -> Response:
    """Return the rejection of a request that names two clients."""
    return refuse(HTTPStatus.BAD_REQUEST, "contradicting_headers")


def _is_near(peer: Address | None, request: Request) -> bool:
    """Return whether a request comes from a program on this machine that does not forward it for others."""
    return peer is not None and peer.is_loopback and not _is_passed_on(request)


def _origin(connection: Wire, request: Request) -> str:
    """Return the start of this server's address as the request has it."""
    forwarded = next(iter(request.headers.get_all("X-Forwarded-Proto")), "http")
    secure = connection.is_secure or (_is_passed_on(request) and forwarded == "https")
    host = next(iter(request.headers.get_all("Host")), "localhost")
    return f"{'https' if secure else 'http'}://{host}"


def _is_passed_on(request: Request) -> bool:
    """Return whether a proxy or a tunnel forwards the request."""
    return any(request.headers.get_all(name) for name in ("X-Forwarded-For", "Forwarded"))


def _page(request: Request) -> Response:
    path = request.path.partition("?")[0].strip("/")
    host = next(iter(request.headers.get_all("Host")), "HOST")
    language = language_of(request.headers)
    if not path:
        return in_language(page_text("home", language), language)
    try:
        code = show_room_code(parse_room_code(path))
    except ValueError:
        return refuse(HTTPStatus.NOT_FOUND, "no_such_page")
    return in_language(page_text("room", language, code=code, host=host), language)


def _json(status: HTTPStatus, body: dict[str, Any]) -> Response:
    return answer(status, "application/json", json.dumps(body).encode())
