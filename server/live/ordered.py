"""Whether what was reached on a number counts, and in which order it stands, as the game has it."""

from collections.abc import Mapping
from typing import Any, get_args

from protocol.ids import Role
from protocol.record import Record
from server.games.registry import GAMES
from server.store.numbers import Order


def order_of(game: str, options: Mapping[str, Any]) -> Order:
    """Return the order of a game that is hosted here, with these options. Raises KeyError for another game."""
    rules = GAMES[game]
    low = frozenset([role for role in get_args(Role) if not rules.wants_high(role)])
    return Order(low, rules.timed(rules.options.model_validate(options)))


def counts(record: Record) -> bool:
    """Tell whether what was reached in a match of a game that is hosted here is held against what others reach."""
    game = GAMES[record.game]
    return game.counts(game.options.model_validate(record.options), record.form, len(record.seats))
