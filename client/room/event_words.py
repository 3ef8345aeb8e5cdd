"""What happened in a room, in a sentence for each kind."""

from client.games.result_words import REMATCH
from client.text.clock_words import time
from client.text.counting import clock_time
from protocol.room import Happening, HappeningKind

_SAID: dict[HappeningKind, tuple[str, str]] = {
    "opened": ("You opened the room.", "{name} opened the room."),
    "sat": ("You sat down.", "{name} sat down."),
    "stood": ("You gave your seat up.", "{name} gave the seat up."),
    "readied": ("You are ready.", "{name} is ready."),
    "moved": ("You moved.", "{name} moved."),
    "resigned": ("You resigned.", "{name} resigned."),
    "flagged": ("Your time ran out.", "{name}’s time ran out."),
    "ran_out": ("Your time in this leg ran out: the others play on.", "{name}’s time ran out: the others play on."),
    "left": ("You left the game to the others.", "{name} has left the game."),
    "replacement_refused": ("You declined: nobody plays on for that seat.", "{name} declined that."),
    "replacement_agreed": ("You agreed.", "{name} agrees."),
    "takeback_agreed": ("You agreed that a move is taken back.", "{name} agrees that a move is taken back."),
    "returned": ("You play yourself again.", "{name} is back and plays again."),
    "takeback_asked": ("You asked to take a move back.", "{name} asks to take a move back."),
    "takeback_refused": ("The move stands.", "The move stands."),
    "taken_back": ("You agreed: a move is taken back.", "{name} agreed: a move is taken back."),
    "freed": ("Your seat was freed.", "{name}’s seat was freed."),
    "hinted": ("You asked for a hint.", "{name} asked for a hint."),
    "seat_moved": ("Your seat moved here.", "{name}’s seat moved to another machine."),
}
"""What is said to whoever has the seat, and to all others."""
PEEKED = "It had shown a card."
_WHY = {"resigned": "by resignation", "claimed": "since one was away", "flag": "by the clock", "score": "by score"}


def _rematch(what: object, choice: bool) -> str:
    return REMATCH["same_number" if what == "same_number" else "new_number"] if choice else REMATCH[None]


def happened(happening: Happening, mine: bool, other: str = "", *, choice: bool = True) -> str:
    """Say what happened; `mine`: it is about one's own seat; `other` is who holds the other seat.

    `choice`: there is more than one thing to wish for next.
    """
    name, kind = happening.name or "Somebody", happening.kind
    detail = happening.detail if isinstance(happening.detail, dict) else {}
    if kind in _SAID:
        shown = f" {PEEKED}" if kind == "taken_back" and detail.get("shown") else ""
        return f"{_SAID[kind][0 if mine else 1].format(name=name)}{shown}"
    you = "You" if mine else name
    match kind:
        case "leg_started":
            return f"Leg {happening.leg} of match {happening.match} has begun."
        case "leg_over":
            return f"Leg {happening.leg} of match {happening.match} is over, at {detail.get('score', 0)}."
        case "match_over":
            return f"Match {happening.match} is over, {_WHY.get(str(detail.get('why')), 'ended')}."
        case "offered":
            return f"{you} want{'' if mine else 's'} {_rematch(detail.get('what'), choice)}."
        case "declined":
            return f"{you} {'do' if mine else 'does'} not want {_rematch(detail.get('what'), choice)}."
        case "claimed":
            since = detail.get("since")
            when = f" since {clock_time(since)}" if isinstance(since, int) else ""
            return f"{you} took the match: {other or 'the other'} had been away{when}."
        case "time_given":
            seconds = max(1, round(int(detail.get("ms", 0)) / 1000))
            return f"{time(seconds)} that were nobody’s were given back to the clock."
        case "substituted":
            return f"The computer ({detail.get('level', '?')}) plays on for {'you' if mine else name}."
        case "replacement_asked":
            return _asked(happening, detail, other)
        case "replaced":
            return f"{name} plays on in seat {(happening.seat or 0) + 1}."
        case "configured":
            return "The owner changed the settings of the matches to come."
        case "enlisted":
            names = detail.get("names")
            competing = ", ".join(map(str, names)) if isinstance(names, list) else ""
            return f"These compete here: {competing}." if competing else "There is no tournament any more."
        case "plays_as":
            told = detail.get("name", "?")
            return f"{told} plays next." if told == name else f"{you} {'play' if mine else 'plays'} as {told} next."
        case "banned":
            return f"The owner sent {name} away."
        case "owned":
            return "The room is yours now." if mine else f"The room is {name}’s now."
    return ""


def _asked(happening: Happening, detail: dict[str, object], asked_by: str) -> str:
    """Say who is to play on for a seat."""
    whose = happening.name or "somebody"
    level, person = detail.get("level"), detail.get("name")
    if isinstance(person, str):
        return f"{person} asks to play on for {whose}."
    return f"{asked_by or 'Somebody'} asks that the computer ({level or '?'}) play on for {whose}."
