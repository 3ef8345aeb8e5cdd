"""Guided games: solo games in which each thing is explained when it first comes. A game may have one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self

from protocol.games.catalog import Parts


class Guide(Protocol):
    """What has been explained to somebody, and what is explained now."""

    @property
    def heard(self) -> frozenset[str]:
        """What needs no more explaining."""

    @property
    def now(self) -> tuple[str, ...]:
        """What is explained now."""

    def look(self, view: Any) -> Self:
        """Return the guide at a view, with what is due then."""

    def told(self, view: Any, *, plain: bool = False) -> list[str]:
        """Return what is explained now; `plain`: in line mode."""

    def skip(self) -> Self:
        """Return the guide of somebody who wants to hear no more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuidedGame:
    """A guided game: the `number` it is played on, and its guide, given what has been explained already."""

    number: int
    begin: Callable[[frozenset[str]], Guide]


GUIDES: Mapping[str, GuidedGame] = Parts("guide")
"""The guided game of each game that has one."""


def guided_game() -> tuple[str, GuidedGame]:
    """Return the game whose guided game is offered to newcomers, with the guided game."""
    game = next(iter(GUIDES))
    return game, GUIDES[game]
