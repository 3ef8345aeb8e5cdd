"""Puts the server's last refusal in a room into words."""

from client.games.word_catalog import words_of
from client.room.session import Model
from client.text.rejection_text import rejection_text


def refusal_text(model: Model) -> str:
    """Return why the last command was refused, as the room's game names its places; empty if none was."""
    if model.refused is None:
        return ""
    if model.room is None:
        return rejection_text(model.refused)
    return words_of(model.room.game).refusal(model.refused, None if model.solo else model.me)
