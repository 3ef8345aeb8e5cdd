"""What holds in every leg, whatever is played. rules: happy_graphs, Rules"""

import random
from collections import Counter
from dataclasses import astuple
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from server.games.happy_graphs.board import laid
from server.games.happy_graphs.notation import Play
from server.games.happy_graphs.shape import SHAPES, wants
from server.games.happy_graphs.state import WALL, State
from tests.games.happy_graphs.builders import GAME, after, by_chance

SEEDS = st.integers(0, 39)


def leg(seed: int) -> tuple[State, ...]:
    rng = random.Random(seed)
    mode = rng.choice(["together", "together", "duel", "puzzle"])
    seats = 2 if mode == "duel" else rng.choice([1, 2, 4, 9, 17])
    return by_chance(seed, variant=rng.choice(["classic", "corners", "hex"]), mode=mode, seats=seats)


@settings(max_examples=30)
@given(SEEDS)
def test_cards_are_conserved(seed: int) -> None:
    states = leg(seed)
    for state in states[::7]:
        on_boards = [place.card for group in state.groups for place in group.places]
        assert Counter((*on_boards, *GAME.record_writer.list_unplayed(state))) == Counter(
            GAME.record_writer.list_unplayed(states[0])
        )


@settings(max_examples=30)
@given(SEEDS)
def test_no_card_has_more_neighbours_than_it_wants_and_each_counts_those_it_has(seed: int) -> None:
    state = leg(seed)[-1]
    shape = SHAPES[state.variant]
    for group in state.groups:
        squares = {place.square for place in group.places}
        assert len(squares) == len(group.places)
        for place in group.places:
            assert place.has == len(squares & set(shape.around(place.square))) <= wants(place.card)


@settings(max_examples=30)
@given(SEEDS)
def test_derived_values_depend_only_on_the_cards_places(seed: int) -> None:
    for state in leg(seed)[::9]:
        for group in state.groups:
            again = laid(SHAPES[state.variant], [(place.square, place.card) for place in group.places])
            assert (again.places, again.at, again.edge) == (group.places, group.at, group.edge)


@settings(max_examples=30)
@given(SEEDS)
def test_walls_stay_free_and_happy_cards_stay_happy(seed: int) -> None:
    states = leg(seed)
    for before, state in pairwise(states):
        played = state.played
        assert played is not None
        assert played.change == GAME.score(state).total - GAME.score(before).total
        if played.does == "play" and not played.started:
            assert before.groups[played.group - 1].edge[played.x, played.y] != WALL
        if played.does != "take":
            assert played.sad == ()


@settings(max_examples=30)
@given(SEEDS)
def test_a_player_to_move_has_a_card_and_a_move(seed: int) -> None:
    for state in leg(seed)[:-1:5]:
        for seat in GAME.to_act(state):
            assert GAME.legal_moves(state, seat) is None or GAME.legal_moves(state, seat)
            assert state.mode == "puzzle" or state.hands[seat]


@settings(max_examples=30)
@given(SEEDS)
def test_taking_a_card_back_undoes_that_it_was_played(seed: int) -> None:
    states = by_chance(seed, 20, variant="corners", mode="puzzle", seats=1)
    for before, state in pairwise(states):
        played = state.played
        if played is not None and played.does == "play" and GAME.to_act(state):
            back = after(state, f"take {played.group}:{played.x},{played.y}")
            assert back.groups == before.groups
            assert sorted(back.hands[0]) == sorted(before.hands[0])
            assert GAME.score(back) == GAME.score(before)


@settings(max_examples=30)
@given(SEEDS)
def test_legal_moves_are_those_that_rules_1_to_4_allow_square_by_square(seed: int) -> None:
    state = random.Random(seed).choice(leg(seed)[:-1])
    shape = SHAPES[state.variant]
    seat = min(GAME.to_act(state))
    allowed = set()
    for number, group in enumerate(state.groups, 1):
        lying = {place.square: place for place in group.places}
        for x in range(min(x for x, _ in lying) - 2, max(x for x, _ in lying) + 3):
            for y in range(min(y for _, y in lying) - 2, max(y for _, y in lying) + 3):
                near = [lying[square] for square in shape.around((x, y)) if square in lying]
                free = near and (x, y) not in lying and all(place.has + 1 <= wants(place.card) for place in near)
                allowed |= {(number, x, y, card) for card in state.hands[seat] if free and wants(card) >= len(near)}
    legal = GAME.legal_moves(state, seat)
    if legal is not None:
        first = {(len(state.groups) + 1, 0, 0, card) for card in state.hands[seat]}
        played = {(*astuple(move.square), move.card) for move in legal if isinstance(move, Play)}
        assert played == allowed or (played == first and not allowed)
