"""Legs played once more from their deck and their moves alone. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from protocol.cards import Card
from protocol.ids import Role, Seat
from protocol.options import Options
from server.games.base import Game, GameError


class Given(NamedTuple):
    """A leg by its roles by seat and its moves; `deck` where its number is its own, None: that of the match."""

    roles: Sequence[Role]
    moves: Iterable[tuple[int, str]]
    deck: Sequence[Card] | None = None


@dataclass(frozen=True, slots=True)
class LegAgain:
    """A leg: its states, the first before any move, and the moves between them, each with its seat.

    `refused` is what the rules have against the move after the last one; None where every move followed.
    """

    roles: tuple[Role, ...]
    states: tuple[Any, ...]
    moves: tuple[tuple[Seat, str], ...]
    refused: GameError | None


def again(
    game: Game[Any, Any],
    options: Options,
    deck: Sequence[Card],
    legs: Iterable[Given],
    *,
    looked_back: bool = False,
    at_once: bool = False,
) -> Iterator[LegAgain]:
    """Yield the legs of a match, each as far as its moves follow; `looked_back`: as who looks back on it may see it.

    `at_once`: they were played at the same time, so that none had seen anything of another.
    """
    seen: tuple[Card, ...] = ()
    for roles, moves, own in legs:
        if looked_back and not seen:
            seen = tuple(game.afterwards(own or deck))
        opening = game.deal(options, own or deck, tuple(roles), seen)
        states = [game.looked_back(opening) if looked_back else opening]
        made: list[tuple[Seat, str]] = []
        refused = None
        for seat, text in moves:
            try:
                states.append(game.apply(states[-1], Seat(seat), game.parse(text)))
            except GameError as error:
                refused = error
                break
            made.append((Seat(seat), text))
        seen = tuple(game.shown(states[-1])) if own is None and not at_once else ()
        yield LegAgain(tuple(roles), tuple(states), tuple(made), refused)
