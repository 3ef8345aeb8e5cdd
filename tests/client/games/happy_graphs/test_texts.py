"""Moves and scores of Happy Graphs in words, by the table of cases that also tests the browser client."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from client.games.happy_graphs import move_text, score_text
from client.games.happy_graphs.squares import in_names
from protocol.games.happy_graphs.view import Lying, Played
from protocol.ids import Seat

CASES = json.loads((Path(__file__).parents[2] / "cases" / "happy_graphs.json").read_text("utf-8"))


def played(**changes: Any) -> str:
    did = {"seat": Seat(1), "does": "play", "card": None, "group": 1, "x": 0, "y": 0, "happy": (), "started": False}
    return move_text.played(
        "Ben", Played(**{**did, "connections": 0, "sad": (), "change": 0, "drew": False, "drawn": None, **changes})
    )


WRITE: dict[str, Callable[[Any], str]] = {
    "show_move": move_text.show_move,
    "played": lambda changes: played(**changes),
    "effect": lambda of: move_text.effect(of[0], in_names(of[1]), of[2], of[3], itself=of[4]),
    "score_after": lambda of: move_text.score_after(*of),
    "describe": lambda card: move_text.describe(Lying(x=1, y=0, **card), "N50"),
    "parts": score_text.parts,
}


@pytest.mark.parametrize(("name", "of", "text"), [(name, *case) for name, cases in CASES.items() for case in cases])
def test_a_text_is_as_in_the_shared_table(name: str, of: Any, text: str) -> None:
    assert WRITE[name](of) == text
