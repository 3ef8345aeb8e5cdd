"""Text about the code that moves a seat to another machine. Pure."""

from client.net.address import RoomAddress
from client.room.pages.setting import Setting
from client.text.messages import actions as action_text
from protocol.events import SeatCodeEvent

_HERE_ALONE = ("127.0.0.1", "::1", "localhost")


def no_way(setting: Setting) -> str | None:
    """Return why a seat can't move: no other machine can reach the server; None if it can move."""
    return action_text.seat_cannot_move() if setting.closed else None


def moving(made: SeatCodeEvent, address: RoomAddress) -> str:
    """Return how to use a code; if the address works only on this machine, it says so."""
    command = action_text.move_command(address=str(address), code=made.code)
    text = action_text.move_by_command(command=command, until=made.expires)
    host = address.server.host
    return f"{text}\n{action_text.local_address(host)}" if host in _HERE_ALONE else text
