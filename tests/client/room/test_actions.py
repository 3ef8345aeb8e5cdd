"""The possible actions in a room, and the reasons against the others."""

from dataclasses import replace
from typing import Any

import pytest

from client.games.happenings import standing
from client.net.frames import ShownRoom
from client.room.actions import Bar, Deed, bar, to_send_away
from client.room.local_events import CameIn
from client.room.session import Model, step
from protocol.events import Away, Chat, ChatLine, Presence, Welcome
from protocol.ids import PlayerId, Seat
from protocol.room import ChallengeInfo, Happening, SeatInfo
from tests.client.rooms import CODE, Rooms, with_match
from tests.games.poker_solitaire.builders import GAME, leg, lying

ROW = "2C 3C 4C 5C 6C"
CY = PlayerId("CY00000000000000")
GONE = Presence(room=CODE, here=(Seat(0),), away=(Away(seat=Seat(1), since=1000, claimable=61_000),))


def at(room: ShownRoom, player: PlayerId, *heard: Any) -> Model:
    model = Model()
    for thing in (Welcome(protocol=1, server="0", player=player, name="", now=0), room, CameIn(), *heard):
        model = step(model, thing)
    return model


def bars(model: Model, *deeds: Deed, now: float | None = None) -> list[Bar | None]:
    return [bar(model, deed, now) for deed in deeds]


OWNERS = (Deed.SETTINGS, Deed.FREE, Deed.SEND_AWAY, Deed.PASS_ON)


def test_the_owner_settles_things_between_matches(rooms: Rooms) -> None:
    assert bars(at(rooms.ready(), rooms.anna), *OWNERS) == [None] * 4
    assert bars(at(rooms.leg(), rooms.anna), *OWNERS) == [Bar.PLAYING, Bar.PLAYING, Bar.PLAYING, None]
    assert bars(at(rooms.waiting(), rooms.anna), *OWNERS) == [
        None,
        Bar.NOBODY_SITS,
        Bar.NOBODY_ELSE,
        Bar.NOBODY_SITS,
    ]
    assert bars(at(rooms.ready(), rooms.ben), *OWNERS) == [Bar.NOT_OWNER] * 4


def test_whoever_looks_on_may_be_sent_away_at_any_time(rooms: Rooms) -> None:
    looking = Presence(room=CODE, here=(), spectators=1, names=("Cy",), players=(CY,))
    model = at(rooms.leg(), rooms.anna, looking)
    assert to_send_away(model) == {CY: "Cy"}
    assert bar(model, Deed.SEND_AWAY) is None
    gone = replace(rooms.leg(), banned=((CY, "Cy"),))
    assert to_send_away(at(gone, rooms.anna, looking)) == {}


def test_one_who_has_said_something_is_known(rooms: Rooms) -> None:
    said = ChatLine(line=1, at=0, player=CY, name="Cy", seat=None, text="hello")
    assert to_send_away(at(rooms.ready(), rooms.anna, Chat(room=CODE, lines=(said,)))) == {CY: "Cy", rooms.ben: "Ben"}


def test_a_spectator_sits_where_a_seat_is_free(rooms: Rooms) -> None:
    assert bars(at(rooms.waiting(), CY), Deed.SIT, Deed.STAND, Deed.RESIGN, Deed.MOVE_SEAT) == [
        None,
        Bar.NO_SEAT,
        Bar.NO_SEAT,
        Bar.NO_SEAT,
    ]
    assert bar(at(rooms.ready(), CY), Deed.SIT) is Bar.FULL
    assert bar(at(rooms.waiting(), rooms.anna), Deed.SIT) is Bar.SEATED


def test_a_spectator_does_not_sit_on_a_seat_kept_for_another(rooms: Rooms) -> None:
    kept = ChallengeInfo(player=rooms.ben, name="Ben", until=1000)
    waiting = replace(rooms.waiting(), challenge=kept)
    assert [bar(at(waiting, CY), Deed.SIT, now) for now in (None, 999, 1000)] == [Bar.KEPT, Bar.KEPT, None]
    assert bar(at(waiting, rooms.ben), Deed.SIT, 999) is None


def test_a_player_stands_up_between_matches_and_resigns_during_one(rooms: Rooms) -> None:
    deeds = (Deed.STAND, Deed.RESIGN, Deed.MOVE_SEAT)
    assert bars(at(rooms.result(), rooms.ben), *deeds) == [None, Bar.NO_MATCH, None]
    assert bars(at(rooms.leg(), rooms.ben), *deeds) == [Bar.PLAYING, None, None]


def test_a_move_is_taken_back_when_one_has_made_one(rooms: Rooms) -> None:
    def moved(seat: int) -> tuple[Happening, ...]:
        return (Happening(version=9, kind="moved", seat=Seat(seat)),)

    assert bar(at(rooms.leg(ply=0), rooms.anna), Deed.TAKE_BACK) is Bar.NO_MOVE
    assert bar(at(rooms.leg(ply=1, happenings=moved(0)), rooms.anna), Deed.TAKE_BACK) is None
    assert bar(at(rooms.leg(ply=1, happenings=moved(0)), rooms.ben), Deed.TAKE_BACK) is Bar.NO_MOVE
    assert bar(at(rooms.leg(ply=2, happenings=moved(1)), rooms.anna), Deed.TAKE_BACK) is None
    assert bar(at(rooms.swap(), rooms.anna), Deed.TAKE_BACK) is Bar.NO_LEG
    assert bar(at(rooms.leg(ply=2), CY), Deed.TAKE_BACK) is Bar.NO_SEAT


