"""The number of possible lines of play to a depth, as data: it reveals an accidental change of the rules.

`perft.json` holds positions with a game, its options, its form and the number of seats (by default the fewest).
"""

import json
from pathlib import Path
from typing import Any

import pytest

from server.games.catalog import played_as
from server.games.game import Game, Setup
from tests.games.samples import PLAYED

COUNTED = json.loads((Path(__file__).parent / "perft.json").read_text())


def lines(game: Game[Any, Any], state: Any, depth: int) -> int:
    seats = game.to_act(state)
    legal = [(seat, move) for seat in seats for move in game.legal_moves(state, seat) or ()]
    if depth == 1:
        return len(legal)
    return sum(lines(game, game.apply(state, seat, move), depth - 1) for seat, move in legal)


def after(counted: dict[str, Any]) -> tuple[Game[Any, Any], Any]:
    """Return the game and the state whose lines were counted."""
    game = PLAYED[counted["game"]]
    options = game.options.model_validate(counted.get("options", {}))
    form = counted.get("form", next(iter(game.formats(options))))
    game = played_as(game, options, form)
    seats = counted.get("seats", game.formats(options)[form].fewest)
    state = game.deal(
        Setup(
            options=options,
            deck=game.deck(options, seats, counted["number"]),
            roles=game.format(options, form, seats).roles_for(seats),
        )
    )
    for text in counted["after"]:
        state = game.apply(state, min(game.to_act(state)), game.parse(text))
    return game, state


def called(counted: dict[str, Any]) -> str:
    where = [*counted.get("options", {}).values(), counted["seats"]] if "seats" in counted else []
    words = (counted["game"], counted.get("form", ""), *where, counted["number"], "after", len(counted["after"]))
    return " ".join(filter(None, map(str, words)))


@pytest.mark.parametrize("counted", COUNTED, ids=called)
def test_as_many_lines_of_play_as_were_counted_before(counted: dict[str, Any]) -> None:
    game, state = after(counted)
    depths = range(1, 1 + len(counted["lines"]))
    assert [lines(game, state, depth) for depth in depths] == counted["lines"]


def test_who_plays_family_tree_alone_has_as_many_lines_of_play() -> None:
    of_two = [counted for counted in COUNTED if counted["game"] == "family-tree" and "form" not in counted]
    assert len(of_two) > 20
    for counted in of_two:
        game, state = after({**counted, "form": "solo"})
        assert [lines(game, state, depth) for depth in (1, 2, 3)] == counted["lines"][:3]


@pytest.mark.parametrize("name", sorted({counted["game"] for counted in COUNTED}))
def test_ten_numbers_and_more_are_counted_from_their_first_card(name: str) -> None:
    of_game = [counted for counted in COUNTED if counted["game"] == name]
    assert len({counted["number"] for counted in of_game if not counted["after"]}) > 10
    assert max(len(counted["lines"]) for counted in of_game) >= 5
