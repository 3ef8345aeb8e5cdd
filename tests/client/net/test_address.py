import pytest

from client.net.address import RoomAddress, ServerAddress, parse_room_address, parse_server
from client.net.errors import BadAddress
from client.text.error_text import explain
from protocol.ids import RoomCode

CODE = RoomCode("KZ74QM2")
LAST = ServerAddress("10.0.0.9", 9000)

ROOMS = {
    "host and code": ("192.168.1.5/KZ7-4QM2", ServerAddress("192.168.1.5", 8420)),
    "host, port and code": ("192.168.1.5:9000/KZ7-4QM2", ServerAddress("192.168.1.5", 9000)),
    "a code in small letters without its dash": ("annas-laptop.local/kz74qm2", ServerAddress("annas-laptop.local")),
    "capitals in the host": ("Play.Example.org/KZ74QM2", ServerAddress("play.example.org")),
    "spaces around and a slash at the end": ("  10.1.2.3/KZ7-4QM2/ ", ServerAddress("10.1.2.3")),
    "IPv6 in brackets": ("[fd00::5]/KZ7-4QM2", ServerAddress("fd00::5")),
    "IPv6 in brackets with a port": ("[FD00:0::5]:9000/KZ7-4QM2", ServerAddress("fd00::5", 9000)),
    "ws": ("ws://10.1.2.3:8420/KZ7-4QM2", ServerAddress("10.1.2.3")),
    "the link a host shares": ("http://192.168.1.5:8420/KZ7-4QM2", ServerAddress("192.168.1.5")),
    "a link with IPv6": ("http://[fd00::5]:8420/KZ7-4QM2", ServerAddress("fd00::5")),
    "http means port 80": ("http://example.org/KZ7-4QM2", ServerAddress("example.org", 80)),
    "wss with a path": ("wss://example.org/a/b/KZ7-4QM2", ServerAddress("example.org", 443, True, "/a/b")),
    "https with a port": ("HTTPS://example.org:8443/KZ7-4QM2", ServerAddress("example.org", 8443, True)),
    "the code alone": ("kz7-4qm2", LAST),
    "the line a host shows": ("turnabout join 192.168.1.5:8420/KZ7-4QM2", ServerAddress("192.168.1.5")),
    "that line in a clone": ("  ./dev join 192.168.1.5:8420/KZ7-4QM2\n", ServerAddress("192.168.1.5")),
    "that line after a prompt": ("$ .venv/bin/turnabout join  10.1.2.3/KZ7-4QM2", ServerAddress("10.1.2.3")),
    "an address in quotes": ('"10.1.2.3/KZ7-4QM2"', ServerAddress("10.1.2.3")),
    "a line and its address in quotes": ("“turnabout join '10.1.2.3/KZ7-4QM2'”", ServerAddress("10.1.2.3")),
    "a host called turnabout": ("turnabout/KZ7-4QM2", ServerAddress("turnabout")),
    "the line with the code alone": ("turnabout join KZ7-4QM2", LAST),
    "an onion of words": ("bücher.example/KZ7-4QM2", ServerAddress("bücher.example")),
}

REFUSED = {
    "a line without an address": ("turnabout join", "bad_host"),
    "nothing": ("  ", "address_missing"),
    "no code": ("192.168.1.5:8420", "code_missing"),
    "no code in a link": ("http://192.168.1.5:8420", "code_missing"),
    "a wrong code": ("192.168.1.5/KZ7-4QMU", "bad_room_code"),
    "a code too long": ("192.168.1.5/KZ7-4QM22", "bad_room_code"),
    "a port too high": ("192.168.1.5:84200/KZ7-4QM2", "bad_port"),
    "a port of letters": ("192.168.1.5:web/KZ7-4QM2", "bad_port"),
    "a port left out": ("192.168.1.5:/KZ7-4QM2", "bad_port"),
    "another scheme": ("ftp://192.168.1.5/KZ7-4QM2", "unknown_scheme"),
    "IPv6 without brackets": ("fd00::5/KZ7-4QM2", "ipv6_brackets"),
    "a bracket left open": ("[fd00::5/KZ7-4QM2", "ipv6_brackets"),
    "something after the bracket": ("[fd00::5]x/KZ7-4QM2", "ipv6_brackets"),
    "no IPv6 in the brackets": ("[fd00::x]/KZ7-4QM2", "bad_ipv6"),
    "no host": ("/KZ7-4QM2", "bad_host"),
    "a space in the host": ("my laptop/KZ7-4QM2", "bad_host"),
    "somebody's name": ("anna@10.1.2.3/KZ7-4QM2", "bad_host"),
    "a question in the path": ("wss://example.org/a?b/KZ7-4QM2", "bad_path"),
}


@pytest.mark.parametrize(("text", "server"), ROOMS.values(), ids=ROOMS)
def test_a_room_address_is_understood(text: str, server: ServerAddress) -> None:
    assert parse_room_address(text, LAST) == RoomAddress(server, CODE)


@pytest.mark.parametrize(("text", "reason"), REFUSED.values(), ids=REFUSED)
def test_a_wrong_address_is_refused_for_a_reason(text: str, reason: str) -> None:
    with pytest.raises(BadAddress) as refusal:
        parse_room_address(text, LAST)
    assert refusal.value.reason == reason


def test_a_code_alone_needs_a_last_server() -> None:
    with pytest.raises(BadAddress, match=r"server_missing .*KZ7-4QM2"):
        parse_room_address("KZ74QM2")


@pytest.mark.parametrize("server", [server for _, server in ROOMS.values()], ids=ROOMS)
def test_addresses_are_read_as_they_are_written(server: ServerAddress) -> None:
    assert parse_server(str(server)) == server
    assert parse_room_address(str(RoomAddress(server, CODE))) == RoomAddress(server, CODE)
    assert parse_room_address(server.join_link(CODE)) == RoomAddress(server, CODE)


def test_a_refusal_never_repeats_control_characters() -> None:
    with pytest.raises(BadAddress) as refusal:
        parse_room_address("\x1b[31m/KZ7-4QM2")
    assert "\x1b" not in explain(refusal.value)


def test_the_url_puts_ipv6_in_brackets_and_ends_in_a_slash() -> None:
    assert ServerAddress("fd00::5", 443, True, "/cards").url == "wss://[fd00::5]:443/cards/"
