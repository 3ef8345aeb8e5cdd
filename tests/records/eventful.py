"""Whole matches in which much happens beside the moves, for their records."""

from collections.abc import Callable

from protocol.ids import PlayerId, Seat
from protocol.options import Clock
from protocol.record import Record
from server.records.write import write_record
from server.table.clocks import TimeGiven
from server.table.decision import Computer, Decision
from tests.table.asked import answer, claim, gone, here, hint, resign, takeback
from tests.table.play import Table


def started(number: int | None = 3) -> Table:
    table = Table(number, clock=Clock(leg=300, increment=2))
    table.sit()
    table.begin()
    return table


def play(table: Table, moves: int) -> None:
    """Have some moves made."""
    for _ in range(moves):
        table.play(table.moves()[-1])


def take_back(table: Table, who: str) -> None:
    """Take a player's last move back."""
    table.do(who, takeback(table))
    table.do("ben" if who == "ada" else "ada", answer(table, True))


def eventful(number: int | None = 3) -> Table:
    """Return a table at which a match was given up in its second leg, after most that may happen in one."""
    table = started(number)
    play(table, 3)
    table.do("ada", takeback(table))
    table.do("ben", answer(table, False))
    table.play(table.moves()[0])
    take_back(table, "ada")
    table.play(table.moves()[0])
    take_back(table, "ben")
    play(table, 4)
    take_back(table, "ben")
    take_back(table, "ada")
    table.append(PlayerId("server"), Decision([TimeGiven(61_000)]))
    gone(table, "ben")
    table.do("ada", claim(table, "random"))
    computer = Computer(Seat(1), "random")
    for _ in range(3):
        table.do("ada" if table.mover == "ada" else computer, table.command(table.moves()[0]))
    here(table)
    table.sit("ben")
    table.play_leg()
    table.begin()
    play(table, 5)
    table.do("ada", resign(table))
    return table


def claimed() -> Table:
    """Return a table at which a match was claimed between its legs."""
    table = started()
    table.play_leg()
    table.do("ben", claim(gone(table, "ada")))
    return table


def flagged() -> Table:
    """Return a table at which a flag fell in the first leg of a match."""
    table = started(None)
    play(table, 3)
    table.waited += 400_000
    table.fall_due()
    return table


def resigned_at_once() -> Table:
    """Return a table at which a match was given up before its first move."""
    table = started()
    table.do("ben", resign(table))
    return table


def alone() -> Table:
    """Return a table at which one has played alone to the end, with hints, one of them asked for twice."""
    table = Table(7, form="solo")
    table.begin()
    for ply in range(4):
        for _ in range(1 + ply % 2):
            table.do("ada", hint(table))
        table.play(table.moves()[ply % len(table.moves())])
    table.play_leg()
    return table


def alone_given_up() -> Table:
    """Return a table at which one has played alone, against a clock, and given up."""
    table = Table(None, form="solo", clock=Clock(leg=300))
    table.begin()
    play(table, 5)
    table.append(PlayerId("server"), Decision([TimeGiven(61_000)]))
    table.do("ada", resign(table))
    return table


def casual() -> Table:
    """Return a table at which one has played a casual game, and undone moves that had shown a card."""
    table = Table(7, form="solo", casual=True)
    table.begin()
    play(table, 4)
    table.do("ada", takeback(table))
    table.do("ada", takeback(table))
    table.play(table.moves()[-1])
    table.play_leg()
    return table


def against_computer() -> Table:
    """Return a table at which a match was played against a computer, with hints and a move taken back."""
    table = Table(3, computers=["random", None], hints=True, role="minimizer")
    table.begin()
    play(table, 1)
    table.do("ada", hint(table))
    play(table, 3)
    table.do("ada", takeback(table))
    table.do("ada", hint(table))
    table.play_leg()
    table.begin()
    table.do("ada", hint(table))
    table.play_leg()
    return table


def computers() -> Table:
    """Return a table at which computers have played among themselves."""
    table = Table(7, computers=["random", "random"])
    table.play_match()
    return table


def mirrored() -> Table:
    """Return a table at which a mirror match was given up, after most that may happen on its two boards."""
    table = Table(3, None, form="mirror", clock=Clock(leg=300, increment=2), hints=True)
    table.sit()
    table.begin()
    play(table, 1)
    take_back(table, "ada")  # while it was sealed
    table.do("ada", hint(table))
    play(table, 4)
    table.do("ben", takeback(table))
    table.do("ada", answer(table, False))
    take_back(table, "ben")  # both had made the step
    play(table, 2)
    for _ in range(2):
        table.do("ben", table.command(str((table.match.game.legal_moves(table.match.leg.state, Seat(1)) or [])[0])))
    take_back(table, "ada")  # and Ben has moved on both boards since
    table.append(PlayerId("server"), Decision([TimeGiven(61_000)]))
    gone(table, "ben")
    table.do("ada", claim(table, "random"))
    for _ in range(4):
        table.play(table.moves()[0])
    here(table)
    table.sit("ben")
    play(table, 7)
    table.do("ada", resign(table))
    return table


EVENTFUL: dict[str, Callable[[], Table]] = {
    "eventful": eventful,
    "claimed": claimed,
    "flagged": flagged,
    "resigned at once": resigned_at_once,
    "alone": alone,
    "alone, given up": alone_given_up,
    "casual": casual,
    "against a computer": against_computer,
    "computers": computers,
    "mirror": mirrored,
}


def record_of(table: Table) -> Record:
    """Return the record of a table's last match."""
    made = write_record(table.match_log)
    assert made is not None
    return made
