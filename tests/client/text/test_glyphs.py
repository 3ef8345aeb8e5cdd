import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from wcwidth import iter_graphemes

from client.text.cells import LEFT_TO_RIGHT, MOST_MARKS
from client.text.glyphs import ASCII, UNICODE, find_glyphs
from tests.hostile import HARMFUL, INERT

SIGNS = "♣♦♥♠═╱†▸►▹─│┬┴├└╭╮╰╯●○·−→✓’★↑↓←▌"


@given(st.text())
def test_no_control_character_reaches_the_screen(text: str) -> None:
    for glyphs in (UNICODE, ASCII):
        shown = glyphs.show(text)
        seen = shown.replace(LEFT_TO_RIGHT, "")
        assert not [c for c in seen if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp")]
        assert glyphs.show(shown) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("שרה 210", "שרה| 210"),
        ("שרה כהן", "שרה כהן|"),
        ("יש לי 3 ילדים!", "יש לי 3 ילדים|!"),
        ("שרה 12 · לוי 15", "שרה| 12 · לוי| 15"),
        ("שרה  לוי", "שרה|  לוי|"),
        ("שרה and לוי", "שרה| and לוי|"),
        ("محمد\u200e 3", "محمد| 3"),
    ],
)
def test_a_name_from_right_to_left_keeps_its_neighbours_in_their_order(text: str, shown: str) -> None:
    assert UNICODE.show(text) == shown.replace("|", LEFT_TO_RIGHT)


@given(st.text())
def test_a_terminal_without_unicode_gets_ascii(text: str) -> None:
    assert ASCII.show(text).isascii()


@pytest.mark.parametrize("sign", SIGNS)
def test_every_sign_has_an_ascii_one_that_takes_the_same_cell(sign: str) -> None:
    assert len(ASCII.show(sign)) == cell_len(sign) == 1
    assert ASCII.show(sign) != "?"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\x1b[31mb\x07", "a[31mb"),
        ("evil\u202etxt", "eviltxt"),
        ("two\nlines\tand tabs", "two lines and tabs"),
        ("\u200bzero\ufeff", "zero"),
        ("Ada", "Ada"),
        ("日本", "日本"),
    ],
)
def test_names_are_shown_inert(text: str, shown: str) -> None:
    assert UNICODE.show(text) == shown


@pytest.mark.parametrize("text", [*HARMFUL.values(), *INERT.values()], ids=[*HARMFUL, *INERT])
def test_nothing_that_is_shown_steers_a_terminal_or_is_drawn_over_other_lines(text: str) -> None:
    for glyphs in (UNICODE, ASCII):
        shown = glyphs.show(text)
        assert shown.replace(LEFT_TO_RIGHT, "").isprintable() and glyphs.show(shown) == shown
        assert all(len(cluster) <= 1 + MOST_MARKS for cluster in iter_graphemes(shown))


@pytest.mark.parametrize(
    ("text", "shown"),
    [("10♦", "10d"), ("José", "Jose"), ("日本", "????"), ("9f31…", "9f31..."), ("friend’s turn", "friend's turn")],
)
def test_what_ascii_lacks_is_replaced(text: str, shown: str) -> None:
    assert ASCII.show(text) == shown


@pytest.mark.parametrize(
    ("environment", "ascii_only"),
    [
        ({}, False),
        ({"LANG": "en_GB.UTF-8"}, False),
        ({"LANG": "en_GB.utf8"}, False),
        ({"LANG": "de_DE.ISO-8859-1"}, True),
        ({"LC_ALL": "C", "LANG": "en_GB.UTF-8"}, True),
        ({"LC_ALL": "", "LC_CTYPE": "POSIX", "LANG": "en_GB.UTF-8"}, True),
        ({"LC_CTYPE": "C.UTF-8", "LANG": "C"}, False),
    ],
)
def test_the_locale_tells_which_signs_there_are(environment: dict[str, str], ascii_only: bool) -> None:
    assert find_glyphs(environment).ascii is ascii_only
