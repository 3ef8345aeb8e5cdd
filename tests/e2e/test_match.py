"""Whole matches through the real server, its own store and sockets."""

import asyncio
import hashlib
import random
import signal
from collections.abc import Callable

from client.net.frames import ShownRoom
from protocol.events import Presence, RecordEvent
from protocol.games.family_tree.deck import DECK
from protocol.ids import Seat
from protocol.record import Record, digest
from protocol.views import View
from server.games.catalog import GAMES
from server.games.game import Setup
from server.records.verify import check
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, play_leg
from tests.e2e.standing import Standing
from tests.seen import tree

Players = Callable[..., Player]


async def test_matches_by_chance_on_10_numbers_and_every_record_verifies(
    server: ServerProcess, players: Players
) -> None:
    rng = random.Random(20)
    host, friend = players("Ada"), players("Béla")
    await host_and_join(server.url, host, friend, number=1)
    await begin_leg(host, friend)
    for match in range(1, 11):
        await play_leg(rng, host, friend)
        await begin_leg(host, friend)
        await play_leg(rng, host, friend)
        record = await record_of(host, match)
        assert_shown_is_what_the_record_folds_to(host, friend, record, match)
        await host.do("offer", match=match, what="new_number")
        ack = await friend.do("answer", match=match, what="new_number", accept=True)
        await host.sees(ack.version)
        await friend.sees(ack.version)


async def record_of(player: Player, match: int) -> Record:
    """Return the record of a match, verified."""
    await player.do("record", match=match)
    document = (await player.hears(RecordEvent)).record
    assert document["digest"] == digest(document)
    record = Record.model_validate(document)
    check(document)
    return record


def assert_shown_is_what_the_record_folds_to(host: Player, friend: Player, record: Record, match: int) -> None:
    """Hold every frame that both were sent during a match against the game played again from its record."""
    game = GAMES["family-tree"]
    shown = [room for room in host.rooms if room.match and room.match.match == match and room.view]
    assert [room for room in friend.rooms if room.match and room.match.match == match and room.view] == shown
    expected: list[View] = []
    seen = tree(shown[0].view).seen
    for leg in record.legs:
        roles = tuple(leg.roles[str(seat)] for seat in range(2))
        state = game.deal(Setup(options=game.options(), deck=DECK.deal(leg.number), roles=roles, seen=seen))
        expected.append(game.view(state, None))
        for move in leg.moves:
            state = game.apply(state, Seat(move.seat), game.parse(move.move))
            expected.append(game.view(state, None))
        seen = tuple(game.shown(state))
    views = [room.view for room in shown]
    assert [view for view, before in zip(views, [None, *views], strict=False) if view != before] == expected


async def test_hidden_number_is_revealed_with_its_commitment_when_the_match_is_over(
    server: ServerProcess, players: Players
) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(server.url, host, friend)
    await begin_leg(host, friend)
    promised = host.room.match.commitment if host.room.match else None
    assert promised
    rng = random.Random(3)
    await play_leg(rng, host, friend)
    await begin_leg(host, friend)
    await play_leg(rng, host, friend)
    match = host.room.match
    assert match is not None and match.number is not None and match.salt is not None and match.result is not None
    assert hashlib.sha256(f"{match.number}:{match.salt}".encode()).hexdigest() == promised
    over = next(index for index, frame in enumerate(host.frames) if str(match.number) in frame)
    assert all(match.salt not in frame and str(match.number) not in frame for frame in host.frames[:over])
    assert '"kind":"match_over"' in host.frames[over - 1]


