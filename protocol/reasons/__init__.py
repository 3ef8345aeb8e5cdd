"""Why commands are rejected: the reasons that all games share, and those of each game, joined here."""

from collections.abc import Mapping

from protocol.reasons import family_tree, grandmas_game, happy_graphs, patriarch, poker_solitaire, shared
from protocol.reasons.base import Reasons

TABLES: Mapping[str | None, Reasons] = {
    None: shared.REASONS,
    "family-tree": family_tree.REASONS,
    "happy-graphs": happy_graphs.REASONS,
    "patriarch": patriarch.REASONS,
    "poker-solitaire": poker_solitaire.REASONS,
    "grandmas-game": grandmas_game.REASONS,
}
"""The reasons of each game by the game's name, and under None those that all games share."""
