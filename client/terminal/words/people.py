"""What people at the table are called; names come as they were sent."""

YOU = "you"
AWAY = "away"
NOBODY = "nobody yet"
THE_COMPUTER = "the computer"


def turn(name: str, mine: bool) -> str:
    """Say whose turn it is; a computer thinks."""
    if mine:
        return "your turn"
    return f"{name} thinks" if name.endswith("computer") else f"{name}’s turn"


def seat(number: int) -> str:
    """Name a seat, counted from 1, that nobody has a name for."""
    return f"seat {number}"


def computer(level: str) -> str:
    """Say that the computer plays a seat, after its player's name."""
    return f"computer, {level}"
