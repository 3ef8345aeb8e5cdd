"""A matrix for the figures of the pages. Pure."""

from client.games.poker_solitaire.layout import lay_out_matrix
from client.games.poker_solitaire.scene import looked_at
from client.text.lines import Line
from protocol.games.poker_solitaire.view import PokerSolitaireView

_MOST_CELLS = 44


def draw(view: PokerSolitaireView, cells: int) -> list[Line]:
    """Draw the matrix, with the places for the dealt card."""
    return lay_out_matrix(looked_at(view), min(cells, _MOST_CELLS))
