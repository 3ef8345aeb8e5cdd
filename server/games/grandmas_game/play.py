"""The course of a leg: what every move leads to. rules: grandmas_game, Play"""

from collections.abc import Sequence
from dataclasses import replace

from protocol.cards import Card
from protocol.games.grandmas_game.view import Ended, Played
from protocol.ids import Role, Seat
from server.games.grandmas_game.foundations import split, stuck, top
from server.games.grandmas_game.layout import laid_out
from server.games.grandmas_game.notation import WORKSPACE, Move
from server.games.grandmas_game.state import ALL, PILES, Position, State, Table


def dealt(deck: Sequence[Card], roles: tuple[Role, ...], reorder: bool) -> State:
    """Return the opening state: the same layout on every table."""
    position = laid_out(deck)
    ended = _ended(position, len(roles) > 1, given_up=False)
    unseen = tuple([max(len(pile) - 1, 0) for pile in position.piles])
    table = Table(position=position, past=(), future=(), unseen=unseen, reached=len(position.stock), ended=ended)
    return State(roles=roles, reorder=reorder, tables=(table,) * len(roles), ply=0, last=None)


def played(state: State, seat: Seat, move: Move) -> State:
    """Return the state after a legal move of a seat."""
    before = state.tables[seat]
    table = _moved(before, move)
    position = table.position
    change = position.score - before.position.score
    account = _account(seat, before.position, table, move, change)
    ended = _ended(position, state.race, given_up=move.does == "give-up")
    tables = [
        _others(other, won=ended == "won") if at != seat else replace(table, played=account, ended=ended)
        for at, other in enumerate(state.tables)
    ]
    last = (
        Played(seat=seat, change=change, move=None, does=None, card=None, source=None, target=None)
        if state.race
        else account
    )
    return replace(state, tables=tuple(tables), ply=state.ply + 1, last=last)


def _moved(table: Table, move: Move) -> Table:
    made = table.made + 1
    match move.does:
        case "peek":
            pile = PILES.index(move.source)
            peeked, peeks = (*table.peeked, pile), table.peeks + 1
            return replace(table, made=made, peeks=peeks, peeked=peeked, unseen=_seen(table, pile, 2))
        case "give-up":
            return replace(table, made=made)
        case "undo":
            *past, position = table.past
            future = (*table.future, table.position)
            return _at(table, position, past=tuple(past), future=future, undos=table.undos + 1)
        case "redo":
            *later, position = table.future
            stands = (*table.past, table.position)
            return _at(table, position, past=stands, future=tuple(later), redos=table.redos + 1)
        case _:
            return _at(table, after(table.position, move), past=(*table.past, table.position), future=())


def _at(table: Table, position: Position, **changes: object) -> Table:
    """Return a table whose cards lie so, which have been seen as far as they lie open."""
    unseen = [
        min(before, len(pile) - 1) if pile else before
        for before, pile in zip(table.unseen, position.piles, strict=True)
    ]
    if position.home is not None:
        unseen[position.home] = 0
    reached = min(table.reached, len(position.stock))
    known = replace(table, position=position, unseen=tuple(unseen), reached=reached, peeked=(), made=table.made + 1)
    return replace(known, **changes)  # type: ignore[arg-type] # of the fields that undo and redo are about


def _seen(table: Table, pile: int, cards: int) -> tuple[int, ...]:
    """Return what is unseen once so many cards on top of a pile have been seen."""
    before = table.unseen[pile]
    now = min(before, len(table.position.piles[pile]) - cards)
    return (*table.unseen[:pile], now, *table.unseen[pile + 1 :])


def after(position: Position, move: Move) -> Position:
    """Return how the cards lie after a legal move that an undo can take back."""
    match move.does:
        case "deal":
            return _deal(position)
        case "order":
            return replace(position, workspace=move.cards)
        case "transfer":
            return counted(counted(position, move.source, -1), move.target, 1)
    if move.source == WORKSPACE:
        # if there are two equal cards, the upper one is played
        at = max(at for at, card in enumerate(position.workspace) if card == move.cards[0])
        workspace = position.workspace[:at] + position.workspace[at + 1 :]
        return counted(replace(position, workspace=workspace), move.target, 1)
    piles, pile = list(position.piles), PILES.index(move.source)
    piles[pile] = piles[pile][:-1]
    return counted(replace(position, piles=tuple(piles)), move.target, 1)


def _deal(position: Position) -> Position:
    piles = list(position.piles)
    if position.home is not None:
        piles[position.home] = position.workspace
    card = position.stock[-1]
    home = PILES.index(card[0])
    workspace = (*piles[home], card)
    piles[home] = ()
    return replace(position, piles=tuple(piles), home=home, workspace=workspace, stock=position.stock[:-1])


def counted(position: Position, foundation: str, change: int) -> Position:
    """Return a position with so many cards more on a foundation."""
    suit, builds_up = split(foundation)
    counts = list(position.up if builds_up else position.down)
    counts[suit] += change
    return replace(position, up=tuple(counts)) if builds_up else replace(position, down=tuple(counts))


def _ended(position: Position, race: bool, given_up: bool) -> Ended | None:
    if position.score == ALL:
        return "won"
    if given_up:
        return "given-up"
    return "stuck" if race and stuck(position) else None


def _others(table: Table, won: bool) -> Table:
    """Return another seat's table, once one is won or goes on. rules: Race"""
    return replace(table, ended="cut-short") if won and table.ended is None else table


def _account(seat: Seat, before: Position, table: Table, move: Move, change: int) -> Played:
    position = table.position
    card: Card | None = None
    target = move.target or None
    if move.does == "deal":
        card = before.stock[-1]
        target = card[0]
    elif move.does == "peek":
        card = position.piles[PILES.index(move.source)][-2]
    elif target is not None:
        card = top(position, target)
    return Played(
        seat=seat, change=change, move=str(move), does=move.does, card=card, source=move.source or None, target=target
    )
