"""One client's connection: it says hello, then sends commands, each of which gets exactly one answer."""

import asyncio
from functools import cache

import structlog
from websockets.exceptions import ConnectionClosed

from protocol import PROTOCOL
from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.commands import (
    AskAnalysis,
    AskRecord,
    AskReplay,
    AskSeatCode,
    Claim,
    Command,
    CreateRoom,
    Enlist,
    Enter,
    Hello,
    Judge,
    Leave,
    ListGames,
    PlayAs,
    Say,
    SeatComputer,
    Sit,
    TakeSeat,
)
from protocol.daily import AskDaily, PlayDaily
from protocol.events import GameInfo, Games, Goodbye, RecordEvent, SeatCodeEvent, Welcome
from protocol.finding import ListRooms, QuickMatch
from protocol.ids import RoomCode, parse_room_code, parse_seat_code, player_id, show_seat_code
from protocol.scores import AskNumber, AskPlayer, AskScores, AskStandings, AskStatistics
from server import metrics
from server.answers import acknowledge, refuse, reject, unavailable
from server.bots.players import levels_of
from server.encoding import encode
from server.games.catalog import GAMES
from server.net.allowance import Allowance
from server.net.frames import BadFrame, id_of, parse, parse_move
from server.net.limits import HELLO_SECONDS, Limits
from server.net.names import clean_line, clean_name
from server.net.outbox import Wire
from server.rooms.room import LiveRoom
from server.rooms.rooms import Rooms
from server.store.endpoint import StoreAway
from server.table.decision import Person, Rejection
from server.version import VERSION

CLOSED = 4001
"""The close code that follows a `goodbye`, whose code says why."""

LARGE = (AskAnalysis, AskDaily, AskNumber, AskPlayer, AskRecord, AskReplay, AskScores, AskStandings, Judge, ListRooms)
"""Commands with large answers. Each waits until the reader has taken the answer before it."""

ROOM_CODE, SEAT_CODE = "KZ7-4QM2", "KZ74-QM2A"
"""What codes look like."""
log = structlog.get_logger(__name__)


