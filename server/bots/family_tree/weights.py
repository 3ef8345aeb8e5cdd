"""The weights of a tree's evaluation, by role, in thousandths: tuned with CMA-ES over many thousand shuffled decks.

The solo weights were tuned with legs played by the evaluation itself. The weights of each role in a duel were tuned
against `easy` and against the other role's weights from the round before.
"""

from array import array

from protocol.games.family_tree.view import HandName
from server.games.family_tree.poker_hands import NAMES

SINGLE = 0
"""A living single, by how many cards are left: fewer than 8, 16, 24, or more."""
LEVEL = 4
"""A child on a new level, which scores 10 points."""
REST = 5
"""The weight of a couple's other possible hands after the best."""
TWO = 6
"""The remaining chance of a hand that needs more children than there is room for, if a 2 may come."""
COVER = 7
"""The remaining chance of a straight flush that needs a jack or an ace, which cover a card."""
ROOM = 8
"""Room for a child."""
CROWN = 9
"""A single queen or king, in addition to a single's weight."""
DEEP = 10
"""A single on the deepest level, in addition to a single's weight."""
OPEN = 11
"""An open couple, by the size of its hand: 2, 3, 4, or more."""
SCARCE = 15
"""The remaining chance of a flush if the cards left are exactly enough, one more, or two more."""
ELSE = 18
"""The weight of a suit's other straight flushes after the best."""
_HANDS = 20


def hand(name: HandName) -> int:
    """Return the index of a hand's chances; the chance of a hand that still needs k cards is k further."""
    return _HANDS + 6 * NAMES.index(name)


def _weights(
    *,
    single: tuple[int, int, int, int] = (0, 0, 0, 0),
    level: int,
    rest: int = 0,
    two: int = 0,
    cover: int = 0,
    room: int = 0,
    crown: int = 0,
    deep: int = 0,
    open_couple: tuple[int, int, int, int] = (0, 0, 0, 0),
    scarce: tuple[int, int, int] = (0, 0, 0),
    otherwise: int = 0,
    chances: dict[HandName, tuple[int, int, int, int, int]],
) -> "array[int]":
    weights = array("i", [*single, level, rest, two, cover, room, crown, deep, *open_couple, *scarce, otherwise, 0])
    for name in NAMES:
        weights.extend((0, *chances.get(name, (0, 0, 0, 0, 0))))
    return weights


GREEDY = _weights(level=10_000, chances={})
"""Only the score counts."""

ALONE = _weights(
    single=(2392, 4542, 5798, 9560),
    level=4906,
    rest=173,
    two=-1,
    cover=190,
    room=1221,
    crown=6940,
    deep=-445,
    open_couple=(2761, 4222, 2942, 787),
    scarce=(760, 1025, 1211),
    otherwise=52,
    chances={
        "three_of_a_kind": (244, 44, 8, 1, 0),
        "straight": (232, 60, 15, 4, 1),
        "flush": (663, 339, 173, 89, 45),
        "full_house": (268, 0, 0, 0, 0),
        "four_of_a_kind": (393, 116, 34, 10, 3),
        "straight_flush": (680, 336, 166, 82, 40),
        "royal_flush": (535, 334, 208, 130, 81),
    },
)

MAXIMIZER = _weights(
    single=(7168, 8570, 9048, 10012),
    level=7439,
    rest=262,
    two=239,
    cover=356,
    room=1547,
    crown=3583,
    deep=-409,
    open_couple=(4376, 3097, 4878, 2243),
    scarce=(-4, 698, 594),
    otherwise=-21,
    chances={
        "three_of_a_kind": (333, 113, 38, 13, 4),
        "straight": (61, 2, 0, 0, 0),
        "flush": (448, 117, 31, 8, 2),
        "full_house": (310, 143, 66, 30, 14),
        "four_of_a_kind": (445, 257, 149, 86, 50),
        "straight_flush": (355, 106, 32, 10, 3),
        "royal_flush": (568, 197, 68, 24, 8),
    },
)

MINIMIZER = _weights(
    single=(2618, 7091, 9598, 4723),
    level=13710,
    rest=410,
    two=415,
    cover=553,
    room=862,
    crown=805,
    deep=-1650,
    open_couple=(2753, -1872, 2536, -2878),
    scarce=(1223, 642, 754),
    otherwise=175,
    chances={
        "three_of_a_kind": (485, 170, 60, 21, 7),
        "straight": (642, 130, 26, 5, 1),
        "flush": (454, 146, 47, 15, 5),
        "full_house": (435, 112, 29, 7, 2),
        "four_of_a_kind": (601, 168, 47, 13, 4),
        "straight_flush": (966, 128, 17, 2, 0),
        "royal_flush": (-44, -8, -2, 0, 0),
    },
)
