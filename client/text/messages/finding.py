"""Finding other players: the list of public rooms, and quick matches.

Made from client/text/en/finding.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def title() -> str:
    return "Find a game"


def hint_command() -> str:
    return "lists the public rooms, and how to join them"


def quick_match() -> str:
    return "Quick match"


def quick_match_of(game: str) -> str:
    return f"Quick match · {formats.name(game)}"


def quick_match_hint_of(game: str) -> str:
    return f"play the next person who wants {formats.name(game)}"


def find_opponent() -> str:
    return "Find an opponent"


def waiting() -> str:
    return "Looking for an opponent with the same settings. The match begins when you are both ready. Leaving cancels the search."


def wanted(*, game: str, form: str, clock: str) -> str:
    return f"Looking for: {formats.name(game)}, {form}, {clock}."


def canceled() -> str:
    return "You left the room. The search is canceled."


def opponent_left(name: str) -> str:
    return f"{formats.name(name)} left. Looking for someone else …"


def opponent_away_command(name: str) -> str:
    return f"If {formats.name(name)} does not come back, type free {formats.name(name)} to open the seat."


def leave_opponent(name: str) -> str:
    return f"Your seat becomes free, and {formats.name(name)} gets another opponent."


def quick_match_command() -> str:
    return "Type quick, and the form, clock and options that you want, if any. For example: quick clock 5m+3."


def rooms_of(game: str | None) -> str:
    return "Public rooms, all games" if game is None else f"Public rooms, {formats.name(game)}"


def more(count: int) -> str:
    return f"and {formats.number(count)} other room not listed here" if count == 1 else f"and {formats.number(count)} other rooms not listed here"


def no_rooms(game: str | None) -> str:
    return "There are no public rooms right now." if game is None else f"There are no public rooms for {formats.name(game)} right now."


def no_rooms_commands(server: str) -> str:
    return f"To look for an opponent: turnabout quick, or quick in line mode. To open a room: turnabout host --public --server {server}."


def resumes() -> str:
    return "The list resumes when the connection is back."


def own_server_stopped() -> str:
    return "The server on your machine has stopped."


def own_server() -> str:
    return "This is the server on your own machine. Others can only play here if they can reach its address."


def state(*, status: Literal["waiting", "playing", "over"], free: int, seats: int) -> str:
    return ("playing" if status == "playing" else "between matches" if status == "over" else "about to begin") if free == 0 else (f"playing, {formats.number(free)} free" if status == "playing" else "needs 1 player") if free == 1 else f"playing, {formats.number(free)} free" if status == "playing" else f"{formats.number(free)} of {formats.number(seats)} seats free"


def now() -> str:
    return "now"


def players(names: Sequence[str]) -> str:
    return f"players: {formats.names(names)}"


def no_players() -> str:
    return "no players yet"


def free_seats(count: int) -> str:
    return f"{formats.number(count)} seat free" if count == 1 else f"{formats.number(count)} seats free"


def spectators(count: int) -> str:
    return f"{formats.number(count)} spectator" if count == 1 else f"{formats.number(count)} spectators"


def known_number() -> str:
    return "known number"


def hidden_number() -> str:
    return "hidden random number"


def hints() -> str:
    return "hints"


def spectators_allowed() -> str:
    return "spectators allowed"


def no_spectators() -> str:
    return "no spectators"


def row(*, game: str, form: str, owner: str, state: str, age: str, details: str, address: str) -> str:
    return f"{formats.name(game)}, {form}, {formats.name(owner)}’s room: {state} ({age}). {details} join {address}"


def full() -> str:
    return "That room is full and doesn’t allow spectators."


def is_public() -> str:
    return "The room is listed in “Find a game”, and anyone may join."


def public_label() -> str:
    return "Public"


def public(key: Literal["yes", "no"]) -> str:
    return {
        "yes": "listed in “Find a game”: anyone may join",
        "no": "no: only by its code or link",
    }[key]


def server_title() -> str:
    return "Find games on which server?"


def server_label() -> str:
    return "Server"


def server_hint() -> str:
    return "HOST or HOST:PORT, or its address in a browser. Used until you quit."


def key(key: Literal["open", "host", "games", "server", "retry", "another-server"]) -> str:
    return {
        "open": "go",
        "host": "host one",
        "games": "this game or all",
        "server": "server",
        "retry": "try again",
        "another-server": "another server",
    }[key]


language.register(globals())
