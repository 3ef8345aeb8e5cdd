"""The manifest of Happy Graphs."""

from protocol.games.manifest import Manifest

MANIFEST = Manifest(
    name="happy-graphs",
    title="Happy Graphs",
    about="Every card wants as many neighbours as its rank says: together, alone, as a duel or a puzzle.",
    order=2,
    view="protocol.games.happy_graphs.view:HappyGraphsView",
    options="protocol.games.happy_graphs.options:HappyGraphsOptions",
    reasons="protocol.games.happy_graphs.reasons:REASONS",
    rules="server.games.happy_graphs.rules:HappyGraphs",
    computer="server.bots.happy_graphs.computer:HappyGraphsComputer",
    coding="server.environment.happy_graphs:HappyGraphsCoding",
)
