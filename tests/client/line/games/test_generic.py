"""Any game in lines of text: the lines of a leg, and typed moves."""

from collections.abc import Iterator
from typing import Any

import pytest

from client.line.command import Given
from client.line.games.catalog import BOARDS
from client.line.games.generic import GenericLines, GenericLooking
from client.text.glyphs import UNICODE
from protocol.events import Expected
from tests.client.games.generic.builders import GAME, scene_of, told, view

LINES = GenericLines()


@pytest.fixture(autouse=True)
def game_is_told() -> Iterator[None]:
    with told():
        yield


def answer(name: str, shown: dict[str, Any]) -> list[str] | None:
    return GenericLooking().told(Given(name, ""), scene_of(shown), UNICODE)


def test_a_leg_is_opened_and_the_table_told_with_the_moves() -> None:
    assert isinstance(BOARDS[GAME], GenericLines)
    scene = scene_of(view())
    assert LINES.opening(scene) == ["Leg 1 of 2: you maximize, Ben minimizes; number 7, known from the start."]
    lines = LINES.turn(scene)
    assert lines[:2] == ["Score: 12", "Your hand: 5♥ 10♠"]
    assert lines[-4:] == [
        "It is your turn. You can play:",
        "1. 5♥>1 (points 3)",
        "2. 10♠>1 (points −2, closes yes)",
        "3. 10♠>2",
    ]
    assert LINES.turn(scene_of(view(to_act=[1], moves=[]))) == ["Ben’s turn."]
    assert LINES.over(scene_of(view(to_act=[], moves=[])))[0] == "The leg is over: 12 points."


@pytest.mark.parametrize(
    ("typed", "move"),
    [("1", "5H>1"), ("ts>2", "TS>2"), ("move pass", "pass"), ("table", None), ("move", None)],
)
def test_a_move_is_typed_by_its_number_or_its_notation(typed: str, move: str | None) -> None:
    assert LINES.read_move(scene_of(view()), typed) == move


def test_a_move_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="Type a number from 1 to 3"):
        LINES.read_move(scene_of(view()), "4")
    with pytest.raises(ValueError, match="It is not your turn"):
        LINES.read_move(scene_of(view(to_act=[1], moves=[])), "1")


def test_moves_table_points_and_news_are_told() -> None:
    assert answer("moves", view()) == ["1. 5♥>1 (points 3)", "2. 10♠>1 (points −2, closes yes)", "3. 10♠>2"]
    assert answer("moves", view(moves=[])) == [
        "The moves of this game are not listed. Type move and the move, as the game writes it."
    ]
    assert "Dealer: Ben" in (answer("table", view()) or [])
    assert answer("points", view()) == ["12 points."]
    assert answer("news", view()) == ["Ben: 3♣>1."]
    assert answer("board", view()) is None


def test_a_hint_is_told_with_what_is_expected() -> None:
    expected = [Expected(move="5H>1", score=14.6), Expected(move="TS>2", score=9.0)]
    assert LINES.hint(scene_of(view()), expected) == ["Hint: 5♥>1 (points 3), about 15; 10♠>2, about 9."]
