"""Questions to a source of records or to a server outside its rooms, with failures as sentences for the user."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import aclosing
from dataclasses import replace
from typing import Any

from client.lobby.requests import ask_number, ask_once, ask_scores, ask_statistics, follow
from client.net.address import RoomAddress, ServerAddress
from client.net.command_ids import new_id
from client.net.link_state import Failure
from client.profile.identity import Profile
from client.replay.room_records import fetch_from_room
from client.replay.sources import MOST_LISTED, Found, Source, fetch, one_of
from protocol.daily import AskDaily, DailyEvent
from protocol.finding import ListRooms, LobbyEvent
from protocol.ids import MatchId, PlayerId
from protocol.scores import (
    AskHeadToHead,
    AskMatches,
    AskPlayer,
    AskStandings,
    HeadToHeadEvent,
    MatchesEvent,
    NumberEvent,
    PlayerEvent,
    ScoresEvent,
    StandingsEvent,
    StatisticsEvent,
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


async def look_up_scores(
    profile: Profile, server: ServerAddress, game: str, client: str, *, options: Mapping[str, Any] | None = None
) -> ScoresEvent:
    """Return your ten best solo games of a game with some options. Raises CannotAsk, BadProfile."""
    return await ask_scores(profile, server, game, client, options=options)


async def look_up_statistics(
    profile: Profile, server: ServerAddress, game: str, client: str, *, options: Mapping[str, Any] | None = None
) -> StatisticsEvent:
    """Return the statistics of your games of a game with some options. Raises CannotAsk, BadProfile."""
    return await ask_statistics(profile, server, game, client, options=options)


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
    """Yield the facts about a number, and again when there are more. Raises CannotAsk, BadProfile."""
    asked = ask_number(profile, server, game, number, client, options=options, tree=tree, together=together)
    async with aclosing(asked) as told:
        async for event in told:
            yield event


async def look_up_rooms(
    profile: Profile,
    server: ServerAddress,
    client: str,
    game: str | None = None,
    linked: Callable[[Failure | None], None] | None = None,
) -> AsyncGenerator[LobbyEvent, None]:
    """Yield the public rooms, for one game or all games, and again after each change.

    With `linked`, wait for a server that is away, as `requests.follow` does. Raises CannotAsk, BadProfile.
    """
    async with aclosing(follow(profile, server, ListRooms(id=new_id(), game=game), client, linked)) as told:
        async for event in told:
            if isinstance(event, LobbyEvent):
                yield event


async def look_up_daily(
    profile: Profile, server: ServerAddress, game: str, client: str, day: str | None = None
) -> DailyEvent:
    """Return the state of a game's daily number, with the table of a day. Raises CannotAsk, BadProfile."""
    return await ask_once(profile, server, AskDaily(id=new_id(), game=game, day=day), DailyEvent, client)


async def look_up_standings(
    profile: Profile, server: ServerAddress, game: str, client: str, *, correspondence: bool = False
) -> StandingsEvent:
    """Return the standings of a game, or of its correspondence games. Raises CannotAsk, BadProfile."""
    question = AskStandings(id=new_id(), game=game, correspondence=correspondence)
    return await ask_once(profile, server, question, StandingsEvent, client)


async def look_up_player(
    profile: Profile, server: ServerAddress, client: str, player: PlayerId | None = None
) -> PlayerEvent:
    """Return a player's page, None: your own. Raises CannotAsk, BadProfile."""
    return await ask_once(profile, server, AskPlayer(id=new_id(), player=player), PlayerEvent, client)


async def look_up_matches(profile: Profile, server: ServerAddress, client: str, question: AskMatches) -> MatchesEvent:
    """Return a page of finished matches. Raises CannotAsk, BadProfile."""
    return await ask_once(profile, server, question, MatchesEvent, client)


async def look_up_head_to_head(
    profile: Profile, server: ServerAddress, client: str, opponent: PlayerId, player: PlayerId | None = None
) -> HeadToHeadEvent:
    """Return the results of a player, None: you, against an opponent. Raises CannotAsk, BadProfile."""
    question = AskHeadToHead(id=new_id(), player=player, opponent=opponent)
    return await ask_once(profile, server, question, HeadToHeadEvent, client)


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
