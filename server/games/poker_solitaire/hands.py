"""The names of a line of up to five cards, and its points. rules: poker_solitaire, Scoring

1. A line is an integer, the sum of its cards' codes: a count of three bits for each suit, and above these a count for
   each rank.
2. So a card is added by addition, the number of packs makes no difference, and two small tables give the names.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

from protocol.cards import RANKS, SUITS, Card
from protocol.games.poker_solitaire.options import LINE_NAMES, LineName

SIZE = 5
"""How many cards a line takes."""

_COUNT = 3
_RANKS_FROM = _COUNT * len(SUITS)
_SUITS_MASK = (1 << _RANKS_FROM) - 1
_MOST = (1 << _COUNT) - 1

CODES: dict[Card, int] = {
    Card(rank + suit): (1 << _RANKS_FROM + _COUNT * place) + (1 << _COUNT * SUITS.index(suit))
    for place, rank in enumerate(RANKS)
    for suit in SUITS
}
"""What each card adds to the code of a line."""

TABLE: tuple[LineName, ...] = LINE_NAMES[: LINE_NAMES.index("one-pair") + 1]
"""The hands of the page's table, from the top down."""

_OF_A_KIND: dict[tuple[int, ...], frozenset[LineName]] = {
    (2,): frozenset({"one-pair"}),
    (2, 2): frozenset({"two-pair"}),
    (3,): frozenset({"three-of-a-kind"}),
    (3, 2): frozenset({"full-house"}),
    (4,): frozenset({"four-of-a-kind"}),
    (5,): frozenset({"five-of-a-kind"}),
}
_ROYAL = frozenset("TJQKA")
_COURT = frozenset("JQK")


def _rows(step: int) -> list[frozenset[str]]:
    """Return the ranks of all rows of five, from the one that the ace begins; the last ones run past the ace."""
    return [frozenset(RANKS[(low + step * place) % len(RANKS)] for place in range(SIZE)) for low in range(len(RANKS))]


def _to_the_ace(step: int) -> int:
    """Return how many rows of five do not run past the ace; it ends the last of them."""
    return len(RANKS) + 1 - step * (SIZE - 1)


_IN_A_ROW: dict[frozenset[str], frozenset[LineName]] = {
    **dict.fromkeys(_rows(1), frozenset({"round-the-corner-straight"})),
    **dict.fromkeys(_rows(2), frozenset({"round-the-corner-kilter"})),
    **dict.fromkeys(_rows(1)[: _to_the_ace(1)], frozenset({"straight"})),
    **dict.fromkeys(_rows(2)[: _to_the_ace(2)], frozenset({"kilter"})),
}


def code(cards: Iterable[Card | None]) -> int:
    """Return the code of a line; None is an empty square.

    >>> code([Card("AC"), None]) == CODES[Card("AC")]
    True
    """
    return sum(CODES[card] for card in cards if card is not None)


def _ranks(ranks: int) -> dict[str, int]:
    counts = {rank: ranks >> _COUNT * place & _MOST for place, rank in enumerate(RANKS)}
    return {rank: count for rank, count in counts.items() if count}


def _by_rank(ranks: int) -> tuple[frozenset[LineName], bool]:
    """Return the names that follow from the ranks, and whether the ranks are a royal flush's."""
    counts = _ranks(ranks)
    groups = tuple(sorted((count for count in counts.values() if count > 1), reverse=True))
    names = _OF_A_KIND.get(groups, frozenset[LineName]())
    if sum(counts.values()) == SIZE:
        names |= _IN_A_ROW.get(frozenset(counts), frozenset())
        if counts.keys() <= _COURT:
            names |= {"blaze"}
    return names, counts.keys() == _ROYAL


def _named(of_rank: frozenset[LineName], royal: bool, of_suit: LineName | None) -> frozenset[LineName]:
    names = of_rank | ({of_suit} if of_suit else set[LineName]())
    if of_suit == "flush" and "straight" in of_rank:
        names |= {"straight-flush"}
        if royal:
            names |= {"royal-flush"}
    return names


