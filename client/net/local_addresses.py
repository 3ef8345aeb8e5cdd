"""The addresses of this machine."""

from collections.abc import Iterator
from dataclasses import replace
from ipaddress import ip_address

import ifaddr

from client.net.address import ServerAddress
from protocol.local_addresses import LocalAddress, reachable

LOOPBACK = "127.0.0.1"


def local_addresses() -> tuple[LocalAddress, ...]:
    """Return this machine's addresses that could work for a friend, the likeliest first."""
    return reachable(_all_addresses())


def one_spelling(server: ServerAddress) -> ServerAddress:
    """Return a server on this machine by its loopback address, and any other server unchanged.

    >>> str(one_spelling(ServerAddress("localhost", 9000))), str(one_spelling(ServerAddress("play.example.org")))
    ('127.0.0.1:9000', 'play.example.org:8420')
    """
    if server.host.rstrip(".") == "localhost":
        return replace(server, host=LOOPBACK)
    try:
        address = ip_address(server.host)
    except ValueError:
        return server
    here = address.is_loopback or any(address == ip_address(text.partition("%")[0]) for _, text in _all_addresses())
    return replace(server, host=LOOPBACK) if here else server


def is_offline(server: ServerAddress) -> bool:
    """Return whether this machine certainly has no network to reach a server."""
    found = tuple(_all_addresses())
    return bool(found) and not reachable(found) and one_spelling(server).host != LOOPBACK


def _all_addresses() -> Iterator[tuple[str, str]]:
    """Yield every (interface, address) pair of this machine."""
    try:
        adapters = list(ifaddr.get_adapters())
    except OSError:  # some systems do not list their interfaces
        return
    for adapter in adapters:
        for address in adapter.ips:
            yield adapter.nice_name, address.ip if isinstance(address.ip, str) else address.ip[0]
