"""The course of a leg: the deal, whose turn it is, and what a move leads to. rules: happy_graphs, Rules and Players"""

from collections.abc import Sequence

from protocol.cards import Card
from protocol.games.happy_graphs.options import HappyGraphsOptions, Mode
from protocol.games.happy_graphs.view import XY, Played
from protocol.ids import Role, Seat
from server.games.happy_graphs.board import unhappy, with_card, without_card
from server.games.happy_graphs.notation import Move, Play, Square, Take
from server.games.happy_graphs.shape import SHAPES, Shape, hand_size, wants
from server.games.happy_graphs.state import Group, State


def dealt(options: HappyGraphsOptions, deck: Sequence[Card], roles: tuple[Role, ...]) -> State:
    """Return the opening state: empty boards, and hands dealt one card at a time in the order of play."""
    seats = len(roles)
    hands: list[list[Card]] = [[] for _ in roles]
    if options.mode == "puzzle":
        given = len(deck)
        hands[0] += deck
    else:
        given = seats * hand_size(seats)
        for index, card in enumerate(deck[:given]):
            hands[(_first(roles) + index) % seats].append(card)
    return State(
        variant=options.variant,
        mode=options.mode,
        hands_are=options.hands,
        roles=roles,
        groups=(),
        hands=tuple(map(tuple, hands)),
        stock=tuple(deck[given:]),
        played=None,
        ply=0,
        done=False,
    )


def _first(roles: tuple[Role, ...]) -> Seat:
    return Seat(roles.index("maximizer") if "maximizer" in roles else 0)


def turn(state: State) -> Seat:
    """Return the seat whose turn it is, in a leg with turns: round the table from the first. rules: Players"""
    return Seat((_first(state.roles) + state.ply) % len(state.roles))


def over(state: State) -> bool:
    """Tell whether the leg has ended. rules: 6 and Puzzle"""
    return state.done or not (any(state.hands) or (state.mode == "puzzle" and any(map(unhappy, state.groups))))


def hand_of(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return the hand that a seat plays from: in a puzzle everyone's one. rules: Puzzle"""
    return state.hands[0 if state.mode == "puzzle" else seat]


def new_number(state: State) -> int:
    """Return the number that a new group has: the lowest that has no cards. rules: 4 and Puzzle"""
    numbers = (number for number, group in enumerate(state.groups, 1) if not group.places)
    return next(numbers, len(state.groups) + 1)


def group_at(state: State, number: int) -> Group:
    """Return the group of a number, which may have no cards."""
    return state.groups[number - 1] if number <= len(state.groups) else Group()


def made(state: State, seat: Seat, move: Move) -> State:
    """Return the state after a move that the rules allow."""
    if isinstance(move, Play):
        return _played(state, seat, move.card, move.square)
    if isinstance(move, Take):
        return _taken(state, seat, move.square)
    account = Played(
        seat=seat,
        does="done",
        card=None,
        group=0,
        x=0,
        y=0,
        connections=0,
        happy=(),
        sad=(),
        change=0,
        started=False,
        drew=False,
        drawn=None,
    )
    return _after(state, state.groups, state.hands, state.stock, account)


def pleased(shape: Shape, group: Group, square: XY) -> tuple[XY, ...]:
    """Return the squares of the cards that a card played on `square` makes happy, its own apart, sorted."""
    places = (group.places[group.at[near]] for near in shape.around(square) if near in group.at)
    return tuple([place.square for place in places if place.has + 1 == wants(place.card)])


def happy_by(state: State, card: Card, square: Square) -> tuple[int, tuple[XY, ...]]:
    """Return how many cards a card would touch on a square, and the squares of all that would become happy, sorted."""
    group = group_at(state, square.group)
    touches = group.edge.get(square.xy, 0)
    pleases = pleased(SHAPES[state.variant], group, square.xy)
    return touches, tuple(sorted((*pleases, square.xy))) if touches == wants(card) else pleases


def change(mode: Mode, happy: int) -> int:
    """Return what a played card adds to the score if so many become happy: in a puzzle it has counted before."""
    return (0 if mode == "puzzle" else 1) - happy


def _played(state: State, seat: Seat, card: Card, square: Square) -> State:
    puzzle = state.mode == "puzzle"
    before = group_at(state, square.group)
    touches, happy = happy_by(state, card, square)
    drawn = None if puzzle or not state.stock else state.stock[0]
    owner = 0 if puzzle else seat
    hand = list(state.hands[owner])
    hand.remove(card)
    if drawn is not None:
        hand.append(drawn)
    account = Played(
        seat=seat,
        does="play",
        card=card,
        group=square.group,
        x=square.x,
        y=square.y,
        connections=touches,
        happy=happy,
        sad=(),
        change=change(state.mode, len(happy)),
        started=not before.places,
        drew=drawn is not None,
        drawn=drawn if state.hands_are == "seen" else None,
    )
    after = with_card(SHAPES[state.variant], before, square.xy, card)
    hands = (*state.hands[:owner], tuple(hand), *state.hands[owner + 1 :])
    return _after(state, _groups(state, square.group, after), hands, state.stock[drawn is not None :], account)


def _taken(state: State, seat: Seat, square: Square) -> State:
    before = group_at(state, square.group)
    taken = before.places[before.at[square.xy]]
    near = [before.places[before.at[xy]] for xy in SHAPES[state.variant].around(square.xy) if xy in before.at]
    sad = tuple(sorted([place.square for place in (taken, *near) if place.has == wants(place.card)]))
    account = Played(
        seat=seat,
        does="take",
        card=taken.card,
        group=square.group,
        x=square.x,
        y=square.y,
        connections=taken.has,
        happy=(),
        sad=sad,
        change=len(sad),
        started=False,
        drew=False,
        drawn=None,
    )
    after = without_card(SHAPES[state.variant], before, square.xy)
    hands = ((*state.hands[0], taken.card), *state.hands[1:])
    return _after(state, _groups(state, square.group, after), hands, state.stock, account)


def _groups(state: State, number: int, group: Group) -> tuple[Group, ...]:
    """Return the groups with this one at its number; none without cards at the end."""
    groups = [*state.groups[: number - 1], group, *state.groups[number:]]
    while groups and not groups[-1].places:
        groups.pop()
    return tuple(groups)


def _after(
    state: State,
    groups: tuple[Group, ...],
    hands: tuple[tuple[Card, ...], ...],
    stock: tuple[Card, ...],
    account: Played,
) -> State:
    return State(
        variant=state.variant,
        mode=state.mode,
        hands_are=state.hands_are,
        roles=state.roles,
        groups=groups,
        hands=hands,
        stock=stock,
        played=account,
        ply=state.ply + 1,
        done=account.does == "done",
        most=max(state.most, sum(len(group.places) for group in groups)) if state.mode == "puzzle" else 0,
    )
