"""Which part of a tree is in sight: pure. A window is so many cells wide and lines high, at an offset of the layout."""

from client.games.family_tree.layout import Box, TreeLayout

_MARGIN_LINES = 2
_MARGIN_CELLS = 16


def farthest_left(layout: TreeLayout, cells: int) -> int:
    """Return the largest left edge of a window: where a generation begins and all to the right of it is in sight."""
    rest = layout.width - cells
    return next((column for column in layout.columns if column >= rest), max(0, rest)) if rest > 0 else 0


def left_edge(layout: TreeLayout, cells: int, now: int, box: Box) -> int:
    """Return the left edge from which `box` is in sight: a place where a generation begins.

    It leaves the generation before in sight and a margin after the box where there is room for that; of several edges
    that do it is the nearest to the present one, `now`.
    """
    end, last = box.x + box.width, farthest_left(layout, cells)
    wanted = min(end + _MARGIN_CELLS, layout.width)
    before = max((column for column in layout.columns if column < box.x), default=0)

    def cost(column: int) -> tuple[int, int]:
        return (column > before) + (wanted > column + cells), abs(column - now)

    columns = [column for column in layout.columns if column <= min(box.x, last) and end <= column + cells]
    return min(columns, key=cost, default=min(box.x, last))


def top_edge(layout: TreeLayout, lines: int, now: int, box: Box) -> int:
    """Return the top edge nearest to `now` from which `box` is in sight, with a margin where it fits."""
    margin = max(0, min(_MARGIN_LINES, (lines - 1) // 2))
    low, high = box.line + 1 + margin - lines, box.line - margin
    return max(0, min(max(min(now, high), low), layout.height - lines))
