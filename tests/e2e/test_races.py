"""Races of Poker Solitaire in real time: two clients that send at the same instant, at one node and at two.

Both take the card that is dealt as soon as they are shown it, without waiting for anything. rules: poker_solitaire
"""

import asyncio
import itertools
import json
import re
import secrets
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from protocol import PROTOCOL
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.views import VIEW
from server.store.embedded.store import EmbeddedStore
from tests.e2e.play import ServerProcess, sharing

OPTIONS: Mapping[str, Any] = {"mode": "race-both", "touching": "anywhere", "rejects": {"1": 0, "2": 0}}
PAIRS, MATCHES = 10, 3
"""So many pairs of players race at the same time, and so many matches each."""
SQUARES = [column + row for row in "12345" for column in "abcde"]


@pytest.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers on one store."""
    async with EmbeddedStore(tmp_path / "store") as store:
        environment = sharing(store.url, tmp_path)
        both = (ServerProcess(tmp_path / "first", environment), ServerProcess(tmp_path / "second", environment))
        async with asyncio.TaskGroup() as starting:
            for node in both:
                starting.create_task(node.start())
        yield both
        for node in both:
            await node.stop()


class Racer:
    """A client that puts every card it is shown on its next free square, and knows nothing of what the other does."""

    def __init__(self, number: int) -> None:
        self.name = f"Racer {number}"
        self.room: dict[str, Any] = {}
        self.taken: list[str] = []
        self.lost: list[str] = []
        self._sent: dict[str, str] = {}
        self._ids = itertools.count()

    async def come(self, url: str) -> None:
        self._socket = await connect(url, compression=None, max_size=2**22)
        await self._send("hello", protocol=PROTOCOL, key=secrets.token_hex(32), name=self.name, client="test")

    async def open(self) -> str:
        """Make a room and return its code."""
        await self._send("create_room", game="poker-solitaire", options=OPTIONS)
        await self._shown()
        code: str = self.room["room"]
        return code

    async def join(self, code: str) -> None:
        """Sit down in a room."""
        await self._send("enter", room=code)
        await self._send("sit")

    async def race(self, matches: int) -> None:
        """Play until so many matches are over and every answer has come, and go."""
        while (match := self.room.get("match")) is None or match["match"] < matches or "result" not in match:
            await self._shown()
            await self._act()
        while self._sent:
            await self._hear()
        await self._socket.close()

    @property
    def seat(self) -> int | None:
        """The seat that is this racer's."""
        return next((each["seat"] for each in self.room["seats"] if each.get("name") == self.name), None)

    @property
    def view(self) -> PokerSolitaireView:
        """The view of the leg."""
        view = VIEW.validate_python(self.room["view"], strict=False)
        assert isinstance(view, PokerSolitaireView)
        return view

    async def _act(self) -> None:
        """Do at once what the room shows that can be done."""
        seat, match, coming = self.seat, self.room.get("match"), self.room.get("next")
        if seat is None:
            return
        if coming is not None:
            if seat not in self.room["ready"]:
                await self._send("ready", match=coming[0], leg=coming[1])
        elif match is not None and "result" in match:
            if self.room["offers"][seat] is None:
                await self._send("offer", match=match["match"], what="new_number")
        elif match is not None and self.view.mover == seat:
            card, square = self.view.deals[0].cards[0], 25 - self.view.matrices[seat].cells.count(None)
            move = f"{card}>{SQUARES[square]}"
            await self._send("move", match=match["match"], leg=1, ply=self.view.ply, move=move)

    async def _send(self, type: str, **fields: Any) -> None:
        id = f"c{next(self._ids)}"
        if type == "move":
            self._sent[id] = f"{fields['match']} {fields['move']}"
        await self._socket.send(json.dumps({"type": type, "id": id, **fields}))

    async def _shown(self) -> None:
        """Read messages until the room is shown again."""
        while await self._hear() != "room":
            pass

    async def _hear(self) -> str:
        event = json.loads(await self._socket.recv())
        if event["type"] == "room":
            self.room = event
        elif event["type"] == "ack" and event["id"] in self._sent:
            self.taken.append(self._sent.pop(event["id"]))
        elif event["type"] == "rejected" and event["id"] in self._sent:
            # the other one has the card; nothing else is ever said
            self.lost.append(self._sent.pop(event["id"]))
            card = self.lost[-1].split()[1][:2]
            assert event["code"] == "illegal"
            assert re.fullmatch(rf"The other player has taken {card}: it lies on [12]:\w\d\.", event["message"]), event
        return str(event["type"])


async def test_every_card_of_a_race_is_taken_once(
    nodes: tuple[ServerProcess, ServerProcess],
) -> None:
    pairs = [(Racer(1), Racer(2)) for _ in range(PAIRS)]
    for number, (one, other) in enumerate(pairs):
        await one.come(nodes[0].url)
        await other.come(nodes[number % 2].url)
        await other.join(await one.open())
    async with asyncio.TaskGroup() as racing:
        for pair in pairs:
            for racer in pair:
                racing.create_task(racer.race(MATCHES))
    for pair in pairs:
        _agree(*pair)
    lost = sum(len(racer.lost) for pair in pairs for racer in pair)
    assert lost > 2 * PAIRS, "both have sent for the same card"


def _agree(*pair: Racer) -> None:
    """Assert that both views are equal, and that each card is once in them, where the player who got it had put it."""
    views = [racer.view for racer in pair]
    for field in ("matrices", "deals", "scores", "turned", "ply", "to_act", "left"):
        assert getattr(views[0], field) == getattr(views[1], field)
    assert pair[0].room["match"] == pair[1].room["match"]
    lying = [card for matrix in views[0].matrices for card in matrix.cells]
    assert len(set(lying)) == 50 and None not in lying and set(lying) <= set(views[0].turned)
    last = f"{MATCHES} "
    for racer in pair:
        told = {move.removeprefix(last) for move in racer.taken if move.startswith(last)}
        assert racer.seat is not None
        cells = views[0].matrices[racer.seat].cells
        assert told == {f"{card}>{square}" for square, card in zip(SQUARES, cells, strict=True)}
        assert len(racer.taken) == 25 * MATCHES
    assert not {move.split(">")[0] for move in pair[0].taken} & {move.split(">")[0] for move in pair[1].taken}
