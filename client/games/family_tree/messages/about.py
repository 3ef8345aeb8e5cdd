"""What Family Tree says outside its own board: in forms, lists and results.

Made from client/games/family_tree/text/en/about.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


def match_in_short() -> str:
    return "A match has two legs on the same cards. In one you play for a high score, in the other for a low one. The higher score as maximizer wins."


def tree() -> str:
    return "tree"


def computers_tree() -> str:
    return "The computer’s tree"


def computers_tree_key() -> str:
    return "computer’s tree"


Standing = Literal["player", "maximizer", "minimizer"]


def standing(key: Standing) -> str:
    return {
        "player": "alone, the most",
        "maximizer": "maximizing, the most",
        "minimizer": "minimizing, the least",
    }[key]


def together() -> str:
    return "together, the most"


def part(key: Literal["levels", "celebrity", "hands"]) -> str:
    return {
        "levels": "generations",
        "celebrity": "celebrities",
        "hands": "hands",
    }[key]


language.register(globals())
