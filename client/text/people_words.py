"""What people at the table are called; names come as they were sent."""

import re
from collections.abc import Sequence

from client.text.messages import game as game_text

YOU = "you"
AWAY = "away"
NOBODY = "nobody yet"
SITS_DOWN = "whoever takes the free seat"
"""Who is waited for where a seat is free."""
THE_COMPUTER = "the computer"
COMPUTER = "computer"
"""What the names of computer players end in."""
_OURS = re.compile(r"(you|your|alone|now|the|who|whoever|all|both|nobody|seat|(random|easy|normal|strong) computer)\b")
"""What is said in place of a name, or before one; a computer's name is no person's."""


def begun(said: str) -> str:
    """Begin a sentence with a capital, but for the name of somebody, which stays as it is written.

    >>> begun("you win."), begun("all others guess."), begun("easy computer thinks."), begun("o’Neil wins.")
    ('You win.', 'All others guess.', 'Easy computer thinks.', 'o’Neil wins.')
    """
    return f"{said[:1].upper()}{said[1:]}" if _OURS.match(said) else said


def turn(name: str, mine: bool, whole: str | None = None) -> str:
    """Say whose turn it is; a computer thinks. `whole` is the name where `name` was cut to fit.

    >>> turn("Ben", mine=False), turn("easy co…", mine=False, whole="easy computer")
    ('Ben’s turn', 'easy co… thinks')
    """
    if mine:
        return game_text.your_turn()
    return game_text.turn(name=name, computer=(whole or name).endswith(COMPUTER))


def at_once(name: str, moving: int, of: int, *, mine: bool) -> str:
    """Say who is to move where all may at the same time: so many, the last of whom has this name, or is the reader.

    >>> at_once("", 2, 2, mine=True), at_once("Ann", 3, 4, mine=False)
    ('both play', '3 play')
    >>> at_once("", 1, 2, mine=True), at_once("Ben", 1, 2, mine=False)
    ('you play on', 'Ben plays on')
    """
    if moving > 1:
        return "both play" if of == 2 else "all play" if moving == of else f"{moving} play"
    return "you play on" if mine else f"{name} plays on"


def seat(number: int) -> str:
    """Name a seat, counted from 1, that nobody has a name for."""
    return f"seat {number}"


def computer(level: str) -> str:
    """Say that the computer plays a seat, after its player's name."""
    return f"computer, {level}"


def many(players: int, away: int) -> str:
    """Say how many play, where they are too many to name, and how many of them are away.

    >>> many(17, 2), many(5, 0)
    ('17 play, 2 away', '5 play')
    """
    return f"{players} play" + (f", {away} {AWAY}" if away else "")


def listed(names: Sequence[str], most: int = 3) -> str:
    """Name some people, the first few of many.

    >>> listed(["Ada", "Ben"]), listed(["Ada", "Ben", "Cy", "Dee", "Eve"])
    ('Ada and Ben', 'Ada, Ben, Cy and 2 more')
    """
    if len(names) > most:
        return f"{', '.join(names[:most])} and {len(names) - most} more"
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
