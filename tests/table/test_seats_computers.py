"""Computers that sit at a table: ready at once, agreeing to everything, owning nothing."""

from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.command import Another
from protocol.commands import CreateRoom, MakeMove, Ready, Sit
from protocol.events import EVENT, RoomEvent
from protocol.ids import Role, Seat, computer
from protocol.room import SeatInfo
from server.table import match as matches
from server.table.decision import Computer, Moment, Rejection
from server.table.legs import LegStarted, MatchBegun, Offered, Readied
from server.table.seats import Freed, Sat
from server.table.settings import open_room
from server.table.takeback import TakebackAsked, TakenBack
from tests.table.asked import claim, configure, free, gone, pass_on, resign, seat_computer, takeback
from tests.table.play import BRIEF, PEOPLE, Table, told_of

RANDOM = Computer(Seat(1), "random")


def against(level: str | None = "random") -> Table:
    """Ada against a computer."""
    return Table(brief=True, computers=[None, level])


def among() -> Table:
    """Two computers of the same level, with Ada as spectator."""
    return Table(brief=True, computers=["random", "random"])


def shown(table: Table) -> RoomEvent:
    event = EVENT.validate_json(table.shown[-1][0])
    assert isinstance(event, RoomEvent)
    return event


# Opening


@pytest.mark.parametrize(("computers", "mine"), [([None, "random"], 0), (["random", None], 1), ([None, None], 0)])
def test_the_owner_has_the_first_seat_that_no_computer_has(computers: list[str | None], mine: int) -> None:
    table = Table(brief=True, computers=computers)
    assert table.room.seat_of(PEOPLE["ada"].player) == mine
    (opened,) = told_of(table.room)
    assert (opened["seat"], opened["name"]) == (mine, "Ada")
    assert table.read() == table.room


def test_where_computers_have_all_seats_the_owner_has_none() -> None:
    table = among()
    assert table.room.seat_of(PEOPLE["ada"].player) is None
    (opened,) = told_of(table.room)
    assert ("seat" in opened, opened["name"]) == (False, "Ada")
    assert table.room.owner == PEOPLE["ada"].player


def test_seats_name_their_computers_and_number_equal_levels() -> None:
    assert shown(among()).seats == tuple(
        SeatInfo(seat=Seat(seat), player=computer("random"), name=name, computer="random")
        for seat, name in enumerate(("computer:random", "computer:random 2"))
    )
    assert [seat.computer for seat in shown(against()).seats] == [None, "random"]


@pytest.mark.parametrize(
    ("computers", "reason", "data"),
    [
        ([None, "clever"], "unknown_level", {"level": "clever", "levels": ("random", "greedy")}),
        (["random"], "levels_per_seat", {"seats": 2, "wished": 1}),
        ([None, None, "random"], "levels_per_seat", {"seats": 2, "wished": 3}),
    ],
)
def test_a_room_is_not_opened_for(computers: list[str | None], reason: str, data: dict[str, Any]) -> None:
    command = CreateRoom(id="c", game="family-tree", computers=computers)
    with pytest.raises(Rejection) as refusal:
        open_room(PEOPLE["ada"], command, Moment(levels=("random", "greedy")).levels)
    assert (refusal.value.reason, refusal.value.data) == (reason, data)


def test_a_role_that_a_duel_has_not_is_refused() -> None:
    with pytest.raises(Rejection, match="has no role 'player'") as refusal:
        open_room(PEOPLE["ada"], CreateRoom(id="c", game="family-tree", role="player"))
    assert refusal.value.data["roles"] == ("maximizer", "minimizer")
    assert against().refused("ada", configure(role="player")).code is Code.NOT_ALLOWED


# Sitting down between matches


