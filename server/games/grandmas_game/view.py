"""The views of seats and spectators. rules: grandmas_game, The layout, Play and Race"""

from dataclasses import replace

from protocol.cards import Card
from protocol.games.grandmas_game.view import (
    Foundation,
    GrandmasGameView,
    LegalMove,
    Pile,
    Remembered,
    Standing,
    Workspace,
)
from protocol.ids import Seat
from server.games.grandmas_game.foundations import FOUNDATIONS, safe, size, stuck, takes, top
from server.games.grandmas_game.layout import course
from server.games.grandmas_game.moves import listed, may_order
from server.games.grandmas_game.notation import WORKSPACE, Move
from server.games.grandmas_game.state import ALL, PILES, Position, State, Table, unplayed


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats whose tables go on."""
    return tuple([Seat(seat) for seat, table in enumerate(state.tables) if table.ended is None])


def view(state: State, seat: Seat | None) -> GrandmasGameView:
    """Return what a seat sees: its own table, and of the others their standing. A spectator of a race sees no table."""
    if seat is None and not state.race:
        seat = Seat(0)
    acting = to_act(state)
    seen = GrandmasGameView(
        roles=state.roles,
        to_act=acting,
        ply=state.ply,
        seat=seat,
        reorder=state.reorder,
        tables=tuple([_standing(Seat(at), table) for at, table in enumerate(state.tables)]),
        score=sum(table.position.score for table in state.tables),
        ended=None,
        piles=(),
        foundations=(),
        workspace=None,
        stock=0,
        moves=(),
        may_order=False,
        stuck=False,
        made=0,
        undos=0,
        dealt=(),
        played=None,
        left=(),
    )
    return seen if seat is None else _own(seen, state, state.tables[seat], over=not acting)


def remembering(state: State, seat: Seat) -> GrandmasGameView:
    """Return what a seat sees, and beside it what it was shown before."""
    table = state.tables[seat]
    piles, stock = table.position.piles, table.position.stock
    seen = tuple([max(len(pile) - unseen, 0) for pile, unseen in zip(piles, table.unseen, strict=True)])
    remembered = Remembered(piles, seen, stock[table.reached :][::-1])
    return replace(view(state, seat), remembered=remembered)


def _own(seen: GrandmasGameView, state: State, table: Table, over: bool) -> GrandmasGameView:
    position = table.position
    plays = table.ended is None
    return replace(
        seen,
        score=position.score,
        ended=table.ended,
        piles=tuple([_pile(at, name, table) for at, name in enumerate(PILES)]),
        foundations=tuple([_foundation(position, name) for name in FOUNDATIONS]),
        workspace=None if position.home is None else Workspace(PILES[position.home], position.workspace),
        stock=len(position.stock),
        moves=tuple([_told(table, move) for move in listed(state, table)]) if plays else (),
        may_order=plays and may_order(state, table),
        stuck=position.score < ALL and stuck(position),
        made=table.made,
        undos=table.undos,
        redos=table.redos,
        peeks=table.peeks,
        # only before the first move: players must remember the dealing
        dealt=() if table.made else tuple(course(position.piles, len(position.stock))),
        played=table.played,
        # other players may still try the same cards, if it is a daily number
        left=unplayed(position) if over and not state.race else (),
    )


def _standing(seat: Seat, table: Table) -> Standing:
    score = table.position.score
    return Standing(seat=seat, score=score, left=ALL - score, plays=table.ended is None)


def _pile(at: int, name: str, table: Table) -> Pile:
    cards = table.position.piles[at]
    return Pile(
        name=name, top=cards[-1] if cards else None, size=len(cards), under=cards[-2] if at in table.peeked else None
    )


def _foundation(position: Position, name: str) -> Foundation:
    return Foundation(name=name, top=top(position, name), size=size(position, name), takes=takes(position, name))


def _told(table: Table, move: Move) -> LegalMove:
    position = table.position
    card, change = _card(position, move), 0
    if move.does == "play":
        change = 1
    elif move.does in ("undo", "redo"):
        change = (table.past if move.does == "undo" else table.future)[-1].score - position.score
    sure = move.does == "play" and card is not None and safe(position, card)
    return LegalMove(
        move=str(move),
        does=move.does,
        card=card,
        source=move.source or None,
        target=move.target or None,
        change=change,
        safe=sure,
    )


def _card(position: Position, move: Move) -> Card | None:
    """Return the card that a move takes somewhere."""
    if move.source == WORKSPACE:
        return move.cards[0]
    if move.does == "play":
        return position.piles[PILES.index(move.source)][-1]
    return top(position, move.source) if move.does == "transfer" else None
