"""The choices before a game of Grandma's Game: its options, and the forms and seats that they allow."""

from client.games.options import WINNABLE, Offer, Seats

OFFER = Offer(
    {"reorder": ("on", "off"), WINNABLE: ("off", "on")},
    lambda chosen: {"race": Seats(2, 12), "solo": Seats(1, 1)},
    drawn=frozenset({WINNABLE}),
    has_undo=lambda chosen: True,
)