def test_the_owner_has_the_computer_sit_down_on_a_free_seat_and_get_up_again() -> None:
    table = Table(brief=True)
    assert table.do("ada", seat_computer(1)).facts == [
        Sat(seat=Seat(1), player=computer("random"), name="computer:random")
    ]
    assert (table.room.next_leg, table.room.ready_seats) == ((1, 1), frozenset({Seat(1)}))
    assert told_of(table.room)[-1]["name"] == "computer:random"
    assert table.do("ada", free(1)).facts == [Freed(Seat(1))]
    table.sit("ben")
    assert table.room.ready_seats == frozenset()


def test_a_second_of_the_same_level_is_numbered() -> None:
    table = against()
    table.stand("ada")
    assert table.do("ada", seat_computer(0)).facts == [
        Sat(seat=Seat(0), player=computer("random"), name="computer:random 2")
    ]


@pytest.mark.parametrize(("seat", "reason"), [(0, "seat_taken"), (1, "seat_taken"), (2, "no_such_seat")])
def test_the_computer_sits_on_no_seat_that_is_taken_or_not_there(seat: int, reason: str) -> None:
    assert against().refused("ada", seat_computer(seat)).reason == reason


def test_the_computer_is_seated_by_the_owner_alone_at_a_level_there_is_and_between_matches() -> None:
    table = Table(brief=True)
    assert table.refused("eve", seat_computer(1)).reason == "not_owner"
    assert table.refused("ada", seat_computer(1, "clever")).reason == "unknown_level"
    table.sit()
    table.begin()
    assert table.refused("ada", seat_computer(1)).reason == "only_between_matches"


def test_who_was_ready_already_is_joined_by_a_computer_and_it_begins() -> None:
    table = Table(brief=True)
    table.sit()
    table.ready("ben")
    table.stand("ada")
    table.sit("eve", 0)
    table.ready("ben")
    table.do("ada", free(0))
    assert table.room.ready == frozenset()
    table.do("ada", seat_computer(0))
    table.ready("ben")
    assert table.room.under_way


# A match


def test_a_computer_is_ready_from_the_start_and_the_leg_begins_with_its_opponent() -> None:
    table = against()
    assert (shown(table).next, shown(table).ready) == ((1, 1), (1,))
    decision = table.ready("ada")
    assert [type(fact) for fact in decision.facts] == [MatchBegun]
    info = shown(table).match
    assert info is not None
    assert info.computers == (None, "random")
    assert info.number is None, "a number is hidden from a player against a computer, too"


def test_a_computer_that_was_ready_already_begins_nothing_by_itself() -> None:
    rejection = against().refused(RANDOM, Ready(id="c", match=1, leg=1))
    assert (rejection.code, str(rejection)) == (Code.STALE, "You are ready already. Wait for the other player.")


def test_a_match_against_a_computer_is_played_to_its_end() -> None:
    table = against()
    table.play_match()
    assert matches.result(table.match) is not None
    assert [type(entry.fact) for entry in table.log].count(Readied) == 0
    assert [type(entry.fact) for entry in table.log].count(LegStarted) == 1
    assert table.match.computers == (None, "random")
    assert table.read() == table.room


def test_nobody_else_plays_a_computers_seat() -> None:
    table = against()
    table.begin()
    table.play("QD>5D")
    for actor in (Computer(Seat(0), "random"), Computer(Seat(1), "greedy"), "ada", "ben"):
        assert table.refused(actor, table.command("8S>5D")).code in (Code.NOT_ALLOWED, Code.NOT_YOUR_TURN)
    table.do(RANDOM, table.command("8S>5D"))


def test_nothing_is_claimed_from_a_computer_which_is_never_away() -> None:
    table = against()
    table.begin()
    for level in (None, "random"):
        assert table.refused("ada", claim(gone(table, "ada"), level)).code is Code.STALE


def test_a_computer_lets_one_take_back_at_once() -> None:
    table = against()
    table.begin()
    table.play("QD>5D")
    assert table.do("ada", takeback(table)).facts == [
        TakebackAsked(Seat(0), 0),
        TakenBack(seat=Seat(1), ply=0, shown=True),
    ]
    assert table.match.leg.ply == 0


