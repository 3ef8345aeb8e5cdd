"""Writes the reasons for rejected moves of Family Tree. The browser client has the same."""

from client.games.family_tree.messages import rejections
from client.games.game_words import refusal_of_any_game
from client.text.rejection_text import by_reason, say
from protocol.events import Rejected
from protocol.ids import Seat

_MESSAGES = by_reason(
    rejections.not_current_card,
    rejections.not_in_tree,
    rejections.not_a_person,
    rejections.target_covered,
    rejections.tree_top_without_child,
    rejections.member_single,
    rejections.couple_divorced,
    rejections.person_widowed,
    rejections.too_many_children,
    rejections.couple_has_two,
)


def refusal(rejected: Rejected, seat: Seat | None) -> str:
    """Return the sentence for a rejection, for a reader at a seat (None: a player alone, or a spectator)."""
    return say(_MESSAGES, rejected.reason, rejected.data) or refusal_of_any_game(rejected, seat)
