"""The choices before a game of Happy Graphs: its options, and the forms and seats that they allow."""

from collections.abc import Mapping

from client.games.options import DUEL, Chosen, Offer, Seats
from protocol.command import MOST_SEATS
from protocol.ids import Form


def _forms(chosen: Chosen) -> Mapping[Form, Seats]:
    if chosen["mode"] == "duel":
        return DUEL
    return {"together": Seats(2, MOST_SEATS), "solo": Seats(1, 1)}


OFFER = Offer(
    {
        "variant": ("classic", "corners", "hex"),
        "mode": ("together", "duel", "puzzle"),
        "hands": ("seen", "hidden"),
    },
    _forms,
    lambda chosen: frozenset() if chosen["mode"] == "together" else frozenset({"hands"}),
    lambda chosen: chosen["mode"] != "duel",
    has_undo=lambda chosen: chosen["mode"] == "puzzle",
)
