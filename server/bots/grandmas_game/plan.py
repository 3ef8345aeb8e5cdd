"""Finds out whether a table can be won if all cards are known, and by which plan.

1. A player who knows all cards can put a pile in the order in which its cards will be played. So a pile that becomes
   the workspace (it is the workspace now, or the stock has a card of its rank) gives its cards as freely as the stock:
   all could be dealt before any card is played.
2. Only the piles that no deal brings to the workspace keep their order. The table is won if these can be emptied, and
   lost if they can't.
3. A plan says, for each card of these piles, whether it is the first of its kind to be played, and at which rank each
   suit turns.

If the workspace may not be put in order, there is less freedom: then only the proof that a table is lost is valid.
"""

from collections.abc import Iterator, MutableSequence
from dataclasses import dataclass

from protocol.cards import Card
from server.bots.grandmas_game.card_numbers import CARDS, NUMBER, PILES, RANKS, SUITS
from server.games.grandmas_game.state import PILES as NAMES
from server.games.grandmas_game.state import Position

NODES = 20_000
"""Positions that are searched before the result is unknown; that takes a second or two."""
_FARTHEST = 2_000
"""More positions that are searched for the most cards that can be played, if not all can."""

_Pop = tuple[int, bool]
"""The pile whose top card is played, and whether that card is the first of its kind."""
_State = tuple[tuple[tuple[int, ...], ...], bytes, bytes, bytes]
"""The piles that keep their order, the lowest card first; how many cards of each kind are free; the foundations."""
_Ways = dict[_State, tuple[_State | None, tuple[_Pop, ...]]]
"""For each state, the state before it and the plays between them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The best way to play a table that was found; `emptied`: whether all cards can be played, None if unknown.

    `kept` are the piles that keep their order. `first` says for each card played from these, by pile and the number of
    cards below, whether it is the first of its kind. `turns`: the rank at which each suit turns; None: any rank will
    do.
    """

    emptied: bool | None
    kept: frozenset[int]
    first: dict[tuple[int, int], bool]
    turns: tuple[int | None, ...]


def make_plan(position: Position, nodes: int = NODES) -> Plan:
    """Return the best plan for a table found within `nodes` positions."""
    search = _Search(position)
    emptied = search.emptied(nodes)
    return search.plan(emptied, search.todo[-1] if emptied else search.farthest())


def can_be_emptied(position: Position, nodes: int = NODES) -> bool | None:
    """Return whether all cards can be played; None if `nodes` positions did not decide it."""
    return _Search(position).emptied(nodes)


class _Search:
    """The states that were reached: `todo` are still to be searched, the last one first; `ends` are dead ends."""

    def __init__(self, position: Position) -> None:
        self.kept = frozenset(_ordered_piles(position))
        self.opening = _opening(position, self.kept)
        start, pops = _settle(self.opening)
        self.ways: _Ways = {start: (None, pops)}
        self.todo = [start]
        self.ends: list[_State] = []

    def emptied(self, nodes: int) -> bool | None:
        """Return whether the piles can be emptied; if so, the state with empty piles is the last of `todo`."""
        for _ in range(nodes):
            if not self.todo:
                return False
            if not any(self.todo[-1][0]):
                return True
            state = self.todo.pop()
            before = len(self.todo)
            if not _is_hopeless(state):
                self.todo += self._next(state)
            if len(self.todo) == before:
                self.ends.append(state)
        return None

    def farthest(self) -> _State:
        """Return the state that a short search finds with the most cards on the foundations in the end."""
        todo = [*self.ends, *self.todo]
        best, most = todo[-1], -1
        for _ in range(_FARTHEST):
            if not todo:
                break
            state = todo.pop()
            reached = sum(_final_sizes(state, suit)[0] for suit in range(SUITS))
            if reached > most:
                best, most = state, reached
            todo += self._next(state)
        return best

    def plan(self, emptied: bool | None, best: _State) -> Plan:
        """Return the plan that leads to a state."""
        pops: list[_Pop] = []
        state: _State | None = best
        while state is not None:
            state, before = self.ways[state]
            pops[:0] = before
        opening, piles, heights = self.opening, sorted(self.kept), [len(pile) for pile in self.opening[0]]
        first: dict[tuple[int, int], bool] = {}
        turns: list[int | None] = [_final_sizes(best, suit)[1] for suit in range(SUITS)]
        turned = [opening[2][suit] + opening[3][suit] > RANKS for suit in range(SUITS)]
        for at, is_first in pops:
            heights[at] -= 1
            suit, rank = divmod(opening[0][at][heights[at]], RANKS)
            first[piles[at], heights[at]] = is_first
            if not is_first and not turned[suit]:
                turned[suit], turns[suit] = True, rank
        return Plan(emptied=emptied, kept=self.kept, first=first, turns=tuple(turns))

    def _next(self, state: _State) -> Iterator[_State]:
        """Yield the states after this one that were not reached before."""
        for after, pop in _branches(state):
            settled, pops = _settle(after)
            if settled not in self.ways:
                self.ways[settled] = (state, (pop, *pops))
                yield settled


def _ordered_piles(position: Position) -> Iterator[int]:
    visited = {NAMES.index(card[0]) for card in position.stock}
    return (at for at in range(PILES) if at not in visited and position.piles[at])


def _opening(position: Position, kept: frozenset[int]) -> _State:
    free = bytearray(len(CARDS))
    loose: list[Card] = [*position.workspace, *position.stock]
    for at in set(range(PILES)) - kept:
        loose += position.piles[at]
    for card in loose:
        free[NUMBER[card]] += 1
    piles = [tuple([NUMBER[card] for card in position.piles[at]]) for at in sorted(kept)]
    return tuple(piles), bytes(free), bytes(position.up), bytes(position.down)


