"""Boards for the figures of the pages. Pure."""

from client.games.figures import lines_of
from client.games.happy_graphs.layout import lay_out
from client.text.lines import Line
from protocol.games.happy_graphs.view import HappyGraphsView


def draw(view: HappyGraphsView, cells: int) -> list[Line]:
    """Draw the boards, with the squares for the first card of the hand."""
    hand = view.hands[0]
    return lines_of(lay_out(view, cells, card=hand[0] if hand else None, mine=True).lines)
