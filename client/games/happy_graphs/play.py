"""The functions of Happy Graphs for clients."""

from collections.abc import Iterator

from client.games.play import Moves, Play, listed
from protocol.games.happy_graphs.view import HappyGraphsView


def moves(view: HappyGraphsView) -> Moves:
    """Return the moves of a view's reader."""
    return Moves([*_puzzle(view)], True) if view.mode == "puzzle" else listed(view)


def _puzzle(view: HappyGraphsView) -> Iterator[str]:
    hand = dict.fromkeys(card for cards in view.hands for card in cards or ())
    for group in view.groups:
        place = "" if group.number == 1 else f"{group.number}:"
        for square in group.open:
            for card in hand:
                if card[0] in square.takes:
                    yield f"{card}@{place}{square.x},{square.y}"
        for lying in group.cards:
            yield f"take {place}{lying.x},{lying.y}"
    if view.new_group is not None:
        place = "" if view.new_group == 1 else f"{view.new_group}:"
        for card in hand:
            yield f"{card}@{place}0,0"
    yield "done"


PLAY = Play(moves=moves, may_peek=lambda options: options.get("mode") != "puzzle")
