"""A mirror match on the screen: both boards under one heading, with an automatic switch to the next board."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.pilot import Pilot

from client.games.clocks import Face
from client.games.leg_scene import Told
from client.games.mirror.scene import Scene, tabs, waits_on
from client.room.settings import Settled
from client.terminal.games.board import Board
from client.terminal.games.catalog import board_of
from client.terminal.screens.match_form import MatchForm
from client.terminal.screens.number_form import NumberForm, Picked
from client.terminal.widgets.selector import Selector
from client.text.glyphs import UNICODE
from client.text.lines import width
from protocol.events import Expected, HintEvent
from protocol.ids import Seat
from tests.client.mirrors import MIRRORED, Match


class Stage(App[None]):
    """A screen with only a match."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.board: Board = board_of(match.room(), UNICODE, (("?", "rules"),))
        self.moves: list[str] = []
        self.went_on = False
        self.shows_families = False

    def compose(self) -> ComposeResult:
        yield self.board

    def on_mount(self) -> None:
        self.board.focus()
        self.shows()

    def shows(self, told: Told = Told(), me: int | None = 0, clocks: tuple[Face, ...] = ()) -> None:  # noqa: B008 # a frozen value
        seat = None if me is None else Seat(me)
        self.board.show(self.match.room(me), seat, (Seat(0), Seat(1)), clocks, told)

    def on_board_move_chosen(self, message: Board.MoveChosen) -> None:
        self.moves.append(message.move)

    def on_board_went_on(self) -> None:
        self.went_on = True

    @property
    def text(self) -> str:
        rows = [strip.text for strip in self.screen._compositor.render_strips()]
        assert all(cell_len(row) == self.size.width for row in rows)
        return "\n".join(row.rstrip() for row in rows)


@asynccontextmanager
async def on_stage(match: Match, columns: int = 80, lines: int = 24) -> AsyncIterator[tuple[Stage, Pilot[None]]]:
    stage = Stage(match)
    async with stage.run_test(size=(columns, lines)) as pilot:
        await pilot.pause()
        yield stage, pilot


@pytest.mark.parametrize(
    ("game", "keys", "move"),
    [
        ("family-tree", ["enter"], "1:8D>5C"),
        ("happy-graphs", ["down", "enter"], "1:"),
        ("patriarch", [*"5432a", "enter"], "2:guess 5(2(A) 4(3))"),
        ("poker-solitaire", ["down", "enter"], "1:"),
    ],
)
async def test_a_move_names_the_board_that_comes_up_by_itself(game: str, keys: list[str], move: str) -> None:
    match = Match(game)
    async with on_stage(match) as (stage, pilot):
        assert "mirror, step 1" in stage.text
        await pilot.press(*keys)
        await pilot.pause()
        (sent,) = stage.moves
        assert sent.startswith(move)
        match.move(0, sent)
        stage.shows()
        await pilot.pause()
        assert "You have moved here: " in stage.text
        board = 2 if sent.startswith("1") else 1
        assert f"It counts once Ben has moved on board {board}." in stage.text


async def test_the_next_board_comes_up_by_itself_and_nothing_disturbs_a_move_that_is_typed() -> None:
    match = Match()
    async with on_stage(match) as (stage, pilot):
        match.step()
        stage.shows()
        await pilot.pause()
        assert "Choose a place for Q♦" in stage.text
        assert "Ben: 8♦ on 5♣" in stage.text  # board 2
        await pilot.press("w")
        assert "you: 8♦ on 5♣" in stage.text
        assert "It is your turn on board 2." in stage.text
        stage.shows()  # without news the player can stay on a board
        await pilot.pause()
        assert "you: 8♦ on 5♣" in stage.text
        await pilot.press("w")
        match.move(0, "2:QD>8D")
        stage.shows()
        await pilot.press("w")
        match.move(1)
        stage.shows()
        await pilot.pause()
        assert "step 3" in stage.text
        await pilot.press("8")
        assert "Play 6♦ on: 8" in stage.text
        match.move(1)
        stage.shows()
        await pilot.pause()
        assert " · Ben moved" in stage.text.splitlines()[2]
        assert "Play 6♦ on: 8" in stage.text


async def test_both_boards_stand_beside_each_other_where_there_is_room() -> None:
    match = Match("poker-solitaire")
    async with on_stage(match, 160, 30) as (stage, pilot):
        match.move(1)
        stage.shows(clocks=(Face(60_000, True), Face(30_000, False)))
        await pilot.pause()
        heading, tabs_line = stage.text.splitlines()[1:3]
        assert "● you 1:00   ● Ben 0:30" in heading
        assert tabs_line.index(" 2  you minimize") == 80
        assert "Ben has moved here. It counts once you have moved on board 1." in stage.text
        assert stage.text.count("the matrix") == 2
        await pilot.click(stage.board, offset=(120, 10))
        await pilot.press("enter")
        assert stage.moves == []  # on board 2 Ben has moved, so there is no move to make
        await pilot.press("w", "down", "enter")
        assert stage.moves[0].startswith("1:")


