"""The screens of 80 columns and 24 lines in other languages, also in one whose texts are 40 % longer."""

import asyncio
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic_core import to_jsonable_python
from rich.cells import cell_len
from textual.app import App
from textual.screen import Screen

from client.games.grandmas_game.messages import leg as grandmas_text
from client.games.last_game import remember_game
from client.games.mirror.messages import boards as mirror_text
from client.games.options import played_alone
from client.games.patriarch.messages import leg as patriarch_text
from client.games.poker_solitaire.messages import options as poker_text
from client.games.word_catalog import GAMES, about
from client.line import pages
from client.line.console import Console
from client.line.prose import rules as line_rules
from client.lobby.match_search import MatchSearch
from client.net.frames import ShownRoom
from client.profile.saved_rooms import SavedRoom, save_room
from client.profile.settings import VALUES
from client.replay import replay_sentences
from client.replay.analysis import Progress
from client.terminal.games.board import Board
from client.terminal.games.catalog import board_of
from client.terminal.screens.analysis import AnalysisScreen
from client.terminal.screens.daily import DailyScreen
from client.terminal.screens.high_scores import HighScoresScreen
from client.terminal.screens.match_form import MatchForm
from client.terminal.screens.matches import MatchesScreen
from client.terminal.screens.number import NumberScreen
from client.terminal.screens.number_form import NumberForm
from client.terminal.screens.player import PlayerScreen
from client.terminal.screens.replay import ReplayScreen
from client.terminal.screens.room import RoomScreen
from client.terminal.screens.rules import RulesScreen
from client.terminal.screens.server_questions import Questions
from client.terminal.screens.settings import SettingsScreen
from client.terminal.screens.standings import StandingsScreen
from client.terminal.screens.start import StartScreen
from client.terminal.widgets.selector import Selector
from client.terminal.widgets.sheet import Sheet
from client.text import key_labels, language, lines
from client.text.glyphs import UNICODE
from client.text.lines import as_text
from client.text.messages import standings as standings_text
from client.text.messages import start as start_text
from client.text.messages import your_games as games_text
from protocol.ids import Seat
from tests.client.among import ANNA, BEN, daily, matches, page, past, rated, standings
from tests.client.games.family_tree.builders import build_room, build_view
from tests.client.games.grandmas_game import builders as grandmas_game
from tests.client.games.happy_graphs import builders as happy_graphs
from tests.client.games.patriarch import builders as patriarch
from tests.client.games.poker_solitaire import builders as poker_solitaire
from tests.client.judging import judged_of
from tests.client.line.staged import seen, setting
from tests.client.longer_texts import CODE, longer_texts
from tests.client.mirrors import Match
from tests.client.replays import line_of, replay_of
from tests.client.rooms import Rooms
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import Desk, at_desk, profile_at
from tests.client.terminal.screens.test_scores import about as about_number
from tests.client.terminal.screens.test_scores import high_score, high_scores, standing
from tests.client.terminal.table import table
from tests.patience import PATIENCE

LANGUAGES = ["de", "es", "pl", "zh", CODE]
CELLS = 80
RECENT = SavedRoom("127.0.0.1:9/KZ7-4QM2", "Family Tree", ("Ben",), False, False, "2999-01-01T10:00:00+00:00")


@pytest.fixture(params=LANGUAGES, autouse=True)
def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Speak each language, as if it were the system's."""
    monkeypatch.setenv("LANGUAGE", request.param)
    with longer_texts():
        language.use(request.param)
        yield request.param


