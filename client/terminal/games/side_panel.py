"""The panel beside a board, and the rules above and below both, for all games. Pure: to lines."""

from client.text.lines import Line, Run, width
from client.text.tones import Tone

PANEL_FROM = 100
"""The least width of the screen, in cells, at which the panel is beside the board."""


def panel_width(cells: int) -> int:
    """Return the panel's width on a screen of `cells` columns; 0: the panel is folded."""
    return min(42, max(32, cells // 4)) if cells >= PANEL_FROM else 0


def section(title: str, lines: list[Line], cells: int) -> list[Line]:
    """Return a part of the panel with its edge; it has no title line if it has no title or no lines."""
    filling = "─" * max(0, cells - width((Run(title),)) - 4)
    head: Line = (Run("├─ ", Tone.LINE), Run(title, Tone.TITLE), Run(f" {filling}", Tone.LINE))
    return [*([head] if title and lines else []), *((Run("│ ", Tone.LINE), *line) for line in lines)]


def rule(title: str, signs: Line, cells: int, panel_cells: int, joint: str, panel_title: str) -> Line:
    """Return a line across the board and the panel, which meet at a joint; `signs` show how much is out of sight."""
    start = (Run("─ ", Tone.LINE), Run(title, Tone.TITLE), Run(" ", Tone.LINE)) if title else ()
    filling = "─" * max(0, cells - panel_cells - width(start) - width(signs))
    if not panel_cells:
        return (*start, Run(filling, Tone.LINE), *signs)
    end = (Run("─ ", Tone.LINE), Run(panel_title, Tone.TITLE), Run(" ", Tone.LINE)) if panel_title else ()
    rest = "─" * max(0, panel_cells - 1 - width(end))
    return (*start, Run(filling, Tone.LINE), *signs, Run(joint, Tone.LINE), *end, Run(rest, Tone.LINE))


def beyond(what: str, places: int = 0) -> Line:
    """Return the sign for one direction out of sight, with the number of places there; empty for none."""
    if not what:
        return ()
    marks = (Run(f" {places}▸", Tone.MARK),) if places else ()
    return (Run(f" {what}", Tone.DIM), *marks, Run(" ─", Tone.LINE))
