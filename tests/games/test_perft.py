"""How many lines of play there are to a depth, as data: a change of the rules that nobody meant shows here."""

import json
from pathlib import Path
from typing import Any

import pytest

from protocol.deals import deal
from protocol.ids import Role
from server.games.base import Game
from server.games.registry import GAMES

COUNTED = json.loads((Path(__file__).parent / "perft.json").read_text())


def lines(game: Game[Any, Any], state: Any, depth: int) -> int:
    seats = game.to_act(state)
    legal = [(seat, move) for seat in seats for move in game.legal_moves(state, seat) or ()]
    if depth == 1:
        return len(legal)
    return sum(lines(game, game.apply(state, seat, move), depth - 1) for seat, move in legal)


def after(counted: dict[str, Any], roles: tuple[Role, ...]) -> tuple[Game[Any, Any], Any]:
    """Return the game and the state whose lines were counted."""
    game = GAMES[counted["game"]]
    options = game.options()
    state = game.deal(options, deal(game.deck(options), counted["number"]), roles, ())
    for text in counted["after"]:
        state = game.apply(state, next(iter(game.to_act(state))), game.parse(text))
    return game, state


@pytest.mark.parametrize(
    "counted", COUNTED, ids=lambda counted: f"{counted['game']} {counted['number']} after {len(counted['after'])}"
)
def test_as_many_lines_of_play_as_were_counted_before(counted: dict[str, Any]) -> None:
    game, state = after(counted, GAMES[counted["game"]].roles)
    depths = range(1, 1 + len(counted["lines"]))
    assert [lines(game, state, depth) for depth in depths] == counted["lines"]


def test_who_plays_alone_has_as_many_lines_of_play() -> None:
    alone = [counted for counted in COUNTED if GAMES[counted["game"]].alone]
    assert len(alone) > 20
    for counted in alone:
        game, state = after(counted, ("player",))
        assert [lines(game, state, depth) for depth in (1, 2, 3)] == counted["lines"][:3]


def test_ten_numbers_and_more_are_counted_from_their_first_card_to_depth_5_and_more() -> None:
    assert len({counted["number"] for counted in COUNTED if not counted["after"] and len(counted["lines"]) >= 5}) > 10