@pytest.fixture(autouse=True)
def cut_texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the texts that were cut, as they are shown."""
    found: list[str] = []
    cut = lines._cut

    def noted(line: lines.Line, cells: int) -> tuple[lines.Line, lines.Line]:
        head, tail = cut(line, cells)
        if sys._getframe(1).f_code is lines.fit.__code__:
            found.append(f"{as_text(head)}…")
        return head, tail

    monkeypatch.setattr(lines, "_cut", noted)
    return found


def assert_whole(app: App[Any], cut_texts: list[str], may_be_cut: Callable[[], Sequence[str]] = tuple) -> None:
    """Check that each line fills the screen to the cell, and that nothing is cut.

    `may_be_cut`: texts that are too long in the language with longer texts, and that the player can do without.
    """
    rows = [strip.text for strip in app.screen._compositor.render_strips()]
    shown = "\n".join(row.rstrip() for row in rows)
    assert {cell_len(row) for row in rows} == {CELLS}, shown
    sheets = [sheet for sheet in app.screen.query(Sheet) if all(each.display for each in sheet.ancestors_with_self)]
    below = [as_text(line) for sheet in sheets for line in sheet._lines[sheet.size.height :]]
    assert not any(line.strip() for line in below), "\n".join(["BELOW:", *below, shown])
    allowed = may_be_cut() if language.current() == CODE else []
    cut = [each for each in cut_texts if each.strip() in shown and not any(each[-9:-1] in text for text in allowed)]
    assert not cut, "\n".join(["CUT:", *cut, shown])


async def settle(desk: Desk, shown: type[Screen[Any]]) -> None:
    """Wait until a screen is shown, and drawn."""
    async with asyncio.timeout(PATIENCE):
        while not isinstance(desk.app.screen, shown):
            await desk._pilot.pause()
    await desk._pilot.pause()


@pytest.mark.parametrize("game", GAMES)
async def test_the_start_screen(tmp_path: Path, cut_texts: list[str], game: str) -> None:
    save_room(profile_at(tmp_path), RECENT)
    remember_game(profile_at(tmp_path), game)
    async with at_desk(tmp_path) as desk:
        await settle(desk, StartScreen)
        assert_whole(desk.app, cut_texts, _hints)


def _hints() -> list[str]:
    hints = [start_text.hint(each) for each in get_args(start_text.Hint)]
    return [*hints, games_text.hint(), standings_text.tables_hint(), *map(about, GAMES)]


async def test_the_settings(tmp_path: Path, cut_texts: list[str]) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.press("s")
        await settle(desk, SettingsScreen)
        for _ in range(len(VALUES) + 1):
            assert_whole(desk.app, cut_texts)
            await desk.press("down")


@pytest.mark.parametrize("game", GAMES)
async def test_the_rules(tmp_path: Path, cut_texts: list[str], game: str) -> None:
    async with at_desk(tmp_path) as desk:
        rules = RulesScreen(UNICODE, game=game)
        await desk.app.push_screen(rules)
        for _ in range(len(rules._parts)):
            await settle(desk, RulesScreen)
            assert_whole(desk.app, cut_texts, _secondary)
            await desk.press("right")


ROOMS: dict[str, Callable[[Rooms], ShownRoom]] = {
    "waiting": Rooms.waiting,
    "ready": Rooms.ready,
    "leg": Rooms.leg,
    "swap": Rooms.swap,
    "result": Rooms.result,
    "resigned": Rooms.resigned,
}


@pytest.mark.parametrize("page", ROOMS)
async def test_a_room(servers: Servers, rooms: Rooms, tmp_path: Path, cut_texts: list[str], page: str) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(ROOMS[page](rooms)))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("KZ7")
        await settle(desk, RoomScreen)
        assert_whole(desk.app, cut_texts)
        await desk.press("o")
        await desk._pilot.pause()
        assert_whole(desk.app, cut_texts)


class Leg(App[None]):
    """A screen with only a leg."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board

    def compose(self) -> Any:
        """Show the board alone."""
        yield self.board


TREE = """
    7D+9C
      6S+TD
        QH
        3C+4C
      8H
      KH+5D/AH
"""
FULL_GRAPH = happy_graphs.lying(happy_graphs.SEED, "3H 2C | 4D AD", "2D")
LEGS: dict[str, Callable[[], ShownRoom]] = {
    "family-tree": lambda: build_room(build_view(TREE, "KS", "QH spouse 30, 8H spouse 10")),
    "poker-solitaire": lambda: poker_solitaire.room_of(
        poker_solitaire.lying(poker_solitaire.leg("QH 5S"), poker_solitaire.FIGURE_1)
    ),
    "poker-solitaire of two": lambda: poker_solitaire.room_of(poker_solitaire.leg("QH 5D KC 7S", mode="alternate"), 0),
    "patriarch": lambda: patriarch.room_of(patriarch.played(patriarch.LAID, patriarch.SEED), 1),
    "patriarch, its owner": lambda: patriarch.room_of(patriarch.played(tree="open", variant="matriarch"), 0),
    "happy-graphs": lambda: happy_graphs.room_of(FULL_GRAPH),
    "happy-graphs, a puzzle": lambda: happy_graphs.room_of(happy_graphs.lying("3H@0,0", "AS 2C", mode="puzzle")),
    "grandmas-game": lambda: grandmas_game.room_of(
        grandmas_game.lying("7H+ 9H-", stock="3C 2D", workspace="8: 8H 3C 8H KD", p5="2C 8H", p2="5S 8H", pT="QS")
    ),
    "grandmas-game, dealt": lambda: grandmas_game.room_of(grandmas_game.dealt()),
    "a mirror match": lambda: Match("family-tree").room(),
    "a mirror match of trees to guess": lambda: Match("patriarch").room(),
}


def _secondary() -> list[str]:
    """Return what the pages of rules have in full, or another line of the screen."""
    rules = partial(poker_text.rules_in_short, touching="edges", moves="stay", twelve=False)
    turn = mirror_text.status(state="theirs", name="Ben")
    others = [patriarch_text.type_free(), grandmas_text.remember(), f" · {turn}"]
    return [rules(scoring="english"), rules(scoring="american"), *others]


@pytest.mark.parametrize("leg", LEGS)
async def test_a_leg(cut_texts: list[str], leg: str) -> None:
    room = LEGS[leg]()
    app = Leg(board_of(room, UNICODE, (("?", ""),)))
    async with app.run_test(size=(CELLS, 24)) as pilot:
        app.board.show(room, Seat(1 if leg == "patriarch" else 0), (Seat(0), Seat(1)))
        for _ in range(6):
            await pilot.pause()
            assert_whole(app, cut_texts, _secondary)
            await pilot.press("right")


