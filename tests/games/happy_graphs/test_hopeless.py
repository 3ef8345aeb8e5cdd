"""rules: happy_graphs, What the screen shows: cards that can never be happy any more are marked"""

import random
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.games.happy_graphs.options import Variant
from server.games.happy_graphs.hopeless import hopeless
from server.games.happy_graphs.notation import Play
from server.games.happy_graphs.shape import SHAPES, wants
from server.games.happy_graphs.state import State
from tests.games.happy_graphs.builders import GAME, after, by_chance, lying


def marked(text: str, hand: str, variant: Variant = "classic") -> set[str]:
    view = GAME.view(lying(text, hand, variant=variant), None)
    return {card.card for group in view.groups for card in group.cards if card.hopeless}


@pytest.mark.parametrize(
    ("text", "hand", "lost"),
    [
        ("4S@0,0 2S@1,0 AS@1,1", "4H 4D 4C", {"4S"}),  # a wall leaves too few squares
        ("4S@0,0 2S@1,0", "3H 3D", {"4S"}),  # too few cards are to come
        ("4S@0,0 2S@1,0", "4H 3H 3D", set()),
        ("2S@0,0 3H@1,0 4C@-1,1 4D@1,-1", "AH", {"2S", "4C", "4D"}),  # an ace wants too few for the squares at the 2
        ("2S@0,0 3H@1,0 4C@-1,1 4D@1,-1", "2H", {"4C", "4D"}),
        # on 0,1 and -1,0 there would be two more for the 2, which lacks one
        ("3S@0,0 4S@1,0 AS@1,-1 2S@-1,1 AC@-2,1", "4H 4D 4C", {"3S"}),
        ("AS@0,0", "AH", set()),
        ("AS@0,0", "", {"AS"}),
    ],
)
def test_cards_are_marked_when_their_neighbours_prove_it(text: str, hand: str, lost: set[str]) -> None:
    assert marked(text, hand) == lost


def can_be_happy(state: State, square: tuple[int, int]) -> bool:
    """Try everything: whether any line of play makes the card on a square happy."""
    place = state.groups[0].places[state.groups[0].at[square]]
    if place.has == wants(place.card):
        return True
    return any(
        can_be_happy(after(state, str(move)), square)
        for seat in GAME.to_act(state)
        for move in GAME.legal_moves(state, seat) or ()
        if isinstance(move, Play) and move.square.group == 1
    )


@settings(max_examples=12)
@given(st.integers(0, 2**32))
def test_no_card_is_marked_that_a_line_of_play_makes_happy(seed: int) -> None:
    rng = random.Random(seed)
    variant = rng.choice(list(SHAPES))
    state = by_chance(seed, rng.randrange(6, 14), variant=variant)[-1]
    to_come = rng.sample(GAME.record_writer.list_unplayed(state), 2)
    rest = sorted(map(wants, to_come), reverse=True)
    for group in state.groups:
        text = " ".join(f"{place.card}@{place.square[0]},{place.square[1]}" for place in group.places)
        for first, then in permutations(to_come):
            one = lying(text, first, stock=then, variant=variant)
            assert not any(can_be_happy(one, square) for square in hopeless(SHAPES[variant], group, rest))
