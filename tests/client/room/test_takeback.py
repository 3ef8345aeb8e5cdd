"""The texts on moves taken back that may have revealed a card."""

from dataclasses import replace

import pytest

from client.net.frames import ShownRoom
from client.room.session import Model, step
from client.room.takeback import may_peek, unrated_by_peeking
from protocol.events import Welcome
from protocol.ids import PlayerId, Seat
from protocol.room import MatchResult
from tests.client.rooms import Rooms, with_match


def model_of(room: ShownRoom, player: PlayerId) -> Model:
    return step(step(Model(), Welcome(protocol=1, server="0", player=player, name="", now=0)), room)


def test_it_is_told_before_until_one_has_done_it(rooms: Rooms) -> None:
    room = rooms.leg(ply=2)
    assert may_peek(model_of(room, rooms.anna))
    peeked = with_match(room, peeked=(Seat(0),))
    assert (may_peek(model_of(peeked, rooms.anna)), may_peek(model_of(peeked, rooms.ben))) == (False, True)
    assert not may_peek(model_of(rooms.ready(), rooms.anna))


@pytest.mark.parametrize(("game", "options"), [("patriarch", {}), ("happy-graphs", {"mode": "puzzle"})])
def test_nothing_is_told_where_nothing_is_hidden(rooms: Rooms, game: str, options: dict[str, str]) -> None:
    assert not may_peek(model_of(replace(rooms.leg(), game=game, options=options), rooms.anna))


@pytest.mark.parametrize(
    ("winners", "peeked", "unrated"),
    [((0,), (0,), True), ((0,), (1,), False), ((), (1,), True), ((0,), (), False), ((0,), (0, 1), True)],
)
def test_it_is_told_afterwards_where_it_makes_a_difference(
    rooms: Rooms, winners: tuple[Seat, ...], peeked: tuple[Seat, ...], unrated: bool
) -> None:
    result = MatchResult(winners=winners, scores=(210, 180), why="score")
    match = with_match(rooms.result(), result=result, peeked=peeked).match
    assert match is not None
    assert unrated_by_peeking(match) is unrated
    assert not unrated_by_peeking(replace(match, result=None))
