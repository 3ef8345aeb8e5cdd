"""Views, and possible hidden cards. rules: grandmas_game, The layout, Play and Computer player"""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic_core import from_json, to_json

from protocol.cards import PACK
from protocol.encoding import encode_value
from protocol.games.grandmas_game.options import GrandmasGameOptions
from protocol.ids import Seat
from server.games.game import Setup
from server.games.grandmas_game.rules import GrandmasGame
from server.games.grandmas_game.state import PILES, Position, State
from server.games.grandmas_game.view import remembering
from tests.games.grandmas_game.conftest import PLAYER, cards

GAME = GrandmasGame()
OPTIONS = GrandmasGameOptions()
ALONE = Seat(0)
SEEDS = st.integers(0, 2**32)


def after(state: State, *moves: str) -> State:
    for move in moves:
        state = GAME.apply(state, ALONE, GAME.parse(move))
    return state


def some_state(seed: int, seats: int = 1) -> State:
    """A state somewhere in a leg that is played by chance."""
    rng = random.Random(seed)
    deck = list(PACK * 2)
    rng.shuffle(deck)
    state = GAME.deal(Setup(options=OPTIONS, deck=deck, roles=(PLAYER,) * seats))
    for _ in range(rng.randrange(70)):
        if GAME.to_act(state):
            seat = rng.choice(sorted(GAME.to_act(state)))
            moves = [move for move in GAME.legal_moves(state, seat) if move.does != "give-up"]
            state = GAME.apply(state, seat, rng.choice(moves) if moves else GAME.parse("give-up"))
    return state


def hidden_otherwise(state: State, rng: random.Random) -> State:
    """The state with the cards that the seat has not in sight changed for each other, remembered or not."""
    table = state.tables[0]
    position = table.position
    shown = [1 + (at in table.peeked) for at in range(len(PILES))]
    cut = [max(len(pile) - few, 0) for pile, few in zip(position.piles, shown, strict=True)]
    hidden = [card for pile, below in zip(position.piles, cut, strict=True) for card in pile[:below]]
    hidden += position.stock
    rng.shuffle(hidden)
    piles = []
    for pile, below in zip(position.piles, cut, strict=True):
        piles.append((*[hidden.pop() for _ in range(below)], *pile[below:]))
    other = replace(position, piles=tuple(piles), stock=tuple(hidden))
    return replace(state, tables=(replace(table, position=other), *state.tables[1:]))


@settings(max_examples=25, deadline=None)
@given(SEEDS, st.randoms(use_true_random=False))
def test_frames_do_not_depend_on_hidden_cards(seed: int, rng: random.Random) -> None:
    state = some_state(seed)
    if not state.tables[0].made or not GAME.to_act(state):
        return
    other = hidden_otherwise(state, rng)
    assert encode_value(GAME.view(other, ALONE)) == encode_value(GAME.view(state, ALONE))
    assert encode_value(GAME.view(other, None)) == encode_value(GAME.view(state, None))


def test_the_dealing_is_shown_until_the_first_move_and_no_longer() -> None:
    deck = GAME.deck(OPTIONS, 1, 7)
    opening = GAME.deal(Setup(options=OPTIONS, deck=deck, roles=(PLAYER,)))
    dealt = GAME.view(opening, ALONE).dealt
    assert [card.pile for card in dealt[:14]] == [*PILES, "A"]
    assert dealt[0].card == deck[0]
    assert sum(card.stock for card in dealt) == GAME.view(opening, ALONE).stock
    moved = after(opening, "deal")
    assert GAME.view(moved, ALONE).dealt == ()
    assert GAME.view(after(moved, "undo"), ALONE).dealt == ()


def test_nothing_that_was_seen_is_kept_in_a_later_view() -> None:
    """After a move a view shows only open cards: tops, foundations, the workspace, and the moved cards."""
    for seed in range(20):
        state = some_state(seed)
        view, position = GAME.view(state, ALONE), state.tables[0].position
        if not state.tables[0].made or not GAME.to_act(state):
            continue
        told: Any = from_json(to_json(view))
        del told["foundations"], told["moves"], told["played"]
        open_now = {pile[-1] for pile in position.piles if pile} | set(position.workspace)
        open_now |= {position.piles[at][-2] for at in state.tables[0].peeked}
        assert set(_cards_in(told)) <= open_now


def _cards_in(told: Any) -> list[str]:
    if isinstance(told, dict):
        return [card for value in told.values() for card in _cards_in(value)]
    if isinstance(told, list):
        return [card for value in told for card in _cards_in(value)]
    return [told] if told in PACK else []


def test_a_peek_is_shown_only_to_its_player(lay: Callable[..., State]) -> None:
    state = after(lay(stock="2C", p5="2C AH", p6="9S AH"), "peek 6")
    view = GAME.view(state, ALONE)
    assert [pile.under for pile in view.piles if pile.size] == [None, "9S"]
    assert view.played is not None
    assert (view.played.does, view.played.card) == ("peek", "9S")


