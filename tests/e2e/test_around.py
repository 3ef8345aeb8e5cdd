"""What happens around a game, through real sockets, on one node and on two."""

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis

from client.net.frames import ShownRoom
from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Chat, Goodbye, Rejected, SeatCodeEvent
from protocol.ids import RoomCode
from server.store import keys
from tests.e2e.play import Player, begin_leg, host_and_join, moves_of, play_leg
from tests.e2e.standing import Standing, standing_nodes, standing_store
from tests.e2e.steps import make_move, match_of, result_of
from tests.patience import PATIENCE

Players = Callable[..., Player]
Nodes = tuple[Standing, Standing]
SETTINGS = {"options": {}, "number": 5, "role": "maximizer", "spectators": True, "clock": None, "hints": False}


AWAY = "0.2"
"""After this many seconds of absence others may act: tests wait no longer."""


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A store for all of this, by its URL."""
    with standing_store(tmp_path_factory.mktemp("store")) as url:
        yield url


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of the nodes' data and of their database."""
    return tmp_path_factory.mktemp("nodes")


@pytest.fixture(scope="module", params=[1, 2], ids=["one node", "two nodes"])
def nodes(store: str, directory: Path, request: pytest.FixtureRequest) -> Iterator[Nodes]:
    """The node that the host comes to and the friend's; all that is begun there is nobody else's."""
    settings = {"TURNABOUT_AWAY_SECONDS": AWAY, "TURNABOUT_COMPUTER_PAUSE": "0"}
    with standing_nodes(directory, request.param, store, **settings) as running:
        yield running[0], running[-1]


async def my_turn(player: Player) -> bool:
    """Tell whether a player is to move, once they are or the leg is over."""

    def waited() -> ShownRoom | None:
        view = player.room.view
        return player.room if view and (not view.to_act or player.seat in view.to_act) else None

    room = await player.until(waited, "one's turn")
    return bool(room.view and room.view.to_act)


async def test_spectators_see_public_information_and_are_counted(nodes: Nodes, players: Players) -> None:
    host, friend, spectator = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(nodes[0].url, host, friend, number=5, at=nodes[1].url)
    await spectator.come(nodes[1].url)
    await spectator.do("enter", room=code)
    await host.until(lambda: host.presence.names == ("Cy",), "the spectator's name")
    await friend.until(lambda: friend.presence.names == ("Cy",), "the spectator's name")
    await begin_leg(host, friend)
    await make_move(host, friend)
    await spectator.sees(host.room.version)
    assert spectator.room == host.room
    assert (await spectator.refused("move", **moves_of(host.room), move="KS>7D")).code == Code.NOT_ALLOWED
    await spectator.go()
    await host.until(lambda: host.presence.spectators == 0, "nobody looking on")


async def test_a_room_without_spectators_sends_them_away(nodes: Nodes, players: Players) -> None:
    host, friend, spectator = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(nodes[0].url, host, friend, at=nodes[1].url)
    await spectator.come(nodes[1].url)
    await spectator.do("enter", room=code)
    await host.do("configure", **{**SETTINGS, "spectators": False})
    assert (await spectator.hears(Goodbye)).code == GoodbyeCode.NO_SPECTATORS
    again = players("Cy", spectator.key)
    await again.come(nodes[1].url)
    assert (await again.refused("enter", room=code)).code == Code.SEAT_TAKEN


async def test_a_stranger_in_a_friends_seat_is_freed_and_banned(nodes: Nodes, players: Players) -> None:
    host, stranger, friend = players("Ada"), players("Eve"), players("Béla")
    code = await host_and_join(nodes[0].url, host, stranger, at=nodes[1].url)
    assert (await stranger.refused("free", seat=0)).code == Code.NOT_ALLOWED
    await host.do("ban", player=stranger.id)
    assert (await stranger.hears(Goodbye)).code == GoodbyeCode.REMOVED
    assert stranger.room.seats[1].player == stranger.id, "she got a room without her before the reason"
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


async def test_a_newcomer_replaces_an_absent_player_if_the_others_agree(nodes: Nodes, players: Players) -> None:
    ada, ben, cat, dan, eve = people = [players(name) for name in ("Ada", "Ben", "Cat", "Dan", "Eve")]
    for at, person in enumerate(people):
        await person.come(nodes[at % 2].url)
    await ada.do("create_room", game="happy-graphs", form="together", seats=4, spectators=True)
    code = (await ada.sees(1)).room
    for other in (ben, cat, dan):
        await other.do("enter", room=code)
        await ada.sees((await other.do("sit")).version)
    await begin_leg(ada, ben, cat, dan)
    await ben.go()
    await cat.go()
    await eve.do("enter", room=code)
    await eve.until(lambda: [each.seat for each in eve.presence.away] == [1, 2], "two to be away")
    answer = await eve.ask("sit", seat=1)
    while answer.type != "ack":
        assert answer.reason == "player_not_away_long_enough", answer
        answer = await eve.ask("sit", seat=1)
    await ada.sees(answer.version)
    await ada.do("answer", match=1, what="replacement", accept=True)
    agreed = await dan.do("answer", match=1, what="replacement", accept=True)
    assert (await eve.sees(agreed.version)).seats[1].name == "Eve"


async def test_nobody_has_waited_while_nobody_was_there(nodes: Nodes, store: str, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = RoomCode(await host_and_join(nodes[0].url, host, friend, at=nodes[1].url))
    await begin_leg(host, friend)
    await friend.go()
    gone = (await host.until(lambda: host.presence.away, "the friend being away"))[0].since
    await host.go()
    async with asyncio.timeout(PATIENCE), Redis.from_url(store) as redis:
        while await redis.exists(keys.here(code)):  # noqa: ASYNC110 - no member is left to get an event
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
        assert answer.reason == "player_not_away_long_enough"
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


async def test_chat_lines_are_sent_and_kept(nodes: Nodes, players: Players) -> None:
    host, friend, spectator = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(nodes[0].url, host, friend, at=nodes[1].url)
    await host.do("chat", text=" well met ", id="once")
    await host.do("chat", text="well met", id="once")
    await friend.do("chat", text="and you")
    said = await host.until(lambda: host.said[1:] and host.said, "both lines")
    assert [(line.name, line.seat, line.text) for line in said] == [("Ada", 0, "well met"), ("Béla", 1, "and you")]
    assert (await host.refused("chat", text="\x1b[2J")).code == Code.MALFORMED
    await spectator.come(nodes[1].url)
    await spectator.do("enter", room=code)
    assert [line.text for line in (await spectator.hears(Chat)).lines] == ["well met", "and you"]
