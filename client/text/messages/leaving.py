"""The question before a player leaves a room.

Made from client/text/en/leaving.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence

from client.text import formats, language


def title() -> str:
    return "Leave the room?"


def title_alone() -> str:
    return "Leave the game?"


def leave() -> str:
    return "Leave"


def stay() -> str:
    return "Stay"


def keep_open() -> str:
    return "Leave and keep the room open"


def keep_open_hint(name: str | None) -> str:
    return "the server keeps running for " + ("a friend" if name is None else f"{formats.name(name)}")


def stop_server() -> str:
    return "Leave and stop the server"


def stop_server_hint() -> str:
    return "everyone is disconnected; matches are kept"


def stopping_server() -> str:
    return "Stopping the server …"


def nobody_joined() -> str:
    return "Nobody has joined yet."


def seat_kept(*, names: Sequence[str], several: bool, until: int | None) -> str:
    return f"{formats.names(names)} " + ("have seats" if several else "has a seat") + " here, too. Your seat is kept" + ("" if until is None else f" until {formats.date(until)}") + ": come back from the start screen."


def match_over(*, code: str, until: int | None) -> str:
    return "The match is over. Your seat is kept" + ("" if until is None else f" until {formats.date(until)}") + f": to come back, join the room {code} again."


def game_kept(until: int | None) -> str:
    return "Your game is kept" + ("" if until is None else f" until {formats.date(until)}") + ": resume it from the start screen."


def spectator() -> str:
    return "You are only watching: you can come back at any time."


def computers_pause() -> str:
    return "The computers pause while nobody watches. Come back from the start screen."


language.register(globals())
