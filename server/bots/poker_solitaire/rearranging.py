"""The moves of a computer player whose cards may be moved: it fills a matrix except for one square, then rearranges it.

While a reject square is free, the card that loses least goes there first, and another is dealt. All moves of a
rearrangement have the same goal, see `best_places`; in a race nobody stops to rearrange.
"""

from protocol.cards import Card
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.ids import Seat
from server.bots.poker_solitaire.best_places import best_places, least
from server.games.poker_solitaire import squares
from server.games.poker_solitaire.state import Side, table

LESS, MORE = 8_000, 40_000
"""The swaps that `normal` and `strong` try."""


def rearranging_move(view: PokerSolitaireView, seat: Seat, steps: int) -> str | None:
    """Return the move, in notation, that leads to the best places; None while more than one card is still to come."""
    sides = table(view.options)
    own = [number for number, matrix in enumerate(view.matrices) if sides.owns(seat, number)]
    dealt = view.deals[sides.deal_of(seat)].cards
    free = {number: view.matrices[number].cells.count(None) for number in own}
    if view.options.mode == "race" or not dealt or max(free.values()) != 1:
        return None
    number = max(free, key=lambda each: free[each])
    side, cells = sides.sides[number], view.matrices[number].cells
    if not side.movable:
        return None
    name = "" if len(view.matrices) == 1 else f"{number + 1}:"
    there = tuple([card for card in cells if card is not None])
    _, last, places = max(
        [
            (worth, card, placed)
            for card in dict.fromkeys(dealt)
            for worth, placed in [_aim(view, side, there, card, steps)]
        ]
    )
    rejects = [square.name for square in view.rejects if square.card is None and square.owner in (None, seat)]
    if rejects and view.deals[sides.deal_of(seat)].stock:
        spare = places[least(side, places)]
        if spare == last or spare not in there:
            return f"{last}>{rejects[0]}"
        return f"{name}{squares.NAMES[cells.index(spare)]}>{rejects[0]}"
    return _next(cells, places, last, name)


def _aim(
    view: PokerSolitaireView, side: Side, there: tuple[Card, ...], card: Card, steps: int
) -> tuple[int, tuple[Card, ...]]:
    return best_places(side, tuple(sorted((*there, card))), view.options.mode, steps)


def _next(cells: tuple[Card | None, ...], places: tuple[Card, ...], last: Card, name: str) -> str:
    """Return the next move to the best places; the last card is placed when all others are there."""
    hole = cells.index(None)
    wrong = [square for square in squares.SQUARES if square != hole and cells[square] != places[square]]
    if not wrong:
        return f"{last}>{name}{squares.NAMES[hole]}"
    fits = [square for square in wrong if cells[square] == places[hole]]
    return f"{name}{squares.NAMES[(fits or wrong)[0]]}>{name}{squares.NAMES[hole]}"
