"""Views, and which hands they show. rules: happy_graphs, What the screen shows; Players and hands"""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.cards import RANKS
from protocol.encoding import encode_value
from protocol.games.happy_graphs.view import XY, OpenSquare
from protocol.ids import Seat
from server.games.happy_graphs.state import State
from tests.games.happy_graphs.builders import GAME, after, by_chance, lying, opening

SEEDS = st.integers(0, 39)
TABLES: list[dict[str, Any]] = [
    {"variant": "classic", "seats": 1},
    {"variant": "corners", "seats": 2},
    {"variant": "hex", "seats": 7},
    {"variant": "classic", "mode": "duel", "seats": 2},
    {"variant": "corners", "hands": "hidden", "seats": 3},
    {"variant": "hex", "mode": "puzzle", "seats": 1},
]


def some_state(seed: int) -> State:
    states = by_chance(seed, **TABLES[seed % len(TABLES)])
    return random.Random(seed).choice(states)


def test_cards_show_their_wants_and_squares_the_cards_they_take() -> None:
    view = GAME.view(lying("4S@0,0 2S@1,0", "AH 3H", stock="2C"), None)
    (group,) = view.groups
    assert [(card.card, card.wants, card.lacks, card.happy) for card in group.cards] == [
        ("4S", 4, 3, False),
        ("2S", 2, 1, False),
    ]
    assert group.walls == ()
    assert group.open[0] == OpenSquare(-1, 0, 1, (), {"A": 0, "2": 1, "3": 1})
    assert group.open[-1] == OpenSquare(2, 0, 1, ((1, 0),), {"A": -1, "2": 0, "3": 0})
    assert (view.score, view.parts, view.rest) == (
        2,
        {"A": 0, "2": 1, "3": 0, "4": 1},
        {"A": 1, "2": 1, "3": 1, "4": 0},
    )


def test_moves_have_their_effects() -> None:
    view = GAME.view(lying("4S@0,0 2S@1,0", "AH 3H", stock="2C"), None)
    told = {move.move: (move.connections, move.happy, move.change) for move in view.moves}
    assert told["AH@2,0"] == (1, ((1, 0), (2, 0)), -1)
    assert told["3H@2,0"] == (1, ((1, 0),), 0)
    assert told["3H@0,1"] == (1, (), 1)
    (start, _) = GAME.view(lying("AS@0,0 AC@0,1", "AH 2H"), None).moves
    assert (start.move, start.group, start.connections, start.happy, start.change) == ("2H@2:0,0", 2, 0, (), 1)


@settings(max_examples=30)
@given(SEEDS)
def test_a_moves_announced_effects_come_true(seed: int) -> None:
    state = some_state(seed)
    view = GAME.view(state, min(GAME.to_act(state), default=None))
    for move in view.moves[:: 1 + len(view.moves) // 6]:
        then = after(state, move.move)
        assert GAME.score(then).total == view.score + move.change
        assert then.played is not None
        assert (then.played.connections, then.played.happy) == (move.connections, move.happy)
        assert set(move.happy) == _happy(then, move.group) - _happy(state, move.group)


def _happy(state: State, number: int) -> set[XY]:
    groups = [group for group in GAME.view(state, None).groups if group.number == number]
    return {(card.x, card.y) for group in groups for card in group.cards if card.happy}


@settings(max_examples=30)
@given(SEEDS)
def test_open_squares_take_just_the_ranks_that_the_rules_allow(seed: int) -> None:
    state = by_chance(seed, seed % 25, variant="hex", mode="puzzle")[-1]
    view = GAME.view(state, None)
    for group in view.groups:
        for at in group.open:
            for card in {card[0]: card for card in state.hands[0]}.values():
                move = f"{card}@{group.number}:{at.x},{at.y}"
                assert (card[0] in at.takes) == (1 + RANKS.index(card[0]) >= at.touches)
                if card[0] in at.takes:
                    assert GAME.score(after(state, move)).total == view.score + at.takes[card[0]]


def test_hands_that_are_seen_are_seen_by_all_and_the_moves_are_those_of_the_seat_to_act() -> None:
    state = opening(seats=3)
    views = [GAME.view(state, seat) for seat in (Seat(0), Seat(2), None)]
    assert views[0] == views[1] == views[2]
    assert views[0].hands == state.hands
    assert {move.card for move in views[0].moves} == set(state.hands[0])


@pytest.mark.parametrize("chosen", [{"mode": "duel"}, {"hands": "hidden"}])
def test_hidden_hands_are_seen_by_their_own_seat_alone(chosen: dict[str, str]) -> None:
    state = opening(7, 2, **chosen)
    mine, other, spectator = (GAME.view(state, seat) for seat in (Seat(0), Seat(1), None))
    assert mine.hands == (state.hands[0], None)
    assert other.hands == (None, state.hands[1])
    assert spectator.hands == (None, None)
    assert mine.sizes == other.sizes == spectator.sizes == (3, 3)
    assert (len(mine.moves), other.moves, spectator.moves) == (3, (), ())
    assert (mine.new_group, other.new_group, spectator.new_group) == (1, None, None)


@settings(max_examples=30)
@given(SEEDS, st.sampled_from([0, 1, None]))
def test_a_view_does_not_depend_on_hidden_cards(seed: int, seat: int | None) -> None:
    rng = random.Random(seed)
    variant = rng.choice(["classic", "corners", "hex"])
    state = rng.choice(by_chance(seed, variant=variant, mode="duel", seats=2))
    viewer = None if seat is None else Seat(seat)
    unseen = [card for at, hand in enumerate(state.hands) if at != seat for card in hand] + list(state.stock)
    rng.shuffle(unseen)
    hands = []
    for at, hand in enumerate(state.hands):
        hands.append(hand if at == seat else tuple(unseen[: len(hand)]))
        del unseen[: 0 if at == seat else len(hand)]
    other = replace(state, hands=tuple(hands), stock=tuple(unseen))
    assert encode_value(GAME.view(other, viewer)) == encode_value(GAME.view(state, viewer))


@settings(max_examples=30)
@given(SEEDS)
def test_nothing_that_is_sent_changes_with_the_order_of_the_stock(seed: int) -> None:
    state = some_state(seed)
    for seat in (Seat(0), None):
        assert encode_value(GAME.view(replace(state, stock=state.stock[::-1]), seat)) == encode_value(
            GAME.view(state, seat)
        )


@settings(max_examples=30)
@given(SEEDS)
def test_a_view_takes_less_than_16_kb(seed: int) -> None:
    state = some_state(seed)
    for seat in (Seat(0), None):
        assert len(encode_value(GAME.view(state, seat))) < 16_000


@settings(max_examples=30)
@given(SEEDS)
def test_possible_hands_and_stock_consist_of_unseen_cards(seed: int) -> None:
    state = by_chance(seed, mode="duel", seats=2)[seed % 12]
    drawn = GAME.possible(GAME.view(state, Seat(1)), random.Random(seed))
    assert drawn.hands[1] == state.hands[1]
    assert Counter((*drawn.hands[0], *drawn.stock)) == Counter((*state.hands[0], *state.stock))


def test_possible_hidden_cards_are_drawn_by_chance() -> None:
    view = GAME.view(opening(mode="duel", seats=2), Seat(0))
    assert len({GAME.possible(view, random.Random(seed)).hands[1] for seed in range(20)}) > 10
