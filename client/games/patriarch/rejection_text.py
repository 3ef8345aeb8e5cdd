"""Writes the reasons for rejected moves of The Patriarch. The browser client has the same."""

from client.games.game_words import refusal_of_any_game
from client.games.patriarch.messages import rejections
from client.text.rejection_text import by_reason, say
from protocol.events import Rejected
from protocol.ids import Seat

_MESSAGES = by_reason(
    rejections.number_gives_tree,
    rejections.tree_laid_already,
    rejections.tree_not_open,
    rejections.owner_guesses,
    rejections.grades_itself,
    rejections.only_owner_grades,
    rejections.tree_not_laid,
    rejections.grade_missing,
    rejections.grade_too_low,
    rejections.grade_too_high,
    rejections.open_tree_grades,
    rejections.not_a_grade,
    rejections.guess_waiting,
    rejections.card_not_in_family,
    rejections.card_repeated,
    rejections.card_missing,
    rejections.several_tops,
    rejections.other_shape,
    rejections.too_many_generations,
    rejections.owner_lays_first,
    rejections.no_guess_to_grade,
    rejections.guessing_time_over,
    rejections.guesses_waiting,
    rejections.tree_sign,
    rejections.tree_too_large,
    rejections.tree_not_closed,
    rejections.tree_without_cards,
    rejections.not_a_suit,
)


def refusal(rejected: Rejected, seat: Seat | None) -> str:
    """Return the sentence for a rejection, for a reader at a seat (None: a player alone, or a spectator)."""
    return say(_MESSAGES, rejected.reason, rejected.data) or refusal_of_any_game(rejected, seat)
