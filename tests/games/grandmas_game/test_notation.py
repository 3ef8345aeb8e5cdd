"""rules: grandmas_game, Moves as written"""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.cards import PACK, RANKS
from server.games.errors import MalformedMove
from server.games.grandmas_game.foundations import FOUNDATIONS
from server.games.grandmas_game.notation import Move, parse

piles, foundations, cards = st.sampled_from(RANKS), st.sampled_from(FOUNDATIONS), st.sampled_from(PACK)
moves = st.one_of(
    st.builds(Move, st.just("play"), piles, foundations),
    st.builds(lambda card, target: Move("play", "w", target, (card,)), cards, foundations),
    st.builds(Move, st.just("transfer"), foundations, foundations),
    st.builds(lambda order: Move("order", cards=tuple(order)), st.lists(cards, min_size=1)),
    st.builds(Move, st.just("peek"), piles),
    st.builds(Move, st.sampled_from(["deal", "undo", "redo", "give-up"])),
)


@given(moves)
def test_a_move_is_read_back_as_it_is_written(move: Move) -> None:
    assert parse(str(move)) == move
    assert parse(str(move).lower()) == move


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("10>h+", "T>H+"),
        (" a > ♠- ", "A>S-"),
        ("w : 10♦ > d-", "w:TD>D-"),
        ("h+ > h-", "H+>H-"),
        ("DEAL", "deal"),
        ("Order  10H 3c  kd", "order TH 3C KD"),
        ("peek 10", "peek T"),
        ("Give-Up", "give-up"),
    ],
)
def test_a_move_is_read_in_any_case_with_tens_and_suits_as_people_write_them(text: str, written: str) -> None:
    assert str(parse(text)) == written


@pytest.mark.parametrize(
    "text",
    [
        "5",
        "5>",
        ">H+",
        "5>H",
        "X>H+",
        "w>H+",
        "w:>H+",
        "w:H>H+",
        "5:8H>H+",
        "order",
        "order 8",
        "peek",
        "peek 1",
        "deal 5",
        "H+>5",
    ],
)
def test_text_that_is_no_move_is_rejected_with_an_example(text: str) -> None:
    with pytest.raises(MalformedMove, match="is not a move") as refused:
        parse(text)
    assert re.search(r"5>H\+|written like 7D", str(refused.value))


def test_a_card_that_is_none_is_refused_in_the_cards_own_words() -> None:
    with pytest.raises(MalformedMove, match="'1H' is not a card; one is written like 7D"):
        parse("order 8H 1H")