def test_a_match_against_a_computer_is_resigned() -> None:
    table = against()
    table.begin()
    table.do("ada", resign(table))
    result = matches.result(table.match)
    assert result is not None
    assert (result.winners, table.room.computers) == ((1,), (None, "random"))


# Another match


@pytest.mark.parametrize("what", ["same_number", "new_number"])
def test_a_computer_agrees_to_whatever_other_match(what: Another) -> None:
    table = against()
    table.play_match()
    decision = table.offer("ada", what)
    assert decision.facts[:-1] == [Offered(Seat(0), what), Offered(Seat(1), what)]
    assert (table.match.match, table.room.next_leg) == (2, None)
    assert table.match.leg.seen == (BRIEF if what == "same_number" else ())


def test_what_was_wished_for_is_forgotten_when_a_computer_takes_the_others_seat() -> None:
    table = Table(brief=True)
    table.sit()
    table.play_match()
    table.offer("ada", "same_number")
    table.do("ada", free(1))
    table.do("ada", seat_computer(1))
    assert table.room.offers == (None, None)
    table.offer("ada", "same_number")
    assert table.match.match == 2


# Computers among themselves


def test_computers_among_themselves_begin_by_themselves_and_play_on_until_the_match_is_over() -> None:
    table = among()
    assert shown(table).ready == (0, 1)
    assert table.refused(Computer(Seat(0), "greedy"), Ready(id="c", match=1, leg=1)).code is Code.NOT_ALLOWED
    table.do(Computer(Seat(1), "random"), Ready(id="c", match=1, leg=1))
    table.play_leg()
    table.do(Computer(Seat(0), "random"), Ready(id="c", match=1, leg=2))
    table.play_leg()
    assert table.room.finished
    assert table.match.deal.players == (computer("random"), computer("random"))
    assert table.read() == table.room


@pytest.mark.parametrize(("role", "first"), [("maximizer", 0), ("minimizer", 1)])
def test_the_role_chosen_is_the_first_computers(role: Role, first: int) -> None:
    table = Table(brief=True, role=role, computers=["random", "greedy"])
    table.begin()
    assert table.match.leg.roles[first] == "maximizer"


def test_the_role_chosen_is_the_owners_wherever_they_sit() -> None:
    table = Table(brief=True, role="minimizer", computers=["random", None])
    table.begin()
    assert table.match.leg.roles == ("maximizer", "minimizer")


def test_where_the_owner_has_no_seat_beside_a_person_roles_are_drawn() -> None:
    table = Table(brief=True, role="minimizer", computers=["random", None])
    table.stand("ada")
    table.sit("ben")
    table.first = Seat(1)
    table.begin()
    assert table.match.leg.roles == ("minimizer", "maximizer")


def test_only_the_owner_starts_another_match_between_computers() -> None:
    table = among()
    table.play_match()
    command = table.refused("eve", Sit(id="c"))
    assert str(command) == "The room is full: computer:random and computer:random 2 are playing."
    with pytest.raises(Rejection):
        table.offer("eve", "new_number")
    offered = table.offer("ada", "new_number").facts[:-1]
    assert offered == [Offered(Seat(0), "new_number"), Offered(Seat(1), "new_number")]
    assert (table.match.match, table.room.next_leg) == (2, None)


def test_a_spectating_owner_may_replace_a_computer() -> None:
    table = among()
    table.begin()
    leg = table.match.leg
    move = MakeMove(id="c", match=1, leg=1, ply=leg.ply, move="QD>5D")
    assert table.refused("ada", move).reason == "not_seated"
    table.play_leg()
    table.play_match()
    table.do("ada", free(0))
    table.sit("ada")
    assert shown(table).seats[0].computer is None
    table.agree("new_number")
    table.play_match()
    assert table.match.computers == (None, "random")


def test_the_computer_owns_no_rooms() -> None:
    assert str(against().refused("ada", pass_on(1))) == "A computer cannot own a room. Choose a person's seat."
