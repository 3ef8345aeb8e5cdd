"""Unusual plain requests: rejected with a reason, independent of slow readers, and limited in time."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
import pytest_asyncio

from server.net import http
from server.net import outbox as wire
from server.net.limits import Limits
from server.net.web import Web
from server.rooms.rooms import Rooms
from tests.net.plain import HTML, Answer, Site, served

pytestmark = pytest.mark.asyncio(loop_scope="module")

LARGE = bytes(range(256)) * 40_000
"""More than the kernel buffers for a client that reads nothing."""
SMALL = b"A small file.\n"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(rooms: Rooms) -> AsyncIterator[Site]:
    async with served(rooms, Web({"index.html": b"<!doctype html>", "large.png": LARGE, "small.txt": SMALL})) as site:
        yield site


async def read_to_end(slow: socket.socket) -> bytes:
    """Return everything that a connection still receives."""
    received = bytearray()
    while chunk := await asyncio.get_running_loop().sock_recv(slow, 1 << 16):
        received += chunk
    return bytes(received)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "BREW"])
async def test_a_method_that_changes_something_is_rejected(site: Site, method: str) -> None:
    answer = await site.ask("/", method)
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")
    assert b"GET or HEAD" in answer.body


@pytest.mark.parametrize(
    "offered",
    [{"Upgrade": "h2c", "HTTP2-Settings": "AAMAAABkAAQAAP__"}, {}, {"Upgrade": ""}],
    ids=["HTTP/2", "a proxy that always offers it", "without a protocol"],
)
async def test_an_upgrade_to_another_protocol_is_ignored(site: Site, offered: dict[str, str]) -> None:
    answer = await site.ask("/healthz", Connection="Upgrade", **offered)
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json")


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 9000 + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 200 + b"\r\n", 431),
        (b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n\r\n", 414),
    ],
    ids=["a large header", "many headers", "a long path"],
)
async def test_a_request_that_is_too_large_is_rejected(site: Site, asked: bytes, status: int) -> None:
    assert (await site.send(asked)).status == status


@pytest.mark.parametrize(
    "asked",
    [
        b"GET /\r\n\r\n",
        b"GET / HTTP/2\r\n\r\n",
        b"GET / HTTP/1.1\r\nno header\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\n\r\n",
    ],
    ids=["no version", "another protocol", "a broken header", "TLS", "no ASCII"],
)
async def test_an_invalid_request_ends_only_its_connection(site: Site, asked: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    writer.write(asked)
    assert await reader.read() == b""
    writer.close()
    assert (await site.ask("/healthz")).status == 200


async def test_hundreds_of_requests_at_once_are_all_answered(site: Site) -> None:
    answers = await asyncio.gather(*(site.ask(f"{site.at}small.txt") for _ in range(300)))
    assert {(answer.status, answer.body) for answer in answers} == {(200, SMALL)}


async def test_a_slow_reader_gets_its_file_and_delays_nobody(site: Site) -> None:
    with site.slow_reader(f"{site.at}large.png") as slow:
        assert (await site.ask(f"{site.at}small.txt")).body == SMALL
        begun = await asyncio.get_running_loop().sock_recv(slow, 1000)
        assert (await site.ask(f"{site.at}large.png")).body == LARGE
        assert Answer.read(begun + await read_to_end(slow)).body == LARGE


async def test_a_reader_slower_than_a_close_gets_the_whole_file(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.net.listener.CLOSE_SECONDS", 0)
    async with served(rooms, Web({"index.html": b"", "large.png": LARGE})) as site:
        with site.slow_reader(f"{site.at}large.png") as slow:
            begun = await asyncio.get_running_loop().sock_recv(slow, 1000)
            assert (await site.ask("/", **HTML)).status == 200
            assert Answer.read(begun + await read_to_end(slow)).body == LARGE


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set when the server has lost a connection."""
    gone, connection_lost = asyncio.Event(), wire.Wire.connection_lost

    def counted(self: wire.Wire, exc: Exception | None) -> None:
        connection_lost(self, exc)
        gone.set()

    monkeypatch.setattr(wire.Wire, "connection_lost", counted)
    return gone


async def received(slow: socket.socket) -> int:
    """Return the number of bytes received before the connection ends."""
    size = 0
    with suppress(ConnectionResetError):
        while chunk := await asyncio.get_running_loop().sock_recv(slow, 1 << 16):
            size += len(chunk)
    return size


async def test_a_client_that_never_reads_is_dropped(
    rooms: Rooms, lost: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "READING_SECONDS", 0.1)
    monkeypatch.setattr("server.net.listener.READING_SECONDS", 0.1)
    async with served(rooms, Web({"index.html": b"", "large.png": LARGE})) as site:
        with site.slow_reader(f"{site.at}large.png") as slow:
            await lost.wait()
            assert await received(slow) < len(LARGE)


async def test_a_client_is_dropped_if_its_address_has_too_many_unread_bytes(rooms: Rooms, lost: asyncio.Event) -> None:
    limits = Limits(unsent_bytes_of_address=len(LARGE) // 2)
    async with served(rooms, Web({"index.html": b"", "large.png": LARGE}), limits) as site:
        with site.slow_reader(f"{site.at}large.png") as slow:
            await lost.wait()
            assert await received(slow) < len(LARGE)


async def test_an_incomplete_request_is_dropped(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.1)
    async with served(rooms, Web({"index.html": b""})) as site:
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(b"GET / HTTP/1.1\r\nX: ")
        assert await reader.read() == b""
        writer.close()


async def test_a_stopping_server_answers_a_request_but_no_handshake(rooms: Rooms) -> None:
    async with asyncio.TaskGroup() as group, served(rooms, Web({"index.html": b"page"})) as site:
        (plain, asking), (shaken, shaking) = [await asyncio.open_connection("127.0.0.1", site.port) for _ in range(2)]
        assert (await site.ask("/healthz")).status == 200  # so both connections have been accepted
        asking.write(b"GET / HTTP/1.1\r\nAccept: text/html\r\n\r\n")
        shaking.write(b"GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
        answers = [group.create_task(each.read()) for each in (plain, shaken)]
    given, refused = [Answer.read(answer.result()) for answer in answers]
    assert (given.status, given.body, refused.status) == (200, b"page", 503)
    assert b"stopping" in refused.body
    for writer in (asking, shaking):
        writer.close()
