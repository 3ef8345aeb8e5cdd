"""Happy Graphs' decks. rules: deals; happy_graphs, Players and hands"""

from collections.abc import Mapping

from protocol.cards import PACK, RANKS
from protocol.deals import Deck
from protocol.games.happy_graphs.options import Mode, Variant

PLAYED_RANKS: Mapping[Variant, str] = {"classic": RANKS[:4], "corners": RANKS[:8], "hex": RANKS[:6]}
"""The ranks in the deck of each variant."""
_PLAYERS_PER_PACK = 16


def count_packs(mode: Mode, seats: int) -> int:
    """Return the number of packs for this many players: a puzzle has one.

    >>> [count_packs("together", seats) for seats in (1, 16, 17, 32, 33, 48)], count_packs("puzzle", 17)
    ([1, 1, 2, 2, 3, 3], 1)
    """
    return 1 if mode == "puzzle" else -(-seats // _PLAYERS_PER_PACK)


def deck_of(variant: Variant, mode: Mode, seats: int) -> Deck:
    """Return the deck for this many players.

    >>> deck_of("hex", "together", 17).name
    'happy-graphs-6-2'
    """
    ranks, packs = PLAYED_RANKS[variant], count_packs(mode, seats)
    cards = tuple(card for card in PACK if card[0] in ranks)
    return Deck(f"happy-graphs-{len(ranks)}-{packs}", cards * packs)
