"""Web Push: encrypts messages for browsers, signs them, and sends them to the browsers' push services.

The endpoint of a push service comes from a client, so nothing about it is trusted:

1. It is an https URL on the usual port, and all addresses of its host are public (`resolve`).
2. A message is sent to one of these very addresses: the host's name is not looked up again, and no redirect is
   followed.
3. Of the response only the status is read. The caller of `send` limits its time, and ends it by `Sending.abort`.
"""

import base64
import json
import socket
import ssl
import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from http.client import HTTPConnection
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from protocol.notifications import PushMessage

SOCKET_SECONDS = 10.0
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a message for a browser that is not running."""
SIGNED_SECONDS = 12 * 3600
"""How long a signature is valid; push services accept at most 24 hours."""
POINT_BYTES, SECRET_BYTES = 65, 16
_TRANSLATED = (
    ip_network("64:ff9b::/96"),
    ip_network("64:ff9b:1::/48"),
    ip_network("2002::/16"),
    ip_network("2001::/32"),
)
"""IPv6 addresses that stand for IPv4 addresses, which may be private."""


class EndpointNotPublic(Exception):
    """An endpoint is not a public https address."""


@dataclass(frozen=True, slots=True)
class PushRules:
    """How a server sends push messages.

    `contact` is a mailto: or https: URL at which push services can reach the host. `for_tests` is the beginning of the
    endpoints that are not checked; None: there are none.
    """

    contact: str = "https://localhost"
    for_tests: str | None = None


class PushSubscription(NamedTuple):
    """A browser's subscription: the address of its push service, its public key and its secret, both in base64url."""

    endpoint: str
    p256dh: str
    auth: str


class Destination(NamedTuple):
    """Where a message goes: the addresses of a host, checked, and its port."""

    scheme: str
    host: str
    port: int
    path: str
    addresses: tuple[str, ...]


def decode(text: str) -> bytes:
    """Return the bytes of a text in base64url, with or without padding. Raises ValueError."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def encode(data: bytes) -> str:
    """Return bytes in base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> str:
    """Return a new private key to sign messages with."""
    from cryptography.hazmat.primitives.asymmetric import ec  # takes 50 ms, which most runs of a server don't need

    return encode(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """Return the public key of a private one: an uncompressed point, as browsers expect it."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.derive_private_key(int.from_bytes(decode(private), "big"), ec.SECP256R1())
    return encode(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def are_keys(p256dh: str, auth: str) -> bool:
    """Return whether texts are the keys of a subscription: a point of the curve, and 16 bytes.

    >>> are_keys("BA", "AA")
    False
    """
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = decode(p256dh), decode(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT_BYTES and len(secret) == SECRET_BYTES


def resolve(endpoint: str, rules: PushRules) -> Destination:
    """Return where messages to an endpoint go; asks the DNS. Raises EndpointNotPublic, and OSError without one."""
    unchecked = rules.for_tests is not None and endpoint.startswith(rules.for_tests)
    try:
        url = urlsplit(endpoint)
        port = url.port
    except ValueError:
        raise EndpointNotPublic(endpoint) from None
    usual = url.scheme == "https" and port in (None, 443)
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not plain or not url.hostname or "@" in url.netloc or url.fragment or not (usual or unchecked):
        raise EndpointNotPublic(endpoint)
    number = port or (443 if url.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(url.hostname, number, type=socket.SOCK_STREAM)
    except UnicodeError:  # a label of the name is empty or too long
        raise EndpointNotPublic(endpoint) from None
    addresses = tuple(dict.fromkeys(str(info[4][0]) for info in found))
    if not unchecked and not all(map(is_public, addresses)):
        raise EndpointNotPublic(endpoint)
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    return Destination(scheme=url.scheme, host=url.hostname, port=number, path=path, addresses=addresses)


def is_public(address: str) -> bool:
    """Return whether an address is on the public internet, and cannot stand for one that is not.

    >>> [is_public(each) for each in ("9.9.9.9", "10.0.0.1", "::1", "::ffff:127.0.0.1", "64:ff9b::a00:1")]
    [True, False, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and (found.ipv4_mapped or any(found in network for network in _TRANSLATED)):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


class _CheckedConnection(HTTPConnection):
    """A connection to the checked addresses of a host, with TLS unless a test wants none."""

    def __init__(self, to: Destination) -> None:
        super().__init__(to.host, to.port, timeout=SOCKET_SECONDS)
        self._to = to

    def connect(self) -> None:
        """Connect to the first address that accepts."""
        for left, address in zip(range(len(self._to.addresses) - 1, -1, -1), self._to.addresses, strict=True):
            try:
                self.sock = socket.create_connection((address, self._to.port), SOCKET_SECONDS)
                break
            except OSError:
                if not left:
                    raise
        if self._to.scheme == "https":
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self._to.host)


class Sending:
    """The sending of one message, in a thread; another thread may abort it."""

    def __init__(self) -> None:
        self._connection: HTTPConnection | None = None
        self._aborted = False

    def abort(self) -> None:
        """End it soon, because it takes too long."""
        self._aborted = True
        connection = self._connection
        if connection is not None and connection.sock is not None:
            with suppress(OSError):
                connection.sock.shutdown(socket.SHUT_RDWR)

    def send(self, subscription: PushSubscription, message: PushMessage, *, key: str, rules: PushRules) -> int:
        """Send a message, signed with a private key, and return the status of the response.

        Raises EndpointNotPublic, OSError and HTTPException.
        """
        to = resolve(subscription.endpoint, rules)
        body = encrypt(subscription, json.dumps(asdict(message), ensure_ascii=False).encode())
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "high" if message.kind == "low_time" else "normal",
            "Authorization": _sign(to, key, rules.contact),
        }
        self._connection = connection = _CheckedConnection(to)
        try:
            if self._aborted:
                raise TimeoutError
            connection.request("POST", to.path, body, headers)
            return connection.getresponse().status
        finally:
            connection.close()


def encrypt(subscription: PushSubscription, content: bytes) -> bytes:
    """Return content that only the browser can read (RFC 8291)."""
    import http_ece  # takes 50 ms, which most runs of a server don't need
    from cryptography.hazmat.primitives.asymmetric import ec

    made: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decode(subscription.p256dh),
        auth_secret=decode(subscription.auth),
    )
    return made


def _sign(to: Destination, key: str, contact: str) -> str:
    """Return the header that says which server sends a message (RFC 8292)."""
    from py_vapid import Vapid02

    host = f"[{to.host}]" if ":" in to.host else to.host
    usual = to.port == (443 if to.scheme == "https" else 80)
    audience = f"{to.scheme}://{host}" if usual else f"{to.scheme}://{host}:{to.port}"
    claims = {"aud": audience, "exp": int(time.time()) + SIGNED_SECONDS, "sub": contact}
    return str(Vapid02.from_raw(key.encode()).sign(claims)["Authorization"])
