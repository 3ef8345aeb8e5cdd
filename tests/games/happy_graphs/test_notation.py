"""rules: happy_graphs, Rule 4 and Puzzle: how moves are written."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.cards import PACK
from server.games.errors import MalformedMove
from server.games.happy_graphs.notation import Done, Move, Play, Square, Take, parse

SQUARES = st.builds(Square, st.integers(1, 999), st.integers(-999, 999), st.integers(-999, 999))
MOVES = st.one_of(st.builds(Play, st.sampled_from(PACK), SQUARES), st.builds(Take, SQUARES), st.builds(Done))


@given(MOVES)
def test_a_move_is_read_back_as_it_is_written(move: Move) -> None:
    assert parse(str(move)) == move
    assert parse(str(move).lower()) == parse(str(move).upper()) == move


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("3h@1,0", "3H@1,0"),
        (" 3♥ @ 1 : -1 , 2 ", "3H@-1,2"),
        ("3H@2:0,0", "3H@2:0,0"),
        ("3H@-0,007", "3H@0,7"),
        ("TAKE  1,0", "take 1,0"),
        ("take 1:1,0", "take 1,0"),
        ("take 12:1,0", "take 12:1,0"),
        (" Done ", "done"),
    ],
)
def test_input_is_case_blind_and_may_name_the_first_group(text: str, written: str) -> None:
    assert str(parse(text)) == written


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("3H", "'3H' is not a move."),
        ("3H@", "'' is not a square."),
        ("@1,0", "'' is not a card"),
        ("3H@1", "'1' is not a square."),
        ("3H@0:1,0", "'0:1,0' is not a square."),
        ("3H@1,0,0", "'1,0,0' is not a square."),
        ("3H@1000,0", "'1000,0' is not a square."),
        ("3H@+1,0", "'+1,0' is not a square."),
        ("3H@١,0", "is not a square."),
        ("take", "'take' is not a move."),
        ("take 3H", "'3H' is not a square."),
        ("done 1,0", "'done 1,0' is not a move."),
        ("x" * 400, "is not a move."),
        ("take " + "x" * 400, "is not a square."),
    ],
)
def test_malformed_text_is_rejected_with_the_expected_form(text: str, words: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        parse(text)
    assert words in str(refused.value)
    assert len(str(refused.value)) < 200
    assert re.search("like 3H@1,0|written like 7D", str(refused.value))


@given(st.text(max_size=12))
def test_no_text_at_all_breaks_the_reader(text: str) -> None:
    try:
        move = parse(text)
    except MalformedMove:
        return
    assert parse(str(move)) == move
