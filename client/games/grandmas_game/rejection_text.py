"""Writes the reasons for rejected moves of Grandma’s Game. The browser client has the same."""

from collections.abc import Mapping
from typing import Any

from client.games.game_words import refusal_of_any_game
from client.games.grandmas_game.messages import rejections
from client.games.grandmas_game.move_text import foundation, show_pile
from client.text.rejection_text import say
from protocol.events import Rejected
from protocol.ids import Seat


def refusal(rejected: Rejected, seat: Seat | None) -> str:
    """Return the sentence for a rejection, for a reader at a seat (None: a player alone, or a spectator)."""
    return say(rejections, rejected.reason, _values(rejected.data)) or refusal_of_any_game(rejected, seat)


def _values(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data of a reason with the names of piles and foundations."""
    values = dict(data)
    if "pile" in data:
        values["pile"] = show_pile(data["pile"])
    if "foundation" in data:
        values["foundation"] = foundation(data["foundation"])
    return values
