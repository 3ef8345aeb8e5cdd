"""Enter and Space act only on things that have been on the screen for a moment; the test controls the clock."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from client.net.frames import ShownRoom
from client.terminal.screens.question import QuestionScreen
from client.terminal.widgets.menu import Choice
from client.terminal.widgets.selector import Selector
from client.text.enter_guard import MOMENT, REPEATS, EnterGuard
from client.text.glyphs import UNICODE
from tests.client.mirrors import Match
from tests.client.rooms import Rooms
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import at_desk
from tests.client.terminal.table import table
from tests.seen import tree

Mine = Callable[[ShownRoom], ShownRoom]


class Clock:
    """Stands still until it is wound."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def pass_moment(self) -> None:
        self.now += MOMENT


class Typing:
    typing = True


@pytest.fixture
def clock() -> Clock:
    return Clock()


def one_place(room: ShownRoom) -> ShownRoom:
    """Return a leg whose current card has only one place."""
    return replace(room, view=replace(tree(room.view), moves=tree(room.view).moves[:1]))


@pytest.mark.parametrize("key", ["enter", "space"])
def test_a_key_counts_once_a_moment_has_passed(clock: Clock, key: str) -> None:
    guard = EnterGuard(clock, lambda: None)
    assert not guard.ignores(key, None)
    guard.begin()
    assert guard.closed and guard.ignores(key, None)
    assert not guard.ignores("7", None) and not guard.ignores(key, Typing())
    clock.pass_moment()
    assert not guard.closed and not guard.ignores(key, None)


def test_enter_after_a_typed_character_passes_until_something_else_begins(clock: Clock) -> None:
    guard = EnterGuard(clock, lambda: None)
    guard.begin()
    assert guard.stops("enter", "\r", None) and not guard.stops("down", None, None)
    assert guard.stops("enter", "\r", None)
    assert not guard.stops("7", "7", None)
    assert not guard.stops("enter", "\r", None) and guard.ignores("enter", None)
    guard.begin()
    assert guard.stops("enter", "\r", None)


def test_a_held_key_is_ignored_until_it_is_released(clock: Clock) -> None:
    guard = EnterGuard(clock, lambda: None)
    guard.begin()
    for _ in range(40):
        clock.now += REPEATS / 2
        assert guard.ignores("enter", None)
    clock.now += REPEATS
    assert not guard.ignores("enter", None)


async def test_a_second_enter_on_ready_does_not_play_the_first_move(
    servers: Servers, rooms: Rooms, tmp_path: Path, clock: Clock
) -> None:
    moves: list[Any] = []

    async def talk(line: Line, mine: Mine) -> None:
        await line.let_in(mine(rooms.ready()))
        await line.ack(await line.command("ready"), 3)
        await line.tell(mine(one_place(rooms.leg())))
        moves.append(await line.command("move"))
        await line.ack(moves[-1], 11)
        await line.tell(mine(rooms.leg(ply=1)), mine(one_place(rooms.leg(ply=2, current="3C"))))
        moves.append(await line.command("move"))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand, clock=clock) as desk:
        await desk.sees("Press Enter when you are ready.", "Enter …")
        await desk.press("enter", "space")
        clock.pass_moment()
        await desk.sees("Enter ready")
        await desk.press("enter")
        await desk.sees("your turn", "Enter …")
        await desk.press("enter", "space", "enter")
        assert "sent" not in desk.text()
        clock.pass_moment()
        await desk.sees("Enter play")
        await desk.press("enter")
        await desk.sees("score", "3♣", "your turn", "Enter …")  # it is their turn again
        await desk.press("enter", "enter")
        assert len(moves) == 1
        await desk.press("5", "d", "enter")  # a typed move counts at once
        while len(moves) < 2:
            await desk.press("f9")


async def test_enter_does_not_answer_a_question_that_has_just_opened(
    servers: Servers, rooms: Rooms, tmp_path: Path, clock: Clock
) -> None:
    async def talk(line: Line, mine: Mine) -> None:
        await line.let_in(mine(rooms.leg()))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand, clock=clock) as desk:
        await desk.sees("your turn")
        answers: list[str | None] = []
        desk.app.push_screen(QuestionScreen("Which?", "Choose.", [Choice("one", "One")], UNICODE), answers.append)
        await desk.sees("Which?", "Enter …")
        await desk.press("enter", "space")
        assert answers == []
        clock.pass_moment()
        await desk.sees("Enter go")
        await desk.press("enter")
        assert answers == ["one"]


async def test_enter_does_nothing_on_a_terminal_that_is_too_small_to_show_the_leg(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    async def talk(line: Line, mine: Mine) -> None:
        await line.let_in(mine(one_place(rooms.leg())))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("your turn", "Enter play")
        await desk.resize(60, 20)
        await desk.sees("Turnabout")
        await desk.press("enter", "space")
        await desk.resize(80, 24)
        await desk.sees("your turn", "Enter play")
        assert "sent" not in desk.text()


async def test_a_name_that_is_typed_at_once_is_taken_at_once(tmp_path: Path, clock: Clock) -> None:
    async with at_desk(tmp_path, name=None, clock=clock) as desk:
        clock.pass_moment()
        await desk.press("n")
        await desk.sees("What is your name?")
        await desk.press("enter", *"Eve", "enter")
        await desk.sees("You are Eve.")


async def test_in_a_mirror_match_the_board_that_comes_up_by_itself_is_not_played_on_at_once(
    servers: Servers, rooms: Rooms, tmp_path: Path, clock: Clock
) -> None:
    match = Match("patriarch")

    async def talk(line: Line, mine: Mine) -> None:
        await line.let_in(mine(match.room()))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand, clock=clock) as desk:
        await desk.sees("mirror, step 1", "Enter …")
        clock.pass_moment()
        await desk.sees("Enter guess")


def test_a_field_that_only_chooses_takes_its_keys_at_once(clock: Clock) -> None:
    guard = EnterGuard(clock, lambda: None)
    guard.begin()
    assert not guard.stops("space", " ", object.__new__(Selector))
    assert guard.stops("space", " ", object())
