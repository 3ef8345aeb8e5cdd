"""Which moves are refused, in the rules' words, and which may be made. rules: happy_graphs, Rules"""

from protocol.cards import Card
from protocol.games.happy_graphs.reasons import Reason
from protocol.ids import Seat
from server.games.errors import IllegalMove, leg_over, not_your_turn
from server.games.happy_graphs.board import can_join, fits
from server.games.happy_graphs.notation import Move, Play, Square, Take
from server.games.happy_graphs.play import group_at, hand_of, new_number, over, turn
from server.games.happy_graphs.shape import SHAPES, wants
from server.games.happy_graphs.state import WALL, Group, State

_NAMED = 12
"""How many moves an answer to a refused one names."""


class Illegal(IllegalMove[Reason]):
    """Happy Graphs refuses a move."""


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
        raise leg_over("The leg is over: all cards are played, or it was called done.")
    if state.mode == "puzzle":
        _check_of_puzzle(state, seat, move)
        return
    if seat != (mover := turn(state)):
        raise not_your_turn(mover, state.roles[mover])
    if not isinstance(move, Play):
        message = "Cards are taken back only in a puzzle, and only a puzzle is called done. Play a card."
        raise Illegal("only_in_puzzle", message, moves=_named(moves(state, seat)))
    if refused := _of_play(state, hand_of(state, seat), move):
        raise refused.add(moves=_named(moves(state, seat)))


def _check_of_puzzle(state: State, seat: Seat, move: Move) -> None:
    if isinstance(move, Play):
        if refused := _of_play(state, hand_of(state, seat), move):
            raise refused.add(moves=_named(moves(state, seat)))
    elif isinstance(move, Take) and move.square.xy not in group_at(state, move.square.group).at:
        message = f"No card lies on {move.square}. Take back a card that lies on a board."
        raise Illegal("no_card_on_square", message, square=str(move.square))


def _named(found: list[Play]) -> tuple[str, ...]:
    return tuple(map(str, found[:_NAMED]))


def _of_play(state: State, hand: tuple[Card, ...], move: Play) -> Illegal | None:
    """Return why a card may not be played on a square; None if it may."""
    if move.card not in hand:
        return Illegal("card_not_in_hand", f"{move.card} is not in the hand.", card=move.card)
    group = group_at(state, move.square.group)
    return _of_square(state, group, move) if group.places else _of_new_group(state, hand, move.square)


def _of_square(state: State, group: Group, move: Play) -> Illegal | None:
    square, xy = move.square, move.square.xy
    if state.variant == "hex" and sum(xy) % 2:
        message = f"There is no square {square} on the hex board: its columns stand half a step apart."
        return Illegal("not_on_hex_board", message, square=str(square))
    if (index := group.at.get(xy)) is not None:
        card = group.places[index].card
        message = f"{card} lies on {square}: a card is played on a free square."
        return Illegal("square_occupied", message, square=str(square), card=card)
    if (touches := group.edge.get(xy)) is None:
        message = f"{square} is next to no card: a card is played next to a card already played."
        return Illegal("square_next_to_no_card", message, square=str(square))
    if touches == WALL:
        near = [group.places[group.at[near]] for near in SHAPES[state.variant].around(xy) if near in group.at]
        happy = next(place for place in near if place.has == wants(place.card))
        there = Square(square.group, *happy.square)
        message = f"{happy.card} on {there} is happy and takes no more: there is a wall on {square}."
        return Illegal("square_walled", message, square=str(square), card=happy.card)
    if not fits(touches, move.card):
        message = f"{move.card} would get {touches} connections on {square}, more than it wants."
        return Illegal("card_too_connected", message, square=str(square), card=move.card, connections=touches)
    return None


def _of_new_group(state: State, hand: tuple[Card, ...], square: Square) -> Illegal | None:
    number = new_number(state)
    if not state.groups:
        if square == Square(1, 0, 0):
            return None
        return Illegal("first_card_elsewhere", "The very first card is played on 0,0.", square="0,0")
    if state.mode != "puzzle" and can_join(state.groups, hand):
        message = "A new group is started only when no card of the hand can be played next to another card."
        return Illegal("group_too_early", message)
    if square != (first := Square(number, 0, 0)):
        message = f"The next new group is group {number}: its first card is played on {first}."
        return Illegal("group_elsewhere", message, square=str(first), group=number)
    return None
