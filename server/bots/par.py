"""Par of a number: the best score found by a search that knows the deck. No computer player may use it."""

from typing import Any

from server.bots.registry import COMPUTERS
from server.games.catalog import GAMES


def par(game: str, options: dict[str, Any], number: int) -> int:
    """Return the par of a number of a solo game. `options` are complete, as a record has them."""
    rules = GAMES[game]
    read = rules.options.model_validate(options)
    return COMPUTERS[game].par(read, rules.deck(read, 1, number))
