"""All reasons: the shared ones, and the ones of each game."""

from collections.abc import Mapping

from protocol.games.catalog import REASONS
from protocol.reasons import shared
from protocol.reasons.base import Reasons

TABLES: Mapping[str | None, Reasons] = dict([(None, shared.REASONS), *REASONS.items()])
"""The reasons of each game by the game's name, and under None the reasons that all games share."""
