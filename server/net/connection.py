"""A client's connection: it says hello, then sends commands, each of which gets exactly one answer."""

import asyncio
from contextlib import suppress

import structlog
from websockets.exceptions import ConnectionClosed

from protocol import PROTOCOL
from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.commands import (
    AskAnalysis,
    AskCatalog,
    AskRecord,
    AskReplay,
    AskSeatCode,
    Claim,
    Command,
    CreateRoom,
    EndChallenge,
    Enlist,
    Enter,
    Hello,
    Judge,
    Leave,
    PlayAs,
    Say,
    SeatComputer,
    Sit,
    TakeSeat,
)
from protocol.daily import AskDaily, PlayDaily
from protocol.events import Catalog, Elsewhere, Goodbye, RecordEvent, SeatCodeEvent, Welcome
from protocol.finding import ListRooms, QuickMatch
from protocol.ids import RoomCode, parse_room_code, parse_seat_code, player_id, show_seat_code
from protocol.mailboxes import MailboxEvent, OpenMailbox, PutLetter, ReadMailbox
from protocol.notifications import AskNotifications, SetRoomNotifications, SubscribePush, UnsubscribePush
from protocol.player_games import WatchGames
from protocol.scores import AskHeadToHead, AskMatches, AskNumber, AskPlayer, AskScores, AskStandings, AskStatistics
from server import metrics
from server.answers import SentOn, acknowledge, refuse, reject, unavailable
from server.away import Away
from server.encoding import encode
from server.game_infos import hosted_games, installed_games
from server.net.frames import BadFrame, id_of, parse, parse_move
from server.net.limits import HELLO_SECONDS, Limits
from server.net.names import clean_line, clean_name
from server.net.outbox import Wire
from server.net.rate_limit import RateLimits
from server.rooms.room import LiveRoom
from server.rooms.rooms import Rooms
from server.table.decision import Person, Rejection
from server.version import VERSION

CLOSED = 4001
"""The close code that follows a `goodbye`, whose code says why."""

FOLLOW_SECONDS = 1.0
"""How long a client that was sent to another node may take to disconnect; then it enters the room here."""

LARGE = (
    AskAnalysis,
    AskDaily,
    AskMatches,
    AskNumber,
    AskPlayer,
    AskRecord,
    AskReplay,
    AskScores,
    AskStandings,
    Judge,
    ListRooms,
    WatchGames,
)
"""Commands with large answers. Each waits until the reader has received the answer before it."""

ROOM_CODE, SEAT_CODE = "KZ7-4QM2", "KZ74-QM2A"
"""Examples of codes."""
log = structlog.get_logger(__name__)


