"""What can be chosen of Family Tree before it is played: its options, and the forms and seats that they leave."""

from client.games.options import DUEL, Offer, Seats

OFFER = Offer({}, lambda chosen: {**DUEL, "solo": Seats(1, 1)})