async def test_leg_2_has_the_roles_swapped_and_better_maximizer_wins(server: ServerProcess, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(server.url, host, friend, number=42, role="minimizer")
    await begin_leg(host, friend)
    await play_leg(random.Random(1), host, friend)
    first = host.room
    assert first.match is not None and first.next == (1, 2)
    assert [leg.roles for leg in first.match.legs] == [("minimizer", "maximizer"), ("maximizer", "minimizer")]
    assert first.match.number == 42 and first.match.known and first.match.commitment is None
    await begin_leg(host, friend)
    await play_leg(random.Random(2), host, friend)
    match = host.room.match
    assert match is not None and match.result is not None
    friends, hosts = match.legs[0].score, match.legs[1].score
    assert match.result.scores == (hosts, friends)
    assert friends is not None and hosts is not None and friends != hosts
    assert match.result.winners == ((0,) if hosts > friends else (1,))


async def test_the_same_number_shows_known_cards(server: ServerProcess, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(server.url, host, friend)
    rng = random.Random(5)
    for _ in range(2):
        await begin_leg(host, friend)
        await play_leg(rng, host, friend)
    number = host.room.match.number if host.room.match else None
    ack = await host.do("offer", match=1, what="same_number")
    assert (await friend.sees(ack.version)).offers[host.seat] == "same_number"
    ack = await friend.do("answer", match=1, what="same_number", accept=True)
    await host.sees(ack.version)
    match, view = host.room.match, tree(host.room.view)
    assert match is not None
    assert (match.match, match.number, match.known, match.commitment) == (2, number, True, None)
    assert view.seen[:3] == DECK.deal(match.number or 0)[:3]


async def test_a_reconnecting_player_has_the_same_seat(shared_server: Standing, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(shared_server.url, host, friend, number=9)
    await begin_leg(host, friend)
    friend.drop()
    await host.until(lambda: _here(host) == (0,), "the friend's leaving")
    again = players("Béla", friend.key)
    await again.come(shared_server.url)
    await again.do("enter", room=code)
    assert (await again.sees(host.room.version)) == host.room
    await host.until(lambda: _here(host) == (0, 1), "the friend's return")
    await play_leg(random.Random(1), host, again)
    assert host.room.next == (1, 2)


async def test_the_same_command_again_gets_the_same_answer_and_does_nothing_twice(
    shared_server: Standing, players: Players
) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(shared_server.url, host, friend, number=9)
    await begin_leg(host, friend)
    view = host.room.view
    assert view is not None
    mover = host if host.seat == view.to_act[0] else friend
    move = {"match": 1, "leg": 1, "ply": 0, "move": view.moves[0].move, "id": "once"}
    first = await mover.do("move", **move)
    await mover.go()
    again = players(mover.name, mover.key)
    await again.come(shared_server.url)
    await again.do("enter", room=code, alongside=True)
    assert await again.do("move", **move) == first
    assert (await again.sees(first.version)).version == first.version


async def test_many_may_open_rooms_at_the_same_moment(shared_server: Standing, players: Players) -> None:
    crowd = [players(f"Ada {number}") for number in range(150)]
    await asyncio.gather(*(player.come(shared_server.url) for player in crowd))
    await asyncio.gather(*(player.do("create_room", game="family-tree") for player in crowd))
    assert len({(await player.sees(1)).room for player in crowd}) == len(crowd)


async def test_create_room_again_finds_the_same_room(shared_server: Standing, players: Players) -> None:
    host = players("Ada")
    await host.come(shared_server.url)
    first = await host.do("create_room", game="family-tree", id="mine")
    code = (await host.sees(1)).room
    assert await host.do("create_room", game="family-tree", id="mine") == first
    assert {room.room for room in host.rooms} == {code}


async def test_a_match_continues_after_the_server_was_killed(server: ServerProcess, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(server.url, host, friend, number=9)
    await begin_leg(host, friend)
    before: ShownRoom = host.room
    await server.stop(signal.SIGKILL)
    await server.start()
    back = [players(player.name, player.key) for player in (host, friend)]
    for player in back:
        await player.come(server.url)
        await player.do("enter", room=code)
    assert [await player.sees(before.version) for player in back] == [before, before]
    await play_leg(random.Random(1), *back)
    assert back[0].room.next == (1, 2)


def _here(player: Player) -> tuple[int, ...]:
    return next(event.here for event in reversed(player.events) if isinstance(event, Presence))
