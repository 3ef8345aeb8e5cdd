"""Writes the reasons for rejected moves of Grandma’s Game. The browser client has the same."""

from collections.abc import Mapping
from typing import Any

from client.games.game_words import refusal_of_any_game
from client.games.grandmas_game.messages import rejections
from client.games.grandmas_game.move_text import foundation, show_pile
from client.text.rejection_text import by_reason, say
from protocol.events import Rejected
from protocol.ids import Seat

_MESSAGES = by_reason(
    rejections.stock_empty,
    rejections.nothing_to_undo,
    rejections.nothing_to_redo,
    rejections.race_without_undo,
    rejections.not_in_workspace,
    rejections.pile_empty,
    rejections.pile_in_workspace,
    rejections.peek_without_equal,
    rejections.peek_not_playable,
    rejections.nothing_under_top,
    rejections.peeked_already,
    rejections.transfer_elsewhere,
    rejections.foundation_empty,
    rejections.first_card_stays,
    rejections.order_fixed,
    rejections.workspace_empty,
    rejections.order_incomplete,
    rejections.order_unchanged,
    rejections.other_suit,
    rejections.foundation_complete,
    rejections.not_next_card,
)


def refusal(rejected: Rejected, seat: Seat | None) -> str:
    """Return the sentence for a rejection, for a reader at a seat (None: a player alone, or a spectator)."""
    return say(_MESSAGES, rejected.reason, _values(rejected.data)) or refusal_of_any_game(rejected, seat)


def _values(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data of a reason with the names of piles and foundations."""
    values = dict(data)
    if "pile" in data:
        values["pile"] = show_pile(data["pile"])
    if "foundation" in data:
        values["foundation"] = foundation(data["foundation"])
    return values
