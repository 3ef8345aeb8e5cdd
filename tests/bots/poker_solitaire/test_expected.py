"""The tables of expected worths, and play-outs that end with them. rules: poker_solitaire, Scoring"""

import random
from array import array
from typing import Any

import pytest

from protocol.cards import Card
from protocol.ids import Seat
from server.bots.poker_solitaire import expected, layout, weights
from server.bots.poker_solitaire.engine import ENGINE, PLAIN
from server.bots.poker_solitaire.layout import Stocks, to_twin
from server.bots.poker_solitaire.lines import COME, promise
from server.games.poker_solitaire import hands
from server.games.poker_solitaire.rules import PokerSolitaire
from tests.games.poker_solitaire.builders import leg, lying

GAME = PokerSolitaire()
LATE = "9H TH JH QH --  2C 3D 4S 6H 7C  8S 2D 3C 4C --  7S 8C 5D -- 2S  -- TS 5H AD --"


def book(**wishes: Any) -> "memoryview[int]":
    return to_twin(GAME.view(leg("KH", **wishes), Seat(0)), Seat(0)).first


@pytest.mark.parametrize("touching", ["anywhere", "edges"])
@pytest.mark.parametrize("scoring", ["english", "american"])
def test_every_scoring_has_a_complete_table(scoring: str, touching: str) -> None:
    found = book(scoring=scoring, touching=touching)
    assert found[weights.LEARNED]
    assert len(found) == weights.LEARNED + 1 + expected.SIZE


@pytest.mark.parametrize(
    "wishes",
    [
        {"scoring": "pat"},
        {"scoring": "user"},
        {"touching": "corners"},
        {"mode": "duel"},
        {"decks": 2},
        {"dealt": 2},
        {"hands": 12},
        {"movable": True},
    ],
)
def test_other_rules_use_weights(wishes: dict[str, Any]) -> None:
    assert not book(**wishes)[weights.LEARNED]


def test_lines_that_lack_less_are_worth_more() -> None:
    come = memoryview(array("i", [2] * 13 + [6] * 4 + [1] * 52))
    assert len(come) == COME
    american = book(scoring="american", touching="anywhere")

    def of(cards: str, side: int = 0) -> int:
        return promise(hands.code(map(Card, cards.split())), side, come, 0, 26, 12, american)

    assert of("2H 4H 7H TH") > of("2H 4H 7H") > of("2H 4H") > of("2H 4C 7D")
    assert of("KH KC KD KS", 1) > of("KH KC KD 2S", 1) > of("KH KC 3D 2S", 1) > of("KH QC 3D 2S", 1)
    assert of("5H 6C 7D 8S") > of("5H 6C 7D TS")
    assert of("2H 2C 3D 3S", 1) > of("2H 2C 3D 4S", 1)
    assert abs(of("KH KC KD KS", 1) - 50_000) < 2_000


def test_cut_play_outs_end_the_same_in_every_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    for engine in (PLAIN, ENGINE):
        monkeypatch.setattr(layout, "PlayOut", engine.PlayOut)
        worths = []
        for text in ("", LATE):
            view = GAME.view(lying(leg("KH 2H 3H"), text) if text else leg("KH 2H 3H"), Seat(0))
            for depth in (1, 3):
                twin = to_twin(view, Seat(0))
                twin.depth = depth
                Stocks(view, twin, random.Random(1)).draw()
                worths.append(twin.play_out())
                assert not twin.over
        assert 2_000 < min(worths) < max(worths) < 9_000
        found.add(tuple(worths))
    assert len(found) == 1
