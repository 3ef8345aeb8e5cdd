"""How many matches a player has won, drawn and lost; client/web/lobby/tally.js does the same."""

from collections.abc import Iterable

from client.text.messages import matches as matches_text
from protocol.scores import HeadToHeadRow


def tally(won: int, drawn: int, lost: int, played: int = 0) -> str:
    """Return how many matches were won, drawn and lost; `played` counts matches without a winner.

    >>> tally(4, 1, 2), tally(1, 0, 0, 3)
    ('7 matches: 4 won, 1 drawn, 2 lost', '4 matches: 1 won, 0 lost, 3 without a winner')
    """
    count = won + drawn + lost + played
    return matches_text.tally(count=count, won=won, drawn=drawn, lost=lost, played=played)


def summed(rows: Iterable[HeadToHeadRow]) -> tuple[int, int, int, int]:
    """Return how many matches were won, drawn, lost, and without a winner, over all forms and games."""
    listed = list(rows)
    return (
        sum(row.won for row in listed),
        sum(row.drawn for row in listed),
        sum(row.lost for row in listed),
        sum(row.played for row in listed),
    )
