"""Cards as numbers: a card's index in `poker_hands.BIT`, and tables of the rules by that number."""

from array import array

from server.games.family_tree.poker_hands import BIT

CARDS = tuple(BIT)
"""The cards by number."""
NUMBER = {card: number for number, card in enumerate(CARDS)}
BITS = array("q", BIT.values())
"""The set that holds only the card, by number."""

FAMILY, TWO, ACE, JACK = range(4)
KIND = bytes({"2": TWO, "A": ACE, "J": JACK}.get(card[0], FAMILY) for card in CARDS)
"""The kind of each card in the rules."""
TWOS = sum(BIT[card] for card in CARDS if card[0] == "2")
"""The set of the 2s."""

CELEBRITY = bytes(card[0] in "QK" for card in CARDS)
"""Whether each card is a celebrity: 0 or 1."""
CROWNS = array("i", (0, 10, 30))
"""A couple's celebrity points by its number of celebrities. rules: Score 2"""

NOBODY = 255
"""No spouse, or no parents."""

ROWS = len(CARDS)
"""The largest possible number of families."""
RING = 64
"""The size of the stock's ring buffer."""
SMALL = RING + 10 * ROWS
"""The number of bytes that hold a leg's stock and rows, except the visible cards."""
NUMBERS = 12 + ROWS
"""The number of integers that hold the rest of a leg."""
