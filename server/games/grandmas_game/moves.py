"""The legal moves at a table, and the reasons against the others. rules: grandmas_game, Play"""

from collections import Counter
from collections.abc import Iterator

from protocol.cards import Card
from protocol.games.grandmas_game.reasons import Reason
from server.games.errors import IllegalMove
from server.games.grandmas_game.foundations import onto, size, takes, top, transfers
from server.games.grandmas_game.notation import WORKSPACE, Move
from server.games.grandmas_game.state import PILES, Position, State, Table


class Illegal(IllegalMove[Reason]):
    """Grandma's Game refuses a move."""


def listed(state: State, table: Table) -> list[Move]:
    """Return the moves at a table that is not over, sorted by notation, without the orders of the workspace."""
    position = table.position
    moves = [Move("play", name, target) for name, card in _tops(position) for target in onto(position, card)]
    for card in dict.fromkeys(position.workspace):
        moves += [Move(does="play", source=WORKSPACE, target=target, cards=(card,)) for target in onto(position, card)]
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


def refusal(state: State, table: Table, move: Move) -> Illegal | None:
    """Return why a move may not be made, in the rule's words; None where it may."""
    match move.does:
        case "play":
            return _play_refusal(table.position, move)
        case "transfer":
            return _transfer_refusal(table.position, move)
        case "deal":
            return None if table.position.stock else Illegal("stock_empty", "The stock is empty.")
        case "order":
            return _order_refusal(state, table.position, move)
        case "peek":
            return peek_refusal(table, PILES.index(move.source))
        case "undo" | "redo" if state.race:
            return Illegal("race_without_undo", "Nothing is undone in a race.")
        case "undo":
            return None if table.past else Illegal("nothing_to_undo", "There is no move to undo.")
        case "redo":
            return None if table.future else Illegal("nothing_to_redo", "There is no move to redo.")
        case _:
            return None  # one may always give up


def refuse(state: State, table: Table, move: Move) -> None:
    """Raise IllegalMove where a move may not be made."""
    if refused := refusal(state, table, move):
        raise refused.add(moves=tuple([str(legal) for legal in listed(state, table)]))


def peek_refusal(table: Table, pile: int) -> Illegal | None:
    """Return why the card under a top may not be looked at. rules: Play, Peek"""
    cards, name = table.position.piles[pile], PILES[pile]
    if refused := _no_top(table.position, pile):
        return refused
    card = cards[-1]
    if sum(top == card for _, top in _tops(table.position)) == 1:
        message = f"You can look under a card only if another pile shows the same card. No other shows {card}."
        return Illegal("peek_without_equal", message, card=card, pile=name)
    if not any(onto(table.position, card)):
        message = f"You can look under {card} only when it can be played."
        return Illegal("peek_not_playable", message, card=card, pile=name)
    if len(cards) == 1:
        return Illegal("nothing_under_top", f"No card lies under the top of pile {name}.", pile=name)
    if pile in table.peeked:
        return Illegal("peeked_already", f"The card under the top of pile {name} is shown already.", pile=name)
    return None


def _play_refusal(position: Position, move: Move) -> Illegal | None:
    if move.source == WORKSPACE:
        card = move.cards[0]
        if card not in position.workspace:
            return Illegal("not_in_workspace", f"{card} is not in the workspace.", card=card)
    else:
        pile = PILES.index(move.source)
        if refused := _no_top(position, pile):
            return refused
        card = position.piles[pile][-1]
    return _misfit(position, card, move.target)


def _transfer_refusal(position: Position, move: Move) -> Illegal | None:
    source = move.source
    if source == move.target or source[0] != move.target[0]:
        message = f"From {source} a card goes to the other foundation of its suit."
        return Illegal("transfer_elsewhere", message, foundation=source)
    card = top(position, source)
    if card is None:
        return Illegal("foundation_empty", f"{source} is empty.", foundation=source)
    if size(position, source) == 1:
        return Illegal(
            "first_card_stays", f"{card} is the first card of {source} and stays.", card=card, foundation=source
        )
    return _misfit(position, card, move.target)


def _order_refusal(state: State, position: Position, move: Move) -> Illegal | None:
    cards = position.workspace
    if not state.reorder:
        return Illegal("order_fixed", "In this room the workspace keeps its order.")
    if not cards:
        return Illegal("workspace_empty", "The workspace is empty.")
    if Counter(move.cards) != Counter(cards):
        message = f"An order names every card of the workspace once: {' '.join(cards)}."
        return Illegal("order_incomplete", message, cards=cards)
    if move.cards == cards:
        return Illegal("order_unchanged", "The workspace is in this order already.", cards=cards)
    return None


def _misfit(position: Position, card: Card, target: str) -> Illegal | None:
    if card[1] != target[0]:
        return Illegal("other_suit", f"{card} and {target} have different suits.", card=card, foundation=target)
    wanted = takes(position, target)
    if wanted is None:
        return Illegal("foundation_complete", f"{target} is complete.", foundation=target)
    if wanted == card:
        return None
    message = f"{target} takes {wanted} next, not {card}."
    return Illegal("not_next_card", message, card=card, foundation=target, next=wanted)


def _no_top(position: Position, pile: int) -> Illegal | None:
    name = PILES[pile]
    if position.piles[pile]:
        return None
    if pile == position.home:
        return Illegal("pile_in_workspace", f"The cards of pile {name} are in the workspace.", pile=name)
    return Illegal("pile_empty", f"Pile {name} is empty.", pile=name)


def _tops(position: Position) -> Iterator[tuple[str, Card]]:
    for name, pile in zip(PILES, position.piles, strict=True):
        if pile:
            yield name, pile[-1]
