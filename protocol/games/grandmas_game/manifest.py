"""The manifest of Grandma’s Game."""

from protocol.games.manifest import Manifest

MANIFEST = Manifest(
    name="grandmas-game",
    title="Grandma’s Game",
    about="Two packs on thirteen piles, to be brought home from memory: alone, or as a race.",
    order=5,
    view="protocol.games.grandmas_game.view:GrandmasGameView",
    options="protocol.games.grandmas_game.options:GrandmasGameOptions",
    reasons="protocol.games.grandmas_game.reasons:REASONS",
    rules="server.games.grandmas_game.rules:GrandmasGame",
    computer="server.bots.grandmas_game.computer:GrandmasGameComputer",
    coding="server.environment.grandmas_game:GrandmasGameCoding",
    more_levels=("forgetful",),
)
