"""What line mode says of computer players: their hints, their trees, and playing with them."""

from collections.abc import Mapping, Sequence

PLAY = "How well shall the computer play?"
LEVEL = "Level (empty: easy): "
LEVELS = "Two levels, such as strong easy, and a game number after them if you like: "
SETTLING: Mapping[str, str] = {
    "role": "First role, {roles} (empty: drawn; alternates in a rematch): ",
    "number": "Game number (empty: the server draws one and hides it): ",
    "clock": "Clock, such as 30 or 5m+3 (empty: none): ",
    "hints": "May you ask what the computer would play, yes or no (empty: no)? ",
}
HOW_TO_HINT = "write hints on or hints off"
HINTS_ON = "You are given a hint at every turn of yours where there may be one; hints off undoes that."
HINTS_OFF = "You are given a hint only where you ask for one, by hint."
ASKED = "The computer thinks about it …"


def no_level(typed: str, levels: Sequence[str]) -> str:
    """Say that something is no level of the computer."""
    there = f"{', '.join(levels[:-1])} or {levels[-1]}"
    return f'"{typed[:20]}" is no level: choose {there}'
