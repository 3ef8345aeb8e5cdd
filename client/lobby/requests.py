"""Questions to a server outside its rooms: your high scores and statistics, facts about a game number, public rooms,
the daily number, standings, and finished matches.

Each question has its own connection, with your key, so that a player can ask from anywhere, in a room or not. A result
that the server computes arrives in parts; if the connection is lost meanwhile, the question is asked again.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing, suppress
from pathlib import Path
from typing import Any, TypeVar

from client.games.options import sent
from client.lobby.your_games import YourGames, with_event
from client.net import local_server
from client.net.address import ServerAddress
from client.net.command_ids import new_id
from client.net.errors import CannotAsk, LinkBusy, LinkEnded
from client.net.link import Link, guest_link
from client.net.link_state import Connected, Ended, Failure, FailureKind, LinkState, Lost
from client.profile.identity import Profile
from client.text.failure_text import explain_stop
from client.text.messages import people as people_text
from client.text.rejection_text import rejection_text
from protocol.daily import AskDaily, DailyEvent
from protocol.events import Event, Rejected, Welcome
from protocol.finding import ListRooms, LobbyEvent
from protocol.ids import PlayerId
from protocol.player_games import GamesChanged, GamesEvent, WatchGames
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
    NumberEvent,
    PlayerEvent,
    ScoresEvent,
    StandingsEvent,
    StatisticsEvent,
)

SECONDS = 20.0
"""The longest wait for the first answer, in seconds."""
AWAY_SECONDS = 20.0
"""The longest time that a server may be away during a wait for more, in seconds."""

Question = (
    AskNumber
    | AskScores
    | AskStatistics
    | ListRooms
    | WatchGames
    | AskDaily
    | AskStandings
    | AskPlayer
    | AskMatches
    | AskHeadToHead
)
Told = (
    NumberEvent
    | ScoresEvent
    | StatisticsEvent
    | LobbyEvent
    | GamesEvent
    | DailyEvent
    | StandingsEvent
    | PlayerEvent
    | MatchesEvent
    | HeadToHeadEvent
)
_One = TypeVar("_One", bound=Told)


class ServerAway(CannotAsk):
    """The server does not answer; `failure` says why."""

    def __init__(self, failure: Failure, server: ServerAddress) -> None:
        super().__init__(explain_stop(failure, str(server), hosted=False))
        self.failure = failure
        self.server = server


def where_to_ask(profile: Profile, home: Path, wanted: ServerAddress | None = None) -> ServerAddress:
    """Return the server to ask: the `wanted` one, otherwise this machine's own if it runs, otherwise the last one.

    Starts this machine's own server if that is the result, or if there is no last one; that blocks, so call it off the
    event loop. Raises HostingError, and BadProfile if the server's directory can't be created.
    """
    if wanted is not None:
        return wanted
    running = local_server.find(home)
    if running is not None:
        return running.address
    last = profile.last().server
    if last is not None and not local_server.was_here(home, last):
        return last
    return local_server.find_or_start(home, alone=True).address


def where_to_play(profile: Profile, home: Path) -> ServerAddress | None:
    """Return the server that `where_to_ask` would, None for this machine's own, without starting it. It blocks."""
    last = profile.last().server
    return None if last is None or local_server.find(home) is not None or local_server.was_here(home, last) else last


async def learn_games(server: ServerAddress) -> None:
    """Learn of the games that a server has installed, from its greeting. Raises CannotAsk."""
    greeted: asyncio.Future[Failure | None] = asyncio.get_running_loop().create_future()

    def hear(event: object) -> None:
        if isinstance(event, Welcome | Ended) and not greeted.done():
            greeted.set_result(event.failure if isinstance(event, Ended) else None)

    try:
        async with guest_link(server, people_text.guest(), hear), asyncio.timeout(SECONDS):
            failure = await greeted
    except TimeoutError:
        failure = Failure(FailureKind.NO_ANSWER)
    if failure is not None:
        raise ServerAway(failure, server)


async def look_up_scores(
    profile: Profile, server: ServerAddress, game: str, client: str, *, options: Mapping[str, Any] | None = None
) -> ScoresEvent:
    """Return your ten best solo games of a game with some options. Raises CannotAsk, BadProfile."""
    command = AskScores(id=new_id(), game=game, options=sent(game, options or {}))
    return await ask_once(profile, server, command, ScoresEvent, client)


