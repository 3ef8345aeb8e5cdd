"""The reasons for which Grandma's Game refuses a move. rules: grandmas_game"""

from collections.abc import Mapping
from typing import Annotated, Literal, TypedDict

from protocol.codes import RejectionCode as Code
from protocol.reasons.base import Meaning, Reasons

Reason = Literal[
    "stock_empty",
    "nothing_to_undo",
    "nothing_to_redo",
    "race_without_undo",
    "not_in_workspace",
    "pile_empty",
    "pile_in_workspace",
    "peek_without_equal",
    "peek_not_playable",
    "nothing_under_top",
    "peeked_already",
    "transfer_elsewhere",
    "foundation_empty",
    "first_card_stays",
    "order_fixed",
    "workspace_empty",
    "order_incomplete",
    "order_unchanged",
    "other_suit",
    "foundation_complete",
    "not_next_card",
]


class Data(TypedDict, total=False):
    """The data that the reasons may have."""

    card: Annotated[str, "the card that the move is about"]
    cards: Annotated[tuple[str, ...], "the cards of the workspace"]
    foundation: Annotated[str, "a foundation"]
    moves: Annotated[tuple[str, ...], "the legal moves, except orders of the workspace"]
    next: Annotated[str, "the card that the foundation takes next"]
    pile: Annotated[str, "a pile"]


_MEANINGS: Mapping[Reason, Meaning] = {
    "stock_empty": Meaning(Code.ILLEGAL, "The stock is empty.", "moves"),
    "nothing_to_undo": Meaning(Code.ILLEGAL, "No move can be undone.", "moves"),
    "nothing_to_redo": Meaning(Code.ILLEGAL, "No move can be redone.", "moves"),
    "race_without_undo": Meaning(Code.ILLEGAL, "Nothing is undone in a race.", "moves"),
    "not_in_workspace": Meaning(Code.ILLEGAL, "The card is not in the workspace.", "card moves"),
    "pile_empty": Meaning(Code.ILLEGAL, "The pile is empty.", "pile moves"),
    "pile_in_workspace": Meaning(Code.ILLEGAL, "The cards of the pile are in the workspace.", "pile moves"),
    "peek_without_equal": Meaning(Code.ILLEGAL, "No other pile shows the same card.", "card pile moves"),
    "peek_not_playable": Meaning(Code.ILLEGAL, "The card cannot be played now.", "card pile moves"),
    "nothing_under_top": Meaning(Code.ILLEGAL, "No card lies under the top of the pile.", "pile moves"),
    "peeked_already": Meaning(Code.ILLEGAL, "The card under the top of the pile is shown already.", "pile moves"),
    "transfer_elsewhere": Meaning(
        Code.ILLEGAL, "A transfer goes to the other foundation of the suit.", "foundation moves"
    ),
    "foundation_empty": Meaning(Code.ILLEGAL, "The foundation is empty.", "foundation moves"),
    "first_card_stays": Meaning(Code.ILLEGAL, "The first card of a foundation stays.", "card foundation moves"),
    "order_fixed": Meaning(Code.ILLEGAL, "The room does not let the workspace be put in another order.", "moves"),
    "workspace_empty": Meaning(Code.ILLEGAL, "The workspace is empty.", "moves"),
    "order_incomplete": Meaning(Code.ILLEGAL, "An order names every card of the workspace once.", "cards moves"),
    "order_unchanged": Meaning(Code.ILLEGAL, "The workspace is in this order already.", "cards moves"),
    "other_suit": Meaning(Code.ILLEGAL, "The card and the foundation have different suits.", "card foundation moves"),
    "foundation_complete": Meaning(Code.ILLEGAL, "The foundation is complete.", "foundation moves"),
    "not_next_card": Meaning(Code.ILLEGAL, "The foundation takes another card next.", "card foundation next moves"),
}
REASONS = Reasons(_MEANINGS, Data)
"""The table of the reasons."""
