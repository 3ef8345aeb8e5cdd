"""Finding what is asked for, records or what a server knows beside its rooms, with why not in a person's words."""

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing
from typing import Any

from client.address import RoomAddress, ServerAddress
from client.asking import ServerAway, ask_number, ask_scores, ask_statistics
from client.errors import CannotAsk, CannotWatch
from client.identity import Profile
from client.replay_room import RoomAway, fetch_from_room
from client.replay_source import MOST_LISTED, Found, Source, fetch
from client.terminal import words
from protocol.events import NumberEvent, ScoresEvent, StatisticsEvent


async def look_up(source: Source, profile: Profile, client: str, most: int = MOST_LISTED) -> tuple[Found, ...]:
    """Return the records that are at a source. Raises CannotWatch, BadProfile."""
    if not isinstance(source, RoomAddress):
        return await asyncio.to_thread(fetch, source, most)
    try:
        return await fetch_from_room(profile, source, client)
    except RoomAway as away:
        raise CannotWatch(words.failures.stopped(away.failure, str(source.server), hosted=False)) from None


async def look_up_scores(
    profile: Profile, server: ServerAddress, game: str, client: str, *, options: Mapping[str, Any] | None = None
) -> ScoresEvent:
    """Return one's ten best solo games of a game with some options. Raises CannotAsk, BadProfile."""
    try:
        return await ask_scores(profile, server, game, client, options=options)
    except ServerAway as away:
        raise _away(away) from None


async def look_up_statistics(
    profile: Profile, server: ServerAddress, game: str, client: str, *, options: Mapping[str, Any] | None = None
) -> StatisticsEvent:
    """Return how one's own games of a game with some options have gone. Raises CannotAsk, BadProfile."""
    try:
        return await ask_statistics(profile, server, game, client, options=options)
    except ServerAway as away:
        raise _away(away) from None


async def look_up_number(
    profile: Profile,
    server: ServerAddress,
    game: str,
    number: int,
    client: str,
    *,
    options: Mapping[str, Any] | None = None,
    tree: bool = False,
    together: int | None = None,
) -> AsyncGenerator[NumberEvent, None]:
    """Tell what is known of a number, and again whenever more is. Raises CannotAsk, BadProfile."""
    try:
        asked = ask_number(profile, server, game, number, client, options=options, tree=tree, together=together)
        async with aclosing(asked) as told:
            async for event in told:
                yield event
    except ServerAway as away:
        raise _away(away) from None


def _away(away: ServerAway) -> CannotAsk:
    return CannotAsk(words.failures.stopped(away.failure, str(away.server), hosted=False))
