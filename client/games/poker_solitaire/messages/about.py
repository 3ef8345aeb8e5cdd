"""What the clients say of Poker Solitaire outside its matrices: in lists and results.

Made from client/games/poker_solitaire/text/en/about.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def match_in_short() -> str:
    return "A duel has two legs in one square of cards, whose rows and columns are poker hands. You each play one leg for a high score and one for a low one."


def equals_in_short() -> str:
    return "You each fill a square of cards, whose rows and columns are poker hands. The higher score wins."


def matrix() -> str:
    return "matrix"


def computers_matrix(several: bool) -> str:
    return "The computer’s matrices" if several else "The computer’s matrix"


def computers_matrix_key() -> str:
    return "computer’s matrix"


Standing = Literal["player", "maximizer", "minimizer"]


def standing(key: Standing) -> str:
    return {
        "player": "the most",
        "maximizer": "maximizing, the most",
        "minimizer": "minimizing, the fewest",
    }[key]


def lost(points: float) -> str:
    return f"{formats.exact(points)} points"


language.register(globals())
