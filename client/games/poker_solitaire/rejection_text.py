"""Writes the reasons for rejected moves of Poker Solitaire. The browser client has the same."""

from collections.abc import Mapping
from typing import Any

from client.games.game_words import refusal_of_any_game
from client.games.poker_solitaire.messages import rejections
from client.games.poker_solitaire.move_text import place
from client.text.rejection_text import say
from protocol.events import Rejected
from protocol.ids import Seat


def refusal(rejected: Rejected, seat: Seat | None) -> str:
    """Return the sentence for a rejection, for a reader at a seat (None: a player alone, or a spectator)."""
    return say(rejections, rejected.reason, _values(rejected.data, seat)) or refusal_of_any_game(rejected, seat)


def _values(data: Mapping[str, Any], seat: Seat | None) -> dict[str, Any]:
    """Return the data of a reason with the names of places, as the player at a seat calls them."""
    values = {"taker": "nobody", **data}
    if "place" in data:
        values["place"] = _name(data["place"], seat)
    if "places" in data:
        values["places"] = [_name(each, seat) for each in data["places"]] or None
    if "seat" in data:
        values["taker"] = "you" if data["seat"] == seat else "other"
    return values


def _name(written: str, seat: Seat | None) -> str:
    other = rejections.other_player()
    return place(written, seat, (other, other) if seat is not None and ":" in written else ())
