"""Where a request comes from, when a proxy says for whom it asks; and which pages may connect."""

from ipaddress import ip_address

import pytest
from websockets.datastructures import Headers

from server.net.forwarded import Contradiction, behind, parse_network
from server.net.origin import is_known, may_connect, parse_origin

PROXY = ip_address("10.0.0.1")
TRUSTED = [parse_network("10.0.0.0/8"), parse_network("fd00::/8")]

PATHS = {
    "one": (["203.0.113.7"], "203.0.113.7"),
    "what is left of it is made up": (["198.51.100.1, 203.0.113.7"], "203.0.113.7"),
    "two proxies": (["203.0.113.7, 10.2.3.4"], "203.0.113.7"),
    "two lines": (["198.51.100.1", "203.0.113.7, 10.2.3.4"], "203.0.113.7"),
    "with a port": (["203.0.113.7:4711"], "203.0.113.7"),
    "IPv6": (["2001:db8::7"], "2001:db8::7"),
    "IPv6 with a port": (["[2001:db8::7]:4711"], "2001:db8::7"),
    "IPv4 as IPv6": (["::ffff:203.0.113.7"], "203.0.113.7"),
    "proxies alone": (["10.9.9.9, fd00::2"], "10.9.9.9"),
    "what no one can read is the proxy's": (["203.0.113.7, unknown"], "10.0.0.1"),
    "nor is anything left of it read": (["203.0.113.7, unknown, 10.2.3.4"], "10.2.3.4"),
    "empty": ([""], "10.0.0.1"),
}


@pytest.mark.parametrize(("lines", "found"), PATHS.values(), ids=PATHS)
def test_the_right_most_address_that_is_no_proxy_counts(lines: list[str], found: str) -> None:
    headers = Headers([("X-Forwarded-For", line) for line in lines])
    assert behind(PROXY, headers, TRUSTED) == ip_address(found)


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
def test_the_standard_header_is_read_as_well(line: str, found: str) -> None:
    assert behind(PROXY, Headers({"Forwarded": line}), TRUSTED) == ip_address(found)


def test_a_proxy_that_names_nobody_asks_for_itself() -> None:
    assert behind(PROXY, Headers(), TRUSTED) is None


def test_headers_that_contradict_each_other_are_believed_neither() -> None:
    both = Headers({"X-Forwarded-For": "203.0.113.7", "Forwarded": "for=203.0.113.7"})
    assert behind(PROXY, both, TRUSTED) == ip_address("203.0.113.7")
    with pytest.raises(Contradiction):
        behind(PROXY, Headers({"X-Forwarded-For": "203.0.113.7", "Forwarded": "for=198.51.100.1"}), TRUSTED)


ORIGINS = {
    "no page": ([], ["play.example:8420"], True),
    "the same host": (["http://play.example:8420"], ["play.example:8420"], True),
    "in other letters": (["http://Play.Example:8420"], ["play.EXAMPLE:8420"], True),
    "the scheme's own port": (["https://play.example"], ["play.example:443"], True),
    "IPv6": (["http://[::1]:8420"], ["[::1]:8420"], True),
    "listed": (["https://friend.example"], ["play.example"], True),
    "another host": (["http://evil.example"], ["play.example"], False),
    "another port": (["http://play.example:1234"], ["play.example:8420"], False),
    "a name that begins alike": (["http://play.example.evil.example"], ["play.example"], False),
    "a listed one's neighbour": (["https://friend.example:8443"], ["play.example"], False),
    "a page of nowhere": (["null"], ["play.example"], False),
    "a host that is called so": (["null"], ["null"], False),
    "empty": ([""], [""], False),
    "no host": (["http://play.example"], [], False),
    "two pages": (["http://play.example", "http://evil.example"], ["play.example"], False),
    "two hosts": (["http://evil.example"], ["play.example", "evil.example"], False),
    "a port that is none": (["http://play.example:99999"], ["play.example:99999"], False),
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
def test_a_browser_has_to_use_a_name_that_is_this_servers(host: str, known: bool) -> None:
    assert is_known(Headers([("Host", host)]), {"play.example"}) is known


@pytest.mark.parametrize("hosts", [["localhost", "evil.example"], ["localhost", "localhost"]])
def test_a_request_names_one_host_at_most(hosts: list[str]) -> None:
    assert not is_known(Headers([("Host", each) for each in hosts]), set())
    assert is_known(Headers([]), set()), "a browser always names one"
