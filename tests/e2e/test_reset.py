"""A store that loses the newest entries of a room: everybody stays, and sees the room as it is now."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest
from redis.asyncio import Redis

from client.net.frames import ShownRoom
from client.text.messages import connection as connection_text
from protocol.codes import RejectionCode as Code
from protocol.events import Goodbye
from protocol.ids import parse_room_code
from server.store import keys
from server.store.embedded.store import EmbeddedStore
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import People, begin
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of
from tests.e2e.steps import make_move
from tests.e2e.test_slow_readers import small_socket, stop_reading

Players = Callable[..., Player]


@pytest.fixture
async def node(store: EmbeddedStore, tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server on a store of the test's own."""
    node = ServerProcess(tmp_path / "node", {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": store.url})
    await node.start()
    yield node
    await node.stop()


def shown_again(player: Player) -> ShownRoom | None:
    """Return the room as a player was shown it when it had gone back."""
    return next((room for room in player.rooms if room.reset), None)


async def moves(player: Player) -> None:
    """Make a move when it is the player's turn."""
    await player.until(lambda: player.room.view is not None and player.seat in player.room.view.to_act, "a turn")
    await make_move(player)


async def lose(redis: Redis, room: str, entries: int = 1) -> None:
    """Lose the last entries of a room's log."""
    await redis.rpop(keys.room_log(parse_room_code(room)), entries)


async def test_a_move_that_is_no_longer_legal_is_refused_and_everybody_sees_the_room_as_it_is(
    node: ServerProcess, redis: Redis, players: Players
) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(node.url, host, friend, number=1, role="maximizer")
    await begin_leg(host, friend)
    before = host.room
    move = {**moves_of(before), "move": "QD>5D", "id": "lost"}
    done = await host.do("move", **move)
    await friend.sees(done.version)
    await lose(redis, code)
    assert (await friend.refused("move", **moves_of(friend.room), move="AD>5D")).code == Code.STALE
    for player in (host, friend):
        back = await player.until(partial(shown_again, player), "a reset")
        assert (back.version, back.view and back.view.ply, player.room) == (before.version, 0, back)
    assert (await host.do("move", **move)).version == done.version
    for player in (host, friend):
        assert not (await player.sees(done.version)).reset
    assert not any(isinstance(event, Goodbye) for player in (host, friend) for event in player.events)


async def test_a_move_that_is_still_legal_is_made_after_the_reset(
    node: ServerProcess, redis: Redis, players: Players
) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(node.url, host, friend, number=1, role="minimizer")
    await begin_leg(host, friend)
    passed_on = await host.do("pass_on", seat=1)
    await friend.sees(passed_on.version)
    await lose(redis, code)
    assert (await friend.do("move", **moves_of(friend.room), move="QD>5D")).version == passed_on.version
    for player in (host, friend):
        back = await player.until(partial(shown_again, player), "a reset")
        assert (back.version, back.owner) == (passed_on.version - 1, host.id)
        moved = await player.until(lambda player=player: player.room.view.ply and player.room, "the move")  # type: ignore[misc]
        assert (moved.version, moved.owner, moved.reset) == (passed_on.version, host.id, False)


async def test_a_slow_reader_is_shown_the_reset_together_with_later_changes(
    node: ServerProcess, redis: Redis, players: Players
) -> None:
    host, friend, slow = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(node.url, host, friend, number=1)
    await begin_leg(host, friend)
    for _ in range(8):
        await make_move(host, friend)
    await slow.come(node.url, sock=small_socket(node.port))
    await slow.do("enter", room=code)
    before = (await slow.sees(host.room.version)).version
    await stop_reading(slow)
    for _ in range(10):
        await make_move(host, friend)
    await lose(redis, code, 16)
    view = host.room.view
    assert view is not None
    mover = (host, friend)[view.to_act[0]]
    assert (await mover.refused("move", **moves_of(host.room), move=view.moves[0].move)).code == Code.STALE
    for player in (host, friend):
        back = await player.until(partial(shown_again, player), "a reset")
    await make_move(host, friend)
    assert back.version < host.room.version < before
    slow.resume()
    seen = await slow.until(lambda: slow.room if slow.room.version == host.room.version else None, "the room as it is")
    assert seen.reset


async def test_a_person_at_a_terminal_sees_the_room_go_back_and_plays_on(
    node: ServerProcess, redis: Redis, players: Players, people: People
) -> None:
    anna, ben = players("Anna"), people("Ben")
    await anna.come(node.url)
    await anna.do("create_room", game="family-tree", number=1, role="minimizer")
    code = (await anna.sees(1)).room
    ben.runs("join", f"127.0.0.1:{node.port}/{code}", "--name", "Ben")
    await ben.sees("Press Enter when you are ready.")
    await anna.do("ready", match=1, leg=1)
    await begin(ben)
    await ben.plays()
    await moves(anna)
    version = anna.room.version
    await ben.sees("your turn", "[3♠]")
    await lose(redis, code)
    await ben.plays()
    screen = await ben.sees(connection_text.moves_lost())
    back = await anna.until(partial(shown_again, anna), "a reset")
    assert back.version == version - 1
    assert "Anna’s turn" in screen or "Anna's turn" in screen
    await moves(anna)
    await ben.sees("your turn", "[3♠]", without=connection_text.moves_lost())
    await ben.plays()
    assert (await anna.sees(version + 1)).view is not None
    await ben.sees("Esc leave", without=connection_text.moves_lost())


async def test_a_person_in_line_mode_reads_that_the_room_went_back(
    node: ServerProcess, redis: Redis, players: Players, tmp_path: Path
) -> None:
    anna, ben = players("Anna"), LineTerminal("Ben", tmp_path)
    try:
        await anna.come(node.url)
        await anna.do("create_room", game="family-tree", number=1, role="minimizer")
        code = (await anna.sees(1)).room
        ben.runs("--plain", "join", f"127.0.0.1:{node.port}/{code}", "--name", "Ben")
        await anna.sees(2)
        await anna.do("ready", match=1, leg=1)
        ben.types("ready")
        await ben.sees("Your turn: play", "> ")
        ben.types("1")
        await moves(anna)
        await ben.sees("Your turn: play", "> ")
        version = anna.room.version
        await lose(redis, code, 2)
        ben.types("1")
        await ben.sees(connection_text.moves_lost(), "Your turn: play", "> ")
        ben.types("1")
        moved = await anna.until(
            lambda: next((room for room in anna.rooms[::-1] if room.version == version - 1), None), ""
        )
        assert moved.view is not None and moved.view.ply == 1
    finally:
        ben.close()
