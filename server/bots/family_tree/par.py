"""Par: the best score that a beam which knows the deck finds. rules: family_tree, What the player sees"""

from collections.abc import Sequence

from protocol.cards import Card
from server.bots.family_tree.engine import PlayOut, beam
from server.bots.family_tree.numbered import NUMBER
from server.bots.family_tree.weights import ALONE
from server.games.family_tree.play import dealt
from server.games.family_tree.view import view

WIDTH = 10_000
"""How many lines are followed at once."""


def par(deck: Sequence[Card], width: int = WIDTH) -> int:
    """Return the best final score that was found for one who plays this deck alone."""
    opening = dealt(deck, ("player",), ())
    seen = view(opening)
    line = PlayOut(ALONE, ALONE, True)
    line.set_up(seen.families, seen.current, True)
    line.set_stock(bytearray([NUMBER[card] for card in opening.stock]))
    return beam(line, width)
