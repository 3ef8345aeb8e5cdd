"""What may be done at a table as things lie, and why not. rules: grandmas_game, Play"""

from collections import Counter
from collections.abc import Iterator

from protocol.cards import Card
from server.games.base import IllegalMove
from server.games.grandmas_game.foundations import onto, size, takes, top, transfers
from server.games.grandmas_game.notation import WORKSPACE, Move
from server.games.grandmas_game.state import PILES, Position, State, Table


def listed(state: State, table: Table) -> list[Move]:
    """Return the moves of a table that goes on, but for those that order the workspace, sorted as they are written."""
    position = table.position
    moves = [Move("play", name, target) for name, card in _tops(position) for target in onto(position, card)]
    for card in dict.fromkeys(position.workspace):
        moves += [Move("play", WORKSPACE, target, (card,)) for target in onto(position, card)]
    moves += [Move("transfer", source, target) for source, target in transfers(position)]
    moves += [Move("peek", name) for name, _ in _tops(position) if peek_refusal(table, PILES.index(name)) is None]
    if position.stock:
        moves.append(Move("deal"))
    if table.past and not state.race:
        moves.append(Move("undo"))
    if table.future and not state.race:
        moves.append(Move("redo"))
    return sorted([*moves, Move("give-up")], key=str)


def may_order(state: State, table: Table) -> bool:
    """Tell whether the workspace can be put in another order."""
    return state.reorder and len(set(table.position.workspace)) > 1


def refusal(state: State, table: Table, move: Move) -> str | None:
    """Return why a move may not be made, in the rule's words; None where it may."""
    match move.does:
        case "play":
            return _play_refusal(table.position, move)
        case "transfer":
            return _transfer_refusal(table.position, move)
        case "deal":
            return None if table.position.stock else "The stock is empty."
        case "order":
            return _order_refusal(state, table.position, move)
        case "peek":
            return peek_refusal(table, PILES.index(move.source))
        case "undo":
            return _again_refusal(state, bool(table.past), "No move stands that could be taken back.")
        case "redo":
            return _again_refusal(state, bool(table.future), "Nothing was taken back that could be played again.")
        case _:
            return None  # one may always give up


def refuse(state: State, table: Table, move: Move) -> None:
    """Raise IllegalMove where a move may not be made."""
    if reason := refusal(state, table, move):
        moves = [str(legal) for legal in listed(state, table)]
        order = ["order and the whole workspace, the lowest card first"] if may_order(state, table) else []
        raise IllegalMove(reason, f"one of {', '.join(moves + order)}")


def peek_refusal(table: Table, pile: int) -> str | None:
    """Return why the card under a top may not be looked at. rules: Play, Peek"""
    cards, name = table.position.piles[pile], PILES[pile]
    if reason := _no_top(table.position, pile):
        return reason
    if sum(card == cards[-1] for _, card in _tops(table.position)) == 1:
        return f"Only where two piles show the same card may one look under it, and no other shows {cards[-1]}."
    if not any(onto(table.position, cards[-1])):
        return f"One may look under {cards[-1]} only when it can be played as things lie."
    if len(cards) == 1:
        return f"Nothing lies under the top of pile {name}."
    return f"The card under the top of pile {name} lies open already." if pile in table.peeked else None


def _play_refusal(position: Position, move: Move) -> str | None:
    if move.source == WORKSPACE:
        card = move.cards[0]
        if card not in position.workspace:
            return f"{card} is not in the workspace."
    else:
        pile = PILES.index(move.source)
        if reason := _no_top(position, pile):
            return reason
        card = position.piles[pile][-1]
    return _misfit(position, card, move.target)


def _transfer_refusal(position: Position, move: Move) -> str | None:
    if move.source == move.target or move.source[0] != move.target[0]:
        return f"From {move.source} a card goes to the other foundation of its suit."
    card = top(position, move.source)
    if card is None:
        return f"{move.source} is empty."
    if size(position, move.source) == 1:
        return f"{card}, which {move.source} was started with, stays."
    return _misfit(position, card, move.target)


def _order_refusal(state: State, position: Position, move: Move) -> str | None:
    if not state.reorder:
        return "In this room the workspace keeps its order."
    if not position.workspace:
        return "Nothing is in the workspace."
    if Counter(move.cards) != Counter(position.workspace):
        return f"An order names every card of the workspace once: {' '.join(position.workspace)}."
    return "The workspace lies in that order already." if move.cards == position.workspace else None


def _again_refusal(state: State, any_left: bool, otherwise: str) -> str | None:
    if state.race:
        return "In a race nothing is taken back."
    return None if any_left else otherwise


def _misfit(position: Position, card: Card, target: str) -> str | None:
    if card[1] != target[0]:
        return f"{card} is of another suit than {target}."
    wanted = takes(position, target)
    if wanted is None:
        return f"{target} is complete."
    return None if wanted == card else f"{target} takes {wanted} next, not {card}."


def _no_top(position: Position, pile: int) -> str | None:
    if position.piles[pile]:
        return None
    return f"Pile {PILES[pile]} is {'in the workspace' if pile == position.home else 'empty'}."


def _tops(position: Position) -> Iterator[tuple[str, Card]]:
    for name, pile in zip(PILES, position.piles, strict=True):
        if pile:
            yield name, pile[-1]
