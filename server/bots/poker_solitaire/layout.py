"""Converts a view and its moves to a twin."""

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from protocol.cards import PACK, Card
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.ids import Seat
from server.bots.poker_solitaire import lines, twin, weights
from server.bots.poker_solitaire.card_numbers import NUMBER, near
from server.bots.poker_solitaire.engine import PlayOut
from server.games.game import Rng
from server.games.poker_solitaire import squares
from server.games.poker_solitaire.state import table

FORESIGHT = 6
"""How many known coming cards play-outs use in their real order; with all of them every play-out would be the same."""

DISCARD, DONE = 5, 6
"""Moves of a view that the twin does not have among its ways to take a card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Try:
    """A move to try: its notation, and its arguments for the twin."""

    move: str
    how: int
    what: int
    where: int


def to_twin(view: PokerSolitaireView, seat: Seat) -> PlayOut:
    """Return the twin of a view in which the seat is to move, with an empty stock."""
    options = view.options
    leg = PlayOut(len(view.matrices), len(view.deals), options.dealt)
    sides = table(options)
    leg.alone = sides.alone
    leg.best = options.mode == "best-of-two"
    leg.shared = options.mode == "duel"
    leg.race = options.mode == "race"
    leg.steal, leg.plant = options.stealing, options.planting
    leg.minimizer = view.roles.index("minimizer") if "minimizer" in view.roles else 2
    leg.turn = seat
    leg.passes = int(view.played is not None and view.played.does == "pass")
    nears: list[int] = []
    for number, (matrix, side) in enumerate(zip(view.matrices, sides.sides, strict=True)):
        leg.free[number] = 25
        leg.counted[number] = side.lines
        leg.pat[number] = side.pat
        nears += near(side.touching)
        single = options.mode == "one-hand" and options.decks == options.dealt == 1
        plain = single and side.lines == 10 and not side.movable
        weighed = weights.book(side.worth, side.pat, side.touching, options.mode, options.decks, plain)
        book = memoryview(array("i", weighed))
        if number:
            leg.second = book
        else:
            leg.first = leg.second = book
        for square, card in enumerate(matrix.cells):
            if card is not None:
                leg.put(25 * number + square, NUMBER[card])
        leg.stolen[number] = sum(1 << squares.NAMES.index(name[-2:]) for name in matrix.stolen)
    leg.near = memoryview(array("q", [*nears, *[0] * (50 - len(nears))]))
    for reject in view.rejects:
        if reject.card is None and reject.owner is None:
            leg.common += 1
        elif reject.card is None and reject.owner is not None:
            leg.rejects[reject.owner] += 1
    for number, deal in enumerate(view.deals):
        leg.held[number] = len(deal.cards)
        for slot, card in enumerate(deal.cards):
            leg.dealt[twin.DEALT * number + slot] = NUMBER[card]
    return leg


class Stocks:
    """The possible stocks under the visible cards, drawn at random and set in a twin."""

    def __init__(self, view: PokerSolitaireView, leg: PlayOut, rng: Rng) -> None:
        self._leg, self._rng = leg, rng
        size = 52 * view.options.decks
        turned = [size - deal.stock for deal in view.deals]
        low = min(turned)
        known = [*max((view.turned, view.seen), key=lambda cards: len(cards))]
        hidden = Counter(dict.fromkeys(PACK, view.options.decks))
        hidden.subtract(known)
        ahead = known[low:]
        if len(view.deals) == 1 and len(ahead) > FORESIGHT:
            hidden.update(ahead[FORESIGHT:])
            ahead = ahead[:FORESIGHT]
        self._hidden = [NUMBER[card] for card in hidden.elements()]
        self._ahead = [NUMBER[card] for card in ahead]
        leg.count = size - low
        for number, at in enumerate(turned):
            leg.top[number] = at - low
            self._count(number, known[:at], view.options.decks)

    def _count(self, deal: int, out: Sequence[Card], decks: int) -> None:
        """Record which cards may still come from a stock that these cards have left."""
        come, start = self._leg.come, lines.COME * deal
        left = Counter(dict.fromkeys(PACK, decks))
        left.subtract(out)
        for card, count in left.items():
            number = NUMBER[card]
            come[start + number % 13] += count
            come[start + lines.SUITS_FROM + number // 13] += count
            come[start + lines.CARDS_FROM + number] += count
        self._leg.unseen[deal] = sum(left.values())

    def draw(self) -> None:
        """Set a stock in the leg, with its hidden cards in random order."""
        self._rng.shuffle(self._hidden)
        self._leg.stock = memoryview(bytearray([*self._ahead, *self._hidden, 0]))


def tries(view: PokerSolitaireView) -> list[Try]:
    """Return the moves of a view for the twin, except moving placed cards and fetching rejected ones back."""
    mover = view.mover or 0
    slots = list(view.deals[mover if len(view.deals) > 1 else 0].cards)
    own = {number for number, matrix in enumerate(view.matrices) if matrix.owner in (None, mover)}
    found = []
    for source in view.sources:
        lies = _place(source.what)
        for target in source.targets:
            text, where = f"{source.what}>{target}", _place(target)
            if lies is None:
                slot = slots.index(Card(source.what))
                if where is None or where < 0:
                    found.append(Try(move=text, how=twin.REJECT, what=slot, where=0))
                else:
                    found.append(
                        Try(move=text, how=twin.PLACE if where // 25 in own else twin.PLANT, what=slot, where=where)
                    )
            elif lies >= 0 and lies // 25 not in own:
                found.append(Try(move=text, how=twin.STEAL, what=lies, where=where or 0))
            elif lies >= 0 and where == _REJECTED:
                found.append(Try(move=text, how=DISCARD, what=lies, where=0))
    if view.may_pass:
        found.append(Try(move="pass", how=twin.PASS, what=0, where=0))
    if view.may_done:
        found.append(Try(move="done", how=DONE, what=0, where=0))
    return found


_REJECTED = -1


def _place(name: str) -> int | None:
    """Return the twin's place of a square, _REJECTED for a reject square, None for a card."""
    if "x" in name:
        return _REJECTED
    if not name[-2].islower():
        return None
    return squares.NAMES.index(name[-2:]) + (25 if name.startswith("2:") else 0)


def distinct(found: list[Try]) -> list[Try]:
    """Return one move of each group that differs only in the reject square, preferably with a common square."""
    kept: dict[tuple[int, int, int], Try] = {}
    for each in found:
        key = (each.how, each.what, each.where)
        if key not in kept or ">c" in each.move:
            kept[key] = each
    return list(kept.values())
