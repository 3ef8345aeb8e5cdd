"""How well a match was played, on the screen."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from client.net.errors import CannotAnalyze
from client.replay import analysis_lines
from client.replay.analysis import Judged, Progress
from client.terminal.screens.analysis import AnalysisScreen
from client.text.glyphs import ASCII, UNICODE, Glyphs
from client.text.lines import Line, width
from protocol.analysis import VERSION, Analysis, Choice, EarlyJudgement, JudgedLeg, JudgedMove
from tests.client.judging import judged_of
from tests.client.terminal.desk import at_desk

MATCH = judged_of(8)


def text(lines: list[Line]) -> list[str]:
    return ["".join(run.text for run in line).rstrip() for line in lines]


def test_everybody_is_told_with_accuracy_and_faults() -> None:
    heading, greedy, chance = text(analysis_lines.heading(MATCH, "Family Tree", 80, UNICODE))
    assert heading.startswith(" Analysis: Family Tree · number 8") and heading.endswith("200 simulations per move")
    assert greedy == " Computer (greed…   accuracy maximizing 90%   minimizing 90%   B 5  m 13  i 9"
    assert max(len(heading), len(greedy), len(chance)) <= 80
    assert chance.startswith(" Random computer    accuracy minimizing 83%   maximizing 83%")


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII])
@pytest.mark.parametrize(("leg", "ply"), [(1, 0), (1, 25), (2, 51)])
def test_nothing_is_wider_than_its_place(leg: int, ply: int, glyphs: Glyphs) -> None:
    assert all(width(line) <= 50 for line in analysis_lines.moves(MATCH, leg, ply, 50, 9, glyphs))
    assert all(width(line) <= 27 for line in analysis_lines.choices(MATCH, leg, ply, 27, 9, glyphs))
    for cells in (80, 60):
        drawn = analysis_lines.graphs(MATCH, leg, ply, cells, 9, glyphs)
        assert len(drawn) == 10
        assert all(width(line) <= cells for line in drawn)
        assert ("leg 1" in text(drawn)[0] and "leg 2" in text(drawn)[0]) is (cells == 80)
    assert width(analysis_lines.rule(MATCH, leg, 80)) == 80


def test_the_legs_of_a_race_are_called_by_whose_table_they_are() -> None:
    legs = [leg.model_copy(update={"roles": {str(seat): "player"}}) for seat, leg in enumerate(MATCH.record.legs)]
    race = Judged(MATCH.record.model_copy(update={"form": "race", "legs": legs}), MATCH.analysis)
    drawn = text(analysis_lines.graphs(race, 2, 0, 120, 9, UNICODE))[0]
    assert "Expected final score, Computer (greedy)’s table" in drawn
    assert "▸ Expected final score, Random computer’s table" in drawn
    assert width(analysis_lines.graphs(race, 2, 0, 70, 9, UNICODE)[0]) == 70
    assert "Moves of Random computer’s table" in text([analysis_lines.rule(race, 2, 100)])[0]
    assert all(told.startswith("Move ") for told in analysis_lines.faults(race))


@pytest.mark.parametrize(
    ("cells", "shown"),
    [
        (29, ["  pile K to diamonds down  2", "▸ pile 9 to clubs up  1"]),
        (27, ["  pile K to ♦ down  2", "▸ pile 9 to ♣ up  1"]),
        (18, ["  K to ♦ down  2", "▸ 9 to ♣ up  1"]),
        (14, ["  K to ♦ d… 2", "▸ 9 to ♣ up 1"]),
    ],
)
def test_choices_are_all_written_in_one_way(cells: int, shown: list[str]) -> None:
    every = (Choice(move="K>D-", expected=2), Choice(move="9>C+", expected=1))
    move = JudgedMove(seat=0, move="9>C+", expected=1, loss=1.0, fault=None, choices=every)
    leg = JudgedLeg(roles=("player",), moves=(move,), accuracy=(50.0,))
    record = MATCH.record.model_copy(update={"game": "grandmas-game"})
    judged = Judged(record, Analysis(version=VERSION, game="grandmas-game", rules=1, playouts=9, legs=(leg,)))
    drawn = text(analysis_lines.choices(judged, 1, 0, cells, 9, UNICODE))[1:]
    assert [line.split() for line in drawn] == [line.split() for line in shown]


def test_faults_are_named_and_the_better_move_with_them() -> None:
    assert analysis_lines.faults(MATCH)[1] == (
        "Move 8 of leg 1: Random computer played 3♦ on Q♦, a mistake; 3♦ on Q♥ was 32 points better."
    )


def test_the_move_that_was_made_is_among_the_choices_however_few_are_shown() -> None:
    ply = next(
        ply
        for ply, move in enumerate(MATCH.legs[0].moves)
        if move.choices[-1].move == move.move and len(move.choices) > 2
    )
    shown = text(analysis_lines.choices(MATCH, 1, ply, 27, 3, UNICODE))
    assert len(shown) == 3 and shown[-1].startswith("▸ ")


def test_progress_is_a_bar_and_a_number() -> None:
    assert text(analysis_lines.progress(20, 80, 80))[2] == f" {'█' * 10}{'░' * 30}  20 of 80 moves"
    assert text(analysis_lines.progress(0, 0, 80))[2].strip() == "░" * 40


async def told(*progress: Progress) -> AsyncGenerator[Progress, None]:
    for each in progress:
        yield each


async def fails() -> AsyncGenerator[Progress, None]:
    yield Progress(1, 9)
    raise CannotAnalyze("The record is torn.")


async def test_moves_faults_legs_and_the_tree_are_gone_through(tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        whole = told(Progress(0, 104), Progress(104, 104, MATCH.analysis))
        await desk.app.push_screen(AnalysisScreen(MATCH.record, whole, UNICODE))
        screen = await desk.sees("Analysis: Family Tree · number 8", "─ Moves of leg 1 ─", "▸  1", "Esc back")
        assert all(len(line) <= 80 for line in screen.splitlines())
        await desk.press("n")
        await desk.sees("▸  4 Random c…", "move 4, choices here", "inaccuracy   −24")
        await desk.press("n", "N", "down")
        await desk.sees("▸  5")
        await desk.press("tab", "home")
        await desk.sees("─ Moves of leg 2 ─", "▸ Expected final score, leg 2", "▸  1 Random c…")
        await desk.press("end", "enter")
        await desk.sees("Leg 2: Random computer maximizes", "move 52 of 52")
        await desk.press("escape", "escape")
        await desk.sees("T U R N A B O U T")


NOTHING = {
    "a server that goes": (told(Progress(1, 9)), "The server did not send the analysis."),
    "what goes wrong": (fails(), "The record is torn."),
}


async def test_the_moves_judged_so_far_appear_from_the_last_one_backwards(tmp_path: Path) -> None:
    moves = MATCH.legs[1].moves
    early = tuple(
        EarlyJudgement(
            leg=2, ply=ply, seat=move.seat, move=move.move, expected=move.expected, loss=move.loss, fault=move.fault
        )
        for ply, move in reversed(tuple(enumerate(moves)))
    )
    going_on = asyncio.Event()

    async def working() -> AsyncGenerator[Progress, None]:
        yield Progress(2, 104, judged=early[:2])
        await going_on.wait()
        yield Progress(40, 104, judged=early[:40])
        await asyncio.Event().wait()

    async with at_desk(tmp_path) as desk:
        await desk.app.push_screen(AnalysisScreen(MATCH.record, working(), UNICODE))
        screen = await desk.sees("2 of 104 moves", "The moves judged so far", "2·  51 ", "2·  52 ")
        assert "2·  50 " not in screen
        going_on.set()
        screen = await desk.sees("40 of 104 moves", "2·  13 ")
        assert "2·  52 " not in screen, "only as many as fit"


async def test_what_cannot_be_told_is_said(tmp_path: Path) -> None:
    async with at_desk(tmp_path) as desk:
        for progress, said in NOTHING.values():
            await desk.app.push_screen(AnalysisScreen(MATCH.record, progress, UNICODE))
            await desk.sees(said)
            await desk.press("down", "n", "tab", "enter", "escape")
            await desk.sees("T U R N A B O U T")


def test_one_who_played_alone_has_one_line() -> None:
    leg = MATCH.legs[0]
    seat = MATCH.record.seats[0]
    record = MATCH.record.model_copy(update={"seats": [seat]})
    alone = Judged(record, Analysis(version=VERSION, game="family-tree", rules=1, playouts=9, legs=(leg,)))
    assert len(analysis_lines.heading(alone, "Family Tree", 80, UNICODE)) == 2
    assert text(analysis_lines.graphs(alone, 1, 0, 80, 9, UNICODE))[0].strip() == "Expected final score"


def test_choices_of_two_at_poker_solitaire_name_squares_however_little_room_there_is() -> None:
    every = (Choice(move="p2x1>1:c3", expected=12), Choice(move="QH>1:c3", expected=11))
    move = JudgedMove(seat=0, move="QH>1:c3", expected=11, loss=1.0, fault=None, choices=every)
    leg = JudgedLeg(roles=("player", "player"), moves=(move,), accuracy=(50.0, None))
    record = MATCH.record.model_copy(update={"game": "poker-solitaire"})
    judged = Judged(record, Analysis(version=VERSION, game="poker-solitaire", rules=1, playouts=9, legs=(leg,)))
    for cells in (40, 27, 20):
        drawn = "\n".join(text(analysis_lines.choices(judged, 1, 0, cells, 9, UNICODE))[1:])
        assert "Q♥ to c3" in drawn and "x1" in drawn and "p2" not in drawn and ">" not in drawn
