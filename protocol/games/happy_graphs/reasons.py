"""The reasons for which Happy Graphs refuses a move. rules: happy_graphs"""

from collections.abc import Mapping
from typing import Annotated, Literal, TypedDict

from protocol.codes import RejectionCode as Code
from protocol.reasons.base import Meaning, Reasons

Reason = Literal[
    "only_in_puzzle",
    "card_not_in_hand",
    "no_card_on_square",
    "not_on_hex_board",
    "square_occupied",
    "square_next_to_no_card",
    "square_walled",
    "card_too_connected",
    "first_card_elsewhere",
    "group_too_early",
    "group_elsewhere",
]


class Data(TypedDict, total=False):
    """The data that the reasons may have."""

    card: Annotated[str, "a card: the one that the move plays, or the one that is in its way"]
    connections: Annotated[int, "how many connections the card would get"]
    group: Annotated[int, "the group that would be started next"]
    moves: Annotated[tuple[str, ...], "legal moves, 12 at most"]
    square: Annotated[str, "a square, as moves write it: the one that the move names, or the one that it has to name"]


_MEANINGS: Mapping[Reason, Meaning] = {
    "only_in_puzzle": Meaning(
        Code.ILLEGAL, "Cards are taken back, and legs are called done, only in a puzzle.", "moves"
    ),
    "card_not_in_hand": Meaning(Code.ILLEGAL, "The card is not in the hand.", "card moves"),
    "no_card_on_square": Meaning(Code.ILLEGAL, "No card lies on the square.", "square"),
    "not_on_hex_board": Meaning(Code.ILLEGAL, "The hex board has no such square.", "square moves"),
    "square_occupied": Meaning(Code.ILLEGAL, "A card lies on the square.", "square card moves"),
    "square_next_to_no_card": Meaning(Code.ILLEGAL, "No card lies next to the square.", "square moves"),
    "square_walled": Meaning(
        Code.ILLEGAL, "A card next to the square is happy, so it cannot get another connection.", "square card moves"
    ),
    "card_too_connected": Meaning(
        Code.ILLEGAL, "The card would get more connections than it wants.", "square card connections moves"
    ),
    "first_card_elsewhere": Meaning(
        Code.ILLEGAL, "The first card of the leg is not played on its square.", "square moves"
    ),
    "group_too_early": Meaning(
        Code.ILLEGAL, "A card of the hand fits next to another card, so no group is started.", "moves"
    ),
    "group_elsewhere": Meaning(
        Code.ILLEGAL, "The first card of the next group is not played on its square.", "square group moves"
    ),
}
REASONS = Reasons(_MEANINGS, Data)
"""The table of the reasons."""
