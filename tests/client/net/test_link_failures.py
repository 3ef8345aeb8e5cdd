"""Why a link could not be made or did not last."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import ifaddr
import pytest

from client.net.address import ServerAddress
from client.net.errors import LinkEnded
from client.net.link_state import Connected, Failure, FailureKind, Lost
from tests.client.listening import ENTER, MOVE, Ears, linked, nobody, rejected
from tests.client.rooms import Rooms
from tests.client.scripted import Line, Servers

GOODBYES = {
    "replaced": FailureKind.REPLACED,
    "room_stopped": FailureKind.ROOM_STOPPED,
}

HELLOS = {
    "another protocol": ("wrong_protocol", FailureKind.WRONG_PROTOCOL),
    "a bad name": ("malformed", FailureKind.NAME_REFUSED),
    "for a reason of tomorrow": ("of_tomorrow", FailureKind.TURNED_AWAY),
    "too many connections": ("too_many", FailureKind.DROPPED),
}


@pytest.mark.parametrize(("code", "kind"), GOODBYES.items(), ids=GOODBYES)
async def test_a_farewell_that_is_final_ends_the_link(
    servers: Servers, ears: Ears, rooms: Rooms, code: str, kind: FailureKind
) -> None:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.ready())
        await line.tell({"type": "goodbye", "code": code, "message": "It is over."})
        await line.socket.close(4001, code)

    async with linked(await servers(script), ears) as link:
        await link.ask(ENTER)
        assert await ears.ended() == Failure(kind)
        with pytest.raises(LinkEnded):
            await link.ask(MOVE)


async def test_a_farewell_that_is_not_known_is_told_in_its_words_and_the_server_looked_for_again(
    servers: Servers, ears: Ears, rooms: Rooms
) -> None:
    async def first(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.ready())
        await line.tell({"type": "goodbye", "code": "gone_fishing", "message": "Back at noon."})
        await line.socket.close(4001)

    async def second(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.ready())

    async with linked(await servers(first, second), ears) as link:
        await link.ask(ENTER)
        assert await ears.lost() == Lost(Failure(FailureKind.DROPPED, "Back at noon."), 0.0)
        await ears.until(lambda thing: thing == Connected(), 2)


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("no_such_room", FailureKind.ROOM_GONE),
        ("not_allowed", FailureKind.TURNED_AWAY),
        ("of_tomorrow", FailureKind.TURNED_AWAY),
    ],
)
async def test_a_room_that_is_gone_is_told_from_one_that_lets_nobody_back(
    servers: Servers, ears: Ears, rooms: Rooms, code: str, kind: FailureKind
) -> None:
    async def first(line: Line) -> None:
        await line.welcome()
        await line.let_in(rooms.ready())
        await line.drop()

    async def second(line: Line) -> None:
        await line.welcome()
        await line.reject(await line.command("enter"), code, "The server's own words.")

    async with linked(await servers(first, second), ears) as link:
        await link.ask(ENTER)
        assert rejected(await ears.ended()) == (kind, "The server's own words.")


@pytest.mark.parametrize(("code", "kind"), HELLOS.values(), ids=HELLOS)
async def test_a_refused_hello_ends_a_new_link_with_the_servers_answer(
    servers: Servers, ears: Ears, code: str, kind: FailureKind
) -> None:
    async def script(line: Line) -> None:
        await line.reject(await line.command("hello"), code, "The server's own words.")

    async with linked(await servers(script), ears):
        assert rejected(await ears.ended()) == (kind, "The server's own words.")


async def test_a_connection_refused_ends_a_new_link(ears: Ears) -> None:
    async with linked(nobody(), ears):
        assert await ears.ended() == Failure(FailureKind.NOTHING_LISTENS)


async def test_a_name_that_leads_nowhere_is_told_from_a_silent_machine(ears: Ears) -> None:
    async with linked(ServerAddress("no-such-host.invalid"), ears):
        assert (await ears.ended()).kind == FailureKind.NAME_NOT_FOUND


async def test_a_machine_without_a_network_says_so_instead_of_blaming_the_server(
    ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    loopback = ifaddr.Adapter("lo", "lo", [ifaddr.IP("127.0.0.1", 8, "lo")])
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [loopback])
    async with linked(ServerAddress("no-such-host.invalid"), ears):
        assert (await ears.ended()).kind == FailureKind.OFFLINE


async def test_a_web_server_is_no_turnabout_server(ears: Ears) -> None:
    async with answering(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi") as address, linked(address, ears):
        assert await ears.ended() == Failure(FailureKind.NOT_TURNABOUT, "HTTP 200")


async def test_a_server_that_speaks_no_http_is_no_turnabout_server(ears: Ears) -> None:
    async with answering(b"220 mail.example.org ESMTP\r\n") as address, linked(address, ears):
        assert (await ears.ended()).kind == FailureKind.NOT_TURNABOUT


async def test_a_tunnel_whose_host_is_away_counts_as_nobody_listening(ears: Ears) -> None:
    async with answering(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n") as address, linked(address, ears):
        assert await ears.ended() == Failure(FailureKind.NOTHING_LISTENS, "HTTP 502")


async def test_a_server_that_takes_no_more_of_this_address_is_named(ears: Ears) -> None:
    async with answering(b"HTTP/1.1 429 No\r\nContent-Length: 0\r\n\r\n") as address, linked(address, ears):
        assert await ears.ended() == Failure(FailureKind.CROWDED, "HTTP 429")


async def test_another_websocket_server_is_no_turnabout_server(servers: Servers, ears: Ears) -> None:
    async def script(line: Line) -> None:
        await line.command("hello")
        await line.tell(["chatter"])

    async with linked(await servers(script), ears):
        assert await ears.ended() == Failure(FailureKind.NOT_TURNABOUT)


async def test_tls_that_cannot_be_agreed_on_is_named(ears: Ears) -> None:
    async with (
        answering(b"HTTP/1.1 400 Bad Request\r\n\r\n") as plain,
        linked(ServerAddress(plain.host, plain.port, secure=True), ears),
    ):
        assert (await ears.ended()).kind == FailureKind.TLS


@asynccontextmanager
async def answering(reply: bytes) -> AsyncIterator[ServerAddress]:
    """A server that answers whatever comes with the same bytes."""

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1)
        writer.write(reply)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(handle, "127.0.0.1", 0)
    async with server:
        yield ServerAddress("127.0.0.1", server.sockets[0].getsockname()[1])
