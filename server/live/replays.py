"""Matches that are watched again: played once more beside the event loop, in parts, and sent page by page."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from protocol.ids import MatchId
from protocol.played import AskReplay
from protocol.record import Record
from server.live.aside import aside
from server.table.paged import PagedMatch
from server.table.replayed import replayed, replayed_record

MOST_HELD = 8
"""How many matches are kept as they were played again, for their next pages: those that were asked for last."""
PART_PLIES = 100
"""How many plies are played at once: whatever else is done aside waits for no more than some tens of milliseconds."""

P = ParamSpec("P")
T = TypeVar("T")


class Replays:
    """The matches that are watched again on this node.

    `lasting` returns the record of a match that was finished on this server, and raises Rejection where there is none
    or it is not told yet; one that was told may be told again.
    """

    def __init__(self, lasting: Callable[[MatchId], Awaitable[Record]]) -> None:
        self._lasting = lasting
        self._held: dict[str, PagedMatch] = {}
        self._turn = asyncio.Lock()

    async def page(self, command: AskReplay, begin: Callable[[], None]) -> bytes:
        """Return the frame with the page that a command asks for. Raises Rejection.

        `begin` is called if the match has to be played again, which takes long, and may raise Rejection.
        """
        match = await self._played(command, begin)
        return await self._part(match.page, command.id, command.leg, command.first)

    async def _played(self, command: AskReplay, begin: Callable[[], None]) -> PagedMatch:
        played = command.match or command.model_dump_json(exclude={"id", "leg", "first"})
        match = self._held.pop(played, None)
        if match is None:
            begin()
            match = await self._begin(command)
            while await self._part(match.play, PART_PLIES):
                pass
        self._held[played] = match
        if len(self._held) > MOST_HELD:
            del self._held[next(iter(self._held))]
        return match

    async def _begin(self, command: AskReplay) -> PagedMatch:
        if command.match is None:
            return await self._part(replayed, command)
        return await self._part(replayed_record, await self._lasting(command.match))

    async def _part(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have something done aside, one part of one match after the other."""
        async with self._turn:
            return await aside(function, *args, **kwargs)
