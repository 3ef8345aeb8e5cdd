"""The table of an example game.

Made from example_game/text/en/table.ftl by `turnabout words`.
"""
from typing import Literal

from client.text import formats, language


def title() -> str:
    return "The table"


def tricks(*, name: str, tricks: int) -> str:
    return f"{formats.name(name)} has " + ("no trick" if tricks == 0 else "one trick" if tricks == 1 else f"{formats.number(tricks)} tricks") + "."


def led(*, card: str, mine: bool, trump: Literal["clubs", "hearts", "none"]) -> str:
    return ("You lead" if mine else "They lead") + f" {formats.card(card)}" + ("; clubs are trumps" if trump == "clubs" else "; hearts are trumps" if trump == "hearts" else "; there are no trumps") + "."


def winner(name: str | None) -> str:
    return "Nobody has won." if name is None else f"{formats.begin(formats.name(name))} has won."


def button(key: Literal["deal", "give-up"]) -> str:
    return {
        "deal": "Deal",
        "give-up": "Give up",
    }[key]


language.register(globals())
