"""Replays of matches: replayed off the event loop, in parts, and sent page by page."""

import time
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from protocol.commands import AskReplay
from protocol.ids import MatchId
from protocol.record import Record
from server.background import run_in_thread
from server.bots.turns import Share, Turns
from server.records.pages import PagedMatch
from server.records.replay import PlayedMatch, match_of_command, match_of_record
from server.table.decision import unknown_rules
from server.table.match import UnknownRules

MOST_HELD = 8
"""The number of replayed matches that are kept for their next pages, the latest ones."""
PART_PLIES = 100
"""Plies that are replayed in one part: other work in the thread waits for at most some tens of milliseconds."""

P = ParamSpec("P")
T = TypeVar("T")


class Replays:
    """The replays on this node.

    `read_record` returns the record of a match that was finished on this server, and raises Rejection if there is none
    or it is hidden; a record that was once visible may be shown again.
    """

    def __init__(self, read_record: Callable[[MatchId], Awaitable[Record]]) -> None:
        self._read_record = read_record
        self._held: dict[str, PagedMatch] = {}
        self._turns = Turns(1)

    async def page(self, asker: str, command: AskReplay, begin: Callable[[], None]) -> bytes:
        """Return the frame with the page that a command asks for. Raises Rejection.

        `asker` is the asker's address, for fair turns. `begin` is called if the match must be replayed, which takes
        long; it may raise Rejection.
        """
        share = Share(0, asker)
        match = await self._played(share, command, begin)
        return await self._part(share, match.page, command.id, command.leg, command.first)

    async def _played(self, share: Share, command: AskReplay, begin: Callable[[], None]) -> PagedMatch:
        played = command.match or command.model_dump_json(exclude={"id", "leg", "first"})
        match = self._held.pop(played, None)
        if match is None:
            begin()
            match = await self._begin(share, command)
            while await self._part(share, match.play, PART_PLIES):
                pass
        self._held[played] = match
        if len(self._held) > MOST_HELD:
            del self._held[next(iter(self._held))]
        return match

    async def _begin(self, share: Share, command: AskReplay) -> PagedMatch:
        if command.match is None:
            return PagedMatch(await self._part(share, match_of_command, command))
        return PagedMatch(await self._part(share, _match_of_record, await self._read_record(command.match)))

    async def _part(self, share: Share, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a piece of work off the event loop when it is the share's turn."""
        await self._turns.take(share)
        began = time.monotonic()
        try:
            return await run_in_thread(function, *args, **kwargs)
        finally:
            self._turns.give_back(share, time.monotonic() - began)


def _match_of_record(record: Record) -> PlayedMatch:
    try:
        return match_of_record(record)
    except UnknownRules:
        raise unknown_rules(record.game, record.rules) from None
