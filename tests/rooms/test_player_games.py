"""Your games: lists that nodes write, and show their watchers, on a real store."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from protocol.commands import Enter, MakeMove, Ready, Sit, Stand
from protocol.encoding import encode_value
from protocol.events import Ack, RoomEvent
from protocol.ids import RoomCode
from protocol.player_games import GamesChanged, GamesEvent, PlayerGame, WatchGames
from server.bots.pool import Thinkers
from server.results.database import Database
from server.rooms import player_games
from server.rooms.room import LiveRoom
from server.rooms.rooms import Rooms
from server.store import due, keys
from server.store.client import Store
from server.store.due import DueTimes, member_for_lists
from server.store.player_games import GameEntry, StoredPlayerGames
from tests.patience import PATIENCE
from tests.rooms.members import CREATE, RULES, Member, seated_room

WATCH = WatchGames(id="watch")


class Nodes:
    """Nodes that share a store."""

    def __init__(self, url: str, results: Database, stack: AsyncExitStack) -> None:
        self._url = url
        self._results = results
        self._stack = stack

    async def start(self, name: str) -> Rooms:
        """Start a node."""
        store = await self._stack.enter_async_context(Store(self._url, name))
        return await self._stack.enter_async_context(Rooms(store, self._results, RULES, thinkers=Thinkers(1)))


@pytest.fixture
async def nodes(url: str, results: Database) -> AsyncIterator[Nodes]:
    """Nodes, none at first."""
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
        yield Nodes(url, results, stack)


class Watcher(Member):
    """A connection that watches its player's list."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.games: dict[RoomCode, PlayerGame] = {}

    def send(self, frame: bytes) -> None:
        """Take an event, and keep the list."""
        super().send(frame)
        event = self.events[-1]
        if isinstance(event, GamesEvent):
            self.games = {game.room: game for game in event.games}
        elif isinstance(event, GamesChanged):
            self.games |= {game.room: game for game in event.changed}
            for code in event.removed:
                del self.games[code]

    async def sees(self, code: RoomCode, found: Callable[[PlayerGame], bool]) -> PlayerGame:
        """Return a game of the list once it is as wanted."""
        await self.until(lambda _: code in self.games and found(self.games[code]))
        return self.games[code]

    async def sees_none(self) -> None:
        """Wait until the list is empty."""
        await self.until(lambda _: not self.games)


async def started(rooms: Rooms, host: Member, friend: Member) -> LiveRoom:
    """Return a room in which a match on number 7 has begun."""
    room = await seated_room(rooms, host, friend, number=7)
    for player in (host, friend):
        room.submit(player, Ready(id="ready", match=1, leg=1))
        await player.until(lambda event: isinstance(event, Ack) and event.id == "ready")
    return room


def move_of(room: LiveRoom) -> tuple[int, str]:
    """Return the seat that has to move, and a legal move."""
    assert room.room is not None and room.room.match is not None
    game, state = room.room.match.game, room.room.match.leg.state
    (seat,) = game.to_act(state)
    moves = game.legal_moves(state, seat)
    assert moves is not None
    return seat, str(moves[0])


async def test_a_player_without_games_sees_an_empty_list_and_then_a_new_room(nodes: Nodes) -> None:
    rooms, watcher, ada = await nodes.start("one"), Watcher("ada"), Member("ada")
    await rooms.games.watch(watcher, WATCH)
    assert watcher.events == [Ack(id="watch", version=0), GamesEvent(games=())]
    room = await rooms.create(ada, CREATE)
    game = await watcher.sees(room.code, lambda game: True)
    assert (game.own, game.status, game.waits_for) == ((0,), "waiting", ())


async def test_a_watcher_on_another_node_sees_every_change_without_entering(nodes: Nodes) -> None:
    here, there = await nodes.start("one"), await nodes.start("two")
    ada, ben, watcher = Member("ada"), Member("ben"), Watcher("ben")
    room = await started(here, ada, ben)
    await here.games.end()
    await there.games.watch(watcher, WATCH)
    begun = await watcher.sees(room.code, lambda game: game.status == "playing")
    assert there.count == 0, "no room was loaded for it"
    seat, move = move_of(room)
    assert begun.waits_for == (seat,)
    mover = (ada, ben)[seat]
    here.leave(ben, room)
    room.submit(mover, MakeMove(id="move", match=1, leg=1, ply=0, move=move))
    moved = await watcher.sees(room.code, lambda game: game.last_move is not None)
    assert moved.last_move is not None and (moved.last_move.seat, moved.last_move.move) == (seat, move)
    assert moved.waits_for == (1 - seat,)
    assert not any(isinstance(event, RoomEvent) for event in watcher.events)


async def test_a_player_who_gives_up_the_seat_no_longer_sees_the_room(nodes: Nodes) -> None:
    rooms, ada, ben, watcher = await nodes.start("one"), Member("ada"), Member("ben"), Watcher("ben")
    room = await seated_room(rooms, ada, ben)
    await rooms.games.watch(watcher, WATCH)
    await watcher.sees(room.code, lambda game: True)
    room.submit(ben, Stand(id="stand"))
    await watcher.sees_none()


