"""What is said when something goes wrong."""

from client.net.link_state import Failure, FailureKind
from protocol.codes import RejectionCode
from protocol.events import Rejected
from protocol.ids import RoomCode, show_room_code

SAVE_FAILED = "The record could not be had from the server. Try again."
RESET = "The server lost the newest moves. The game continues from here."
STORE_AWAY = "The server cannot reach its store just now; your move is sent again until it can."
OWN_SERVER_GONE = "Your server has gone, your match is kept. Ctrl+R starts it again."
RECONNECTING = "The connection is lost: your match is kept. Trying again …"


def not_saved(path: str, reason: str) -> str:
    """Say why the record could not be written."""
    return f"The record could not be written to {path}: {reason}."


def stopped(why: Failure | Rejected, server: str, hosted: bool, room: RoomCode | None = None) -> str:
    """Say why there is no going on; `hosted`: the server runs on this machine; `room` the one that was wanted."""
    if isinstance(why, Rejected):
        if why.code is RejectionCode.NO_SUCH_ROOM and room is not None:
            return f"There is no room {show_room_code(room)} at {server}. Look at the code and the address again."
        where = f" (at {server})" if why.code is RejectionCode.SEAT_TAKEN else ""
        return _REJECTIONS.get(why.code, f"{why.message}{where}")
    if hosted and why.kind in (FailureKind.NOTHING_LISTENS, FailureKind.NO_ANSWER):
        return "The server on this machine does not answer."
    return _FAILURES[why.kind].format(server=server, detail=why.detail)


def seat_elsewhere(address: str) -> str:
    """Say that one has a seat in a room of the same code on another server, or by another address."""
    return f"You have a seat in a room of that code at {address}: come back by that address."


_REJECTIONS = {
    RejectionCode.SEAT_CONNECTED: (
        "You are in this room already, from another terminal. Take your seat over here, or join as somebody else."
    ),
}
_FAILURES = {
    FailureKind.OFFLINE: "You are offline. Connect to the network, then try again.",
    FailureKind.NAME_NOT_FOUND: (
        "No machine is found by the name in {server}. Look at the address again, or at your network."
    ),
    FailureKind.NOTHING_LISTENS: (
        "Nothing answers at {server}. Is the address right, and is the host's Turnabout running there?"
    ),
    FailureKind.NO_ANSWER: (
        "{server} cannot be reached. Look at the address again; else a firewall or the network is in the way."
    ),
    FailureKind.NOT_TURNABOUT: (
        "Something answers at {server}, but it is no Turnabout server. Is the port right, or does the address begin "
        "with wss://?"
    ),
    FailureKind.TLS: "No secure connection to {server} can be made ({detail}). Does it really use wss or https?",
    FailureKind.UNTRUSTED: (
        "{server} shows a certificate that this machine does not trust ({detail}): it may be somebody else. If you "
        "know better, set SSL_CERT_FILE to a file with the certificate of who issued it."
    ),
    FailureKind.CROWDED: "{server} takes no more connections from your address just now. Try again in a minute.",
    FailureKind.WRONG_PROTOCOL: "{detail}",
    FailureKind.NAME_REFUSED: "The server at {server} does not take your name. {detail}",
    FailureKind.TURNED_AWAY: "The server at {server} did not let you in. {detail}",
    FailureKind.DROPPED: "The connection to {server} was lost. {detail}",
    FailureKind.SERVER_STOPPING: "The server is being stopped.",
    FailureKind.TAKEN_OVER: "Another terminal of yours has taken your seat over.",
    FailureKind.ROOM_STOPPED: (
        "The server has stopped this room because of a fault of its own. Nothing is lost: the match is kept and can "
        "be gone on with once the server is repaired."
    ),
    FailureKind.ROOM_GONE: "{detail}",
    FailureKind.NOT_HOSTED: "{detail}",
    FailureKind.SENT_AWAY: "{detail}",
    FailureKind.SEAT_MOVED: "Your seat has moved to another machine of yours, and is played from there now.",
    FailureKind.UNREADABLE: (
        "The room holds something that this Turnabout does not know: the server's is newer. Upgrade this one."
    ),
}
_LOST = {
    FailureKind.OFFLINE: "You are offline: your match is kept.",
    FailureKind.NOTHING_LISTENS: "The host is away: your match is kept.",
    FailureKind.NO_ANSWER: "The host cannot be reached: your match is kept.",
    FailureKind.NAME_NOT_FOUND: "The host's name is not found just now: your match is kept.",
    FailureKind.SERVER_STOPPING: "The server is being stopped: your match is kept.",
}


def lost(failure: Failure, seconds: int) -> str:
    """Say that there is no connection, and when the next try comes."""
    what = _LOST.get(failure.kind, "The connection is lost: your match is kept.")
    return f"{what} Trying again …" if seconds <= 0 else f"{what} Trying again in {seconds} s (Ctrl+R: now)."


def late(offline: bool) -> str:
    """Say that the answer to a command is late."""
    return "You are offline: waiting …" if offline else "No answer from the server for 5 s: waiting …"


def away_before(server: str) -> str:
    """Say that the host of a room one knows does not answer."""
    return f"The host is away: nothing answers at {server}. Your match is kept, and this screen goes on looking."


def fault(log: str) -> str:
    """Say that the program has failed, without a traceback."""
    return f"Turnabout has failed; your seat and your match are kept. What happened is written in {log}"


def too_small(least_columns: int, least_lines: int, columns: int, lines: int) -> str:
    """Ask for a larger terminal than the one there is."""
    least = f"{least_columns} columns and {least_lines} lines"
    return f"Turnabout needs a terminal of {least} or more; this one has {columns} and {lines}."
