"""The list of the games that this server hosts. It imports none of them, so reading it is quick."""

from collections.abc import Mapping
from typing import NamedTuple


class Manifest(NamedTuple):
    """Where a game's parts are: import strings, `package.module:Class`. Each layer of the server loads its own part.

    `rules` is a `server.games.game.Game`, `computer` a `server.bots.base.Computer`, `coding` a
    `server.environment.coding.Coding`. `trials` is the module for `arena --trees`, None if the game has no trees.
    `more_levels` are the computer players beside the four that every game has.
    """

    rules: str
    computer: str
    coding: str
    trials: str | None = None
    more_levels: tuple[str, ...] = ()


MANIFESTS: Mapping[str, Manifest] = {
    "family-tree": Manifest(
        rules="server.games.family_tree.rules:FamilyTree",
        computer="server.bots.family_tree.computer:FamilyTreeComputer",
        coding="server.environment.family_tree:FamilyTreeCoding",
    ),
    "happy-graphs": Manifest(
        rules="server.games.happy_graphs.rules:HappyGraphs",
        computer="server.bots.happy_graphs.computer:HappyGraphsComputer",
        coding="server.environment.happy_graphs:HappyGraphsCoding",
    ),
    "patriarch": Manifest(
        rules="server.games.patriarch.rules:Patriarch",
        computer="server.bots.patriarch.computer:PatriarchComputer",
        coding="server.environment.patriarch:PatriarchCoding",
        trials="server.bots.patriarch.trials",
    ),
    "poker-solitaire": Manifest(
        rules="server.games.poker_solitaire.rules:PokerSolitaire",
        computer="server.bots.poker_solitaire.computer:PokerSolitaireComputer",
        coding="server.environment.poker_solitaire:PokerSolitaireCoding",
    ),
    "grandmas-game": Manifest(
        rules="server.games.grandmas_game.rules:GrandmasGame",
        computer="server.bots.grandmas_game.computer:GrandmasGameComputer",
        coding="server.environment.grandmas_game:GrandmasGameCoding",
        more_levels=("forgetful",),
    ),
}
"""The manifests by the games' names in messages, in the order in which games are offered."""
USUAL = next(iter(MANIFESTS))
"""The game that is meant if none is named."""