async def test_from_a_board_that_is_over_enter_leads_to_the_other_and_on_from_both() -> None:
    match = Match("patriarch", {"guesses": 2})
    async with on_stage(match) as (stage, pilot):
        tree = match.state.boards[0].tree  # Ben guesses it at once on board 1, Anna does not
        match.move(1, f"1:guess {tree}")
        wrong = "5(4(3) 2(A))" if str(tree) != "5(4(3) 2(A))" else "4(5(3) 2(A))"
        match.move(0, f"2:guess {wrong}")
        stage.shows()
        await pilot.press("w")
        assert "Board 1 is over: 1 guess. Board 2 goes on." in stage.text
        await pilot.press("enter")
        assert not stage.went_on
        assert "Your guess" in stage.text
        match.move(0, f"2:guess {tree}")
        stage.shows()
        await pilot.pause()
        assert "Both boards are over: you 2 guesses, Ben 1 guess. Press Enter to continue." in stage.text
        await pilot.press("enter")
        assert stage.went_on


async def test_a_hint_and_a_refusal_stand_on_their_board() -> None:
    match = Match()
    match.step()
    async with on_stage(match) as (stage, pilot):
        hint = HintEvent(id="h", match=1, leg=1, ply=2, choices=(Expected(move="2:QD>8D", score=32),))
        stage.shows(Told(hint=hint))
        stage.board.refused("There is no Q♥.")
        await pilot.pause()
        assert "Q♦ on 8♦" in stage.text
        assert "about 32" in stage.text
        assert "There is no Q♥." in stage.text
        await pilot.press("w")
        assert "expects" not in stage.text


@pytest.mark.parametrize("game", MIRRORED)
@pytest.mark.parametrize("me", [0, 1, None])
def test_both_boards_are_told_in_80_cells_whatever_people_are_called(game: str, me: int | None) -> None:
    match = Match(game)
    room = match.room(me)
    for each, name in zip(room.seats, ("Annabella Constantinople", "the strong computer"), strict=True):
        each.name = name
    seat = None if me is None else Seat(me)
    scene = Scene.read(room, seat, (Seat(0), Seat(1)))
    assert scene is not None
    for at in (0, 1):
        line = tabs(scene, at, 80, UNICODE, beside=False)
        text = "".join(run.text for run in line)
        assert width(line) == 80
        assert text.count("move") + text.count("thinks") == 2  # only names are cut
        assert " w " in text


def test_what_is_waited_for_is_said_to_who_looks_on_too() -> None:
    match = Match()
    match.move(1)
    scene = Scene.read(match.room(None), None, (Seat(0), Seat(1)))
    assert scene is not None
    first, second = scene.mirror.boards
    assert waits_on(scene, first) == ""
    assert waits_on(scene, second) == "Ben has moved here. It counts once Anna has moved on board 1."


class Asking(App[None]):
    """A screen with a form for the settings of a match."""

    def __init__(self, form: MatchForm | NumberForm) -> None:
        super().__init__()
        self._form = form
        self.settled: list[object] = []

    def on_mount(self) -> None:
        self.push_screen(self._form, self.settled.append)


async def test_the_form_is_chosen_where_there_are_two_and_a_mirror_match_asks_for_no_role() -> None:
    app = Asking(MatchForm("Host a room", UNICODE, game="happy-graphs"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        form, mode = app.screen.query_one("#form", Selector), app.screen.query_one("#option-mode", Selector)
        assert not form.display  # all together: the only form
        mode.action_turn(1)
        await pilot.pause()
        assert form.display
        assert app.screen.query_one("#roles").display
        form.action_turn(1)
        await pilot.pause()
        assert not app.screen.query_one("#roles").display
        app.screen.query_one("#go").focus()
        await pilot.press("enter")
    (settled,) = app.settled
    assert isinstance(settled, Settled)
    assert (settled.form, settled.role, (settled.options or {})["mode"]) == ("mirror", None, "duel")


async def test_computers_play_a_mirror_match_too_where_one_chooses_it() -> None:
    app = Asking(NumberForm("Two computers", "Watch", UNICODE, (("First", "easy"), ("Second", "easy")), alone=False))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.screen.query_one("#form", Selector).action_turn(1)
        await pilot.press("enter")
    (picked,) = app.settled
    assert isinstance(picked, Picked)
    assert (picked.form, picked.levels) == ("mirror", ("easy", "easy"))


async def test_a_room_that_is_played_alone_in_can_be_settled_for_two_and_back() -> None:
    app = Asking(MatchForm("Settings", UNICODE, game="poker-solitaire", form="solo", any_form=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        form, mode = app.screen.query_one("#form", Selector), app.screen.query_one("#option-mode", Selector)
        for step, several in ((1, False), (-2, True), (1, False)):  # best-of-two, duel, one-hand
            mode.action_turn(step)
            await pilot.pause()
            assert form.display is several
        app.screen.query_one("#go").focus()
        await pilot.press("up")
        assert app.screen.focused is app.screen.query_one("#more"), "no key leads nowhere"


def test_of_a_number_that_settles_nothing_nothing_is_said_over_the_boards() -> None:
    for tree, told in (("number", True), ("owner", False)):
        scene = Scene.read(Match("patriarch", {"tree": tree}).room(), Seat(0), ())
        assert scene is not None
        assert any(scene.number) is told
