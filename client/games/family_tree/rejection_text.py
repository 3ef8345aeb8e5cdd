"""Writes the reasons for rejected moves of Family Tree. The browser client has the same."""

from client.games.family_tree.messages import rejections
from client.games.game_words import refusal_of_any_game
from client.text.rejection_text import say
from protocol.events import Rejected
from protocol.ids import Seat


def refusal(rejected: Rejected, seat: Seat | None) -> str:
    """Return the sentence for a rejection, for a reader at a seat (None: a player alone, or a spectator)."""
    return say(rejections, rejected.reason, rejected.data) or refusal_of_any_game(rejected, seat)
