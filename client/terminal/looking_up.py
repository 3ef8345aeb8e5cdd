"""Finding the records that are at a file, at a web address or in a room, with why not in a person's words."""

import asyncio

from client.address import RoomAddress
from client.errors import CannotWatch
from client.identity import Profile
from client.replay_room import RoomAway, fetch_from_room
from client.replay_source import MOST_LISTED, Found, Source, fetch
from client.terminal import words


async def look_up(source: Source, profile: Profile, client: str, most: int = MOST_LISTED) -> tuple[Found, ...]:
    """Return the records that are at a source. Raises CannotWatch, BadProfile."""
    if not isinstance(source, RoomAddress):
        return await asyncio.to_thread(fetch, source, most)
    try:
        return await fetch_from_room(profile, source, client)
    except RoomAway as away:
        raise CannotWatch(words.failures.stopped(away.failure, str(source.server), hosted=False)) from None
