import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.text.cells import align_left, align_right, cell_len, centre, cut, inert, line_end, shorten

CLIENT = Path(__file__).parents[3] / "client"
NAMES = ["Анна", "李明", "Zoe\u0308", "👩\u200d🚀Ada", "שרה", "ก็ดี", "🇩🇪", "a\u0301\u0301\u0301\u0301b"]
TEXTS = st.lists(st.sampled_from([*NAMES, "a", " ", "，", "“", "”", "10♦"]), max_size=8).map("".join)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("cells", [0, 1, 2, 3, 5, 12])
def test_a_name_in_any_script_fills_its_column(name: str, cells: int) -> None:
    shown = shorten(name, cells) if cells else ""
    assert {cell_len(aligned(shown, cells)) for aligned in (align_left, align_right, centre)} == {cells}


def test_longer_texts_stay_whole_when_they_are_aligned() -> None:
    assert [aligned("李明", 3) for aligned in (align_left, align_right, centre)] == ["李明"] * 3


def test_a_wide_sign_on_the_border_is_not_cut_in_two() -> None:
    assert cut("a李明", 2) == "a"
    assert shorten("李明李明", 6) == "李明…"


@given(TEXTS, st.integers(0, 20))
def test_no_mark_is_cut_from_its_letter(text: str, cells: int) -> None:
    rest = inert(text)[len(cut(text, cells)) :]
    assert not rest or cell_len(rest[0]) > 0


@given(TEXTS, st.integers(0, 20))
def test_no_line_ends_within_an_emoji_or_before_a_closing_sign(text: str, end: int) -> None:
    at = line_end(text, end)
    assert at <= end
    if 0 < at < len(text) and text[at] != " ":
        assert text[at] not in "，”\u200d🚀"
        assert text[at - 1] not in "“\u200d"


def test_the_client_lays_texts_out_by_cells_alone() -> None:
    elsewhere = {"rich.cells", "textwrap"}
    by_characters = {
        f"{file.relative_to(CLIENT)}:{node.lineno}"
        for file in CLIENT.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if (isinstance(node, ast.Attribute) and node.attr in ("ljust", "rjust", "center"))
        or (isinstance(node, ast.Import) and any(each.name in elsewhere for each in node.names))
        or (isinstance(node, ast.ImportFrom) and node.module in elsewhere and file.stem != "cells")
    }
    assert by_characters == set()
