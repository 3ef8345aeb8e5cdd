"""The computer's score of a number: its strongest level plays it alone, with the same result on every machine."""

import random
from dataclasses import dataclass
from typing import Any

from protocol.encoding import encode_value
from protocol.ids import Seat
from protocol.views import VIEW
from server.bots.budget import Budget
from server.bots.players import PLAYERS
from server.bots.registry import COMPUTERS
from server.games.catalog import GAMES
from server.games.game import Setup

LEVEL = "strong"
BUDGET = Budget(playouts=800)
"""The budget for a move; it has no time limit, so that a slow machine finds the same score."""


@dataclass(frozen=True, slots=True)
class ComputersLeg:
    """The computer's solo leg: its final score, and its moves in notation."""

    score: int
    moves: tuple[str, ...]


def version(game: str) -> int:
    """Return the version of the game's computer; another version plays other legs."""
    return COMPUTERS[game].version


def computers_leg(game: str, options: dict[str, Any], number: int) -> ComputersLeg:
    """Play a number of a solo game. `options` are complete, as a record has them."""
    rules = GAMES[game]
    read = rules.options.model_validate(options)
    state = rules.deal(Setup(options=read, deck=rules.deck(read, 1, number), roles=("player",)))
    # a string seed gives the same chance on every platform and version of Python
    rng = random.Random(f"computer:{game}:{number}")  # noqa: S311 - chance that can be repeated is the purpose
    moves = []
    while to_act := rules.to_act(state):
        seat = Seat(min(to_act))
        view = VIEW.validate_json(encode_value(rules.computer_view(state, seat)))
        move = PLAYERS[LEVEL](view, seat, rng, BUDGET)
        moves.append(move)
        state = rules.apply(state, seat, rules.parse(move))
    return ComputersLeg(rules.score(state).total, tuple(moves))
