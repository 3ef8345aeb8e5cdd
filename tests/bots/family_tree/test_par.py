"""The beam search that knows the deck finds the best score, compiled or not."""

import random
from collections.abc import Sequence

import pytest

from protocol.cards import Card
from protocol.games.family_tree.deck import DECK
from server.bots.family_tree import engine
from server.bots.family_tree.beam import Line
from server.bots.family_tree.card_numbers import NUMBER
from server.bots.family_tree.engine import ENGINE, PLAIN, Engine
from server.bots.family_tree.par import WIDTH, par
from server.bots.family_tree.play_out import PlayOut
from server.bots.family_tree.weights import ALONE
from server.games.family_tree.play import dealt, played
from server.games.family_tree.state import State
from server.games.family_tree.view import view

ENGINES = [PLAIN, *([ENGINE] if engine.COMPILED else [])]
every_engine = pytest.mark.parametrize("made", ENGINES)


def opened(state: State, made: Engine) -> PlayOut:
    """The twin of a solo leg."""
    seen = view(state)
    twin = made.PlayOut(ALONE, ALONE, True)
    twin.set_up(seen.families, seen.current, True)
    twin.set_stock(bytearray([NUMBER[card] for card in state.stock]))
    return twin


def short(number: int, cards: int) -> State:
    """A leg near its end: random moves until this number of cards is left."""
    rng, state = random.Random(number), dealt(DECK.deal(number), ("player",), ())
    while len(state.stock) > cards and state.current is not None:
        state = played(state, state.current, *rng.choice(state.places))
    return state


def best(state: State) -> int:
    """The best final score of all lines of play."""
    if state.current is None:
        return state.tree.score
    return max(best(played(state, state.current, target, index)) for target, index in state.places)


@every_engine
@pytest.mark.parametrize("number", range(1, 4))
@pytest.mark.parametrize("kept", [4000, 400])
def test_wide_beam_finds_the_best_score_if_it_follows_every_line(made: Engine, number: int, kept: int) -> None:
    state = short(number, 2)
    assert made.beam(opened(state, made), 4000, kept) == best(state)


@every_engine
@pytest.mark.parametrize("kept", [10, 3])
def test_finished_leg_is_worth_its_score(made: Engine, kept: int) -> None:
    over = short(3, 0)
    while over.current is not None:
        over = played(over, over.current, *over.places[0])
    assert made.beam(opened(over, made), 10, kept) == over.tree.score


@pytest.mark.parametrize("kept", [12, 4])
def test_compiled_beam_finds_the_same_as_the_plain_one(kept: int) -> None:
    found = {made.beam(opened(short(5, 20), made), 12, kept) for made in ENGINES}
    assert len(found) == 1


@pytest.mark.parametrize("deck", [DECK.deal(4)])
def test_wider_beam_finds_more(deck: Sequence[Card]) -> None:
    assert par(deck, 1, 1, 1) < par(deck, 30, 1, 1)
    assert par(deck, 1, 1, 1) < par(deck, 1, 10, 2)
    assert WIDTH == 10_000


def test_lines_are_equivalent_if_their_continuations_are_the_same() -> None:
    state = short(6, 30)
    assert state.current is not None and len(state.places) > 1
    lines = [Line(ALONE, ALONE, True) for _ in state.places]
    for line, place in zip(lines, state.places, strict=True):
        line.copy(opened(played(state, state.current, *place), PLAIN))
    assert len({line.equivalence() for line in lines}) == len(lines)
    again = Line(ALONE, ALONE, True)
    again.copy(lines[0])
    assert again.equivalence() == lines[0].equivalence() > 0
