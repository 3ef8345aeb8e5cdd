"""Addresses of servers and rooms: the text after `join`, which a host reads out to a friend."""

import re
from dataclasses import dataclass
from ipaddress import IPv6Address

from client.net.errors import BadAddress
from protocol import DEFAULT_PORT
from protocol.ids import RoomCode, parse_room_code, show_room_code

_SCHEMES = {"ws": False, "http": False, "wss": True, "https": True}
_SCHEME_PORTS = {False: 80, True: 443}
_HOST = re.compile(r"[\w-]+(?:\.[\w-]+)*\.?")
_PATH = re.compile(r"(?:/[\w.~%+-]+)*")
_COMMAND = re.compile(r"(?:\$ *)?(?:\./dev|\S*turnabout) +join +", re.IGNORECASE)
_QUOTES = "\"'`“”‘’<>"


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """The address of a server: `path` is "" or starts with a slash; `host` has no brackets, even for IPv6.

    >>> str(ServerAddress("192.168.1.5")), ServerAddress("::1", 9000).url
    ('192.168.1.5:8420', 'ws://[::1]:9000/')
    >>> str(ServerAddress("play.example.org", 443, secure=True, path="/cards"))
    'wss://play.example.org:443/cards'
    """

    host: str
    port: int = DEFAULT_PORT
    secure: bool = False
    path: str = ""

    @property
    def url(self) -> str:
        """The WebSocket URL to connect to."""
        return f"{'wss' if self.secure else 'ws'}://{self._place}{self.path}/"

    @property
    def web_url(self) -> str:
        """The URL of the server's page for a browser.

        >>> ServerAddress("192.168.1.5").web_url
        'http://192.168.1.5:8420/'
        """
        return f"{'https' if self.secure else 'http'}://{self._place}{self.path}/"

    def join_link(self, room: RoomCode) -> str:
        """Return the link that opens a room in a browser and is understood after `join`.

        >>> ServerAddress("192.168.1.5").join_link(RoomCode("KZ74QM2"))
        'http://192.168.1.5:8420/KZ7-4QM2'
        """
        return f"{self.web_url}{show_room_code(room)}"

    def invitation_link(self, room: RoomCode) -> str:
        """Return the link to what a guest should know about a room, as JSON.

        >>> ServerAddress("192.168.1.5").invitation_link(RoomCode("KZ74QM2"))
        'http://192.168.1.5:8420/invitation/KZ7-4QM2'
        """
        return f"{self.web_url}invitation/{show_room_code(room)}"

    def record_link(self, match: str) -> str:
        """Return the link to the record of a finished match, for a browser and `turnabout replay`.

        >>> ServerAddress("play.example.org", 443, secure=True).record_link("7GQ2")
        'https://play.example.org:443/record/7GQ2'
        """
        return f"{self.web_url}record/{match}"

    @property
    def _place(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    def __str__(self) -> str:
        if self.secure or self.path:
            return self.url.rstrip("/")
        return self._place


@dataclass(frozen=True, slots=True)
class RoomAddress:
    """A room on a server.

    >>> str(RoomAddress(ServerAddress("192.168.1.5"), RoomCode("KZ74QM2")))
    '192.168.1.5:8420/KZ7-4QM2'
    """

    server: ServerAddress
    room: RoomCode

    def __str__(self) -> str:
        return f"{self.server}/{show_room_code(self.room)}"


def parse_server(text: str) -> ServerAddress:
    """Read `HOST[:PORT]`, or a ws, wss, http or https URL; a path stays part of the address.

    >>> parse_server("wss://play.example.org/cards").port
    443

    Raises BadAddress.
    """
    typed = text.strip()
    scheme, separator, rest = typed.rpartition("://")
    scheme = scheme.lower()
    if separator and scheme not in _SCHEMES:
        raise BadAddress(reason="unknown_scheme", scheme=_shown(scheme))
    place, slash, path = rest.partition("/")
    path = (slash + path).rstrip("/")
    if not _PATH.fullmatch(path):
        raise BadAddress(reason="bad_path", typed=_shown(typed))
    secure = separator != "" and _SCHEMES[scheme]
    host, port = _host_and_port(place, _SCHEME_PORTS[secure] if separator else DEFAULT_PORT)
    return ServerAddress(host, port, secure, path)


def parse_room_address(text: str, last: ServerAddress | None = None) -> RoomAddress:
    """Parse an invitation: a server's address with a room's code as its last part.

    A code alone means a room on `last`, the last server used; a whole command line is read as its address.

    >>> parse_room_address("192.168.1.5/kz74qm2").room
    'KZ74QM2'
    >>> str(parse_room_address("./dev join '192.168.1.5/KZ7-4QM2'"))
    '192.168.1.5:8420/KZ7-4QM2'

    Raises BadAddress.
    """
    line = text.strip().strip(_QUOTES).strip()
    typed = _COMMAND.sub("", line, count=1).strip(_QUOTES).strip().rstrip("/")
    if not typed:
        raise BadAddress(reason="address_missing")
    place, slash, code = typed.rpartition("/")
    if not slash:
        return RoomAddress(*_code_alone(typed, last))
    if place.endswith("/"):
        parse_server(typed)
        raise BadAddress(reason="code_missing", server=_shown(typed))
    try:
        room = parse_room_code(code)
    except ValueError:
        raise BadAddress(reason="bad_room_code", typed=_shown(code)) from None
    return RoomAddress(parse_server(place), room)


def _code_alone(typed: str, last: ServerAddress | None) -> tuple[ServerAddress, RoomCode]:
    try:
        room = parse_room_code(typed)
    except ValueError:
        server = parse_server(typed)
        raise BadAddress(reason="code_missing", server=str(server)) from None
    if last is None:
        raise BadAddress(reason="server_missing", code=show_room_code(room))
    return last, room


def _host_and_port(place: str, default: int) -> tuple[str, int]:
    if place.startswith("["):
        host, bracket, rest = place[1:].partition("]")
        if not bracket or (rest and not rest.startswith(":")):
            raise BadAddress(reason="ipv6_brackets")
        return _ipv6(host), _port(rest[1:], default) if rest else default
    if place.count(":") > 1:
        raise BadAddress(reason="ipv6_brackets")
    host, colon, port = place.partition(":")
    if not _HOST.fullmatch(host):
        raise BadAddress(reason="bad_host", host=_shown(host) or None)
    return host.lower(), _port(port, default) if colon else default


def _ipv6(host: str) -> str:
    try:
        return str(IPv6Address(host))
    except ValueError:
        raise BadAddress(reason="bad_ipv6", host=_shown(host)) from None


def _port(text: str, default: int) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 65535:
        raise BadAddress(reason="bad_port", port=_shown(text), usual=default)
    return int(text)


def _shown(text: str) -> str:
    shown = "".join(each if each.isprintable() else "?" for each in text)
    return f"{shown[:60]}…" if len(shown) > 60 else shown
