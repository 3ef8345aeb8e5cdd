"""The manifest of Poker Solitaire."""

from protocol.games.manifest import Manifest

MANIFEST = Manifest(
    name="poker-solitaire",
    title="Poker Solitaire",
    about="Five rows and five columns of poker hands: alone, in turn, as a race or a duel.",
    order=4,
    view="protocol.games.poker_solitaire.view:PokerSolitaireView",
    options="protocol.games.poker_solitaire.options:PokerSolitaireOptions",
    reasons="protocol.games.poker_solitaire.reasons:REASONS",
    rules="server.games.poker_solitaire.rules:PokerSolitaire",
    computer="server.bots.poker_solitaire.computer:PokerSolitaireComputer",
    coding="server.environment.poker_solitaire:PokerSolitaireCoding",
)