def _compared() -> list[str]:
    """Return the comparison of two legs, and moves, whose change has no room beside the longer name of a computer."""
    moves = [f" onnn {rank}{suit}" for rank in (*"A23456789JQK", "10") for suit in "♣♦♥♠"]
    return [*moves, *[replay_sentences.legs_compared(ply, 330, 90, "match") for ply in range(53)]]


async def test_a_replay(tmp_path: Path, cut_texts: list[str]) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.app.push_screen(ReplayScreen(replay_of(json.loads(line_of(8))), UNICODE))
        await settle(desk, ReplayScreen)
        for key in ("right", "end", "left", "tab"):
            assert_whole(desk.app, cut_texts, _compared)
            await desk.press(key)
            await desk._pilot.pause()


async def test_an_analysis(tmp_path: Path, cut_texts: list[str]) -> None:
    match = judged_of(8)

    async def told() -> Any:
        yield Progress(104, 104, match.analysis)

    async with at_desk(tmp_path) as desk:
        await desk.app.push_screen(AnalysisScreen(match.record, told(), UNICODE))
        await settle(desk, AnalysisScreen)
        assert_whole(desk.app, cut_texts)


LISTS: dict[str, tuple[Callable[[Questions], Screen[Any]], str, Any]] = {
    "the daily number": (lambda asked: DailyScreen(asked, UNICODE, lambda _: None), "daily", daily()),
    "standings": (
        lambda asked: StandingsScreen(asked, UNICODE, lambda _: None),
        "standings",
        standings(rated(1, BEN, "Ben"), own=rated(2, ANNA, "Anna")),
    ),
    "a player": (lambda asked: PlayerScreen(asked, None, UNICODE, lambda _: None), "player", page(past("M1"))),
    "matches": (
        lambda asked: MatchesScreen(asked, None, MatchSearch(), UNICODE, lambda _: None),
        "matches",
        matches(past("M1"), next="5-6"),
    ),
    "high scores": (
        lambda asked: HighScoresScreen(asked, UNICODE),
        "scores",
        high_scores((high_score("a", score=1200),), (high_score("b", score=2000, hints=2),)),
    ),
    "a number": (
        lambda asked: NumberScreen(asked, 77, UNICODE),
        "number",
        about_number(computer=1100, standings=(standing(own=1200, rank=3),)),
    ),
}


@pytest.mark.parametrize("what", LISTS)
async def test_a_list(servers: Servers, tmp_path: Path, cut_texts: list[str], what: str) -> None:
    screen, question, answer = LISTS[what]
    answered = asyncio.Event()

    async def play(line: Line) -> None:
        await line.welcome()
        ask = await line.command(question)
        await line.ack(ask, 0)
        await line.tell({**to_jsonable_python(answer, by_alias=True), "id": ask["id"]})
        answered.set()

    async def nothing(line: Line) -> None:
        await line.welcome()

    server = await servers(play, *[nothing] * 4)
    async with at_desk(tmp_path) as desk:
        asked = Questions(profile_at(tmp_path), tmp_path, "a test", "family-tree", "Family Tree", server)
        shown = screen(asked)
        await desk.app.push_screen(shown)
        await asyncio.wait_for(answered.wait(), PATIENCE)
        for _ in range(5):
            await desk._pilot.pause()
        assert_whole(desk.app, cut_texts, lambda: ["Anna (you)"])


@pytest.mark.parametrize("game", GAMES)
async def test_forms_show_their_hints_in_full(tmp_path: Path, cut_texts: list[str], game: str) -> None:
    forms: list[Screen[Any]] = [MatchForm("", UNICODE, game=game, any_form=True)]
    forms += [NumberForm("", "", UNICODE, game=game)] if played_alone(game) else []
    async with at_desk(tmp_path) as desk:
        for form in forms:
            await desk.app.push_screen(form)
            await desk._pilot.pause()
            for selector in [each for each in form.query(Selector) if each.size.height]:
                selector.focus()
                for option in selector._options:
                    await desk._pilot.pause()
                    shown = "".join(desk.text().split())
                    assert "".join(f"{selector.label}←{option.text}→".split()) in shown, desk.text()
                    assert "".join(option.hint.split()) in shown, f"{option.hint}\n{desk.text()}"
                    assert "".join(key_labels.back()).replace(" ", "")[3:] in shown, desk.text()
                    selector.action_turn(1)
            desk.app.pop_screen()


def test_line_mode_breaks_what_it_says_to_the_cell(monkeypatch: pytest.MonkeyPatch, rooms: Rooms) -> None:
    monkeypatch.setattr(Console, "cells", CELLS)
    console = object.__new__(Console)
    console.glyphs = UNICODE
    said = [line for make in ROOMS.values() for line in pages.page(setting(seen(rooms.anna, make(rooms))))]
    said += [line for game in GAMES for line in line_rules("", game)]
    for line in said:
        parts = console._broken(line)
        assert all(cell_len(part) <= CELLS for part in parts), parts
        assert "".join("".join(parts).split()) == "".join(UNICODE.show(line).split())
