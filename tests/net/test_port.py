"""Opening the port: the same number on every address, or an error with a sentence."""

import errno
import socket

import pytest

from server.net.port import CannotListen, number_of, open_port


def test_all_addresses_share_one_port() -> None:
    sockets = open_port(None, 0)
    try:
        assert len({number_of(one) for one in sockets}) == 1
        assert socket.AF_INET in {one.family for one in sockets}
        for one in sockets:
            loopback = "127.0.0.1" if one.family == socket.AF_INET else "::1"
            socket.create_connection((loopback, number_of(one))).close()
    finally:
        for one in sockets:
            one.close()


def test_an_invalid_host_name_is_explained() -> None:
    with pytest.raises(CannotListen, match="not a host name"):
        open_port("a..b", 0)


@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.EADDRINUSE, "in use by another program"), (errno.EACCES, "Choose one above 1023"), (errno.EIO, "output")],
)
def test_each_error_has_its_sentence(number: int, words: str) -> None:
    assert words in str(CannotListen("here", 80, OSError(number, "Input/output error")))
