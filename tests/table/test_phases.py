from collections.abc import Callable
from dataclasses import replace

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import Answer, MakeMove, Offer, Ready, Sit, Stand
from server.table.dispatch import RoomCommand
from server.table.room import ASKED_UNTIL, LOG_LIMIT, LogPosition
from tests.table.asked import answer, ban, claim, configure, free, gone, pass_on, resign, takeback
from tests.table.phases import PHASES, ben, leg_2, over
from tests.table.play import Table

COMMANDS: dict[str, Callable[[Table], RoomCommand]] = {
    "stand": lambda table: Stand(id="c"),
    "ready 1.1": lambda table: Ready(id="c", match=1, leg=1),
    "ready 1.2": lambda table: Ready(id="c", match=1, leg=2),
    "ready 2.1": lambda table: Ready(id="c", match=2, leg=1),
    "move": lambda table: (
        MakeMove(id="c", match=1, leg=1, ply=0, move="QD>5D")
        if table.room.match is None
        else table.command((table.moves() or ["QD>5D"])[0])
    ),
    "offer": lambda table: Offer(id="c", match=1, what="same_number"),
    "accept": lambda table: Answer(id="c", match=1, what="same_number", accept=True),
    "decline": lambda table: Answer(id="c", match=1, what="same_number", accept=False),
}

ASKING: dict[str, Callable[[], Table]] = {"leg 2, ben asks": ben(leg_2, lambda table: table.do("ben", takeback(table)))}

# Outcome of each of Ada's commands in each phase: the facts that are appended, or the code of the rejection. `begun`
# stands for the fact with which a match begins, `rematch` for the offer that agrees it and that fact.
GRID = """
                   stand       ready 1.1 ready 1.2   ready 2.1 move          offer       accept      decline
alone              stood       stale     stale       stale     stale         stale       stale       stale
seated             stood       readied   stale       stale     stale         stale       stale       stale
seated, ben ready  stood       begun     stale       stale     stale         stale       stale       stale
leg 1              not_allowed stale     stale       stale     moved         stale       stale       stale
between            not_allowed stale     readied     stale     not_your_turn stale       stale       stale
between, ben ready not_allowed stale     leg_started stale     not_your_turn stale       stale       stale
leg 2              not_allowed stale     stale       stale     moved         stale       stale       stale
over               stood       stale     stale       stale     not_your_turn offered     stale       stale
over, ben offers   stood       stale     stale       stale     not_your_turn rematch     rematch     declined
over, ben gone     stood       stale     stale       stale     not_your_turn not_allowed not_allowed not_allowed
agreed             stood       stale     stale       readied   not_your_turn stale       stale       stale
agreed, ben ready  stood       stale     stale       begun     not_your_turn stale       stale       stale
"""

AROUND: dict[str, Callable[[Table], RoomCommand]] = {
    "resign": resign,
    "claim": lambda table: claim(gone(table, "ben")),
    "computer": lambda table: claim(gone(table, "ben"), "random"),
    "take back": takeback,
    "agree": lambda table: answer(table, accept=True),
    "configure": lambda table: configure(number=7),
    "free": lambda table: free(1),
    "ban ben": lambda table: ban("ben"),
    "pass on": lambda table: pass_on(1),
}
"""The commands that Ada, the owner, may give around the game; `freed+` means two facts: freed and banned."""
AROUND_GRID = """
                   resign   claim    computer    take back   agree       configure   free        ban ben     pass on
alone              stale    stale    stale       stale       stale       configured  not_allowed banned      not_allowed
seated             stale    stale    stale       stale       stale       configured  freed       freed+      owned
seated, ben ready  stale    stale    stale       stale       stale       configured  freed       freed+      owned
leg 1              resigned claimed  substituted not_allowed stale       not_allowed not_allowed not_allowed owned
between            resigned claimed  substituted not_allowed stale       not_allowed not_allowed not_allowed owned
between, ben ready resigned claimed  substituted not_allowed stale       not_allowed not_allowed not_allowed owned
leg 2              resigned claimed  substituted not_allowed stale       not_allowed not_allowed not_allowed owned
leg 2, ben asks    resigned claimed  substituted stale       taken_back  not_allowed not_allowed not_allowed owned
over               stale    stale    stale       stale       stale       configured  freed       freed+      owned
over, ben offers   stale    stale    stale       stale       stale       configured  freed       freed+      owned
over, ben gone     stale    stale    stale       stale       stale       configured  not_allowed banned      not_allowed
agreed             stale    stale    stale       stale       stale       configured  freed       freed+      owned
agreed, ben ready  stale    stale    stale       stale       stale       configured  freed       freed+      owned
"""


