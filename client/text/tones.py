"""The tones of text on the screen.

A tone never carries meaning alone: with NO_COLOR, or for players who see no colours, signs and words say the same.
"""

from enum import Enum, auto


class Tone(Enum):
    """The meaning of a piece of text."""

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
    PLATE = auto()
    ALARM = auto()
