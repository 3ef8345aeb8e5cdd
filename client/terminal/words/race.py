"""What is said around a race, in which each plays the same cards on a table of their own."""

from collections.abc import Sequence

from client.terminal.words.people import listed
from client.terminal.words.result import DRAW

RACE = "race"


def title(match: int) -> str:
    """Name a room's race."""
    return f"Race {match}"


def of(seats: int) -> str:
    """Say how many race."""
    return f"{seats} race on the same cards, each for themselves."


def table_of(name: str) -> str:
    """Name somebody's table."""
    return f"{name}’s table"


def outcome(winners: Sequence[str], score: str, *, mine: bool) -> str:
    """Say who won, with which score; `mine`: oneself, who is named first.

    >>> outcome(["Ben"], "57 cards", mine=False), outcome(["Anna", "Ben"], "57 cards", mine=True)
    ('Ben wins with 57 cards.', 'You and Ben win with 57 cards.')
    >>> outcome([], "57 cards", mine=False)
    'A draw, at 57 cards.'
    """
    if not winners:
        return f"{DRAW}, at {score}."
    who = listed(["You", *winners[1:]] if mine else winners)
    return f"{who} {'win' if mine or len(winners) > 1 else 'wins'} with {score}."


def ended(why: str, winners: Sequence[str], *, mine: bool) -> str:
    """Say how a race ended before its time.

    >>> ended("resigned", ["Ben"], mine=False), ended("flag", [], mine=False)
    ('All others have left: Ben wins.', 'The time ran out: nobody wins.')
    """
    because = {"resigned": "All others have left", "flag": "The time ran out"}.get(why, "It ended before its time")
    who = (
        "you win"
        if mine
        else f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'}"
        if winners
        else "nobody wins"
    )
    return f"{because}: {who}."