class Connection:
    """A client: a room's `Member` once it has said hello.

    `taking` False: what it sends is not taken any more. `obeying`: a command is being carried out here, not by a room.
    `web`: the version of the browser client that is given out here.
    """

    def __init__(self, *, wire: Wire, rooms: Rooms, limits: Limits, web: str | None) -> None:
        self.send, self.send_room, self.taken = wire.push, wire.push_room, wire.taken
        self._wire = wire
        self._rooms = rooms
        self._web = web
        self._person: Person | None = None
        self._room: LiveRoom | None = None
        self.obeying = False
        self.taking = True
        self._one = asyncio.Lock()
        self._allowed = Allowance(limits, wire.caller, asyncio.get_running_loop().time)

    @property
    def person(self) -> Person:
        """Who is connected. Raises Rejection before hello."""
        if self._person is None:
            raise stranger()
        return self._person

    @property
    def actor(self) -> Person:
        """For whom commands are decided. Raises Rejection before hello."""
        return self.person

    @property
    def address(self) -> str:
        """The address that slow work is counted for, or the player if addresses are not counted."""
        caller = self._wire.caller
        return self.person.player if caller is None else caller.name

    def begin_match(self) -> float:
        """Count a match that begins for this address; return the seconds to wait first, 0 if none."""
        return self._allowed.match()

    def rename(self, person: Person) -> None:
        """Be the same player by another name, since the own one looks like another person's in the room."""
        self._person = person

    def goodbye(self, event: Goodbye) -> None:
        """Send a farewell and close."""
        self.taking = False
        self._wire.push(encode(event))
        self._wire.close_soon(CLOSED, event.code.value)

    async def run(self) -> None:
        """Answer commands until the connection ends."""
        self._wire.offer_first(self._move)
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while self._person is None:
                    await self._take(await self._wire.recv())
            async for frame in self._wire:
                await self._take(frame)
        except ConnectionClosed:
            pass
        except TimeoutError:
            await self._wire.close(CLOSED, f"no hello within {HELLO_SECONDS:g} s")
        except Exception:
            self._failed()
        finally:
            self.taking = False
            async with self._one:  # or it would be in a room for good that it is just being brought into
                self._rooms.forget(self)
                if self._room is not None:
                    self._rooms.leave(self, self._room)
            await self._wire.closed()

    def _failed(self) -> None:
        log.exception("connection failed")
        metrics.CONNECTIONS_FAILED.inc()
        self._wire.close_soon(1011, "a fault in the server; connect again")

    def _move(self, frame: bytes) -> bool:
        """Take a move as soon as it comes, if nothing stands in its way: most frames are moves, and need no task."""
        room = self._room
        if room is None or self.obeying or not self.taking:
            return False
        command = parse_move(frame)
        if command is None or not self._allowed.command():
            return False
        try:
            room.submit(self, command)
        except Exception:
            self._failed()
        return True

    async def _take(self, frame: str | bytes) -> None:
        if not self.taking:
            return
        if not self._allowed.command():
            refuse(self, metrics.UNREAD, id_of(frame), self._allowed.too_fast())
            if pause := self._allowed.pause():
                await asyncio.sleep(pause)
            return
        try:
            command = parse(frame)
        except BadFrame as bad:
            refuse(self, metrics.UNREAD, bad.id, bad)
            if bad.code is Code.WRONG_PROTOCOL:
                self.goodbye(Goodbye(code=GoodbyeCode.WRONG_PROTOCOL, message=str(bad)))
            return
        if isinstance(command, LARGE):
            await self.taken()
        async with self._one:
            self.obeying = True
            try:
                await self._obey(command)
            except Rejection as rejection:
                reject(self, command, rejection)
            except StoreAway as away:
                reject(self, command, unavailable(away))
            finally:
                self.obeying = False

    async def _obey(self, command: Command) -> None:
        match command:
            case Hello():
                self._hello(command)
            case ListGames():
                self._list_games(command)
            case CreateRoom():
                self._greeted()
                with self._allowed.opening():
                    self._change_room(await self._rooms.create(self, command))
            case PlayDaily():
                self._greeted()
                with self._allowed.opening():
                    self._change_room(await self._rooms.play_daily(self, command))
            case QuickMatch():
                self._greeted()
                with self._allowed.opening():
                    self._change_room(await self._rooms.quick_match(self, command))
            case ListRooms():
                await self._list_rooms(command)
            case Enter():
                await self._enter(command)
            case Sit():
                await self._rooms.sit(self._in_room(), self, command)
            case Leave():
                if not self._rooms.lobby.forget(self):
                    await self._rooms.matchmaking.left(self._in_room(), self.person.player)
                self._change_room(None)
                acknowledge(self, command, 0)
            case AskRecord():
                await self._record(command)
            case Say():
                await self._say(command)
            case Claim():
                await self._in_room().claim(self, command)
            case AskSeatCode():
                secret, expires = await self._rooms.seat_code(self._in_room(), self.person.player)
                self.send(encode(SeatCodeEvent(id=command.id, code=show_seat_code(secret), expires=expires)))
                acknowledge(self, command, 0)
            case TakeSeat():
                self._greeted()
                secret = _seat_code(command.code)
                code = _room_code(command.room)
                with self._allowed.guessing(None):
                    self._change_room(await self._rooms.take_seat(self, command, code, secret))
            case AskNumber():
                self._greeted()
                await self._rooms.lookups.number(self, command, self._room)
            case AskDaily() | AskScores() | AskStatistics() | AskStandings() | AskPlayer():
                self._greeted()
                await self._rooms.lookups.answer(self, command, self._room)
            case AskReplay():
                await self._replay(command)
            case Judge():
                self._greeted()
                self._allowed.replay()
                await self._rooms.lookups.judge(self, command)
            case AskAnalysis():
                await self._rooms.lookups.analysis(self._in_room(), self, command)
            case SeatComputer():
                self._rooms.seat_computer(self._in_room(), self, command)
            case Enlist():
                names = [clean_name(name) for name in command.names]
                self._in_room().submit(self, command.model_copy(update={"names": names}))
            case PlayAs():
                self._in_room().submit(self, command.model_copy(update={"name": clean_name(command.name)}))
            case _:
                self._in_room().submit(self, command)

    def _greeted(self) -> None:
        if self._person is None:
            raise stranger()

    def _in_room(self) -> LiveRoom:
        self._greeted()
        if self._room is None:
            raise Rejection("not_in_room", "You are not in a room. Enter one first.")
        return self._room

    def _hello(self, command: Hello) -> None:
        if self._person is not None:
            raise Rejection("hello_repeated", "You have said hello already. Open a connection for each person.")
        self._person = Person(player_id(command.key), clean_name(command.name))
        player, name = self._person
        now, web = self._rooms.node.time.now(), self._web
        self.send(encode(Welcome(protocol=PROTOCOL, server=VERSION, player=player, name=name, now=now, web=web)))
        acknowledge(self, command, 0)

    def _list_games(self, command: ListGames) -> None:
        self.send(encode(Games(id=command.id, games=_games())))
        acknowledge(self, command, 0)

    async def _list_rooms(self, command: ListRooms) -> None:
        self._greeted()
        if self._room is not None:
            raise Rejection("in_room", "You are in a room. Leave it first.", room=self._room.code)
        await self._rooms.lobby.watch(self, command)

    async def bring(self, room: RoomCode, to: RoomCode) -> bool:
        """Come from one room into another, where one has a seat; tells whether that was done. Raises Rejection."""
        async with self._one:
            if self._room is None or self._room.code != room or not self.taking:
                return False
            self.obeying = True
            try:
                self._change_room(await self._rooms.enter(self, None, to, True))
            finally:
                self.obeying = False
            return True

    async def _enter(self, command: Enter) -> None:
        self._greeted()
        code = _room_code(command.room)
        with self._allowed.guessing(code):
            self._change_room(await self._rooms.enter(self, command, code, command.takeover))

    async def _record(self, command: AskRecord) -> None:
        match, record = await self._rooms.lookups.finished(self._in_room(), command.match)
        told = record.model_dump(mode="json")
        self.send(encode(RecordEvent(id=command.id, match=command.match, match_id=match, record=told)))
        acknowledge(self, command, 0)

    async def _replay(self, command: AskReplay) -> None:
        self._greeted()
        self._allowed.page()
        self.send(await self._rooms.lookups.replay(self, command, self._allowed.replay))
        acknowledge(self, command, 0)

    async def _say(self, command: Say) -> None:
        room = self._in_room()
        text = clean_line(command.text)
        self._allowed.line()
        await room.talk.say(room.sound(), self, command, text)
        acknowledge(self, command, 0)

    def _change_room(self, room: LiveRoom | None) -> None:
        left, self._room = self._room, room
        if room is not None:
            self._allowed.learn(room.code)
        if left is not None and left is not room:
            self._rooms.leave(self, left)


@cache
def _games() -> tuple[GameInfo, ...]:
    return tuple(
        GameInfo(
            name=game.name,
            title=game.title,
            rules=game.rules,
            forms=game.every_form,
            options=game.options.model_json_schema(),
            levels=levels_of(game.name),
            winnable=any(format.winning_score is not None for format in game.formats(game.options()).values()),
        )
        for game in GAMES.values()
    )


def _room_code(text: str) -> RoomCode:
    try:
        return parse_room_code(text)
    except ValueError:
        message = f"{text[:40]!r} is not a room code. It looks like {ROOM_CODE}. Check it with your host."
        raise Rejection("not_a_room_code", message, example=ROOM_CODE) from None


def _seat_code(text: str) -> str:
    try:
        return parse_seat_code(text)
    except ValueError:
        message = f"{text[:40]!r} is not a code that moves a seat. It looks like {SEAT_CODE}."
        raise Rejection("not_a_seat_code", message, example=SEAT_CODE) from None


def stranger() -> Rejection:
    """Return the rejection of a command that comes before hello."""
    return Rejection("hello_missing", "Say hello first: the server does not know who you are.")
