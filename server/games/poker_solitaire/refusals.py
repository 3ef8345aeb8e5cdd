"""Why a move is refused, in the words of the rules. rules: poker_solitaire, Turns and Options"""

from typing import Any

from protocol.cards import Card
from protocol.games.poker_solitaire.options import Touching
from protocol.games.poker_solitaire.reasons import Reason
from protocol.ids import Seat
from server.games.errors import IllegalMove, NotYourTurn, leg_over, not_your_turn
from server.games.poker_solitaire import squares
from server.games.poker_solitaire.state import REJECTS, Place, State

_MUST_TOUCH: dict[Touching, str] = {
    "edges": "its edge must touch the edge of another card of the matrix",
    "corners": "its edge or corner must touch another card of the matrix",
}


class Illegal(IllegalMove[Reason]):
    """Poker Solitaire refuses a move."""


class Waits(NotYourTurn[Reason]):
    """A seat has nothing left to do."""


def not_to_act(state: State, seat: Seat) -> NotYourTurn[Any]:
    """Return why a seat may not move now, whatever it would do."""
    if state.over:
        return leg_over()
    if state.table.race:
        return Waits("nothing_left_to_do", "You have nothing left to do. Wait for the other player.")
    return not_your_turn(state.turn, state.roles[state.turn])


def not_dealt(state: State, seat: Seat, card: Card) -> Illegal:
    """Return why a card cannot be taken: another player has it, or it has not been dealt."""
    dealt = state.dealt[state.table.deal_of(seat)]
    lying = _lying(state, card)
    if not lying or state.table.deals > 1:
        message = f"{card} is not dealt{' to you' if state.table.deals > 1 else ''}."
        return Illegal("not_dealt", message, card=card, dealt=dealt)
    others = [place for place in lying if _owner(state, place) not in (None, seat)]
    where, last = state.table.name(others[0] if others else lying[0]), state.played
    taker: Seat | None = None
    if last is not None and last.card == card and not state.table.alone:
        taker, where = Seat(last.seat), last.move.partition(">")[2]
    elif others and not state.table.options.planting:
        taker = Seat(1 - seat)
    took = f"{card} has been taken"
    if taker is not None:
        took = f"{'You have' if taker == seat else 'The other player has'} taken {card}"
    return Illegal("card_taken", f"{took}: it lies on {where}.", card=card, place=where, dealt=dealt, seat=taker)


def _lying(state: State, card: Card) -> list[Place]:
    """Return the places of a card and of its copies from other packs."""
    found = [
        Place(number, square)
        for number, matrix in enumerate(state.matrices)
        for square, each in enumerate(matrix.cells)
        if each == card
    ]
    return found + [Place(REJECTS, index) for index, each in enumerate(state.rejects) if each == card]


def _owner(state: State, place: Place) -> Seat | None:
    return state.table.rejects[place.index][1] if place.matrix == REJECTS else state.table.sides[place.matrix].owner


def nothing_there(state: State, place: Place) -> Illegal:
    """Return that a place has no card."""
    name = state.table.name(place)
    return Illegal("place_empty", f"No card lies on {name}.", place=name)


def taken(state: State, place: Place, card: Card, free: int) -> Illegal:
    """Return that a square has a card; `free` are the squares that would take one."""
    name = state.table.name(place)
    places = squares_named(state, place.matrix, free)
    return Illegal("square_taken", f"{name} is taken: {card} lies there.", place=name, card=card, places=places)


def touches_nothing(state: State, place: Place, free: int) -> Illegal:
    """Return that a card on a square would touch no other; `free` are the squares that take it."""
    touching, name = state.table.sides[place.matrix].touching, state.table.name(place)
    message = f"A card on {name} would touch no other: {_MUST_TOUCH[touching]}."
    places = squares_named(state, place.matrix, free)
    return Illegal("touches_no_card", message, place=name, touching=touching, places=places)


def squares_named(state: State, matrix: int, free: int) -> tuple[str, ...]:
    """Return the names of the squares of a set."""
    return tuple([state.table.name(Place(matrix, square)) for square in squares.squares(free)])


def no_pass(state: State) -> Illegal:
    """Return why a turn cannot be passed."""
    if not state.table.turns:
        return Illegal("nothing_to_pass", "There is nothing to pass: players take no turns here.")
    return Illegal("pass_too_early", "You can pass only when your matrix is full or no more cards are dealt to you.")


def no_done(state: State, free: int) -> Illegal:
    """Return why nobody can say Done; `free` counts the free squares of the matrix."""
    if state.table.options.mode != "race":
        return Illegal("done_only_in_race", "Done is only for races: this leg ends by itself.")
    left = "square is" if free == 1 else "squares are"
    return Illegal("matrix_not_full", f"Done is for a full matrix: {free} {left} still free.", free=free)


def no_such_reject(state: State, name: str) -> Illegal:
    """Return that there is no reject square of that name."""
    names = tuple([name for name, _ in state.table.rejects])
    known = f"there are {', '.join(names)}" if names else "there are none"
    return Illegal("no_such_reject_square", f"There is no reject square {name}: {known}.", place=name, places=names)


def reject_of_other(name: str) -> Illegal:
    """Return that a reject square is not the player's."""
    return Illegal("reject_square_of_other", f"{name} is the other player's reject square.", place=name)


def which_matrix(name: str) -> Illegal:
    """Return that there are two matrices, and the square could be in either."""
    message = f"There are two matrices. Write 1:{name} or 2:{name}."
    return Illegal("which_matrix", message, place=name)


def one_matrix(name: str) -> Illegal:
    """Return that there is no second matrix."""
    name = name.partition(":")[2]
    return Illegal("only_one_matrix", f"There is only one matrix. Write {name}.", place=name)