def _settle(state: _State) -> tuple[_State, tuple[_Pop, ...]]:
    """Return a state after every play that loses nothing, and the plays from its piles."""
    piles, free, up, down = list(state[0]), bytearray(state[1]), bytearray(state[2]), bytearray(state[3])
    pops: list[_Pop] = []
    going = True
    while going:
        going = False
        for suit in range(SUITS):
            for rank in _fitting(up[suit], down[suit]):
                card = suit * RANKS + rank
                tops = [at for at, pile in enumerate(piles) if pile and pile[-1] == card]
                kept = sum(pile.count(card) for pile in piles)
                # playing the card on a pile keeps the free one for later; with two on piles, the choice between them
                # matters
                if len(tops) == 1 and kept == 1:
                    piles[tops[0]] = piles[tops[0]][:-1]
                    pops.append((tops[0], up[suit] + down[suit] < RANKS))
                elif kept == 0 and free[card]:
                    free[card] -= 1
                else:
                    continue
                put(up, down, suit, rank)
                going = True
                break
    return (tuple(piles), bytes(free), bytes(up), bytes(down)), tuple(pops)


def _is_hopeless(state: _State) -> bool:
    """Return whether the piles could not be emptied even if played cards stayed free and suits turned again."""
    piles, have, ups, downs = [list(pile) for pile in state[0]], bytearray(state[1]), state[2], state[3]
    going = True
    while going:
        going = False
        for pile in piles:
            while pile and _is_within_reach(pile[-1], have, ups, downs):
                have[pile.pop()] += 1
                going = True
    return any(piles)


def _is_within_reach(card: int, have: bytearray, ups: bytes, downs: bytes) -> bool:
    suit = card // RANKS
    low, high = suit * RANKS + ups[suit], (suit + 1) * RANKS - downs[suit]
    if low > high:  # turned
        return all(have[low:card] if card >= low else have[card + 1 : high])
    as_first = low <= card < high and (all(have[low:card]) or all(have[card + 1 : high]))
    return as_first or all(have[low:high])


def _branches(state: _State) -> Iterator[tuple[_State, _Pop]]:
    """Yield the states after each possible play of a pile's top card, and of the free cards needed before it."""
    piles, _, ups, downs = state
    for at, pile in enumerate(piles):
        if not pile:
            continue
        suit, rank = divmod(pile[-1], RANKS)
        up, last = ups[suit], RANKS - 1 - downs[suit]
        ways: tuple[tuple[int, int], ...]
        if up <= last + 1:
            first = up <= rank <= last
            ways = ((up, rank), (rank + 1, last + 1)) if first else ((up, last + 1),)
        else:
            first = False
            ways = ((up, rank),) if rank >= up else ((rank + 1, last + 1),)
        for low, high in ways:
            after = _play_free(state, suit, low, high)
            if after is not None:
                yield _pop(after, at, suit, rank), (at, first)


def _play_free(state: _State, suit: int, low: int, high: int) -> _State | None:
    """Return a state after free cards of a suit are played, from `low` to below `high`; None if one is missing."""
    piles, free, up, down = state[0], bytearray(state[1]), bytearray(state[2]), bytearray(state[3])
    for rank in range(low, high):
        if not free[suit * RANKS + rank]:
            return None
        free[suit * RANKS + rank] -= 1
    if low == up[suit]:
        up[suit] += high - low
    else:
        down[suit] += high - low
    return piles, bytes(free), bytes(up), bytes(down)


def _pop(state: _State, at: int, suit: int, rank: int) -> _State:
    piles, free, up, down = state[0], state[1], bytearray(state[2]), bytearray(state[3])
    put(up, down, suit, rank)
    return (*piles[:at], piles[at][:-1], *piles[at + 1 :]), free, bytes(up), bytes(down)


def _fitting(up: int, down: int) -> tuple[int, ...]:
    """Return the ranks that fit on the foundations of a suit; none if these meet."""
    if up + down == RANKS:
        return ()
    return tuple({rank for rank, room in ((up, up < RANKS), (RANKS - 1 - down, down < RANKS)) if room})


def put(up: MutableSequence[int], down: MutableSequence[int], suit: int, rank: int) -> None:
    """Put a card on the foundation that it fits, or turns at; `up` and `down` are the foundations' sizes by suit."""
    if up[suit] + down[suit] == RANKS:
        up[suit], down[suit] = rank + 1, RANKS - rank
    elif up[suit] == rank:
        up[suit] += 1
    else:
        down[suit] += 1


def _final_sizes(state: _State, suit: int) -> tuple[int, int | None]:
    """Return how many cards a suit has on the foundations at the end, and the best rank to turn at."""
    free, up, down = bytearray(state[1][suit * RANKS : (suit + 1) * RANKS]), state[2][suit], state[3][suit]
    turn: int | None = None
    if up + down <= RANKS:
        while up + down < RANKS and free[up]:
            free[up] -= 1
            up += 1
        while up + down < RANKS and free[RANKS - 1 - down]:
            free[RANKS - 1 - down] -= 1
            down += 1
        if up + down < RANKS or not any(free):
            return up + down, None
        if all(free):
            return 2 * RANKS, None
        turn = max(range(RANKS), key=lambda rank: len(bytes(free[rank:]).partition(b"\0")[0]))
        up, down = turn + 1, RANKS - turn
    while up < RANKS and free[up]:
        up += 1
    while down < RANKS and free[RANKS - 1 - down]:
        down += 1
    return up + down, turn
