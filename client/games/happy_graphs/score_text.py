"""Writes the parts of a score of Happy Graphs. client/web/games/happy_graphs/score_text.js does the same."""

from collections.abc import Mapping

from client.games.happy_graphs.messages import scores as scores_text
from client.text import formats
from client.text.tables import text_of

_RANKS = {"A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight"}
"""The keys of ranks in the messages."""


def part(rank: str) -> str:
    """Name a part of the score in a table.

    >>> part("A"), part("3")
    ('unhappy aces', 'unhappy threes')
    """
    return text_of(scores_text.part, _RANKS[rank])


def by_rank(cards: Mapping[str, int]) -> str:
    """List the number of cards of each rank; empty if there are none."""
    many = ((_RANKS[rank], count) for rank, count in cards.items() if count)
    return formats.listed(text_of(scores_text.cards_of_rank, rank, cards=count) for rank, count in many)


def parts(unhappy: Mapping[str, int]) -> str:
    """List the number of unhappy cards of each rank.

    >>> parts({"A": 1, "2": 0, "3": 2}), parts({"A": 0})
    ('1 ace, 2 threes', 'all happy')
    """
    return by_rank(unhappy) or scores_text.all_happy()
