"""Figures of pages: small boards as rows of cards, or as trees. `client/web/screens/figure.js` draws the same.

Each line of a figure is a row; after ` | ` it may have a label.

- A `grid` has cells, separated by spaces: a card, a card that is turned over in parentheses, or a sign.
- A `tree` has a family in each row, set in by two spaces below its parents.
"""

import re

from client.text.cards import show_card, with_cards
from client.text.lines import Line, Run
from client.text.tones import Tone
from protocol.cards import Card

KINDS = ("grid", "tree")
_CARD = re.compile(r"(?<![\w-])[A2-9TJQK][CDHS](?![\w-])")
_CELL = 6
_LEVEL = 2


def figure(kind: str, content: str) -> list[Line]:
    """Return the lines of a figure.

    >>> ["".join(run.text for run in line) for line in figure("grid", "5H (2D) · | one pair")]
    ['  5♥    (2♦)  ·       one pair']
    >>> ["".join(run.text for run in line) for line in figure("tree", "7D═9C\\n  QH\\n  6S | single")]
    ['  7♦═9♣', '   ├─ Q♥', '   └─ 6♠  single']
    """
    rows = [row.partition(" | ")[::2] for row in content.splitlines()]
    texts = [_in_signs(text) for text, _ in rows]
    lines = [_cells(text) for text in texts] if kind == "grid" else _tree(texts)
    return [
        (*line, *((Run(f"  {label}", Tone.DIM),) if label else ()))
        for line, (_, label) in zip(lines, rows, strict=True)
    ]


def _in_signs(text: str) -> str:
    return _CARD.sub(lambda found: show_card(Card(found[0])), text)


def _cells(text: str) -> Line:
    runs: list[Run] = [Run("  ")]
    for cell in text.split():
        turned = cell.startswith("(")
        runs += [Run(cell, Tone.DIM)] if turned else with_cards(cell)
        runs.append(Run(" " * (_CELL - len(cell))))
    return tuple(runs)


def _tree(texts: list[str]) -> list[Line]:
    levels = [(len(text) - len(text.lstrip())) // _LEVEL for text in texts]
    return [
        (Run("  "), Run(_branches(levels, at), Tone.LINE), *with_cards(text.strip())) for at, text in enumerate(texts)
    ]


def _branches(levels: list[int], at: int) -> str:
    """Return the lines that lead to a row: from each level above it that has a later row, and from its parent."""
    drawn = ""
    for level in range(1, levels[at] + 1):
        later = next((each for each in levels[at + 1 :] if each <= level), 0) == level
        drawn += (" ├─ " if later else " └─ ") if level == levels[at] else (" │  " if later else "    ")
    return drawn
