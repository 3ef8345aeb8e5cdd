"""The lines below a board, for every game: the game's lines or a message, and a hint. Pure."""

from collections.abc import Sequence
from typing import Any

from client.games.leg_scene import LegScene
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.tones import Tone

ROWS = 2
"""The lines about the game; a hint takes one more."""


def lines_below(
    scene: LegScene[Any],
    lines: Sequence[Line],
    hint: Sequence[Line],
    message: str | None,
    cells: int,
    glyphs: Glyphs,
) -> list[Line]:
    """Return the lines about the game and the hint; a message replaces the second, and the first too if it is long."""
    if scene.told.says:
        lines = [with_cards(scene.told.says, Tone.MARK), *lines[1:]]
    if lines and len(first := wrap(lines[0], cells - 2, glyphs)) > 1:
        lines = first[:ROWS]
    if message is not None:
        told = wrap((Run(message, Tone.BAD),), cells - 2, glyphs)[:ROWS]
        lines = told if len(told) == ROWS else [*lines[:1], *told]
    return [(Run(" "), *line) for line in (*lines, *hint)]
