"""What is said on the way into a room, while it waits for a friend, and on the way out."""

from client.net.local_addresses import Reach
from client.text.counting import day

ROOM_OPEN = "Your room is open. Read this code out, or send the line below it."
CLOSED = (
    "A seat is free, but only this machine reaches your server so far. Press e to let others join: the server starts "
    "anew for that, and every game on it goes on."
)
OPENING = "The server starts anew …"
FRIEND_RUNS = "Your friend runs"
FRIEND_RUNS_HERE = "Your friend runs one of these (in a clone ./dev join …):"
NO_ADDRESS = "This machine has no address that another one could reach: connect it to a network."
FREE = "free"
RING = "○ away"
WAITING_FOR_FRIENDS = "Waiting for your friends …"
BEGIN_WITH = "b begins with those here; k gives seats to the computer; o: how many seats."
WAITING = "Waiting for your friend …"
CONNECTING_HERE = "Connecting to the server on this machine …"
STARTING_SERVER = "Starting the server on this machine …"
THIS_MACHINE = "this machine"
IN_A_CLONE = "Who runs Turnabout from a clone types ./dev in place of turnabout."


def reach(where: Reach, network: str) -> str:
    """Say from where an address can be reached."""
    if where is Reach.LAN:
        return f"same network ({network})"
    if where is Reach.VPN:
        return f"over {network}" if network != "VPN" else "over your VPN"
    return "internet, if router and firewall let it in"


def reaches(where: Reach, network: str) -> tuple[str, str]:
    """Say from where an address can be reached, in full and in short."""
    shorts = {Reach.LAN: "same network", Reach.VPN: "VPN"}
    return reach(where, network), shorts.get(where, "internet")


def seats_taken(taken: int, seats: int, here: int | None) -> str:
    """Say how many of many seats are taken, and how many of them are here, if that is known."""
    away = f", {taken - here} away" if here is not None and taken > here else ""
    return f"{taken} of {seats} seats taken{away}"


def free_seats(number: int) -> str:
    """Say how many seats are free."""
    return "One seat is free." if number == 1 else f"{number} seats are free."


def cannot_show(title: str) -> str:
    """Say that this program has nothing that draws a game."""
    return f"This Turnabout cannot show {title[:40]}: it is older than the server's. Upgrade it, and come back."


def join_command(address: str) -> str:
    """Write the command that joins a room."""
    return f"turnabout join {address}"


def copied(what: str) -> str:
    """Say what was put on the clipboard, which terminals need not allow."""
    return f"Copied, if your terminal allows it: {what}"


def connecting(server: str) -> str:
    """Say that a connection is being made."""
    return f"Connecting to {server} …"


def room_of(code: str, title: str) -> str:
    """Head a screen of a room."""
    return f"{code} · {title}"


def as_another(address: str) -> str:
    """Say how to join as somebody else."""
    return f"As somebody else: turnabout join {address} --profile NAME"


LEAVE_TITLE = "Leave the room?"
LEAVE_NEW = "Nobody has joined yet."
LEAVE_LOOKING = "You only look on here: you can come back by the same command."
LEAVE_COMPUTERS = "The computers stop while nobody looks on; the start screen leads back here."
LEAVE = "Leave"
STAY = "Stay"
KEEP_OPEN = "Leave, and keep the room open"
END_SERVER = "Leave, and end the server"
END_SERVER_HINT = "everybody is disconnected; matches stay"
ENDING_SERVER = "Ending the server …"


def leave_kept(other: str, until: int | None, *, many: bool = False) -> str:
    """Say what leaving means if another player has a seat; `until` is when the room is forgotten, in ms."""
    kept = "kept" if until is None else f"kept until {day(until)}"
    have = "have seats" if many else "has a seat"
    return f"{other} {have} here, too. Your seat is {kept}: come back from the start screen or by the same command."


def leave_finished(code: str, until: int | None) -> str:
    """Say how a player comes back to a room whose match is over; `until` is when the room is forgotten, in ms.

    >>> leave_finished("KZ7-4QM2", None)
    'The match is over. Your seat is kept: to come back, join the room KZ7-4QM2 again.'
    """
    kept = "kept" if until is None else f"kept until {day(until)}"
    return f"The match is over. Your seat is {kept}: to come back, join the room {code} again."


def leave_alone(until: int | None) -> str:
    """Say what leaving means where nobody else plays; `until` is when the room is forgotten, in ms."""
    return f"Your game is kept{'' if until is None else f' until {day(until)}'}: the start screen leads back to it."


def keep_open_hint(other: str | None) -> str:
    """Say what stays when the host leaves."""
    return f"the server stays up for {other or 'a friend'}"
