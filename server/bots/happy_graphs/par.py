"""Par: the best solo score found by a search that knows the deck.

Every play-out is a possible line of play, so the best of all counts; the search continues from the choice whose
play-outs end best.
"""

import random
from collections.abc import Sequence

from protocol.cards import Card
from protocol.games.happy_graphs.options import HappyGraphsOptions
from server.bots.happy_graphs.costs import costs, stages
from server.bots.happy_graphs.engine import PlayOut
from server.bots.happy_graphs.torus import ground
from server.games.happy_graphs.shape import wants

TRIED = 800
"""Lines that are played to the end from every position."""
NOISE = 400
"""The most by which a choice in these may be worse than it looks, in thousandths of a card."""


def par(options: HappyGraphsOptions, deck: Sequence[Card], tried: int = TRIED) -> int:
    """Return the fewest unhappy cards found for this deck; a puzzle can always be made perfect."""
    if options.mode == "puzzle":
        return 0
    on = ground(options.variant, 1)
    leg = PlayOut(on.steps, on.bits, on.most, on.most // 2 + 2, 1)
    leg.stages, leg.costs, leg.noise = stages(on.most), costs(options.variant, "hand of 1"), NOISE
    leg.chance = random.Random("".join(deck)).randrange(1 << 30)  # noqa: S311 - chance that can be repeated is the purpose
    order = [wants(card) for card in deck]
    least = len(order)
    for ply, want in enumerate(order):
        choices = [square for square in leg.edge[: leg.edges] if leg.open(square) and leg.touch[square] <= want]
        if not choices:
            choices = [leg.first_of(leg.groups)]
        hands, stock = bytearray(9), bytearray(order[ply + 1 :])
        hands[want] = 1
        totals = []
        for square in choices:
            ended = []
            for _ in range(max(4, tried // len(choices))):
                leg.deal(0, hands, stock)
                leg.play(square, want)
                ended.append(leg.play_out())
                leg.undo()
            least = min(least, *ended)
            totals.append((min(ended), sum(ended), square))
        leg.deal(0, hands, stock)
        leg.play(min(totals)[2], want)
    return least
