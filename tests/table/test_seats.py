"""Sitting down, and the owner's rights over seats and players."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import Sit
from protocol.events import EVENT, RoomEvent
from protocol.ids import PlayerId, Seat
from server.table.decision import Rejection
from server.table.dispatch import RoomCommand
from server.table.room import Seated
from server.table.seats import BANNED_MOST, Banned, Freed, Owned, Sat, SeatMoved, move_seat
from tests.table.asked import ban, configure, free, move, pass_on
from tests.table.phases import PHASES, agreed, alone, between, leg_1, leg_2, over, seated
from tests.table.play import PEOPLE, Table, told_of

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


# Freeing seats


@pytest.mark.parametrize("phase", [seated, over, agreed])
def test_a_seat_is_freed_for_another(phase: Callable[[], Table]) -> None:
    table = phase()
    assert table.do("ada", free(1)).facts == [Freed(Seat(1))]
    assert (table.room.seats[1], table.room.ready, table.room.agreed) == (None, frozenset(), None)
    assert (told_of(table.room)[-1]["kind"], told_of(table.room)[-1]["name"]) == ("freed", "Ben")
    table.sit("eve")


@pytest.mark.parametrize("seat", [1, 2])
def test_an_empty_seat_cannot_be_freed_or_own_the_room(seat: int) -> None:
    for command in (free(seat), pass_on(seat)):
        assert alone().refused("ada", command).code is Code.NOT_ALLOWED


def test_the_owner_leaves_their_own_seat() -> None:
    assert seated().refused("ada", free(0)).reason == "own_seat"


# Banning players


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


def test_a_player_who_is_not_known_by_name_has_none() -> None:
    table = alone()
    table.moment = replace(table.moment, names={})
    assert table.do("ada", ban("eve")).facts == [Banned(EVE.player, "")]


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


# Passing the room on


@pytest.mark.parametrize("phase", [seated, leg_1, between, over])
def test_the_room_can_be_passed_to_a_seated_player_at_any_time(phase: Callable[[], Table]) -> None:
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
    assert move(table, 0, "ada", "eve").facts == [SeatMoved(seat=Seat(0), player=EVE.player, name="Eve")]
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


def test_after_a_move_only_the_new_key_plays() -> None:
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
        pytest.param(1, "ben", "ada", id="to a player with a seat"),
        pytest.param(1, "eve", "eve", id="of a player other than its holder"),
        pytest.param(2, "ben", "eve", id="that is not there"),
    ],
)
def test_a_seat_does_not_move(seat: int, whose: str, who: str) -> None:
    room = leg_1().room
    with pytest.raises(Rejection) as refusal:
        move_seat(room, PEOPLE[who], Seat(seat), PEOPLE[whose].player)
    assert refusal.value.code is Code.NOT_ALLOWED


def test_a_seat_does_not_move_to_a_removed_player() -> None:
    table = leg_1()
    table.do("ada", ban("eve"))
    with pytest.raises(Rejection, match="removed you"):
        move_seat(table.room, EVE, Seat(1), BEN.player)


# Sitting down


@pytest.mark.parametrize(("asked", "given"), [(None, 0), (0, 0), (1, 1)])
def test_one_sits_on_the_seat_asked_for_or_the_first_that_is_free(asked: int | None, given: int) -> None:
    table = alone()
    table.stand("ada")
    assert table.sit("eve", asked).facts == [Sat(seat=Seat(given), player=PEOPLE["eve"].player, name="Eve")]


def test_a_seat_that_is_taken_is_refused_with_those_that_are_free() -> None:
    rejection = alone().refused("ben", Sit(id="c", seat=0))
    assert (rejection.reason, rejection.data["free"]) == ("seat_taken", (1,))


def test_a_seat_that_does_not_exist_is_refused_with_those_that_do() -> None:
    rejection = alone().refused("ben", Sit(id="c", seat=2))
    assert rejection.code is Code.NOT_ALLOWED
    assert "0, 1" in str(rejection)


@pytest.mark.parametrize("phase", ["seated", "leg 1", "between", "over", "agreed"])
def test_a_full_room_names_its_players(phase: str) -> None:
    rejection = PHASES[phase]().refused("eve", Sit(id="c"))
    assert rejection.code is Code.SEAT_TAKEN
    assert "Ada and Ben" in str(rejection)


@pytest.mark.parametrize("phase", ["over", "over, ben offers", "agreed", "agreed, ben ready"])
def test_a_seat_given_up_after_a_match_can_be_taken_by_another(phase: str) -> None:
    table = PHASES[phase]()
    table.stand("ben")
    table.sit("eve")
    assert table.seated() == ["ada", "eve"]
