"""The words of each game for screens other than its own."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from client.games import parts
from protocol.games.catalog import first_game, manifests

if TYPE_CHECKING:
    from client.games.game_words import GameWords

GAMES: Mapping[str, "GameWords"] = parts.GameParts("words", "client.games.generic.about:words_of")
"""The words of each game, in the order in which games are offered."""


def words_of(game: str) -> "GameWords":
    """Return a game's words; for an unknown game the first game's words, for pages on all games."""
    return GAMES[game if game in GAMES else first_game()]


def title_of(game: str) -> str:
    """Return a game's name for people; for an unknown game the first game's."""
    return parts.title_of(game) or manifests()[first_game()].title


def about(game: str) -> str:
    """Return a clause on a game, for lists of games. Raises KeyError if the game is unknown."""
    own = GAMES[game].about
    return parts.about(game) if own is None else own()
