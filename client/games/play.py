"""The functions of a game for clients, besides its boards and words. Pure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from protocol.games.catalog import Parts
from protocol.games.mirror import MirrorView
from protocol.ids import Seat
from protocol.views import AnyView


class Moves(NamedTuple):
    """Legal moves, in notation; `all`: the list is complete, which it isn't if there are too many moves."""

    moves: list[str]
    all: bool


def listed(view: AnyView) -> Moves:
    """Return the moves that a view lists."""
    return Moves([each.move for each in view.moves], True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """The functions of a game.

    `moves` returns the moves of a view's reader. `harmless` returns a safe move in a scene, for players who want the
    program to make such moves; None if there is none. `is_through` returns whether nobody waits for a seat any more,
    given the view. `may_peek` returns whether taking a move back may change what a match counts for, given the options.
    `race_news` describes a move of a race, given the view, the seat, the player's name, and whether the reader has the
    seat.
    """

    moves: Callable[[Any], Moves] = listed
    harmless: Callable[[Any], str | None] | None = None
    is_through: Callable[[Any, Seat], bool] = lambda view, seat: False
    may_peek: Callable[[Mapping[str, Any]], bool] = lambda options: True
    race_news: Callable[[Any, Seat, str, bool], list[str]] | None = None


PLAYS: Mapping[str, Play] = Parts("play")
_USUAL = Play()


def play_of(game: str) -> Play:
    """Return the functions of a game, or the usual ones."""
    return PLAYS.get(game, _USUAL)


def moves_of(view: AnyView) -> Moves:
    """Return the moves that the reader of a view may make."""
    return Moves([], False) if isinstance(view, MirrorView) else play_of(view.game).moves(view)
