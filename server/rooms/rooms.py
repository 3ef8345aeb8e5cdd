"""The rooms of a node: connections create, enter and leave them, and the node keeps them in memory meanwhile.

1. A room is read from its log when a player enters it or something falls due in it (`open`), or it is created (`make`).
2. `_hold` takes it into memory. The store announces other nodes' appends from then on.
3. When the last member has left, it stays in memory for `idle_seconds`, and as long as something is about to fall due.
4. `_let_go` takes it out of memory. If its last match is over, its log is compacted.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Self

import structlog

from protocol.codes import RejectionCode as Code
from protocol.commands import Command, CreateRoom, EndChallenge, SeatComputer, Sit, TakeSeat
from protocol.daily import PlayDaily
from protocol.finding import LobbyRoom, QuickMatch
from protocol.ids import ALPHABET, ROOM_CODE_LENGTH, SEAT_CODE_LENGTH, MatchId, PlayerId, RoomCode, level_of
from server import metrics
from server.answers import Member, SentOn, fault, no_such_room, unavailable
from server.bots.players import levels_of
from server.bots.pool import Thinkers
from server.finished.analyses import Analyses
from server.finished.daily import DailyNumbers
from server.finished.numbers import Numbers
from server.finished.players import Players
from server.finished.settling import Settling
from server.results.cleaning import delete_daily
from server.results.database import Database
from server.rooms.affinity import Affinity
from server.rooms.challenges import Challenges
from server.rooms.compaction import Compaction
from server.rooms.due_work import DueWork
from server.rooms.lobby import Lobby
from server.rooms.lookups import Lookups
from server.rooms.matchmaking import Matchmaking
from server.rooms.node import HouseRules, Node, Tasks
from server.rooms.notifications import Notifications
from server.rooms.outages import Outage, Outages
from server.rooms.peers import Peers
from server.rooms.player_games import PlayerGames
from server.rooms.replica import Replica
from server.rooms.room import LiveRoom
from server.store import keys
from server.store.claims import Claims
from server.store.client import Store
from server.store.clock import StoreTime
from server.store.due import DueTimes, DueWorkItem
from server.store.endpoint import StoreAway
from server.store.leases import Leases
from server.store.mailboxes import Mailboxes
from server.store.presence import StoredPresence
from server.store.room_data import SEAT_CODE_SECONDS, RoomData
from server.store.subscriptions import Subscriptions
from server.store.watchers import Watchers
from server.table.decision import Rejection, not_seated
from server.table.dispatch import next_due
from server.table.lobby import describe_room
from server.table.room import Room, Span
from server.table.settings import Opened, open_room

COMPUTERS_OF_ADDRESS = 200
"""The most computer players for the people of one address, in all rooms of a node."""
FULL_MS = 1000
"""The time after which a match that the queue had no room for is due again."""
CANNOT_MS = 300_000
"""If a node cannot load a room for due work, any node tries again after this time."""
EXPIRED_SECONDS = 60.0
"""The longest time between two looks for rooms that have expired."""

log = structlog.get_logger(__name__)


class Rooms:
    """All rooms of a node; `async with` keeps running what they need.

    `name` is the node's name for the balancer, if it has one. `lookups` answer questions about past matches.
    """

    def __init__(
        self, store: Store, database: Database, rules: HouseRules, *, thinkers: Thinkers, name: str | None = None
    ) -> None:
        self._store = store
        self._database = database
        self._rules = rules
        self._rooms: dict[RoomCode, LiveRoom] = {}
        self._loading: dict[RoomCode, asyncio.Task[LiveRoom | Rejection]] = {}
        self._leaving: dict[RoomCode, asyncio.TimerHandle] = {}
        self._under_way: dict[RoomCode, int] = {}
        self._playing: set[RoomCode] = set()
        self._tasks = Tasks()
        self._due = DueTimes(store)
        self._leases = Leases(store, name)
        room_data = RoomData(store)
        clock = StoreTime(room_data)
        claims = Claims(store)

        def today() -> str:
            return rules.calendar.day(clock.now())

        numbers = Numbers(
            claims=claims,
            leases=self._leases,
            database=database,
            thinkers=thinkers,
            today=today,
            ahead=rules.work_ahead,
        )
        compaction = Compaction(
            store=store,
            database=database,
            thinkers=thinkers,
            due=self._due,
            now=clock.now,
            living=self._leases.living,
            replica=self._replica,
        )
        settling = Settling(
            store=store,
            database=database,
            thinkers=thinkers,
            calendar=rules.calendar,
            now=clock.now,
            over=numbers.over,
            settled=compaction.settled,
            span=self._span,
        )
        self.node = Node(
            store=store,
            rules=rules,
            tasks=self._tasks,
            thinkers=thinkers,
            time=clock,
            room_data=room_data,
            mailboxes=Mailboxes(store),
            presence=StoredPresence(store),
            peers=Peers(leases=self._leases, now=clock.now, gone=self._gone, lapsed=self._lapsed),
            outages=Outages(store, clock.now, self._resume),
            watchers=Watchers(store),
            numbers=numbers,
            analyses=Analyses(
                claims=claims, database=database, thinkers=thinkers, spawn=self._tasks.spawn, today=today
            ),
            database=database,
            players=Players(database),
            settling=settling,
            compaction=compaction,
            daily=DailyNumbers(
                store=store,
                database=database,
                time=clock,
                calendar=rules.calendar,
                settling=settling,
                thinkers=thinkers,
            ),
        )
        self.affinity = Affinity(self.node.presence, self._leases)
        self.lobby = Lobby(store)
        self.matchmaking = Matchmaking(self.node, self)
        self.lookups = Lookups(self.node)
        self.challenges = Challenges(store, database, clock)
        self.notifications = Notifications(database, clock, rules.push)
        self.games = PlayerGames(
            store=store,
            due=self._due,
            open=self.open,
            spawn=self._tasks.spawn,
            subscribe=lambda player: self._subscriptions.add_player(player),
            unsubscribe=lambda player: self._subscriptions.remove_player(player),
            notifications=self.notifications,
        )
        self._subscriptions = Subscriptions(
            primaries=store.primaries,
            node=store.node,
            appended=self._hint,
            moved=self._moved,
            said=self._said,
            listed=self.games.announced,
        )
        self._due_work = DueWork(
            due=self._due, peers=self.node.peers, now=clock.now, spawn=self._tasks.spawn, do=self._do_due
        )
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        """Begin to hold rooms: listen for what other nodes append, and let them see this one. Raises StoreAway."""
        node = self.node
        await node.peers.start()
        await node.time.sync()
        await self._stack.enter_async_context(self._tasks)
        for work in (
            node.peers,
            node.outages,
            node.settling,
            node.compaction,
            node.numbers,
            node.time,
            self._database,
            self.lobby,
            self.games,
            self.notifications,
            self.matchmaking,
            self._subscriptions,
            self._due_work,
        ):
            self._tasks.run(work.run())
        self._database.recovered = self._read_last_matches
        self._tasks.run(self._look_for_expired())
        self._tasks.run(node.daily.run(self._new_day))
        self._tasks.run(delete_daily(self._database, node.daily.today))
        return self

    async def __aexit__(self, *error: object) -> None:
        """Let all rooms go, and end what runs for them."""
        for timer in self._leaving.values():
            timer.cancel()
        self._database.recovered = None
        for room in self._rooms.values():
            room.rest()
        await self._stack.aclose()
        with contextlib.suppress(StoreAway):  # then the lease lapses by itself
            await self.games.end()
            await self._leases.end()
            await self.lobby.end()

    def __iter__(self) -> Iterator[LiveRoom]:
        """Iterate over the rooms in memory."""
        return iter(self._rooms.values())

    @property
    def count(self) -> int:
        """How many rooms are in memory."""
        return len(self._rooms)

    @property
    def match_under_way(self) -> bool:
        """Whether any room that was live on this node has a match that is not over, and players to wait for."""
        live = any(room.room is not None and _expects(room.room) for room in self)
        return live or bool(self._under_way)

    @property
    def answering(self) -> bool:
        """Whether any room has taken a command that still waits for its answer."""
        return any(room.answering for room in self)

    # Connections. Everything here raises Rejection and StoreAway; what lets a member in raises SentOn, too.

    async def enter(self, member: Member, command: Command | None, code: RoomCode, alongside: bool) -> LiveRoom:
        """Let a connection into a room, unless it goes to another node; `command` is None if the server brings it."""
        if command is not None:
            await self._send_on(member, code)
        room = await self.matchmaking.follow(await self.open(code), member.person.player)
        if command is not None and room.code != code:
            await self._send_on(member, room.code)
        room.enter(member, command, alongside)
        self.lobby.forget(member)
        if room.room is not None and _notifies(room.room):
            self._tasks.spawn(self.notifications.look(member.person.player, room.code))
        self._stay(room.code)
        try:
            await room.chat.show(member)
        except StoreAway:
            pass  # the match continues without the chat
        except BaseException:
            self.leave(member, room)  # or a connection that has ended would stay in the room for good
            raise
        return room

    async def _send_on(self, member: Member, code: RoomCode) -> None:
        """Send a member to the node where a room is live, before the room is loaded here. Raises SentOn if they go."""
        if await self.affinity.send_on(member, code):
            raise SentOn

    def leave(self, member: Member, room: LiveRoom) -> None:
        """Let a connection out of a room; the room leaves memory if nobody comes back for a while."""
        room.leave(member)
        self.node.analyses.forget(member)
        if not room.audience.members:
            self._let_go_soon(room.code)

    async def read_invitation(self, code: RoomCode) -> LobbyRoom:
        """Return a room as its link introduces it to a guest. Raises Rejection and StoreAway."""
        room = await self.open(code)
        return describe_room(room.sound(), room.audience.presence.names, room.replica.since)

    def forget(self, member: Member) -> None:
        """Send a connection that has ended nothing more of what it has asked for."""
        self.lobby.forget(member)
        self.games.forget(member)
        self.lookups.forget(member)

    async def create(self, member: Member, command: CreateRoom) -> LiveRoom:
        """Create a room and let its creator in; the same command again finds the same room."""
        opened = open_room(member.person, command, levels_of(command.game))
        self._check_computers(member, sum(level is not None for level in command.computers))
        drawn = await self.new_code()
        code = await self._store.claim(member.person.player, command.id, drawn)
        new = code == drawn  # then there is no such room yet
        if command.challenge is not None and (new or not await self._store.exists(code)):
            challenged = await self.challenges.check(member.person, command.challenge)
            opened = replace(opened, challenged=(challenged.player, challenged.name))
        room = await (self._make if new else self.make)(code, member, command, opened)
        if command.challenge is not None:
            await self.games.report(room)  # at once, because the next challenge is checked by it
        return await self.enter(member, command, code, True)

    async def play_daily(self, member: Member, command: PlayDaily) -> LiveRoom:
        """Create a room for a player's try on a daily number, as `create` does."""
        days, person = self.node.daily, member.person
        opened = days.opened(person, command)
        code = await self._store.claim(person.player, command.id, await self.new_code())
        await days.check(person, command.game, days.today(), code)
        await self.make(code, member, command, opened)
        return await self.enter(member, command, code, True)

    async def quick_match(self, member: Member, command: QuickMatch) -> LiveRoom:
        """Seat a connection beside a player who wants the same match, or in a room where it waits for one."""
        return await self.enter(member, command, await self.matchmaking.match(member, command), True)

    async def sit(self, room: LiveRoom, member: Member, command: Sit) -> None:
        """Seat a player in a room; for a daily number only a player who still has their try."""
        seats = room.sound()
        settings, player = seats.settings, member.person.player
        if settings.daily is not None and not seats.ids and seats.seat_of(player) is None:
            await self.node.daily.check(member.person, settings.game, settings.daily, room.code)
        room.submit(member, command)

    async def end_challenge(self, room: LiveRoom, member: Member, command: EndChallenge) -> None:
        """Decline or withdraw a challenge, and refuse further ones if the player wants that."""
        if command.refuse:
            await self.challenges.refuse(room, member.person)
        room.submit(member, command)

    def seat_computer(self, room: LiveRoom, member: Member, command: SeatComputer) -> None:
        """Seat a computer player in a room."""
        self._check_computers(member, 1)
        room.submit(member, command)

    def _check_computers(self, member: Member, more: int) -> None:
        """Raise Rejection if so many computers more are too many for the member's address."""
        if not more:
            return
        with_computers = ((live, live.room.computers) for live in self if live.room is not None)
        playing = sum(
            sum(level is not None for level in computers)
            for live, computers in with_computers
            if any(computers) and live.share().address == member.address
        )
        if playing + more > COMPUTERS_OF_ADDRESS:
            message = f"Your address has too many computers in its rooms. It can have {COMPUTERS_OF_ADDRESS}."
            raise Rejection("too_many_computers", message, limit=COMPUTERS_OF_ADDRESS)

    async def seat_code(self, room: LiveRoom, player: PlayerId) -> tuple[str, int]:
        """Return a code that moves a player's seat to another device, and until when it works, in ms."""
        seat = room.room.seat_of(player) if room.room is not None else None
        if seat is None:
            raise not_seated()
        secret = "".join(secrets.choice(ALPHABET) for _ in range(SEAT_CODE_LENGTH))
        await self.node.room_data.keep_seat_code(room.code, secret, seat, player)
        return secret, self.node.time.now() + SEAT_CODE_SECONDS * 1000

    async def take_seat(self, member: Member, command: TakeSeat, code: RoomCode, secret: str) -> LiveRoom:
        """Move the seat that a code stands for to a member, and let them in."""
        await self._send_on(member, code)
        room, player = await self.open(code), member.person.player
        self._stay(code)
        try:
            if room.replica.answered(player, command.id) is None:
                moved = await self.node.room_data.seat_code(code, secret)
                # If the command came twice, it may have used the code up itself.
                if moved is None and room.replica.answered(player, command.id) is None:
                    message = "This code is wrong, used or expired. Ask for a new one."
                    raise Rejection("seat_code_invalid", message)
                if moved is not None:
                    await room.take_seat(member.person, command.id, *moved)
                    await self.node.room_data.use_up(code, secret)
        finally:
            if not room.audience.members:
                self._let_go_soon(code)
        return await self.enter(member, command, code, True)

    # Into memory

    async def new_code(self) -> RoomCode:
        """Return a code that no room has. Raises StoreAway."""
        while True:
            code = RoomCode("".join(secrets.choice(ALPHABET) for _ in range(ROOM_CODE_LENGTH)))
            if not await self._store.exists(code):
                return code

    async def make(self, code: RoomCode, member: Member, command: Command, opened: Opened) -> LiveRoom:
        """Return the room with the code that a command was given: as it is, or created now.

        Raises Rejection and StoreAway.
        """
        try:
            found = await self.open(code)
        except Rejection as rejection:
            if rejection.code is not Code.NO_SUCH_ROOM:
                raise
        else:
            if found.replica.answered(member.person.player, command.id) is None:
                raise unavailable()
            return found
        return await self._make(code, member, command, opened)

    async def _make(self, code: RoomCode, member: Member, command: Command, opened: Opened) -> LiveRoom:
        room = self._unread(code)
        await room.open(member.person.player, command.id, opened)
        await self._hold(room)
        return room

    async def open(self, code: RoomCode) -> LiveRoom:
        """Return a room as its log has it now. Raises Rejection if there is none.

        A room in memory may be out of date: this node may have been paused, or not have heard of an append elsewhere.
        """
        while (room := self._rooms.get(code)) is not None:
            self._stay_a_while(code)
            await room.catch_up()
            if self._rooms.get(code) is room:
                self._stay_a_while(code)
                return room
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = self._tasks.run(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        loaded = await asyncio.shield(loading)
        if isinstance(loaded, Rejection):
            try:
                raise loaded
            finally:
                del loaded, loading  # or this frame and the rejection would keep each other in memory
        return loaded

    async def _load(self, code: RoomCode) -> LiveRoom | Rejection:
        """Read a room into memory. A rejection is returned, because raised it would end the node's tasks."""
        room = self._unread(code)
        try:
            await room.read()
            if room.room is not None:
                await self._hold(room)
        except StoreAway as away:
            return unavailable(away)
        except Exception:
            log.exception("room cannot be read", room=code)
            metrics.ROOMS_UNREADABLE.inc()
            return fault()
        if room.room is None:
            return no_such_room(code)
        return self._rooms[code]

    def _unread(self, code: RoomCode) -> LiveRoom:
        """Return a room of which nothing is known yet."""
        return LiveRoom(code, self.node, changed=self._changed, appended=self.games.look)

    async def _hold(self, room: LiveRoom) -> None:
        """Take a room into memory. Its subscription is confirmed later, which makes it read on. Raises StoreAway."""
        await self._store.hold(room.code)
        await room.audience.presence.read()
        if room.code in self._rooms:  # created and opened at once, by a command that came twice
            return
        self._rooms[room.code] = room
        metrics.ROOMS.set(len(self._rooms))
        self._count_match(room)
        self._under_way.pop(room.code, None)
        self._subscriptions.add(room.code)
        for match in room.replica.matches_before:
            self.node.compaction.soon(room.code, match)
        self._let_go_soon(room.code)

    # Out of memory

    def _stay(self, code: RoomCode) -> None:
        """Keep a room that a player has entered."""
        timer = self._leaving.pop(code, None)
        if timer is not None:
            timer.cancel()

    def _stay_a_while(self, code: RoomCode) -> None:
        """Keep a room that was about to be let go until the player who opens it can have entered it."""
        if code in self._leaving:
            self._let_go_soon(code)

    def _let_go_soon(self, code: RoomCode) -> None:
        """Let a room go if nobody enters it for a while."""
        self._stay(code)
        if code in self._rooms:
            loop = asyncio.get_running_loop()
            self._leaving[code] = loop.call_later(self._rules.idle_seconds, self._let_go, code)

    def _let_go(self, code: RoomCode) -> None:
        self._leaving.pop(code, None)
        room = self._rooms[code]
        if room.stopped:
            return
        if self._is_due_soon(room.room):
            self._let_go_soon(code)
            return
        if room.room is not None and _expects(room.room) and room.expires is not None:
            self._under_way[code] = room.expires
        room.rest()
        del self._rooms[code]
        self._playing.discard(code)
        metrics.ROOMS.set(len(self._rooms))
        metrics.MATCHES_UNDER_WAY.set(len(self._playing))
        self._subscriptions.remove(code)
        self._tasks.spawn(self._release(room))

    def _is_due_soon(self, room: Room | None) -> bool:
        """Tell whether something falls due before a room would be let go again."""
        due = None if room is None else next_due(room)
        return due is not None and due <= self.node.time.now() + 1000 * self._rules.idle_seconds

    async def _release(self, room: LiveRoom) -> None:
        code = room.code
        with contextlib.suppress(StoreAway):
            await room.timers.leave(to_all=True)
            await self._store.release(code)
            if (again := self._rooms.get(code)) is not None:  # a player has come back meanwhile
                await self._store.hold(code)
                again.timers.renew()
                again.hint()
            elif room.room is not None and room.room.finished:
                self.node.compaction.soon(code, room.room.ids[-1], room.replica)

    async def _look_for_expired(self) -> None:
        """Look now and then for rooms in memory that have expired in the store, so that nobody waits in one."""
        while True:
            await asyncio.sleep(min(EXPIRED_SECONDS, self._rules.lifetimes.shortest / 1000))
            now = time.time() * 1000
            for room in [room for room in self if (room.expires or now) < now]:
                room.hint()
            self._under_way = {code: expires for code, expires in self._under_way.items() if expires > now}

    # Events for rooms

    def _hint(self, code: RoomCode) -> None:
        """Have a room read on: another node has appended."""
        if (room := self._rooms.get(code)) is not None:
            room.hint()

    def _moved(self, code: RoomCode) -> None:
        """Have a room read who is in it: another node has reported a change."""
        if (room := self._rooms.get(code)) is not None:
            room.audience.presence.look()

    def _said(self, code: RoomCode) -> None:
        """Have a room read its chat: another node has added a line."""
        if (room := self._rooms.get(code)) is not None:
            room.chat.look()

    def _gone(self, nodes: frozenset[str]) -> None:
        """Have rooms read who is in them if players were connected to them through nodes that are gone."""
        for room in self:
            if room.audience.presence.concerns(nodes):
                room.audience.presence.look()
        self.games.correct_all()

    def _lapsed(self) -> None:
        """Hold all rooms again: other nodes may have thought that this node was dead."""
        for room in self:
            self._tasks.spawn(self._hold_again(room))

    async def _hold_again(self, room: LiveRoom) -> None:
        with contextlib.suppress(StoreAway):  # then the next look who is here finds that it is not held
            await self.node.presence.hold(room.code)
        room.audience.presence.look()
        room.hint()

    def _resume(self, outages: Mapping[int, Outage]) -> None:
        """Give back the time of outages that are over."""
        for room in self:
            if (outage := outages.get(keys.bucket(room.code))) is not None:
                room.timers.resume(outage)

    def _new_day(self) -> None:
        """Show the rooms of yesterday's numbers again: they are no longer hidden."""
        for room in self:
            if room.room is not None and room.room.settings.daily is not None:
                room.show_again()

    def _read_last_matches(self) -> None:
        """Load the last matches of the rooms that were opened while the database was unavailable."""
        for room in self:
            if room.room is not None and room.room.last is not None and room.room.match is None:
                room.hint()

    async def _do_due(self, taken: DueWorkItem) -> None:
        """Settle a match, or load a room, whose timers then do the due work; if nothing is due, set the due time.

        For the lists of a room's players, load the room and write them.
        """
        with contextlib.suppress(StoreAway):  # it comes again
            if taken.match is not None:
                if not self.node.settling.soon(taken.code, taken.match):
                    await self._due.put_off(taken, self.node.time.now() + FULL_MS)
                return
            try:
                live = await self.open(taken.code)
            except Rejection as rejection:
                if rejection.code == Code.NO_SUCH_ROOM:
                    await self._due.put_off(taken, None)
                elif rejection.code != Code.UNAVAILABLE:
                    await self._due.put_off(taken, taken.again + CANNOT_MS)
                return
            due = None if live.room is None or taken.lists else next_due(live.room)
            if taken.lists and not live.stopped:
                await self.games.report(live)
            if live.stopped:
                await self._due.put_off(taken, taken.again + CANNOT_MS)
            elif due is None or due > taken.again:
                await self._due.put_off(taken, due)

    # Questions of the node

    def _replica(self, code: RoomCode) -> Replica | None:
        """Return the replica of a room in memory; None without one."""
        room = self._rooms.get(code)
        return None if room is None or room.stopped else room.replica

    def _span(self, code: RoomCode, match: MatchId) -> Span | None:
        """Return where a finished match is in its room's log; None if this node does not know that."""
        replica = self._replica(code)
        return None if replica is None else replica.span(match)

    # Changes of rooms

    def _changed(self, room: LiveRoom) -> None:
        """Look at a room in memory, in which people or the state of the match may have changed."""
        if self._rooms.get(room.code) is room:
            self._count_match(room)
            self.lobby.look(room)
            self.matchmaking.look(room)

    def _count_match(self, room: LiveRoom) -> None:
        """Count a room among those with a match under way, or no longer."""
        if room.room is not None and room.room.under_way:
            self._playing.add(room.code)
        else:
            self._playing.discard(room.code)
        metrics.MATCHES_UNDER_WAY.set(len(self._playing))


def _notifies(room: Room) -> bool:
    """Tell whether players are notified about a room."""
    clock = room.settings.clock
    return (clock is not None and clock.move is not None) or room.challenge is not None


def _expects(room: Room) -> bool:
    """Tell whether a room has a match that is not over and at least two people: one alone comes back as they like."""
    people = [seated for seated in room.seats if seated is not None and level_of(seated.player) is None]
    return room.under_way and len(people) > 1
