"""The eight foundations: what fits where, and what can be played. rules: grandmas_game, Play

Ranks and suits are counted from 0, ace and clubs first. Of a suit with `up` cards on the foundation that builds up and
`down` on the other one, these two meet when there are 13 on both together: then, and only then, cards may be
transferred, there are 13 after it again, and every card of the suit can be played once as many as it takes are moved.
"""

from collections.abc import Iterator

from protocol.cards import RANKS, SUITS, Card
from server.games.grandmas_game.state import SUIT, Position

FOUNDATIONS = tuple(suit + sign for suit in SUITS for sign in "+-")
"""The names of the foundations."""
SAFE = SUIT + 1
"""From so many cards of a suit on, the others can do no harm where they fit. rules: Screen"""


def split(foundation: str) -> tuple[int, bool]:
    """Return the suit of a foundation, and whether it builds up."""
    return SUITS.index(foundation[0]), foundation[1] == "+"


def size(position: Position, foundation: str) -> int:
    """Return how many cards a foundation has."""
    suit, builds_up = split(foundation)
    return position.up[suit] if builds_up else position.down[suit]


def top(position: Position, foundation: str) -> Card | None:
    """Return the top of a foundation."""
    suit, builds_up = split(foundation)
    count = size(position, foundation)
    return _card(suit, count - 1 if builds_up else SUIT - count) if count else None


def takes(position: Position, foundation: str) -> Card | None:
    """Return the card that a foundation takes next; None when it is complete."""
    suit, builds_up = split(foundation)
    count = size(position, foundation)
    return _card(suit, count if builds_up else SUIT - 1 - count) if count < SUIT else None


def onto(position: Position, card: Card) -> Iterator[str]:
    """Yield the foundations that take a card as things lie."""
    for sign in "+-":
        if takes(position, card[1] + sign) == card:
            yield card[1] + sign


def transfers(position: Position) -> Iterator[tuple[str, str]]:
    """Yield the foundations between which a card can be transferred, from the first to the second."""
    for suit in SUITS:
        for source, target in ((f"{suit}+", f"{suit}-"), (f"{suit}-", f"{suit}+")):
            # what a foundation was started with stays
            if size(position, source) > 1 and top(position, source) == takes(position, target):
                yield source, target


def safe(position: Position, card: Card) -> bool:
    """Tell whether a card that fits is the last of its kind and has one place. rules: Screen"""
    suit = SUITS.index(card[1])
    return position.up[suit] + position.down[suit] >= SAFE


def stuck(position: Position) -> bool:
    """Tell whether the stock is empty and nothing can be played, not even after transfers. rules: Play, Stuck"""
    tops = (pile[-1] for pile in position.piles if pile)
    return not position.stock and not any(_reached(position, card) for card in (*tops, *position.workspace))


def _reached(position: Position, card: Card) -> bool:
    suit = SUITS.index(card[1])
    return position.up[suit] + position.down[suit] == SUIT or any(onto(position, card))


def _card(suit: int, rank: int) -> Card:
    return Card(RANKS[rank] + SUITS[suit])
