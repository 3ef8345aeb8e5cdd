"""What the clients say of Grandma’s Game outside its table: in forms, lists and results.

Made from client/games/grandmas_game/text/en/about.ftl by `python -m client.catalogue`.
"""

from typing import Literal


def together_in_short() -> str:
    return "A race: you all play the same cards, each at a table of your own. The first to bring all cards to the foundations wins; otherwise the player with the most cards there wins."


def table() -> str:
    return "table"


def computers_table() -> str:
    return "The computer’s table"


def computers_table_key() -> str:
    return "computer’s table"


def standing() -> str:
    return "alone, the most"


def race_standing() -> str:
    return "in a race, the most"


Option = Literal["reorder", "winnable"]


def option(key: Option) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "reorder": "Workspace",
        "winnable": "Numbers",
    }[key]


Reorder = Literal["on", "off"]


def reorder(key: Reorder) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "on": "in any order",
        "off": "in a fixed order",
    }[key]


ReorderNote = Literal["on", "off"]


def reorder_note(key: ReorderNote) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "on": "its cards can be moved",
        "off": "much harder",
    }[key]


Winnable = Literal["off", "on"]


def winnable(key: Winnable) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "off": "any",
        "on": "winnable only",
    }[key]


WinnableNote = Literal["off", "on"]


def winnable_note(key: WinnableNote) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "off": "some can’t be won",
        "on": "if one is drawn",
    }[key]


Finding = Literal["deck_dealt", "cards_as_seen", "cards_different"]


def finding(key: Finding) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "deck_dealt": "Verified: this number deals the deck you played.",
        "cards_as_seen": "The cards you saw are in that deck.",
        "cards_different": "The record has other cards than you saw.",
    }[key]
