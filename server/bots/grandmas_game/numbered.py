"""Cards as numbers: a suit's place times thirteen, and its rank's, ace first. Two of each are in the game."""

from protocol.cards import PACK

CARDS = PACK
"""Every card at its number."""
NUMBER = {card: number for number, card in enumerate(CARDS)}

RANKS = 13
PILES = 13
SUITS = 4
DEEP = 16
"""The most cards a pile can ever have: eight dealt to it, and all eight of its rank from the stock."""
STOCK = 104
SLOTS = PILES * DEEP
"""A place is a pile times `DEEP`, and how many cards lie below."""
UP = SLOTS + PILES
DOWN = UP + SUITS
SMALL = DOWN + SUITS + STOCK
"""Where in the bytes that hold a table lie the sizes of the piles, the foundations and the stock; how many they are."""
NOWHERE = -1
"""No pile, and no place."""
