"""A tree drawn to the right, one column a generation, one line for each card without a child. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from client.text.cards import run_of
from client.text.lines import Line, Run
from client.text.tones import Tone
from protocol.cards import Card

COLUMN = 7
"""The width of a generation, in cells."""


class Node(NamedTuple):
    """A place of a tree: its key, its parent's key (empty: at the top), its label, and whether it is chosen."""

    key: str
    parent: str
    label: str
    chosen: bool = False


class Box(NamedTuple):
    """The position of a place: its generation, and its line."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Drawing:
    """The position of each place, and the number of lines."""

    nodes: Sequence[Node]
    boxes: Mapping[str, Box]
    rows: int

    def lines(self, suit: str | None = None) -> list[Line]:
        """Return the tree's lines; cards have the suit's sign if the suit is known."""
        grid = [[" "] * (COLUMN * 8) for _ in range(self.rows)]
        tones: list[dict[int, Run]] = [{} for _ in range(self.rows)]
        for node in self.nodes:
            box = self.boxes[node.key]
            below = [self.boxes[each.key].row for each in self.nodes if each.parent == node.key]
            x = box.column * COLUMN
            for row in range(box.row, max(below, default=box.row - 1) + 1):
                grid[row][x + 4 : x + 7] = _branch(row, box.row, below)
            run = _card(node.label, suit)
            left, right = ("[", "]") if node.chosen else (" ", " ")
            tones[box.row][x] = Run(left + run.text + right, run.tone)
        return [_line(grid[row], tones[row]) for row in range(self.rows)]


def lay_out(nodes: Sequence[Node]) -> Drawing:
    """Lay a tree out; the first child stands on its parent's line."""
    boxes: dict[str, Box] = {}
    row = 0

    def place(parent: str, column: int) -> None:
        nonlocal row
        for index, node in enumerate(each for each in nodes if each.parent == parent):
            row += index > 0
            boxes[node.key] = Box(column, row)
            place(node.key, column + 1)

    place("", 0)
    return Drawing(nodes, boxes, row + 1 if boxes else 0)


def _branch(row: int, first: int, below: Sequence[int]) -> str:
    """Return the three cells that lead from a card to its children on one line."""
    if row == first:
        return "───" if len(below) == 1 else "─┬─"
    if row not in below:
        return " │ "
    return " └─" if row == max(below) else " ├─"


def _card(label: str, suit: str | None) -> Run:
    if len(label) == 1 and label.isalnum() and suit is not None:
        return run_of(Card(label + suit))
    return Run(f"{label} ", Tone.STRONG if label.isalnum() else Tone.DIM)


def _line(cells: Sequence[str], cards: Mapping[int, Run]) -> Line:
    runs: list[Run] = []
    x = 0
    while x < len(cells):
        if x in cards:
            text = cards[x].text
            runs += [
                Run(text[0], Tone.MARK),
                Run(text[1:-1], cards[x].tone),
                Run(text[-1], Tone.MARK),
            ]
            x += len(text)
        else:
            runs.append(Run(cells[x], Tone.LINE))
            x += 1
    while runs and not runs[-1].text.strip():
        runs.pop()
    return tuple(runs)
