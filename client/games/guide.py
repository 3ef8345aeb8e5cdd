"""Guided games: solo games that explain each kind of card the first time it is played."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self

from protocol.games.catalog import Parts


class Guide(Protocol):
    """The lessons that a player knows, and the lessons that are due now."""

    @property
    def heard(self) -> frozenset[str]:
        """The lessons that need no explanation."""

    @property
    def now(self) -> tuple[str, ...]:
        """The lessons of this moment."""

    def look(self, view: Any) -> Self:
        """Return the guide at a view, with the lessons that are due."""

    def told(self, view: Any, *, plain: bool = False) -> list[str]:
        """Return the lessons of this moment in sentences; `plain`: for line mode."""

    def skip(self) -> Self:
        """Return a guide that explains nothing more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuidedGame:
    """A guided game: its `number`, and its guide, given the lessons that were explained already."""

    number: int
    begin: Callable[[frozenset[str]], Guide]


GUIDES: Mapping[str, GuidedGame] = Parts("guide")
"""The guided game of each game that has one."""


def guided_game() -> tuple[str, GuidedGame]:
    """Return the game whose guided game is offered to newcomers, with the guided game."""
    game = next(iter(GUIDES))
    return game, GUIDES[game]