def test_what_a_move_has_not_is_none_and_every_move_is_counted(lay: Callable[..., State]) -> None:
    state = lay("7H+ 8H-", stock="2C", p5="2C AS", p6="9S AS", workspace="8: 8H 3C")
    legal = {move.move: (move.card, move.source, move.target) for move in GAME.view(state, ALONE).moves}
    assert legal["deal"] == legal["give-up"] == (None, None, None)
    assert (legal["5>S+"], legal["H+>H-"]) == (("AS", "5", "S+"), ("7H", "H+", "H-"))
    assert legal["peek 6"] == (None, "6", None)
    made = GAME.view(state, ALONE).made
    told = {
        "peek 6": ("9S", "6", None),
        "order 3C 8H": (None, None, None),
        "deal": ("2C", None, "2"),
        "undo": (None, None, None),
        "give-up": (None, None, None),
    }
    for count, (text, what) in enumerate(told.items(), start=made + 1):
        state = after(state, text)
        view = GAME.view(state, ALONE)
        assert view.played is not None
        assert (view.made, view.played.card, view.played.source, view.played.target) == (count, *what)


def test_what_is_left_is_shown_when_the_leg_is_over_and_not_before(lay: Callable[..., State]) -> None:
    state = lay(stock="2C", p5="2C 9H", workspace="6: 3D")
    assert GAME.view(state, ALONE).left == ()
    over = GAME.view(after(state, "give-up"), ALONE)
    assert (over.left[4], *over.left[13:]) == (cards("2C 9H"), cards("3D"), cards("2C"))
    assert (over.ended, over.moves, over.may_order) == ("given-up", (), False)


@pytest.mark.parametrize(
    ("lying", "moves", "change"),
    [
        ({"p5": "2C AH"}, "5>H+", {"undo": -1}),
        ({"p5": "2C AH"}, "5>H+ undo", {"redo": 1}),
        ({"p5": "2C AH"}, "deal 5>H+ undo", {"undo": 0, "redo": 1}),
        ({"pA": "2C AH", "p2": ""}, "A>H+ deal undo undo redo", {"undo": -1, "redo": 0}),
        ({"pA": "AH", "workspace": "A: AH"}, "w:AH>H+", {"undo": -1}),
    ],
)
def test_undo_and_redo_have_their_effects(
    lay: Callable[..., State], lying: dict[str, str], moves: str, change: dict[str, int]
) -> None:
    state = after(lay(stock="2C 3C", **lying), *moves.split())
    view = GAME.view(state, ALONE)
    assert {move.does: move.change for move in view.moves if move.does in ("undo", "redo")} == change


@settings(max_examples=25, deadline=None)
@given(SEEDS, st.sampled_from([1, 3]), st.randoms(use_true_random=False))
def test_a_possible_state_shows_the_same_view_and_its_tables_have_every_card(
    seed: int, seats: int, rng: random.Random
) -> None:
    state = some_state(seed, seats)
    for seat in (ALONE, None):
        view = GAME.view(state, seat)
        possible = GAME.possible(view, rng)
        assert GAME.view(possible, seat) == view
        assert [_cards_of(table.position) for table in possible.tables] == [sorted(PACK * 2)] * seats
        for move in GAME.legal_moves(possible, ALONE):
            assert GAME.apply(possible, ALONE, move).tables[0].position.score >= 0


def _cards_of(position: Position) -> list[str]:
    held = [card for pile in (*position.piles, position.workspace, position.stock) for card in pile]
    for suit, up, down in zip("CDHS", position.up, position.down, strict=True):
        held += [card for card in PACK if card[1] == suit][:up]
        held += [card for card in PACK if card[1] == suit][13 - down :]
    return sorted(held)


@settings(max_examples=20, deadline=None)
@given(SEEDS, st.randoms(use_true_random=False))
def test_who_remembers_knows_the_piles_and_draws_the_stock_by_chance(seed: int, rng: random.Random) -> None:
    state = some_state(seed)
    table = state.tables[0]
    view = remembering(state, ALONE)
    assert view.remembered is not None
    assert replace(view, remembered=None) == GAME.view(state, ALONE)
    assert encode_value(GAME.computer_view(state, ALONE)) == encode_value(view)
    possible = GAME.possible(view, rng)
    assert remembering(possible, ALONE) == view
    assert possible.tables[0].position.piles == table.position.piles
    known = len(view.remembered.stock)
    assert possible.tables[0].position.stock[len(table.position.stock) - known :] == view.remembered.stock[::-1]
    assert sorted(possible.tables[0].position.stock) == sorted(table.position.stock)


def test_what_is_remembered_has_been_seen(lay: Callable[..., State]) -> None:
    def seen(state: State) -> tuple[int, ...]:
        remembered = remembering(state, ALONE).remembered
        assert remembered is not None
        return (*remembered.seen[3:6], len(remembered.stock))

    opening = remembering(
        GAME.deal(Setup(options=OPTIONS, deck=GAME.deck(OPTIONS, 1, 7), roles=(PLAYER,))), ALONE
    ).remembered
    assert opening is not None and (opening.seen, opening.stock) == ((1,) * 13, ())
    state = lay(stock="2C 5D 6D", p4="KS 2S", p5="3C 4C AH", p6="9S 9C AH")
    assert seen(state) == (1, 1, 1, 0)
    assert seen(after(state, "peek 6")) == (1, 1, 2, 0)
    assert seen(after(state, "5>H+")) == (1, 1, 1, 0)
    assert seen(after(state, "5>H+", "undo")) == (1, 2, 1, 0)
    dealt = after(state, "deal", "deal")
    assert seen(dealt) == (1, 0, 4, 0)
    assert seen(after(dealt, "undo")) == (1, 3, 0, 1)
    assert seen(after(dealt, "undo", "undo")) == (1, 3, 3, 2)
