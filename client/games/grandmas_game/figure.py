"""Some places of a table, for the figures of the pages. Pure."""

from client.games.figures import lines_of
from client.games.grandmas_game.layout import (
    FOUNDATION_WIDE,
    HIGH,
    PITCH,
    STOCK,
    Canvas,
    fan,
    foundation_rows,
    marks,
    pile_rows,
    stock_rows,
)
from client.text.lines import Line
from protocol.games.grandmas_game.view import GrandmasGameView

_GAP = 2


def draw(view: GrandmasGameView, cells: int) -> list[Line]:
    """Draw the piles of a view in a row, its stock and foundations beside them, and the workspace below."""
    canvas, played = Canvas(), marks(view)
    x = 0
    for pile in view.piles:
        canvas.box(x, 0, pile_rows(pile, view.workspace, played.get(pile.name, ""), fresh=False), pile.name)
        x += PITCH
    if view.stock:
        canvas.box(x, 0, stock_rows(view.stock, ""), STOCK)
        x += PITCH
    x += _GAP if x else 0
    for at, foundation in enumerate(view.foundations):
        rows = foundation_rows(foundation, played.get(foundation.name, ""))
        down, right = divmod(at, 2)
        canvas.box(x + right * (FOUNDATION_WIDE + _GAP), len(rows) * down, rows, foundation.name)
    if view.workspace is not None:
        above = max(len(view.foundations), HIGH if view.piles or view.stock else 0)
        fan(canvas, 0, above, view.workspace.cards, played)
    return lines_of(canvas.layout(0).lines)
