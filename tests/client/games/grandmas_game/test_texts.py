"""Moves and scores of Grandma's Game in words, by the table of cases that also tests the browser client."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from client.games.grandmas_game import move_text, score_text
from protocol.games.grandmas_game.view import LegalMove, Played
from protocol.ids import Seat

CASES = json.loads((Path(__file__).parents[2] / "cases" / "grandmas_game.json").read_text("utf-8"))


def moves_to(targets: list[str], *, safe: bool = False) -> list[LegalMove]:
    return [LegalMove(move="", does="play", target=each, change=1, safe=safe) for each in targets]


def fits(of: list[str]) -> str:
    return move_text.fits(moves_to([each for each in of if each != "safe"], safe="safe" in of))


WRITE: dict[str, Callable[[Any], Any]] = {
    "show_move": move_text.show_move,
    "played": lambda did: move_text.played("Ben", Played(**{"seat": Seat(1), "change": 0, **did})),
    "fits": fits,
    "can_move": lambda of: move_text.can_move(of[0], moves_to(of[1])),
    "ended": lambda of: score_text.ended(*of),
    "race_over": lambda of: score_text.race_over(of[0], won=of[1]),
    "left": lambda groups: [[name, cards] for name, cards in score_text.left(groups)],
}


@pytest.mark.parametrize(("name", "of", "text"), [(name, *case) for name, cases in CASES.items() for case in cases])
def test_a_text_is_as_in_the_shared_table(name: str, of: Any, text: Any) -> None:
    assert WRITE[name](of) == text
