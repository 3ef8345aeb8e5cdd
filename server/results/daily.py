"""The daily numbers on a node: which number a day has, who still has a try on it, and what came of it.

A number is drawn by the first node that needs it, and tries are claimed in the store, at once for all who sit at a
table: right before their match is begun, so that of two tables that begin at the same instant on two nodes one alone
does. A claim that nothing came of, since the store was away or somebody stood up at that instant, is passed over
once it is certain that nothing will.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

from protocol.daily import KEPT_DAYS, AskDaily, DailyEvent, DailyRow, DailyTable, PlayDaily
from protocol.deals import commitment
from protocol.ids import MatchId, PlayerId, RoomCode, show_room_code
from protocol.reasons.shared import Data
from server.bots.drawing import draw
from server.bots.pool import Thinkers
from server.bots.turns import Share
from server.games.game import Game
from server.results.calendar import Calendar, before
from server.results.numbers import hosted
from server.results.settling import Settling
from server.store.client import Store
from server.store.clock import StoreTime
from server.store.results.daily import DaysNumber, KeptDay, Try
from server.table import daily
from server.table.decision import Draw, Need, Person, Rejection
from server.table.entries import Checkpoint
from server.table.legs import MatchBegun
from server.table.match import BrokenLog, UnknownRules
from server.table.settings import Opened

LOOK_SECONDS, SHORTLY_SECONDS = 60.0, 0.05
"""How often, at least and at most, it is looked whether a new day has begun."""
IN_FLIGHT_MS = 10_000
"""How long what a claim was made for may still come; an append has 1 s."""


class DailyNumbers:
    """A node's knowledge of the daily numbers. What asks the store raises StoreAway."""

    def __init__(
        self, store: Store, time: StoreTime, calendar: Calendar, settling: Settling, thinkers: Thinkers
    ) -> None:
        self._store = store
        self._time = time
        self._calendar = calendar
        self._settling = settling
        self._thinkers = thinkers

    def today(self) -> str:
        """Return the day it is now, in UTC."""
        return self._calendar.day(self._time.now())

    async def run(self, new_day: Callable[[], None]) -> None:
        """Tell of every new day, until cancelled."""
        day = self.today()
        while True:
            left = (self._calendar.ends(day) - self._time.now()) / 1000
            await asyncio.sleep(min(max(left, SHORTLY_SECONDS), LOOK_SECONDS))
            if (now := self.today()) != day:
                day = now
                new_day()

    def check_told(self, day: str) -> None:
        """Raise Rejection where nothing may be told of a day's number yet that hangs on it."""
        if day >= self.today():
            message = f"The daily number of {day} is hidden until midnight UTC, and so is this match's record."
            raise Rejection("daily_hidden", message, day=day)

    # Playing it

    def opened(self, person: Person, command: PlayDaily) -> Opened:
        """Return the fact that opens a room for a try on today's number. Raises Rejection."""
        return daily.open_daily_room(person, hosted(command.game), command.against, self.today())

    async def check(self, person: Person, name: str, day: str, room: RoomCode) -> None:
        """Raise Rejection where somebody may not have their try on a game's number of a day in a room."""
        game = hosted(name)
        self._check_today(day)
        tried = await KeptDay(self._store, game.name, day).tried(person.player)
        if tried is not None and tried.room != room and not await self._is_void(tried, person.player):
            raise _has_tried(game, None, tried)

    async def draw(self, need: Need, day: str, room: RoomCode, actor: PlayerId, people: Sequence[Person]) -> Draw:
        """Return what the match of a room needs, dealt from a day's number, once all who play it had their tries left.

        From here on they have not. Raises Rejection.
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
        kept = KeptDay(self._store, game.name, day)
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

    async def _is_void(self, tried: Try, player: PlayerId) -> bool:
        """Tell whether nothing came, nor will come, of what a player's try was claimed for."""
        if self._time.now() - tried.at < IN_FLIGHT_MS:
            return False
        try:
            return not await self._begun(tried.room, player)
        except BrokenLog:
            return False

    async def _begun(self, room: RoomCode, player: PlayerId) -> MatchId | None:
        """Return the id of the match that a player has begun in a room; None if there is none."""
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
        kept = KeptDay(self._store, game.name, day)
        number = await kept.number()
        if number is None:
            need = Need(game.name, daily.find_daily(game).options.model_dump(mode="json"), 2, None)
            drawn = await draw(need, self._thinkers, Share())
            number = await kept.draw(DaysNumber(drawn.number, drawn.salt))
        return number

    # Telling of it

    async def ask(self, player: PlayerId, command: AskDaily) -> DailyEvent:
        """Return what a player may know of today's number, and of the one of a day that has ended. Raises Rejection."""
        game, today = hosted(command.game), self.today()
        how = daily.find_daily(game)
        day = command.day or before(today)
        oldest = (date.fromisoformat(today) - timedelta(KEPT_DAYS)).isoformat()
        if not oldest <= day < today:
            newest = before(today)
            message = f"The results of {day} are not available. Choose a day from {oldest} to {newest}."
            raise Rejection("daily_day", message, day=day, days=(oldest, newest))
        kept = KeptDay(self._store, game.name, today)
        number = await self._number(game, today)
        tried, own = await kept.tried(player), await _own(kept, player)
        room: RoomCode | None = None
        if tried is not None and own is None:
            room, own = await self._goes_on(tried, player), await _own(kept, player)
            if room is None and own is None and await self._is_void(tried, player):
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
            own=own,
            room=room,
            played=sum(await kept.played()),
            yesterday=await self._table(game, day, player),
        )

    async def _goes_on(self, tried: Try, player: PlayerId) -> RoomCode | None:
        """Return the room in which a player's try goes on; None where it is over, and all is kept that came of it."""
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

    async def _table(self, game: Game[Any, Any], day: str, player: PlayerId) -> DailyTable:
        kept = KeptDay(self._store, game.name, day)
        number = await kept.number()
        return DailyTable(
            day=day,
            number=None if number is None else number.number,
            salt=None if number is None else number.salt,
            computer=await kept.best(player, computer=True),
            friends=await kept.best(player, computer=False),
            played=await kept.played(),
        )


async def _own(kept: KeptDay, player: PlayerId) -> DailyRow | None:
    rows = [row for computer in (True, False) for row in await kept.best(player, computer=computer)]
    return next((row for row in rows if row.player == player), None)


def _has_tried(game: Game[Any, Any], name: str | None, tried: Try) -> Rejection:
    """Return the refusal of who has had their try: by name, or None, who asks."""
    who = "You have" if name is None else f"{name} has"
    message = f"{who} played today's number of {game.title} already, in room {show_room_code(tried.room)}."
    data: Data = {"game": game.name, "room": tried.room}
    if name is not None:
        data["name"] = name
    return Rejection("daily_tried", message, **data)
