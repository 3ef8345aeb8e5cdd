"""What happens around a game, through real sockets, on one node and on two."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from redis.asyncio import Redis

from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Chat, Goodbye, MatchInfo, MatchResult, Rejected, RoomEvent, SeatCodeEvent
from protocol.ids import RoomCode
from server.store import keys
from server.store.embedded import EmbeddedStore
from tests.e2e.play import PATIENCE, Player, ServerProcess, begin_leg, host_and_join, moves_of, play_leg

Players = Callable[..., Player]
Nodes = tuple[ServerProcess, ServerProcess]
SETTINGS = {"options": {}, "number": 5, "role": "maximizer", "onlookers": True, "clock": None, "hints": False}


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[EmbeddedStore]:
    """A store of the test's own."""
    async with EmbeddedStore(tmp_path / "store") as store:
        yield store


@pytest.fixture(params=["one node", "two nodes"])
async def nodes(store: EmbeddedStore, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Nodes]:
    """The node that the host comes to and the friend's, where nobody waits long for who is away or for the computer."""
    settings = {
        "TURNABOUT_LIMITS": "off",
        "TURNABOUT_AWAY_SECONDS": "0.2",
        "TURNABOUT_COMPUTER_PAUSE": "0",
        "TURNABOUT_REDIS_URL": store.url,
    }
    async with AsyncExitStack() as stack:
        running = []
        for number in range(2 if request.param == "two nodes" else 1):
            process = ServerProcess(tmp_path / str(number), settings)
            await process.start()
            stack.push_async_callback(process.stop)
            running.append(process)
        yield running[0], running[-1]


def match_of(player: Player) -> MatchInfo:
    """Return the match as a player sees it."""
    assert player.room.match is not None
    return player.room.match


async def result_of(player: Player) -> MatchResult:
    """Return how the match ended, once a player sees it."""
    return await player.until(lambda: match_of(player).result, "the match's end")


async def my_turn(player: Player) -> bool:
    """Tell whether a player is to move, once they are or the leg is over."""

    def waited() -> RoomEvent | None:
        view = player.room.view
        return player.room if view and (not view.to_act or player.seat in view.to_act) else None

    room = await player.until(waited, "one's turn")
    return bool(room.view and room.view.to_act)


async def make_move(*players: Player) -> None:
    """Have whoever is to act make the first legal move, and everybody see it."""
    view = players[0].room.view
    assert view is not None
    mover = next(player for player in players if player.seat in view.to_act)
    done = await mover.do("move", **moves_of(mover.room), move=view.moves[0].move)
    for player in players:
        await player.sees(done.version)


async def test_onlookers_see_what_everybody_sees_and_are_counted(nodes: Nodes, players: Players) -> None:
    host, friend, onlooker = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(nodes[0].url, host, friend, number=5, at=nodes[1].url)
    await onlooker.come(nodes[1].url)
    await onlooker.do("enter", room=code)
    await host.until(lambda: host.presence.names == ("Cy",), "the onlooker's name")
    await friend.until(lambda: friend.presence.names == ("Cy",), "the onlooker's name")
    await begin_leg(host, friend)
    await make_move(host, friend)
    await onlooker.sees(host.room.version)
    assert onlooker.room == host.room
    assert (await onlooker.refused("move", **moves_of(host.room), move="KS>7D")).code == Code.NOT_ALLOWED
    await onlooker.go()
    await host.until(lambda: host.presence.onlookers == 0, "nobody looking on")


async def test_a_room_without_onlookers_sends_them_away(nodes: Nodes, players: Players) -> None:
    host, friend, onlooker = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(nodes[0].url, host, friend, at=nodes[1].url)
    await onlooker.come(nodes[1].url)
    await onlooker.do("enter", room=code)
    await host.do("configure", **{**SETTINGS, "onlookers": False})
    assert (await onlooker.hears(Goodbye)).code == GoodbyeCode.SENT_AWAY
    again = players("Cy", onlooker.key)
    await again.come(nodes[1].url)
    assert (await again.refused("enter", room=code)).code == Code.SEAT_TAKEN


