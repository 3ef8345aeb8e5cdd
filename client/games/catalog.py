"""The facts about the installed games, besides their words and boards."""

from collections.abc import Mapping

from client.games.record_check import RecordCheck
from protocol.games.catalog import Parts, manifests

RECORD_CHECKS: Mapping[str, RecordCheck] = Parts("record_check")
"""The record check of each known game."""
LEVELS = ("easy", "normal", "strong", "random")
"""The levels of the computer, the most popular one first."""


def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels of the computer at a game."""
    manifest = manifests().get(game)
    return LEVELS if manifest is None else (*LEVELS, *manifest.more_levels)
