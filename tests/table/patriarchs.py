"""Tables at which The Patriarch is played, by more than two in real time."""

import json
from typing import Any

from protocol.ids import Seat
from server.table.decision import Decision
from tests.table.play import Table

WRONG = ("2(3(4) A(5))", "3(2(4) A(5))")
"""Trees that are probably not the hidden one; at least one of two is not."""


def three(number: int | None = 7, *, begun: bool = True, role: Any = "owner", **settings: Any) -> Table:
    """Return a table of Ada, Ben and Cat, of whom Ada owns the first leg's tree."""
    table = Table(number, role, game="patriarch", seats=3, **settings)
    table.sit("ben")
    table.sit("cat")
    if begun:
        table.begin()
    return table


def two(number: int | None = 7, *, begun: bool = True, **settings: Any) -> Table:
    """Return a table of Ada and Ben, at which Ada owns the tree of the first leg."""
    table = Table(number, "owner", game="patriarch", **settings)
    table.sit("ben")
    if begun:
        table.begin()
    return table


def moves(table: Table, *written: str) -> None:
    """Have moves made, each with its seat before it: `1 guess 2(3(4) A(5))`."""
    for each in written:
        made(table, each)


def made(table: Table, written: str) -> Decision:
    """Have a move made, with its seat before it."""
    seat, _, move = written.partition(" ")
    return table.do(table.acting(int(seat)), table.command(move))


def hidden(table: Table) -> str:
    """Return the tree of the leg that is played."""
    return str(table.match.leg.state.tree)


def wrong(table: Table) -> str:
    """Return a tree that is not the one of the leg."""
    return next(tree for tree in WRONG if tree != hidden(table))


def found(table: Table, seat: int) -> None:
    """Have a seat find the tree, and the owner say so."""
    owner = table.match.leg.roles.index("owner")
    moves(table, f"{seat} guess {hidden(table)}", f"{owner} grade")


def frame(table: Table, seat: int | None) -> dict[str, Any]:
    """Return what a seat, of the first two, or a spectator is shown."""
    told: dict[str, Any] = json.loads(table.shown[-1][2 if seat is None else seat])
    return told


def owners(table: Table) -> list[Seat]:
    """Return whose tree each leg was about."""
    return [Seat(leg.roles.index("owner")) for leg in table.match.legs]
