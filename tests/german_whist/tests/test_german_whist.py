"""The rules of German Whist, and the contract that Turnabout expects of every game."""

import sys
from dataclasses import replace

import pytest
from turnabout_german_whist.rules import HAND, Rules, State

from protocol.cards import PACK, Card
from protocol.ids import Seat
from server.contract.report import report
from server.games.errors import IllegalMove, NotYourTurn
from server.games.game import Setup

GAME = Rules()


def dealt(trumps: str = "turned") -> State:
    """Return a leg before its first move: seat 0 holds all clubs and leads, seat 1 all diamonds."""
    options = GAME.options.model_validate({"trumps": trumps})
    return GAME.deal(Setup(options=options, deck=PACK, roles=("maximizer", "minimizer")))


def after(state: State, *cards: str) -> State:
    """Return the state after cards, played by the seats in turn."""
    for card in cards:
        state = GAME.apply(state, state.turn, Card(card))
    return state


def test_the_suit_of_the_face_up_card_is_trumps() -> None:
    state = dealt()
    assert (state.stock[0], state.trump) == (PACK[26], PACK[26][1])
    assert dealt("none").trump is None


def test_the_winner_takes_the_face_up_card_and_leads() -> None:
    state = dealt()
    first, second, *_ = state.stock
    state = after(state, "2C", "2D")
    assert state.turn == state.taken == 0 and state.lead is None
    assert state.hands[0][-1] == first and state.hands[1][-1] == second
    assert state.held == ((first,), ())
    assert GAME.view(state, None).held == ((first,), ()) and GAME.view(state, Seat(0)).hand == state.hands[0]
    assert GAME.view(state, Seat(0)).held[1] == (), "the loser's card is not seen"


def test_a_trump_beats_the_suit_that_was_led() -> None:
    state = replace(dealt(), trump="D")
    assert after(state, "KC", "2D").turn == 1
    assert after(replace(state, trump=None), "2C", "KD").turn == 0


def test_the_second_card_follows_suit() -> None:
    hands = ((Card("2C"), Card("3D")), (Card("4C"), Card("5D")))
    state = after(replace(dealt(), hands=hands), "2C")
    assert GAME.legal_moves(state, Seat(1)) == [Card("4C")]
    with pytest.raises(IllegalMove, match="Follow suit: play one of your clubs"):
        after(state, "5D")
    with pytest.raises(NotYourTurn):
        GAME.check(state, Seat(0), Card("3D"))


def test_only_tricks_without_a_stock_count() -> None:
    assert GAME.score(after(dealt(), "2C", "2D")).total == 0
    state = replace(dealt(), stock=())
    assert GAME.score(after(state, "2C", "2D")).total == 1
    assert GAME.score(replace(state, tricks=(4, 9), roles=("minimizer", "maximizer"))).total == 9


def test_a_leg_has_52_moves() -> None:
    state = dealt()
    while seats := GAME.to_act(state):
        (seat,) = seats
        state = GAME.apply(state, seat, GAME.legal_moves(state, seat)[0])
    assert state.ply == 52 and sum(state.tricks) == HAND


def test_the_game_keeps_the_contract() -> None:
    assert report("german-whist", sys.stdout)
