"""What can be chosen of Grandma's Game before it is played: its options, and the forms and seats that they leave."""

from client.games.options import WINNABLE, Offer, Seats

OFFER = Offer(
    {"reorder": ("on", "off"), WINNABLE: ("off", "on")},
    lambda chosen: {"race": Seats(2, 12), "solo": Seats(1, 1)},
    drawn=frozenset({WINNABLE}),
)
