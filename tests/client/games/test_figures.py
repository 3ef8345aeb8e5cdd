"""The figures in the pages: the rules make their positions, all clients draw them, and their captions are true."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from client.games.figures import Figures
from client.games.word_catalog import GAMES
from client.line.games.catalog import BOARDS
from client.line.prose import rules
from client.text.figures import Figure, figures_in
from client.text.glyphs import ASCII, UNICODE, Glyphs
from client.text.lines import show, width
from tests.client.cases.coded import coded
from tests.client.cases.figures import POSITIONS, texts

CLAIM = re.compile(r"(\d+) points|score is (\d+)")


def figures(game: str) -> tuple[Figures, list[Figure]]:
    """Return what draws the figures of a game, and the figures of its pages."""
    words = GAMES[game]
    assert words.figures is not None
    return words.figures, [figure for page in words.rules().values() for figure in figures_in(page)]


NAMES = [folder.replace("_", "-") for folder in POSITIONS]
EACH = [pytest.param(game, figure, id=f"{game}: {figure.position}") for game in NAMES for figure in figures(game)[1]]


def numbers(value: Any) -> Iterator[int]:
    """Yield all numbers in a view."""
    if isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from numbers(each)
    elif isinstance(value, int):
        yield value


@pytest.mark.parametrize("folder", POSITIONS)
def test_the_rules_make_the_positions(folder: str) -> None:
    for path, text in texts(folder).items():
        assert path.read_text("utf-8") == text, "run python -m tests.client.cases.figures"


@pytest.mark.parametrize("game", NAMES)
def test_each_game_shows_its_basic_rules_and_more(game: str) -> None:
    basic = figures_in(GAMES[game].rules()["basic"])
    assert len(basic) == 1 and len(figures(game)[1]) >= 5
    assert all(figure.caption for figure in figures(game)[1])


@pytest.mark.parametrize(("game", "figure"), EACH)
@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
def test_the_terminal_draws_a_figure_in_its_smallest_width(game: str, figure: Figure, glyphs: Glyphs) -> None:
    lines = [show(line, glyphs) for line in figures(game)[0].draw(figure.position, 74)]
    assert 1 <= len(lines) <= 13
    assert max(map(width, lines)) <= 74
    assert glyphs is UNICODE or "".join(run.text for line in lines for run in line).isascii()


@pytest.mark.parametrize(("game", "figure"), EACH)
def test_line_mode_describes_a_figure_below_its_caption(game: str, figure: Figure) -> None:
    told = [*rules("", game), *rules("short", game)]
    described = BOARDS[game].picture(figures(game)[0].position(figure.position), UNICODE)
    at = told.index(figure.caption) + 1
    assert described and told[at : at + len(described)] == [f"  {line}" for line in described]


@pytest.mark.parametrize(("game", "figure"), EACH)
def test_what_a_caption_claims_is_what_the_rules_count(game: str, figure: Figure) -> None:
    counted = set(numbers(coded(figures(game)[0].position(figure.position))))
    claimed = {int(one or other) for one, other in CLAIM.findall(figure.caption)}
    assert claimed <= counted
