"""The phases of a room, as at the head of `server/table/room.py` and in between: Ada's is the next step."""

from collections.abc import Callable

from protocol.commands import Enlist
from tests.table.play import Table


def alone() -> Table:
    return Table(brief=True)


def seated() -> Table:
    table = alone()
    table.sit("ben")
    return table


def leg_1() -> Table:
    table = seated()
    table.begin()
    return table


def between() -> Table:
    table = leg_1()
    table.play_leg()
    return table


def leg_2() -> Table:
    """Ben, the maximizer, has moved, and Ada is to act."""
    table = between()
    table.begin()
    table.play("QD>5D")
    return table


def over() -> Table:
    table = seated()
    table.play_match()
    return table


def agreed() -> Table:
    """Another match is agreed, but not who of a tournament plays it: three compete at two seats."""
    table = over()
    table.do("ada", Enlist(id="c", names=["Ada", "Ben", "Cat"]))
    table.agree("same_number")
    return table


def ben(phase: Callable[[], Table], act: Callable[[Table], object]) -> Callable[[], Table]:
    """Return the phase in which Ben has done something more than in `phase`."""

    def later() -> Table:
        table = phase()
        act(table)
        return table

    return later


PHASES: dict[str, Callable[[], Table]] = {
    "alone": alone,
    "seated": seated,
    "seated, ben ready": ben(seated, lambda table: table.ready("ben")),
    "leg 1": leg_1,
    "between": between,
    "between, ben ready": ben(between, lambda table: table.ready("ben")),
    "leg 2": leg_2,
    "over": over,
    "over, ben offers": ben(over, lambda table: table.offer("ben", "same_number")),
    "over, ben gone": ben(over, lambda table: table.stand("ben")),
    "agreed": agreed,
    "agreed, ben ready": ben(agreed, lambda table: table.ready("ben")),
}
