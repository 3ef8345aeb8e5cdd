"""Which decks are not worth playing. rules: family_tree, Dead numbers"""

from collections.abc import Sequence

from protocol.cards import Card
from server.games.family_tree.play import dealt, played
from server.games.family_tree.state import State, Tree

ENOUGH = 12
"""A deck is dead if no line of play plays that many cards, the couple not counted."""

_BEAMS = (1, 200)
"""How many lines are followed at once: one is quick and shows most decks to be alive, the last one decides."""


def dead(deck: Sequence[Card]) -> bool:
    """Tell whether a deck ends within a few cards whatever anyone plays, as far as a beam that knows it can tell."""
    return not any(_lasts(dealt(deck, ("player",), ()), beam) for beam in _BEAMS)


def _lasts(opening: State, beam: int) -> bool:
    lines = [opening]
    for _ in range(ENOUGH):
        after = [
            played(line, line.current, target, index)
            for line in lines
            if line.current is not None
            for target, index in line.places
        ]
        lines = sorted(after, key=lambda line: _openness(line.tree), reverse=True)[:beam]
    return bool(lines)


def _openness(tree: Tree) -> int:
    """How many family cards the tree could take as it stands, a single being worth a couple to come."""
    return sum(node.family.room if node.family.spouse else 3 * len(node.mortal) for node in tree.nodes)
