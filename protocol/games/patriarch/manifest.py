"""The manifest of The Patriarch."""

from protocol.games.manifest import Manifest

MANIFEST = Manifest(
    name="patriarch",
    title="The Patriarch",
    about="guess the family tree that another hides",
    order=3,
    view="protocol.games.patriarch.view:PatriarchView",
    options="protocol.games.patriarch.options:PatriarchOptions",
    reasons="protocol.games.patriarch.reasons:REASONS",
    rules="server.games.patriarch.rules:Patriarch",
    computer="server.bots.patriarch.computer:PatriarchComputer",
    coding="server.environment.patriarch:PatriarchCoding",
    trials="server.bots.patriarch.trials",
    record_check="client.games.patriarch.record_check:CHECK",
    offer="client.games.patriarch.offer:OFFER",
    words="client.games.patriarch.about:WORDS",
    terminal="client.terminal.games.patriarch.leg:DRAWN",
    line="client.line.games.patriarch:BOARD",
    play="client.games.patriarch.play:PLAY",
    web="client:web/games/patriarch",
)
