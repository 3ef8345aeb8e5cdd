"""Par: the best score found by a search that knows the deck. rules: family_tree, What the player sees

Two beams search for it: a wide one that uses the evaluation, and a narrow one that plays its lines out, which finds
more on most decks.
"""

from collections.abc import Sequence

from protocol.cards import Card
from server.bots.family_tree.card_numbers import NUMBER
from server.bots.family_tree.engine import PlayOut, beam
from server.bots.family_tree.weights import ALONE
from server.games.family_tree.play import dealt
from server.games.family_tree.view import view

WIDTH = 10_000
"""Lines that the wide beam follows."""
TRIED, KEPT = 1_000, 100
"""Lines that the narrow beam plays out after every card, and lines that it follows."""


def par(deck: Sequence[Card], width: int = WIDTH, tried: int = TRIED, kept: int = KEPT) -> int:
    """Return the best final score found for a solo player of this deck."""
    opening = dealt(deck, ("player",), ())
    seen = view(opening)
    line = PlayOut(ALONE, ALONE, True)
    line.set_up(seen.families, seen.current, True)
    line.set_stock(bytearray([NUMBER[card] for card in opening.stock]))
    return max(beam(line, width, width), beam(line, tried, kept))