def test_of_moves_that_were_taken_back_none_is_told_and_none_can_be_taken_back_again(rooms: Rooms) -> None:
    ben, anna = (Happening(version=at, kind="moved", seat=Seat(seat)) for at, seat in ((9, 1), (10, 0)))
    asked, agreed = (Happening(version=11, kind=kind, seat=Seat(0)) for kind in ("takeback_asked", "taken_back"))
    assert [each.kind for each in standing((ben, anna, asked, agreed))] == ["moved", "takeback_asked", "taken_back"]
    assert ben not in standing((anna, ben, asked, agreed))
    assert standing((ben, asked, agreed, anna)) == [asked, agreed, anna]  # Anna's own move is no longer listed
    room = rooms.leg(ply=1, happenings=(ben, anna, asked, agreed))
    assert [bar(at(room, player), Deed.TAKE_BACK) for player in (rooms.anna, rooms.ben)] == [Bar.NO_MOVE, None]


def test_a_request_is_answered_by_the_other_and_withdrawn_by_oneself(rooms: Rooms) -> None:
    room = with_match(rooms.leg(ply=2), takeback=(Seat(0), 1))
    deeds = (Deed.TAKE_BACK, Deed.ANSWER, Deed.WITHDRAW)
    assert bars(at(room, rooms.anna), *deeds) == [Bar.ASKED, Bar.NOT_ASKED, None]
    assert bars(at(room, rooms.ben), *deeds) == [Bar.ASKED, None, Bar.NOT_ASKED]
    assert bars(at(rooms.leg(ply=2), rooms.ben), *deeds[1:]) == [Bar.NOT_ASKED, Bar.NOT_ASKED]


@pytest.mark.parametrize(
    ("now", "barred"), [(None, Bar.TOO_SOON), (60_999, Bar.TOO_SOON), (61_000, None), (99_000, None)]
)
def test_who_stayed_goes_on_without_the_other_after_a_while(
    rooms: Rooms, now: float | None, barred: Bar | None
) -> None:
    assert bar(at(rooms.leg(), rooms.anna, GONE), Deed.GO_ON_WITHOUT, now) is barred


def test_there_is_nobody_to_go_on_without(rooms: Rooms) -> None:
    replaced = with_match(rooms.leg(), computers=(None, "greedy"))
    assert bar(at(rooms.leg(), rooms.anna), Deed.GO_ON_WITHOUT, 9e9) is Bar.OTHER_HERE
    assert bar(at(rooms.result(), rooms.anna, GONE), Deed.GO_ON_WITHOUT, 9e9) is Bar.NO_MATCH
    assert bar(at(replaced, rooms.anna, GONE), Deed.GO_ON_WITHOUT, 9e9) is Bar.COMPUTER_PLAYS
    assert bar(at(rooms.leg(), CY, GONE), Deed.GO_ON_WITHOUT, 9e9) is Bar.NO_SEAT


def test_nobody_is_missed_whose_table_of_a_race_is_over(rooms: Rooms) -> None:
    room = replace(rooms.leg(), form="race")
    assert room.view is not None
    over = replace(room, view=replace(room.view, to_act=(Seat(0),)))
    model = at(over, rooms.anna, GONE)
    assert (bar(model, Deed.GO_ON_WITHOUT, 9e9), model.gone) == (Bar.PLAYED_OUT, ())
    both = replace(room, view=replace(room.view, to_act=(Seat(0), Seat(1))))
    model = at(both, rooms.anna, GONE)
    assert (bar(model, Deed.GO_ON_WITHOUT, 9e9), model.gone) == (None, (Seat(1),))
    assert bar(at(over, rooms.ben), Deed.RESIGN) is Bar.PLAYED_OUT
    assert bar(at(over, rooms.anna), Deed.RESIGN) is None
    assert bar(at(with_match(over, computers=("greedy", None)), rooms.ben), Deed.RESIGN) is None
    left = with_match(over, left=(Seat(1),))
    assert bar(at(left, rooms.ben), Deed.COME_BACK) is Bar.PLAYED_OUT


@pytest.mark.parametrize(
    ("mode", "full", "missed"), [("race-both", True, False), ("race-both", False, True), ("alternate", True, True)]
)
def test_nobody_is_missed_whose_matrix_in_a_race_is_full(rooms: Rooms, mode: str, full: bool, missed: bool) -> None:
    lies = " ".join([ROW] * (5 if full else 4))
    state = lying(leg(mode=mode, touching="anywhere", movable=True), ROW, lies)
    room = replace(rooms.leg(), game="poker-solitaire", view=GAME.view(state, Seat(0)))
    model = at(room, rooms.anna, GONE)
    assert bar(model, Deed.GO_ON_WITHOUT, 9e9) is (None if missed else Bar.PLAYED_OUT)
    assert bar(at(room, rooms.ben), Deed.RESIGN) is None  # a player who can move placed cards can resign


def test_a_seat_that_the_computer_plays_is_taken_back_first(rooms: Rooms) -> None:
    model = at(with_match(rooms.leg(ply=2), computers=(None, "greedy")), rooms.ben)
    assert bars(model, Deed.COME_BACK, Deed.TAKE_BACK, Deed.RESIGN) == [None, Bar.COMPUTER_PLAYS, None]
    assert bar(at(rooms.leg(), rooms.ben), Deed.COME_BACK) is Bar.NO_COMPUTER


def test_an_owner_without_a_seat_owns_the_room_all_the_same(rooms: Rooms) -> None:
    free = SeatInfo(seat=Seat(0), player=None, name=None)
    room = rooms.ready(next=None, seats=(free, rooms.ready().seats[1]))
    assert bars(at(room, rooms.anna), *OWNERS, Deed.SIT) == [None] * 5
