"""rules: family_tree, Play: a move is the card, then the card it is played on."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.cards import JOKERS, PACK
from server.games.errors import MalformedMove
from server.games.family_tree.notation import Move, parse

CARDS = st.sampled_from(PACK + JOKERS)


@given(st.builds(Move, CARDS, CARDS))
def test_a_move_is_read_back_as_it_is_written(move: Move) -> None:
    assert parse(str(move)) == move
    assert parse(str(move).lower()) == move


@pytest.mark.parametrize(
    ("text", "written"), [("ks>7d", "KS>7D"), (" 10d > 10♦ ", "TD>TD"), ("X1>q♠", "X1>QS"), ("x2>10H", "X2>TH")]
)
def test_input_is_case_blind_and_takes_10_and_suit_signs(text: str, written: str) -> None:
    assert str(parse(text)) == written


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "'' is not a move."),
        ("KS", "'KS' is not a move."),
        ("KS7D", "is not a move."),
        ("KS>", "'' is not a card"),
        (">7D", "'' is not a card"),
        ("KS>7D>8D", "'7D>8D' is not a card"),
        ("1S>7D", "'1S' is not a card"),
        ("x" * 400, "is not a move."),
    ],
)
def test_malformed_text_is_rejected_with_the_expected_form(text: str, words: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        parse(text)
    assert words in str(refused.value)
    assert len(str(refused.value)) < 160
    assert re.search("like KS>7D|written like 7D", str(refused.value))


@given(st.text(max_size=12))
def test_no_text_at_all_breaks_the_reader(text: str) -> None:
    try:
        move = parse(text)
    except MalformedMove:
        return
    assert parse(str(move)) == move
