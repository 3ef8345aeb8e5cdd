"""Which web pages may connect: a browser says by `Origin` whose page it is that asks, and other programs say nothing.

Without this any page that somebody opens could speak to a server on their own network.
"""

import re
from collections.abc import Iterable

from websockets.datastructures import Headers

_ORIGIN = re.compile(r"(?:(https?|wss?)://)?([\w.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?/?")
_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def parse_origin(text: str) -> str:
    """Read a host whose pages may connect, as it is compared: small, without a scheme and without that one's own port.

    >>> parse_origin("Example.org"), parse_origin("https://example.org:443"), parse_origin("http://[::1]:8420")
    ('example.org', 'example.org', '[::1]:8420')

    Raises ValueError, saying what would be right.
    """
    found = _ORIGIN.fullmatch(text.strip().lower())
    if found is None or (found[3] and int(found[3]) > 65535):
        raise ValueError(f"{text.strip()[:60]!r} is no host; one looks like example.org, or example.org:8443")
    scheme, host, port = found.groups()
    return host if port is None or int(port) == _PORTS.get(scheme) else f"{host}:{int(port)}"


def may_connect(headers: Headers, listed: Iterable[str]) -> bool:
    """Tell whether a handshake comes from no page, from a page of this host, or from one that is listed."""
    origins, hosts = headers.get_all("Origin"), headers.get_all("Host")
    if not origins:
        return True
    if len(origins) > 1 or len(hosts) > 1:
        return False
    scheme, separator, _ = origins[0].partition("://")
    if not separator:
        return False  # `null`, which is a page of nowhere
    try:
        origin = parse_origin(origins[0])
        # The page's scheme is that of the way it came by, so it tells which port is not written in the host either.
        here = [parse_origin(f"{scheme}://{host}") for host in hosts]
    except ValueError:
        return False
    return origin in here or origin in listed
