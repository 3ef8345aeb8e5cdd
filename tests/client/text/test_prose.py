import pytest

from client.games.word_catalog import GAMES
from client.text.figures import Draw
from client.text.glyphs import ASCII, UNICODE, Glyphs
from client.text.lines import Line, Run, width
from client.text.prose import prose
from client.text.tones import Tone


def text(lines: list[Line]) -> list[str]:
    return ["".join(run.text for run in line).rstrip() for line in lines]


def test_blocks_are_set_apart_and_paragraphs_wrapped() -> None:
    assert text(prose("# Title\n\none two\nthree\n\n- first of\n  two\n- second", 10, UNICODE)) == [
        "Title",
        "",
        "one two",
        "three",
        "",
        "· first of",
        "  two",
        "· second",
    ]


def test_headings_stress_and_typed_text_have_tones() -> None:
    assert prose("## Part", 20, UNICODE) == [(Run("Part", Tone.STRONG),)]
    assert prose("a **b** `7d` Q♥", 20, UNICODE) == [
        (Run("a "), Run("b", Tone.STRONG), Run(" "), Run("7d", Tone.KEY), Run(" "), Run("Q♥", Tone.HEARTS))
    ]


def test_the_columns_of_a_table_stand_below_each_other() -> None:
    assert text(prose("| hand | points |\n|---|---|\n| pair | 10 |\n| full house | 80 |", 40, UNICODE)) == [
        "  hand        points",
        "  pair        10",
        "  full house  80",
    ]


def test_the_last_column_of_a_table_is_wrapped_below_itself() -> None:
    assert text(prose("| key | what |\n|---|---|\n| `x` | one two three four five |", 28, UNICODE)) == [
        "  key  what",
        "  x    one two three four",
        "       five",
    ]


BOARD = "```board\n7D+9C\n| A couple.\n```"


def drawn(cells: int) -> list[str]:
    """Return a figure whose board has two lines of eight cells."""
    return text(prose(f"Two:\n{BOARD}", cells, UNICODE, lambda position, _: [(Run(f"{position} up"),), (Run("down"),)]))


def test_a_caption_is_beside_its_board_if_there_is_room() -> None:
    assert drawn(60) == ["Two:", "  7D+9C up   A couple.", "  down"]
    assert drawn(30) == ["Two:", "  7D+9C up", "  down", "  A couple."]


def test_without_a_game_a_figure_is_shown_as_it_is_written() -> None:
    assert text(prose(BOARD, 60, UNICODE)) == ["7D+9C", "| A couple."]


PAGES = [
    pytest.param(page, words.draw, id=f"{game}-{part}")
    for game, words in GAMES.items()
    for part, page in words.rules().items()
]


@pytest.mark.parametrize(("page", "draw"), PAGES)
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
@pytest.mark.parametrize("cells", [76, 196])
def test_our_pages_fit_the_smallest_terminal_and_read_well_on_the_largest(
    page: str, draw: Draw | None, glyphs: Glyphs, cells: int
) -> None:
    assert max(width(line) for line in prose(page, cells, glyphs, draw)) <= 76


@pytest.mark.parametrize("game", GAMES)
def test_the_basic_rules_fit_the_smallest_terminal_without_scrolling(game: str) -> None:
    words = GAMES[game]
    assert len(prose(words.rules()["basic"], 76, UNICODE, words.draw)) <= 21
