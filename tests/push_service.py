"""A push service on this machine, and the keys of a browser that subscribes to it."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from server.web_push import PushSubscription, decode, encode

BROWSER = ec.derive_private_key(8420, ec.SECP256R1())
P256DH = encode(BROWSER.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
SECRET = bytes(range(16))
AUTH = encode(SECRET)


@dataclass(frozen=True, slots=True)
class Pushed:
    """A request to the service: its path, its headers, and what the browser reads."""

    path: str
    headers: dict[str, str]
    message: dict[str, Any]

    @property
    def claims(self) -> dict[str, Any]:
        """What the signature, which must be valid, claims."""
        assert Vapid02.verify(self.headers["authorization"])
        token = self.headers["authorization"].removeprefix("vapid t=").split(",")[0]
        claims: dict[str, Any] = json.loads(decode(token.split(".")[1]))
        return claims


@dataclass(slots=True)
class PushService:
    """The service: the messages that it got, and the status and headers of its responses."""

    url: str
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    pushed: Queue[Pushed] = field(default_factory=Queue)

    def subscription(self, name: str = "browser") -> PushSubscription:
        """Return a browser's subscription."""
        return PushSubscription(f"{self.url}{name}", P256DH, AUTH)


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            message = json.loads(http_ece.decrypt(body, private_key=BROWSER, auth_secret=SECRET))
            service.pushed.put(Pushed(self.path, {name.lower(): text for name, text in self.headers.items()}, message))
            self.send_response(service.status)
            for name, text in service.headers.items():
                self.send_header(name, text)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(f"http://127.0.0.1:{server.server_address[1]}/")
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()
