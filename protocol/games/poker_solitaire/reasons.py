"""The reasons for which Poker Solitaire refuses a move. rules: poker_solitaire"""

from collections.abc import Mapping
from typing import Annotated, Literal, TypedDict

from protocol.codes import RejectionCode as Code
from protocol.reasons.base import Meaning, Reasons

Reason = Literal[
    "not_dealt",
    "card_taken",
    "place_empty",
    "square_taken",
    "touches_no_card",
    "nothing_to_pass",
    "pass_too_early",
    "done_only_in_race",
    "matrix_not_full",
    "no_such_reject_square",
    "which_matrix",
    "only_one_matrix",
    "no_planting",
    "move_between_matrices",
    "placed_card_not_planted",
    "placed_cards_stay",
    "reject_square_of_other",
    "reject_square_used",
    "rejected_card_elsewhere",
    "rejected_card_to_other",
    "rejected_cards_stay",
    "reject_of_other",
    "no_stealing",
    "stolen_already",
    "steal_elsewhere",
    "nothing_left_to_do",
]


class Data(TypedDict, total=False):
    """The data that the reasons may have."""

    card: Annotated[str, "the card that the move is about, or the one that is in its way"]
    dealt: Annotated[tuple[str, ...], "the cards that are dealt"]
    free: Annotated[int, "how many squares of the matrix are free"]
    place: Annotated[str, "a square or a reject square, as moves write it"]
    places: Annotated[tuple[str, ...], "the squares or reject squares that would take the card"]
    seat: Annotated[int, "the player who took the card"]
    touching: Annotated[str, "what cards must touch others with: `edges` or `corners`"]


_MEANINGS: Mapping[Reason, Meaning] = {
    "not_dealt": Meaning(Code.ILLEGAL, "The card is not dealt.", "card dealt"),
    "card_taken": Meaning(Code.ILLEGAL, "The card has been taken.", "card place dealt seat?"),
    "place_empty": Meaning(Code.ILLEGAL, "The place is empty.", "place"),
    "square_taken": Meaning(Code.ILLEGAL, "A card lies on the square.", "place card places"),
    "touches_no_card": Meaning(Code.ILLEGAL, "A card on the square would touch no other.", "place touching places"),
    "nothing_to_pass": Meaning(Code.ILLEGAL, "Players take no turns, so there is nothing to pass."),
    "pass_too_early": Meaning(Code.ILLEGAL, "The player still has a free square and a dealt card."),
    "done_only_in_race": Meaning(Code.ILLEGAL, "A player says Done only in a race."),
    "matrix_not_full": Meaning(Code.ILLEGAL, "A player says Done when the matrix is full.", "free"),
    "no_such_reject_square": Meaning(Code.ILLEGAL, "There is no such reject square.", "place places"),
    "which_matrix": Meaning(
        Code.ILLEGAL, "There are two matrices, and the move does not say which one it means.", "place"
    ),
    "only_one_matrix": Meaning(Code.ILLEGAL, "There is only one matrix.", "place"),
    "no_planting": Meaning(Code.ILLEGAL, "Cards are not put into the matrix of the other player.", "places"),
    "move_between_matrices": Meaning(Code.ILLEGAL, "A placed card is moved only within its matrix.", "card"),
    "placed_card_not_planted": Meaning(Code.ILLEGAL, "Only a dealt card can be planted.", "card"),
    "placed_cards_stay": Meaning(Code.ILLEGAL, "A placed card can only be rejected.", "card place"),
    "reject_square_of_other": Meaning(Code.ILLEGAL, "The reject square belongs to the other player.", "place"),
    "reject_square_used": Meaning(Code.ILLEGAL, "A card lies on the reject square.", "place card places"),
    "rejected_card_elsewhere": Meaning(Code.ILLEGAL, "A rejected card goes back only into a matrix.", "card"),
    "rejected_card_to_other": Meaning(
        Code.ILLEGAL, "A rejected card goes back only into the matrix of the player.", "card"
    ),
    "rejected_cards_stay": Meaning(Code.ILLEGAL, "A rejected card does not come back.", "card"),
    "reject_of_other": Meaning(Code.ILLEGAL, "Only the own cards are rejected.", "card"),
    "no_stealing": Meaning(Code.ILLEGAL, "Cards are not stolen.", "card"),
    "stolen_already": Meaning(Code.ILLEGAL, "The card was stolen once, and cannot be stolen back.", "card"),
    "steal_elsewhere": Meaning(Code.ILLEGAL, "A stolen card goes into the matrix of the player.", "card"),
    "nothing_left_to_do": Meaning(
        Code.NOT_YOUR_TURN, "The player has nothing left to do until the other player is done."
    ),
}
REASONS = Reasons(_MEANINGS, Data)
"""The table of the reasons."""
