"""A correspondence game on a real server: nodes are killed, days pass, and both players are mostly away.

Time is moved while no node runs: every entry of the room's log, and its due time, become as much older.
"""

import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from redis.asyncio import Redis

from protocol.codes import RejectionCode as Code
from protocol.ids import RoomCode
from protocol.room import Happening
from protocol.scores import PlayerEvent, StandingsEvent
from server.results.database import Database
from server.store import keys
from server.store.checksum import sealed
from server.store.embedded.store import EmbeddedStore
from server.table.entries import decode, encode
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, sharing
from tests.e2e.results import record_of, until_settled
from tests.e2e.steps import make_move, match_of, result_of

Players = Callable[..., Player]
HOUR_MS, DAY_MS = 3_600_000, 86_400_000


async def move_time(redis: Redis, code: RoomCode, ms: int) -> None:
    """Let time pass in a room that no node holds."""
    log, due = keys.room_log(code), keys.due(keys.bucket(code))
    for index, line in enumerate(await redis.lrange(log, 0, -1)):
        assert isinstance(line, bytes)
        entry = decode(line)
        assert entry.at is not None
        earlier = sealed(b'{"n":%d,"at":%d,' % (entry.n, entry.at - ms) + encode(entry)[1:])
        await redis.lset(log, index, earlier.decode())
    await redis.zincrby(due, -ms, code)


async def enter(player: Player, node: ServerProcess, code: RoomCode) -> None:
    """Have a player come back to a room, and see it."""
    await player.go()
    await player.come(node.url)
    await player.sees((await player.do("enter", room=code, alongside=True)).version)


def warnings(player: Player) -> list[tuple[int | None, Any]]:
    """Return the warnings that a player sees in the room: whose, and how much time was left."""
    return [(each.seat, each.detail["ms"]) for each in _happenings(player) if each.kind == "time_low"]


def _happenings(player: Player) -> tuple[Happening, ...]:
    return tuple(player.room.happenings)


async def test_players_are_warned_and_lose_on_time_though_nodes_are_killed_and_nobody_is_there(
    store: EmbeddedStore, redis: Redis, tmp_path: Path, players: Players, results: Database
) -> None:
    ada, ben = players("Ada"), players("Ben")
    nodes = [ServerProcess(tmp_path / name, sharing(store.url, tmp_path)) for name in ("one", "two", "three")]
    await nodes[0].start()
    code = RoomCode(await host_and_join(nodes[0].url, ada, ben, role="maximizer", clock={"move": 8 * DAY_MS // 1000}))
    await begin_leg(ada, ben)
    await make_move(ada, ben)
    assert ada.room.match is not None and ada.room.match.clocks is not None
    left = (8 * DAY_MS, 8 * DAY_MS)
    assert (ada.room.match.clocks.left, ada.room.match.clocks.running) == (left, (1,))
    assert await redis.pttl(keys.room_log(code)) > 15 * DAY_MS, "twice the clock"
    await nodes[0].stop(signal.SIGKILL)

    await move_time(redis, code, 7 * DAY_MS)  # the boundary: a day is left, of which nobody was warned
    await nodes[1].start()
    await enter(ada, nodes[1], code)
    assert await ada.until(lambda: warnings(ada), "the warning") == [(1, DAY_MS)]
    assert not [each for each in _happenings(ada) if each.kind == "time_given"]
    refused = await ada.refused("claim", match=1, computer=None)
    assert (refused.code, refused.reason) == (Code.NOT_ALLOWED, "claim_in_correspondence")
    await nodes[1].stop(signal.SIGKILL)

    await move_time(redis, code, DAY_MS - HOUR_MS)  # an hour is left
    await nodes[2].start()
    await enter(ada, nodes[2], code)
    both = [(1, DAY_MS), (1, HOUR_MS)]
    assert await ada.until(lambda: found if len(found := warnings(ada)) > 1 else None, "the warning") == both
    await nodes[2].stop()
    await move_time(redis, code, HOUR_MS)
    await nodes[0].start()
    await until_settled(results, match_of(ada).id)
    await enter(ada, nodes[0], code)
    result = await result_of(ada)
    assert (result.why, result.winners) == ("flag", (0,))
    record = await record_of(results, match_of(ada).id)
    assert record["correspondence"] is True
    assert [each["kind"] for each in record["legs"][0]["incidents"]] == ["flag"]

    for correspondence, matches in ((False, 0), (True, 1)):
        ack = await ada.do("standings", game="family-tree", correspondence=correspondence)
        (told,) = [each for each in ada.events if isinstance(each, StandingsEvent) and each.id == ack.id]
        assert (0 if told.own is None else told.own.won) == matches
        assert told.correspondence is correspondence and told.provisional == 2 * matches
    await ada.do("player")
    page = await ada.hears(PlayerEvent)
    (game,), (listed,) = page.games, page.matches
    assert listed.correspondence
    assert game.rating is None and game.correspondence is not None and game.correspondence.won == 1
    counted = [(each.form, each.correspondence, each.games, each.wins) for each in game.statistics]
    assert counted == [("match", True, 1, 1)]
    await nodes[0].stop()


async def test_the_next_leg_starts_while_both_are_away_and_an_agreed_rematch_at_once(
    store: EmbeddedStore, redis: Redis, tmp_path: Path, players: Players
) -> None:
    ada, ben = players("Ada"), players("Ben")
    node = ServerProcess(tmp_path / "one", sharing(store.url, tmp_path))
    await node.start()
    # number 9 ends within a few cards
    code = RoomCode(await host_and_join(node.url, ada, ben, number=9, role="maximizer", clock={"move": 86_400}))
    await begin_leg(ada, ben)
    await _play_leg(ada, ben)
    await node.stop(signal.SIGKILL)
    await move_time(redis, code, HOUR_MS)
    await node.start()
    for player in (ada, ben):
        await enter(player, node, code)
        await player.until(lambda: len(match_of(ada).legs) == 2 and match_of(ada).legs[1].status == "playing", "leg 2")
    await _play_leg(ada, ben)
    await ada.do("offer", match=1, what="new_number")
    await ben.do("answer", match=1, what="new_number", accept=True)
    for player in (ada, ben):
        await player.until(lambda: match_of(ada).match == 2, "the rematch")
    assert match_of(ada).legs[0].status == "playing"
    await node.stop()


async def _play_leg(*players: Player) -> None:
    while (view := players[0].room.view) is not None and view.to_act:
        await make_move(*players)
