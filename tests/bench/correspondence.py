"""What many correspondence games cost one node and its store: `python -m tests.bench.correspondence [GAMES]`.

Each player has forty games of Family Tree with a day for each move, some moves old, and nobody is connected: the node
holds none of them. Then every player watches the list of their games at once. Printed are the memory of the store and
of the node, the CPU time of a look at all due times, and the time until a list is there.
"""

import asyncio
import itertools
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path

from protocol.commands import CreateRoom, Enter, MakeMove, Ready, Sit
from protocol.events import Ack
from protocol.ids import PlayerId
from protocol.options import Clock
from protocol.player_games import WatchGames
from server.bots.pool import Thinkers
from server.results.database import Database
from server.rooms.node import HouseRules, Lifetimes
from server.rooms.room import LiveRoom
from server.rooms.rooms import Rooms
from server.store.client import Store
from server.store.embedded.store import EmbeddedStore
from server.table.decision import Person
from tests.bench.due import look
from tests.rooms.members import Member

GAMES = 10_000
GAMES_OF_PLAYER = 40
MOVES = 6
AT_ONCE = 50
RULES = HouseRules(idle_seconds=0.5, lifetimes=Lifetimes(), patience=60_000, computer_pause=0, work_ahead=False)
CREATE = CreateRoom(id="create", game="family-tree", number=7, clock=Clock(move=86_400), role="maximizer")


class Player(Member):
    """A player of many games. Keeps only the last event of each kind."""

    def __init__(self, number: int) -> None:
        super().__init__("player")
        self.person = self.actor = Person(PlayerId(f"{number:016}"), f"Player {number}")
        self._acked: dict[str, asyncio.Event] = {}
        self._ids = itertools.count()

    def send(self, frame: bytes) -> None:
        """Take an event."""
        if (frame.startswith(b'{"id":') and b'"type":"ack"' in frame) or b'"type":"games"' in frame:
            super().send(frame)
            event = self.events.pop()
            name = event.id if isinstance(event, Ack) else "games"
            self._acked.setdefault(name, asyncio.Event()).set()

    def next_id(self) -> str:
        """Return an id for a command."""
        return f"c{next(self._ids)}"

    async def done(self, name: str) -> None:
        """Wait for the answer to a command."""
        await self._acked.setdefault(name, asyncio.Event()).wait()
        del self._acked[name]


async def main(games: int) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory(prefix="turnabout-bench-") as directory:
        home = Path(directory)
        async with (
            EmbeddedStore(home / "store") as embedded,
            Store(embedded.url, "node") as store,
            Database(f"sqlite:///{home / 'results.sqlite'}") as database,
            Rooms(store, database, RULES, thinkers=Thinkers(1)) as rooms,
        ):
            await measure(rooms, store, games)


async def measure(rooms: Rooms, store: Store, games: int) -> None:
    """Play the games, and measure them when everybody has left."""
    players = [Player(number) for number in range(max(2, 2 * games // GAMES_OF_PLAYER))]
    empty, before = await store_bytes(store), node_mib()
    began = time.perf_counter()
    for first in range(0, games, AT_ONCE):
        await asyncio.gather(*[play(rooms, players, game) for game in range(first, min(first + AT_ONCE, games))])
    await rooms.games.end()
    while rooms.count:
        await rooms.node.tasks.pause()
    say(f"{games:,} games of {len(players):,} players played in {time.perf_counter() - began:.0f} s")
    say(f"store: {(await store_bytes(store) - empty) / games / 1024:.1f} KiB a game, with its entries in two lists")
    say(f"node: {before:.0f} MiB before, {node_mib():.0f} MiB after the last has left: {rooms.count} rooms in memory")
    say(f"due times: {await look(store)}")
    waits = await asyncio.gather(*[watch(rooms, player) for player in players])
    say(f"lists: {statistics.median(waits) * 1000:.0f} ms for all players at once, half of them within this time")
    say(f"node: {node_mib():.0f} MiB while all {len(players):,} players watch their lists")


async def play(rooms: Rooms, players: list[Player], game: int) -> None:
    """Begin a game and make some moves; then both players leave."""
    host, guest = players[2 * game % len(players)], players[(2 * game + 1) % len(players)]
    room = await rooms.create(host, CREATE.model_copy(update={"id": host.next_id()}))
    await rooms.enter(guest, Enter(id=guest.next_id(), room=room.code), room.code, False)
    await ask(room, guest, Sit(id=guest.next_id()))
    for player in (host, guest):
        await ask(room, player, Ready(id=player.next_id(), match=1, leg=1))
    for ply in range(MOVES):
        assert room.room is not None and room.room.match is not None  # the match has begun
        rules, state = room.room.match.game, room.room.match.leg.state
        (seat,) = rules.to_act(state) or (None,)
        if seat is None:
            break
        move = str((rules.legal_moves(state, seat) or ())[0])
        mover = host if seat in room.room.seats_of(host.person.player) else guest
        await ask(room, mover, MakeMove(id=mover.next_id(), match=1, leg=1, ply=ply, move=move))
    for player in (host, guest):
        rooms.leave(player, room)


async def ask(room: LiveRoom, player: Player, command: Sit | Ready | MakeMove) -> None:
    """Have a command carried out."""
    room.submit(player, command)
    await player.done(command.id)


async def watch(rooms: Rooms, player: Player) -> float:
    """Return the seconds until a player has the list of their games."""
    began = time.perf_counter()
    await rooms.games.watch(player, WatchGames(id=player.next_id()))
    await player.done("games")
    return time.perf_counter() - began


async def store_bytes(store: Store) -> int:
    """Return the bytes that the store's data take."""
    (reply,) = (await store.primaries.ask_each("INFO", "memory")).values()
    return int(dict(line.split(":", 1) for line in reply.decode().splitlines() if ":" in line)["used_memory"])


def node_mib() -> float:
    """Return the memory of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def say(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