_BY_SUIT: tuple[LineName | None, ...] = (None, "four-flush", "flush")
_KINDS_BY_RANK: tuple[tuple[frozenset[LineName], bool], ...] = (
    (frozenset(), False),
    *((names, False) for names in _OF_A_KIND.values()),
    *(
        (names | frozenset[LineName]({"blaze"}), False)
        for groups, names in _OF_A_KIND.items()
        if SIZE - sum(groups) + len(groups) <= len(_COURT)
    ),
    *((frozenset({name}), False) for name in sorted({name for names in _IN_A_ROW.values() for name in names})),
    (frozenset({"straight"}), True),
)
LINES: tuple[frozenset[LineName], ...] = tuple(
    _named(names, royal, of_suit) for names, royal in _KINDS_BY_RANK for of_suit in _BY_SUIT
)
"""Every kind of line there is, by the names that are true of it; what a line is to the program is its place here.

A straight with a four-flush or of no suit stands here twice, as one of those ranks that make a royal flush and not.
"""


class _RankKinds(dict[int, int]):
    """The kind of each set of ranks, worked out when it is first met; there are 8,568."""

    def __missing__(self, ranks: int) -> int:
        kind = len(_BY_SUIT) * _KINDS_BY_RANK.index(_royal_if_straight(*_by_rank(ranks)))
        self[ranks] = kind
        return kind


def _royal_if_straight(names: frozenset[LineName], royal: bool) -> tuple[frozenset[LineName], bool]:
    return names, royal and "straight" in names


def _suit_kinds() -> dict[int, int]:
    """Return the kinds of complete lines by the counts of their suits: four or five cards of a suit."""
    kinds = {SIZE << _COUNT * suit: _BY_SUIT.index("flush") for suit in range(len(SUITS))}
    for one, other in combinations(range(len(SUITS)), 2):
        for four, fifth in ((one, other), (other, one)):
            kinds[(SIZE - 1 << _COUNT * four) + (1 << _COUNT * fifth)] = _BY_SUIT.index("four-flush")
    return kinds


_RANK_KINDS = _RankKinds()
_SUIT_KINDS = _suit_kinds()


def kind(line: int) -> int:
    """Return what the line of a code is, as its place in `LINES`.

    >>> sorted(LINES[kind(code(map(Card, "QC QD JH JS KC".split())))])
    ['blaze', 'two-pair']
    """
    return _RANK_KINDS[line >> _RANKS_FROM] + _SUIT_KINDS.get(line & _SUITS_MASK, 0)


@dataclass(frozen=True, slots=True)
class Worth:
    """What each kind of line is worth and is called, by its place in `LINES`."""

    points: tuple[int, ...]
    names: tuple[str, ...]


def worth(entries: Mapping[str, int]) -> Worth:
    """Return what lines are worth by entries: a name or names joined by `+`, and the points of lines that have them.

    >>> flushes = worth({"flush": 13, "flush+one-pair": 20})
    >>> pair = kind(code(map(Card, "2C 2C 5C 7C 9C".split())))
    >>> flushes.points[pair], flushes.names[pair]
    (20, 'flush+one-pair')
    """
    ranked = sorted(entries, key=lambda entry: (-entries[entry], -entry.count("+"), _place(entry)))
    points, called = [], []
    for names in LINES:
        true = [entry for entry in ranked if names.issuperset(entry.split("+")) and entries[entry]]
        points.append(entries[true[0]] if true else 0)
        called.append(true[0] if true else next((name for name in TABLE if name in names), "nothing"))
    return Worth(tuple(points), tuple(called))


def _place(entry: str) -> list[int]:
    return [place for place, name in enumerate(LINE_NAMES) if name in entry.split("+")]


def _column(*points: int) -> Mapping[str, int]:
    return dict(zip(TABLE, points, strict=True))


ENGLISH = _column(30, 30, 30, 16, 10, 5, 12, 6, 3, 1)
AMERICAN = _column(100, 100, 75, 50, 25, 20, 15, 10, 5, 2)
USER = _column(65, 65, 53, 33, 18, 13, 14, 8, 4, 1)
PAT = _column(1, 1, 1, 1, 1, 1, 1, 0, 0, 0)
"""Under `pat` a pat hand counts 1: of what is worth what, the page's table is the source."""
