"""rules: family_tree, What the player sees"""

import json
import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError
from pydantic_core import to_json

from protocol.cards import Card
from protocol.encoding import encode_value
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.view import LegalMove
from protocol.ids import Role
from protocol.views import VIEW
from server.games.family_tree.play import dealt, played
from server.games.family_tree.state import State
from server.games.family_tree.view import possible, view
from tests.seen import tree

ROLES: tuple[Role, ...] = ("maximizer", "minimizer")
SEEDS = st.integers(0, 2**32)


def cards(text: str) -> list[Card]:
    return [Card(card) for card in text.split()]


def some_state(seed: int, seen: int = 0) -> State:
    """A state somewhere in a leg played by chance, of which an earlier leg showed the first `seen` cards."""
    rng = random.Random(seed)
    deck = list(DECK.cards)
    rng.shuffle(deck)
    state = dealt(deck, ROLES, deck[:seen])
    for _ in range(rng.randrange(53)):
        if state.current is None:
            break
        state = played(state, state.current, *rng.choice(state.places))
    return state


@given(SEEDS, st.randoms(use_true_random=False))
def test_nothing_that_is_sent_changes_when_only_the_hidden_order_of_the_stock_does(
    seed: int, rng: random.Random
) -> None:
    state = some_state(seed)
    if state.current is None:  # the rest is then open
        return
    hidden = list(state.stock)
    rng.shuffle(hidden)
    other = replace(state, stock=tuple(hidden), deck=tuple(sorted(state.deck)))
    assert to_json(view(other)) == to_json(view(state))


@given(SEEDS)
def test_a_family_that_a_move_does_not_touch_is_the_same_object_in_the_next_view(seed: int) -> None:
    state = some_state(seed)
    if state.current is None:
        return
    before = {id(family) for family in view(state).families}
    after = view(played(state, state.current, *state.places[0])).families
    assert sum(id(family) not in before for family in after) <= 2


@pytest.mark.parametrize(
    ("drawn", "card", "moves"),
    [
        pytest.param(
            "5D+TD: QD, 5H+3S",
            "KS",
            [("KS>5D", "TD", "child", 10), ("KS>5H", "3S", "child", 10), ("KS>QD", None, "spouse", 30)],
            id="a couple may be pointed at by its spouse too, a single only by itself",
        ),
        pytest.param(
            "5D+TD: QD, 5H+3S",
            "2C",
            [("2C>5D", "TD", "extended", 10), ("2C>5H", "3S", "extended", 0)],
            id="a 2 that makes five cards makes a hand",
        ),
        pytest.param("KD+QS: QD", "AC", [("AC>KD", "QS", "divorced", -30)], id="an ace takes the celebrities away"),
        pytest.param(
            "KD+QS: QD",
            "JC",
            [("JC>KD", None, "deceased", -30), ("JC>QD", None, "deceased", 0), ("JC>QS", None, "deceased", -30)],
            id="a jack names the very card it covers",
        ),
    ],
)
def test_legal_moves_are_sorted_and_have_their_effects(
    leg: Callable[[str, str], State],
    drawn: str,
    card: str,
    moves: list[tuple[str, str | None, str, int]],
) -> None:
    def told(move: LegalMove) -> tuple[str, str | None, str, int]:
        assert move.move == f"{card}>{move.target}"
        return move.move, move.also, move.does, move.change

    assert [told(move) for move in view(leg(drawn, card)).moves] == moves


def test_what_was_skipped_before_the_first_move_is_shown_until_the_first_move() -> None:
    opening = dealt(cards("5D TD AC QD 3S"), ROLES, ())
    assert (view(opening).skipped, view(opening).played) == (("AC",), None)
    moved = view(played(opening, Card("QD"), *opening.places[0]))
    assert moved.skipped == ()
    assert moved.played is not None
    assert moved.played.skipped == ()


def test_skipped_cards_are_shown_only_with_their_move() -> None:
    state = dealt(cards("5D TD QD 2S 2C 3S"), ROLES, ())
    for _ in range(2):
        assert state.current is not None
        state = played(state, state.current, *state.places[0])
    moved = view(state)
    assert moved.played is not None
    assert (moved.played.skipped, moved.skipped) == (("2C",), ())


