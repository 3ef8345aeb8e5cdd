"""Tables written as they look: piles by name, the lowest card first, and foundations by their tops, `7H+ 8H-`."""

from collections.abc import Callable

import pytest

from protocol.cards import RANKS, SUITS, Card, parse_card
from protocol.ids import Role
from server.games.grandmas_game.state import PILES, Position, State, Table

PLAYER: Role = "player"


def cards(text: str) -> tuple[Card, ...]:
    return tuple([parse_card(card) for card in text.split()])


def laid(foundations: str = "", stock: str = "", workspace: str = "", **piles: str) -> Position:
    """Return a position; piles are named like `p5="8H 3C"`, and the workspace begins with the name of its pile."""
    up, down = dict.fromkeys(SUITS, 0), dict.fromkeys(SUITS, 0)
    for top in foundations.split():
        rank = RANKS.index(top[0])
        if top[2] == "+":
            up[top[1]] = rank + 1
        else:
            down[top[1]] = len(RANKS) - rank
    home, _, lying = workspace.partition(":")
    return Position(
        piles=tuple([cards(piles.get(f"p{name}", "")) for name in PILES]),
        home=PILES.index(home) if home else None,
        workspace=cards(lying),
        stock=cards(stock),
        up=tuple(up.values()),
        down=tuple(down.values()),
    )


def leg(*positions: Position, reorder: bool = True, seats: int = 1) -> State:
    """Return a leg whose tables lie so after a move, the rest as the first."""
    tables = [_table(positions[seat] if seat < len(positions) else positions[0]) for seat in range(seats)]
    return State(roles=(PLAYER,) * seats, reorder=reorder, tables=tuple(tables), ply=seats, last=None)


def _table(position: Position) -> Table:
    unseen = tuple([max(len(pile) - 1, 0) for pile in position.piles])
    return Table(position=position, past=(), future=(), unseen=unseen, reached=len(position.stock), made=1)


@pytest.fixture
def lay() -> Callable[..., State]:
    """Lay out a leg: `lay("7H+", stock="3C", p5="8H")`; `seats` and `reorder` are the leg's."""

    def build(foundations: str = "", seats: int = 1, reorder: bool = True, **lying: str) -> State:
        return leg(laid(foundations, **lying), reorder=reorder, seats=seats)

    return build
