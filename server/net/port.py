"""The port that a server listens on, as sockets: made once, and handed to whichever processes serve it."""

import errno
import socket
import sys

BACKLOG = 1024
"""Connections that may wait to be taken: after a node has died, all its clients come at once."""


class CannotListen(Exception):
    """The server cannot listen where it was told to; the message says why and what would help."""

    def __init__(self, host: str | None, port: int, error: OSError) -> None:
        match error.errno:
            case errno.EADDRINUSE:
                why = f"Port {port} is in use by another program. Choose another with --port."
            case errno.EACCES:
                why = f"Port {port} may not be listened on by this user. Choose one above 1023 with --port."
            case _:
                where = f"{host}, port {port}," if host else f"Port {port}"
                why = f"{where} cannot be listened on: {error.strerror or error}. Is --host an address of this machine?"
        super().__init__(why)


def open_port(host: str | None, port: int) -> list[socket.socket]:
    """Return listening sockets, one for each address of a host, or all of this machine; port 0: any that is free.

    Raises CannotListen.
    """
    sockets: list[socket.socket] = []
    missing: OSError | None = None
    wanted = port
    try:
        for family, kind, number, _, address in _addresses(host, port):
            try:
                one = socket.socket(family, kind, number)
            except OSError as error:  # a family that this machine does not speak
                missing = error
                continue
            sockets.append(one)
            try:
                _bind(one, (address[0], wanted, *address[2:]))
            except OSError as error:
                if error.errno != errno.EADDRNOTAVAIL:
                    raise
                missing = error  # as of the family's own addresses, where it is turned off
                sockets.remove(one)
                one.close()
                continue
            wanted = number_of(one)
        if not sockets:
            raise missing or OSError("it has no address")
    except OSError as error:
        for one in sockets:
            one.close()
        raise CannotListen(host, port, error) from error
    return sockets


def number_of(one: socket.socket) -> int:
    """Return the port of a bound socket."""
    return int(one.getsockname()[1])


def _addresses(host: str | None, port: int) -> list[tuple[int, int, int, str, tuple[str, int, int, int]]]:
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except UnicodeError:
        raise OSError("it is no name of a host") from None
    return list(dict.fromkeys(found))  # type: ignore[arg-type]  # an address is two or four things, by its family


def _bind(one: socket.socket, address: tuple[object, ...]) -> None:
    if sys.platform != "win32":  # where it would let two programs have the same port
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if one.family == socket.AF_INET6:
        one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    one.bind(address)
    one.listen(BACKLOG)
    one.setblocking(False)
