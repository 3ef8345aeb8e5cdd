"""rules: family_tree, The deal and Play"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.cards import Card
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.view import Played
from protocol.ids import Role, Seat
from server.games.family_tree.notation import parse
from server.games.family_tree.play import dealt, played, to_move
from server.games.family_tree.state import State

ROLES: tuple[Role, ...] = ("maximizer", "minimizer")
VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "family_tree_games.json").read_text())["games"]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(card) for card in text.split())


def after(state: State, move: str) -> State:
    """The state after a move that names the member of its target."""
    made = parse(move)
    return played(state, made.card, *next(place for place in state.places if place[0] == made.target))


@pytest.mark.parametrize("game", VECTORS, ids=lambda game: f"number {game['number']}")
def test_whole_games_go_as_the_vectors_say(game: dict[str, Any]) -> None:
    state = dealt(DECK.deal(game["number"]), ROLES, ())
    assert [state.tree.nodes[0].family.member, state.tree.nodes[0].family.spouse] == game["tree_top"]
    assert list(state.skipped) == game["skipped_before_first_move"]
    assert state.tree.score == game["opening_score"]
    for move in game["moves"]:
        assert len(state.places) == move["choices"], move
        state = after(state, move["move"])
        assert (list(state.skipped), state.tree.score) == (move["skipped"], move["score"]), move
    assert state.current is None
    assert list(state.stock) == game["left_in_stock"]
    tree = state.tree
    assert game["final"] == {
        "score": tree.score,
        "levels": 10 * tree.deepest,
        "celebrity": tree.celebrity,
        "hands": tree.hands,
    }


@pytest.mark.parametrize(
    ("deck", "couple", "skipped", "current", "stock"),
    [
        pytest.param("5D TD QD 3S", "5D TD", "", "QD", "3S", id="the first two family cards are the couple"),
        pytest.param("2C 5D AH JD TD QD 3S", "5D TD", "", "QD", "3S 2C AH JD", id="others go to the bottom in order"),
        pytest.param("X1 X2 2C 3S", "X1 X2", "", "2C", "3S", id="jokers are family cards"),
        pytest.param("5D TD AC JC QD 3S", "5D TD", "AC JC", "QD", "3S AC JC", id="what cannot be played follows"),
        pytest.param("AH 5D JS TD AC QD 3S", "5D TD", "AC", "QD", "3S AH JS AC", id="both, one after the other"),
    ],
)
def test_the_deal_turns_cards_over_until_there_is_a_couple_and_a_card_to_play(
    deck: str, couple: str, skipped: str, current: str, stock: str
) -> None:
    state = dealt(cards(deck), ROLES, ())
    top = state.tree.nodes[0].family
    assert f"{top.member} {top.spouse}" == couple
    assert state.skipped == cards(skipped)
    assert state.current == current
    assert state.stock == cards(stock)
    assert state.deck == cards(deck)


def test_a_deck_without_a_couple_is_refused() -> None:
    with pytest.raises(ValueError, match="without two family cards"):
        dealt(cards("5D 2C AH"), ROLES, ())


def test_a_card_that_cannot_be_played_goes_to_the_bottom_and_the_turn_stays() -> None:
    opening = dealt(cards("5D TD QD AC JC 3S"), ROLES, ())
    divorced = after(after(opening, "QD>5D"), "AC>5D")
    assert divorced.current == "JC"
    dead = after(divorced, "JC>QD")
    assert (dead.current, dead.skipped, dead.stock) == (None, cards("3S"), cards("3S"))

    opening = dealt(cards("5D TD 2C 2D JH QD AS"), ROLES, ())
    extended = after(opening, "2C>5D")
    assert extended.skipped == cards("2D JH")
    assert extended.current == "QD"
    assert extended.stock == cards("AS 2D JH")
    assert to_move(extended) == 1
    assert extended.played == Played(Seat(0), Card("2C"), Card("5D"), "extended", 0, cards("2D JH"))


def test_a_skipped_card_comes_again_and_can_be_played_later() -> None:
    opening = dealt(cards("5D TD JC QD"), ROLES, ())
    assert opening.skipped == cards("JC")
    assert after(opening, "QD>5D").current == "JC"


def test_the_leg_ends_when_the_stock_is_empty() -> None:
    state = after(dealt(cards("5D TD QD"), ROLES, ()), "QD>5D")
    assert (state.current, state.stock, state.skipped, state.places) == (None, (), (), ())


def test_the_leg_ends_when_every_card_left_was_turned_over_since_the_last_one_played() -> None:
    state = dealt(cards("5D TD 2C 2D QD AC AD 2H AH"), ROLES, ())
    for move in ("2C>5D", "QD>5D", "AC>5D"):
        state = after(state, move)
    assert state.current is None
    assert state.skipped == state.stock == cards("AD 2H AH 2D")


@pytest.mark.parametrize(("roles", "first"), [(("maximizer", "minimizer"), 0), (("minimizer", "maximizer"), 1)])
def test_the_maximizer_plays_the_first_card_then_they_alternate(roles: tuple[Role, ...], first: int) -> None:
    state = dealt(cards("5D TD QD 3S 4C 5C"), roles, ())
    turns = []
    while state.current is not None:
        turns.append(to_move(state))
        state = after(state, f"{state.current}>{state.places[0][0]}")
    assert turns == [first, 1 - first, first, 1 - first]


@pytest.mark.parametrize(
    ("drawn", "card", "target", "does"),
    [
        ("5D+TD: QD", "KS", "5D", "child"),
        ("5D+TD: QD", "KS", "QD", "spouse"),
        ("5D+TD: QD", "2S", "5D", "extended"),
        ("5D+TD: QD", "AS", "5D", "divorced"),
        ("5D+TD: QD", "JS", "TD", "deceased"),
        ("5D+TD: QD", "JS", "QD", "deceased"),
    ],
)
def test_the_description_of_a_move_has_its_effects(
    leg: Callable[[str, str], State], drawn: str, card: str, target: str, does: str
) -> None:
    account = after(leg(drawn, card), f"{card}>{target}").played
    assert account is not None
    assert (account.card, account.target, account.does) == (card, target, does)


@given(st.permutations(DECK.cards), st.lists(st.integers(0, 10**6), min_size=52, max_size=52))
def test_cards_are_conserved_and_a_leg_ends(deck: list[Card], choices: list[int]) -> None:
    state = dealt(deck, ROLES, ())
    for ply, choice in enumerate(choices):
        assert state.ply == ply
        in_tree = [
            card
            for family in (node.family for node in state.tree.nodes)
            for card in (family.member, family.member_cover, family.spouse, family.spouse_cover, family.extended)
            if card is not None
        ]
        current = [] if state.current is None else [state.current]
        assert sorted([*in_tree, *current, *state.stock]) == sorted(deck)
        assert len(in_tree) == 2 + ply
        assert set(in_tree + current) <= set(deck[: state.turned])
        if state.current is None:
            return
        state = played(state, state.current, *state.places[choice % len(state.places)])
    assert state.current is None
    assert state.turned == 54


def test_what_was_turned_over_is_a_growing_beginning_of_the_deck() -> None:
    deck = cards("AH 5D JS TD AC QD 3S KS")
    state = dealt(deck, ROLES, ())
    assert state.turned == 6
    state = after(state, "QD>5D")
    assert state.turned == 7
    state = after(after(state, "3S>5D"), "KS>5D")
    assert (state.current, state.turned) == ("AH", 8)
