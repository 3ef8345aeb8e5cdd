"""The visible part of a tree: pure. A window is measured in cells and lines, at an offset of the layout."""

from client.games.family_tree.layout import Box, TreeLayout

_MARGIN_LINES = 2
_MARGIN_CELLS = 16


def farthest_left(layout: TreeLayout, cells: int) -> int:
    """Return the largest left edge of a window: the start of a generation from which all to the right is visible."""
    rest = layout.width - cells
    return next((column for column in layout.columns if column >= rest), max(0, rest)) if rest > 0 else 0


def left_edge(layout: TreeLayout, cells: int, now: int, box: Box) -> int:
    """Return the left edge, at the start of a generation, from which `box` is visible.

    The generation before and a margin after the box are visible if they fit. If several edges qualify, the result is
    the one nearest to the current edge, `now`.
    """
    end, last = box.x + box.width, farthest_left(layout, cells)
    wanted = min(end + _MARGIN_CELLS, layout.width)
    before = max((column for column in layout.columns if column < box.x), default=0)

    def cost(column: int) -> tuple[int, int]:
        return (column > before) + (wanted > column + cells), abs(column - now)

    columns = [column for column in layout.columns if column <= min(box.x, last) and end <= column + cells]
    return min(columns, key=cost, default=min(box.x, last))


def top_edge(layout: TreeLayout, lines: int, now: int, box: Box) -> int:
    """Return the top edge nearest to `now` from which `box` is visible, with a margin if it fits."""
    margin = max(0, min(_MARGIN_LINES, (lines - 1) // 2))
    low, high = box.line + 1 + margin - lines, box.line - margin
    return max(0, min(max(min(now, high), low), layout.height - lines))
