"""What people at the table are called; names come as they were sent."""

YOU = "you"
AWAY = "away"
NOBODY = "nobody yet"
THE_COMPUTER = "the computer"
COMPUTER = "computer"
"""What the names of computer players end in."""


def turn(name: str, mine: bool, whole: str | None = None) -> str:
    """Say whose turn it is; a computer thinks. `whole` is the name where `name` was cut to fit.

    >>> turn("Ben", mine=False), turn("easy co…", mine=False, whole="easy computer")
    ('Ben’s turn', 'easy co… thinks')
    """
    if mine:
        return "your turn"
    return f"{name} thinks" if (whole or name).endswith(COMPUTER) else f"{name}’s turn"


def seat(number: int) -> str:
    """Name a seat, counted from 1, that nobody has a name for."""
    return f"seat {number}"


def computer(level: str) -> str:
    """Say that the computer plays a seat, after its player's name."""
    return f"computer, {level}"
