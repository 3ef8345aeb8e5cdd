"""The moves that a seat may make, by the card that is picked up. rules: poker_solitaire, What the screen shows"""

from collections.abc import Iterator
from typing import cast

from protocol.cards import Card
from protocol.ids import Seat
from server.games.poker_solitaire import acts, hands, notation, squares
from server.games.poker_solitaire.notation import Move
from server.games.poker_solitaire.score import gain, gains, reached, worth
from server.games.poker_solitaire.state import Matrix, Place, State, laid

Change = tuple[int, int]
"""What a move adds to the mover's score, and to the other player's."""


def lists(state: State, seat: Seat) -> bool:
    """Tell whether a seat's moves are listed: not where its cards may be moved, which makes too many."""
    return not state.table.sides[seat if len(state.table.sides) > 1 else 0].movable


def sources(state: State, seat: Seat) -> list[tuple[str, list[str]]]:
    """Return every card that a seat that is to act can pick up, as it is written, with the places that take it.

    Cards of equal rank and suit are one. A card of the matrices stands here only if a place takes it.
    """
    table = state.table
    put = [
        (number, acts.targets(state, number))
        for number in range(len(state.matrices))
        if table.owns(seat, number) or table.options.planting
    ]
    rejects = [table.name(place) for place in acts.free_rejects(state, seat)]
    anywhere = [*(name for number, free in put for name in _names(state, number, free)), *rejects]
    found: list[tuple[str, list[str]]] = [(card, anywhere) for card in dict.fromkeys(_dealt(state, seat)) if anywhere]
    for number, matrix in enumerate(state.matrices):
        own = table.owns(seat, number)
        if not own and not table.options.stealing:
            continue
        stolen_to = [] if own else _names(state, seat, acts.targets(state, seat))
        for square in squares.squares(matrix.taken if own else acts.stealable(state, number)):
            names = stolen_to
            if own:
                moved = acts.targets(state, number, square) if table.sides[number].movable else 0
                names = [*_names(state, number, moved), *rejects]
            if names:
                found.append((table.name(Place(number, square)), names))
    movable = [
        number for number in range(len(state.matrices)) if table.owns(seat, number) and table.sides[number].movable
    ]
    fetched_to = [name for number in movable for name in _names(state, number, acts.targets(state, number))]
    found += [(table.name(place), fetched_to) for place, _ in acts.fetchable(state, seat) if fetched_to]
    return found


def _dealt(state: State, seat: Seat) -> tuple[Card, ...]:
    return state.dealt[state.table.deal_of(seat)]


def _names(state: State, number: int, free: int) -> list[str]:
    return [state.table.name(Place(number, square)) for square in squares.squares(free)]


def moves(state: State, seat: Seat) -> list[Move]:
    """Return the moves of a seat that is to act, sorted as they are written."""
    found = [Move(what, where) for what, places in sources(state, seat) for where in places]
    found += [Move(notation.PASS)] * acts.may_pass(state, seat) + [Move(notation.DONE)] * acts.may_done(state, seat)
    return sorted(found, key=str)


def changes(state: State, seat: Seat) -> list[tuple[str, Change]]:
    """Return the moves of a seat whose moves are listed, as `moves` sorts them, with what each adds to the scores."""
    return sorted(_changes(state, seat))


def _changes(state: State, seat: Seat) -> Iterator[tuple[str, Change]]:
    table, before = state.table, worth(state.table, state.matrices)
    now = reached(table, before)
    mine, other = (seat, 1 - seat) if len(now) > 1 else (0, None)

    def change(number: int, more: int, besides: int = 0) -> Change:
        """What it changes that a matrix is worth so much more, and the other one `besides`."""
        after = reached(
            table, tuple([points + (more if at == number else besides) for at, points in enumerate(before)])
        )
        return after[mine] - now[mine], 0 if other is None else after[other] - now[other]

    rejects = [table.name(place) for place in acts.free_rejects(state, seat)]
    for card in dict.fromkeys(_dealt(state, seat)):
        for reject in rejects:
            yield f"{card}>{reject}", (0, 0)
    for number, matrix in enumerate(state.matrices):
        own, side = table.owns(seat, number), table.sides[number]
        if own or table.options.planting:
            free = squares.squares(acts.targets(state, number))
            for card in dict.fromkeys(_dealt(state, seat)):
                more = gains(side, matrix, hands.CODES[card])
                for square in free:
                    yield f"{card}>{table.name(Place(number, square))}", change(number, more[square])
        if own and rejects:
            for square, _, lost in _losses(state, number, matrix.taken):
                for reject in rejects:
                    yield f"{table.name(Place(number, square))}>{reject}", change(number, lost)
        if not own and table.options.stealing:
            mine_free = squares.squares(acts.targets(state, seat))
            for square, card, lost in _losses(state, number, acts.stealable(state, number)):
                more = gains(table.sides[seat], state.matrices[seat], hands.CODES[card])
                for to in mine_free:
                    where = table.name(Place(seat, to))
                    yield f"{table.name(Place(number, square))}>{where}", change(seat, more[to], lost)
    if acts.may_pass(state, seat):
        yield notation.PASS, (0, 0)
    if acts.may_done(state, seat):
        yield notation.DONE, (0, 0)


def valued(state: State, seat: Seat) -> Iterator[tuple[str, list[str], list[Change]]]:
    """Yield every card that a seat that is to act can pick up, the places that take it, and what each of them adds."""
    table = state.table
    now = reached(table, worth(table, state.matrices))
    mine = seat if len(now) > 1 else 0
    for what, places in sources(state, seat):
        card, lifted = _lifted(state, what)
        points = worth(table, lifted)
        more = [gains(side, matrix, hands.CODES[card]) for side, matrix in zip(table.sides, lifted, strict=True)]
        found: list[Change] = []
        for place in places:
            put = None if "x" in place else _square(place)
            after = reached(
                table,
                tuple([each + more[at][put[1]] if put and put[0] == at else each for at, each in enumerate(points)]),
            )
            changes = [then - before for then, before in zip(after, now, strict=True)]
            found.append((changes[mine], changes[1 - mine] if len(now) > 1 else 0))
        yield what, places, found


def _lifted(state: State, what: str) -> tuple[Card, tuple[Matrix, ...]]:
    """Return a card that is picked up, and the matrices without it."""
    if not notation.is_place(what):
        return Card(what), state.matrices
    if "x" in what:
        names = [name for name, _ in state.table.rejects]
        return cast(Card, state.rejects[names.index(what)]), state.matrices
    number, square = _square(what)
    cells = state.matrices[number].cells
    left = laid(state.table.sides[number], (*cells[:square], None, *cells[square + 1 :]))
    lifted = [left if at == number else matrix for at, matrix in enumerate(state.matrices)]
    return cast(Card, cells[square]), tuple(lifted)


def _square(place: str) -> tuple[int, int]:
    """Return the matrix and the square that a name in full stands for."""
    number, _, name = place.rpartition(":")
    return int(number or 1) - 1, squares.NAMES.index(name)


def _losses(state: State, number: int, of: int) -> Iterator[tuple[int, Card, int]]:
    """Return for squares of a matrix their card and what the matrix becomes more by, mostly less, without it."""
    side, matrix = state.table.sides[number], state.matrices[number]
    for square, card in enumerate(matrix.cells):
        if card is not None and of >> square & 1:
            yield square, card, gain(side, matrix, square, -hands.CODES[card])
