"""The course of a leg: the deal, and what a played card leads to. rules: family_tree, The deal and Play"""

from collections.abc import Sequence

from protocol.cards import Card
from protocol.games.family_tree.view import Played
from protocol.ids import Role, Seat
from server.games.family_tree.places import does, places
from server.games.family_tree.state import KINDS, Place, State, Tree
from server.games.family_tree.tree import grown, topped

_SEATS = (Seat(0), Seat(1))


def dealt(deck: Sequence[Card], roles: tuple[Role, ...], seen: Sequence[Card]) -> State:
    """Return the opening state: the tree-top couple on the table, and the first card that can be played turned over.

    Raises ValueError if the deck has no couple in it.
    """
    couple = [index for index, card in enumerate(deck) if KINDS[card[0]] == "family"][:2]
    if len(couple) < 2:
        raise ValueError("a deck without two family cards has no tree top")
    first, second = couple
    tree = topped(deck[first], deck[second])
    stock = (*deck[second + 1 :], *deck[:first], *deck[first + 1 : second])
    skipped, current, where, stock = _turned_over(tree, stock)
    return State(
        roles=roles,
        deck=tuple(deck),
        seen=tuple(seen),
        turned=min(second + 1 + len(skipped) + (current is not None), len(deck)),
        tree=tree,
        stock=stock,
        current=current,
        places=where,
        skipped=skipped,
        played=None,
        ply=0,
    )


def played(state: State, card: Card, target: Card, index: int) -> State:
    """Return the state after the current `card` is played on `target`, a card of the node at `index` that takes it."""
    seat = to_move(state)
    tree = grown(state.tree, card, target, index)
    skipped, current, where, stock = _turned_over(tree, state.stock)
    doing = does(KINDS[card[0]], state.tree.nodes[index].family)
    return State(  # keywords here and below would take 1 us more
        state.roles,
        state.deck,
        state.seen,
        min(state.turned + len(skipped) + (current is not None), len(state.deck)),
        tree,
        stock,
        current,
        where,
        skipped,
        Played(seat, card, target, doing, tree.score - state.tree.score, skipped),
        state.ply + 1,
    )


def to_move(state: State) -> Seat:
    """Return the seat whose turn it is: the maximizer or the single player first, then in turn. rules: Duel"""
    roles = state.roles
    first = 1 if roles[0] == "minimizer" else 0
    return _SEATS[(first + state.ply) % len(roles)]


def _turned_over(
    tree: Tree, stock: tuple[Card, ...]
) -> tuple[tuple[Card, ...], Card | None, tuple[Place, ...], tuple[Card, ...]]:
    """Turn cards over until one can be played: what went to the bottom, that card, its places, the stock without it."""
    for skipped, card in enumerate(stock):
        if where := places(tree.nodes, card):
            return stock[:skipped], card, where, stock[skipped + 1 :] + stock[:skipped]
    return stock, None, (), stock
