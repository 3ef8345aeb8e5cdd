"""Words that players type for cards, besides letters such as 7d. Alternatives are separated by |.

Made from client/text/en/typed_cards.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


def rank_word(key: Literal["A", "J", "Q", "K"]) -> str:
    return {
        "A": "ace",
        "J": "jack",
        "Q": "queen",
        "K": "king",
    }[key]


def suit_word(key: Literal["C", "D", "H", "S"]) -> str:
    return {
        "C": "clubs|club",
        "D": "diamonds|diamond",
        "H": "hearts|heart",
        "S": "spades|spade",
    }[key]


def ambiguous_card(*, typed: str, cards: str) -> str:
    return f"“{typed}” could be {cards}. Type more of its name."


language.register(globals())
