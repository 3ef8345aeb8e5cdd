"""Cards as numbers: a card's place in `poker_hands.BIT`, and what the rules look up about it."""

from array import array

from server.games.family_tree.poker_hands import BIT

CARDS = tuple(BIT)
"""Every card at its number."""
NUMBER = {card: number for number, card in enumerate(CARDS)}
BITS = array("q", BIT.values())
"""Each card as a set of one."""

FAMILY, TWO, ACE, JACK = range(4)
KIND = bytes({"2": TWO, "A": ACE, "J": JACK}.get(card[0], FAMILY) for card in CARDS)
"""What each card is to the rules."""
TWOS = sum(BIT[card] for card in CARDS if card[0] == "2")
"""The set of the 2s."""

CELEBRITY = bytes(card[0] in "QK" for card in CARDS)
"""Whether each card is a celebrity: 0 or 1."""
CROWNS = array("i", (0, 10, 30))
"""The celebrity points of a couple by how many of the two are celebrities. rules: Score 2"""

NOBODY = 255
"""No spouse, or no parents."""

ROWS = len(CARDS)
"""The most families there can be."""
RING = 64
"""Where the stock goes round."""
SMALL = RING + 10 * ROWS
"""How many bytes hold a leg's stock and rows, but for what is in sight."""
NUMBERS = 12 + ROWS
"""How many whole numbers hold the rest of it."""
