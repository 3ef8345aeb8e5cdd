"""The seats of a continuing match that are finished: their scores stand, whether their players are connected or not."""

from client.games.play import play_of
from client.net.frames import ShownRoom
from protocol.ids import Seat


def is_through(room: ShownRoom, seat: Seat) -> bool:
    """Tell whether nobody waits for a seat any more: its table of a race is over, or has its last card."""
    view = room.view
    if view is None:
        return False
    if room.form == "race":
        return seat not in view.to_act
    return room.form != "mirror" and play_of(room.game).is_through(view, seat)
