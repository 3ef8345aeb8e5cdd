"""What line mode says of mirror matches."""

MOVES = "; with 1: or 2: before it on that board"


def begins(number: str) -> str:
    """Head a mirror match."""
    return f"A mirror match, both legs at once on two boards; {number}."


def sentence(text: str) -> str:
    """Write what is said of a board as a sentence."""
    return f"{text[:1].upper()}{text[1:]}."


def stands(number: int, plays: str, stands: str) -> str:
    """Say how a board stands.

    >>> stands(1, "you maximize 130", "your move")
    'board 1: you maximize 130, your move'
    """
    return f"board {number}: {plays}, {stands}"


def on(number: int, text: str) -> str:
    """Name the board before what is told of it."""
    return f"Board {number}: {text}"


def looks_at(number: int) -> str:
    """Say which board one looks at from now on."""
    return f"You look at board {number}."


def not_there(number: int) -> str:
    """Say that one has nothing to move on a board."""
    return f"It is not your turn on board {number}."


def moved(name: str, number: int, *, mine: bool) -> str:
    """Say that somebody has made a move that waits.

    >>> moved("Ben", 2, mine=False), moved("", 1, mine=True)
    ('Ben has moved on board 2.', 'You have moved on board 1.')
    """
    return f"{'You have' if mine else f'{name} has'} moved on board {number}."
