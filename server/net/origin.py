"""The web pages that may connect, and the names under which browsers may address this server.

1. A browser names the page that asks in `Origin`; other programs name none. Without a check any page that a person
   opens could talk to a server on that person's own network.
2. Comparing `Origin` with `Host` is not enough: the owner of a page can let its name lead to this server's address (DNS
   rebinding), and then both headers hold the foreign name. So a browser has to address the server by an IP address, by
   a name that no public name server can give, or by a name that its host has listed.
"""

import re
import socket
from collections.abc import Collection, Iterable
from functools import cache
from ipaddress import ip_address

from websockets.datastructures import Headers

_ORIGIN = re.compile(r"(?:(https?|wss?)://)?([\w.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?/?")
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
LOCAL = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa")
"""The ends of names that exist on local networks only."""


def parse_origin(text: str) -> str:
    """Parse a host whose pages may connect, into the form that is compared: lower case, no scheme, no default port.

    >>> parse_origin("Example.org"), parse_origin("https://example.org:443"), parse_origin("http://[::1]:8420")
    ('example.org', 'example.org', '[::1]:8420')

    Raises ValueError with a sentence for people.
    """
    found = _ORIGIN.fullmatch(text.strip().lower())
    if found is None or (found[3] and int(found[3]) > 65535):
        raise ValueError(f"{text.strip()[:60]!r} is not a host; write one like example.org or example.org:8443")
    scheme, host, port = found.groups()
    return host if port is None or int(port) == _PORTS.get(scheme) else f"{host}:{int(port)}"


def may_connect(headers: Headers, listed: Iterable[str]) -> bool:
    """Return whether a handshake comes from no page, from a page of this host, or from a listed host."""
    origins, hosts = headers.get_all("Origin"), headers.get_all("Host")
    if not origins:
        return True
    if len(origins) > 1 or len(hosts) > 1:
        return False
    scheme, separator, _ = origins[0].partition("://")
    if not separator:
        return False  # `null`: a page without an origin
    try:
        origin = parse_origin(origins[0])
        # the page was loaded by the same scheme as the host, so both leave out the same default port
        here = [parse_origin(f"{scheme}://{host}") for host in hosts]
    except ValueError:
        return False
    return origin in here or origin in listed


def parse_host(text: str) -> str:
    """Parse a host's name, with or without a scheme and a port, into the form that `is_known` compares.

    >>> parse_host("Play.Example"), parse_host("https://play.example:8443"), parse_host("[::1]:8420")
    ('play.example', 'play.example', '[::1]')

    Raises ValueError with a sentence for people.
    """
    host = parse_origin(text)
    return (host if host.endswith("]") else host.rpartition(":")[0] or host).rstrip(".")


def is_known(headers: Headers, listed: Collection[str]) -> bool:
    """Return whether a request addresses this server by an IP address, a local name, or one of the listed names."""
    hosts = headers.get_all("Host")
    try:
        names = [parse_host(host) for host in hosts]
    except ValueError:
        return False
    return len(names) <= 1 and all(_is_local(name) or name in listed for name in names)


def _is_local(name: str) -> bool:
    return "." not in name or name.endswith(LOCAL) or name in _own_names() or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


@cache
def _own_names() -> frozenset[str]:
    """Return the names of this machine."""
    return frozenset((socket.gethostname().lower(), socket.getfqdn().lower()))
