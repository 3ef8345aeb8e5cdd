"""Proof that a position is lost: not even with all freedom that the stock could still bring can all cards be played.

Every pile that will come into the workspace again, because the stock has a card of its rank, is taken to lie there
already, and so are the cards of the stock. Who cannot win so cannot win at all. What keeps its order are the piles
that no deal will bring; the leg can be won with that freedom once they can be emptied, since all else can then follow.
When the stock is empty nothing is taken to be what it is not, and not finding a way proves that there is none.
"""

from collections.abc import Iterator

from protocol.cards import Card
from server.bots.grandmas_game.numbered import CARDS, NUMBER, PILES, RANKS, SUITS
from server.games.grandmas_game.state import PILES as NAMES
from server.games.grandmas_game.state import Position

NODES = 4_000
"""How many positions are looked at before nothing can be said."""

_State = tuple[tuple[tuple[int, ...], ...], bytes, bytes, bytes]
"""The piles that keep their order, the lowest card first; how many cards of each kind are free; the foundations."""


def can_be_emptied(position: Position, nodes: int = NODES) -> bool | None:
    """Tell whether all cards can be played with that freedom; None where it is not known after so many positions."""
    todo = [_settled(_freed(position))]
    met = set(todo)
    for _ in range(nodes):
        if not todo:
            return False
        state = todo.pop()
        if not any(state[0]):
            return True
        for after in _branches(state):
            settled = _settled(after)
            if settled not in met:
                met.add(settled)
                todo.append(settled)
    return None


def _freed(position: Position) -> _State:
    visited = {NAMES.index(card[0]) for card in position.stock}
    free = bytearray(len(CARDS))
    kept: list[tuple[int, ...]] = []
    loose: list[Card] = [*position.workspace, *position.stock]
    for at in range(PILES):
        if at in visited:
            loose += position.piles[at]
        elif position.piles[at]:
            kept.append(tuple([NUMBER[card] for card in position.piles[at]]))
    for card in loose:
        free[NUMBER[card]] += 1
    return tuple(kept), bytes(free), bytes(position.up), bytes(position.down)


def _settled(state: _State) -> _State:
    """Return a state after all that can be played without giving anything away."""
    piles, free, up, down = list(state[0]), bytearray(state[1]), bytearray(state[2]), bytearray(state[3])
    going = True
    while going:
        going = False
        for suit in range(SUITS):
            for rank in _fitting(up[suit], down[suit]):
                card = suit * RANKS + rank
                tops = [at for at, pile in enumerate(piles) if pile and pile[-1] == card]
                kept = sum(pile.count(card) for pile in piles)
                # who takes the card on a pile leaves the free one for later; of two on piles it matters which
                if len(tops) == 1 and kept == 1:
                    piles[tops[0]] = piles[tops[0]][:-1]
                elif kept == 0 and free[card]:
                    free[card] -= 1
                else:
                    continue
                _put(up, down, suit, rank)
                going = True
                break
    return tuple([pile for pile in piles if pile]), bytes(free), bytes(up), bytes(down)


def _branches(state: _State) -> Iterator[_State]:
    """Yield what can follow where there is a choice."""
    piles, free, up, down = state
    for suit in range(SUITS):
        meets = up[suit] + down[suit] == RANKS
        if not any(card // RANKS == suit for pile in piles for card in pile):
            continue  # all of the suit is free, and will follow
        for rank in range(RANKS) if meets else _fitting(up[suit], down[suit]):
            card = suit * RANKS + rank
            counts = bytearray(up), bytearray(down)
            _put(*counts, suit, rank)
            after = bytes(counts[0]), bytes(counts[1])
            if free[card]:
                fewer = bytearray(free)
                fewer[card] -= 1
                yield piles, bytes(fewer), *after
            for at, pile in enumerate(piles):
                if pile[-1] == card:
                    yield (*piles[:at], pile[:-1], *piles[at + 1 :]), free, *after


def _fitting(up: int, down: int) -> tuple[int, ...]:
    """Return the ranks that fit on the foundations of a suit, unless these meet."""
    if up + down == RANKS:
        return ()
    return tuple({rank for rank, room in ((up, up < RANKS), (RANKS - 1 - down, down < RANKS)) if room})


def _put(up: bytearray, down: bytearray, suit: int, rank: int) -> None:
    if up[suit] + down[suit] == RANKS:
        up[suit], down[suit] = rank + 1, RANKS - rank
    elif up[suit] == rank:
        up[suit] += 1
    else:
        down[suit] += 1
