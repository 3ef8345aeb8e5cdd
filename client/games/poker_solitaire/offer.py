"""The choices before a game of Poker Solitaire: its options, and the forms and seats that they allow."""

from collections.abc import Mapping

from client.games.options import DUEL, Chosen, Offer, Seats
from client.games.poker_solitaire import options
from protocol.ids import Form


def _forms(chosen: Chosen) -> Mapping[Form, Seats]:
    if chosen["mode"] == "duel":
        return DUEL
    return {"solo": Seats(1, 1)} if chosen["mode"] in options.SOLO else {"match": Seats(2, 2)}


OFFER = Offer(
    options.VALUES,
    _forms,
    options.idle,
    scored=lambda chosen: chosen["scoring"] != "pat",
    in_roles=lambda chosen: chosen["mode"] == "duel",
    paced=True,
    typed={"points": options.typed_points},
    wrong=options.wrong,
    sent=options.sent,
    flat=options.flat,
)
