"""Hints of a room where each plays at a table of their own, without a store."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

from protocol.commands import AskHint, MakeMove
from server.answers import Member
from server.rooms.audience import Audience
from server.rooms.hints import Hints
from server.rooms.node import Node
from tests.rooms.test_computers import Shell, shell
from tests.table.play import CODE, PEOPLE, Table

__all__ = ["shell"]


class Asker:
    """A connected member."""

    def __init__(self, who: str) -> None:
        self.person = PEOPLE[who]
        self.address = who
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def send(self, frame: bytes) -> None:
        """Hear a hint."""
        self.told.put_nowait(json.loads(frame))


async def test_in_a_race_a_seats_hint_stays_valid_while_others_move(shell: Shell) -> None:
    table = Table(7, None, game="grandmas-game", form="race", seats=2, hints=True)
    table.sit("ben")
    table.begin()
    ada, ben = askers = Asker("ada"), Asker("ben")
    node = SimpleNamespace(**vars(shell.node) | {"thinkers": SimpleNamespace(think=expects)})
    audience = SimpleNamespace(members=dict.fromkeys(askers))
    hints = Hints(CODE, cast(Node, node), cast(Audience, audience))
    for index, asker in enumerate(askers):
        hints.give(table.room, cast(Member, asker), AskHint(id=f"h{index}", match=1, leg=1, ply=0))
    table.do("ben", MakeMove(id="m", match=1, leg=1, ply=0, move="deal"))
    hints.watch(table.room)
    hints.give(table.room, cast(Member, ben), AskHint(id="h3", match=1, leg=1, ply=1))
    assert [(await asker.told.get())["id"] for asker in askers] == ["h0", "h3"]
    hints.give(table.room, cast(Member, ada), AskHint(id="h4", match=1, leg=1, ply=0))
    assert (await ada.told.get())["id"] == "h4" and ben.told.empty()
    hints.rest()


async def expects(*_: object) -> tuple[tuple[str, float], ...]:
    """Think of a hint."""
    return (("deal", 50.0),)
