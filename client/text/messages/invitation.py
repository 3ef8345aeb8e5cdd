"""The page of a link to a room: it names the host and the game.

Made from client/text/en/invitation.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def title(*, host: str | None, game: str) -> str:
    return f"You’re invited to {formats.name(game)}" if host is None else f"{formats.name(host)} invites you to {formats.name(game)}"


def role(*, host: str | None, role: Literal["maximizer", "minimizer", "owner", "guesser", "drawn", "drawn_owner"]) -> str:
    return ("Your host wants a high score first, and you a low one. Then you swap roles." if host is None else f"{formats.name(host)} wants a high score first, and you a low one. Then you swap roles.") if role == "maximizer" else ("You want a high score first, and your host a low one. Then you swap roles." if host is None else f"You want a high score first, and {formats.name(host)} a low one. Then you swap roles.") if role == "minimizer" else ("Your host owns the tree first. Then you swap roles." if host is None else f"{formats.name(host)} owns the tree first. Then you swap roles.") if role == "owner" else "You own the tree first. Then you swap roles." if role == "guesser" else "Chance decides who owns the tree first. Then you swap roles." if role == "drawn_owner" else "Chance decides who wants the high score first. Then you swap roles."


def free_seats(*, free: int, seats: int) -> str:
    return f"{formats.number(free)} of {seats} seats is free." if free == 1 else f"{formats.number(free)} of {seats} seats are free."


def full() -> str:
    return "All seats are taken. You can watch."


def full_closed() -> str:
    return "All seats are taken, and this room allows no spectators."


language.register(globals())
