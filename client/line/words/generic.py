"""What line mode says of any game."""

from collections.abc import Sequence

from client.text.formats import number

MOVES = "  a number, or a move as the game writes it: play that; move TEXT if it could be a command"
YOUR_TURN = "It is your turn. You can play:"
NOT_LISTED = "The moves of this game are not listed. Type move and the move, as the game writes it."


def to_beat(score: int) -> str:
    """Say what the second of two legs is about."""
    return f"Leg 1 ended with {number(score)}."


def no_place(places: int) -> str:
    """Say that there are not so many moves."""
    return f"There is no such move. Type a number from 1 to {places}, or a move."


def hint(told: Sequence[str]) -> str:
    """Say which moves the computer expects most of."""
    return f"Hint: {'; '.join(told)}."
