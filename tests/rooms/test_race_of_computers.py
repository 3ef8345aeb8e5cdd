"""When computers think and act where several move at once: The Patriarch's, without a store."""

import asyncio
from typing import Any

from protocol.commands import MakeMove
from protocol.ids import Seat
from server.rooms.computers import IN_A_RACE
from server.table.decision import Computer
from tests.rooms.test_computers import Shell, shell
from tests.table.patriarchs import made, wrong
from tests.table.play import Table

__all__ = ["shell"]


def race(role: Any = "owner") -> Table:
    """Return a table of Ada and two computers, where Ada owns the tree, or guesses at the last one's."""
    table = Table(7, role, game="patriarch", seats=3, computers=(None, "greedy", "random"))
    table.first = Seat(2)
    table.begin()
    return table


async def moves(shell: Shell, count: int) -> list[MakeMove]:
    commands = [await shell.submitted.get() for _ in range(count)]
    return [command for command in commands if isinstance(command, MakeMove)]


async def test_every_computer_guesses_for_itself_and_then_waits_for_its_grade(shell: Shell) -> None:
    table = race()
    shell.computers.watch(table.room, attended=True)
    first, second = await moves(shell, 2)
    assert (first.ply, second.ply, shell.thoughts) == (0, 0, 2)
    table.do(Computer(Seat(1), "greedy"), first.model_copy(update={"move": f"guess {wrong(table)}"}))
    table.do(Computer(Seat(2), "random"), second.model_copy(update={"move": f"guess {wrong(table)}"}))
    shell.computers.watch(table.room, attended=True)
    made(table, "0 grade")
    shell.computers.watch(table.room, attended=True)
    (again,) = await moves(shell, 1)
    assert (again.ply, shell.thoughts) == (1, 3)  # the first's; the other's guess still waits
    assert shell.submitted.empty()


async def test_a_computer_waits_first_and_then_uses_the_latest_view(shell: Shell) -> None:
    shell.rules.computer_pause = 0.001
    table = race()
    shell.computers.watch(table.room, attended=True)
    assert shell.thoughts == 0
    await moves(shell, 2)
    assert shell.thoughts == 2


async def test_a_rooms_own_pace_is_that_of_every_move(shell: Shell) -> None:
    table = Table(7, "owner", game="patriarch", seats=3, computers=(None, "greedy", "random"), pace=60)
    table.begin()
    shell.computers.watch(table.room, attended=True)
    await asyncio.sleep(0)
    assert (shell.thoughts, shell.submitted.empty(), IN_A_RACE) == (0, True, 6)


async def test_a_computer_hurries_when_no_person_is_playing(shell: Shell) -> None:
    table = Table(7, None, game="grandmas-game", form="race", seats=2, computers=(None, "random"), pace=60)
    table.begin()
    table.do("ada", table.command("give-up"))
    shell.computers.watch(table.room, attended=True)
    (move,) = await moves(shell, 1)
    assert (move.ply, shell.thoughts) == (0, 1)


async def test_a_computer_that_owns_the_tree_announces_the_grades(shell: Shell) -> None:
    table = race("guesser")
    assert table.match.leg.roles == ("guesser", "guesser", "owner")
    made(table, f"0 guess {wrong(table)}")
    made(table, f"1 guess {wrong(table)}")
    shell.computers.watch(table.room, attended=True)
    (grade,) = await moves(shell, 1)
    assert (grade.move, shell.submitted.empty()) == ("grade", True)
