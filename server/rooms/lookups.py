"""What connections ask a node apart from play: finished matches, numbers, scores and rankings."""

from collections.abc import Callable
from typing import TypeAlias

import structlog

from protocol.commands import AskAnalysis, AskReplay, Judge
from protocol.daily import AskDaily, DailyEvent
from protocol.ids import MatchId
from protocol.record import Record
from protocol.scores import (
    AskHeadToHead,
    AskMatches,
    AskNumber,
    AskPlayer,
    AskScores,
    AskStandings,
    AskStatistics,
    HeadToHeadEvent,
    MatchesEvent,
    PlayerEvent,
    ScoresEvent,
    StandingsEvent,
    StatisticsEvent,
)
from server.answers import Member, acknowledge, fault
from server.background import run_in_thread
from server.encoding import encode
from server.finished.analyses import GivenMatches
from server.finished.numbers import hosted
from server.finished.replays import Replays
from server.results.best_games import read_best_of
from server.results.ranking import is_timed
from server.results.statistics import read_statistics_of
from server.results.variants import Variant
from server.rooms.node import Node
from server.rooms.room import LiveRoom
from server.table.decision import Person, Rejection
from server.table.match import BrokenLog, UnknownRules
from server.table.settings import check_options

NO_RECORD = (
    "This server has no record with this id. The record of a match that has just ended may take a moment. "
    "A match without a move has no record."
)

Question: TypeAlias = AskDaily | AskScores | AskStatistics | AskStandings | AskPlayer | AskMatches | AskHeadToHead
Reply: TypeAlias = (
    DailyEvent | ScoresEvent | StatisticsEvent | StandingsEvent | PlayerEvent | MatchesEvent | HeadToHeadEvent
)

log = structlog.get_logger(__name__)


class Lookups:
    """Answers questions about past matches; a match that has just ended in the room of the player counts."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._given = GivenMatches(node.thinkers, node.tasks.spawn)
        self._replays = Replays(self._read_record)

    async def number(self, member: Member, command: AskNumber, room: LiveRoom | None) -> None:
        """Send the results on a number, now and whenever they change. Raises Rejection and Away."""
        await self._settle(room)
        await self._node.numbers.ask(member, command)

    async def answer(self, member: Member, command: Question, room: LiveRoom | None) -> None:
        """Answer a question of a connection. Raises Rejection and Away."""
        member.send(encode(await self.find_reply(member.person, command, room)))
        acknowledge(member, command, 0)

    async def find_reply(self, asker: Person, command: Question, room: LiveRoom | None) -> Reply:
        """Return the answer for a player; `room` is None if they are in none. Raises Rejection and Away."""
        match command:
            case AskDaily():
                return await self._node.daily.ask(asker.player, command)
            case AskScores():
                return await self._scores(asker, command, room)
            case AskStatistics():
                return await self._statistics(asker, command, room)
            case AskStandings():
                await self._settle(room)
                return await self._node.players.standings(asker.player, command)
            case AskPlayer():
                await self._settle(room)
                return await self._node.players.page(asker, command, self._node.daily.today())
            case AskMatches():
                await self._settle(room)
                return await self._node.players.matches(asker, command, self._node.daily.today())
            case AskHeadToHead():
                await self._settle(room)
                return await self._node.players.head_to_head(asker, command, self._node.daily.today())

    async def _scores(self, asker: Person, command: AskScores, room: LiveRoom | None) -> ScoresEvent:
        game = hosted(command.game)
        options = check_options(game, command.options)
        variant = Variant.of(game.name, game.rules, options.model_dump(mode="json"))
        await self._settle(room)
        scores, helped, casual = await self._node.database.read(read_best_of, asker.player, variant)
        timed = is_timed(game, options)
        return ScoresEvent(id=command.id, game=game.name, scores=scores, helped=helped, casual=casual, timed=timed)

    async def _statistics(self, asker: Person, command: AskStatistics, room: LiveRoom | None) -> StatisticsEvent:
        game = hosted(command.game)
        checked = check_options(game, command.options)
        options = checked.model_dump(mode="json")
        await self._settle(room)
        variant = Variant.of(game.name, game.rules, options)
        forms = await self._node.database.read(read_statistics_of, asker.player, variant, game.every_form)
        return StatisticsEvent(id=command.id, game=game.name, options=options, forms=forms)

    async def _settle(self, room: LiveRoom | None) -> None:
        """Settle the match of a room if it is over, even if this has to wait for others. Raises Away."""
        match = None if room is None or room.room is None else room.room.match
        if room is not None and match is not None and match.over:
            await self._node.settling.settled(room.code, match.deal.id)

    async def analysis(self, room: LiveRoom, member: Member, command: AskAnalysis) -> None:
        """Send the analysis of a finished match of a room, as it progresses. Raises Rejection and Away."""
        match, record = await self.finished(room, command.match)
        await self._node.analyses.ask(member, command, match, record)

    async def finished(self, room: LiveRoom, match: int) -> tuple[MatchId, Record]:
        """Return the id and the record of a finished match of a room. Raises Rejection and Away."""
        daily = None if room.room is None else room.room.settings.daily
        if daily is not None:
            self._node.daily.check_told(daily)
        try:
            known = () if room.room is None else room.room.ids
            if not 1 <= match <= len(known):
                raise Rejection("no_such_match", f"This room has had no match {match}.", match=match)
            found = await self._node.settling.record(room.code, known[match - 1])
        except (BrokenLog, UnknownRules) as error:
            log.error("log cannot be read", room=room.code, error=str(error))
            raise fault() from None
        if found is None and (match < len(known) or room.sound().finished):  # compacted, and without a record
            raise Rejection("no_record", NO_RECORD)
        if found is None:
            raise Rejection("match_not_finished", f"Match {match} is not over yet.", match=match)
        return known[match - 1], found

    async def read_record(self, match: MatchId) -> bytes | None:
        """Return the record of a finished match as JSON; None if it has none. Raises Rejection and Away."""
        found = await self._node.settling.read_record(match)
        if found is None:
            return None
        if found.day is not None:
            self._node.daily.check_told(found.day)
        return await run_in_thread(found.unpack)

    async def replay(self, asker: Member, command: AskReplay, begin: Callable[[], None]) -> bytes:
        """Return the frame with a page of a match, as `Replays.page` does. Raises Rejection and Away."""
        return await self._replays.page(asker.address, command, begin)

    async def judge(self, member: Member, command: Judge) -> None:
        """Send the analysis of a match, as it progresses. Raises Rejection and Away."""
        if command.match is None:
            await self._given.ask(member, command)
            return
        record = await self._read_record(command.match)
        await self._node.analyses.ask(member, command, command.match, record)

    async def _read_record(self, match: MatchId) -> Record:
        """Return the record of a match that was finished on this server. Raises Rejection and Away."""
        found = await self.read_record(match)
        if found is None:
            raise Rejection("no_record", NO_RECORD)
        return await run_in_thread(Record.model_validate_json, found)

    def forget(self, member: Member) -> None:
        """Stop sending answers to a connection that has ended."""
        self._node.numbers.forget(member)
        self._node.analyses.forget(member)
        self._given.forget(member)
