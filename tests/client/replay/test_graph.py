"""Graphs in lines of text."""

import pytest

from client.replay.graph import Curve, draw
from client.text.glyphs import ASCII, UNICODE, Glyphs

CURVE = Curve([10.0 * ply for ply in range(40)], [(5, "m"), (40, "B")])


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
@pytest.mark.parametrize(("cells", "rows"), [(24, 6), (39, 9), (80, 15), (200, 40)])
def test_a_graph_takes_the_room_it_is_given(cells: int, rows: int, glyphs: Glyphs) -> None:
    lines = draw(CURVE, cells, rows, glyphs)
    assert len(lines) == rows
    assert all(len(line) <= cells for line in lines)
    assert "\x1b" not in "".join(lines)


@pytest.mark.parametrize(("cells", "rows"), [(23, 9), (40, 5), (0, 0)])
def test_where_there_is_no_room_there_is_none(cells: int, rows: int) -> None:
    assert draw(CURVE, cells, rows, UNICODE) == []


@pytest.mark.parametrize("values", [[], [1.0]])
def test_what_is_no_curve_is_not_drawn(values: list[float]) -> None:
    assert draw(Curve(values), 80, 20, UNICODE) == []


def test_marks_and_round_numbers_on_the_axes_are_shown() -> None:
    lines = draw(CURVE, 60, 12, UNICODE)
    assert "m" in "".join(lines) and "B" in lines[1]
    assert [line.partition("┤")[0].strip() for line in lines if "┤" in line] == ["300", "200", "100", "0"]
    assert lines[-1].split() == ["10", "20", "30", "40"]


def test_a_flat_curve_has_no_room_below_0_unless_it_runs_there() -> None:
    marks = [line.partition("┤")[0].strip() for line in draw(Curve([0.0] * 9), 60, 12, UNICODE) if "┤" in line]
    below = [line.partition("┤")[0].strip() for line in draw(Curve([-1.0] * 9), 60, 12, UNICODE) if "┤" in line]
    assert marks[-1] == "0" and below[-1].startswith("-")


def test_several_are_drawn_to_one_scale() -> None:
    assert draw(CURVE, 60, 12, UNICODE, span=(-100, 1000))[1].startswith("1000┤")
    assert any(line.startswith("   0┤") for line in draw(CURVE, 60, 12, UNICODE, span=(-100, 1000)))


def test_a_flat_curve_and_the_ply_that_is_looked_at_are_drawn() -> None:
    flat, looked = (draw(Curve([20.0] * 9), 40, 9, ASCII, at=at) for at in (None, 5))
    assert "****" in "".join(flat)
    assert "|" in looked[2][10:-1] and "|" not in flat[2][10:-1]
    assert draw(Curve([20.0] * 9), 40, 9, ASCII, at=99) == flat


def test_ascii_is_ascii() -> None:
    assert all(line.isascii() for line in draw(CURVE, 60, 12, ASCII))
