"""What the clients say of a game that brings no words of its own, outside its board.

Made from client/games/generic/text/en/about.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


def match_two_legs() -> str:
    return "A match has two legs on the same cards, with the roles swapped. The player with the better score in the same role wins."


def match_one_leg() -> str:
    return "A match has one leg. The player with the better score wins."


def together_in_short(together: bool) -> str:
    return "You play together for one score." if together else "Each plays for themselves."


def table() -> str:
    return "table"


def computers_game() -> str:
    return "The computer’s game"


def computers_game_key() -> str:
    return "computer’s game"


Standing = Literal["player", "maximizer", "minimizer"]


def standing(key: Standing) -> str:
    return {
        "player": "alone, the most",
        "maximizer": "maximizing, the most",
        "minimizer": "minimizing, the least",
    }[key]


def together() -> str:
    return "together, the most"


language.register(globals())
