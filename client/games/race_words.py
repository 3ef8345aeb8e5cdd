"""What is said around a race, in which each plays the same cards on a table of their own."""

from collections.abc import Sequence

from client.games.result_words import DRAW
from client.text.people_words import listed


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


_OTHERS = {"resigned": "All others have left", "claimed": "All others were away", "flag": "The time ran out"}
_ONE = {"resigned": "{name} has left", "claimed": "{name} was away", "flag": "{name}’s time ran out"}
_YOU = {"resigned": "You have left", "claimed": "You were away", "flag": "Your time ran out"}


def ended(why: str, winners: Sequence[str], others: Sequence[str], *, mine: bool, lost: bool = False) -> str:
    """Say how a race ended before its time, by the names of those who won it and of the others.

    `mine`: oneself among the winners, `lost`: among the others.

    >>> ended("resigned", ["Ben"], ["Cy", "Di"], mine=False), ended("resigned", ["Ben"], ["Cy"], mine=False)
    ('All others have left: Ben wins.', 'Cy has left: Ben wins.')
    >>> ended("claimed", ["Ben"], ["Anna"], mine=False, lost=True)
    'You were away: Ben wins.'
    >>> ended("resigned", [], ["Anna"], mine=False, lost=True)
    'Everybody has left: nobody wins.'
    """
    if not winners:
        return f"{'Everybody has left' if why == 'resigned' else 'It ended before its time'}: nobody wins."
    told = _YOU if lost else _ONE if len(others) == 1 else _OTHERS
    because = told.get(why, "It ended before its time").format(name="".join(others[:1]))
    who = "you win" if mine else f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'}"
    return f"{because}: {who}."
