"""Happy Graphs as an environment: an action is a card of the hand and a square for it."""

from collections.abc import Iterator, Sequence
from itertools import count

from protocol.cards import Card
from protocol.games.happy_graphs.options import HappyGraphsOptions
from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.ids import Seat
from server.environment.coding import Coding, card, padded, shared_numbers
from server.games.happy_graphs.shape import SHAPES

_OF_LYING = 9


class HappyGraphsCoding(Coding):
    """Actions are cards on squares in the view's order, then taking cards back, then done; observed are all cards."""

    def __init__(self, options: HappyGraphsOptions, deck: Sequence[Card], seats: int) -> None:
        super().__init__(options, deck, seats)
        self._cards = {card: at for at, card in enumerate(sorted(set(deck)))}
        self._deck = len(deck)
        self._squares = self._deck * len(SHAPES[options.variant].ways)
        self._ranks = SHAPES[options.variant].ranks
        self._take = len(self._cards) * (self._squares + 1)
        self.actions = self._take + (self._deck + 1 if options.mode == "puzzle" else 0)

    def legal_actions(self, view: HappyGraphsView, seat: Seat) -> dict[int, str]:
        """Return the moves by card and square."""
        if seat not in view.to_act:
            return {}
        if view.mode == "puzzle":
            return dict(self._puzzle(view))
        at = {(group, x, y): place for place, (group, x, y, *_) in enumerate(_squares(view))}
        moves = {}
        for move in view.moves:
            place = at.get((move.group, move.x, move.y), self._squares)
            moves[self._cards[move.card] * (self._squares + 1) + place] = move.move
        return moves

    def observed(self, view: HappyGraphsView, seat: Seat) -> list[float]:
        """Return the cards on the boards, the open squares, the hands and the score."""
        lying = [
            number
            for group in view.groups
            for each in group.cards
            for number in (
                *(*card(each.card), float(group.number), float(each.x), float(each.y)),
                *(float(each.wants), float(each.lacks), float(each.happy), float(each.hopeless)),
            )
        ]
        squares = [
            number
            for group, x, y, touches, takes in _squares(view)
            for number in (
                float(group),
                float(x),
                float(y),
                float(touches),
                *[float(rank in takes) for rank in self._ranks],
            )
        ]
        held = [[0.0] * self._seats for _ in self._cards]
        for holder, hand in enumerate(view.hands):
            for each in hand or ():
                held[self._cards[each]][holder] += 1
        told = padded(lying, _OF_LYING * self._deck)
        told += padded(squares, (4 + len(self._ranks)) * self._squares)
        told += [number for row in held for number in row]
        told += [float(view.score), float(view.stock), float(view.new_group or 0), float(seat)]
        return told + shared_numbers(view.roles[seat], seat, view.to_act)

    def _puzzle(self, view: HappyGraphsView) -> Iterator[tuple[int, str]]:
        """Yield the moves of a puzzle, which its views do not list."""
        hand = [(each, self._cards[each] * (self._squares + 1)) for each in (view.hands[0] or ())]
        for at, (group, x, y, _, takes) in enumerate(_squares(view)):
            for each, first in hand:
                if each[0] in takes:
                    yield first + at, f"{each}@{group}:{x},{y}"
        if view.new_group is not None:
            for each, first in hand:
                yield first + self._squares, f"{each}@{view.new_group}:0,0"
        lying = ((group.number, each.x, each.y) for group in view.groups for each in group.cards)
        for at, (number, x, y) in zip(count(self._take), lying, strict=False):
            yield at, f"take {number}:{x},{y}"
        yield self.actions - 1, "done"


def _squares(view: HappyGraphsView) -> Iterator[tuple[int, int, int, int, dict[str, int]]]:
    for group in view.groups:
        for each in group.open:
            yield group.number, each.x, each.y, each.touches, each.takes
