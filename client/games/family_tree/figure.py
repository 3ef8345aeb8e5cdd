"""A tree for the figures of the pages. Pure."""

from client.games.family_tree.layout import lay_out
from client.games.figures import lines_of
from client.text.lines import Line
from protocol.games.family_tree.view import FamilyTreeView


def draw(view: FamilyTreeView, cells: int) -> list[Line]:
    """Draw the tree, with the places for the current card."""
    return lines_of(lay_out(view, mine=True).lines)
