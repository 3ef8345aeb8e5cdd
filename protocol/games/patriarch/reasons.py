"""The reasons for which The Patriarch refuses a move. rules: patriarch"""

from collections.abc import Mapping
from typing import Annotated, Literal, TypedDict

from protocol.codes import RejectionCode as Code
from protocol.reasons.base import Meaning, Reasons

Reason = Literal[
    "number_gives_tree",
    "tree_laid_already",
    "tree_not_open",
    "owner_guesses",
    "grades_itself",
    "only_owner_grades",
    "tree_not_laid",
    "grade_missing",
    "grade_too_low",
    "grade_too_high",
    "open_tree_grades",
    "card_not_in_family",
    "card_repeated",
    "card_missing",
    "several_tops",
    "other_shape",
    "too_many_generations",
    "owner_lays_first",
    "no_guess_to_grade",
    "guessing_time_over",
    "guess_waiting",
    "guesses_waiting",
    "tree_sign",
    "tree_too_large",
    "tree_not_closed",
    "tree_without_cards",
    "not_a_grade",
    "not_a_suit",
]


class Data(TypedDict, total=False):
    """The data that the reasons may have."""

    card: Annotated[str, "a card of the tree"]
    cards: Annotated[tuple[str, ...], "cards of the tree"]
    example: Annotated[str, "a move that is written correctly"]
    first: Annotated[str, "the first card of the family"]
    generations: Annotated[int, "how many generations the tree has"]
    last: Annotated[str, "the last card of the family"]
    most: Annotated[int, "how many generations the family may have"]
    own: Annotated[str, "the shape of the tree"]
    part: Annotated[Literal["red", "black", "down"], "a part of the grade"]
    shape: Annotated[str, "the shape that trees of the family have"]
    sign: Annotated[str, "a character of the move"]
    tree: Annotated[str, "the tree, as it was written (40 characters at most)"]


_MEANINGS: Mapping[Reason, Meaning] = {
    "number_gives_tree": Meaning(Code.ILLEGAL, "The number gives the tree, so nobody lays it.", "example"),
    "tree_laid_already": Meaning(Code.ILLEGAL, "The tree is laid already.", "example"),
    "tree_not_open": Meaning(Code.ILLEGAL, "The room does not let the tree be left open.", "example"),
    "owner_guesses": Meaning(Code.ILLEGAL, "The owner knows the tree and does not guess.", "example"),
    "grades_itself": Meaning(Code.ILLEGAL, "With two players, guesses are graded automatically.", "example"),
    "only_owner_grades": Meaning(Code.ILLEGAL, "Only the owner announces grades.", "example"),
    "tree_not_laid": Meaning(Code.ILLEGAL, "No guess can wait for a grade before the tree is laid.", "example"),
    "grade_missing": Meaning(Code.ILLEGAL, "In this room the owner has to say the grade.", "example"),
    "grade_too_low": Meaning(
        Code.ILLEGAL, "A card that the grade does not count is one of its part.", "part card example"
    ),
    "grade_too_high": Meaning(Code.ILLEGAL, "The grade counts too many cards of a part.", "part example"),
    "open_tree_grades": Meaning(Code.ILLEGAL, "The grade of an open tree is not the owner's choice.", "example"),
    "card_not_in_family": Meaning(
        Code.ILLEGAL, "The tree has a card that the family does not have.", "card first last example"
    ),
    "card_repeated": Meaning(Code.ILLEGAL, "The tree has a card more than once.", "card example"),
    "card_missing": Meaning(Code.ILLEGAL, "The tree lacks a card of the family.", "card first last example"),
    "several_tops": Meaning(Code.ILLEGAL, "The tree has more than one card at the top.", "cards example"),
    "other_shape": Meaning(Code.ILLEGAL, "The tree does not have the shape of the family.", "shape own example"),
    "too_many_generations": Meaning(Code.ILLEGAL, "The tree has too many generations.", "most generations example"),
    "owner_lays_first": Meaning(Code.NOT_YOUR_TURN, "The owner lays the tree before the first guess."),
    "no_guess_to_grade": Meaning(Code.NOT_YOUR_TURN, "No guess waits for a grade."),
    "guessing_time_over": Meaning(Code.NOT_YOUR_TURN, "The time of the guesser has run out."),
    "guess_waiting": Meaning(Code.NOT_YOUR_TURN, "The guess of the player waits for its grade."),
    "guesses_waiting": Meaning(Code.NOT_YOUR_TURN, "Two guesses of the player wait for grades."),
    "tree_sign": Meaning(Code.MALFORMED, "A character of the tree is in the wrong place.", "tree sign example"),
    "tree_too_large": Meaning(Code.MALFORMED, "The tree has more cards than a suit.", "tree example"),
    "tree_not_closed": Meaning(Code.MALFORMED, "A parenthesis of the tree is not closed.", "tree example"),
    "tree_without_cards": Meaning(Code.MALFORMED, "The tree has no cards.", "tree example"),
    "not_a_grade": Meaning(Code.MALFORMED, "The grade is not three numbers.", "example"),
    "not_a_suit": Meaning(Code.MALFORMED, "The move names no suit.", "sign example"),
}
REASONS = Reasons(_MEANINGS, Data)
"""The table of the reasons."""
