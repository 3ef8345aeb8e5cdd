"""Finds numbers worth a duel, in a thinking process: computers of the level `normal` play all legs on each number."""

import math
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from protocol.cards import Card
from protocol.ids import Form, Seat
from protocol.options import Options
from server.bots.players import chosen
from server.games.catalog import GAMES
from server.games.game import Game, Setup
from server.table.match import rotate_roles

LEVEL = "normal"
SEATS = 2


class Limit(NamedTuple):
    """When a search ends: after some seconds, and at the latest at a time of the machine's monotonic clock."""

    seconds: float
    until: float


class _OutOfTime(Exception):
    """The time for the search has passed."""


def has_dull_numbers(game: str, options: dict[str, Any], form: Form, seats: int) -> bool:
    """Return whether a match is a duel of a game in which not every number is lively."""
    rules = GAMES[game]
    return seats == SEATS and form != "together" and rules.lively_moves(rules.options.model_validate(options)) > 0


def first_lively(
    game: str, options: dict[str, Any], form: Form, numbers: Sequence[int], limit: Limit | None = None
) -> int | None:
    """Return the first lively number; None if there is none, or if the limit is reached before one is found.

    A number is lively if every leg of a duel on it lasts for the game's `lively_moves`. The answer for a number is
    always the same, because the chance of its computers depends on nothing else.
    """
    rules = GAMES[game]
    read = rules.options.model_validate(options)
    wanted = rules.lively_moves(read)
    until = math.inf if limit is None else min(time.monotonic() + limit.seconds, limit.until)
    try:
        for number in numbers:
            if all(moves >= wanted for moves in leg_lengths(rules, read, form, number, wanted, until)):
                return number
    except _OutOfTime:
        pass
    return None


def leg_lengths(
    game: Game[Any, Any], options: Options, form: Form, number: int, most: float = math.inf, until: float = math.inf
) -> Iterator[int]:
    """Yield how many moves each leg lasts, which is played for `most` moves. Raises _OutOfTime."""
    format = game.format(options, form, SEATS)
    deck = game.deck(options, SEATS, number)
    seen: tuple[Card, ...] = ()
    for index in range(format.legs_for(SEATS)):
        roles = rotate_roles(format.roles_for(SEATS), index)
        state = game.deal(Setup(options=options, deck=deck, roles=roles, seen=seen))
        # a string seed gives the same chance on every platform and version of Python
        rng = random.Random(f"lively:{game.name}:{number}:{index}")  # noqa: S311 - chance that can be repeated
        moves = [0] * SEATS
        while sum(moves) < most and (to_act := game.to_act(state)):
            if time.monotonic() > until:
                raise _OutOfTime
            # if both seats move at once, they move at the same pace
            seat = Seat(min(to_act, key=lambda seat: (moves[seat], seat)))
            move = chosen(LEVEL, game.computer_view(state, seat), seat, rng)
            state = game.apply(state, seat, game.parse(move))
            moves[seat] += 1
        yield sum(moves)
        seen = tuple(game.shown(state))
