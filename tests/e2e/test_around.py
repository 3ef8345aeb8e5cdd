"""What happens around a game, through real sockets: onlookers, the owner, leaving, taking back, clocks, moving, talk."""

import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Chat, Goodbye, MatchInfo, MatchResult, RoomEvent, SeatCodeEvent
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of, play_leg

Players = Callable[..., Player]
SETTINGS = {"options": {}, "number": 5, "role": "maximizer", "onlookers": True, "clock": None}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server where nobody waits long for those who are away, nor for the computer."""
    settings = {"TURNABOUT_LIMITS": "off", "TURNABOUT_AWAY_SECONDS": "0.2", "TURNABOUT_COMPUTER_PAUSE": "0"}
    process = ServerProcess(tmp_path / "data", settings)
    await process.start()
    yield process
    await process.stop()


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


async def test_onlookers_see_what_everybody_sees_and_are_counted(server: ServerProcess, players: Players) -> None:
    host, friend, onlooker = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(server.url, host, friend, number=5)
    await onlooker.come(server.url)
    await onlooker.do("enter", room=code)
    for player in (host, friend):
        await player.until(lambda: host.presence.names == ("Cy",), "the onlooker's name")
    await begin_leg(host, friend)
    await make_move(host, friend)
    await onlooker.sees(host.room.version)
    assert onlooker.room == host.room
    assert (await onlooker.refused("move", **moves_of(host.room), move="KS>7D")).code == Code.NOT_ALLOWED
    await onlooker.go()
    await host.until(lambda: host.presence.onlookers == 0, "nobody looking on")


async def test_a_room_without_onlookers_sends_them_away(server: ServerProcess, players: Players) -> None:
    host, friend, onlooker = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(server.url, host, friend)
    await onlooker.come(server.url)
    await onlooker.do("enter", room=code)
    await host.do("configure", **{**SETTINGS, "onlookers": False})
    assert (await onlooker.hears(Goodbye)).code == GoodbyeCode.SENT_AWAY
    again = players("Cy", onlooker.key)
    await again.come(server.url)
    assert (await again.refused("enter", room=code)).code == Code.SEAT_TAKEN


async def test_a_stranger_in_a_friends_seat_is_freed_and_banned(server: ServerProcess, players: Players) -> None:
    host, stranger, friend = players("Ada"), players("Eve"), players("Béla")
    code = await host_and_join(server.url, host, stranger)
    assert (await stranger.refused("free", seat=0)).code == Code.NOT_ALLOWED
    await host.do("ban", player=stranger.id)
    assert (await stranger.hears(Goodbye)).code == GoodbyeCode.SENT_AWAY
    again = players("Eve", stranger.key)
    await again.come(server.url)
    assert (await again.refused("enter", room=code)).code == Code.NOT_ALLOWED
    await friend.come(server.url)
    await friend.do("enter", room=code)
    await friend.do("sit")
    await host.until(lambda: host.room.seats[1].name == "Béla", "the friend's seat")
    await host.do("pass_on", seat=1)
    await friend.until(lambda: friend.room.owner == friend.id, "the room being the friend's")
    assert (await host.refused("configure", **SETTINGS)).code == Code.NOT_ALLOWED


async def test_who_resigns_loses_the_match(server: ServerProcess, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(server.url, host, friend)
    await begin_leg(host, friend)
    await make_move(host, friend)
    await friend.do("resign", match=1)
    for player in (host, friend):
        result = await result_of(player)
        assert (result.winners, result.why) == ((0,), "resigned")
        assert match_of(player).number is not None


async def test_who_stays_away_loses_by_a_claim(server: ServerProcess, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(server.url, host, friend)
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


async def test_the_computer_plays_an_empty_seat_until_its_player_is_back(
    server: ServerProcess, players: Players
) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(server.url, host, friend, number=5)
    await begin_leg(host, friend)
    await friend.go()
    await host.until(lambda: host.presence.away, "the friend being away")
    while (await host.ask("claim", match=1, computer="greedy")).type != "ack":
        pass
    await host.until(lambda: match_of(host).computers == (None, "greedy"), "the computer in the friend's seat")
    while await my_turn(host):
        await make_move(host)
    await host.do("ready", match=1, leg=2)
    await host.until(lambda: len(match_of(host).legs) == 2 and match_of(host).legs[1].status == "playing", "leg 2")
    for _ in range(2):
        assert await my_turn(host)
        await make_move(host)
    back = players("Béla", friend.key)
    await back.come(server.url)
    await back.do("enter", room=code)
    await back.do("sit")
    await back.until(lambda: back.rooms and match_of(back).computers == (None, None), "the seat being one's own again")
    await host.until(lambda: match_of(host).computers == (None, None), "the friend being back")
    await play_leg(random.Random(1), host, back)
    assert (await result_of(host)).why == "score"


async def test_a_move_is_taken_back_when_the_other_agrees(server: ServerProcess, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(server.url, host, friend, number=5, role="maximizer")
    await begin_leg(host, friend)
    before = host.room.view
    await make_move(host, friend)
    await make_move(host, friend)
    where = {"match": 1, "leg": 1, "what": "takeback"}
    await host.do("offer", **where, ply=2)
    await friend.until(lambda: match_of(friend).takeback == (0, 0), "the request")
    await friend.do("answer", match=1, what="takeback", accept=True)
    for player in (host, friend):
        await player.until(lambda: match_of(player).legs[0].ply == 0, "the game as it was")
        assert player.room.view == before
    await make_move(host, friend)


async def test_a_flag_falls_and_loses_the_match(server: ServerProcess, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(server.url, host, friend, role="maximizer", clock={"move": 5})
    await begin_leg(host, friend)
    clocks = match_of(host).clocks
    assert clocks is not None
    assert (clocks.left, clocks.running) == ((5000, 5000), (0,))
    await make_move(host, friend)
    result = await result_of(host)
    assert (result.winners, result.why) == ((0,), "flag")


async def test_a_seat_moves_to_another_machine_by_a_code_once(server: ServerProcess, players: Players) -> None:
    host, friend, moved, thief = players("Ada"), players("Béla"), players("Ada there"), players("Eve")
    code = await host_and_join(server.url, host, friend)
    await begin_leg(host, friend)
    await host.do("seat_code")
    secret = (await host.hears(SeatCodeEvent)).code
    await moved.come(server.url)
    await moved.do("take_seat", room=code, code=secret)
    assert (await host.hears(Goodbye)).code == GoodbyeCode.TAKEN_OVER
    assert (await moved.sees(1)).owner == moved.id
    assert moved.seat == 0
    await thief.come(server.url)
    assert (await thief.refused("take_seat", room=code, code=secret)).code == Code.NOT_ALLOWED
    await make_move(moved, friend)


async def test_what_is_said_is_heard_and_kept(server: ServerProcess, players: Players) -> None:
    host, friend, onlooker = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(server.url, host, friend)
    await host.do("chat", text=" well met ", id="once")
    await host.do("chat", text="well met", id="once")
    await friend.do("chat", text="and you")
    said = await host.until(lambda: host.said[1:] and host.said, "both lines")
    assert [(line.name, line.seat, line.text) for line in said] == [("Ada", 0, "well met"), ("Béla", 1, "and you")]
    assert (await host.refused("chat", text="\x1b[2J")).code == Code.MALFORMED
    await onlooker.come(server.url)
    await onlooker.do("enter", room=code)
    assert [line.text for line in (await onlooker.hears(Chat)).lines] == ["well met", "and you"]
