"""The views of a leg, and possible states behind them. rules: happy_graphs, What the screen shows"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from protocol.cards import RANKS, Card
from protocol.games.happy_graphs import view as seen
from protocol.games.happy_graphs.deck import deck_of
from protocol.games.happy_graphs.options import Mode, Variant
from protocol.games.happy_graphs.view import HappyGraphsView, LegalMove, Lying, OpenSquare
from protocol.ids import Seat
from server.games.game import Rng
from server.games.happy_graphs.board import can_join, laid
from server.games.happy_graphs.hopeless import hopeless
from server.games.happy_graphs.notation import Play
from server.games.happy_graphs.play import change, hand_of, happy_by, new_number, over, pleased, turn
from server.games.happy_graphs.refusal import moves
from server.games.happy_graphs.score import parts
from server.games.happy_graphs.shape import SHAPES, wants
from server.games.happy_graphs.state import WALL, Group, State


def view(state: State, seat: Seat | None) -> HappyGraphsView:
    """Return what a seat sees; None sees what everyone may."""
    ended = over(state)
    acting = to_act(state)
    open_hands = state.hands_are == "seen"
    knows = bool(acting) and (open_hands or seat in acting)
    puzzle = state.mode == "puzzle"
    starts = knows and (puzzle or not can_join(state.groups, hand_of(state, acting[0])))
    counted, rest = parts(state), _by_rank(state)
    return HappyGraphsView(
        roles=state.roles,
        to_act=acting,
        ply=state.ply,
        variant=state.variant,
        mode=state.mode,
        hands_are=state.hands_are,
        hands=tuple([hand if open_hands or at == seat else None for at, hand in enumerate(state.hands)]),
        sizes=tuple(map(len, state.hands)),
        stock=len(state.stock),
        rest=rest,
        groups=_groups(state.variant, state.mode, state.groups, tuple(rest.values())),
        score=sum(counted.values()),
        parts=counted,
        moves=tuple([_told(state, move) for move in moves(state, acting[0])]) if knows and not puzzle else (),
        new_group=new_number(state) if starts else None,
        played=state.played,
        left=state.hands[0] if ended else (),
        over=ended,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that may move, in order."""
    if over(state):
        return ()
    return tuple(map(Seat, range(len(state.roles)))) if state.mode == "puzzle" else (turn(state),)


def _by_rank(state: State) -> dict[str, int]:
    counts = Counter([card[0] for cards in (*state.hands, state.stock) for card in cards])
    return {rank: counts[rank] for rank in SHAPES[state.variant].ranks}


def _told(state: State, move: Play) -> LegalMove:
    square = move.square
    touches, happy = happy_by(state, move.card, square)
    return LegalMove(
        move=str(move),
        card=move.card,
        group=square.group,
        x=square.x,
        y=square.y,
        connections=touches,
        happy=happy,
        change=change(state.mode, len(happy)),
    )


@lru_cache(maxsize=64)
def _groups(variant: Variant, mode: Mode, groups: tuple[Group, ...], rest: tuple[int, ...]) -> tuple[seen.Group, ...]:
    """Return the groups as everyone sees them; `rest` counts the cards to come by rank."""
    numbered = [(number, group) for number, group in enumerate(groups, 1) if group.places]
    return tuple([_group(variant, mode, number, group, rest) for number, group in numbered])


def _group(variant: Variant, mode: Mode, number: int, group: Group, rest: tuple[int, ...]) -> seen.Group:
    shape = SHAPES[variant]
    to_come = [want for want in range(len(rest), 0, -1) for _ in range(rest[want - 1])]
    lost = hopeless(shape, group, to_come)
    cards = []
    for square, card, has in group.places:
        want = wants(card)
        cards.append(Lying(*square, card, want, want - has, want == has, square in lost))
    edge = sorted(group.edge.items())
    squares = []
    for square, touches in edge:
        if touches != WALL:
            pleases = pleased(shape, group, square)
            takes = {
                RANKS[want - 1]: change(mode, len(pleases) + (want == touches))
                for want in range(touches, len(rest) + 1)
                if rest[want - 1]
            }
            squares.append(OpenSquare(*square, touches, pleases, takes))
    return seen.Group(
        number=number,
        cards=tuple(cards),
        walls=tuple([at for at, touches in edge if touches == WALL]),
        open=tuple(squares),
    )


def possible(view: HappyGraphsView, rng: Rng) -> State:
    """Return a state that shows `view`, the hidden cards in random order."""
    shape = SHAPES[view.variant]
    groups = [Group()] * max([group.number for group in view.groups], default=0)
    for group in view.groups:
        groups[group.number - 1] = laid(shape, [((place.x, place.y), place.card) for place in group.cards])
    unseen = Counter(deck_of(view.variant, view.mode, len(view.roles)).cards)
    unseen -= Counter([place.card for group in view.groups for place in group.cards])
    unseen -= Counter([card for hand in view.hands if hand is not None for card in hand])
    hidden = list(unseen.elements())
    rng.shuffle(hidden)
    hands: list[Sequence[Card]] = []
    for hand, size in zip(view.hands, view.sizes, strict=True):
        hands.append(hidden[:size] if hand is None else hand)
        del hidden[: size if hand is None else 0]
    return State(
        variant=view.variant,
        mode=view.mode,
        hands_are=view.hands_are,
        roles=view.roles,
        groups=tuple(groups),
        hands=tuple(map(tuple, hands)),
        stock=tuple(hidden),
        played=view.played,
        ply=view.ply,
        done=view.played is not None and view.played.does == "done",
        most=sum(len(group.cards) for group in view.groups) if view.mode == "puzzle" else 0,
    )
