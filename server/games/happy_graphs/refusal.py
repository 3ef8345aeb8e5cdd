"""Which moves are refused, in the rules' words, and which may be made. rules: happy_graphs, Rules"""

from protocol.cards import Card
from protocol.ids import Seat
from server.games.base import IllegalMove, NotYourTurn
from server.games.happy_graphs.board import can_join, fits
from server.games.happy_graphs.notation import Move, Play, Square, Take
from server.games.happy_graphs.play import group_at, hand_of, new_number, over, turn
from server.games.happy_graphs.shape import SHAPES, wants
from server.games.happy_graphs.state import WALL, Group, State

_NAMED = 12
"""How many moves an answer to a refused one names."""


def moves(state: State, seat: Seat) -> list[Play]:
    """Return what a seat whose turn it is may play, sorted as written. rules: 1 to 4"""
    hand = set(hand_of(state, seat))
    found = [
        Play(card, Square(number, *xy))
        for number, group in enumerate(state.groups, 1)
        for xy, touches in group.edge.items()
        for card in hand
        if fits(touches, card)
    ]
    return sorted(found or [Play(card, Square(new_number(state), 0, 0)) for card in hand], key=str)


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise NotYourTurn or IllegalMove, with the reason in the rules' words, unless `seat` may make the move."""
    if over(state):
        raise NotYourTurn("The leg is over: all cards are played, or it was called done.")
    if state.mode == "puzzle":
        _check_of_puzzle(state, seat, move)
        return
    if seat != (mover := turn(state)):
        role = state.roles[mover]
        if role != "player":
            raise NotYourTurn(f"It is the {role}'s turn.")
        raise NotYourTurn("It is another player's turn.", turn=mover)
    if not isinstance(move, Play):
        raise IllegalMove("Cards are taken back in a puzzle alone, and only a puzzle is called done.", "a card played")
    if reason := _of_play(state, hand_of(state, seat), move):
        legal = moves(state, seat)
        more = f" and {len(legal) - _NAMED} more" if len(legal) > _NAMED else ""
        raise IllegalMove(reason, f"one of {', '.join(map(str, legal[:_NAMED]))}{more}")


def _check_of_puzzle(state: State, seat: Seat, move: Move) -> None:
    if isinstance(move, Play):
        if reason := _of_play(state, hand_of(state, seat), move):
            first = f"the first of group {new_number(state)}"
            raise IllegalMove(reason, f"a card of the hand on an open square, or as {first}")
    elif isinstance(move, Take) and move.square.xy not in group_at(state, move.square.group).at:
        raise IllegalMove(f"No card lies on {move.square}.", "the square of a card that lies on a board")


def _of_play(state: State, hand: tuple[Card, ...], move: Play) -> str | None:
    """Return why a card may not be played on a square; None if it may."""
    if move.card not in hand:
        return f"{move.card} is not in the hand."
    group = group_at(state, move.square.group)
    return _of_square(state, group, move) if group.places else _of_new_group(state, hand, move.square)


def _of_square(state: State, group: Group, move: Play) -> str | None:
    square, xy = move.square, move.square.xy
    if state.variant == "hex" and sum(xy) % 2:
        return f"There is no square {square} on the hex board: its columns stand half a step apart."
    if (index := group.at.get(xy)) is not None:
        return f"{group.places[index].card} lies on {square}: a card is played on a free square."
    if (touches := group.edge.get(xy)) is None:
        return f"{square} is next to no card: a card is played next to a card already played."
    if touches == WALL:
        near = [group.places[group.at[near]] for near in SHAPES[state.variant].around(xy) if near in group.at]
        happy = next(place for place in near if place.has == wants(place.card))
        there = Square(square.group, *happy.square)
        return f"{happy.card} on {there} is happy and takes no more: there is a wall on {square}."
    if not fits(touches, move.card):
        return f"{move.card} would get {touches} connections on {square}, more than it wants."
    return None


def _of_new_group(state: State, hand: tuple[Card, ...], square: Square) -> str | None:
    number = new_number(state)
    if not state.groups:
        return None if square == Square(1, 0, 0) else "The very first card is played on 0,0."
    if state.mode != "puzzle" and can_join(state.groups, hand):
        return "A new group is started only when no card of the hand can be played next to another card."
    if square != (first := Square(number, 0, 0)):
        return f"The next new group is group {number}: its first card is played on {first}."
    return None
