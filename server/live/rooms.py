"""What connections do with a node's rooms: make them, come in and go, talk, claim, move seats, ask for records.

And what they ask beside rooms: what is known of a number, for their own scores, and of matches whose record they have.
"""

import secrets
from collections.abc import Callable
from typing import Self

from protocol.codes import RejectionCode as Code
from protocol.commands import AskAnalysis, Claim, Command, CreateRoom, Say, Sit, TakeSeat
from protocol.daily import AskDaily, DailyEvent, PlayDaily
from protocol.finding import ListRooms, QuickMatch
from protocol.ids import ALPHABET, SEAT_CODE_LENGTH, MatchId, PlayerId, RoomCode
from protocol.played import AskReplay, Judge
from protocol.record import Record
from protocol.scores import AskNumber, AskScores, AskStatistics, ScoresEvent, StatisticsEvent
from protocol.standings import AskPlayer, AskStandings, PlayerEvent, StandingsEvent
from server.bots.players import levels_of
from server.bots.pool import Thinkers
from server.live.answers import Member, unavailable
from server.live.aside import aside
from server.live.given import GivenMatches
from server.live.held import HeldRooms, HouseRules, newer
from server.live.numbers import hosted
from server.live.replays import Replays
from server.live.room import LiveRoom
from server.store.beside import SEAT_CODE_SECONDS
from server.store.endpoint import StoreAway
from server.store.redis import Store
from server.table.decide import open_room
from server.table.decision import Person
from server.table.entries import UnknownEntry
from server.table.match import UnknownRules
from server.table.owner import checked_options
from server.table.rejection import Rejection

NO_RECORD = "No match of this server that is over has this id; one that has just ended may take a moment."


