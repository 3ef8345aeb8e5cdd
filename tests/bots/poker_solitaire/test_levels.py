"""The moves of each level, in every mode and from both seats. rules: poker_solitaire, Computer player"""

import random
from dataclasses import replace
from typing import Any

import pytest

from protocol.ids import Seat
from server.bots.budget import Budget
from server.bots.poker_solitaire.computer import PokerSolitaireComputer
from server.games.game import Setup
from server.games.poker_solitaire.rules import PokerSolitaire
from server.games.poker_solitaire.state import State
from tests.games.poker_solitaire.builders import after, leg, lying

GAME, COMPUTER = PokerSolitaire(), PokerSolitaireComputer()
QUICK = Budget(playouts=4, seconds=None, breadth=2)
MODES: list[dict[str, Any]] = [
    {"touching": "anywhere", "scoring": "pat"},
    {"mode": "best-of-two", "decks": 2},
    {"mode": "sum-of-two", "movable": True, "rejects": {"1": 2}},
    {"mode": "race", "dealt": 2},
    {"mode": "race-both", "movable": True, "rejects": {"common": 1, "1": 0, "2": 1}},
    {"mode": "alternate", "stealing": True, "planting": True, "movable": [False, True]},
    {"mode": "same-deck", "scoring": ["american", "user"], "points": {"blaze+full-house": 50, "flush": 7}},
    {"mode": "duel"},
]


def chosen(level: str, state: State, seat: int = 0, seed: int = 1) -> str:
    return COMPUTER.levels[level](GAME.view(state, Seat(seat)), Seat(seat), random.Random(seed), QUICK)


@pytest.mark.parametrize("wishes", MODES, ids=lambda wishes: str(wishes.get("mode", "one-hand")))
@pytest.mark.parametrize("level", COMPUTER.levels)
def test_every_level_plays_every_mode_from_both_seats_to_the_end(level: str, wishes: dict[str, Any]) -> None:
    options = GAME.options.model_validate(wishes)
    form, seats = next((form, format.fewest) for form, format in GAME.formats(options).items())
    state = GAME.deal(
        Setup(
            options=options, deck=GAME.deck(options, seats, 9), roles=GAME.format(options, form, seats).roles_for(seats)
        )
    )
    rng, plies = random.Random(3), 0
    if level == "strong":  # play-outs are slow without the compiled twin: half a leg is enough
        while state.ply < 20 * len(state.matrices):
            state = _moved("easy", state, rng)
    while GAME.to_act(state):
        state, plies = _moved(level, state, rng), plies + 1
        assert plies < 250
    assert state.done == (wishes.get("mode") == "race")


def _moved(level: str, state: State, rng: random.Random) -> State:
    seat = rng.choice(sorted(GAME.to_act(state)))
    return GAME.apply(state, seat, GAME.parse(chosen(level, state, seat, state.ply)))


@pytest.mark.parametrize("level", COMPUTER.levels)
def test_the_same_view_and_chance_give_the_same_move(level: str) -> None:
    state = after(leg("KH QH JH 2C 9D", mode="alternate"), "KH>c3 QH>c3 JH>c4 2C>c4")
    assert chosen(level, state) == chosen(level, state)


def test_easy_puts_the_first_card_in_the_middle() -> None:
    assert chosen("easy", leg("KH")) == "KH>c3"
    assert chosen("easy", leg("KH", mode="alternate")) == "KH>1:c3"


def test_easy_makes_flushes_across_and_pairs_down() -> None:
    assert chosen("easy", lying(leg("KH"), "2H 5H 7H 9H --  KS")) == "KH>e1"
    assert chosen("easy", lying(leg("KH"), "KS 2C 3D 4S 8C  5C 7S 9D JD 2D")) == "KH>a3"


def test_easy_steals_if_it_can() -> None:
    assert chosen("easy", lying(leg("2H", mode="alternate", stealing=True), "KC", "KH")).startswith("2:a1>1:")


def test_easy_plants_now_and_then() -> None:
    state = lying(leg("2H", mode="alternate", planting=True), "KC", "KH")
    planted = [">2:" in chosen("easy", state, seed=seed) for seed in range(60)]
    assert 0 < sum(planted) < 20


FULL_BUT_ONE = "5C 6D 9C JS 2H  QC KD 3C 7H 8S  4S AD TC 6H KS  9D 2S JC 3H 5S  7D 8H QS 4C --"


def test_easy_saves_its_reject_for_a_card_that_fits_nowhere_at_the_end() -> None:
    flushes = "2H 4H 6H 8H --  2C 4C 6C 8C --  3D 5D 7D 9D --  3S 5S 7S 9S --  TH JH QH KH --"
    state = lying(leg("2S", touching="anywhere"), flushes)
    assert chosen("easy", state) == "2S>e4"
    spoilt = lying(leg("AC", touching="anywhere"), flushes.replace("4C", "--").replace("2C", "2D"))
    assert chosen("easy", spoilt).startswith("AC>")


@pytest.mark.parametrize("level", ["easy", "normal", "strong"])
def test_done_follows_a_full_matrix_at_once(level: str) -> None:
    full = FULL_BUT_ONE.replace("--", "AC")
    assert chosen(level, lying(leg("KH", mode="race"), full, "")) == "done"


@pytest.mark.parametrize("level", ["easy", "normal", "strong"])
def test_a_seat_without_another_move_passes(level: str) -> None:
    full = FULL_BUT_ONE.replace("--", "AC")
    state = lying(leg("KH", mode="alternate", rejects={"1": 0}), full, "")
    assert chosen(level, state) == "pass"


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_in_a_duel_a_role_takes_or_spoils_points(level: str) -> None:
    text = "9H TH JH QH --  2C 3D 4S 6H 7C  8S 2D 3C 4C 6D  7S 8C 5D 9C 2S  -- TS 5H AD 3S"
    state = lying(leg("KH", mode="duel", rejects={"1": 0, "2": 0}), text)
    assert chosen(level, state) == "KH>e1"
    assert chosen(level, replace(state, turn=Seat(1)), 1) == "KH>a5"
