"""What the clients say of Grandma’s Game outside its table: in forms, lists and results.

Made from client/games/grandmas_game/text/en/about.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


def together_in_short() -> str:
    return "A race: you all play the same cards, each at a table of your own. The first to bring all cards to the foundations wins. If nobody does, the player with the most cards there wins."


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


def option(key: Literal["reorder", "winnable"]) -> str:
    return {
        "reorder": "Workspace",
        "winnable": "Numbers",
    }[key]


def reorder(key: Literal["on", "off"]) -> str:
    return {
        "on": "in any order",
        "off": "in a fixed order",
    }[key]


def reorder_note(key: Literal["on", "off"]) -> str:
    return {
        "on": "its cards can be moved",
        "off": "much harder",
    }[key]


def winnable(key: Literal["off", "on"]) -> str:
    return {
        "off": "any",
        "on": "winnable only",
    }[key]


def winnable_note(key: Literal["off", "on"]) -> str:
    return {
        "off": "some can’t be won",
        "on": "if one is drawn",
    }[key]


Finding = Literal["deck_dealt", "cards_as_seen", "cards_different"]


def finding(key: Finding) -> str:
    return {
        "deck_dealt": "Verified: this number deals the deck you played.",
        "cards_as_seen": "The cards you saw are in that deck.",
        "cards_different": "The record has other cards than you saw.",
    }[key]


language.register(globals())
