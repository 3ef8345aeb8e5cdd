"""The tones that text on the screen is spoken in.

A tone never says anything alone: with NO_COLOR, or to eyes that see no colours, signs and words say the same.
"""

from enum import Enum, auto


class Tone(Enum):
    """What a piece of text is."""

    PLAIN = auto()
    DIM = auto()
    LINE = auto()
    STRONG = auto()
    TITLE = auto()
    CLUBS = auto()
    DIAMONDS = auto()
    HEARTS = auto()
    SPADES = auto()
    JOKER = auto()
    MARK = auto()
    GOOD = auto()
    BAD = auto()
    BADGE = auto()
    KEY = auto()
    SCAN = auto()
    LIT = auto()
