"""The connection to the server, and what can go wrong with it.

Made from client/text/en/connection.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def lost(*, kind: Literal["offline", "nothing_listens", "no_answer", "name_not_found", "server_stopping", "dropped"], seconds: int) -> str:
    return ("You are offline." if kind == "offline" else "The server doesn’t answer." if kind == "nothing_listens" else "The server can’t be reached." if kind == "no_answer" else "The server’s name can’t be found." if kind == "name_not_found" else "The server has stopped." if kind == "server_stopping" else "The connection is lost.") + " The match is saved. " + ("Retrying …" if seconds == 0 else f"Retrying in {formats.duration(seconds)}.")


def own_server_stopped() -> str:
    return "Your server has stopped. Your match is saved."


def server_away(server: str) -> str:
    return f"Nothing answers at {server}. Your match is saved. Trying again until the server answers …"


def late(offline: bool) -> str:
    return "You are offline. Waiting …" if offline else "The server has not answered for 5 s. Waiting …"


def server_cannot_save() -> str:
    return "The server can’t save at the moment. Your command is sent again until it can."


def moves_lost() -> str:
    return "The server lost the newest moves. The game continues from here."


def try_now_key() -> str:
    return "retry"


def start_server_key() -> str:
    return "start it again"


def failure(key: Literal["offline", "name_not_found", "nothing_listens", "no_answer", "not_turnabout", "tls", "untrusted", "crowded", "wrong_protocol", "name_refused", "turned_away", "dropped", "server_stopping", "replaced", "room_stopped", "room_gone", "not_hosted", "removed", "no_spectators", "seat_moved", "unreadable"], *, server: str, detail: str) -> str:
    match key:
        case "offline":
            return "You are offline. Connect to the network, then try again."
        case "name_not_found":
            return f"Host not found: {server}. Check the address and your network."
        case "nothing_listens":
            return f"Nothing answers at {server}. Check the address, and that Turnabout is running there."
        case "no_answer":
            return f"{server} can’t be reached. Check the address, your network and any firewall."
        case "not_turnabout":
            return f"The server at {server} is not a Turnabout server. Check the port, and whether the address begins with wss://."
        case "tls":
            return f"No secure connection to {server} is possible ({detail}). Check whether it really uses wss:// or https://."
        case "untrusted":
            return f"The certificate of {server} is not trusted ({detail}): it may be a different server. If you trust it, set SSL_CERT_FILE to a file with the certificate of its issuer."
        case "crowded":
            return f"{server} has too many connections from your address. Try again in a minute."
        case "wrong_protocol":
            return f"{detail}"
        case "name_refused":
            return f"The server at {server} doesn’t accept your name. {detail}"
        case "turned_away":
            return f"The server at {server} didn’t let you in. {detail}"
        case "dropped":
            return f"The connection to {server} was lost. {detail}"
        case "server_stopping":
            return "The server has stopped."
        case "replaced":
            return "You opened this room on too many devices or in too many windows, so it was closed here."
        case "room_stopped":
            return "The server stopped this room because of a fault. The match is saved, and can continue when the server is repaired."
        case "room_gone":
            return "This room has expired: nothing happened in it for a long time."
        case "not_hosted":
            return f"{detail}"
        case "removed":
            return "The owner removed you from this room."
        case "no_spectators":
            return "The room is full now, and its owner wants no spectators."
        case "seat_moved":
            return "Your seat moved to another device. You play it there now."
        case "unreadable":
            return "The server is newer than this Turnabout. Upgrade Turnabout, then come back."
    raise KeyError(key)


def certificate(key: Literal["expired", "not_yet_valid", "self_signed", "unknown_issuer", "other_name"]) -> str:
    return {
        "expired": "it has expired",
        "not_yet_valid": "it is not valid yet",
        "self_signed": "its owner signed it",
        "unknown_issuer": "its issuer is not known here",
        "other_name": "it is for another address",
    }[key]


def own_server_silent() -> str:
    return "The server on this machine doesn’t answer."


def no_room(*, code: str, server: str) -> str:
    return f"There is no room {code} at {server}. Check the code and the address."


def seat_connected() -> str:
    return "You are already in this room, on another device or in another window. Play here, too, or join as someone else."


def refused_at(*, message: str, server: str) -> str:
    return f"{message} (at {server})"


def seat_elsewhere(address: str) -> str:
    return f"You have a seat in a room with this code at {address}. Use that address to come back."


def record_not_loaded() -> str:
    return "Could not load the record. Try again."


def record_not_saved(*, path: str, why: str) -> str:
    return f"The record could not be saved to {path}: {why}."


language.register(globals())