class Rooms:
    """All rooms of a node, as its connections see them; `async with` keeps what they need running."""

    def __init__(self, store: Store, rules: HouseRules, thinkers: Thinkers) -> None:
        self._store = store
        self._held = HeldRooms(store, rules, thinkers)
        self._given = GivenMatches(thinkers, self._held.spawn)
        self._replays = Replays(self._lasting)

    async def __aenter__(self) -> Self:
        """Begin to hold rooms. Raises StoreAway."""
        await self._held.__aenter__()
        return self

    async def __aexit__(self, *error: object) -> None:
        """Let all rooms go."""
        await self._held.__aexit__(*error)

    @property
    def count(self) -> int:
        """How many rooms are in memory."""
        return self._held.count

    @property
    def match_under_way(self) -> bool:
        """Whether any room that was live on this node has a match that is not over."""
        return self._held.match_under_way

    @property
    def answering(self) -> bool:
        """Whether any room has taken a command that still waits for its answer."""
        return self._held.answering

    async def enter(self, member: Member, command: Command | None, code: RoomCode, takeover: bool) -> LiveRoom:
        """Let a connection into a room, by no `command` where it is brought. Raises Rejection where it may not."""
        room = await self._held.open(code)
        try:
            room = await self._held.pairing.led_on(room, member.person.player)
        except StoreAway:
            raise unavailable() from None
        room.enter(member, command, takeover)
        self._held.lobby.forget(member)
        self._held.stay(room.code)
        try:
            await room.talk.show(member)
        except StoreAway:
            pass  # a room goes on without its talk
        except BaseException:
            self.leave(member, room)  # else somebody would be here for good whose connection ends
            raise
        return room

    @property
    def now(self) -> int:
        """The store's time, in ms since 1970 UTC."""
        return self._held.time.now()

    async def say(self, room: LiveRoom, member: Member, command: Say, text: str) -> None:
        """Have somebody say something in a room. Raises Rejection."""
        try:
            await room.say(member, command, text)
        except StoreAway:
            raise unavailable() from None

    async def claim(self, room: LiveRoom, member: Member, command: Claim) -> None:
        """Have somebody claim the match of a room. Raises Rejection."""
        try:
            await room.claim(member, command)
        except StoreAway:
            raise unavailable() from None

    async def seat_code(self, room: LiveRoom, player: PlayerId) -> tuple[str, int]:
        """Return a code that moves a player's seat to another machine, and until when, in ms. Raises Rejection."""
        seat = room.room.seat_of(player) if room.room is not None else None
        if seat is None:
            raise Rejection(Code.NOT_ALLOWED, "You have no seat in this room.", "sit down first")
        secret = "".join(secrets.choice(ALPHABET) for _ in range(SEAT_CODE_LENGTH))
        try:
            await self._held.beside.keep_seat_code(room.code, secret, seat, player)
        except StoreAway:
            raise unavailable() from None
        return secret, self.now + SEAT_CODE_SECONDS * 1000

    async def take_seat(self, member: Member, command: TakeSeat, code: RoomCode, secret: str) -> LiveRoom:
        """Move the seat that a code stands for to somebody, and let them in. Raises Rejection."""
        room = await self._held.open(code)
        self._held.stay(code)
        try:
            if room.acknowledged(member.person.player, command.id) is None:
                moved = await self._held.beside.seat_code(code, secret)
                # Used up by this command, perhaps, if it came twice.
                if moved is None and room.acknowledged(member.person.player, command.id) is None:
                    raise Rejection(
                        Code.NOT_ALLOWED, "This code moves no seat: it is wrong, used up or too old.", "a new code"
                    )
                if moved is not None:
                    await room.take_seat(member.person, command.id, *moved)
                    await self._held.beside.use_up(code, secret)
        except StoreAway:
            raise unavailable() from None
        finally:
            if not room.audience.members:
                self._held.let_go_soon(code)
        return await self.enter(member, command, code, True)

    async def create(self, member: Member, command: CreateRoom) -> LiveRoom:
        """Open a room for a connection and let it in; the same command again finds the same room.

        Raises Rejection.
        """
        opened = open_room(member.person, command, levels_of(command.game))
        try:
            code = (await self._held.opening.room(member, command, opened)).code
        except StoreAway:
            raise unavailable() from None
        return await self.enter(member, command, code, True)

    async def play_daily(self, member: Member, command: PlayDaily) -> LiveRoom:
        """Open a room for somebody's try on a daily number, as `create` does. Raises Rejection."""
        days, opening, person = self._held.daily, self._held.opening, member.person
        opened = days.opened(person, command)
        try:
            code = await self._store.claim(person.player, command.id, await opening.code())
            await days.check(person, command.game, days.today(), code)
            await opening.at(code, member, command, opened)
        except StoreAway:
            raise unavailable() from None
        return await self.enter(member, command, code, True)

    async def sit(self, room: LiveRoom, member: Member, command: Sit) -> None:
        """Have somebody sit down in a room; for a try on a daily number who has not had theirs. Raises Rejection."""
        seats = room.sound()
        settings, player = seats.settings, member.person.player
        if settings.daily is not None and seats.match is None and seats.seat_of(player) is None:
            try:
                await self._held.daily.check(member.person, settings.game, settings.daily, room.code)
            except StoreAway:
                raise unavailable() from None
        room.submit(member, command)

    async def daily(self, player: PlayerId, command: AskDaily) -> DailyEvent:
        """Return what a player may know of a game's daily numbers. Raises Rejection."""
        try:
            return await self._held.daily.ask(player, command)
        except StoreAway:
            raise unavailable() from None

    async def quick_match(self, member: Member, command: QuickMatch) -> LiveRoom:
        """Seat a connection beside one who wants the same, or in a room where it waits. Raises Rejection."""
        try:
            code = await self._held.pairing.match(member, command)
        except StoreAway:
            raise unavailable() from None
        return await self.enter(member, command, code, True)

    async def list_rooms(self, member: Member, command: ListRooms) -> None:
        """Show a connection which public rooms there are, from now on. Raises Rejection."""
        try:
            await self._held.lobby.watch(member, command)
        except StoreAway:
            raise unavailable() from None

    def unlist(self, member: Member) -> bool:
        """Show a connection no list of rooms any more; tells whether it was shown one."""
        return self._held.lobby.forget(member)

    def leave(self, member: Member, room: LiveRoom) -> None:
        """Let a connection out of a room; the room leaves memory when nobody comes back for a while."""
        room.leave(member)
        self._held.analyses.forget(member)
        if not room.audience.members:
            self._held.let_go_soon(room.code)

    async def give_up(self, room: LiveRoom, player: PlayerId) -> None:
        """Let somebody who is about to leave a room give up what they do not keep there."""
        await self._held.pairing.left(room, player)

    async def analysis(self, room: LiveRoom, member: Member, command: AskAnalysis) -> None:
        """Tell how well a finished match of a room was played, as it is worked out. Raises Rejection."""
        match, record = await self.finished(room, command.match)
        try:
            await self._held.analyses.ask(member, command, match, record)
        except StoreAway:
            raise unavailable() from None

    async def finished(self, room: LiveRoom, match: int) -> tuple[MatchId, Record]:
        """Return the id and the record of a finished match of a room. Raises Rejection."""
        daily = None if room.room is None else room.room.settings.daily
        if daily is not None:
            self._held.daily.check_told(daily)
        try:
            named = await self._store.read_room(room.code)
            ids = [entry.fact.id for entry in named if entry.fact.kind == "match_named" and entry.fact.match == match]
            if not ids:
                raise Rejection(
                    Code.NOT_ALLOWED, f"This room has had no match {match}.", "the number of a finished match"
                )
            found = await self._held.settling.record(room.code, ids[0])
        except StoreAway:
            raise unavailable() from None
        except (UnknownEntry, UnknownRules) as error:
            raise newer(room.code, error) from None
        if found is None:
            raise Rejection(Code.NOT_ALLOWED, f"Match {match} is not over yet.", "a finished match")
        return ids[0], found

    async def number(self, member: Member, command: AskNumber, room: LiveRoom | None) -> None:
        """Tell what is known of a number, now and whenever more is; with the match just played. Raises Rejection."""
        try:
            await self._settle(room)
            await self._held.numbers.ask(member, command)
        except StoreAway:
            raise unavailable() from None

    async def scores(self, player: PlayerId, command: AskScores, room: LiveRoom | None) -> ScoresEvent:
        """Return a player's best solo games of a game, with the one just played. Raises Rejection."""
        game = hosted(command.game)
        options = checked_options(game, command.options)
        try:
            await self._settle(room)
            scores = await self._held.settling.best.of(player, game.name, options.model_dump(mode="json"))
        except StoreAway:
            raise unavailable() from None
        return ScoresEvent(id=command.id, game=game.name, scores=scores, timed=game.timed(options))

    async def statistics(self, player: PlayerId, command: AskStatistics, room: LiveRoom | None) -> StatisticsEvent:
        """Return what a player has played of a game, with the match just played. Raises Rejection."""
        game = hosted(command.game)
        options = checked_options(game, command.options).model_dump(mode="json")
        low = not game.wants_high("player")
        try:
            await self._settle(room)
            forms = await self._held.settling.statistics.of(player, game.name, options, game.every_form, low)
        except StoreAway:
            raise unavailable() from None
        return StatisticsEvent(id=command.id, game=game.name, options=options, forms=forms)

    async def standings(self, player: PlayerId, command: AskStandings, room: LiveRoom | None) -> StandingsEvent:
        """Return the best rated players of a game, with the match just played. Raises Rejection."""
        try:
            await self._settle(room)
            return await self._held.settling.players.standings(player, command)
        except StoreAway:
            raise unavailable() from None

    async def player(self, asker: Person, command: AskPlayer, room: LiveRoom | None) -> PlayerEvent:
        """Return what somebody has played, with the match just played. Raises Rejection."""
        try:
            await self._settle(room)
            return await self._held.settling.players.page(asker, command, self._held.daily.today())
        except StoreAway:
            raise unavailable() from None

    async def lasting(self, match: MatchId) -> bytes | None:
        """Return the record of a finished match as JSON; None where there is none. Raises Rejection."""
        try:
            found = await self._held.settling.lasting(match)
            withheld = await self._held.settling.withheld(match)
        except StoreAway:
            raise unavailable() from None
        if withheld is not None:
            self._held.daily.check_told(withheld)
        return found

    async def replay(self, command: AskReplay, begin: Callable[[], None]) -> list[bytes]:
        """Return the frames that tell what was seen of a match, as `Replays.frames` does. Raises Rejection."""
        return await self._replays.frames(command, begin)

    async def judge(self, member: Member, command: Judge) -> None:
        """Tell how well a match was played, as it is worked out. Raises Rejection."""
        if command.match is None:
            await self._given.ask(member, command)
            return
        record = await self._lasting(command.match)
        try:
            await self._held.analyses.ask(member, command, command.match, record)
        except StoreAway:
            raise unavailable() from None

    async def _lasting(self, match: MatchId) -> Record:
        """Return the record of a match that was finished on this server. Raises Rejection."""
        found = await self.lasting(match)
        if found is None:
            raise Rejection(Code.NOT_ALLOWED, NO_RECORD, "the id of a match that is over")
        return await aside(Record.model_validate_json, found)

    def forget(self, member: Member) -> None:
        """Tell a connection that has ended nothing more of what it has asked."""
        self._held.numbers.forget(member)
        self._held.analyses.forget(member)
        self._held.lobby.forget(member)
        self._given.forget(member)

    async def _settle(self, room: LiveRoom | None) -> None:
        """Settle the match of a room if it is over: others may have to wait for that. Raises StoreAway."""
        match = None if room is None or room.room is None else room.room.match
        if room is not None and match is not None and match.over:
            await self._held.settling.settled(room.code, match.deal.id)
