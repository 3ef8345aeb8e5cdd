"""What the pages say to spectators, of clocks, and of matches that ended before their time."""

from dataclasses import replace
from typing import Any

import pytest

from client.games.clocks import Face
from client.games.heading import heading
from client.net.frames import ShownRoom
from client.room.actions import Bar, Deed
from client.room.keys import actions, named
from client.room.local_events import CameIn
from client.room.pages import PAGES
from client.room.pages.setting import Setting
from client.room.session import Model, step
from client.terminal.screens.room_menu import KEYS, choices
from client.text.glyphs import ASCII, UNICODE
from client.text.lines import width
from client.text.messages import actions as action_text
from client.text.tables import text_of
from protocol.events import Welcome
from protocol.ids import PlayerId, Seat
from protocol.options import Clock
from protocol.room import Happening, SeatInfo
from tests.client.games.family_tree.builders import build_room, build_view, scene_of
from tests.client.rooms import Rooms, with_match

CY = PlayerId("CY00000000000000")
RECORD = {"watch", "save", "link"}
FREE = SeatInfo(seat=Seat(1), player=None, name=None)


def setting(room: ShownRoom, player: PlayerId, *heard: Any) -> Setting:
    model = Model()
    for thing in (Welcome(protocol=1, server="0", player=player, name="", now=0), room, CameIn(), *heard):
        model = step(model, thing)
    return Setting(model, UNICODE)


def text(setting: Setting, cells: int = 76) -> str:
    lines = PAGES[setting.model.phase].lines(setting, cells)
    assert all(width(line) <= cells for line in lines)
    assert len(lines) <= 20  # what a terminal of 24 lines has left
    return "\n".join("".join(run.text for run in line).rstrip() for line in lines)


def keys(setting: Setting) -> list[str]:
    return [key.key for key in named(setting)]


def test_a_spectator_is_told_who_plays_which_role(rooms: Rooms) -> None:
    room = rooms.ready(role="minimizer", ready=(Seat(0),))
    shown = text(setting(room, CY))
    assert "Ben maximizes and plays first; Anna minimizes." in shown
    assert "The leg starts as soon as Ben are ready." not in shown
    assert "The leg starts as soon as Ben is ready." in shown
    swap = text(setting(rooms.swap(), CY))
    assert "Now the roles are swapped, on the same cards. Ben maximizes and plays first; Anna minimizes." in " ".join(
        swap.split()
    )
    assert "With more than 210, Ben wins; 210 is a draw, lower and Anna wins." in swap
    assert keys(setting(rooms.swap(), CY)) == ["t", "c", "o", "question_mark", "q"]


def test_a_spectator_sits_down_where_a_seat_is_free(rooms: Rooms) -> None:
    left = rooms.result(seats=(rooms.ready().seats[0], FREE))
    assert "A seat is free." in text(setting(left, CY))
    assert actions(setting(left, CY))["s"] == "table('sit')"
    assert "A seat is free. Anyone who joins can take it." in text(setting(left, rooms.anna))
    assert "s" not in actions(setting(left, rooms.anna))


def test_the_clock_is_said_before_a_match_and_fits(rooms: Rooms) -> None:
    clock = Clock(leg=300, increment=3)
    timed = "You each have 5\xa0min for a leg and 3\xa0s more for each move."
    assert timed in text(setting(rooms.ready(clock=clock), rooms.ben))
    again = with_match(rooms.result(agreed="same_number", next=(2, 1), clock=clock), dead=True, known=True, number=9)
    assert timed in text(setting(again, rooms.ben))
    assert "Press Enter when you are ready." in text(setting(again, rooms.ben))


ENDS = {
    ("resigned", "ANNA"): "Ben resigned, and you win the match.",
    ("resigned", "BEN"): "You resigned, and Anna wins the match.",
    ("resigned", "CY"): "Ben resigned, and Anna wins the match.",
    ("flag", "ANNA"): "Ben’s time ran out, and you win the match.",
    ("flag", "BEN"): "Your time ran out, and Anna wins the match.",
    ("claimed", "ANNA"): "Ben was away, and you win the match.",
    ("claimed", "BEN"): "You were away, and Anna wins the match.",
}


def test_a_match_in_which_time_ran_out_for_both_at_once_is_a_draw(rooms: Rooms) -> None:
    room = rooms.resigned("flag")
    assert room.match is not None and room.match.result is not None
    draw = with_match(room, result=replace(room.match.result, winners=()))
    assert "Time ran out for both at the same instant: a draw." in text(setting(draw, rooms.anna))


@pytest.mark.parametrize(("end", "sentence"), ENDS.items(), ids=str)
def test_a_match_that_ended_before_its_time_says_why(rooms: Rooms, end: tuple[str, str], sentence: str) -> None:
    who = {"ANNA": rooms.anna, "BEN": rooms.ben, "CY": CY}[end[1]]
    shown = text(setting(rooms.resigned(end[0]), who))
    assert sentence in shown
    assert "leg 1, cut short   leg 2, not played" in shown
    assert "score                       30                   –" in shown


@pytest.mark.parametrize(
    ("winners", "scores", "sentence"),
    [((0,), (210, 180), "Anna wins, 210 to 180."), ((1,), (180, 210), "Ben wins, 210 to 180."), ((), (9, 9), "A draw")],
)
def test_a_spectator_is_told_who_won(
    rooms: Rooms, winners: tuple[int, ...], scores: tuple[int, ...], sentence: str
) -> None:
    room = rooms.result()
    assert room.match is not None and room.match.result is not None
    result = replace(room.match.result, winners=tuple(Seat(seat) for seat in winners), scores=scores)
    assert sentence in text(setting(with_match(room, result=result), CY))


def test_who_sits_down_after_a_match_has_not_won_it(rooms: Rooms) -> None:
    told = (
        Happening(version=60, kind="match_over", match=1),
        Happening(version=61, kind="freed", seat=Seat(0), name="Anna"),
        Happening(version=62, kind="sat", seat=Seat(0), name="Cy"),
    )
    seats = (SeatInfo(seat=Seat(0), player=CY, name="Cy"), rooms.ready().seats[1])
    shown = text(setting(rooms.result(version=62, happenings=told, seats=seats), CY))
    assert "Anna wins, 210 to 180." in shown
    assert "maximized      Anna     Ben" in shown


def test_what_a_seats_computer_and_clock_are_stands_by_its_name() -> None:
    room = build_room(build_view("7D+9C", "QS", "7D child 10"))
    scene = replace(
        scene_of(with_match(room, computers=(None, "greedy"))),
        clocks=(Face(9000, True, low=True), Face(272_000, False)),
    )
    for cells, glyphs in ((80, UNICODE), (100, ASCII)):
        line = heading(scene, cells, glyphs)[1]
        shown = "".join(run.text for run in line)
        assert width(line) == cells
        assert " ● you" in shown.replace("*", "●") and "0:09 !" in shown
        assert "Grace" in shown and "(computer, greedy) 4:32" in shown


def test_every_action_has_a_name_and_a_key_and_every_reason_a_text() -> None:
    assert set(KEYS) == set(Deed)
    assert all(text_of(action_text.action, deed) for deed in Deed) and all(
        text_of(action_text.reason, each) for each in Bar
    )


def test_what_can_be_done_with_a_match_that_is_over_is_in_the_menu_too(rooms: Rooms) -> None:
    over, under_way = (setting(room, rooms.anna).model for room in (rooms.result(), rooms.leg()))
    assert {each.id for each in choices(over, 0, hints=False)} >= RECORD
    assert not {each.id for each in choices(under_way, 0, hints=False)} & RECORD
