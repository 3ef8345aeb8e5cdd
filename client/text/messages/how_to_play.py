"""The help on a game: its rules, keys and signs.

Made from client/text/en/how_to_play.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import language


def part(key: Literal["basic", "full", "signs", "credits"]) -> str:
    return {
        "basic": "Basic rules",
        "full": "All rules",
        "signs": "Keys and signs",
        "credits": "Credits",
    }[key]


def key(key: Literal["parts", "game", "guided"]) -> str:
    return {
        "parts": "parts",
        "game": "other game",
        "guided": "first game with tips",
    }[key]


def no_rules() -> str:
    return "The package of this game has no rules."


def credits(*, title: str, origin: str) -> str:
    return f"{title} comes from the package {origin}, which is installed on the server."


language.register(globals())
