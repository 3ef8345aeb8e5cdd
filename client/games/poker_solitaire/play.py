"""The functions of Poker Solitaire for clients."""

from collections.abc import Iterator

from client.games.play import Moves, Play, listed
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.ids import Seat


def moves(view: PokerSolitaireView) -> Moves:
    """Return the moves of a view's reader."""
    return listed(view) if view.moves else Moves([*_moved(view)], True)


def _moved(view: PokerSolitaireView) -> Iterator[str]:
    for source in view.sources:
        for target in source.targets:
            yield f"{source.what}>{target}"
    if view.may_pass:
        yield "pass"
    if view.may_done:
        yield "done"


def is_through(view: PokerSolitaireView, seat: Seat) -> bool:
    """Return whether a seat's table of a race is over, or has its last card."""
    if view.options.mode not in ("race", "race-both"):
        return False
    full = view.options.mode == "race-both" and view.matrices[seat].full
    return bool(view.to_act) and (full or seat not in view.to_act)


PLAY = Play(moves=moves, is_through=is_through)
