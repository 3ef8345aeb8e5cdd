"""Every limit through a real socket: anything too large, too fast or too much is rejected with a reason."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import asdict
from ipaddress import ip_network

import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed, InvalidStatus

from protocol.codes import RejectionCode as Code
from protocol.events import Ack, Rejected
from server.config import Settings
from server.net.limits import DEFAULTS, Limits
from server.rooms.rooms import Rooms
from tests.e2e.play import Player
from tests.net.plain import Site, served

pytestmark = pytest.mark.asyncio(loop_scope="module")

Players = Callable[..., Player]
RARELY = 0.001
PROXY = (ip_network("127.0.0.1"),)


@pytest_asyncio.fixture(loop_scope="module")
async def players() -> AsyncIterator[Players]:
    """A factory of players, whose connections are closed at the end."""
    async with AsyncExitStack() as stack:

        def make(name: str = "Ada") -> Player:
            player = Player(name)
            stack.push_async_callback(player.go)
            return player

        yield make


def by(address: str) -> dict[str, dict[str, str]]:
    """Return the options of a connection that a proxy makes for an address."""
    return {"additional_headers": {"X-Forwarded-For": address}}


async def turned_away(site: Site, player: Player, **options: object) -> int:
    """Return the status with which a handshake is rejected."""
    with pytest.raises(InvalidStatus) as refused:
        await player.connect(site.url, **options)
    return refused.value.response.status_code


async def test_every_limit_is_a_setting_with_the_default_of_the_design() -> None:
    assert Limits.of(Settings(), counted=True) == DEFAULTS
    kib, mib = 2**10, 2**20
    assert asdict(DEFAULTS) == {
        "counted": True,
        "frame_bytes": 4 * kib,
        "commands_at_once": 30,
        "commands_a_second": 10,
        "lines_at_once": 5,
        "lines_a_second": 1,
        "messages_held": 32,
        "held_bytes": 256 * kib,
        "unsent_bytes": 16 * kib,
        "unsent_bytes_of_address": 32 * mib,
        "unsent_bytes_in_all": 128 * mib,
        "connections_a_minute": 50,
        "connections_at_once": 500,
        "requests_a_minute": 600,
        "rooms_a_minute": 20,
        "matches_a_minute": 60,
        "wrong_codes_a_minute": 20,
    }


async def test_a_frame_of_4_kib_is_read_and_a_larger_one_closes_the_connection(rooms: Rooms, players: Players) -> None:
    async with served(rooms) as site:
        player = players()
        await player.come(site.url)
        frame = '{"type":"catalog","id":"whole"}'
        await player.send(frame + " " * (4096 - len(frame)))
        await player.until(lambda: any(isinstance(e, Ack) and e.id == "whole" for e in player.events), "an answer")
        await player.send(frame + " " * (4097 - len(frame)))
        assert (await player.closed())[0] == 1009


@pytest.mark.parametrize("depth", [10, 150, 1900])
async def test_json_of_any_depth_is_rejected_and_the_connection_continues(
    rooms: Rooms, players: Players, depth: int
) -> None:
    async with served(rooms) as site:
        player = players()
        await player.come(site.url)
        deep = "[" * depth + "]" * depth
        await player.send('{"type":"create_room","id":"deep","game":"family-tree","options":{"jokers":' + deep + "}}")
        refused = await player.hears(Rejected)
        assert refused.code in (Code.MALFORMED, Code.NOT_ALLOWED)
        assert len(player.frames[-1]) < 1000
        await player.do("catalog")


async def test_30_commands_are_accepted_at_once_and_then_10_a_second(rooms: Rooms, players: Players) -> None:
    async with served(rooms, limits=Limits(commands_a_second=RARELY)) as site:
        player = players()
        await player.come(site.url)
        answers = [await player.ask("catalog") for _ in range(31)]
        assert [isinstance(answer, Ack) for answer in answers] == [True] * 29 + [False] * 2
        refused = answers[-1]
        assert isinstance(refused, Rejected) and refused.code == Code.TOO_MANY
        other = players("Béla")
        await other.come(site.url)
    async with served(rooms, limits=Limits(commands_at_once=1, commands_a_second=50)) as site:
        player = players()
        await player.come(site.url)
        for _ in range(3):
            while isinstance(await player.ask("catalog"), Rejected):
                pass


async def test_a_client_that_keeps_sending_too_fast_is_read_more_slowly(
    rooms: Rooms, players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.net.rate_limit.REFUSALS_AT_ONCE", 1)
    monkeypatch.setattr("server.net.rate_limit.REFUSALS_A_SECOND", 2.0)
    async with served(rooms, limits=Limits(commands_a_second=RARELY)) as site:
        flooding, honest = players(), players("Béla")
        await flooding.come(site.url)
        await honest.come(site.url)
        for _ in range(100):
            await flooding.send("{")
        await flooding.until(lambda: len(flooding.events) >= 2 + 29 + 2, "29 answers and two rejections")
        await honest.do("catalog")
        assert len(flooding.events) < 50


async def test_5_chat_lines_are_accepted_at_once(rooms: Rooms, players: Players) -> None:
    async with served(rooms, limits=Limits(lines_a_second=RARELY)) as site:
        player = players()
        await player.come(site.url)
        await player.do("create_room", game="family-tree")
        for number in range(5):
            await player.do("chat", text=f"line {number}")
        assert (await player.refused("chat", text="one more")).code == Code.TOO_MANY


@pytest.mark.parametrize("frames", ["pings", "pongs", "parts"])
async def test_a_flood_of_control_frames_or_parts_drops_the_connection(
    rooms: Rooms, players: Players, frames: str
) -> None:
    async with served(rooms) as site:
        player = players()
        await player.come(site.url)
        with suppress(ConnectionClosed):
            if frames == "parts":
                await player._open().send(["{", *[""] * 70, "}"])
            else:
                for _ in range(500):
                    await (player._open().ping() if frames == "pings" else player._open().pong())
        await player.lost()
        other = players("Béla")
        await other.come(site.url)


async def test_a_message_in_parts_is_read_as_one(rooms: Rooms, players: Players) -> None:
    async with served(rooms) as site:
        player = players()
        await player.come(site.url)
        for _ in range(3):
            await player._open().send(list('{"type":"catalog","id":"parts"}'))
        await player.until(lambda: sum(isinstance(e, Ack) and e.id == "parts" for e in player.events) == 3, "answers")


async def test_a_client_without_a_hello_is_disconnected(
    rooms: Rooms, players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.net.connection.HELLO_SECONDS", 0.1)
    async with served(rooms) as site:
        player = players()
        await player.connect(site.url)
        assert await player.closed() == (4001, "no hello within 0.1 s")


@pytest.mark.parametrize("greeted", [True, False], ids=["after hello", "before it"])
async def test_a_frame_sent_byte_by_byte_is_dropped(
    rooms: Rooms, players: Players, monkeypatch: pytest.MonkeyPatch, greeted: bool
) -> None:
    monkeypatch.setattr("server.net.connection.HELLO_SECONDS", 10.0 if greeted else 0.2)
    monkeypatch.setattr("server.net.outbox.PING_SECONDS", 0.5)
    monkeypatch.setattr("server.net.outbox.ANSWER_SECONDS", 0.5)
    async with served(rooms) as site:
        player = players()
        await (player.come if greeted else player.connect)(site.url)
        raw = player._open().transport
        raw.write(b"\x81\xfe\x0f\xff")  # the start of a text frame of 4,095 bytes, inside which no pong can be sent
        ended = asyncio.create_task(player.lost())
        with suppress(RuntimeError):  # raised for a byte between the server's cut and the end of the task
            while not ended.done():
                raw.write(b"x")
                await asyncio.wait({ended}, timeout=0.01)
        await ended
        assert json.loads(player.frames[-1])["type"] != "rejected" if greeted else not player.frames


async def test_nothing_is_limited_if_limits_are_off(rooms: Rooms, players: Players) -> None:
    few = Limits(
        counted=False,
        commands_at_once=1,
        commands_a_second=RARELY,
        lines_at_once=1,
        lines_a_second=RARELY,
        connections_a_minute=1,
        connections_at_once=1,
        requests_a_minute=1,
        rooms_a_minute=1,
        matches_a_minute=1,
        wrong_codes_a_minute=1,
    )
    async with served(rooms, limits=few) as site:
        for _ in range(3):
            player = players()
            await player.come(site.url)
            for _ in range(2):
                await player.do("create_room", game="family-tree")
                await player.do("chat", text="well")
                assert (await player.refused("enter", room="0000000")).code == Code.NO_SUCH_ROOM
            for _ in range(50):
                await player._open().ping()
            assert (await site.ask("/healthz")).status == 200
        await player.do("catalog")