def test_what_is_left_is_shown_when_the_leg_is_over_and_not_before() -> None:
    state = dealt(cards("5D TD QD AC JC 3S"), ROLES, ())
    while state.current is not None:
        assert view(state).left == ()
        assert view(state).to_act
        state = played(state, state.current, *state.places[-1])
    over = view(state)
    assert over.left == ("3S",)
    assert (over.to_act, over.moves, over.current, over.stock) == ((), (), None, 1)


def test_what_an_earlier_leg_showed_is_in_the_view() -> None:
    deck = DECK.deal(7)
    assert view(dealt(deck, ROLES, deck[:20])).seen == deck[:20]
    assert view(dealt(deck, ROLES, ())).seen == ()


@pytest.mark.parametrize("seen", [0, 1, 12, 30, 53, 54])
def test_coming_cards_are_shown_as_far_as_an_earlier_leg_revealed_them(seen: int) -> None:
    deck = DECK.deal(7)
    state = dealt(deck, ROLES, deck[:seen])
    rng = random.Random(seen)
    while state.current is not None:
        after = deck[deck.index(state.current) + 1 : seen]
        known = state.stock if seen == 54 else tuple(card for card in after if card in state.stock)
        assert view(state).coming == known == state.stock[: len(known)]
        state = played(state, state.current, *rng.choice(state.places))
    assert view(state).coming == ()


@given(SEEDS, st.integers(0, 54), st.randoms(use_true_random=False))
def test_a_possible_state_shows_the_same_view_and_has_every_card_once(seed: int, seen: int, rng: random.Random) -> None:
    state = some_state(seed, seen)
    found = possible(view(state), rng)
    assert view(found) == view(state)
    assert found.tree == state.tree
    assert found.places == state.places
    assert sorted(found.deck) == sorted(state.deck)
    assert sorted(found.stock) == sorted(state.stock)
    if found.skipped:
        assert found.stock[-len(found.skipped) :] == state.skipped
    assert found.deck[:seen] == state.deck[:seen]


@given(SEEDS, st.randoms(use_true_random=False))
def test_a_possible_state_of_a_deck_seen_whole_is_the_state_itself(seed: int, rng: random.Random) -> None:
    state = some_state(seed, 54)
    assert replace(possible(view(state), rng), turned=state.turned) == state


@pytest.mark.parametrize("number", [1, 2, 7, 42])
def test_a_possible_state_has_the_same_known_cards(number: int) -> None:
    deck = DECK.deal(number)
    opening = dealt(deck, ROLES, deck)
    assert possible(view(opening), random.Random(1)) == opening
    known = possible(view(dealt(deck, ROLES, ())), random.Random(1))
    assert known.deck[known.turned - 1] == opening.current


def test_a_possible_state_draws_hidden_cards_at_random() -> None:
    shown = view(dealt(DECK.deal(7), ROLES, ()))
    assert len({possible(shown, random.Random(seed)).stock for seed in range(20)}) == 20
    assert possible(shown, random.Random(1)) == possible(shown, random.Random(1))


def test_families_of_a_view_that_are_in_two_places_or_in_none_are_read_once() -> None:
    shown = json.loads(encode_value(view(some_state(7))))
    families = shown["families"]
    top, *others = [family for family in families.values() if family["children"]]
    top["children"].append(others[0]["children"][0])
    others[-1]["parent"] = "nobody"
    read = tree(VIEW.validate_python(shown, strict=False))
    assert {family.member for family in read.families} == families.keys()


@pytest.mark.parametrize(
    "moves", [{"ZZ": ["child", 0, 0, 0]}, {"ZZ": []}, {"ZZ": 7}, {"ZZ": ["spouse", 0, 0, "x"]}], ids=str
)
def test_moves_that_do_not_fit_a_view_are_refused(moves: dict[str, object]) -> None:
    shown = json.loads(encode_value(view(some_state(7))))
    with pytest.raises(ValidationError, match="the moves do not belong to the families"):
        VIEW.validate_python({**shown, "moves": moves}, strict=False)
