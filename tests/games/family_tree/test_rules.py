"""Family Tree as a `Game`. rules: family_tree, Play and Record"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pydantic_core import to_jsonable_python

from protocol.cards import Card
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.ids import Role, Seat
from server.games.errors import GameError, IllegalMove, NotYourTurn
from server.games.family_tree.rules import FamilyTree
from server.games.family_tree.state import State
from server.games.game import Setup

GAME = FamilyTree()
ROLES: tuple[Role, ...] = ("maximizer", "minimizer")
VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "family_tree_games.json").read_text())["games"]


def opening(number: int, roles: tuple[Role, ...] = ROLES) -> State:
    options = FamilyTreeOptions()
    return GAME.deal(Setup(options=options, deck=GAME.deck(options, 2, number), roles=roles))


def test_stored_legs_and_records_name_these_rules() -> None:
    assert (GAME.name, GAME.rules) == ("family-tree", 1)
    assert FamilyTreeOptions().model_dump() == {}


def test_the_minimizer_alone_wants_the_score_low() -> None:
    for format in GAME.formats(FamilyTreeOptions()).values():
        assert [format.wants_high(role) for role in ("player", "maximizer", "minimizer")] == [True, True, False]


def test_the_opening_has_the_cards_turned_over_after_the_couple() -> None:
    options = FamilyTreeOptions()
    deck = [Card(card) for card in ["AC", "5D", "2C", "TD", "JS", "AH", "QD", "3S"]]
    state = GAME.deal(Setup(options=options, deck=deck, roles=ROLES))
    assert GAME.record_writer.describe_opening(state) == {"tree_top": ["5D", "TD"], "skipped": ["JS", "AH"]}


def test_time_makes_no_difference() -> None:
    assert not any(format.timed for format in GAME.formats(FamilyTreeOptions()).values())


def seat_of(state: State) -> Seat:
    return next(iter(GAME.to_act(state)))


@pytest.mark.parametrize("game", VECTORS, ids=lambda game: f"number {game['number']}")
def test_records_of_whole_games_match_the_vectors(game: dict[str, Any]) -> None:
    state = opening(game["number"])
    assert GAME.record_writer.describe_opening(state) == {
        "tree_top": game["tree_top"],
        "skipped": game["skipped_before_first_move"],
    }
    assert GAME.describe_last_move(state) is None
    for move in game["moves"]:
        seat = seat_of(state)
        assert len(GAME.legal_moves(state, seat)) == move["choices"]
        state = GAME.apply(state, seat, GAME.parse(move["move"]))
        assert GAME.record_writer.describe_move(state) == {"skipped": move["skipped"]}
        assert GAME.score(state).total == move["score"]
        account = to_jsonable_python(GAME.describe_last_move(state))
        assert f"{account['card']}>{account['target']}" == move["move"]
        assert (account["seat"], account["skipped"]) == (seat, move["skipped"])
    score = GAME.score(state)
    assert {"score": score.total, **score.parts} == game["final"]
    assert list(GAME.record_writer.list_unplayed(state)) == game["left_in_stock"]


@pytest.mark.parametrize(
    ("card", "typed", "written"),
    [
        ("KS", "KS>3S", "KS>5H"),
        ("KS", "KS>5H", "KS>5H"),
        ("KS", "ks>qd", "KS>QD"),
        ("2C", "2C>TD", "2C>5D"),
        ("AC", "AC>TD", "AC>5D"),
        ("JC", "JC>TD", "JC>TD"),
        ("JC", "JC>3S", "JC>3S"),
    ],
)
def test_a_couple_may_be_named_by_either_partner_and_is_written_with_the_member(
    leg: Callable[[str, str], State], card: str, typed: str, written: str
) -> None:
    state = leg("5D+TD: QD, 5H+3S", card)
    move = GAME.check(state, Seat(0), GAME.parse(typed))
    assert str(move) == written
    assert GAME.apply(state, Seat(0), GAME.parse(typed)) == GAME.apply(state, Seat(0), move)
    account = GAME.apply(state, Seat(0), GAME.parse(typed)).played
    assert account is not None
    assert account.target == move.target


@pytest.mark.parametrize(("seat", "roles", "whose"), [(1, ROLES, "maximizer"), (0, ROLES[::-1], "maximizer")])
def test_a_move_out_of_turn_names_the_player_to_move(seat: int, roles: tuple[Role, ...], whose: str) -> None:
    state = opening(7, roles)
    with pytest.raises(NotYourTurn, match=f"It is the {whose}'s turn"):
        GAME.check(state, Seat(seat), GAME.legal_moves(state, seat_of(state))[0])


def test_a_leg_that_is_over_takes_no_move_from_anyone() -> None:
    state = opening(1)
    while GAME.to_act(state):
        seat = seat_of(state)
        last = GAME.legal_moves(state, seat)[0]
        state = GAME.apply(state, seat, last)
    for either in (Seat(0), Seat(1)):
        assert GAME.legal_moves(state, either) == []
        with pytest.raises(NotYourTurn, match="The leg is over"):
            GAME.apply(state, either, last)


def test_only_the_current_card_can_be_played(leg: Callable[[str, str], State]) -> None:
    with pytest.raises(IllegalMove, match="The current card is KS, not 7D") as refused:
        GAME.check(leg("5D+TD: QD", "KS 7D"), Seat(0), GAME.parse("7D>5D"))
    assert refused.value.data == {"card": "7D", "current": "KS", "targets": ("5D", "QD")}


@pytest.mark.parametrize("move", ["7D>5D", "KS>7D", "KS>KS", "KS>TD", "KS>AC"])
def test_what_check_refuses_apply_refuses_in_the_same_words(leg: Callable[[str, str], State], move: str) -> None:
    state = leg("5D+TD/AC: QD", "KS")
    with pytest.raises(GameError) as checked:
        GAME.check(state, Seat(0), GAME.parse(move))
    with pytest.raises(GameError) as applied:
        GAME.apply(state, Seat(0), GAME.parse(move))
    assert (type(checked.value), str(checked.value)) == (type(applied.value), str(applied.value))


def test_what_is_left_in_a_leg_that_is_not_over_starts_with_the_current_card() -> None:
    state = opening(7)
    assert GAME.record_writer.list_unplayed(state)[0] == state.current
    assert len(GAME.record_writer.list_unplayed(state)) == 52


def test_what_a_leg_has_shown_ends_with_the_current_card_until_the_stock_comes_round() -> None:
    state = opening(42)
    assert GAME.shown(state) == DECK.deal(42)[: len(GAME.shown(state))]
    assert GAME.shown(state)[-1] == state.current
