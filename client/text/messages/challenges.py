"""A challenge: a room that keeps a seat for a past opponent.

Made from client/text/en/challenges.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def challenge_player(name: str) -> str:
    return f"Challenge {formats.name(name)}"


def waiting(name: str) -> str:
    return f"Waiting for {formats.name(name)} …"


def seat_kept(name: str) -> str:
    return f"{formats.name(name)} finds your challenge under “Your games”. The seat is kept for them."


def challenges_you(name: str) -> str:
    return f"{formats.name(name)} challenges you"


def waits_for(name: str) -> str:
    return f"Waiting for {formats.name(name)}"


def declined(name: str) -> str:
    return f"{formats.name(name)} declined"


def key(key: Literal["accept", "decline", "decline-all", "withdraw", "challenge"]) -> str:
    return {
        "accept": "accept",
        "decline": "decline",
        "decline-all": "decline all",
        "withdraw": "withdraw",
        "challenge": "challenge",
    }[key]


def done(key: Literal["decline", "decline-all", "withdraw"]) -> str:
    return {
        "decline": "You declined the challenge.",
        "decline-all": "You declined the challenge, and all further ones by this player.",
        "withdraw": "You withdrew the challenge.",
    }[key]


def never_met() -> str:
    return "You can challenge only a person against whom you have finished a two-player match."


def no_past_opponent() -> str:
    return "there is no finished match against another person"


def none_open() -> str:
    return "no challenge of yours is open here"


def hint(key: Literal["challenge", "decline", "withdraw"]) -> str:
    return {
        "challenge": "challenge Ben, for example",
        "decline": "decline ROOM, or decline ROOM all for all further challenges by this player",
        "withdraw": "withdraw ROOM",
    }[key]


def name_player() -> str:
    return "Name a player, such as challenge Ben."


def name_room(command: str) -> str:
    return f"Name the room, as games lists it, such as {command} KZ7-4QM2."


def send() -> str:
    return "Challenge a player to a match"


def decline_one() -> str:
    return "Decline a challenge"


def withdraw_one() -> str:
    return "Withdraw your challenge"


language.register(globals())
