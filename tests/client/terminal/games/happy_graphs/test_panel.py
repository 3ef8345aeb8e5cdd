"""The frame of the boards: hands beside them, and whose turn it is above them."""

from dataclasses import replace

import pytest

from client.games.clocks import Face
from client.games.happy_graphs.picture import Picture
from client.games.heading import heading
from client.terminal.games.happy_graphs.panel import folded, hands_lines
from client.text.glyphs import UNICODE
from protocol.games.happy_graphs.options import Mode
from protocol.ids import Seat
from tests.client.games.happy_graphs.builders import SEED, lying, room_of, scene_of


def test_computers_are_told_apart_by_the_number_at_the_end_of_a_name_that_is_cut_short() -> None:
    scene = scene_of(lying(SEED, "3H | 4D | AD | 2S", "2D"))
    names = ("Ada", "easy computer", "easy computer 10", "a name of many words")
    scene = replace(
        scene, players=tuple(replace(each, name=name) for each, name in zip(scene.players, names, strict=True))
    )
    told = ["".join(run.text for run in line) for line in hands_lines(scene, 19, 4, UNICODE)]
    assert [line[2:17].rstrip() for line in told] == ["Ada", "easy computer", "easy compu… 10", "a name of man…"]
    wide = ["".join(run.text for run in line) for line in hands_lines(scene, 32, 4, UNICODE)]
    assert [line[2:19].rstrip() for line in wide[:3]] == ["Ada", "easy computer", "easy computer 10"]
    assert "easy compu… 10 A♦" in "".join(run.text for run in folded(Picture(), scene, 80, UNICODE)[1])


@pytest.mark.parametrize("mode", ["together", "puzzle"])
def test_who_has_left_the_match_to_the_others_is_not_to_move_though_it_goes_on(mode: Mode) -> None:
    state = lying(SEED, "3H 4D | ", "2D", mode=mode)
    match = room_of(state).match
    assert match is not None and scene_of(state).my_turn
    scene = scene_of(state, match=replace(match, left=(Seat(0),)))
    assert not scene.my_turn and not scene.over


def test_of_more_players_than_are_named_the_time_is_shown_of_who_is_to_move() -> None:
    scene = scene_of(lying(SEED, "3H | 4D | AD | 2S | 2H", "2D"), me=1)
    clocks = tuple(Face(1000 * (40 + seat), seat == 0) for seat in range(5))
    line = "".join(run.text for run in heading(replace(scene, clocks=clocks), 80, UNICODE)[1])
    assert "5 play" in line and "0:40" in line and "Anna’s turn" in line
