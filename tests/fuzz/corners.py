"""The refusals that chance seldom meets, met on purpose: by two who play, and send what may not be sent just then."""

from typing import Any

from protocol.events import Rejected
from tests.e2e.play import Player, begin_leg, host_and_join, moves_of
from tests.fuzz.attacker import Tally
from tests.fuzz.frames import Kind

QUESTIONS = 5
"""More numbers than somebody may wait for at a time."""


async def corners(url: str, tally: Tally) -> None:
    """Send commands out of turn, against the rules, out of date, and too many."""
    host, friend, third = Player("Ada"), Player("Eve"), Player("Mallory")
    twin = Player("Ada", host.key)

    async def ask(player: Player, type: str, **fields: Any) -> None:
        answer = await player.ask(type, **fields)
        tally.frames[Kind.AIMED] += 1
        tally.json += 1
        tally.commands[type] += 1
        tally.answers[type, answer.code if isinstance(answer, Rejected) else "ack"] += 1

    try:
        code = await host_and_join(url, host, friend, number=1, role="maximizer")
        await third.come(url)
        await ask(third, "enter", room="0000000")
        await ask(third, "enter", room=code)
        await ask(third, "sit")
        await twin.come(url)
        await ask(twin, "enter", room=code)
        await begin_leg(host, friend)
        now = moves_of(host.room)
        await ask(friend, "move", **now, move="QD>5D")
        await ask(host, "move", **now, move="QD>KS")
        await ask(host, "move", **{**now, "ply": 4}, move="QD>5D")
        for number in range(QUESTIONS):
            await ask(friend, "number", game="family-tree", number=1_000_000_007 + number)
    finally:
        for player in (host, friend, third, twin):
            await player.go()
