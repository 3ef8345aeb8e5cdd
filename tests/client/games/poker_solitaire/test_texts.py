"""Moves, scores and options of Poker Solitaire in words, by the table of cases that also tests the browser client."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from client.games.options import chosen_of
from client.games.poker_solitaire import move_text, option_text, score_text
from protocol.games.poker_solitaire.options import PokerSolitaireOptions
from protocol.games.poker_solitaire.view import Played
from protocol.ids import Seat

CASES = json.loads((Path(__file__).parents[2] / "cases" / "poker_solitaire.json").read_text("utf-8"))


def played(did: dict[str, Any]) -> str:
    return move_text.played("Ben", Played(**{**did, "seat": Seat(1), "dealt": ()}), ("Ann", "Ben"))


def sentences(options: dict[str, Any], names: list[str]) -> str:
    full = PokerSolitaireOptions.model_validate(options).model_dump(mode="json")
    return " ".join(option_text.sentences(chosen_of("poker-solitaire", full), names))


WRITE: dict[str, Callable[[Any], str | None]] = {
    "show_move": lambda of: move_text.show_move(*of),
    "played": played,
    "line": score_text.line,
    "line_at": score_text.line_at,
    "won": lambda of: score_text.won(*of),
    "outcome": lambda of: score_text.outcome(*of),
    "sentences": lambda of: sentences(*of),
}


@pytest.mark.parametrize(("name", "of", "text"), [(name, *case) for name, cases in CASES.items() for case in cases])
def test_a_text_is_as_in_the_shared_table(name: str, of: Any, text: str | None) -> None:
    assert WRITE[name](of) == text
