"""Questions to a server outside its rooms: your high scores, the results on a number, the computer's tree."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from client.games import option_text
from client.games.options import chosen_of
from client.games.word_catalog import title_of
from client.line import scores as line_scores
from client.line.match_options import FIRST_GAME
from client.lobby import score_text
from client.lobby.requests import look_up_number, look_up_scores, look_up_statistics, where_to_ask
from client.net import local_server
from client.net.address import ServerAddress
from client.net.errors import CannotAsk
from client.net.frames import ShownRoom
from client.profile.identity import Profile
from client.text.messages import lobby as lobby_text
from client.text.messages import scores as scores_text
from protocol.scores import NumberEvent
from protocol.views import View

TYPING_SECONDS, PIPE_SECONDS = 8.0, 300.0
"""How long to wait for results that the server still calculates: a person at a terminal waits less."""


@dataclass(frozen=True, slots=True)
class Which:
    """The game of a question, its options, and the number of people who play together, None: alone or not together."""

    game: str = FIRST_GAME
    options: Mapping[str, Any] = field(default_factory=dict)
    together: int | None = None

    @property
    def title(self) -> str:
        """The game's title with its options."""
        return f"{title_of(self.game)}{option_text.in_brackets(self.game, chosen_of(self.game, self.options))}"


def which_of(room: ShownRoom | None) -> Which:
    """Return a room's game and options."""
    if room is None:
        return Which()
    if room.match is None:
        return Which(room.game, room.options, len(room.seats) if room.form == "together" else None)
    match = room.match
    return Which(match.game, match.options, len(match.players) if match.form == "together" else None)


class Paper(Protocol):
    """Prints lines; `typed`: for a person at a terminal."""

    typed: bool

    def tell(self, lines: Iterable[str]) -> None:
        """Write lines."""


async def statistics(profile: Profile, server: ServerAddress, which: Which, client: str) -> list[str]:
    """Return your statistics, a line for each form; none if the server keeps none. Raises BadProfile."""
    try:
        kept = await look_up_statistics(profile, server, which.game, client, options=which.options)
    except CannotAsk:
        return []
    told = [score_text.statistics(each) for each in kept.forms]
    return [scores_text.your_games_list(), *told] if told else []


class NumberRequests:
    """Asks a server questions and prints its answers; None for a server is the one that the profile plays on."""

    def __init__(self, profile: Profile, client: str, home: Path, console: Paper) -> None:
        self._profile = profile
        self._client = client
        self._home = home
        self._console = console

    async def scores(self, wanted: ServerAddress | None = None, which: Which = Which()) -> None:  # a frozen value
        """List your high scores. Raises ClientError."""
        server = await self._server(wanted)
        kept = await look_up_scores(self._profile, server, which.game, self._client, options=which.options)
        own = local_server.was_here(self._home, server)
        lines = line_scores.scores(kept)
        self._console.tell([lobby_text.heading("scores", where=lobby_text.where(own=own, server=str(server))), *lines])
        if kept.scores or kept.helped or kept.casual:
            self._console.tell([scores_text.play_again_command()])
        self._console.tell(await statistics(self._profile, server, which, self._client))

    async def number(
        self,
        number: int,
        wanted: ServerAddress | None = None,
        which: Which = Which(),  # a frozen value
    ) -> None:
        """Print the results on a number, and more results that arrive soon. Raises ClientError."""
        told: set[str] = set()

        def tell(event: NumberEvent) -> bool:
            news = [line for line in line_scores.about(event, which.title) if line not in told]
            told.update(news)
            self._console.tell(news)
            return False

        last = await self._follow(number, wanted, which, tell, tree=False)
        if last is not None and last.working:
            self._console.tell([scores_text.still_working()])

    async def tree(self, number: int, wanted: ServerAddress | None, which: Which) -> View | None:
        """Return the computer's leg on a number; None if it is not finished. Raises ClientError."""
        last = await self._follow(number, wanted, which, lambda event: event.tree is not None, tree=True)
        return last.tree if last is not None else None

    async def _follow(
        self,
        number: int,
        wanted: ServerAddress | None,
        which: Which,
        enough: Callable[[NumberEvent], bool],
        *,
        tree: bool,
    ) -> NumberEvent | None:
        """Follow the results on a number until they are `enough`, complete or late; return the last."""
        server, last = await self._server(wanted), None
        patience = TYPING_SECONDS if self._console.typed else PIPE_SECONDS
        told = look_up_number(
            self._profile,
            server,
            which.game,
            number,
            self._client,
            options=which.options,
            tree=tree,
            together=which.together,
        )
        async with aclosing(told):
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    async for event in told:
                        last = event
                        if enough(event):
                            break
        return last

    async def _server(self, wanted: ServerAddress | None) -> ServerAddress:
        return await asyncio.to_thread(where_to_ask, self._profile, self._home, wanted)
