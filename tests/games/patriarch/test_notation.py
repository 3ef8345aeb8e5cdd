"""rules: patriarch, Moves as written"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.games.patriarch.view import Grade
from server.games.errors import MalformedMove
from server.games.patriarch.allowed import allowed
from server.games.patriarch.notation import Announce, Lay, Move, Try, parse
from server.games.patriarch.variants import FAMILIES

COUNTS = st.integers(0, 7)
GRADES = st.one_of(st.none(), st.builds(Grade, COUNTS, COUNTS, COUNTS))
TREES = st.sampled_from([*allowed(FAMILIES["matriarch"])])
MOVES = st.one_of(
    st.builds(Try, TREES),
    st.builds(Lay, st.sampled_from("CDHS"), st.one_of(st.none(), TREES)),
    st.builds(Announce, GRADES),
)


@given(MOVES)
def test_a_move_is_read_back_as_it_is_written(move: Move) -> None:
    assert parse(str(move)) == move
    assert parse(str(move).lower()) == move


@pytest.mark.parametrize(
    ("text", "written"),
    [
        (" guess 3( A(5) 4(2) ) ", "guess 3(4(2) A(5))"),
        ("GRADE", "grade"),
        ("grade  1,0  2", "grade 1 0 2"),
        ("tree ♠ 3(4(2) A(5))", "tree S 3(4(2) A(5))"),
        ("tree h3(4(2) A(5))", "tree H 3(4(2) A(5))"),
        ("Tree d Open", "tree D open"),
        ("guess 3(4) 5(A 2)", "guess 3(4) 5(2 A)"),
    ],
)
def test_input_is_case_blind_and_spaces_do_not_matter(text: str, written: str) -> None:
    assert str(parse(text)) == written


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "'' is not a move."),
        ("grade 3", "A grade is three numbers"),
        ("grade 1 1 1 1", "A grade is three numbers"),
        ("grade -1 1 1", "A grade is three numbers"),
        ("guess", "it has no cards"),
        ("guess x", "cannot stand there"),
        ("tree", "'' is not a suit."),
        ("tree X 3(4)", "'X' is not a suit."),
        ("tree H", "it has no cards"),
        ("tree H opens", "cannot stand there"),
        ("3(4(2) A(5))", "is not a move."),
        ("x" * 400, "is not a move."),
    ],
)
def test_malformed_text_is_rejected_with_the_expected_form(text: str, words: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        parse(text)
    assert words in str(refused.value)
    assert len(str(refused.value)) < 160
    told = refused.value.data
    assert told["examples" if refused.value.reason == "not_a_move" else "example"]


@given(st.text(max_size=20), st.sampled_from(["", "guess ", "tree ", "tree h "]))
def test_no_text_at_all_breaks_the_reader(text: str, verb: str) -> None:
    try:
        move = parse(verb + text)
    except MalformedMove:
        return
    assert parse(str(move)) == move
