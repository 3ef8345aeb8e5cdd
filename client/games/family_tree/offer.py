"""The choices before a game of Family Tree: its options, and the forms and seats that they allow."""

from client.games.options import DUEL, Offer, Seats

OFFER = Offer({}, lambda chosen: {**DUEL, "solo": Seats(1, 1)})
