"""Hints: the seats that may ask for one, when, and how often it is sent."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import AskHint
from protocol.events import EVENT, RoomEvent
from protocol.ids import PlayerId, Seat
from server.table.decision import Computer, Decision
from server.table.dispatch import apply
from server.table.entries import Entry
from server.table.hints import Hinted
from server.table.match import BrokenLog
from server.table.room import ASKED_UNTIL
from tests.table.asked import answer, claim, configure, gone, hint, resign, takeback
from tests.table.play import CODE, Table, told_of


def solo() -> Table:
    table = Table(form="solo", brief=True)
    table.begin()
    return table


def duel(hints: bool = True) -> Table:
    table = Table(brief=True, hints=hints)
    table.sit()
    table.begin()
    return table


def computer() -> Table:
    table = Table(brief=True, hints=True, computers=[None, "random"])
    table.begin()
    return table


@pytest.mark.parametrize("phase", [solo, duel, computer])
def test_only_the_asking_seat_sees_a_hint_and_everyone_sees_the_request(phase: Callable[[], Table]) -> None:
    table = phase()
    assert table.do("ada", hint(table)).facts == [Hinted(Seat(0), 0)]
    last = told_of(table.room)[-1]
    assert (last["kind"], last["seat"], last["name"], last["detail"]) == ("hinted", 0, "Ada", {"ply": 0})
    assert table.match.hints == {(0, 1, 0)}
    assert table.read() == table.room


def test_a_repeated_hint_is_sent_again_and_logged_once() -> None:
    table = solo()
    table.do("ada", hint(table))
    before = table.room
    assert table.do("ada", hint(table)) == Decision()
    assert table.room is before


def test_in_a_duel_hints_are_given_if_the_room_allows_them() -> None:
    table = duel(hints=False)
    rejection = table.refused("ada", hint(table))
    assert rejection.reason == "hints_off"


def test_the_owner_allows_hints_for_the_matches_to_come() -> None:
    table = Table(brief=True)
    table.sit()
    assert not shown(table).hints
    table.do("ada", configure(hints=True))
    assert shown(table).hints
    table.begin()
    table.do("ada", hint(table))


def test_alone_hints_are_given_whatever_the_settings_say() -> None:
    table = Table(form="solo", brief=True)
    table.do("ada", configure(hints=False))
    assert shown(table).hints
    table.begin()
    table.do("ada", hint(table))


def shown(table: Table) -> RoomEvent:
    event = EVENT.validate_json(table.shown[-1][0])
    assert isinstance(event, RoomEvent)
    return event


def test_only_the_player_to_move_gets_a_hint() -> None:
    table = duel()
    rejection = table.refused("ben", hint(table))
    assert rejection.reason == "hint_not_your_turn"
    assert table.refused("eve", hint(table)).reason == "not_seated"


@pytest.mark.parametrize(("match", "leg", "ply"), [(2, 1, 0), (1, 2, 0), (1, 1, 1)])
def test_a_hint_for_another_position_is_stale(match: int, leg: int, ply: int) -> None:
    assert duel().refused("ada", AskHint(id="c", match=match, leg=leg, ply=ply)).code is Code.STALE


def test_where_nothing_is_played_there_is_nothing_to_hint() -> None:
    assert Table(form="solo").refused("ada", AskHint(id="c", match=1, leg=1, ply=0)).code is Code.STALE
    table = duel()
    table.play_leg()
    assert table.refused("ada", hint(table)).code is Code.NOT_YOUR_TURN
    table.do("ada", resign(table))
    assert table.refused("ada", hint(table)).code is Code.STALE


def test_a_player_replaced_by_the_computer_gets_no_hint() -> None:
    table = gone(duel(), "ada")
    table.do("ben", claim(table, "random"))
    assert table.refused("ada", hint(table)).reason == "computer_plays_your_seat"


def test_a_computer_gets_no_hint() -> None:
    table = computer()
    table.play(table.moves()[0])
    assert table.refused(Computer(Seat(1), "random"), hint(table)).reason == "hint_for_computer"


def test_a_half_full_log_accepts_no_more_hints() -> None:
    table = duel()
    table.room = replace(table.room, begun=table.room.version + 1 - ASKED_UNTIL)
    assert table.refused("ada", hint(table)).code is Code.TOO_MANY


def test_a_hint_from_before_a_takeback_is_for_another_position() -> None:
    """The position that is gone back to is the same; those after it need not be."""
    table = duel()
    table.do("ada", hint(table))
    table.play("QD>5D")
    table.do("ben", hint(table))
    table.do("ada", takeback(table))
    table.do("ben", answer(table, True))
    assert table.match.hints == {(0, 1, 0)}
    assert table.do("ada", hint(table)) == Decision()
    table.play("QD>5D")
    assert table.do("ben", hint(table)).facts == [Hinted(Seat(1), 1)]
    assert table.read() == table.room


def test_a_takeback_in_the_second_leg_leaves_the_hints_of_the_first() -> None:
    table = duel()
    table.play("QD>5D")
    table.do("ben", hint(table))
    table.play_leg()
    table.begin()
    table.play("QD>5D")
    table.do("ben", takeback(table))
    table.do("ada", answer(table, True))
    assert table.match.hints == {(1, 1, 1)}
    assert table.do("ben", hint(table)).facts == [Hinted(Seat(1), 0)]


@pytest.mark.parametrize("fact", [Hinted(Seat(1), 0), Hinted(Seat(0), 1), Hinted(Seat(2), 0), Hinted(Seat(0), 0)])
def test_a_hint_that_cannot_stand_breaks_the_log(fact: Hinted) -> None:
    table = duel()
    table.do("ada", hint(table))
    with pytest.raises(BrokenLog):
        apply(table.room, Entry("x", PlayerId("A" * 16), "c", fact), CODE)
