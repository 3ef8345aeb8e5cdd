"""Legs played once more from their deck and their moves alone. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

from protocol.cards import Card
from protocol.ids import Role, Seat
from protocol.options import Options
from server.games.errors import GameError
from server.games.game import Game, Setup


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
    refused: GameError[Any] | None


class Stood(NamedTuple):
    """A leg, counted from 1, once `ply` moves stand; `seat` and `move` are the last one's, None before the first."""

    leg: int
    roles: tuple[Role, ...]
    ply: int
    state: Any
    seat: Seat | None
    move: str | None


class Refused(NamedTuple):
    """What the rules have against the next move of a leg."""

    leg: int
    error: GameError[Any]


def again(
    game: Game[Any, Any],
    options: Options,
    deck: Sequence[Card],
    legs: Iterable[Given],
    *,
    looked_back: bool = False,
    at_once: bool = False,
) -> Iterator[LegAgain]:
    """Yield the legs of a match, each as far as its moves follow. The arguments are those of `ply_by_ply`."""
    plies = ply_by_ply(game, options, deck, legs, looked_back=looked_back, at_once=at_once)
    for _, of_leg in groupby(plies, key=lambda each: each.leg):
        every = [*of_leg]
        stood = [each for each in every if isinstance(each, Stood)]
        refused = every[-1].error if isinstance(every[-1], Refused) else None
        moves = [(each.seat, each.move) for each in stood if each.seat is not None and each.move is not None]
        yield LegAgain(stood[0].roles, tuple([each.state for each in stood]), tuple(moves), refused)


def ply_by_ply(
    game: Game[Any, Any],
    options: Options,
    deck: Sequence[Card],
    legs: Iterable[Given],
    *,
    looked_back: bool = False,
    at_once: bool = False,
) -> Iterator[Stood | Refused]:
    """Yield every ply of every leg of a match; where the rules refuse a leg's next move, that is yielded as its last.

    `looked_back`: as who looks back on it may see it. `at_once`: the legs were played at the same time, so that none
    had seen anything of another.
    """
    seen: tuple[Card, ...] = ()
    for ordinal, (given, moves, own) in enumerate(legs, start=1):
        roles = tuple(given)
        opening = game.deal(Setup(options=options, deck=own or deck, roles=roles, seen=seen))
        state = game.reveal(opening) if looked_back else opening
        yield Stood(ordinal, roles, 0, state, None, None)
        for ply, (seat, text) in enumerate(moves, start=1):
            try:
                state = game.apply(state, Seat(seat), game.parse(text))
            except GameError as error:
                yield Refused(ordinal, error)
                break
            yield Stood(ordinal, roles, ply, state, Seat(seat), text)
        seen = tuple(game.shown(state)) if own is None and not at_once else ()
