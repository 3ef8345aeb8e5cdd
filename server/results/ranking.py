"""Whether what was reached on a number counts, and in which order it stands, as the game has it."""

from collections.abc import Mapping
from typing import Any

from protocol.ids import Role
from protocol.options import Options
from protocol.record import Record
from server.games.catalog import GAMES
from server.games.game import Game
from server.store.results.numbers import Order


def order_of(game: str, options: Mapping[str, Any]) -> Order:
    """Return the order of a game that is hosted here, with these options. Raises KeyError for another game."""
    rules = GAMES[game]
    read = rules.options.model_validate(options)
    low = frozenset[Role]().union(*[format.low_roles for format in rules.formats(read).values()])
    return Order(low, is_timed(rules, read))


def is_timed(game: Game[Any, Any], options: Options) -> bool:
    """Tell whether, of equal scores on a number, the one that took less time is the better one."""
    return any(format.timed for format in game.formats(options).values())


def counts(record: Record) -> bool:
    """Tell whether what was reached in a match of a game that is hosted here is held against what others reach."""
    game = GAMES[record.game]
    return game.format(game.options.model_validate(record.options), record.form, len(record.seats)).counted
