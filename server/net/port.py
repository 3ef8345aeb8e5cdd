"""Opens the listening sockets of the server's port, for any number of processes."""

import errno
import socket
import sys

BACKLOG = 1024
"""Connections that may wait to be accepted: after a node has died, all its clients connect at once."""


class CannotListen(Exception):
    """The server can't listen at the given address; the message says why and what to do."""

    def __init__(self, host: str | None, port: int, error: OSError) -> None:
        match error.errno:
            case errno.EADDRINUSE:
                why = f"Port {port} is in use by another program. Choose another with --port."
            case errno.EACCES:
                why = f"This user may not listen on port {port}. Choose one above 1023 with --port."
            case _:
                where = f"{host}, port {port}" if host else f"port {port}"
                why = f"Cannot listen on {where}: {error.strerror or error}. Is --host an address of this machine?"
        super().__init__(why)


def open_port(host: str | None, port: int) -> list[socket.socket]:
    """Return listening sockets, one for each address of a host (None: this machine); port 0: any free port.

    Raises CannotListen.
    """
    sockets: list[socket.socket] = []
    missing: OSError | None = None
    wanted = port
    try:
        for family, kind, number, _, address in _addresses(host, port):
            try:
                one = socket.socket(family, kind, number)
            except OSError as error:  # this machine does not support the family
                missing = error
                continue
            sockets.append(one)
            try:
                _bind(one, (address[0], wanted, *address[2:]))
            except OSError as error:
                if error.errno != errno.EADDRNOTAVAIL:
                    raise
                missing = error  # for example if the family is turned off
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
        raise OSError("it is not a host name") from None
    return list(dict.fromkeys(found))  # type: ignore[arg-type]  # an address has two or four items, by its family


def _bind(one: socket.socket, address: tuple[object, ...]) -> None:
    if sys.platform != "win32":  # on Windows two programs could then use the same port
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if one.family == socket.AF_INET6:
        one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    one.bind(address)
    one.listen(BACKLOG)
    one.setblocking(False)
