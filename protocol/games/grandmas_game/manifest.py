"""The manifest of Grandma’s Game."""

from protocol.games.manifest import Manifest

MANIFEST = Manifest(
    name="grandmas-game",
    title="Grandma’s Game",
    about="two packs to eight foundations, by memory",
    order=5,
    view="protocol.games.grandmas_game.view:GrandmasGameView",
    options="protocol.games.grandmas_game.options:GrandmasGameOptions",
    reasons="protocol.games.grandmas_game.reasons:REASONS",
    rules="server.games.grandmas_game.rules:GrandmasGame",
    computer="server.bots.grandmas_game.computer:GrandmasGameComputer",
    coding="server.environment.grandmas_game:GrandmasGameCoding",
    more_levels=("forgetful",),
    record_check="client.games.grandmas_game.record_check:CHECK",
    offer="client.games.grandmas_game.offer:OFFER",
    words="client.games.grandmas_game.about:WORDS",
    terminal="client.terminal.games.grandmas_game.leg:DRAWN",
    line="client.line.games.grandmas_game:BOARD",
    play="client.games.grandmas_game.play:PLAY",
    web="client:web/games/grandmas_game",
)
