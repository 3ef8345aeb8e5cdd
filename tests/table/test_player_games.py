"""Rooms in the lists of their players' games."""

from typing import Any

import pytest

from protocol.ids import PlayerId, Seat
from protocol.options import Clock
from protocol.player_games import LastMoveInfo, PlayerGame
from server.table.clocks import ALLOWANCE_MS
from server.table.player_games import describe_game, find_awaited, find_players
from tests.table import patriarchs, seats
from tests.table.asked import claim, resign, seat_computer, takeback
from tests.table.play import PEOPLE, Table

ADA, BEN = (PEOPLE[name].player for name in ("ada", "ben"))


def told(table: Table, player: PlayerId = ADA) -> PlayerGame:
    """Return a table's room as a player's list shows it."""
    return describe_game(table.room, player, at=1000, expires=2000)


def test_a_room_is_in_the_lists_of_its_owner_and_the_people_at_it() -> None:
    table = Table(brief=True)
    assert find_players(table.room) == {ADA}
    table.sit()
    assert find_players(table.room) == {ADA, BEN}
    table.stand("ada")
    assert find_players(table.room) == {ADA, BEN}, "she owns it"
    table.do("ada", seat_computer(0))
    table.stand("ben")
    assert find_players(table.room) == {ADA}
    assert told(table).own == ()


def test_a_room_waits_for_the_seats_that_have_to_be_ready_to_move_or_to_answer() -> None:
    table = Table(brief=True)
    assert find_awaited(table.room) == frozenset(), "a seat is free"
    table.sit()
    assert find_awaited(table.room) == {0, 1}
    table.ready("ada")
    assert find_awaited(table.room) == {1}
    table.ready("ben")
    assert find_awaited(table.room) == {0}
    table.play_leg()
    assert find_awaited(table.room) == {0, 1}, "both have to be ready for the second leg"
    table.play_match()
    assert find_awaited(table.room) == frozenset()
    table.offer("ada", "new_number")
    assert find_awaited(table.room) == {1}


def test_a_request_for_a_takeback_waits_for_the_other_player_too() -> None:
    table = Table(number=7)
    table.sit()
    table.begin()
    table.play(table.moves()[0])
    assert find_awaited(table.room) == {1}
    table.play(table.moves()[0])
    table.do("ben", takeback(table))
    assert find_awaited(table.room) == {0}


def test_the_entry_has_the_leg_the_last_move_and_the_time_left() -> None:
    table = Table(number=7, clock=Clock(move=30))
    table.sit()
    lobby = told(table)
    assert (lobby.status, lobby.match, lobby.leg, lobby.score, lobby.due) == ("waiting", None, None, None, None)
    table.begin()
    begun = told(table)
    assert (begun.status, begun.match, begun.leg, begun.legs, begun.last_move) == ("playing", 1, 1, 2, None)
    assert (begun.role, told(table, BEN).role, begun.number) == ("maximizer", "minimizer", 7)
    move = table.moves()[0]
    table.play(move)
    match = table.room.match
    assert match is not None and match.leg.clocks is not None
    moved = told(table)
    assert moved.last_move == LastMoveInfo(seat=Seat(0), at=match.leg.played[-1].at, move=move)
    assert moved.due == match.leg.clocks.since + 30_000 + ALLOWANCE_MS
    assert moved.version == table.room.version and moved.score == match.leg.score.total
    assert (moved.at, moved.expires) == (1000, 2000)


@pytest.mark.parametrize("number", [None, 7])
def test_a_hidden_number_is_not_in_the_entry(number: int | None) -> None:
    table = Table(number=number)
    table.sit()
    table.begin()
    assert told(table).number == number


def test_the_winners_are_there_once_the_match_is_over() -> None:
    table = Table(brief=True)
    table.sit()
    table.begin()
    assert told(table).winners is None
    table.play_match()
    over: Any = table.room.match
    assert told(table).status == "over" and told(table).winners is not None
    assert over.over


def test_a_room_waits_for_those_who_have_to_agree_to_a_replacement() -> None:
    table = seats.three()
    table.do("ben", resign(table))
    table.do("ada", claim(table, "random"))
    assert Seat(2) in find_awaited(table.room)


def test_the_last_move_is_what_everybody_may_know_of_it() -> None:
    table = patriarchs.two()
    patriarchs.moves(table, "1 guess 2(3(4) A(5))")
    shown = told(table).last_move
    assert shown is not None and (shown.seat, shown.move) == (1, None), "only its guesser knows a guess"
    graphs = Table(7, None, game="happy-graphs", form="together")
    graphs.sit()
    graphs.begin()
    move = graphs.moves()[0]
    graphs.play(move)
    last = told(graphs).last_move
    assert last is not None and last.move == move
