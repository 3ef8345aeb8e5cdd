"""What the clients say of Happy Graphs outside its board: in forms, lists and results.

Made from client/games/happy_graphs/text/en/about.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def match_in_short() -> str:
    return "A duel has two legs on the same cards, and you see only your own hand. In one leg you play for many unhappy cards, in the other for few. The higher score as maximizer wins."


def together_in_short() -> str:
    return "You all want as few unhappy cards as possible. Zero is perfect."


def board() -> str:
    return "board"


def computers_board() -> str:
    return "The computer’s board"


def computers_board_key() -> str:
    return "computer’s board"


Standing = Literal["player", "maximizer", "minimizer"]


def standing(key: Standing) -> str:
    return {
        "player": "alone, the fewest",
        "maximizer": "maximizing, the most",
        "minimizer": "minimizing, the fewest",
    }[key]


def together() -> str:
    return "together, the fewest"


def lost(cards: float) -> str:
    return f"{formats.exact(cards)} cards"


def option(key: Literal["variant", "mode", "hands"]) -> str:
    return {
        "variant": "Board",
        "mode": "Played",
        "hands": "Hands",
    }[key]


def variant(key: Literal["classic", "corners", "hex"]) -> str:
    return {
        "classic": "classic",
        "corners": "corners",
        "hex": "hex",
    }[key]


def variant_note(key: Literal["classic", "corners", "hex"]) -> str:
    return {
        "classic": "A to 4, four neighbours",
        "corners": "A to 8, the diagonals too",
        "hex": "A to 6, six neighbours",
    }[key]


def mode(key: Literal["together", "duel", "puzzle"]) -> str:
    return {
        "together": "together",
        "duel": "as a duel",
        "puzzle": "as a puzzle",
    }[key]


def mode_note(key: Literal["together", "duel", "puzzle"]) -> str:
    return {
        "together": "on the same side, for few unhappy cards",
        "duel": "two players, hidden hands, roles swapped",
        "puzzle": "all cards open, undo freely, timed",
    }[key]


def hands(key: Literal["seen", "hidden"]) -> str:
    return {
        "seen": "seen by all",
        "hidden": "hidden",
    }[key]


def hands_note(key: Literal["seen", "hidden"]) -> str:
    return {
        "seen": "",
        "hidden": "each sees their own",
    }[key]


language.register(globals())
