"""The manifest of Poker Solitaire."""

from protocol.games.manifest import Manifest

MANIFEST = Manifest(
    name="poker-solitaire",
    title="Poker Solitaire",
    about="a square whose rows and columns are poker hands",
    order=4,
    view="protocol.games.poker_solitaire.view:PokerSolitaireView",
    options="protocol.games.poker_solitaire.options:PokerSolitaireOptions",
    reasons="protocol.games.poker_solitaire.reasons:REASONS",
    rules="server.games.poker_solitaire.rules:PokerSolitaire",
    computer="server.bots.poker_solitaire.computer:PokerSolitaireComputer",
    coding="server.environment.poker_solitaire:PokerSolitaireCoding",
    record_check="client.games.poker_solitaire.record_check:CHECK",
    offer="client.games.poker_solitaire.offer:OFFER",
    words="client.games.poker_solitaire.about:WORDS",
    terminal="client.terminal.games.poker_solitaire.leg:DRAWN",
    line="client.line.games.poker_solitaire:BOARD",
    play="client.games.poker_solitaire.play:PLAY",
    web="client:web/games/poker_solitaire",
)