async def test_a_list_is_corrected_before_it_is_shown(nodes: Nodes) -> None:
    rooms, ada, watcher = await nodes.start("one"), Member("ada"), Watcher("ada")
    room = await rooms.create(ada, CREATE)
    await rooms.games.end()
    lists = StoredPlayerGames(rooms.node.store)
    (entry,) = (await lists.read(ada.person.player)).values()
    gone, later = RoomCode("KZ74QM2"), rooms.node.time.now() + 60_000
    old = replace(watcher_entry(entry.told), version=0)
    for code, version in ((room.code, 0), (gone, 5)):
        told = GameEntry(version, encode_value(old))
        await lists.report(ada.person.player, code, told, leaves=later, force=True)
    await rooms.games.watch(watcher, WATCH)
    assert {code: game.version for code, game in watcher.games.items()} == {room.code: 1}


def watcher_entry(told: bytes) -> PlayerGame:
    """Return an entry as a watcher reads it."""
    watcher = Watcher("ada")
    watcher.send(b'{"type":"games","games":[%b]}' % told)
    (game,) = watcher.games.values()
    return game


async def test_another_node_writes_the_entry_of_a_seat_if_the_node_died_before(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due, "LIST_MS", 0)
    dying, rooms = await nodes.start("one"), await nodes.start("two")
    monkeypatch.setattr(dying.games, "_write", forgets)
    ada, watcher = Member("ada"), Watcher("ada")
    room = await dying.create(ada, CREATE)
    mark = member_for_lists(room.code)
    assert await rooms.node.store.ask("ZSCORE", keys.due(keys.bucket(room.code)), mark) is not None
    await rooms.games.watch(watcher, WATCH)
    await watcher.sees(room.code, lambda game: game.own == (0,))
    await until_unmarked(rooms, room.code)


async def forgets(codes: object) -> None:
    """Die before anything is written."""


async def until_unmarked(rooms: Rooms, code: RoomCode) -> None:
    """Wait until a room's lists are no longer due."""
    while await rooms.node.store.ask("ZSCORE", keys.due(keys.bucket(code)), member_for_lists(code)) is not None:
        await rooms.node.tasks.pause()


async def test_the_mark_of_a_room_whose_lists_were_written_is_gone(nodes: Nodes) -> None:
    rooms, ada = await nodes.start("one"), Member("ada")
    room = await rooms.create(ada, CREATE)
    await until_unmarked(rooms, room.code)
    assert not any(each.lists for each in await DueTimes(rooms.node.store).take(keys.bucket(room.code), 2**42, 9))


async def test_a_slow_reader_gets_the_whole_list_after_it_has_caught_up(nodes: Nodes) -> None:
    rooms, ada, ben = await nodes.start("one"), Member("ada"), Member("ben")
    fast, slow = Watcher("ada"), Watcher("ada")
    await rooms.games.watch(fast, WATCH)
    await rooms.games.watch(slow, WATCH)
    slow.keeps_up = False
    room = await seated_room(rooms, ada, ben)
    await fast.sees(room.code, lambda game: len(game.waits_for) == 2)
    rooms.games.catch_up(slow)
    assert slow.games == {}, "still slow"
    slow.keeps_up = True
    rooms.games.catch_up(slow)
    assert slow.games == fast.games
    events = len(slow.events)
    rooms.games.catch_up(slow)
    assert len(slow.events) == events


async def test_nothing_is_read_for_a_player_whose_last_watcher_has_gone(nodes: Nodes) -> None:
    rooms, watcher = await nodes.start("one"), Watcher("ada")
    await rooms.games.watch(watcher, WATCH)
    await rooms.games.watch(watcher, WATCH)
    assert sum(isinstance(event, GamesEvent) for event in watcher.events) == 2, "it may ask again"
    rooms.forget(watcher)
    assert rooms.games._watched == {} and rooms.games._watchers == {}
    rooms.games.announced(watcher.person.player, None)
    rooms.forget(watcher)


async def test_a_move_between_players_who_are_there_is_written_later(nodes: Nodes) -> None:
    rooms, ada, ben = await nodes.start("one"), Member("ada"), Member("ben")
    room = await started(rooms, ada, ben)
    await rooms.games.end()
    seat, move = move_of(room)
    room.submit((ada, ben)[seat], MakeMove(id="move", match=1, leg=1, ply=0, move=move))
    await (ada, ben)[seat].until(lambda event: isinstance(event, Ack) and event.id == "move")
    (unwritten,) = rooms.games._unwritten.values()
    assert unwritten.at - asyncio.get_running_loop().time() > player_games.SOON_SECONDS
    await rooms.enter(ben, Enter(id="again", room=room.code), room.code, True)
    rooms.leave(ben, room)
    room.submit(ada, Sit(id="sit"))
    await ada.until(lambda event: getattr(event, "id", None) == "sit")
