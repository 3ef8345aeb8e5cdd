"""The address of a request's client behind proxies, and the pages that may connect."""

from ipaddress import ip_address

import pytest
from websockets.datastructures import Headers

from server.net.forwarded import ContradictingHeaders, client_address, parse_network
from server.net.origin import is_known, may_connect, parse_origin

PROXY = ip_address("10.0.0.1")
TRUSTED = [parse_network("10.0.0.0/8"), parse_network("fd00::/8")]

PATHS = {
    "one": (["203.0.113.7"], "203.0.113.7"),
    "anything left of it may be made up": (["198.51.100.1, 203.0.113.7"], "203.0.113.7"),
    "two proxies": (["203.0.113.7, 10.2.3.4"], "203.0.113.7"),
    "two lines": (["198.51.100.1", "203.0.113.7, 10.2.3.4"], "203.0.113.7"),
    "with a port": (["203.0.113.7:4711"], "203.0.113.7"),
    "IPv6": (["2001:db8::7"], "2001:db8::7"),
    "IPv6 with a port": (["[2001:db8::7]:4711"], "2001:db8::7"),
    "IPv4 as IPv6": (["::ffff:203.0.113.7"], "203.0.113.7"),
    "proxies alone": (["10.9.9.9, fd00::2"], "10.9.9.9"),
    "an unreadable entry means the proxy": (["203.0.113.7, unknown"], "10.0.0.1"),
    "nothing left of it is read": (["203.0.113.7, unknown, 10.2.3.4"], "10.2.3.4"),
    "empty": ([""], "10.0.0.1"),
}


@pytest.mark.parametrize(("lines", "found"), PATHS.values(), ids=PATHS)
def test_the_right_most_address_without_a_proxy_counts(lines: list[str], found: str) -> None:
    headers = Headers([("X-Forwarded-For", line) for line in lines])
    assert client_address(PROXY, headers, TRUSTED) == ip_address(found)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("for=203.0.113.7", "203.0.113.7"),
        ('for=198.51.100.1, For="203.0.113.7:4711";proto=https;by=10.0.0.1', "203.0.113.7"),
        ('proto=https;for="[2001:db8::7]:4711"', "2001:db8::7"),
        ("for=_hidden", "10.0.0.1"),
        ("proto=https", "10.0.0.1"),
    ],
)
def test_the_standard_header_is_read_too(line: str, found: str) -> None:
    assert client_address(PROXY, Headers({"Forwarded": line}), TRUSTED) == ip_address(found)


def test_a_proxy_without_the_header_is_the_client() -> None:
    assert client_address(PROXY, Headers(), TRUSTED) is None


def test_contradicting_headers_are_rejected() -> None:
    both = Headers({"X-Forwarded-For": "203.0.113.7", "Forwarded": "for=203.0.113.7"})
    assert client_address(PROXY, both, TRUSTED) == ip_address("203.0.113.7")
    with pytest.raises(ContradictingHeaders):
        client_address(PROXY, Headers({"X-Forwarded-For": "203.0.113.7", "Forwarded": "for=198.51.100.1"}), TRUSTED)


ORIGINS = {
    "no page": ([], ["play.example:8420"], True),
    "the same host": (["http://play.example:8420"], ["play.example:8420"], True),
    "in other case": (["http://Play.Example:8420"], ["play.EXAMPLE:8420"], True),
    "the scheme's own port": (["https://play.example"], ["play.example:443"], True),
    "IPv6": (["http://[::1]:8420"], ["[::1]:8420"], True),
    "listed": (["https://friend.example"], ["play.example"], True),
    "another host": (["http://evil.example"], ["play.example"], False),
    "another port": (["http://play.example:1234"], ["play.example:8420"], False),
    "a name with the same start": (["http://play.example.evil.example"], ["play.example"], False),
    "a listed one's neighbour": (["https://friend.example:8443"], ["play.example"], False),
    "a page without an origin": (["null"], ["play.example"], False),
    "a host named null": (["null"], ["null"], False),
    "empty": ([""], [""], False),
    "no host": (["http://play.example"], [], False),
    "two pages": (["http://play.example", "http://evil.example"], ["play.example"], False),
    "two hosts": (["http://evil.example"], ["play.example", "evil.example"], False),
    "an impossible port": (["http://play.example:99999"], ["play.example:99999"], False),
}


@pytest.mark.parametrize(("origins", "hosts", "may"), ORIGINS.values(), ids=ORIGINS)
def test_a_page_of_another_site_may_not_connect(origins: list[str], hosts: list[str], may: bool) -> None:
    headers = Headers([*(("Origin", each) for each in origins), *(("Host", each) for each in hosts)])
    assert may_connect(headers, (parse_origin("friend.example"),)) is may


@pytest.mark.parametrize(
    ("host", "known"),
    {
        "127.0.0.1:8420": True,
        "192.168.1.7": True,
        "[fe80::1]:8420": True,
        "localhost:8420": True,
        "attic:8420": True,
        "attic.local": True,
        "attic.home.arpa.": True,
        "play.example": True,
        "PLAY.example:8443": True,
        "evil.example": False,
        "127.0.0.1.evil.example": False,
        "local.evil.example": False,
        "evil.example@localhost": False,
        "": False,
    }.items(),
)
def test_a_browser_must_use_a_name_of_this_server(host: str, known: bool) -> None:
    assert is_known(Headers([("Host", host)]), {"play.example"}) is known


@pytest.mark.parametrize("hosts", [["localhost", "evil.example"], ["localhost", "localhost"]])
def test_a_request_names_one_host_at_most(hosts: list[str]) -> None:
    assert not is_known(Headers([("Host", each) for each in hosts]), set())
    assert is_known(Headers([]), set()), "only browsers must name a host"
