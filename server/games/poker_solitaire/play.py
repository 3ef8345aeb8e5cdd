"""The course of a leg: the deal, and what an act leads to. rules: poker_solitaire, Dealing and Turns"""

from collections.abc import Sequence
from typing import TypeVar

from protocol.cards import Card
from protocol.games.poker_solitaire.view import Played
from protocol.ids import Role, Seat
from server.games.poker_solitaire import hands, squares
from server.games.poker_solitaire.acts import Act
from server.games.poker_solitaire.score import reached, worth
from server.games.poker_solitaire.state import REJECTS, Matrix, State, Table, laid

Item = TypeVar("Item")

_EMPTY: tuple[Card | None, ...] = (None,) * len(squares.NAMES)


def dealt(table: Table, deck: Sequence[Card], roles: tuple[Role, ...], seen: Sequence[Card]) -> State:
    """Return the opening state: the first cards dealt, in `same-deck` player 1's."""
    turn = Seat(roles.index("maximizer") if "maximizer" in roles else 0)
    first = table.deal_of(turn)
    cards = tuple(deck[: table.options.dealt])
    return State(
        table=table,
        roles=roles,
        deck=tuple(deck),
        seen=tuple(seen),
        turned=_at((0,) * table.deals, first, len(cards)),
        dealt=_at(((),) * table.deals, first, cards),
        matrices=tuple([laid(side, _EMPTY) for side in table.sides]),
        rejects=(None,) * len(table.rejects),
        stolen=frozenset(),
        turn=turn,
        passes=0,
        done=False,
        played=None,
        ply=0,
    )


def acted(state: State, seat: Seat, act: Act) -> State:
    """Return the state after an act."""
    table, own = state.table, state.table.deal_of(seat)
    matrices, rejects, stolen = _put(state, act)
    dealt, slot = state.dealt, None
    if act.card is not None and act.source is None:
        slot = dealt[own].index(act.card)
        dealt = _at(dealt, own, (*dealt[own][:slot], *dealt[own][slot + 1 :]))
    ends_turn = table.turns and (slot is not None or act.does in ("steal", "pass"))
    turn = Seat(1 - seat) if ends_turn else state.turn

    deal = table.deal_of(turn) if table.turns else own
    turned = state.turned[deal]
    more = state.deck[turned : turned + table.options.dealt - len(dealt[deal])]
    if more:
        at = slot if slot is not None and deal == own else len(dealt[deal])
        dealt = _at(dealt, deal, (*dealt[deal][:at], *more, *dealt[deal][at:]))

    before, after = reached(table, worth(table, state.matrices)), reached(table, worth(table, matrices))
    changes = tuple([now - then for now, then in zip(after, before, strict=True)])
    return State(
        table=table,
        roles=state.roles,
        deck=state.deck,
        seen=state.seen,
        turned=_at(state.turned, deal, turned + len(more)) if more else state.turned,
        dealt=dealt,
        matrices=matrices,
        rejects=rejects,
        stolen=stolen,
        turn=turn,
        passes=state.passes + 1 if act.does == "pass" else 0,
        done=act.does == "done",
        played=Played(seat=seat, move=str(act.move), does=act.does, card=act.card, changes=changes, dealt=more),
        ply=state.ply + 1,
    )


def _put(state: State, act: Act) -> tuple[tuple[Matrix, ...], tuple[Card | None, ...], frozenset[int]]:
    """Return the matrices, the rejected cards, and the stolen ones among these, after a card has been put down."""
    matrices, rejects, stolen = state.matrices, state.rejects, state.stolen
    if (card := act.card) is None or (target := act.target) is None:
        return matrices, rejects, stolen
    marked = act.does == "steal"
    if (source := act.source) is not None:
        if source.matrix == REJECTS:
            rejects = _at(rejects, source.index, None)
            marked = source.index in stolen
            stolen -= {source.index}
        else:
            left = matrices[source.matrix]
            marked = marked or bool(left.stolen >> source.index & 1)
            matrices = _at(matrices, source.matrix, _changed(state.table, source.matrix, left, source.index, card, -1))
    if target.matrix == REJECTS:
        return matrices, _at(rejects, target.index, card), stolen | {target.index} if marked else stolen
    put = _changed(state.table, target.matrix, matrices[target.matrix], target.index, card, 1, marked)
    return _at(matrices, target.matrix, put), rejects, stolen


def _changed(
    table: Table, number: int, matrix: Matrix, square: int, card: Card, sign: int, marked: bool = False
) -> Matrix:
    """Return a matrix with a card put on a square (1), or taken away (-1); `marked`: it was stolen once."""
    bit = 1 << square
    codes, kinds = list(matrix.codes), list(matrix.kinds)
    for line in table.sides[number].of[square]:
        codes[line] += sign * hands.CODES[card]
        kinds[line] = hands.kind(codes[line])
    return Matrix(
        cells=_at(matrix.cells, square, card if sign > 0 else None),
        taken=matrix.taken ^ bit,
        stolen=matrix.stolen & ~bit | marked << square,
        codes=tuple(codes),
        kinds=tuple(kinds),
    )


def _at(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*items[:place], item, *items[place + 1 :])
