"""What playing a card on a board, or taking it back, makes of a group. rules: happy_graphs, Rules 1 to 3"""

from collections.abc import Iterable

from protocol.cards import Card
from protocol.games.happy_graphs.view import XY
from server.games.happy_graphs.shape import Shape, wants
from server.games.happy_graphs.state import WALL, Group, Place


def with_card(shape: Shape, group: Group, square: XY, card: Card) -> Group:
    """Return the group with a card more, on a square where it may be played, or as its first."""
    at, edge, places = dict(group.at), dict(group.edge), list(group.places)
    around = shape.around(square)
    touched = [near for near in around if near in at]
    at[square] = len(places)
    places.append(Place(square, card, len(touched)))
    edge.pop(square, None)
    for near in around:
        if near not in at and edge.get(near) != WALL:
            edge[near] = edge.get(near, 0) + 1
    for near in touched:
        index = at[near]
        there = places[index]
        places[index] = Place(near, there.card, there.has + 1)
    for near in (square, *touched):
        place = places[at[near]]
        if place.has == wants(place.card):
            for free in shape.around(near):
                if free not in at:
                    edge[free] = WALL
    return Group(tuple(places), at, edge)


def without_card(shape: Shape, group: Group, square: XY) -> Group:
    """Return the group without the card on a square; the others keep their squares. rules: Puzzle"""
    return laid(shape, [(place.square, place.card) for place in group.places if place.square != square])


def laid(shape: Shape, cards: Iterable[tuple[XY, Card]]) -> Group:
    """Return the group of cards that lie on these squares, whatever the order they came there in."""
    cards = list(cards)
    at = {square: index for index, (square, _) in enumerate(cards)}
    places, edge = [], dict[XY, int]()
    for square, card in cards:
        around = shape.around(square)
        places.append(Place(square, card, sum(near in at for near in around)))
        for near in around:
            if near not in at and edge.get(near) != WALL:
                edge[near] = WALL if places[-1].has == wants(card) else edge.get(near, 0) + 1
    return Group(tuple(places), at, edge)


def fits(touches: int, card: Card) -> bool:
    """Tell whether a card may be played where it would touch so many cards, as `Group.edge` has it. rules: 3"""
    return 0 < touches <= wants(card)


def can_join(groups: Iterable[Group], cards: Iterable[Card]) -> bool:
    """Tell whether any of these cards can be played next to another card, in any group. rules: 4"""
    highest = max(map(wants, cards), default=0)
    return any(0 < touches <= highest for group in groups for touches in group.edge.values())


def unhappy(group: Group) -> int:
    """Return how many cards of a group are not happy."""
    return sum(place.has < wants(place.card) for place in group.places)
