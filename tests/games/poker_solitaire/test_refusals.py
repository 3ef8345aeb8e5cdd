"""What is refused, and in which words. rules: poker_solitaire, Turns and Options"""

from typing import Any

import pytest

from protocol.ids import Seat
from server.games.errors import IllegalMove, NotYourTurn
from server.games.poker_solitaire.state import State
from tests.games.poker_solitaire.builders import GAME, after, leg, lying

FULL = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD"
EVERYWHERE = [f"{column}{row}" for row in range(1, 6) for column in "abcde" if column + str(row) != "c3"]
ALTERNATE: dict[str, Any] = {"mode": "alternate", "dealt": 2}


def refused(state: State, seat: int, move: str) -> tuple[str, Any]:
    with pytest.raises(IllegalMove) as error:
        GAME.check(state, Seat(seat), GAME.parse(move))
    data = error.value.data
    return str(error.value), data.get("places", data.get("dealt"))


@pytest.mark.parametrize(
    ("wishes", "moves", "move", "words", "right"),
    [
        ({}, "KH>c3", "2C>a1", "2C is not dealt.", "QH"),
        ({}, "KH>c3", "KH>c4", "KH has been taken: it lies on c3.", "QH"),
        ({}, "KH>p1x1", "KH>c4", "KH has been taken: it lies on p1x1.", "QH"),
        ({}, "KH>c3", "QH>c3", "c3 is taken: KH lies there.", "c2 b3 d3 c4"),
        (
            {},
            "KH>c3",
            "QH>d4",
            "A card on d4 would touch no other: its edge must touch the edge of another card of the matrix.",
            "c2 b3 d3 c4",
        ),
        (
            {"touching": "corners"},
            "KH>a1",
            "QH>c3",
            "A card on c3 would touch no other: its edge or corner must touch another card of the matrix.",
            "b1 a2 b2",
        ),
        ({}, "KH>c3", "2:c4>c5", "There is only one matrix. Write c4.", None),
        ({}, "KH>c3", "QH>p2x1", "There is no reject square p2x1: there are p1x1.", "p1x1"),
        (
            {"rejects": {"1": 0}},
            "KH>c3",
            "QH>cx1",
            "There is no reject square cx1: there are none.",
            "",
        ),
        ({}, "KH>p1x1", "QH>p1x1", "p1x1 is used: KH lies there.", ""),
        ({"rejects": {"common": 1}}, "KH>p1x1", "QH>p1x1", "p1x1 is used: KH lies there.", "cx1"),
        (
            {},
            "KH>c3",
            "c3>c4",
            "Placed cards stay: KH on c3 can only be rejected.",
            None,
        ),
        ({}, "KH>c3", "d3>c4", "No card lies on d3.", None),
        ({}, "KH>c3", "p1x1>c4", "No card lies on p1x1.", None),
        (
            {},
            "KH>p1x1",
            "p1x1>c4",
            "KH is rejected and does not come back.",
            None,
        ),
        (
            {"movable": True},
            "KH>p1x1",
            "p1x1>p1x1",
            "A rejected card only goes back into a matrix.",
            None,
        ),
        ({"movable": True}, "KH>c3", "c3>c3", "c3 is taken: KH lies there.", " ".join(EVERYWHERE)),
        ({}, "KH>c3", "pass", "There is nothing to pass: players take no turns here.", None),
        ({}, "KH>c3", "done", "Done is only for races: this leg ends by itself.", None),
        ({"mode": "race"}, "", "done", "Done is for a full matrix: 25 squares are still free.", None),
        ({"mode": "sum-of-two"}, "", "KH>c3", "There are two matrices. Write 1:c3 or 2:c3.", None),
        (
            {"mode": "sum-of-two"},
            "KH>1:c3",
            "1:c3>2:c3",
            "A card is moved within its matrix, not into the other one.",
            None,
        ),
        (
            {"mode": "sum-of-two", "movable": True},
            "KH>1:c3",
            "1:c3>2:c3",
            "A card is moved within its matrix, not into the other one.",
            None,
        ),
        (
            ALTERNATE,
            "KH>c3 JH>c3",
            "QH>2:c2",
            "There is no planting here. Put the card into your own matrix.",
            "1:c2 1:b3 1:d3 1:c4",
        ),
        (ALTERNATE, "", "KH>p2x1", "p2x1 is the other player's reject square.", None),
        (ALTERNATE, "KH>p1x1 JH>p2x1", "p2x1>c3", "p2x1 is the other player's reject square.", None),
        (ALTERNATE, "KH>p1x1 JH>c3", "QH>p2x1", "p2x1 is the other player's reject square.", None),
        (
            ALTERNATE,
            "KH>c3 JH>c3",
            "2:c3>1:c2",
            "There is no stealing here: JH is in the other player's matrix.",
            None,
        ),
        (
            ALTERNATE,
            "KH>c3 JH>c3",
            "2:c3>p1x1",
            "JH is in the other player's matrix. You can reject only your own cards.",
            None,
        ),
        (
            ALTERNATE,
            "KH>c3 JH>c3",
            "1:c3>2:c2",
            "Only a dealt card can be planted: KH is placed already.",
            None,
        ),
        (
            ALTERNATE,
            "KH>c3 JH>c3",
            "pass",
            "You can pass only when your matrix is full or no more cards are dealt to you.",
            None,
        ),
        (
            {**ALTERNATE, "stealing": True},
            "KH>c3 1:c3>2:c3",
            "2:c3>1:c3",
            "KH was stolen once: a stolen card cannot be stolen back.",
            None,
        ),
        (
            {**ALTERNATE, "stealing": True},
            "KH>c3 JH>c3",
            "2:c3>2:c2",
            "JH is in the other player's matrix. Steal it into your own matrix.",
            None,
        ),
        (
            {**ALTERNATE, "movable": True},
            "KH>p1x1 JH>c3",
            "p1x1>2:c4",
            "A rejected card only goes back into your own matrix.",
            None,
        ),
        ({"mode": "same-deck"}, "KH>c3 KH>c3", "JH>c4", "JH is not dealt to you.", "QH"),
    ],
)
def test_a_rejection_explains_the_error_and_the_remedy(
    wishes: dict[str, Any], moves: str, move: str, words: str, right: str | None
) -> None:
    state = after(leg("KH QH JH", **wishes), moves)
    told, choice = refused(state, min(GAME.to_act(state)), move)
    assert told.startswith(words)
    assert choice == (None if right is None else tuple(right.split()))


