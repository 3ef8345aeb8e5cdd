"""What a leg counts: the cards that are not happy. rules: happy_graphs, Rule 6 and Record"""

from server.games.happy_graphs.shape import SHAPES, wants
from server.games.happy_graphs.state import State


def parts(state: State) -> dict[str, int]:
    """Return the unhappy cards by rank, every rank of the variant: those on the boards, in a puzzle the hand's too."""
    counts = dict.fromkeys(SHAPES[state.variant].ranks, 0)
    for group in state.groups:
        for _, card, has in group.places:
            if has < wants(card):
                counts[card[0]] += 1
    if state.mode == "puzzle":
        for card in state.hands[0]:
            counts[card[0]] += 1
    return counts
