"""Finds records and finished matches, with failures as sentences for the user."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from client.net.address import RoomAddress, ServerAddress
from client.profile.identity import Profile
from client.replay.room_records import fetch_from_room
from client.replay.sources import MOST_LISTED, Found, Source, fetch, one_of
from protocol.ids import MatchId
from protocol.scores import (
    MatchesEvent,
)


async def look_up(source: Source, profile: Profile, client: str, *, index: int | None = None) -> tuple[Found, ...]:
    """Return the first records of a source, or only the one with an index, counted from 1.

    There is at most one more than MOST_LISTED, to show that there are more.

    Raises CannotWatch, BadProfile.
    """
    if not isinstance(source, RoomAddress):
        return await asyncio.to_thread(fetch, source, MOST_LISTED + 1, index)
    found = await fetch_from_room(profile, source, client)
    return found if index is None else (one_of(found, index),)


async def newest_matches(ask: Callable[[str | None], Awaitable[MatchesEvent]], many: int) -> tuple[MatchesEvent, bool]:
    """Return the newest `many` matches as one page, and whether there are more.

    `ask` returns the page for the `next` of the page before; None asks for the first page.
    """
    told = await ask(None)
    while told.next is not None and len(told.matches) < many:
        older = await ask(told.next)
        told = replace(older, matches=(*told.matches, *older.matches))
    return replace(told, matches=told.matches[:many]), told.next is not None or len(told.matches) > many


async def look_up_record(server: ServerAddress, match: MatchId) -> Found:
    """Return the record of a finished match. Raises CannotWatch."""
    return (await asyncio.to_thread(fetch, server.record_link(match), 1))[0]
