"""The moves that carry out a plan: every card is played as soon as it can be taken and the plan allows it.

The cards that will be played from a pile before it is the workspace again are found first; the pile is left in their
order.
"""

from collections.abc import Iterator, Sequence

from protocol.cards import Card
from server.bots.grandmas_game.card_numbers import NUMBER, RANKS
from server.bots.grandmas_game.plan import Plan, put
from server.games.grandmas_game.foundations import onto
from server.games.grandmas_game.notation import WORKSPACE, Move
from server.games.grandmas_game.play import after
from server.games.grandmas_game.state import PILES, Position

Step = tuple[int | None, Card]
"""A card, and the pile that it is played from; None if it is dealt."""


def line(position: Position, plan: Plan) -> Iterator[Move]:
    """Yield the moves that carry out a plan, from the position that it was made for."""
    steps = list(_steps(position, plan))
    for at, (pile, card) in enumerate(steps):
        moves = list(_deals(position, steps[at:])) if pile is None else list(plays(position, pile, card))
        for move in moves:
            position = after(position, move)
        yield from moves


def plays(position: Position, pile: int, card: Card) -> Iterator[Move]:
    """Yield the transfers needed to play a card, then its play; the pile may be the one in the workspace."""
    source, named = (WORKSPACE, (card,)) if pile == position.home else (PILES[pile], ())
    suit = card[1]
    while not (foundations := list(onto(position, card))):
        number = NUMBER[card]
        higher = position.up[number // RANKS] <= number % RANKS
        transfer = Move("transfer", suit + "-+"[not higher], suit + "+-"[not higher])
        position = after(position, transfer)
        yield transfer
    yield Move("play", source, foundations[0], named)


def _deals(position: Position, steps: Sequence[Step]) -> Iterator[Move]:
    """Yield the new order of the workspace, if it changes, and then the deal that is the first step."""
    if position.home is not None:
        upper = []
        for pile, card in steps:
            if pile is None and PILES[position.home] == card[0]:
                break
            if pile == position.home:
                upper.append(card)
        lower = list(position.workspace)
        for card in upper:
            lower.remove(card)
        order = (*lower, *reversed(upper))
        if order != position.workspace:
            yield Move("order", cards=order)
    yield Move("deal")


def _steps(position: Position, plan: Plan) -> Iterator[Step]:
    """Yield the cards that are played and dealt, as if former workspaces gave their cards in any order."""
    piles, stock = [list(pile) for pile in position.piles], list(position.stock)
    free = set[int]()
    if position.home is not None:
        piles[position.home] = list(position.workspace)
        free.add(position.home)
    follow = _Follow(position, plan)
    while True:
        takeable = ((pile, at) for pile, cards in enumerate(piles) for at in _takeable(len(cards), pile in free))
        place = next(((pile, at) for pile, at in takeable if follow.plays(piles[pile][at], pile, at)), None)
        if place is not None:
            pile, at = place
            card = piles[pile].pop(at)
            follow.put(card, pile, at)
            yield pile, card
        elif stock:
            card = stock.pop()
            pile = PILES.index(card[0])
            piles[pile].append(card)
            free.add(pile)
            yield None, card
        else:
            return


def _takeable(size: int, free: bool) -> range:
    """Return which cards of a pile can be taken, by the number of cards below."""
    return range(0 if free else max(size - 1, 0), size)


class _Follow:
    """The state of the foundations while a plan is carried out."""

    def __init__(self, position: Position, plan: Plan) -> None:
        self.plan = plan
        self.up, self.down = list(position.up), list(position.down)
        self.awaited = {position.piles[pile][at] for (pile, at), first in plan.first.items() if first}

    def plays(self, card: Card, pile: int, at: int) -> bool:
        """Return whether the plan plays a card now that can be taken from a pile, with `at` cards below it."""
        suit, rank = divmod(NUMBER[card], RANKS)
        played = self.up[suit] + self.down[suit]
        if pile in self.plan.kept:
            if self.plan.first.get((pile, at)) is not (played < RANKS):
                return False
        elif played < RANKS and card in self.awaited:
            return False
        if played == RANKS:
            return self.plan.turns[suit] in (None, rank)
        return rank in (self.up[suit], RANKS - 1 - self.down[suit])

    def put(self, card: Card, pile: int, at: int) -> None:
        """Record that a card is played."""
        suit, rank = divmod(NUMBER[card], RANKS)
        if self.plan.first.get((pile, at)):
            self.awaited.discard(card)
        put(self.up, self.down, suit, rank)