class Connection:
    """A client's connection, and a room's `Member` after its hello.

    `accepting` is false once it ignores further frames. `running_command`: a command is being carried out here, not by
    a room. `updates`: the client wants the changes of a room instead of snapshots. `web`: the version of the browser
    client on this server. `may_be_sent_on`: it may be sent to another node: it has not been yet, and did not ask for a
    node by its name.
    """

    __slots__ = (
        "_allowed",
        "_one",
        "_person",
        "_room",
        "_rooms",
        "_web",
        "_wire",
        "accepting",
        "may_be_sent_on",
        "running_command",
        "send",
        "send_room",
        "updates",
    )

    def __init__(self, *, wire: Wire, rooms: Rooms, limits: Limits, web: str | None, may_be_sent_on: bool) -> None:
        self.send, self.send_room = wire.push, wire.push_room
        self._wire = wire
        self._rooms = rooms
        self._web = web
        self._person: Person | None = None
        self._room: LiveRoom | None = None
        self.running_command = False
        self.may_be_sent_on = may_be_sent_on
        self.accepting = True
        self.updates = False
        self._one = asyncio.Lock()
        self._allowed = RateLimits(limits, wire.source, asyncio.get_running_loop().time)

    @property
    def person(self) -> Person:
        """The connected person. Raises Rejection before hello."""
        if self._person is None:
            raise hello_missing()
        return self._person

    @property
    def actor(self) -> Person:
        """The actor of commands. Raises Rejection before hello."""
        return self.person

    @property
    def address(self) -> str:
        """The address that slow work counts for, or the player's id if addresses are not counted."""
        source = self._wire.source
        return self.person.player if source is None else source.name

    @property
    def keeps_up(self) -> bool:
        """Whether the client has received nearly all that was sent."""
        return not self._wire.paused

    def _catch_up(self) -> None:
        """Show the client what has changed in its room, and in its list of games, while it was slow."""
        if self.accepting:
            self._rooms.games.catch_up(self)
        if self._room is not None and self.accepting:
            self._room.catch_up_reader(self)

    def begin_match(self) -> float:
        """Count a match that starts for this address; return the seconds to wait before it, 0 if none."""
        return self._allowed.match()

    def rename(self, person: Person) -> None:
        """Change the player's name, because it looks like another player's in the room."""
        self._person = person

    async def taken(self) -> None:
        """Return when the client has taken everything sent so far, or when the connection is lost."""
        await self._wire.taken()

    def goodbye(self, event: Goodbye) -> None:
        """Send a goodbye and close the connection."""
        self.accepting = False
        self._wire.push(encode(event))
        self._wire.close_soon(CLOSED, event.code.value)

    async def run(self) -> None:
        """Answer commands until the connection ends."""
        self._wire.offer(self._handle_move, self._catch_up)
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while self._person is None:
                    await self._handle_frame(await self._wire.recv())
            async for frame in self._wire:
                await self._handle_frame(frame)
        except ConnectionClosed:
            pass
        except TimeoutError:
            await self._wire.close(CLOSED, f"no hello within {HELLO_SECONDS:g} s")
        except Exception:
            self._log_failure()
        finally:
            self.accepting = False
            async with self._one:  # or it would stay for ever in a room that it is just moving to
                self._rooms.forget(self)
                if self._room is not None:
                    self._rooms.leave(self, self._room)
            await self._wire.closed()

    def _log_failure(self) -> None:
        log.exception("connection failed")
        metrics.CONNECTIONS_FAILED.inc()
        self._wire.close_soon(1011, "a server error; connect again")

    def _handle_move(self, frame: bytes) -> bool:
        """Handle a move as soon as it arrives, if possible: most frames are moves, which then need no task."""
        room = self._room
        if room is None or self.running_command or not self.accepting:
            return False
        command = parse_move(frame)
        if command is None or not self._allowed.command():
            return False
        try:
            room.submit(self, command)
        except Exception:
            self._log_failure()
        return True

    async def _handle_frame(self, frame: str | bytes) -> None:
        if not self.accepting:
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
            self.running_command = True
            try:
                await self._run_command(command)
            except Rejection as rejection:
                reject(self, command, rejection)
            except Away as away:
                reject(self, command, unavailable(away))
            except SentOn:
                pass  # the other node answers the command
            finally:
                self.running_command = False

    async def _run_command(self, command: Command) -> None:
        match command:
            case Hello():
                self._hello(command)
            case AskCatalog():
                self._catalog(command)
            case CreateRoom():
                self._require_hello()
                with self._allowed.opening():
                    self._change_room(await self._rooms.create(self, command))
            case PlayDaily():
                self._require_hello()
                with self._allowed.opening():
                    self._change_room(await self._rooms.play_daily(self, command))
            case QuickMatch():
                self._require_hello()
                with self._allowed.opening():
                    self._change_room(await self._rooms.quick_match(self, command))
            case ListRooms():
                await self._list_rooms(command)
            case WatchGames():
                self._require_hello()
                await self._rooms.games.watch(self, command)
            case AskNotifications():
                self._require_hello()
                await self._rooms.notifications.show(self, command)
            case SubscribePush():
                self._require_hello()
                await self._rooms.notifications.subscribe(self, command)
            case UnsubscribePush():
                self._require_hello()
                await self._rooms.notifications.unsubscribe(self, command)
            case SetRoomNotifications():
                room = self._in_room()
                await self._rooms.notifications.set_room(self, command, room.code)
            case Enter():
                await self._enter(command)
            case Sit():
                await self._rooms.sit(self._in_room(), self, command)
            case EndChallenge():
                await self._rooms.end_challenge(self._in_room(), self, command)
            case Leave():
                if not self._rooms.lobby.forget(self):
                    await self._rooms.matchmaking.leave(self._in_room(), self)
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
                self._require_hello()
                secret = _seat_code(command.code)
                code = _room_code(command.room)
                with self._allowed.guessing(None):
                    self._change_room(await self._rooms.take_seat(self, command, code, secret))
            case AskNumber():
                self._require_hello()
                await self._rooms.lookups.number(self, command, self._room)
            case (
                AskDaily()
                | AskScores()
                | AskStatistics()
                | AskStandings()
                | AskPlayer()
                | AskMatches()
                | AskHeadToHead()
            ):
                self._require_hello()
                await self._rooms.lookups.answer(self, command, self._room)
            case AskReplay():
                await self._replay(command)
            case Judge():
                self._require_hello()
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
            case OpenMailbox():
                self._require_hello()
                self._allowed.link()
                await self._rooms.node.mailboxes.open(command.mailbox)
                acknowledge(self, command, 0)
            case PutLetter():
                await self._put_letter(command)
            case ReadMailbox():
                await self._read_mailbox(command)
            case _:
                self._in_room().submit(self, command)

    def _require_hello(self) -> None:
        if self._person is None:
            raise hello_missing()

    def _in_room(self) -> LiveRoom:
        self._require_hello()
        if self._room is None:
            raise Rejection("not_in_room", "You are not in a room. Enter one first.")
        return self._room

    def _hello(self, command: Hello) -> None:
        if self._person is not None:
            raise Rejection("hello_repeated", "You have said hello already. Open a connection for each person.")
        self._person = Person(player_id(command.key), clean_name(command.name))
        self.updates = command.updates
        player, name = self._person
        now, web = self._rooms.node.time.now(), self._web
        welcome = Welcome(
            protocol=PROTOCOL,
            server=VERSION,
            player=player,
            name=name,
            now=now,
            web=web,
            games=installed_games() or None,
        )
        self.send(encode(welcome))
        acknowledge(self, command, 0)

    def _catalog(self, command: AskCatalog) -> None:
        self.send(encode(Catalog(id=command.id, games=hosted_games())))
        acknowledge(self, command, 0)

    async def _list_rooms(self, command: ListRooms) -> None:
        self._require_hello()
        if self._room is not None:
            raise Rejection("in_room", "You are in a room. Leave it first.", room=self._room.code)
        await self._rooms.lobby.watch(self, command)

    async def send_on(self, node: str) -> bool:
        """Tell the client the name of the node to which it should reconnect; return whether it has disconnected."""
        self.may_be_sent_on = False
        self.send(encode(Elsewhere(node=node)))
        with suppress(TimeoutError):
            async with asyncio.timeout(FOLLOW_SECONDS):
                await self._wire.wait_closed()
                return True
        return False

    async def bring(self, room: RoomCode, to: RoomCode) -> bool:
        """Move from one room to another in which the player has a seat; return whether it moved. Raises Rejection."""
        async with self._one:
            if self._room is None or self._room.code != room or not self.accepting:
                return False
            self.running_command = True
            try:
                self._change_room(await self._rooms.enter(self, None, to, True))
            finally:
                self.running_command = False
            return True

    async def _enter(self, command: Enter) -> None:
        self._require_hello()
        code = _room_code(command.room)
        with self._allowed.guessing(code):
            self._change_room(await self._rooms.enter(self, command, code, command.alongside))

    async def _record(self, command: AskRecord) -> None:
        match, record = await self._rooms.lookups.finished(self._in_room(), command.match)
        told = record.model_dump(mode="json")
        self.send(encode(RecordEvent(id=command.id, match=command.match, match_id=match, record=told)))
        acknowledge(self, command, 0)

    async def _replay(self, command: AskReplay) -> None:
        self._require_hello()
        self._allowed.page()
        self.send(await self._rooms.lookups.replay(self, command, self._allowed.replay))
        acknowledge(self, command, 0)

    async def _say(self, command: Say) -> None:
        room = self._in_room()
        text = clean_line(command.text)
        self._allowed.line()
        await room.chat.say(room.sound(), self, command, text)
        acknowledge(self, command, 0)

    async def _put_letter(self, command: PutLetter) -> None:
        self._require_hello()
        with self._allowed.guessing(None):
            match await self._rooms.node.mailboxes.put(command.mailbox, command.slot, command.letter):
                case "missing":
                    raise link_invalid()
                case "used":
                    raise Rejection("link_used", "Another device has used this link. Make a new one.")
        acknowledge(self, command, 0)

    async def _read_mailbox(self, command: ReadMailbox) -> None:
        self._require_hello()
        with self._allowed.guessing(None):
            found = await self._rooms.node.mailboxes.read(command.mailbox)
            if found is None:
                raise link_invalid()
        expires, letters = found
        self.send(encode(MailboxEvent(id=command.id, expires=expires, letters=letters)))
        acknowledge(self, command, 0)

    def _change_room(self, room: LiveRoom | None) -> None:
        left, self._room = self._room, room
        if room is not None:
            self._allowed.learn(room.code)
            self._catch_up()  # the reader may have caught up while the room was being entered
        if left is not None and left is not room:
            self._rooms.leave(self, left)


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


def link_invalid() -> Rejection:
    """Return the rejection of a mailbox that does not exist."""
    return Rejection("link_invalid", "This link is wrong, used or expired. Make a new one.")


def hello_missing() -> Rejection:
    """Return the rejection of a command that comes before hello."""
    return Rejection("hello_missing", "Say hello first: the server does not know who you are.")
