"""The choices before a game of The Patriarch: its options, and the forms and seats that they allow."""

from client.games.options import AUTO, Offer, Seats

OFFER = Offer(
    {
        "variant": ("patriarch", "advanced-patriarch", "matriarch", "advanced-matriarch"),
        "tree": ("number", "owner", "open"),
        "guesses": (AUTO, *(str(many) for many in range(1, 13))),
        "own_grades": ("off", "on"),
        "auto_grade": ("none", "10", "20", "30", "60", "120"),
    },
    lambda chosen: {"match": Seats(2, 12), "mirror": Seats(2, 2)},
    ranges={"guesses": range(1, 13), "auto_grade": range(1, 3601)},
    roles=("guesser", "owner"),
    notes=True,
    final=lambda chosen, ply: ply > 1 or chosen["tree"] == "number",
    counts_down=lambda chosen: chosen["auto_grade"] != "none",
    numbered=lambda chosen: chosen["tree"] == "number",
    again=False,
)
