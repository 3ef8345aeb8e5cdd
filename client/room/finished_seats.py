"""For whom nobody waits any more in a match that goes on: what they reached stands, be they here or not."""

from client.net.frames import ShownRoom
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.ids import Seat


def is_through(room: ShownRoom, seat: Seat) -> bool:
    """Tell whether nobody waits for a seat any more: its table of a race is over, or has its last card."""
    view = room.view
    if view is None:
        return False
    if room.form == "race":
        return seat not in view.to_act
    if isinstance(view, PokerSolitaireView) and view.options.mode in ("race", "race-both"):
        full = view.options.mode == "race-both" and view.matrices[seat].full
        return bool(view.to_act) and (full or seat not in view.to_act)
    return False
