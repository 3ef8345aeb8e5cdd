"""The reasons for which Family Tree refuses a move. rules: family_tree"""

from collections.abc import Mapping
from typing import Annotated, Literal, TypedDict

from protocol.codes import RejectionCode as Code
from protocol.reasons.base import Meaning, Reasons

Reason = Literal[
    "not_current_card",
    "not_in_tree",
    "not_a_person",
    "target_covered",
    "tree_top_without_child",
    "member_single",
    "couple_divorced",
    "person_widowed",
    "too_many_children",
    "couple_has_two",
]


class Data(TypedDict, total=False):
    """The data that the reasons may have."""

    card: Annotated[str, "the card that the move plays"]
    children: Annotated[int, "how many children the couple has"]
    cover: Annotated[str, "the card that covers the target"]
    current: Annotated[str, "the current card"]
    member: Annotated[str, "the member of the couple"]
    spouse: Annotated[str, "the spouse of the couple"]
    target: Annotated[str, "the card in the tree that the move names"]
    targets: Annotated[tuple[str, ...], "the cards in the tree that the current card may be played on"]
    two: Annotated[str, "the 2 that the couple has"]


_MEANINGS: Mapping[Reason, Meaning] = {
    "not_current_card": Meaning(
        Code.ILLEGAL, "The move plays another card than the current one.", "card current targets"
    ),
    "not_in_tree": Meaning(Code.ILLEGAL, "The target is not in the tree.", "target targets"),
    "not_a_person": Meaning(Code.ILLEGAL, "The target is neither a member nor a spouse.", "target targets"),
    "target_covered": Meaning(Code.ILLEGAL, "The target is covered by another card.", "target cover targets"),
    "tree_top_without_child": Meaning(
        Code.ILLEGAL,
        "The couple at the top of the tree takes no ace and no jack before it has a child.",
        "target targets",
    ),
    "member_single": Meaning(Code.ILLEGAL, "The card is for couples, and the member is single.", "member targets"),
    "couple_divorced": Meaning(Code.ILLEGAL, "The couple is divorced.", "member spouse targets"),
    "person_widowed": Meaning(Code.ILLEGAL, "The target is widowed.", "target targets"),
    "too_many_children": Meaning(
        Code.ILLEGAL, "The couple has as many children as it may have.", "member spouse children targets"
    ),
    "couple_has_two": Meaning(Code.ILLEGAL, "The couple has a 2 already.", "member spouse two targets"),
}
REASONS = Reasons(_MEANINGS, Data)
"""The table of the reasons."""
