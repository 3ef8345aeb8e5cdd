"""What a move would do, or why it is refused. rules: poker_solitaire, Turns and Options"""

from dataclasses import dataclass

from protocol.cards import Card
from protocol.games.poker_solitaire.view import Does
from protocol.ids import Seat
from server.games.poker_solitaire import notation, refusals, squares
from server.games.poker_solitaire.notation import Move
from server.games.poker_solitaire.refusals import Illegal
from server.games.poker_solitaire.state import REJECTS, Place, State


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """A move that is allowed, as it is written down; `source` is None for a dealt card."""

    move: Move
    does: Does
    card: Card | None = None
    source: Place | None = None
    target: Place | None = None


def to_act(state: State) -> frozenset[Seat]:
    """Return the seats that may move: whose turn it is, or in a race everyone who has a move left to make."""
    if state.over:
        return frozenset()
    if not state.table.race:
        return frozenset((state.turn,))
    return frozenset([seat for seat in (Seat(0), Seat(1)) if _has_a_move(state, seat)])


def may_pass(state: State, seat: Seat) -> bool:
    """Tell whether a seat whose turn it is may pass. rules: Turns"""
    if not state.table.turns:
        return False
    own = all(matrix.full for number, matrix in enumerate(state.matrices) if state.table.owns(seat, number))
    return own or not state.dealt[state.table.deal_of(seat)]


def may_done(state: State, seat: Seat) -> bool:
    """Tell whether a seat may say Done. rules: Races"""
    return state.table.options.mode == "race" and state.matrices[seat].full


def free_rejects(state: State, seat: Seat) -> list[Place]:
    """Return the reject squares that a seat may still put a card on."""
    return [
        Place(REJECTS, index)
        for index, (_, owner) in enumerate(state.table.rejects)
        if owner in (None, seat) and state.rejects[index] is None
    ]


def fetchable(state: State, seat: Seat) -> list[tuple[Place, Card]]:
    """Return the rejected cards that lie where a seat may fetch them, and which they are."""
    return [
        (Place(REJECTS, index), card)
        for index, ((_, owner), card) in enumerate(zip(state.table.rejects, state.rejects, strict=True))
        if card is not None and owner in (None, seat)
    ]


def stealable(state: State, matrix: int) -> int:
    """Return the squares of a matrix whose cards may be stolen."""
    return state.matrices[matrix].taken & ~state.matrices[matrix].stolen


def targets(state: State, matrix: int, leaving: int | None = None) -> int:
    """Return the squares of a matrix that take a card, also where it leaves another of them."""
    taken = state.matrices[matrix].taken
    side = state.table.sides[matrix]
    if leaving is None:
        return squares.takes(taken, side.touching)
    return squares.takes(taken & ~(1 << leaving), side.touching) & ~(1 << leaving)


def _has_a_move(state: State, seat: Seat) -> bool:
    own, other = state.matrices[seat], state.matrices[1 - seat]
    options, dealt, rejects = state.table.options, state.dealt[0], free_rejects(state, seat)
    if dealt and (not own.full or rejects or (options.planting and not other.full)):
        return True
    if may_done(state, seat) or (own.taken and rejects):
        return True
    if not own.full and options.stealing and stealable(state, 1 - seat):
        return True
    return not own.full and state.table.sides[seat].movable and bool(own.taken or fetchable(state, seat))


def resolved(state: State, seat: Seat, move: Move) -> Act:
    """Return what a move does. Raises IllegalMove or NotYourTurn."""
    if seat not in to_act(state):
        raise refusals.not_to_act(state, seat)
    if move.what == notation.PASS:
        if not may_pass(state, seat):
            raise refusals.no_pass(state)
        return Act(move=move, does="pass")
    if move.what == notation.DONE:
        if not may_done(state, seat):
            own = state.matrices[seat] if state.table.race else state.matrices[0]
            raise refusals.no_done(state, own.cells.count(None))
        return Act(move=move, does="done")
    if notation.is_place(move.what):
        return _put(state, seat, move)
    return _taken(state, seat, move, Card(move.what))


def _taken(state: State, seat: Seat, move: Move, card: Card) -> Act:
    """Return what a dealt card does."""
    if card not in state.dealt[state.table.deal_of(seat)]:
        raise refusals.not_dealt(state, seat, card)
    target = _place(state, seat, move.where)
    written = Move(card, state.table.name(target))
    if target.matrix == REJECTS:
        _check_reject(state, seat, target)
        return Act(move=written, does="reject", card=card, source=None, target=target)
    if state.table.owns(seat, target.matrix):
        _check_square(state, target)
        return Act(move=written, does="place", card=card, source=None, target=target)
    if not state.table.options.planting:
        message = "There is no planting here. Put the card into your own matrix."
        raise Illegal("no_planting", message, places=refusals.squares_named(state, seat, targets(state, seat)))
    _check_square(state, target)
    return Act(move=written, does="plant", card=card, source=None, target=target)


