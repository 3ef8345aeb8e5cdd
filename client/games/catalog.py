"""What this client knows of the installed games, beside their words and boards."""

from collections.abc import Mapping

from client.games.record_check import RecordCheck
from protocol.games.catalog import Parts, manifests

RECORD_CHECKS: Mapping[str, RecordCheck] = Parts("record_check")
"""How each game that this client knows checks a record."""
LEVELS = ("easy", "normal", "strong", "random")
"""The levels of the computer, the one that most people want first."""


def levels_of(game: str) -> tuple[str, ...]:
    """Return the levels of the computer at a game."""
    manifest = manifests().get(game)
    return LEVELS if manifest is None else (*LEVELS, *manifest.more_levels)
