"""What is said of a mirror match: both legs at once, on two boards of the same deal."""

from collections.abc import Sequence

from client.text.people_words import COMPUTER
from client.text.people_words import YOU as YOU_ALONE
from protocol.ids import Role

KEY = "w"
COLUMN = "board {number}"
BOTH_OVER = "Both boards are over."


def kind(step: int) -> str:
    """Say what is played, and how far it is."""
    return f"mirror, step {step}"


def board(number: int) -> str:
    """Name a board."""
    return COLUMN.format(number=number)


def plays(name: str, role: Role, *, mine: bool) -> str:
    """Say what one does on a board.

    >>> plays("Ben", "guesser", mine=False), plays("", "maximizer", mine=True)
    ('Ben guesses', 'you maximize')
    """
    verb = {"maximizer": "maximize", "minimizer": "minimize", "owner": "own", "guesser": "guess", "player": "play"}[
        role
    ]
    more = "es" if role == "guesser" else "s"
    return f"you {verb}" if mine else f"{name} {verb}{more}"


def stands(movers: Sequence[str], moved: str | None, *, mine: bool, moved_mine: bool) -> str:
    """Say how a board stands: who is to move there, or has; empty where it is over.

    >>> stands(["Ben"], None, mine=False, moved_mine=False), stands([], "Ben", mine=False, moved_mine=False)
    ('Ben’s move', 'Ben moved')
    >>> stands([], "you", mine=False, moved_mine=True), stands(["you"], None, mine=True, moved_mine=False)
    ('you moved', 'your move')
    """
    if mine:
        return "your move"
    if moved is not None:
        return "you moved" if moved_mine else f"{moved} moved"
    if not movers:
        return "over"
    if len(movers) > 1:
        return "both to move"
    return f"{movers[0]} thinks" if movers[0].endswith(COMPUTER) else f"{movers[0]}’s move"


def waits(move: str, number: int, name: str) -> str:
    """Say that one's own move waits for what another does on the other board.

    >>> waits("7♦ on K♠", 2, "Ben")
    'You have moved here: 7♦ on K♠. It counts once Ben has moved on board 2.'
    """
    return f"You have moved here: {move}. It counts once {name} has moved on board {number}."


def waits_for_me(move: str, number: int) -> str:
    """Say that one's own move waits for one's own move on the other board."""
    return f"You have moved here: {move}. It counts once you have moved on board {number}, too."


def has_moved(name: str, number: int, mover: str) -> str:
    """Say that another has moved on a board; `mover` is whose move on the other board is waited for.

    >>> has_moved("Ben", 1, "you")
    'Ben has moved here; it counts once you have on board 1.'
    """
    return f"{name} has moved here; it counts once {mover} {'have' if mover == YOU_ALONE else 'has'} on board {number}."


def yours_is(number: int) -> str:
    """Say that one's own move is on the other board."""
    return f"You are to move on board {number}: {KEY} goes there."


def board_over(number: int, counted: str, other: int) -> str:
    """Say that a board is over while the other goes on."""
    return f"Board {number} is over: {counted}. Board {other} goes on."


def over(reached: Sequence[tuple[str, str]]) -> str:
    """Say how both boards ended, by who reached what.

    >>> over([("you", "130 points"), ("Ben", "95 points")])
    'Both boards are over: you 130 points, Ben 95 points. Enter goes on.'
    """
    return f"Both boards are over: {', '.join(f'{name} {counted}' for name, counted in reached)}. Enter goes on."
