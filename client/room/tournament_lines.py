"""A tournament as lines of a screen: each name with its scores; the names that play next are marked. Pure."""

from client.lobby.score_lines import table
from client.room.tournament_text import COLUMNS, row
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run
from client.text.messages import tournament as tournament_text
from client.text.tones import Tone
from protocol.room import TournamentInfo

_CELLS = 72
"""The most cells of the table, which fits on every page."""


def tournament(told: TournamentInfo | None, glyphs: Glyphs) -> list[Line]:
    """Return the table of a tournament; empty if there is none."""
    if told is None:
        return []
    rows = [row(name) for name in told.names]
    columns = ("", *(tournament_text.column(key) for key in COLUMNS[1:]))
    head, *lines = table((columns, *rows), {1, 2, 3, 4}, _CELLS, glyphs, gives=0)
    marked = [Run("▸ " if name.name in told.plays else "  ", Tone.MARK) for name in told.names]
    return [
        (Run("  "), *head),
        *((mark, *line) for mark, line in zip(marked, lines, strict=True)),
    ]
