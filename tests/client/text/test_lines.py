import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.text.glyphs import ASCII, UNICODE
from client.text.lines import Line, Run, fit, joined, spread, width, wrap
from client.text.tones import Tone

TEXTS = st.text(st.sampled_from("ab 日本\u0301é🎴 "), max_size=40)
LINES = st.lists(st.builds(Run, TEXTS, st.sampled_from(Tone)), max_size=4).map(tuple)


def text(line: Line) -> str:
    return "".join(run.text for run in line)


def test_a_width_is_counted_in_cells() -> None:
    assert width((Run("日本"), Run("ab"))) == 6


@pytest.mark.parametrize(
    ("whole", "cells", "fitted"),
    [
        ("abcdef", 6, "abcdef"),
        ("abcdef", 5, "abcd…"),
        ("日本語", 5, "日本…"),
        ("日本語", 4, "日…"),
        ("abc", 0, ""),
        ("abc", 1, "…"),
    ],
)
def test_what_is_too_long_ends_in_an_ellipsis(whole: str, cells: int, fitted: str) -> None:
    assert text(fit((Run(whole),), cells, UNICODE)) == fitted


def test_an_ascii_ellipsis_takes_its_room() -> None:
    assert text(fit((Run("abc"), Run("defgh", Tone.DIM)), 6, ASCII)) == "abc..."
    assert fit((Run("abcdef"),), 2, ASCII) == ()


def test_a_cut_line_keeps_the_tones() -> None:
    assert fit((Run("abc", Tone.HEARTS), Run("def", Tone.CLUBS)), 5, UNICODE) == (
        Run("abc", Tone.HEARTS),
        Run("d", Tone.CLUBS),
        Run("…", Tone.DIM),
    )


@given(LINES, st.integers(0, 50))
def test_a_fitted_line_fits(line: Line, cells: int) -> None:
    assert width(fit(line, cells, UNICODE)) <= cells


@given(LINES, LINES, st.integers(0, 60))
def test_a_spread_line_fills_its_cells(left: Line, right: Line, cells: int) -> None:
    assert width(spread(left, right, cells, UNICODE)) == cells


def test_where_two_parts_do_not_go_together_the_left_one_is_cut() -> None:
    assert text(spread((Run("abcdefgh"),), (Run("123"),), 10, UNICODE)) == "abcd…  123"
    assert text(spread((Run("ab"),), (Run("123"),), 10, UNICODE)) == "ab     123"


@given(LINES, st.integers(2, 30))
def test_a_wrapped_line_fits_and_loses_nothing_but_spaces(line: Line, cells: int) -> None:
    wrapped = wrap(line, cells, UNICODE)
    assert all(width(part) <= cells for part in wrapped)
    assert "".join(text(part) for part in wrapped).replace(" ", "") == text(line).replace(" ", "")


def test_lines_are_broken_at_spaces_and_set_in() -> None:
    line = (Run("friend: "), Run("J♠", Tone.SPADES), Run(" on the 8♣, a longword"))
    assert [text(part) for part in wrap(line, 12, UNICODE, indent=2)] == ["friend: J♠", "  on the 8♣,", "  a longword"]


@pytest.mark.parametrize(
    ("whole", "lines"),
    [
        ("轮到你出牌，打出10♦得分。", ["轮到你出", "牌，打出", "10♦得分。"]),
        ("他说“发牌”以后", ["他说“发", "牌”以后"]),
        ("他们都说“发牌”。", ["他们都说", "“发牌”。"]),
        ("见turnabout help", ["见", "turnabout", "help"]),
    ],
)
def test_chinese_is_broken_between_characters_but_not_beside_their_signs(whole: str, lines: list[str]) -> None:
    assert [text(part) for part in wrap((Run(whole),), 9, UNICODE)] == lines


def test_a_word_longer_than_the_line_is_cut() -> None:
    assert [text(part) for part in wrap((Run("abcdefgh ij"),), 5, UNICODE)] == ["abcde", "fgh", "ij"]


def test_no_room_no_lines() -> None:
    assert wrap((Run("日"),), 1, UNICODE) == []


def test_lines_are_joined_with_something_between() -> None:
    assert text(joined([(Run("a"),), (Run("b"), Run("c")), (Run("d"),)], (Run(", "),))) == "a, bc, d"
    assert joined([], (Run(", "),)) == ()
