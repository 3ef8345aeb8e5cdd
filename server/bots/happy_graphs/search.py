"""How the computer finds its move in a leg with turns from the view of its seat.

1. Hidden cards are drawn at random; all promising moves are tried on the same draws.
2. Everyone plays on to the end by the expected costs of the cards.
3. The worse half of the moves is dropped again and again, so that most play-outs go to the moves that are hard to tell
   apart.

Suits do not matter, so moves of equal cards to a square are one choice.
"""

from collections import Counter
from time import monotonic

from protocol.games.happy_graphs.deck import count_packs, deck_of
from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.ids import Seat
from server.bots.base import Choice
from server.bots.budget import Budget
from server.bots.happy_graphs.costs import Table, costs, stages
from server.bots.happy_graphs.engine import PlayOut
from server.bots.happy_graphs.learning import NOISE
from server.bots.happy_graphs.torus import Ground, ground, lay
from server.games.game import Rng
from server.games.happy_graphs.shape import hand_size, wants

_TABLES: dict[int, Table] = {1: "hand of 1", 2: "hand of 2", 3: "hand of 3"}
Place = tuple[int, int]
"""A square of the twin, and what the card played there wants."""


def promising(view: HappyGraphsView, seat: Seat, rng: Rng) -> str:
    """Choose a move, in notation, with the least expected cost for the seat's role; ties are broken at random."""
    leg, _ = _set_up(view)
    places = _places(view)
    expected = _expected(leg, view, seat, places)
    best = min(expected.values())
    return rng.choice([move.move for move, place in zip(view.moves, places, strict=True) if expected[place] == best])


def judge(view: HappyGraphsView, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
    """Return the moves that were tried, the best for the seat's role first, with their expected scores.

    The view has moves. The same view, seat, budget and chance give the same choices, unless time ends the search.
    """
    leg, draws = _set_up(view, rng)
    places = _places(view)
    foreseen = _expected(leg, view, seat, places)
    sign = -1 if view.roles[seat] == "maximizer" else 1
    began = monotonic()
    totals, tries = Counter[Place](), Counter[Place]()
    order = sorted(foreseen, key=lambda place: foreseen[place])[: budget.breadth]
    left = order[:]
    rounds = max(1, (len(left) - 1).bit_length())
    spent = 0
    for number in range(rounds):
        each = max(1, (budget.playouts - spent) // ((rounds - number) * len(left)))
        ends = None if budget.seconds is None else began + budget.seconds * (number + 1) / rounds
        for _ in range(each):
            if ends is not None and spent and monotonic() > ends:
                break
            hands, stock = draws.drawn()
            for place in left:
                totals[place] += _ended(leg, seat, hands, stock, place)
                tries[place] += 1
            spent += len(left)
        left.sort(key=lambda place: sign * totals[place] / tries[place])
        order[: len(left)] = left
        left = left[: (len(left) + 1) // 2]
    named: dict[Place, list[str]] = {place: [] for place in order}
    for move, place in zip(view.moves, places, strict=True):
        if place in named:
            named[place].append(move.move)
    return tuple([Choice(move, totals[place] / tries[place], tries[place]) for place in order for move in named[place]])


def final_scores(view: HappyGraphsView, seat: Seat, rng: Rng, playouts: int) -> tuple[tuple[int, ...], ...]:
    """Return for each move of a view, in its order, the final scores of `playouts` play-outs.

    The play-outs at the same index have the same hidden cards.
    """
    leg, draws = _set_up(view, rng)
    places = _places(view)
    scores: dict[Place, list[int]] = {place: [] for place in places}
    for _ in range(playouts):
        hands, stock = draws.drawn()
        for place, found in scores.items():
            found.append(_ended(leg, seat, hands, stock, place))
    return tuple([tuple(scores[place]) for place in places])


def baseline_scores(view: HappyGraphsView, seat: Seat, rng: Rng, playouts: int) -> tuple[int, ...]:
    """Return the final scores of `playouts` play-outs from a view, on the same hidden cards as in `final_scores`."""
    leg, draws = _set_up(view, rng)
    scores = []
    for _ in range(playouts):
        leg.deal(seat, *draws.drawn())
        scores.append(leg.play_out())
    return tuple(scores)


def _ended(leg: PlayOut, seat: Seat, hands: bytearray, stock: bytearray, place: Place) -> int:
    leg.deal(seat, hands, stock)
    leg.play(*place)
    unhappy = leg.play_out()
    leg.undo()
    return unhappy


def _expected(leg: PlayOut, view: HappyGraphsView, seat: Seat, places: list[Place]) -> dict[Place, int]:
    """Return the expected cost after each choice, negated for a maximizer."""
    leg.revalue(leg.stages[sum(view.rest.values()) - 1])
    sign = -1 if view.roles[seat] == "maximizer" else 1
    expected = {}
    for square, want in places:
        leg.place(square, want)
        expected[square, want] = sign * (leg.value - leg.costs[leg.stage + want])
        leg.undo()
    return expected


def _places(view: HappyGraphsView) -> list[Place]:
    """Return the twin's square of each move, and what its card wants."""
    on = _ground(view)
    return [(on.square(move.group - 1, move.x, move.y), wants(move.card)) for move in view.moves]


def _ground(view: HappyGraphsView) -> Ground:
    return ground(view.variant, count_packs(view.mode, len(view.roles)))


def _set_up(view: HappyGraphsView, rng: Rng | None = None) -> tuple[PlayOut, "_Draws"]:
    on, seats = _ground(view), len(view.roles)
    layers = len(view.groups) + sum(view.rest.values()) // 2 + 2
    leg = PlayOut(on.steps, on.bits, on.most, layers, seats)
    leg.stages = stages(on.most)
    leg.costs = costs(view.variant, "duel" if view.mode == "duel" else _TABLES[hand_size(seats)])
    for seat, role in enumerate(view.roles):
        leg.maximizes[seat] = role == "maximizer"
    lay(leg, on, view)
    if rng is not None:
        leg.noise, leg.chance = NOISE, rng.choice(range(1 << 30))
    return leg, _Draws(view, rng)


class _Draws:
    """The possible hidden hands and stocks, drawn as `possible` draws them, by what the cards want."""

    def __init__(self, view: HappyGraphsView, rng: Rng | None) -> None:
        self._rng = rng
        self._sizes = [0 if hand is not None else size for hand, size in zip(view.hands, view.sizes, strict=True)]
        self._hands = bytearray(9 * len(view.roles))
        unseen = Counter(deck_of(view.variant, view.mode, len(view.roles)).cards)
        unseen.subtract([card.card for group in view.groups for card in group.cards])
        for seat, hand in enumerate(view.hands):
            for card in hand or ():
                self._hands[9 * seat + wants(card)] += 1
                unseen[card] -= 1
        self._unseen = [wants(card) for card in unseen.elements()]

    def drawn(self) -> tuple[bytearray, bytearray]:
        """Return the hands, by seat and want, and the stock, its top first."""
        if self._rng is not None:
            self._rng.shuffle(self._unseen)
        hands, given = bytearray(self._hands), 0
        for seat, size in enumerate(self._sizes):
            for want in self._unseen[given : given + size]:
                hands[9 * seat + want] += 1
            given += size
        return hands, bytearray(self._unseen[given:])