async def look_up_statistics(
    profile: Profile, server: ServerAddress, game: str, client: str, *, options: Mapping[str, Any] | None = None
) -> StatisticsEvent:
    """Return the statistics of your games of a game with some options. Raises CannotAsk, BadProfile."""
    command = AskStatistics(id=new_id(), game=game, options=sent(game, options or {}))
    return await ask_once(profile, server, command, StatisticsEvent, client)


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
    """Yield the facts about a number, at once and when there are more, until the server has computed all.

    `tree`: include the leg that the computer played on it; `together`: the number of players who play it together,
    None: alone or against each other. Raises CannotAsk, BadProfile.
    """
    command = AskNumber(
        id=new_id(), game=game, options=sent(game, options or {}), number=number, tree=tree, together=together
    )
    async with aclosing(follow(profile, server, command, client)) as told:
        async for event in told:
            if isinstance(event, NumberEvent):
                yield event
                if not event.working:
                    return


async def look_up_rooms(
    profile: Profile,
    server: ServerAddress,
    client: str,
    game: str | None = None,
    linked: Callable[[Failure | None], None] | None = None,
) -> AsyncGenerator[LobbyEvent, None]:
    """Yield the public rooms, for one game or all games, and again after each change.

    With `linked`, wait for a server that is away, as `follow` does. Raises CannotAsk, BadProfile.
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


async def ask_once(profile: Profile, server: ServerAddress, command: Question, kind: type[_One], client: str) -> _One:
    """Return a server's first answer of a kind. Raises CannotAsk, BadProfile."""
    async with aclosing(follow(profile, server, command, client)) as told:
        async for event in told:
            if isinstance(event, kind):
                return event
    raise ServerAway(Failure(FailureKind.DROPPED), server)


async def follow(
    profile: Profile,
    server: ServerAddress,
    command: Question,
    client: str,
    linked: Callable[[Failure | None], None] | None = None,
) -> AsyncGenerator[Told, None]:
    """Yield all answers of a server until the caller stops. Raises CannotAsk, BadProfile.

    With `linked`, wait for a server that is away without a limit, also at first. `linked` is called with the failure
    when the connection is lost, and with None when it is back.
    """
    asking = _Asking(linked)
    name = profile.last().name or people_text.guest()
    link = Link(server, profile.key(server), name, client, asking.hear, patient=linked is not None)
    running = asyncio.create_task(link.run())
    try:
        while True:
            try:
                async with asyncio.timeout(SECONDS if linked is None else None):
                    answer = await link.ask(command)
                    if isinstance(answer, Rejected):
                        raise CannotAsk(rejection_text(answer))
                    event = await asking.next(command.id)
            except TimeoutError:
                raise ServerAway(Failure(FailureKind.NO_ANSWER), server) from None
            while event is not None:
                yield event
                event = await asking.next(command.id)
            command = command.model_copy(update={"id": new_id()})  # the connection was another one
    except (LinkEnded, LinkBusy):
        raise ServerAway(asking.ended or Failure(FailureKind.DROPPED), server) from None
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


class _Asking:
    """The events of a connection; the newest event replaces those before it. Changes of your games make a new list."""

    def __init__(self, linked: Callable[[Failure | None], None] | None) -> None:
        self.ended: Failure | None = None
        self._linked = linked
        self._event: Told | None = None
        self._games: YourGames = ()
        self._lost: Failure | None = None
        self._until: float | None = None
        self._again = False
        self._news = asyncio.Event()

    def hear(self, heard: Event | LinkState) -> None:
        if isinstance(heard, GamesEvent | GamesChanged):
            self._games = with_event(self._games, heard)
            self._event = GamesEvent(games=self._games)
        elif isinstance(heard, Told):
            self._event = heard
        elif isinstance(heard, Lost):
            self._lost = heard.failure
            if self._linked is not None:
                self._linked(heard.failure)
            else:
                self._until = self._until or asyncio.get_running_loop().time() + AWAY_SECONDS
        elif isinstance(heard, Connected):
            self._again = self._lost is not None
            self._until = None
            if self._linked is not None:
                self._linked(None)
        elif isinstance(heard, Ended):
            self.ended = heard.failure
        self._news.set()

    async def next(self, id: str) -> Told | None:
        """Return the next answer; None if the question must be asked again. Raises LinkEnded."""
        while True:
            self._news.clear()
            event, self._event = self._event, None
            if event is not None and getattr(event, "id", id) == id:  # a list has no question's id
                return event
            if self._again:
                self._again, self._lost = False, None
                return None
            if self.ended is not None:
                raise LinkEnded(reason="link_ended")
            try:
                async with asyncio.timeout_at(self._until):
                    await self._news.wait()
            except TimeoutError:
                self.ended = self._lost
