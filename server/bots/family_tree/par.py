"""Par: the best score that a search which knows the deck finds. rules: family_tree, What the player sees

Two beams look for it: a wide one that goes by the evaluation, and a narrow one that plays its lines out, which finds
more on most decks.
"""

from collections.abc import Sequence

from protocol.cards import Card
from server.bots.family_tree.engine import PlayOut, beam
from server.bots.family_tree.numbered import NUMBER
from server.bots.family_tree.weights import ALONE
from server.games.family_tree.play import dealt
from server.games.family_tree.view import view

WIDTH = 10_000
"""How many lines the wide beam follows."""
TRIED, KEPT = 1_000, 100
"""How many lines the narrow beam plays out after every card, and how many of them it follows."""


def par(deck: Sequence[Card], width: int = WIDTH, tried: int = TRIED, kept: int = KEPT) -> int:
    """Return the best final score that was found for one who plays this deck alone."""
    opening = dealt(deck, ("player",), ())
    seen = view(opening)
    line = PlayOut(ALONE, ALONE, True)
    line.set_up(seen.families, seen.current, True)
    line.set_stock(bytearray([NUMBER[card] for card in opening.stock]))
    return max(beam(line, width, width), beam(line, tried, kept))
