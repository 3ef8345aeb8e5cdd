"""Notices above a room: what other players ask, who is away, and what the reader can do about it.

Made from client/text/en/notices.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def takeback_asked(names: Sequence[str]) -> str:
    return f"{formats.names(names)} asks to take a move back."


def takeback_agreed() -> str:
    return "You agreed. The other players must agree, too."


def takeback_waits(names: Sequence[str] | None) -> str:
    return "Waiting for " + ("the other players" if names is None else f"{formats.names(names)}") + " to agree to your takeback."


def replacement_asked(*, person: str | None, level: str, names: Sequence[str]) -> str:
    return f"Let the {formats.level(level)} computer play on for {formats.names(names)}?" if person is None else f"{formats.name(person)} asks to play on for {formats.names(names)}."


def replacement_waits(*, person: str | None, level: str, names: Sequence[str]) -> str:
    return (f"The {formats.level(level)} computer" if person is None else f"{formats.name(person)}") + f" plays on for {formats.names(names)} if all players agree."


def own_replacement_waits(names: Sequence[str]) -> str:
    return f"Waiting for the others to agree about {formats.names(names)}’s seat."


def left_match() -> str:
    return "You left the match."


def left_race() -> str:
    return "You left the race. Your table is over."


def seat_replaced(level: str) -> str:
    return f"The {formats.level(level)} computer plays your seat."


def partner_away(*, names: Sequence[str], seconds: int) -> str:
    return f"{formats.names(names)} is away." + ("" if seconds == 0 else f" In {formats.duration(seconds)} you can free the seat.")


def opponent_away(*, names: Sequence[str], seconds: int) -> str:
    return f"{formats.names(names)} is away." + ("" if seconds == 0 else f" In {formats.duration(seconds)} you can claim the match or let the computer play on.")


def opponent_gone(names: Sequence[str]) -> str:
    return f"{formats.names(names)} is away. What now?"


def players_away(*, names: Sequence[str], number: int) -> str:
    return f"{formats.names(names)} " + ("is" if number == 1 else "are") + " away."


def players_away_for(*, names: Sequence[str], seconds: int) -> str:
    return f"Away: {formats.names(names)}. In {formats.duration(seconds)} a computer can play on if the others agree."


def players_gone(*, names: Sequence[str], number: int) -> str:
    return f"{formats.names(names)} " + ("is away or has left" if number == 1 else "are away or have left") + ". Who plays on?"


def action(key: Literal["agree", "decline", "withdraw", "come_back", "free", "go_on_without", "ask_for_seat"]) -> str:
    return {
        "agree": "Agree",
        "decline": "Decline",
        "withdraw": "Withdraw",
        "come_back": "Take your seat back",
        "free": "Free the seat",
        "go_on_without": "Choose",
        "ask_for_seat": "Ask for the seat",
    }[key]


def key(key: Literal["agree", "decline", "withdraw", "come_back", "free", "go_on_without", "ask_for_seat"]) -> str:
    return {
        "agree": "agree",
        "decline": "decline",
        "withdraw": "withdraw",
        "come_back": "take your seat back",
        "free": "free the seat",
        "go_on_without": "choose",
        "ask_for_seat": "ask for the seat",
    }[key]


def command(*, command: str, action: str) -> str:
    return f"{command} ({action})"


def type_command(commands: Sequence[str]) -> str:
    return f"Type {formats.either(commands)}."


language.register(globals())
