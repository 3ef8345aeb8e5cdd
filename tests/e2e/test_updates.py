"""With updates, readers see the same room as with snapshots, also on two nodes of one store."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.e2e.play import Player, begin_leg, moves_of
from tests.e2e.standing import Standing, standing_nodes, standing_store

Players = Callable[..., Player]
Nodes = tuple[Standing, Standing]
MOVES = 8
MATCHES: dict[str, dict[str, Any]] = {
    "family-tree": {"number": 5},
    "family-tree mirror": {"form": "mirror", "number": 5},
    "happy-graphs": {"options": {"variant": "corners", "mode": "duel"}},
    "happy-graphs mirror": {"form": "mirror", "options": {"variant": "corners", "mode": "duel"}},
    "poker-solitaire": {"options": {"mode": "same-deck", "rejects": {"1": 0, "2": 0}}},
    "grandmas-game": {"form": "race", "seats": 2},
}


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """Two servers on one store."""
    with ExitStack() as stack:
        store = stack.enter_context(standing_store(tmp_path_factory.mktemp("store")))
        first, second = stack.enter_context(standing_nodes(tmp_path_factory.mktemp("nodes"), 2, store))
        yield first, second


async def enter_again(player: Player) -> None:
    """Have a player enter the room that they are in, and see in the snapshot what they knew from updates."""
    known, seen = player.room, len(player.rooms)
    await player.do("enter", room=known.room)
    await player.until(lambda: len(player.rooms) > seen, "a snapshot")
    assert player.room == known


class Company:
    """Two players on two nodes, and two spectators on each node, one with updates and one with snapshots."""

    def __init__(self, players: Players) -> None:
        self.ada, self.ben = self.players = players("Ada"), players("Ben")
        self.spectators = [players(f"Guest {number}", updates=number % 2 == 0) for number in range(4)]

    async def come(self, nodes: Nodes, **settings: Any) -> None:
        """Have everyone in one room."""
        await self.ada.come(nodes[0].url)
        await self.ada.do("create_room", **settings)
        room = (await self.ada.sees(1)).room
        for number, player in enumerate((self.ben, *self.spectators)):
            await player.come(nodes[(number + 1) % 2].url)
            await player.do("enter", room=room)
        await self.do(self.ben, "sit")

    async def do(self, player: Player, command: str, **fields: Any) -> None:
        """Have a command carried out, and check what everyone sees."""
        await self.check((await player.do(command, **fields)).version)

    async def check(self, version: int) -> None:
        """Check that all spectators see the same, and that all readers of updates see what a snapshot says."""
        rooms = [await player.sees(version) for player in (*self.players, *self.spectators)]
        assert rooms[2] == rooms[3] == rooms[4] == rooms[5]
        for player in (*self.players, *self.spectators[:2]):
            await enter_again(player)

    async def begin(self) -> None:
        """Begin the leg that waits."""
        await begin_leg(*self.players)
        await self.check(self.ada.room.version)

    async def move(self, rng: random.Random) -> None:
        """Make a move of a seat to act."""
        view = self.ada.room.view
        assert view is not None
        mover = self.players[rng.choice(view.to_act)]
        seen: Any = mover.room.view
        move = rng.choice([each.move for each in seen.moves if each.move != "give-up"])
        await self.do(mover, "move", **moves_of(mover.room), move=move)

    async def take_back(self) -> None:
        """Take the last move back."""
        where = moves_of(self.ada.room)
        await self.do(self.ada, "offer", **where, what="takeback")
        await self.do(self.ben, "answer", match=where["match"], what="takeback", accept=True)
        assert moves_of(self.ada.room)["ply"] < where["ply"]


@pytest.mark.parametrize("name", MATCHES)
async def test_everyone_sees_the_same_after_every_command(nodes: Nodes, players: Players, name: str) -> None:
    company, rng = Company(players), random.Random(name)
    await company.come(nodes, game=name.split()[0], **MATCHES[name])
    await company.begin()
    for _ in range(MOVES):
        await company.move(rng)
    if name == "family-tree":
        await company.take_back()
        await company.move(rng)
    await company.do(company.ada, "chat", text="well played")
    await company.do(company.ben, "resign", match=1)
    for player in company.players:
        await company.do(player, "offer", match=1, what="new_number")
    await company.move(rng)
    await company.do(company.ada, "resign", match=2)
    await company.do(company.ben, "stand")
    await company.do(company.spectators[0], "sit")
    await company.do(company.ada, "pass_on", seat=1)
