"""The daily numbers on a node: each day's number, players' tries, and their results.

The first node that needs a day's number draws it. Tries are claimed in the store, for all players of a table at once,
right before their match starts: of two tables with the same player that start at the same time on two nodes, only one
does. A claim whose match never began, because the store was away or a player left the seat at that moment, can be
replaced after `IN_FLIGHT_MS`.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

from protocol.daily import KEPT_DAYS, AskDaily, DailyEvent, DailyTable, PlayDaily
from protocol.deals import commitment
from protocol.ids import MatchId, PlayerId, RoomCode, show_room_code
from protocol.reasons.shared import Data
from server.bots.drawing import draw
from server.bots.pool import Thinkers
from server.bots.turns import Share
from server.finished.calendar import Calendar, before
from server.finished.numbers import hosted
from server.finished.settling import Settling
from server.games.game import Game
from server.results.daily import DailyTableOf, DaysNumber, read_daily
from server.results.database import Database
from server.store.client import Store
from server.store.clock import StoreTime
from server.store.daily import DailyTry, DayUnderWay
from server.table import daily
from server.table.decision import Draw, Need, Person, Rejection
from server.table.entries import Checkpoint
from server.table.legs import MatchBegun
from server.table.match import BrokenLog, UnknownRules
from server.table.settings import Opened

LOOK_SECONDS, SHORTLY_SECONDS = 60.0, 0.05
"""The longest and the shortest time in seconds between two checks for a new day."""
IN_FLIGHT_MS = 10_000
"""The time within which a claim's match may still start; an append may take 1 s."""


