"""Cards as people read and hear them.

Made from client/text/en/cards.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


def joker() -> str:
    return "Joker"


def second_joker() -> str:
    return "Joker 2"


def short_joker() -> str:
    return "Jkr"


def local_rank(key: Literal["A", "J", "Q", "K"]) -> str:
    return {
        "A": "A",
        "J": "J",
        "Q": "Q",
        "K": "K",
    }[key]


def spoken_card(*, rank: str, suit: str) -> str:
    return f"{rank} of {suit}"


language.register(globals())
