"""The manifest of The Patriarch."""

from protocol.games.manifest import Manifest

MANIFEST = Manifest(
    name="patriarch",
    title="The Patriarch",
    about="A hidden family tree, found by guesses that are graded: two in turn, or many in a race.",
    order=3,
    view="protocol.games.patriarch.view:PatriarchView",
    options="protocol.games.patriarch.options:PatriarchOptions",
    reasons="protocol.games.patriarch.reasons:REASONS",
    rules="server.games.patriarch.rules:Patriarch",
    computer="server.bots.patriarch.computer:PatriarchComputer",
    coding="server.environment.patriarch:PatriarchCoding",
    trials="server.bots.patriarch.trials",
)