class DailyNumbers:
    """The daily numbers on a node. Methods that ask the store or the database raise Away."""

    def __init__(
        self,
        *,
        store: Store,
        database: Database,
        time: StoreTime,
        calendar: Calendar,
        settling: Settling,
        thinkers: Thinkers,
    ) -> None:
        self._store = store
        self._database = database
        self._time = time
        self._calendar = calendar
        self._settling = settling
        self._thinkers = thinkers

    def today(self) -> str:
        """Return the present day, in UTC."""
        return self._calendar.day(self._time.now())

    async def run(self, new_day: Callable[[], None]) -> None:
        """Call `new_day` at the start of each day, until cancelled."""
        day = self.today()
        while True:
            left = (self._calendar.ends(day) - self._time.now()) / 1000
            await asyncio.sleep(min(max(left, SHORTLY_SECONDS), LOOK_SECONDS))
            if (now := self.today()) != day:
                day = now
                new_day()

    def check_told(self, day: str) -> None:
        """Raise Rejection if a day's number is still hidden."""
        if day >= self.today():
            message = f"The daily number of {day} is hidden until midnight UTC, and so is this match's record."
            raise Rejection("daily_hidden", message, day=day)

    # playing

    def opened(self, person: Person, command: PlayDaily) -> Opened:
        """Return the fact that opens a room for a try on today's number. Raises Rejection."""
        return daily.open_daily_room(person, hosted(command.game), command.against, self.today())

    async def check(self, person: Person, name: str, day: str, room: RoomCode) -> None:
        """Raise Rejection if a player may not have a try on a game's number of a day in a room."""
        game = hosted(name)
        self._check_today(day)
        tried = await DayUnderWay(self._store, game.name, day).tried(person.player)
        if tried is not None and tried.room != room and not await self._is_void(tried, person.player):
            raise _has_tried(game, None, tried)

    async def draw(self, need: Need, day: str, room: RoomCode, actor: PlayerId, people: Sequence[Person]) -> Draw:
        """Return the draw for a room's match from a day's number, and claim the tries of all its players.

        Raises Rejection if a player has already had a try.
        """
        game = hosted(need.game)
        self._check_today(day)
        number = await self._number(game, day)
        drawn = await draw(replace(need, number=number.number), self._thinkers, Share())
        await self._claim(game, day, room, actor, people)
        return replace(drawn, salt=number.salt)

    async def _claim(
        self, game: Game[Any, Any], day: str, room: RoomCode, actor: PlayerId, people: Sequence[Person]
    ) -> None:
        kept = DayUnderWay(self._store, game.name, day)
        passed_over = {person.player: "" for person in people}
        while (taken := await kept.claim(room, passed_over)) is not None:
            if not await self._is_void(taken.claim, taken.player):
                name = next(person.name for person in people if person.player == taken.player)
                raise _has_tried(game, None if taken.player == actor else name, taken.claim)
            passed_over[taken.player] = taken.claim.text

    def _check_today(self, day: str) -> None:
        if day != self.today():
            message = f"The day of this number, {day}, has ended. Open a room for today's number."
            raise Rejection("daily_over", message, day=day)

    async def _is_void(self, tried: DailyTry, player: PlayerId) -> bool:
        """Return whether the match of a player's claim has not begun and no longer can."""
        if self._time.now() - tried.at < IN_FLIGHT_MS:
            return False
        try:
            return not await self._begun(tried.room, player)
        except BrokenLog:
            return False

    async def _begun(self, room: RoomCode, player: PlayerId) -> MatchId | None:
        """Return the id of a player's match in a room; None if there is none."""
        for entry in await self._store.read(room):
            if isinstance(entry.fact, MatchBegun) and player in entry.fact.players:
                return entry.fact.id
            if isinstance(entry.fact, Checkpoint):
                (match,) = entry.fact.matches[-1:]
                kept = await self._settling.record(room, match)
                if kept is None or any(seat.player == player for seat in kept.seats):
                    return match
        return None

    async def _number(self, game: Game[Any, Any], day: str) -> DaysNumber:
        kept = DayUnderWay(self._store, game.name, day)
        number = await kept.number()
        if number is None:
            how = daily.find_daily(game)
            options = how.options.model_dump(mode="json")
            need = Need(game=game.name, options=options, form=how.form, seats=2, number=None)
            drawn = await draw(need, self._thinkers, Share())
            number = await kept.draw(drawn.number, drawn.salt)
        return DaysNumber(*number)

    # answers

    async def ask(self, player: PlayerId, command: AskDaily) -> DailyEvent:
        """Return what a player may know of today's number, and of an earlier day's. Raises Rejection."""
        game, today = hosted(command.game), self.today()
        how = daily.find_daily(game)
        day = command.day or before(today)
        oldest = (date.fromisoformat(today) - timedelta(KEPT_DAYS)).isoformat()
        if not oldest <= day < today:
            newest = before(today)
            message = f"The results of {day} are not available. Choose a day from {oldest} to {newest}."
            raise Rejection("daily_day", message, day=day, days=(oldest, newest))
        number = await self._number(game, today)
        tried = await DayUnderWay(self._store, game.name, today).tried(player)
        results = await self._results(game, today, player)
        room: RoomCode | None = None
        if tried is not None and results.own is None:
            room = await self._goes_on(tried, player)
            results = await self._results(game, today, player)
            if room is None and results.own is None and await self._is_void(tried, player):
                tried = None
        return DailyEvent(
            id=command.id,
            game=game.name,
            day=today,
            ends=self._calendar.ends(today),
            options=how.options.model_dump(mode="json"),
            form=how.form,
            level=daily.LEVEL,
            commitment=commitment(number.number, number.salt),
            tried=tried is not None,
            own=results.own,
            room=room,
            played=sum(results.played),
            yesterday=await self._table(game, day, player),
        )

    async def _goes_on(self, tried: DailyTry, player: PlayerId) -> RoomCode | None:
        """Return the room in which a player's try continues; None if it is over and its result is stored."""
        try:
            begun = await self._begun(tried.room, player)
            if begun is None:
                return None if await self._is_void(tried, player) else tried.room
            if await self._settling.record(tried.room, begun) is None:
                return tried.room
        except (BrokenLog, UnknownRules):
            return tried.room
        await self._settling.settled(tried.room, begun)
        return None

    async def _results(self, game: Game[Any, Any], day: str, player: PlayerId) -> DailyTableOf:
        return await self._database.read(read_daily, game.name, day, player)

    async def _table(self, game: Game[Any, Any], day: str, player: PlayerId) -> DailyTable:
        kept = await self._results(game, day, player)
        number = kept.number
        return DailyTable(
            day=day,
            number=None if number is None else number.number,
            salt=None if number is None else number.salt,
            computer=kept.computer,
            friends=kept.friends,
            played=kept.played,
        )


def _has_tried(game: Game[Any, Any], name: str | None, tried: DailyTry) -> Rejection:
    """Return the rejection of a player who has had a try: `name`, or the asker if it is None."""
    who = "You have" if name is None else f"{name} has"
    message = f"{who} played today's number of {game.title} already, in room {show_room_code(tried.room)}."
    data: Data = {"game": game.name, "room": tried.room}
    if name is not None:
        data["name"] = name
    return Rejection("daily_tried", message, **data)