def _put(state: State, seat: Seat, move: Move) -> Act:
    """Return what a card that lies somewhere does when it is put somewhere else."""
    source, target = _place(state, seat, move.what), _place(state, seat, move.where)
    written = Move(state.table.name(source), state.table.name(target))
    if source.matrix == REJECTS:
        return _fetched(state, seat, written, source, target)
    card = state.matrices[source.matrix].cells[source.index]
    if card is None:
        raise refusals.nothing_there(state, source)
    if not state.table.owns(seat, source.matrix):
        return _stolen(state, seat, written, source, target, card)
    if target.matrix == REJECTS:
        _check_reject(state, seat, target)
        return Act(move=written, does="discard", card=card, source=source, target=target)
    if target.matrix != source.matrix:
        if state.table.alone:
            message = "A card is moved within its matrix, not into the other one."
            raise Illegal("move_between_matrices", message, card=card)
        message = f"Only a dealt card can be planted: {card} is placed already."
        raise Illegal("placed_card_not_planted", message, card=card)
    if not _movable(state, source.matrix):
        message = f"Placed cards stay: {card} on {written.what} can only be rejected."
        raise Illegal("placed_cards_stay", message, card=card, place=written.what)
    _check_square(state, target, leaving=source.index)
    return Act(move=written, does="move", card=card, source=source, target=target)


def _fetched(state: State, seat: Seat, written: Move, source: Place, target: Place) -> Act:
    name, owner = state.table.rejects[source.index]
    card = state.rejects[source.index]
    if owner not in (None, seat):
        raise refusals.reject_of_other(name)
    if card is None:
        raise refusals.nothing_there(state, source)
    if target.matrix == REJECTS:
        raise Illegal("rejected_card_elsewhere", "A rejected card only goes back into a matrix.", card=card)
    if not state.table.owns(seat, target.matrix):
        raise Illegal("rejected_card_to_other", "A rejected card only goes back into your own matrix.", card=card)
    if not _movable(state, target.matrix):
        raise Illegal("rejected_cards_stay", f"{card} is rejected and does not come back.", card=card)
    _check_square(state, target)
    return Act(move=written, does="fetch", card=card, source=source, target=target)


def _stolen(state: State, seat: Seat, written: Move, source: Place, target: Place, card: Card) -> Act:
    where = f"{card} is in the other player's matrix"
    if target.matrix == REJECTS:
        raise Illegal("reject_of_other", f"{where}. You can reject only your own cards.", card=card)
    if not state.table.options.stealing:
        raise Illegal("no_stealing", f"There is no stealing here: {where}.", card=card)
    if not stealable(state, source.matrix) >> source.index & 1:
        message = f"{card} was stolen once: a stolen card cannot be stolen back."
        raise Illegal("stolen_already", message, card=card)
    if target.matrix == source.matrix:
        raise Illegal("steal_elsewhere", f"{where}. Steal it into your own matrix.", card=card)
    _check_square(state, target)
    return Act(move=written, does="steal", card=card, source=source, target=target)


def _movable(state: State, matrix: int) -> bool:
    return state.table.sides[matrix].movable


def _place(state: State, seat: Seat, name: str) -> Place:
    """Return the place of a name; without a number before it a square is one's own. Raises IllegalMove."""
    if "x" in name:
        for index, (known, _) in enumerate(state.table.rejects):
            if known == name:
                return Place(REJECTS, index)
        raise refusals.no_such_reject(state, name)
    number, colon, square = name.rpartition(":")
    index = squares.NAMES.index(square)
    if len(state.matrices) == 1:
        if number == "2":
            raise refusals.one_matrix(name)
        return Place(0, index)
    if colon:
        return Place(int(number) - 1, index)
    if state.table.alone:
        raise refusals.which_matrix(name)
    return Place(seat, index)


def _check_square(state: State, target: Place, leaving: int | None = None) -> None:
    matrix = state.matrices[target.matrix]
    free = targets(state, target.matrix, leaving)
    if free >> target.index & 1:
        return
    card = matrix.cells[target.index]
    if card is not None:
        raise refusals.taken(state, target, card, free)
    raise refusals.touches_nothing(state, target, free)


def _check_reject(state: State, seat: Seat, target: Place) -> None:
    name, owner = state.table.rejects[target.index]
    if owner not in (None, seat):
        raise refusals.reject_of_other(name)
    card = state.rejects[target.index]
    if card is not None:
        free = tuple([state.table.name(place) for place in free_rejects(state, seat)])
        raise Illegal("reject_square_used", f"{name} is used: {card} lies there.", place=name, card=card, places=free)
