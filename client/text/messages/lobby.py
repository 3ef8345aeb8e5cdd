"""What the pages share that ask a server for something outside its rooms.

Made from client/text/en/lobby.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def asking() -> str:
    return "Asking the server …"


def game() -> str:
    return "Game"


def form(key: Literal["match", "mirror", "race", "together", "solo"]) -> str:
    return {
        "match": "match",
        "mirror": "mirror match",
        "race": "race",
        "together": "together",
        "solo": "alone",
    }[key]


def game_form(*, game: str, form: Literal["match", "mirror", "race", "together", "solo"]) -> str:
    return f"{formats.name(game)}" if form == "match" else f"{formats.name(game)} (mirror)" if form == "mirror" else f"{formats.name(game)} (race)" if form == "race" else f"{formats.name(game)} (together)" if form == "together" else f"{formats.name(game)} (alone)"


def you(name: str) -> str:
    return f"{formats.name(name)} (you)"


def key(key: Literal["choose", "back"]) -> str:
    return {
        "choose": "choose",
        "back": "back",
    }[key]


def where(*, own: bool, server: str) -> str:
    return f"on this machine’s server ({server})" if own else f"on the server {server}"


def where_in_short(*, own: bool, server: str) -> str:
    return "on this machine" if own else f"{server}"


def heading(key: Literal["rooms", "daily", "standings", "player", "matches", "versus", "scores"], *, where: str) -> str:
    match key:
        case "rooms":
            return f"Public rooms {where}:"
        case "daily":
            return f"The daily number {where}:"
        case "standings":
            return f"Standings {where}:"
        case "player":
            return f"A player’s page {where}:"
        case "matches":
            return f"Finished matches {where}:"
        case "versus":
            return f"Head to head {where}:"
        case "scores":
            return f"Your high scores {where}:"
    raise KeyError(key)


def no_answer() -> str:
    return "The server did not answer. Try again."


language.register(globals())
