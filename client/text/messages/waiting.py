"""A room that waits for players: its code, its addresses and its free seats.

Made from client/text/en/waiting.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def connecting(server: str) -> str:
    return f"Connecting to {server} …"


def connecting_here() -> str:
    return "Connecting to the server on this machine …"


def starting_server() -> str:
    return "Starting the server on this machine …"


def this_machine() -> str:
    return "this machine"


def as_another_player(address: str) -> str:
    return f"To join as another player: turnabout join {address} --profile NAME"


def in_clone() -> str:
    return "In a clone of the repository, type ./dev instead of turnabout."


def cannot_show(title: str) -> str:
    return f"{formats.name(title)} needs a newer version of Turnabout: update it, then come back."


def room_open() -> str:
    return "Your room is open. Send a line below, or read out its address and code."


def join_command(address: str) -> str:
    return f"turnabout join {address}"


def friend_runs() -> str:
    return "Your friend runs:"


def friend_runs_one() -> str:
    return "Your friend runs one of these (in a clone: ./dev join …):"


def server_closed() -> str:
    return "A seat is free, but your server only accepts connections from this machine. Open it to let others join: the server restarts, and all games go on."


def opening_server() -> str:
    return "Restarting the server …"


def no_address() -> str:
    return "Other machines can’t reach this one: connect it to a network."


def reach(*, origin: Literal["lan", "vpn", "own_vpn", "internet"], network: str) -> str:
    return f"same network, {formats.name(network)}" if origin == "lan" else f"over {formats.name(network)}" if origin == "vpn" else "over your VPN" if origin == "own_vpn" else "internet, if router and firewall let it in"


def reach_short(key: Literal["lan", "vpn", "internet"]) -> str:
    return {
        "lan": "same network",
        "vpn": "VPN",
        "internet": "internet",
    }[key]


def copied(text: str) -> str:
    return f"Copied, if your terminal allows it: {text}"


def free() -> str:
    return "free"


def away_sign() -> str:
    return "○ away"


def seats_taken(*, taken: int, seats: int, away: int) -> str:
    return f"{formats.number(taken)} of {formats.number(seats)} seats taken" + ("" if away == 0 else f", {formats.number(away)} away")


def free_seats(seats: int) -> str:
    return f"{formats.number(seats)} seat is free." if seats == 1 else f"{formats.number(seats)} seats are free."


def free_seats_in_list(seats: int) -> str:
    return f"{formats.number(seats)} seat is free" if seats == 1 else f"{formats.number(seats)} seats are free"


def waiting_for_friend() -> str:
    return "Waiting for your friend …"


def waiting_for_friends() -> str:
    return "Waiting for your friends …"


def owner_hint() -> str:
    return "Begin now, or add computer players; the menu changes the number of seats."


language.register(globals())
