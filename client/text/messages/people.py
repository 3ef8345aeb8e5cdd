"""What players are called, and whose turn it is.

Made from client/text/en/people.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def you() -> str:
    return "you"


def away() -> str:
    return "away"


def nobody() -> str:
    return "nobody yet"


def guest() -> str:
    return "Guest"


def the_computer() -> str:
    return "the computer"


def computer(level: str) -> str:
    return f"computer, {formats.level(level)}"


def seat(number: int) -> str:
    return f"seat {number}"


def moving(*, players: Literal["both", "all", "some", "you", "one"], number: int, name: str) -> str:
    return "both play" if players == "both" else "all play" if players == "all" else f"{formats.number(number)} play" if players == "some" else "you play on" if players == "you" else f"{formats.name(name)} plays on"


def players(*, number: int, away: int) -> str:
    return f"{formats.number(number)} play" + ("" if away == 0 else f", {formats.number(away)} away")


language.register(globals())
