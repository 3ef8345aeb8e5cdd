"""Clocks: how much time the players have.

Made from client/text/en/clock.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def clock(*, move: int | None, leg: int | None, increment: int, per: Literal["move", "card"]) -> str:
    return ("no clock" if leg is None else (f"{formats.duration(leg)} for a leg" + ("" if increment == 0 else (f" and {formats.duration(increment)} more for each " + ("card placed" if per == "card" else "move"))))) if move is None else (f"{formats.duration(move)} for each " + ("card placed" if per == "card" else "move"))


def left(time: int) -> str:
    return f"{formats.time_left(time)} left"


def unknown(typed: str) -> str:
    return f"“{typed}” is not a clock. Type 30 for 30 seconds a move, 3d for 3 days a move, or 5m+3 for 5 minutes a leg and 3 seconds more for each move."


def increment_needs_leg() -> str:
    return "Only a clock for a whole leg can add time for each move, such as 5m+3."


def limits() -> str:
    return "A move has from 5 seconds to 14 days; a leg has from 10 seconds to 1 day, and at most 10 minutes more for each move."


language.register(globals())
