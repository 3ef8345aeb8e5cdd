"""Solves a puzzle: finds a perfect arrangement of the cards on the boards and in the hand, and the way there.

`hopeless` is sound, not complete: it calls a position hopeless only after an exhaustive search.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from protocol.cards import RANKS, Card
from protocol.games.happy_graphs.deck import count_packs
from protocol.games.happy_graphs.view import XY, HappyGraphsView
from server.bots.happy_graphs.completion import FOUND, NONE
from server.bots.happy_graphs.engine import Completing
from server.bots.happy_graphs.torus import Ground, ground, lay
from server.games.game import Rng
from server.games.happy_graphs.shape import wants

_ALL = 60_000
"""Positions in an exhaustive search."""
_HEAT = 20_000
_STEPS = 40_000
"""The steps of annealing, and its heat at first: see `Completing.anneal`."""
_TRIES = 4
Lying = tuple[int, XY]
"""A card on a board: its group's number, and its square."""


@dataclass(frozen=True, slots=True)
class Search:
    """The result of a search for a perfect arrangement: `squares` has each new card, by layer and square of a view.

    `hopeless`: there is no such arrangement. Layers from `layers` on are groups that are still to be started.
    """

    squares: Mapping[tuple[int, XY], int]
    hopeless: bool
    layers: int


def hopeless(view: HappyGraphsView, rng: Rng, nodes: int = _ALL) -> bool:
    """Return whether it is proved that not all cards can become happy unless one is taken back."""
    boards = _set_up(view, ground(view.variant, count_packs(view.mode, len(view.roles))), rng)
    boards.nodes = nodes
    return boards.fill() == NONE


def completed(view: HappyGraphsView, rng: Rng, without: Iterable[Lying] = (), tries: int = _TRIES) -> Search:
    """Search for squares where the cards to come, and the placed cards in `without`, make all cards happy."""
    without = tuple(without)
    on = ground(view.variant, count_packs(view.mode, len(view.roles)))
    layers = max([group.number for group in view.groups], default=0)
    boards = _set_up(view, on, rng, without)
    fixed = boards.count
    boards.nodes = _ALL // 20
    found = boards.fill()
    for again in range(1, tries + 1):
        if found in (FOUND, NONE):
            break
        boards = _set_up(view, on, rng, without)
        boards.set_up_shape()
        if boards.anneal(_STEPS * again, _HEAT) == 0:
            found = FOUND
    else:
        if found not in (FOUND, NONE):
            boards = _set_up(view, on, rng, without)
            boards.nodes = _ALL
            found = boards.fill()
    squares = dict(_unfolded(boards, on, fixed, view, without)) if found == FOUND else {}
    return Search(squares, found == NONE, layers)


def _set_up(view: HappyGraphsView, on: Ground, rng: Rng, without: Iterable[Lying] = ()) -> Completing:
    layers = max([group.number for group in view.groups], default=0) + sum(view.rest.values()) + 2
    boards = Completing(on.steps, on.bits, on.most, layers)
    boards.chance = rng.choice(range(1, 1 << 30))
    without = frozenset(without)
    lay(boards, on, view, without)
    for rank, count in view.rest.items():
        for _ in range(count):
            boards.give(1 + RANKS.index(rank))
    for group in view.groups:
        for card in group.cards:
            if (group.number, (card.x, card.y)) in without:
                boards.give(card.wants)
    return boards


def _unfolded(
    boards: Completing, on: Ground, fixed: int, view: HappyGraphsView, without: Iterable[Lying]
) -> Iterator[tuple[tuple[int, XY], int]]:
    """Yield the layer and square of each new card, and what that card wants, in a playable order.

    Cards that are connected to placed cards are on their layer. Each other group has a layer of its own and begins with
    the card that wants most.
    """
    new = {square: boards.touch[square] for square in boards.placed[fixed : boards.count]}
    gone = frozenset(without)
    roots = [
        (on.square(group.number - 1, card.x, card.y), group.number - 1, (card.x, card.y))
        for group in view.groups
        for card in group.cards
        if (group.number, (card.x, card.y)) not in gone
    ]
    layer = max([group.number for group in view.groups], default=0)
    while True:
        met = {square for square, _, _ in roots}
        for square, number, (x, y) in roots:
            base = square & ~boards.mask
            for step, (right, up) in zip(on.steps, on.ways, strict=True):
                near = base | (square + step) & boards.mask
                if near in new and near not in met:
                    met.add(near)
                    roots.append((near, number, (x + right, y + up)))
        for square, number, xy in roots:
            if square in new:
                yield (number, xy), new.pop(square)
        if not new:
            return
        first = max(new, key=lambda square: (new[square], -square))
        roots = [(first, layer, (0, 0))]
        layer += 1


def advice(view: HappyGraphsView, rng: Rng) -> str:
    """Return the next move, in notation, towards a perfect end: play a card, take one back, or be done.

    If no perfect end is found from here, it takes back a card after which one is found, else the card that was played
    last: so it finds one in the end.
    """
    search = completed(view, rng)
    if search.squares:
        return _next(view, search)
    lying = [(group.number, (card.x, card.y)) for group in view.groups for card in group.cards]
    if not lying:
        return "done"
    for number, xy in _suspects(view):
        if completed(view, rng, [(number, xy)], tries=1).squares:
            return f"take {_written(number, xy)}"
    played = view.played
    if played is not None and (played.group, (played.x, played.y)) in lying:
        return f"take {_written(played.group, (played.x, played.y))}"
    return f"take {_written(*lying[-1])}"


_SUSPECTS = 12


def _suspects(view: HappyGraphsView) -> list[Lying]:
    """Return the cards to try to take back: the hopeless ones, those next to them, then the unhappy ones."""
    lying = {(group.number, (card.x, card.y)): card for group in view.groups for card in group.cards}
    ways = ground(view.variant, count_packs(view.mode, len(view.roles))).ways
    lost = [at for at, card in lying.items() if card.hopeless]
    beside = [(number, (x + right, y + up)) for number, (x, y) in lost for right, up in ways]
    unhappy = [at for at, card in lying.items() if not card.happy]
    return [at for at in dict.fromkeys((*lost, *beside, *reversed(unhappy))) if at in lying][:_SUSPECTS]


def _next(view: HappyGraphsView, search: Search) -> str:
    """Return the first move: next to as many cards as possible, or else the first card of a new group."""
    lying = {(group.number - 1, (card.x, card.y)) for group in view.groups for card in group.cards}
    ways = ground(view.variant, count_packs(view.mode, len(view.roles))).ways
    touches = Counter(
        {
            (layer, (x, y)): sum((layer, (x + right, y + up)) in lying for right, up in ways)
            for layer, (x, y) in search.squares
        }
    )
    (layer, xy), near = touches.most_common(1)[0]
    if not near:
        layer, xy = next(iter(search.squares))
    card = _card(view, search.squares[layer, xy])
    number = layer + 1 if near else view.new_group or 1
    return f"{card}@{_written(number, xy)}"


def _card(view: HappyGraphsView, want: int) -> Card:
    return next(card for card in view.hands[0] or () if wants(card) == want)


def _written(number: int, xy: XY) -> str:
    return f"{xy[0]},{xy[1]}" if number == 1 else f"{number}:{xy[0]},{xy[1]}"