def test_a_full_matrix_accepts_no_cards() -> None:
    state = lying(leg("KH", mode="race"), FULL, "")
    assert refused(state, 0, "KH>c3") == ("1:c3 is taken: KC lies there.", ())
    assert "1 square is still free" in refused(lying(state, FULL[:-3], ""), 0, "done")[0]
    assert "1 square is still free" in refused(lying(state, "", FULL[:-3]), 1, "done")[0]


def test_who_loses_the_race_for_a_card_hears_that_the_other_took_it() -> None:
    state = leg("KH QH JH", mode="race", dealt=2, rejects={"common": 1})
    state = after(state, "KH>c3", 1)
    assert refused(state, 0, "KH>a1")[0] == "The other player has taken KH: it lies on 2:c3."
    assert refused(state, 1, "KH>a1")[0] == "You have taken KH: it lies on 2:c3."
    state = after(state, "QH>cx1", 0)
    assert refused(state, 0, "KH>a1")[0] == "The other player has taken KH: it lies on 2:c3."
    assert refused(state, 1, "KH>a1")[0] == "KH has been taken: it lies on 2:c3."
    assert refused(state, 1, "QH>b3")[0] == "The other player has taken QH: it lies on cx1."
    state = after(state, "JH>c3", 0)
    assert refused(state, 1, "QH>b3")[0] == "QH has been taken: it lies on cx1."


def test_of_equal_cards_the_taken_one_is_identified() -> None:
    state = after(leg("KH KH QH JH", mode="race", decks=2), "KH>a1 KH>b2", 0, 1)
    assert refused(state, 0, "KH>a2")[0] == "The other player has taken KH: it lies on 2:b2."
    state = after(state, "QH>a2", 0)
    assert refused(state, 0, "KH>a3")[0] == "The other player has taken KH: it lies on 2:b2."
    assert refused(state, 1, "KH>a3")[0] == "The other player has taken KH: it lies on 1:a1."


@pytest.mark.parametrize("mode", ["race", "race-both"])
def test_who_has_nothing_left_to_do_in_a_race_waits(mode: str) -> None:
    state = lying(leg("KH", mode=mode, rejects={"1": 0}), FULL, "")
    assert GAME.to_act(state) == ({1} if mode == "race-both" else {0, 1})
    if mode == "race-both":
        with pytest.raises(NotYourTurn, match="You have nothing left to do"):
            GAME.check(state, Seat(0), GAME.parse("KH>c3"))


def test_it_says_whose_turn_it_is() -> None:
    for mode, words in (("alternate", "It is another player's turn."), ("duel", "It is the maximizer's turn.")):
        with pytest.raises(NotYourTurn, match=words):
            GAME.check(leg("KH", mode=mode), Seat(1), GAME.parse("KH>c3"))
    with pytest.raises(NotYourTurn, match=r"^The leg is over\.$"):
        GAME.check(lying(leg("KH"), FULL), Seat(0), GAME.parse("KH>c3"))
