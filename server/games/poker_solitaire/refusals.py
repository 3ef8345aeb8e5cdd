"""Why a move is refused, in the words of the rules. rules: poker_solitaire, Turns and Options"""

from protocol.cards import Card
from protocol.ids import Seat
from protocol.options.poker_solitaire import Touching
from server.games.base import IllegalMove, NotYourTurn
from server.games.poker_solitaire import squares
from server.games.poker_solitaire.state import REJECTS, Place, State

_MUST_TOUCH: dict[Touching, str] = {
    "edges": "its edge must touch the edge of another card of the matrix",
    "corners": "its edge or corner must touch another card of the matrix",
}


OTHER = "the other player"
"""What a refusal calls the one it is not for, of two."""


def not_to_act(state: State, seat: Seat) -> NotYourTurn:
    """Return why a seat may not move now, whatever it would do."""
    if state.over:
        return NotYourTurn("The leg is over.")
    if state.table.race:
        return NotYourTurn("Your matrix is full and nothing is left for you to do: the other player plays on.")
    if state.table.options.mode == "duel":
        return NotYourTurn(f"It is the {state.roles[state.turn]}'s turn.")
    return NotYourTurn(f"It is {OTHER}'s turn.", turn=state.turn)


def not_dealt(state: State, seat: Seat, card: Card) -> IllegalMove:
    """Return why a card cannot be taken: who has it now, or that it has not been dealt."""
    dealt = state.dealt[state.table.deal_of(seat)]
    expected = f"one of the dealt cards: {', '.join(dealt)}" if dealt else "no card is dealt any more"
    lying = _lying(state, card)
    if not lying or state.table.deals > 1:
        return IllegalMove(f"{card} is not dealt{' to you' if state.table.deals > 1 else ''}.", expected)
    others = [place for place in lying if _owner(state, place) not in (None, seat)]
    where, last = state.table.name(others[0] if others else lying[0]), state.played
    if last is not None and last.card == card and not state.table.alone:
        took = "The other player has taken" if last.seat != seat else "You have taken"
        where = last.move.partition(">")[2]
    elif others and not state.table.options.planting:
        took = "The other player has taken"
    else:
        return IllegalMove(f"{card} has been taken: it lies on {where}.", expected)
    return IllegalMove(f"{took} {card}: it lies on {where}.", expected)


def _lying(state: State, card: Card) -> list[Place]:
    """Return where a card lies, and those that are equal to it: there are several with several packs."""
    found = [
        Place(number, square)
        for number, matrix in enumerate(state.matrices)
        for square, each in enumerate(matrix.cells)
        if each == card
    ]
    return found + [Place(REJECTS, index) for index, each in enumerate(state.rejects) if each == card]


def _owner(state: State, place: Place) -> Seat | None:
    return state.table.rejects[place.index][1] if place.matrix == REJECTS else state.table.sides[place.matrix].owner


def nothing_there(state: State, place: Place) -> IllegalMove:
    """Return that a place has no card."""
    return IllegalMove(f"No card lies on {state.table.name(place)}.", "a place that a card lies on")


def taken(state: State, place: Place, card: Card, free: int) -> IllegalMove:
    """Return that a square has a card; `free` are the squares that would take one."""
    name = state.table.name(place)
    return IllegalMove(f"{name} is taken: {card} lies there.", squares_named(state, place.matrix, free))


def touches_nothing(state: State, place: Place, free: int) -> IllegalMove:
    """Return that a card on a square would touch no other; `free` are the squares that take it."""
    must = _MUST_TOUCH[state.table.sides[place.matrix].touching]
    name = state.table.name(place)
    return IllegalMove(f"A card on {name} would touch no other: {must}.", squares_named(state, place.matrix, free))


def squares_named(state: State, matrix: int, free: int) -> str:
    """Return the squares of a set as what is expected."""
    names = [state.table.name(Place(matrix, square)) for square in squares.squares(free)]
    return f"one of {', '.join(names)}" if names else "no square of that matrix is free"


def no_pass(state: State) -> IllegalMove:
    """Return why a turn cannot be passed."""
    if not state.table.turns:
        return IllegalMove("There is nothing to pass: players take no turns here.", "a card put somewhere")
    return IllegalMove(
        "A player passes only when their matrix is full, or when no card is dealt to them any more.",
        "a dealt card placed or rejected",
    )


def no_done(state: State, free: int) -> IllegalMove:
    """Return why nobody can say Done; `free` counts the free squares of the matrix."""
    if state.table.options.mode != "race":
        return IllegalMove("Done is said in a race alone: this leg ends by itself.", "a card put somewhere")
    left = "square is" if free == 1 else "squares are"
    return IllegalMove(f"Done is for a full matrix: {free} {left} still free.", "a card put somewhere")


def no_such_reject(state: State, name: str) -> IllegalMove:
    """Return that there is no reject square of that name."""
    names = [name for name, _ in state.table.rejects]
    known = f"there are {', '.join(names)}" if names else "there are none"
    return IllegalMove(f"There is no reject square {name}: {known}.", ", ".join(names) or "a square of a matrix")


def which_matrix(name: str) -> IllegalMove:
    """Return that there are two matrices, and the square could be in either."""
    return IllegalMove(f"There are two matrices: say which {name} it is.", f"1:{name} or 2:{name}")


def one_matrix(name: str) -> IllegalMove:
    """Return that there is no second matrix."""
    return IllegalMove("There is only one matrix.", name.partition(":")[2])
