"""What is asked of a server beside its rooms: one's high scores, what is known of a number, the computer's tree."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import aclosing, suppress
from pathlib import Path
from typing import Protocol

from client import hosting
from client.address import ServerAddress
from client.asking import where_to_ask
from client.games import HOSTED
from client.identity import Profile
from client.plain import families, numbers
from client.plain.words import numbers as words
from client.terminal import words as said
from client.terminal.looking_up import look_up_number, look_up_scores
from protocol.deals import show_number
from protocol.events import NumberEvent
from protocol.views.family_tree import FamilyTreeView

TYPING_SECONDS, PIPE_SECONDS = 8.0, 300.0
"""So long is waited for what is being worked out: who types would rather go on."""
TITLE = "Family Tree"


class Paper(Protocol):
    """Where lines are told; `typed`: to somebody who types."""

    typed: bool

    def tell(self, lines: Iterable[str]) -> None:
        """Write lines."""


class Questions:
    """Asks a server as oneself, and tells what it says; None for a server is the one somebody plays on."""

    def __init__(self, profile: Profile, client: str, home: Path, console: Paper) -> None:
        self._profile = profile
        self._client = client
        self._home = home
        self._console = console

    async def scores(self, wanted: ServerAddress | None = None) -> None:
        """List one's high scores. Raises ClientError."""
        server = await self._server(wanted)
        kept = await look_up_scores(self._profile, server, HOSTED, self._client)
        own = hosting.was_here(self._home, server)
        lines = numbers.scores(kept.scores)
        self._console.tell([words.SCORES_KEPT.format(where=said.scores.where(str(server), own)), *lines])
        if kept.scores:
            self._console.tell([words.PLAY_AGAIN])

    async def number(self, number: int, wanted: ServerAddress | None = None) -> None:
        """Tell what is known of a number, and what is found out soon. Raises ClientError."""
        told: set[str] = set()

        def tell(event: NumberEvent) -> bool:
            news = [line for line in numbers.about(event, TITLE) if line not in told]
            told.update(news)
            self._console.tell(news)
            return False

        last = await self._follow(number, wanted, tell, tree=False)
        if last is not None and last.working:
            self._console.tell([words.STILL_WORKING])

    async def tree(self, number: int, wanted: ServerAddress | None = None) -> FamilyTreeView | None:
        """Return the tree that the computer built on a number; None while it is not finished. Raises ClientError."""
        last = await self._follow(number, wanted, lambda event: event.tree is not None, tree=True)
        return last.tree if last is not None and isinstance(last.tree, FamilyTreeView) else None

    async def _follow(
        self, number: int, wanted: ServerAddress | None, enough: Callable[[NumberEvent], bool], *, tree: bool
    ) -> NumberEvent | None:
        """Follow what is known of a number until that is `enough`, all, or long in coming; return the last."""
        server, last = await self._server(wanted), None
        patience = TYPING_SECONDS if self._console.typed else PIPE_SECONDS
        told = look_up_number(self._profile, server, HOSTED, number, self._client, tree=tree)
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


def tree_heading(number: int, tree: FamilyTreeView) -> list[str]:
    """Head the computer's tree, and tell all of it."""
    score = said.formats.number(tree.score)
    return [
        words.COMPUTERS_TREE.format(number=show_number(number), score=score),
        *families.tree(tree.families),
    ]
