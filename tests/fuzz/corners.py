"""The rejections that random frames seldom cause, caused on purpose by two players who send forbidden commands."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from protocol import PROTOCOL
from protocol.events import Ack, Rejected
from tests.e2e.play import Player, begin_leg, host_and_join, moves_of
from tests.fuzz.attacker import Tally
from tests.fuzz.frames import Kind

CROWD = 200
"""More commands than may wait in a room, even if it rejects all waiting commands once meanwhile."""


async def corners(url: str, tally: Tally) -> None:
    """Send commands out of turn, against the rules, out of date, in a newer protocol, or without a room or a seat."""
    host, friend, third, newer = Player("Ada"), Player("Eve"), Player("Mallory"), Player("Nora")
    twin = Player("Ada", host.key)

    async def ask(player: Player, type: str, **fields: Any) -> None:
        _settle(tally, type, await player.ask(type, **fields))

    try:
        await newer.connect(url)
        await ask(newer, "hello", protocol=PROTOCOL + 1, key=newer.key, name=newer.name, client="fuzz")
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
    finally:
        for player in (host, friend, third, twin, newer):
            await player.go()


@asynccontextmanager
async def crowding(url: str, tally: Tally) -> AsyncIterator[Player]:
    """Put a player into a room for `crowd`, and count the final answers to them."""
    host = Player("Ada")
    try:
        await host.come(url)
        await host.do("create_room", game="family-tree")
        yield host
        answers = await host.until(lambda: _answers(host), "every answer")
        for answer in answers:
            _settle(tally, "stand", answer)
    finally:
        await host.go()


async def crowd(host: Player) -> None:
    """Send more commands at once than may wait in a room."""
    for number in range(CROWD):
        await host.send(json.dumps({"type": "stand", "id": f"crowd{number}"}))


def _answers(host: Player) -> list[Ack | Rejected] | None:
    answers = [each for each in host.events if isinstance(each, Ack | Rejected) and (each.id or "").startswith("crowd")]
    return answers if len(answers) == CROWD else None


def _settle(tally: Tally, type: str, answer: Ack | Rejected) -> None:
    tally.frames[Kind.AIMED] += 1
    tally.json += 1
    tally.commands[type] += 1
    tally.answers[type, answer.code.value if isinstance(answer, Rejected) else "ack"] += 1
