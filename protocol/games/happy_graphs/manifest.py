"""The manifest of Happy Graphs."""

from protocol.games.manifest import Manifest

MANIFEST = Manifest(
    name="happy-graphs",
    title="Happy Graphs",
    about="every card wants as many neighbours as its rank says",
    order=2,
    view="protocol.games.happy_graphs.view:HappyGraphsView",
    options="protocol.games.happy_graphs.options:HappyGraphsOptions",
    reasons="protocol.games.happy_graphs.reasons:REASONS",
    rules="server.games.happy_graphs.rules:HappyGraphs",
    computer="server.bots.happy_graphs.computer:HappyGraphsComputer",
    coding="server.environment.happy_graphs:HappyGraphsCoding",
    record_check="client.games.happy_graphs.record_check:CHECK",
    offer="client.games.happy_graphs.offer:OFFER",
    words="client.games.happy_graphs.about:WORDS",
    terminal="client.terminal.games.happy_graphs.leg:DRAWN",
    line="client.line.games.happy_graphs:BOARD",
    play="client.games.happy_graphs.play:PLAY",
    web="client:web/games/happy_graphs",
)
