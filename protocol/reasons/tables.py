"""All reasons: the shared ones, and the ones of each installed game."""

from collections.abc import Mapping

from protocol.games.catalog import manifests, reasons_of
from protocol.reasons import shared
from protocol.reasons.base import Reasons

TABLES: Mapping[str | None, Reasons] = {None: shared.REASONS} | {game: reasons_of(game) for game in manifests()}
"""The reasons of each game by the game's name, and under None the reasons that all games share."""