def cells(
    grid: str = GRID, commands: dict[str, Callable[[Table], RoomCommand]] = COMMANDS
) -> list[tuple[str, str, str]]:
    """Read a grid: each row's phase is as wide as the margin of the head."""
    head, *rows = grid.strip("\n").splitlines()
    margin = len(head) - len(head.lstrip())
    return [
        (row[:margin].strip(), command, cell)
        for row in rows
        for command, cell in zip(commands, row[margin:].split(), strict=True)
    ]


@pytest.mark.parametrize(("phase", "command", "outcome"), [*cells(), *cells(AROUND_GRID, AROUND)])
def test_each_command_in_each_phase(phase: str, command: str, outcome: str) -> None:
    table = (PHASES | ASKING)[phase]()
    asked = (COMMANDS | AROUND)[command](table)
    before = len(table.log)
    if outcome in list(Code):
        assert table.refused("ada", asked).code == outcome
    else:
        table.do("ada", asked)
        begun = ["match_begun"]
        several = {"begun": begun, "rematch": ["offered", *begun], "freed+": ["freed", "banned"]}
        kinds = several.get(outcome, [outcome])
        assert [entry.fact.kind for entry in table.log[before:]] == kinds


def test_the_grid_has_every_phase() -> None:
    assert [phase for phase, command, _ in cells() if command == "stand"] == list(PHASES)
    around = {phase for phase, command, _ in cells(AROUND_GRID, AROUND) if command == "resign"}
    assert around == {*PHASES, *ASKING}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("command", [*COMMANDS, "resign", "claim", "computer", "take back", "agree"])
def test_who_has_no_seat_can_only_sit_down(phase: str, command: str) -> None:
    table = PHASES[phase]()
    rejection = table.refused("eve", (COMMANDS | AROUND)[command](table))
    assert rejection.reason == "not_seated"


@pytest.mark.parametrize("phase", PHASES)
def test_who_has_a_seat_has_to_stand_up_to_take_another(phase: str) -> None:
    rejection = PHASES[phase]().refused("ada", Sit(id="c"))
    assert rejection.reason == "seated_already"


# Full logs


@pytest.mark.parametrize(
    ("phase", "command"),
    [("alone", "stand"), ("seated", "ready 1.1"), ("seated, ben ready", "ready 1.1"), ("over", "offer")],
)
def test_a_full_log_accepts_nothing_more_between_matches(phase: str, command: str) -> None:
    table = PHASES[phase]()
    table.room = replace(table.room, log=LogPosition(LOG_LIMIT, "last"))
    rejection = table.refused("ada", COMMANDS[command](table))
    assert rejection.reason == "log_full"


@pytest.mark.parametrize(("phase", "command"), [("leg 1", "move"), ("between", "ready 1.2")])
def test_a_match_has_a_limit_of_its_own(phase: str, command: str) -> None:
    table = PHASES[phase]()
    table.room = replace(table.room, begun=table.room.version + 1 - LOG_LIMIT)
    assert table.refused("ada", COMMANDS[command](table)).code is Code.TOO_MANY


@pytest.mark.parametrize(("phase", "command"), [("leg 1", "move"), ("between", "ready 1.2"), ("leg 1", "resign")])
def test_a_match_in_progress_continues_when_the_log_is_full(phase: str, command: str) -> None:
    table = PHASES[phase]()
    table.room = replace(table.room, log=LogPosition(LOG_LIMIT, "last"), begun=LOG_LIMIT - 3)
    table.do("ada", (COMMANDS | AROUND)[command](table))


@pytest.mark.parametrize("command", ["pass on", "ban eve"])
def test_only_the_course_of_a_match_fills_the_second_half_of_its_limit(command: str) -> None:
    table = PHASES["leg 1"]()
    asked = ban("eve") if command == "ban eve" else AROUND[command](table)
    table.room = replace(table.room, begun=table.room.version + 1 - ASKED_UNTIL)
    assert table.refused("ada", asked).code is Code.TOO_MANY
    table.do("ada", COMMANDS["move"](table))
    table.room = replace(table.room, begun=table.room.begun + 2)
    table.do("ada", asked)


def test_the_last_place_in_a_log_is_used() -> None:
    table = over()
    table.room = replace(table.room, log=LogPosition(LOG_LIMIT - 1, "last"))
    table.offer("ada", "new_number")
    assert table.room.version == LOG_LIMIT
