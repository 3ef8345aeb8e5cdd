"""What the owner of a room may do, and seats that move to another key."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import CreateRoom, Sit
from protocol.events import EVENT, RoomEvent
from protocol.ids import PlayerId, Seat
from protocol.options import Clock
from server.games.catalog import GAMES
from server.table.dispatch import RoomCommand
from server.table.rejection import Rejection
from server.table.room import Seated
from server.table.seats import BANNED_MOST, Banned, Freed, Owned, SeatMoved, move_seat
from server.table.settings import Configured, check_options, open_room
from tests.table.asked import ban, configure, free, move, pass_on
from tests.table.phases import PHASES, agreed, alone, between, leg_1, leg_2, over, seated
from tests.table.play import PEOPLE, Table, told_of

UNDER_WAY = ("leg 1", "between", "between, ben ready", "leg 2")
ADA, BEN, EVE = (PEOPLE[name] for name in ("ada", "ben", "eve"))


def shown(table: Table) -> RoomEvent:
    event = EVENT.validate_json(table.shown[-1][0])
    assert isinstance(event, RoomEvent)
    return event


@pytest.mark.parametrize("command", [configure(), free(1), ban("eve"), pass_on(1)], ids=lambda command: command.type)
@pytest.mark.parametrize("who", ["ben", "eve"])
def test_only_the_owner_may(command: RoomCommand, who: str) -> None:
    rejection = seated().refused(who, command)
    assert rejection.reason == "not_owner"


# Settings


def test_a_room_opens_with_its_clock_and_whether_it_has_spectators() -> None:
    opened = open_room(ADA, CreateRoom(id="c", game="family-tree", spectators=False, clock=Clock(move=30)))
    assert (opened.spectators, opened.clock) == (False, Clock(move=30))


def test_the_owner_changes_the_settings() -> None:
    table = seated()
    decision = table.do("ada", configure(number=7, role="minimizer", spectators=False, clock=Clock(leg=60)))
    assert decision.facts == [Configured({}, number=7, role="minimizer", spectators=False, clock=Clock(leg=60))]
    room = shown(table)
    assert (room.number, room.role, room.spectators, room.clock) == (7, "minimizer", False, Clock(leg=60))
    table.begin()
    deal = table.match.deal
    assert (deal.number, deal.known, deal.clock) == (7, True, Clock(leg=60))
    assert table.match.leg.roles == ("minimizer", "maximizer")
    assert table.read() == table.room


def test_who_was_ready_is_asked_again_when_the_settings_change() -> None:
    table = PHASES["agreed, ben ready"]()
    table.do("ada", configure(role="minimizer"))
    assert (table.room.ready, table.room.agreed) == (frozenset(), "same_number")


@pytest.mark.parametrize("phase", UNDER_WAY)
@pytest.mark.parametrize("command", [configure(), free(1), ban("ben")], ids=lambda command: command.type)
def test_settings_and_seats_stay_while_a_match_is_under_way(phase: str, command: RoomCommand) -> None:
    rejection = PHASES[phase]().refused("ada", command)
    assert rejection.reason == "only_between_matches"


def test_an_option_that_the_game_has_not_is_refused() -> None:
    rejection = seated().refused("ada", configure(options={"decks": 2}))
    assert rejection.code is Code.NOT_ALLOWED
    assert "decks" in str(rejection)


def test_a_number_is_that_of_the_next_match_alone() -> None:
    table = over()
    table.do("ada", configure(number=9))
    table.agree("new_number")
    assert (table.match.deal.number, table.match.deal.known, table.room.settings.number) == (9, True, None)
    table.play_leg()
    table.begin()
    table.play_leg()
    table.agree("new_number")
    assert not table.match.deal.known


def test_a_number_waits_while_the_same_is_played_again() -> None:
    table = over()
    number = table.match.deal.number
    table.do("ada", configure(number=9))
    table.agree("same_number")
    table.play_match()
    assert (table.match.deal.number, table.room.settings.number) == (number, 9)
    table.agree("new_number")
    assert table.match.deal.number == 9


# Seats


@pytest.mark.parametrize("phase", [seated, over, agreed])
def test_a_seat_is_freed_for_another(phase: Callable[[], Table]) -> None:
    table = phase()
    assert table.do("ada", free(1)).facts == [Freed(Seat(1))]
    assert (table.room.seats[1], table.room.ready, table.room.agreed) == (None, frozenset(), None)
    assert (told_of(table.room)[-1]["kind"], told_of(table.room)[-1]["name"]) == ("freed", "Ben")
    table.sit("eve")


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_that_nobody_holds_is_neither_freed_nor_given_the_room(seat: int) -> None:
    for command in (free(seat), pass_on(seat)):
        assert alone().refused("ada", command).code is Code.NOT_ALLOWED


def test_the_owner_stands_up_from_the_own_seat() -> None:
    assert seated().refused("ada", free(0)).reason == "own_seat"


# Sending away


@pytest.mark.parametrize("phase", PHASES)
def test_who_has_no_seat_is_sent_away_at_any_time(phase: str) -> None:
    table = PHASES[phase]()
    assert table.do("ada", ban("eve")).facts == [Banned(EVE.player, "Eve")]
    assert table.room.is_banned(EVE.player)
    assert shown(table).banned == ((EVE.player, "Eve"),)
    assert told_of(table.room)[-1]["name"] == "Eve"
    assert table.refused("eve", Sit(id="c")).reason == "removed_from_room"


@pytest.mark.parametrize("phase", [seated, over, agreed])
def test_who_has_a_seat_is_sent_away_between_matches_and_the_seat_is_free(phase: Callable[[], Table]) -> None:
    table = phase()
    assert table.do("ada", ban("ben")).facts == [Freed(Seat(1)), Banned(BEN.player, "Ben")]
    assert (table.room.seats[1], table.room.banned) == (None, (Seated(BEN.player, "Ben"),))
    assert table.refused("ben", Sit(id="c")).code is Code.NOT_ALLOWED
    table.sit("eve")


def test_who_is_not_known_by_name_is_somebody() -> None:
    table = alone()
    table.moment = replace(table.moment, names={})
    assert table.do("ada", ban("eve")).facts == [Banned(EVE.player, "somebody")]


def test_nobody_is_sent_away_twice() -> None:
    table = alone()
    table.do("ada", ban("eve"))
    assert table.refused("ada", ban("eve")).code is Code.STALE


def test_the_owner_is_not_sent_away() -> None:
    assert alone().refused("ada", ban("ada")).reason == "remove_yourself"


def test_those_sent_away_are_so_many_at_most() -> None:
    table = alone()
    away = tuple(Seated(PlayerId(f"{index:016}"), "x") for index in range(BANNED_MOST))
    table.room = replace(table.room, banned=away)
    assert table.refused("ada", ban("eve")).code is Code.TOO_MANY


# Passing on


@pytest.mark.parametrize("phase", [seated, leg_1, between, over])
def test_the_room_is_passed_on_to_who_has_a_seat_at_any_time(phase: Callable[[], Table]) -> None:
    table = phase()
    assert table.do("ada", pass_on(1)).facts == [Owned(BEN.player, "Ben")]
    assert shown(table).owner == BEN.player
    assert told_of(table.room)[-1]["name"] == "Ben"
    assert table.refused("ada", ban("eve")).code is Code.NOT_ALLOWED
    table.do("ben", ban("eve"))


def test_the_room_is_not_passed_on_to_its_owner() -> None:
    assert seated().refused("ada", pass_on(0)).code is Code.STALE


# Seats that move


@pytest.mark.parametrize("phase", PHASES)
def test_a_seat_moves_to_another_key_at_any_time_and_the_room_with_it(phase: str) -> None:
    table = PHASES[phase]()
    before = table.room
    assert move(table, 0, "ada", "eve").facts == [SeatMoved(Seat(0), EVE.player, "Eve")]
    assert (table.room.seat_of(EVE.player), table.room.seat_of(ADA.player)) == (0, None)
    assert table.room.owner == EVE.player
    assert replace(table.room, seats=before.seats, owner=before.owner, match=before.match) == replace(
        before, happenings=table.room.happenings, log=table.room.log
    )
    if before.match is not None:
        deal = table.match.deal
        assert deal.players == (EVE.player, BEN.player)
        assert replace(table.match, deal=replace(deal, players=before.match.deal.players)) == before.match
    assert table.read() == table.room
    assert told_of(table.room)[-1]["kind"] == "seat_moved"
    assert shown(table).seats[0].name == "Eve"


def test_the_other_key_plays_on_and_the_old_one_no_more() -> None:
    table = leg_2()
    move(table, 0, "ada", "eve")
    assert table.refused("ada", table.command("8S>5D")).reason == "not_seated"
    table.play("8S>5D")
    assert table.room.finished
    assert table.read() == table.room
    table.agree("new_number")
    assert table.match.deal.players == (EVE.player, BEN.player)


def test_a_guests_seat_takes_no_room_along() -> None:
    table = leg_1()
    move(table, 1, "ben", "eve")
    assert table.room.owner == ADA.player


@pytest.mark.parametrize(
    ("seat", "whose", "who"),
    [
        pytest.param(1, "ben", "ada", id="to who has a seat"),
        pytest.param(1, "eve", "eve", id="of another's than who holds it"),
        pytest.param(2, "ben", "eve", id="that is not there"),
    ],
)
def test_a_seat_does_not_move(seat: int, whose: str, who: str) -> None:
    room = leg_1().room
    with pytest.raises(Rejection) as refusal:
        move_seat(room, PEOPLE[who], Seat(seat), PEOPLE[whose].player)
    assert refusal.value.code is Code.NOT_ALLOWED


def test_a_seat_does_not_move_to_who_was_sent_away() -> None:
    table = leg_1()
    table.do("ada", ban("eve"))
    with pytest.raises(Rejection, match="removed you"):
        move_seat(table.room, EVE, Seat(1), BEN.player)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"mode": "race", "touching": ["edges", "side"]}, "'touching' of Poker Solitaire: it should be 'edges'"),
        ({"hands": 11}, "'hands' of Poker Solitaire: it should be 10 or 12"),
        ({"rejects": {"1": 6}}, "'rejects.1' of Poker Solitaire: it should be at most"),
        (
            {"touching": ["edges", "anywhere"]},
            "'touching' of Poker Solitaire: only two players have rules of their own",
        ),
    ],
)
def test_what_is_wrong_with_an_option_is_said_of_that_option(options: dict[str, Any], said: str) -> None:
    with pytest.raises(Rejection, match=said):
        check_options(GAMES["poker-solitaire"], options)
