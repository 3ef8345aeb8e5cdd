"""How many lines of play there are to a depth, as data: a change of the rules that nobody meant shows here."""

import json
from pathlib import Path
from typing import Any

import pytest

from protocol.deals import deal
from server.games.base import Game
from server.games.registry import GAMES

COUNTED = json.loads((Path(__file__).parent / "perft.json").read_text())


def lines(game: Game[Any, Any], state: Any, depth: int) -> int:
    seats = game.to_act(state)
    legal = [(seat, move) for seat in seats for move in game.legal_moves(state, seat) or ()]
    if depth == 1:
        return len(legal)
    return sum(lines(game, game.apply(state, seat, move), depth - 1) for seat, move in legal)


@pytest.mark.parametrize(
    "counted", COUNTED, ids=lambda counted: f"{counted['game']} {counted['number']} after {len(counted['after'])}"
)
def test_as_many_lines_of_play_as_were_counted_before(counted: dict[str, Any]) -> None:
    game = GAMES[counted["game"]]
    options = game.options()
    state = game.deal(options, deal(game.deck(options), counted["number"]), game.roles, ())
    for text in counted["after"]:
        state = game.apply(state, next(iter(game.to_act(state))), game.parse(text))
    depths = range(1, 1 + len(counted["lines"]))
    assert [lines(game, state, depth) for depth in depths] == counted["lines"]