async def test_a_stranger_in_a_friends_seat_is_freed_and_banned(nodes: Nodes, players: Players) -> None:
    host, stranger, friend = players("Ada"), players("Eve"), players("Béla")
    code = await host_and_join(nodes[0].url, host, stranger, at=nodes[1].url)
    assert (await stranger.refused("free", seat=0)).code == Code.NOT_ALLOWED
    await host.do("ban", player=stranger.id)
    assert (await stranger.hears(Goodbye)).code == GoodbyeCode.SENT_AWAY
    again = players("Eve", stranger.key)
    await again.come(nodes[1].url)
    assert (await again.refused("enter", room=code)).code == Code.NOT_ALLOWED
    await friend.come(nodes[1].url)
    await friend.do("enter", room=code)
    await friend.do("sit")
    await host.until(lambda: host.room.seats[1].name == "Béla", "the friend's seat")
    await host.do("pass_on", seat=1)
    await friend.until(lambda: friend.room.owner == friend.id, "the room being the friend's")
    assert (await host.refused("configure", **SETTINGS)).code == Code.NOT_ALLOWED


async def test_who_resigns_loses_the_match(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(nodes[0].url, host, friend, at=nodes[1].url)
    await begin_leg(host, friend)
    await make_move(host, friend)
    await friend.do("resign", match=1)
    for player in (host, friend):
        result = await result_of(player)
        assert (result.winners, result.why) == ((0,), "resigned")
        assert match_of(player).number is not None


async def test_who_stays_away_loses_by_a_claim(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(nodes[0].url, host, friend, at=nodes[1].url)
    await begin_leg(host, friend)
    assert (await host.refused("claim", match=1)).code == Code.NOT_ALLOWED
    await friend.go()
    away = await host.until(lambda: host.presence.away, "the friend being away")
    assert away[0].seat == 1
    assert away[0].claimable == away[0].since + 200
    answer = await host.ask("claim", match=1)
    while answer.type != "ack":
        assert answer.code == Code.NOT_ALLOWED
        answer = await host.ask("claim", match=1)
    assert (await result_of(host)).why == "claimed"


async def test_nobody_has_waited_while_nobody_was_there(nodes: Nodes, store: EmbeddedStore, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = RoomCode(await host_and_join(nodes[0].url, host, friend, at=nodes[1].url))
    await begin_leg(host, friend)
    await friend.go()
    gone = (await host.until(lambda: host.presence.away, "the friend being away"))[0].since
    await host.go()
    async with asyncio.timeout(PATIENCE), Redis.from_url(store.url) as redis:
        while await redis.exists(keys.here(code)):  # noqa: ASYNC110 - nobody is there who could be told
            await asyncio.sleep(0.01)
    back = players("Ada", host.key)
    await back.come(nodes[0].url)
    await back.do("enter", room=code)
    await back.until(lambda: back.presence.away and back.presence.away[0].since > gone, "the wait beginning anew")


async def test_the_computer_plays_an_empty_seat_until_its_player_is_back(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(nodes[0].url, host, friend, number=5, at=nodes[1].url)
    await begin_leg(host, friend)
    await friend.go()
    await host.until(lambda: host.presence.away, "the friend being away")
    while isinstance(answer := await host.ask("claim", match=1, computer="easy"), Rejected):
        assert "away for less" in answer.message
    await host.until(lambda: match_of(host).computers == (None, "easy"), "the computer in the friend's seat")
    while await my_turn(host):
        await make_move(host)
    await host.do("ready", match=1, leg=2)
    await host.until(lambda: len(match_of(host).legs) == 2 and match_of(host).legs[1].status == "playing", "leg 2")
    for _ in range(2):
        assert await my_turn(host)
        await make_move(host)
    back = players("Béla", friend.key)
    await back.come(nodes[1].url)
    await back.do("enter", room=code)
    await back.do("sit")
    await back.until(lambda: back.rooms and match_of(back).computers == (None, None), "the seat being one's own again")
    await host.until(lambda: match_of(host).computers == (None, None), "the friend being back")
    await play_leg(random.Random(1), host, back)
    assert (await result_of(host)).why == "score"


async def test_a_move_is_taken_back_when_the_other_agrees(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(nodes[0].url, host, friend, number=5, role="maximizer", at=nodes[1].url)
    await begin_leg(host, friend)
    before = host.room.view
    await make_move(host, friend)
    await make_move(host, friend)
    where = {"match": 1, "leg": 1, "what": "takeback"}
    await host.do("offer", **where, ply=2)
    await friend.until(lambda: match_of(friend).takeback == (0, 0), "the request")
    await friend.do("answer", match=1, what="takeback", accept=True)
    await host.until(lambda: match_of(host).legs[0].ply == 0, "the game as it was")
    assert host.room.view == before
    await friend.sees(host.room.version)
    await make_move(host, friend)


async def test_a_flag_falls_and_loses_the_match(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(nodes[0].url, host, friend, role="maximizer", clock={"move": 5}, at=nodes[1].url)
    await begin_leg(host, friend)
    clocks = match_of(host).clocks
    assert clocks is not None
    assert (clocks.left, clocks.running) == ((5000, 5000), (0,))
    await make_move(host, friend)
    result = await result_of(host)
    assert (result.winners, result.why) == ((0,), "flag")


async def test_a_seat_moves_to_another_machine_by_a_code_once(nodes: Nodes, players: Players) -> None:
    host, friend, moved, thief = players("Ada"), players("Béla"), players("Ada there"), players("Eve")
    code = await host_and_join(nodes[0].url, host, friend, at=nodes[1].url)
    await begin_leg(host, friend)
    await host.do("seat_code")
    secret = (await host.hears(SeatCodeEvent)).code
    await moved.come(nodes[1].url)
    await moved.do("take_seat", room=code, code=secret)
    assert (await host.hears(Goodbye)).code == GoodbyeCode.SEAT_MOVED
    assert (await moved.sees(1)).owner == moved.id
    assert moved.seat == 0
    await thief.come(nodes[1].url)
    assert (await thief.refused("take_seat", room=code, code=secret)).code == Code.NOT_ALLOWED
    await make_move(moved, friend)


async def test_what_is_said_is_heard_and_kept(nodes: Nodes, players: Players) -> None:
    host, friend, onlooker = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(nodes[0].url, host, friend, at=nodes[1].url)
    await host.do("chat", text=" well met ", id="once")
    await host.do("chat", text="well met", id="once")
    await friend.do("chat", text="and you")
    said = await host.until(lambda: host.said[1:] and host.said, "both lines")
    assert [(line.name, line.seat, line.text) for line in said] == [("Ada", 0, "well met"), ("Béla", 1, "and you")]
    assert (await host.refused("chat", text="\x1b[2J")).code == Code.MALFORMED
    await onlooker.come(nodes[1].url)
    await onlooker.do("enter", room=code)
    assert [line.text for line in (await onlooker.hears(Chat)).lines] == ["well met", "and you"]


@pytest.mark.parametrize("nodes", ["two nodes"], indirect=True)
async def test_time_during_which_no_node_was_there_is_given_back(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(
        nodes[0].url, host, friend, number=5, role="maximizer", clock={"move": 6}, at=nodes[1].url
    )
    await begin_leg(host, friend)
    for node in dict.fromkeys(nodes):
        await node.stop(signal.SIGKILL)
    await asyncio.sleep(6.6)  # as long as it takes for time to be gone
    for node in dict.fromkeys(nodes):
        await node.start()
    back = players("Ada", host.key)
    await back.come(nodes[0].url)
    await back.do("enter", room=code, takeover=True)
    given = await back.until(
        lambda: [each for room in back.rooms for each in room.happenings if each.kind == "time_given"],
        "time given back",
    )
    assert given[0].detail["ms"] >= 6000
    assert match_of(back).result is None
    await make_move(back)


@pytest.mark.parametrize("nodes", ["two nodes"], indirect=True)
async def test_a_flag_falls_when_the_node_of_the_other_player_is_gone(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(nodes[0].url, host, friend, number=5, role="maximizer", clock={"move": 5}, at=nodes[1].url)
    await begin_leg(host, friend)
    await nodes[0].stop(signal.SIGKILL)
    result = await result_of(friend)
    assert (result.winners, result.why) == ((1,), "flag")
    await nodes[0].start()


@pytest.mark.parametrize("nodes", ["one node"], indirect=True)
async def test_time_during_which_the_store_was_away_is_nobodys(
    nodes: Nodes, store: EmbeddedStore, players: Players
) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(nodes[0].url, host, friend, number=5, role="maximizer", clock={"move": 5})
    await begin_leg(host, friend)
    await friend.go()
    gone = (await host.until(lambda: host.presence.away, "the friend having gone"))[0].since
    os.kill(store.pid, signal.SIGSTOP)
    await asyncio.sleep(6)  # as long as it takes for time to be gone
    os.kill(store.pid, signal.SIGCONT)
    given = await host.until(lambda: [each for each in host.room.happenings if each.kind == "time_given"], "a gift")
    assert given[0].detail["ms"] >= 4000
    assert match_of(host).result is None
    onlooker = players("Cy")
    await onlooker.come(nodes[0].url)
    await onlooker.do("enter", room=host.room.room)
    await host.until(lambda: host.presence.onlookers == 1, "the onlooker")
    await host.until(lambda: host.presence.away[0].since >= gone + 4000, "the outage not counting")
