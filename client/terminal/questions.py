"""What one asks a server beside its rooms, from whatever screen: which server that is, and its answers as they come."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from client import hosting
from client.address import ServerAddress
from client.asking import where_to_ask
from client.errand import FAMILY_TREE, PlayAlone, Wanted
from client.identity import Profile
from client.offers import chosen_of
from client.terminal import words
from client.terminal.looking_up import look_up_number, look_up_scores, look_up_statistics
from protocol.events import NumberEvent, ScoresEvent, StatisticsEvent


@dataclass(frozen=True, slots=True)
class Place:
    """The server that is asked; `own`: it is this machine's."""

    server: ServerAddress
    own: bool

    def again(self, number: int, wanted: Wanted = FAMILY_TREE) -> PlayAlone:
        """Return the errand of playing a number alone there."""
        return PlayAlone(number, None if self.own else self.server, wanted)


@dataclass(frozen=True, slots=True)
class Questions:
    """Asks as somebody, by the name of a program, about one game; `server` None: the one that they play on.

    `options` are the game's, as far as they are not its defaults; `together`: how many play together, where that is
    what is asked about.
    """

    profile: Profile
    home: Path
    client: str
    game: str
    title: str
    server: ServerAddress | None = None
    options: tuple[tuple[str, Any], ...] = ()
    together: int | None = None

    @property
    def chosen(self) -> str:
        """The options that are asked about, without what the game's title has said; empty where there are none."""
        told = words.offers.chosen(self.game, chosen_of(self.game, dict(self.options))).rstrip(".")
        first, _, rest = told.partition("; ")
        said = rest if first == self.title else told
        return f"{said[:1].lower()}{said[1:]}"

    @property
    def headed(self) -> str:
        """The game's title with the options that are asked about."""
        return f"{self.title} ({self.chosen})" if self.chosen else self.title

    @property
    def wanted(self) -> Wanted:
        """What a game that is played again is."""
        return Wanted(self.game, self.options)

    async def place(self) -> Place:
        """Find the server to ask, started where it is this machine's own. Raises ClientError."""
        server = await asyncio.to_thread(where_to_ask, self.profile, self.home, self.server)
        return Place(server, await asyncio.to_thread(hosting.was_here, self.home, server))

    async def scores(self, place: Place) -> ScoresEvent:
        """Return one's ten best games alone. Raises ClientError."""
        return await look_up_scores(self.profile, place.server, self.game, self.client, options=dict(self.options))

    async def statistics(self, place: Place) -> StatisticsEvent:
        """Return how one's own games have gone. Raises ClientError."""
        return await look_up_statistics(self.profile, place.server, self.game, self.client, options=dict(self.options))

    async def number(self, place: Place, number: int, *, tree: bool = False) -> AsyncGenerator[NumberEvent, None]:
        """Tell what is known of a number, and again whenever more is. Raises ClientError."""
        told = look_up_number(
            self.profile,
            place.server,
            self.game,
            number,
            self.client,
            options=dict(self.options),
            tree=tree,
            together=self.together,
        )
        async with aclosing(told):
            async for event in told:
                yield event
