"""Finds the address that a request comes from: the other end of its connection, or the client of a trusted proxy.

A proxy appends the address that it got the request from to `X-Forwarded-For`, or to `Forwarded` (RFC 7239). So the
right-most address that is not a trusted proxy's is the client's; the sender may have made up everything left of it.
"""

import re
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from websockets.datastructures import Headers

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

NEIGHBOURS = 64
"""The leading bits that all IPv6 addresses of a home or machine share; it may use any number of such addresses."""

_FOR = re.compile(r'(?:^|;)\s*for\s*=\s*(?:"([^"]*)"|([^;"\s]*))\s*(?=;|$)', re.IGNORECASE)
_IPV4_WITH_PORT = re.compile(r"([\d.]+):\d+")
_IN_BRACKETS = re.compile(r"\[([^\]]*)\](?::\d+)?")


class ContradictingHeaders(Exception):
    """A request names two different clients, so one of them is made up."""


def parse_network(text: str) -> Network:
    """Parse an address or a network.

    >>> parse_network("10.0.0.0/8"), parse_network("::1")
    (IPv4Network('10.0.0.0/8'), IPv6Network('::1/128'))

    Raises ValueError with a sentence for people.
    """
    try:
        return ip_network(text.strip())
    except ValueError as error:
        raise ValueError(f"{error}; write an address such as 10.0.0.5 or a network such as 10.0.0.0/8") from None


def parse_address(text: str) -> Address | None:
    """Parse an address as sockets and proxies write it: with a port, in brackets, with a zone; None if it is not one.

    >>> parse_address("192.0.2.1:4711"), parse_address('[2001:db8::1]:80'), parse_address("::ffff:192.0.2.1")
    (IPv4Address('192.0.2.1'), IPv6Address('2001:db8::1'), IPv4Address('192.0.2.1'))
    >>> parse_address("unknown")
    """
    text = text.strip()
    found = _IPV4_WITH_PORT.fullmatch(text) or _IN_BRACKETS.fullmatch(text)
    try:
        address = ip_address((found[1] if found else text).partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def is_trusted(address: Address, trusted: Sequence[Network]) -> bool:
    """Return whether an address is a trusted proxy's."""
    return any(address in network for network in trusted)


def client_address(proxy: Address, headers: Headers, trusted: Sequence[Network]) -> Address | None:
    """Return the client's address that a trusted proxy names; None if it names none.

    If the header can't be parsed, the client is the proxy itself. Raises Contradiction.
    """
    named = [address for line in headers.get_all("X-Forwarded-For") for address in line.split(",")]
    said = [_for(part) for line in headers.get_all("Forwarded") for part in line.split(",")]
    if named and said:
        one, other = _nearest(proxy, named, trusted), _nearest(proxy, said, trusted)
        if one != other:
            raise ContradictingHeaders
        return one
    return _nearest(proxy, named or said, trusted) if named or said else None


def _nearest(proxy: Address, path: Sequence[str], trusted: Sequence[Network]) -> Address:
    at = proxy
    for text in reversed(path):
        address = parse_address(text)
        if address is None:
            return at
        at = address
        if not is_trusted(at, trusted):
            return at
    return at


def _for(part: str) -> str:
    found = _FOR.search(part)
    return (found[1] or found[2] or "") if found else ""


def address_key(address: Address) -> str:
    """Return the key that an address is counted by: an IPv4 address, or the /64 network of an IPv6 address.

    >>> address_key(ip_address("192.0.2.1")), address_key(ip_address("2001:db8::1:2:3:4"))
    ('192.0.2.1', '2001:db8::/64')
    """
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((address, NEIGHBOURS), strict=False))
