"""A client that misses an update gets a new snapshot on the same connection, and its player notices nothing."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from client.net.link_state import Connected, Lost
from protocol.commands import Enter
from protocol.events import Presence
from tests.e2e.guest import facing
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import SHORT, People
from tests.e2e.play import Player
from tests.e2e.programs import FIRST, WITHOUT_US, playing, run, script
from tests.e2e.proxy import Proxy
from tests.e2e.standing import Standing
from tests.e2e.steps import make_move

Players = Callable[..., Player]


class Losses:
    """Loses the first update after which seat 0 has the turn, so that the next one does not apply.

    `lost` are the updates that are lost, `snapshots` counts the snapshots that came since then.
    """

    def __init__(self) -> None:
        self.lost: list[bytes] = []
        self.snapshots = 0

    def __call__(self, message: bytes) -> bool:
        if self.lost:
            self.snapshots += message.startswith(b'{"type":"room"')
            return False
        loses = message.startswith(b'{"type":"update"') and b'"to_act":[0]' in message
        if loses:
            self.lost.append(message)
        return loses


@pytest.fixture
def losses() -> Losses:
    return Losses()


@pytest.fixture
async def proxy(shared_server: Standing, losses: Losses) -> AsyncIterator[Proxy]:
    """The way to the server on which an update is lost; at the end, one was, and one snapshot replaced it."""
    async with Proxy(shared_server.port, loses=losses) as way:
        yield way
        assert (len(losses.lost), losses.snapshots) == (1, 1)
        assert len(way.passages) <= 1


async def room_of(host: Player, server: Standing) -> str:
    """Let a player open a room in which the other player moves first; return its code."""
    await host.come(server.url)
    await host.do("create_room", game="family-tree", number=int(SHORT), role="minimizer")
    return (await host.sees(1)).room


async def begin(host: Player) -> None:
    """Let a player be ready once there is another, and see the leg begin."""
    await host.until(lambda: host.room.next, "another player")
    await host.do("ready", match=1, leg=1)
    await host.until(lambda: host.room.view, "the leg")


async def answer(host: Player) -> None:
    """Wait for the first move of the other player, and make the second; then nobody was away in between."""
    await host.until(lambda: host.room.view is not None and host.room.view.ply == 1, "the first move")
    await make_move(host)
    assert [each.away for each in host.events if isinstance(each, Presence) and each.away] == []


async def test_a_link_enters_the_room_again(shared_server: Standing, proxy: Proxy, players: Players) -> None:
    host = players("Ada")
    async with facing(host, shared_server.url, proxy) as guest:
        await guest.do(guest.move())
        await answer(host)
        room = await guest.sees(host.room.version)
        assert (room.view, room.happenings) == (host.room.view, host.room.happenings)
        assert await guest.do(guest.move()) == room.version + 1
        assert [each for each in guest.ears.states() if isinstance(each, Lost)] == []
        assert guest.ears.states().count(Connected()) == 1


async def test_a_terminal_shows_the_moves(
    shared_server: Standing, proxy: Proxy, players: Players, people: People
) -> None:
    host, ben = players("Ada"), people("Ben")
    code = await room_of(host, shared_server)
    ben.runs("join", f"127.0.0.1:{proxy.port}/{code}", "--name", "Ben")
    await ben.sees("Press Enter when you are ready.")
    await ben.enters("ready")
    await begin(host)
    await ben.sees("your turn")
    await ben.plays()
    await answer(host)
    await ben.sees("[10♦]", "Ada: A♥ on 7♦", "your turn")
    await ben.plays()
    await host.until(lambda: host.room.view is not None and host.room.view.ply == 3, "the third move")
    assert not re.search(rb"connection|is back|away", ben.terminal.sent, re.IGNORECASE)


async def test_line_mode_tells_each_move_once(
    shared_server: Standing, proxy: Proxy, players: Players, ben: LineTerminal
) -> None:
    host = players("Ada")
    code = await room_of(host, shared_server)
    ben.runs("--plain", "join", f"127.0.0.1:{proxy.port}/{code}", "--name", "Ben")
    await ben.sees("ready", "> ")
    ben.types("ready")
    await begin(host)
    await ben.sees("Your turn", "> ")
    ben.types("1")
    await answer(host)
    await ben.sees("Your turn: play 10♦.", "> ")
    ben.types("1")
    await ben.sees("you: 10♦ on 6♠")
    assert [ben.sent.count(move) for move in ("you: 6♠ on 7♦", "Ada: A♥ on 7♦")] == [1, 1]
    assert "connection" not in ben.sent


async def test_a_bot_plays_on(shared_server: Standing, proxy: Proxy, players: Players, tmp_path: Path) -> None:
    host = players("Ada")
    way_in = Enter(id="enter", room=await room_of(host, shared_server))
    async with playing(tmp_path, proxy.port, way_in, script(tmp_path, FIRST)) as (words, _):
        await begin(host)
        await answer(host)
        await host.until(lambda: host.room.view is not None and host.room.view.ply == 3, "the third move")
    assert not any("connection" in each for each in words.said)


@pytest.mark.parametrize("language", WITHOUT_US)
async def test_the_examples_without_our_client_play_on(
    shared_server: Standing, proxy: Proxy, players: Players, language: str
) -> None:
    host = players("Ada")
    code = await room_of(host, shared_server)
    async with asyncio.TaskGroup() as group:
        playing = group.create_task(run(*WITHOUT_US[language], f"ws://127.0.0.1:{proxy.port}", code))
        await begin(host)
        await answer(host)
        await host.do("resign", match=1)
    assert playing.result().why == "resigned"
