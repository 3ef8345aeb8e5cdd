"""Play-outs choose fairly, repeatably, and better than levels that look only at the score."""

import random
from itertools import pairwise
from typing import Any

import pytest
from pydantic import TypeAdapter

from protocol.encoding import encode_value
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.ids import Seat
from protocol.views import View
from server.bots.budget import Budget
from server.bots.happy_graphs import search
from server.bots.happy_graphs.computer import HappyGraphsComputer
from server.bots.happy_graphs.par import par
from server.games.happy_graphs.state import State
from tests.games.happy_graphs.builders import GAME, by_chance, lying, opening, options

COMPUTER = HappyGraphsComputer()
VIEW: TypeAdapter[View] = TypeAdapter(View)
DUEL: dict[str, Any] = {"variant": "hex", "mode": "duel", "seats": 2}
ENOUGH = Budget(40, breadth=None)


def view_of(state: State) -> object:
    """The encoded view of the seat to move, decoded."""
    return VIEW.validate_json(encode_value(GAME.view(state, min(GAME.to_act(state)))))


@pytest.mark.parametrize("table", [{"seats": 1}, {"variant": "corners", "seats": 2}, DUEL, {"seats": 17}])
@pytest.mark.parametrize("level", ["random", "easy", "normal", "strong"])
def test_every_level_plays_a_whole_leg(table: dict[str, str | int], level: str) -> None:
    state, rng = by_chance(1, 0, **table)[0], random.Random(1)
    while seats := GAME.to_act(state):
        move = COMPUTER.levels[level](view_of(state), min(seats), rng, Budget(4))
        state = GAME.apply(state, min(seats), GAME.parse(move))
    assert not any(state.hands)


@pytest.mark.parametrize("ply", [7, 8])
def test_choices_are_legal_and_distinct_and_the_best_is_first(ply: int) -> None:
    state = by_chance(4, ply, **DUEL)[-1]
    seat = min(GAME.to_act(state))
    view = GAME.view(state, seat)
    choices = search.judge(view, seat, random.Random(1), ENOUGH)
    assert sorted(choice.move for choice in choices) == sorted(move.move for move in view.moves)
    sign = -1 if view.roles[seat] == "maximizer" else 1
    last = [choice for choice in choices if choice.playouts == choices[0].playouts]
    assert all(sign * better.expected <= sign * worse.expected for better, worse in pairwise(last))


def test_same_seed_view_and_play_outs_give_the_same_choices() -> None:
    view = GAME.view(by_chance(4, 9, seats=2)[-1], None)
    first, again, other = (search.judge(view, view.to_act[0], random.Random(seed), ENOUGH) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_without_time_every_promising_move_is_tried_once() -> None:
    view = GAME.view(by_chance(4, 8, seats=2)[-1], None)
    choices = search.judge(view, Seat(0), random.Random(1), Budget(10_000, seconds=0.0, breadth=3))
    assert [choice.playouts for choice in choices] == [1, 1, 1]
    assert len({choice.move for choice in choices}) == 3


def test_equal_cards_are_judged_as_one() -> None:
    view = GAME.view(lying("4S@0,0 4H@1,0", "3H 3C | 2C 2D", stock="AS AH"), None)
    expected = {choice.move: choice.expected for choice in search.judge(view, Seat(0), random.Random(1), ENOUGH)}
    assert len(expected) == 12
    assert expected["3H@0,1"] == expected["3C@0,1"]


def test_hidden_cards_do_not_change_the_choices() -> None:
    state = by_chance(4, 6, **DUEL)[-1]
    seat = min(GAME.to_act(state))
    other = GAME.possible(GAME.view(state, seat), random.Random(8))
    assert other != state
    told = [search.judge(GAME.view(one, seat), seat, random.Random(3), ENOUGH) for one in (state, other)]
    assert told[0] == told[1]


def test_the_last_move_is_judged_by_its_exact_score() -> None:
    state = by_chance(4, variant="hex", seats=1)[-2]
    for choice in COMPUTER.judge(GAME.view(state, None), Seat(0), random.Random(1), ENOUGH):
        after = GAME.apply(state, Seat(0), GAME.parse(choice.move))
        assert choice.expected == GAME.score(after).total


def test_each_move_has_its_play_outs_in_the_order_of_the_view() -> None:
    state = by_chance(4, variant="hex", seats=1)[-3]
    view = GAME.view(state, None)
    ended = COMPUTER.final_scores(view, Seat(0), random.Random(1), 3)
    assert [len(scores) for scores in ended] == [3] * len(view.moves)
    for move, scores in zip(view.moves, ended, strict=True):
        one_left = GAME.view(GAME.apply(state, Seat(0), GAME.parse(move.move)), None)
        reached = {one_left.score + last.change for last in one_left.moves}
        assert set(scores) <= reached


def test_baseline_play_outs_end_like_play_outs_after_a_move() -> None:
    state = by_chance(4, **DUEL)[-2]  # one card is left
    seat = min(GAME.to_act(state))
    view = GAME.view(state, seat)
    reached = {view.score + last.change for last in view.moves}
    scores = COMPUTER.baseline_scores(view, seat, random.Random(1), 3)
    assert scores == (max(reached) if view.roles[seat] == "maximizer" else min(reached),) * 3


def mean_of(level: str, other: str, **table: str | int) -> float:
    """The mean score of a few legs in which the first seat plays one level and the others another."""
    scores = []
    for number in range(8):
        state, rng = by_chance(number, 0, **table)[0], random.Random(number)
        while seats := GAME.to_act(state):
            by = COMPUTER.levels[other if min(seats) else level]
            state = GAME.apply(
                state, min(seats), GAME.parse(by(view_of(state), min(seats), rng, Budget(60, breadth=8)))
            )
        scores.append(GAME.score(state).total)
    return sum(scores) / len(scores)


def test_stronger_levels_are_better_in_every_role() -> None:
    assert mean_of("normal", "normal", seats=1) < mean_of("easy", "easy", seats=1)
    assert mean_of("normal", "normal", seats=2) + 1 < mean_of("easy", "easy", seats=2)
    greedy = mean_of("easy", "easy", mode="duel", seats=2)
    assert mean_of("normal", "easy", mode="duel", seats=2) > greedy + 1
    assert mean_of("easy", "strong", mode="duel", seats=2) < greedy - 1


def test_par_is_never_worse_than_fair_play() -> None:
    own = options()
    deck = GAME.deck(own, 1, 7)
    assert COMPUTER.par(options(mode="puzzle"), deck) == 0
    assert 0 <= par(own, deck, tried=40) <= 3
    assert par(own, deck, tried=40) == par(own, deck, tried=40)
    with pytest.raises(TypeError):
        COMPUTER.par(FamilyTreeOptions(), deck)


def test_losses_have_grades_by_their_size() -> None:
    assert list(COMPUTER.fault_thresholds("player")) == ["inaccuracy", "mistake", "blunder"]
    assert opening().ply == 0
