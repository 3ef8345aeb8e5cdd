"""A player's games on several servers at once, live."""

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import aclosing

from client.lobby.requests import ask_once, follow
from client.lobby.waiting_games import Lists
from client.lobby.your_games import YourGames
from client.net.address import ServerAddress
from client.net.command_ids import new_id
from client.net.errors import CannotAsk
from client.net.link_state import Failure
from client.profile.identity import Profile
from protocol.player_games import GamesEvent, WatchGames


async def ask_games(
    profile: Profile, servers: Sequence[ServerAddress], client: str, seconds: float
) -> Mapping[ServerAddress, YourGames]:
    """Return the games on the servers that answer within some seconds. Raises BadProfile."""

    async def ask(server: ServerAddress) -> tuple[ServerAddress, YourGames] | None:
        try:
            async with asyncio.timeout(seconds):
                return server, (await ask_once(profile, server, WatchGames(id=new_id()), GamesEvent, client)).games
        except (CannotAsk, TimeoutError):
            return None

    return dict(each for each in await asyncio.gather(*map(ask, servers)) if each is not None)


async def follow_games(profile: Profile, servers: Sequence[ServerAddress], client: str) -> AsyncGenerator[Lists, None]:
    """Yield the games on all servers, and again after each change and each loss of a connection."""
    lists: dict[ServerAddress, YourGames | Failure | None] = dict.fromkeys(servers)
    news = asyncio.Event()

    def told(server: ServerAddress, what: YourGames | Failure) -> None:
        lists[server] = what
        news.set()

    async def ask(server: ServerAddress) -> None:
        def linked(failure: Failure | None) -> None:
            if failure is not None:
                told(server, failure)

        async with aclosing(follow(profile, server, WatchGames(id=new_id()), client, linked)) as answers:
            async for event in answers:
                if isinstance(event, GamesEvent):
                    told(server, event.games)

    asking = [asyncio.create_task(ask(server)) for server in servers]
    try:
        while True:
            yield dict(lists)
            waiting = asyncio.create_task(news.wait())
            await asyncio.wait({waiting, *asking}, return_when=asyncio.FIRST_COMPLETED)
            news.clear()
            waiting.cancel()
            for task in asking:
                if task.done():
                    task.result()  # it ends only with an error, which the caller shows
    finally:
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
