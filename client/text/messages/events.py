"""What happened in a room.

Made from client/text/en/events.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def someone() -> str:
    return "Someone"


def event(key: Literal["opened", "sat", "stood", "readied", "moved", "resigned", "flagged", "ran_out", "left", "returned", "replacement_agreed", "replacement_refused", "takeback_asked", "takeback_agreed", "takeback_refused", "freed", "banned", "owned", "hinted", "challenge_declined", "challenge_withdrawn", "seat_moved"], *, name: str, mine: bool) -> str:
    match key:
        case "opened":
            return "You opened the room." if mine else f"{formats.name(name)} opened the room."
        case "sat":
            return "You sat down." if mine else f"{formats.name(name)} sat down."
        case "stood":
            return "You left your seat." if mine else f"{formats.name(name)} left their seat."
        case "readied":
            return "You are ready." if mine else f"{formats.name(name)} is ready."
        case "moved":
            return "You moved." if mine else f"{formats.name(name)} moved."
        case "resigned":
            return "You resigned." if mine else f"{formats.name(name)} resigned."
        case "flagged":
            return "Your time ran out." if mine else f"{formats.name(name)}’s time ran out."
        case "ran_out":
            return "Your time in this leg ran out. The others play on." if mine else f"{formats.name(name)}’s time ran out. The others play on."
        case "left":
            return "You left the match." if mine else f"{formats.name(name)} left the match."
        case "returned":
            return "You play your seat again." if mine else f"{formats.name(name)} is back and plays again."
        case "replacement_agreed":
            return "You agreed to the replacement." if mine else f"{formats.name(name)} agreed to the replacement."
        case "replacement_refused":
            return "You declined the replacement." if mine else f"{formats.name(name)} declined the replacement."
        case "takeback_asked":
            return "You asked to take a move back." if mine else f"{formats.name(name)} asked to take a move back."
        case "takeback_agreed":
            return "You agreed to the takeback." if mine else f"{formats.name(name)} agreed to the takeback."
        case "takeback_refused":
            return "The takeback was declined."
        case "freed":
            return "Your seat was freed." if mine else f"{formats.name(name)}’s seat was freed."
        case "banned":
            return f"The owner removed {formats.name(name)}."
        case "owned":
            return "You own the room now." if mine else f"{formats.name(name)} owns the room now."
        case "hinted":
            return f"{formats.name(name)} asked for a hint."
        case "challenge_declined":
            return f"{formats.name(name)} declined the challenge."
        case "challenge_withdrawn":
            return f"The challenge to {formats.name(name)} was withdrawn."
        case "seat_moved":
            return "Your seat moved here." if mine else f"{formats.name(name)}’s seat moved to another device."
    raise KeyError(key)


def leg_started(*, leg: int, match: int) -> str:
    return f"Leg {leg} of match {match} has begun."


def leg_over(*, leg: int, match: int, score: int) -> str:
    return f"Leg {leg} of match {match} is over, at {formats.number(score)}."


def match_over(*, match: int, why: Literal["score", "resigned", "claimed", "flag"]) -> str:
    return f"Match {match} is over" + (" by resignation" if why == "resigned" else ", because a player was away" if why == "claimed" else ", because time ran out" if why == "flag" else "") + "."


def undone(revealed: bool) -> str:
    return "The last move was undone." + (" It had revealed a card." if revealed else "")


def taken_back(*, name: str, mine: bool, revealed: bool) -> str:
    return ("You agreed: a move was taken back." if mine else f"{formats.name(name)} agreed: a move was taken back.") + (" It had revealed a card." if revealed else "")


def rematch_offered(*, name: str, mine: bool, kind: Literal["same_number", "new_number", "only"]) -> str:
    return ("You want" if mine else f"{formats.name(name)} wants") + " " + ("a rematch on the same number" if kind == "same_number" else "a rematch on a new number" if kind == "new_number" else "a rematch") + "."


def rematch_declined(*, name: str, mine: bool, kind: Literal["same_number", "new_number", "only"]) -> str:
    return ("You don’t want" if mine else f"{formats.name(name)} doesn’t want") + " " + ("a rematch on the same number" if kind == "same_number" else "a rematch on a new number" if kind == "new_number" else "a rematch") + "."


def claimed(*, name: str, mine: bool, absent: str | None, since: int | None) -> str:
    return ("You" if mine else f"{formats.name(name)}") + " claimed the match: " + ("the opponent" if absent is None else f"{formats.name(absent)}") + " was away" + ("" if since is None else f" since {formats.time_of_day(since)}") + "."


def time_given(time: int) -> str:
    return f"{formats.duration(time)} was added back: the server had been away."


def time_low(*, name: str, mine: bool, time: int) -> str:
    return (f"You have {formats.time_left(time)} left to move" if mine else f"{formats.name(name)} has {formats.time_left(time)} left to move") + "."


def substituted(*, level: str, name: str, mine: bool) -> str:
    return f"The {formats.level(level)} computer plays on for " + ("you" if mine else f"{formats.name(name)}") + "."


def seat_requested(*, person: str, name: str) -> str:
    return f"{formats.name(person)} asks to play on for {formats.name(name)}."


def computer_requested(*, asker: str, level: str, name: str) -> str:
    return f"{formats.name(asker)} asks to let the {formats.level(level)} computer play on for {formats.name(name)}."


def replaced(*, name: str, seat: int) -> str:
    return f"{formats.name(name)} plays on in seat {seat}."


def away(name: str) -> str:
    return f"{formats.name(name)} is away."


def back(name: str) -> str:
    return f"{formats.name(name)} is back."


def settings_changed() -> str:
    return "The owner changed the settings for the next match."


def competitors(names: Sequence[str]) -> str:
    return f"Competitors: {formats.every(names)}."


def no_tournament() -> str:
    return "There is no tournament any more."


def plays_next(name: str) -> str:
    return f"{formats.name(name)} plays next."


def plays_as(*, name: str, mine: bool, competitor: str) -> str:
    return f"You play next as {formats.name(competitor)}." if mine else f"{formats.name(name)} plays next as {formats.name(competitor)}."


language.register(globals())
