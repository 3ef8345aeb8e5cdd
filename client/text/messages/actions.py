"""What players can do in a room besides playing.

Made from client/text/en/actions.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def menu_title() -> str:
    return "The room"


def action(key: Literal["sit", "stand", "come_back", "ask_for_seat", "answer_replacement", "take_back", "undo", "answer", "withdraw", "go_on_without", "resign", "move_seat", "settings", "free", "send_away", "pass_on", "seat_computer", "begin_with_these", "tournament", "hint", "number", "analysis", "scores"]) -> str:
    return {
        "sit": "Sit down",
        "stand": "Leave your seat and watch",
        "come_back": "Take your seat back",
        "ask_for_seat": "Ask for a player’s seat",
        "answer_replacement": "Answer the replacement request",
        "take_back": "Ask to take your last move back",
        "undo": "Undo your last move",
        "answer": "Answer the takeback request",
        "withdraw": "Withdraw your request",
        "go_on_without": "Continue without the absent player",
        "resign": "Resign the match",
        "move_seat": "Move your seat to another device",
        "settings": "Settings for the next match",
        "free": "Free a seat",
        "send_away": "Remove someone",
        "pass_on": "Make someone else the owner",
        "seat_computer": "Add a computer player",
        "begin_with_these": "Start with the players here",
        "tournament": "Tournament of up to five names",
        "hint": "Ask for a hint",
        "number": "Results on this number",
        "analysis": "How well was it played?",
        "scores": "Your high scores",
    }[key]


def leave_match() -> str:
    return "Leave the match"


def reason(key: Literal["no_seat", "seated", "full", "kept", "playing", "no_match", "no_leg", "no_move", "race", "not_alone", "own_undo", "revealed", "final", "asked", "not_asked", "computer_plays", "no_computer", "other_here", "played_out", "too_soon", "correspondence", "too_few", "not_owner", "nobody_sits", "nobody_else", "alone", "no_hints", "not_your_turn", "hidden", "not_over", "no_room", "daily", "quick"]) -> str:
    return {
        "no_seat": "you have no seat",
        "seated": "you have a seat",
        "full": "no seat is free",
        "kept": "the seat is kept for another player",
        "playing": "not during a match",
        "no_match": "no match is being played",
        "no_leg": "no leg is being played",
        "no_move": "nobody has moved yet",
        "race": "a race has no takebacks",
        "not_alone": "only when you play alone",
        "own_undo": "this game has its own undo",
        "revealed": "your last move revealed a card",
        "final": "guesses and grades can’t be taken back",
        "asked": "already requested",
        "not_asked": "there is no request",
        "computer_plays": "the computer plays that seat",
        "no_computer": "you play your seat yourself",
        "other_here": "nobody is away",
        "played_out": "nobody waits for that seat any more",
        "too_soon": "the player was here a moment ago",
        "correspondence": "in a correspondence game, an absent player has until the time runs out",
        "too_few": "it takes at least two players",
        "not_owner": "only the owner can do this",
        "nobody_sits": "nobody else has a seat",
        "nobody_else": "nobody else is here",
        "alone": "you play alone",
        "no_hints": "the room’s settings allow no hints",
        "not_your_turn": "it is not your turn",
        "hidden": "the number is hidden until the match is over",
        "not_over": "only after the match",
        "no_room": "you are not in a room",
        "daily": "not on the daily number",
        "quick": "only after the quick match",
    }[key]


def not_now(reason: str) -> str:
    return f"Not now: {reason}."


def seat_free() -> str:
    return "A seat is free."


def seat_open() -> str:
    return "A seat is free. Anyone who joins can take it."


def seat_kept(name: str) -> str:
    return f"The free seat is kept for {formats.name(name)}."


def save_settings() -> str:
    return "Save these settings"


def owner(owner: str | None) -> str:
    return "An absent player owns this room." if owner is None else f"{formats.name(owner)} owns this room."


def you_own() -> str:
    return "You own this room."


def next_match(*, options: str | None, numbered: bool, winnable: bool, number: int | None, clock: str, spectators: bool, hints: bool, listed: bool) -> str:
    return ("" if options is None else f"{options} ") + "Next: " + (((("the number is random, winnable and hidden" if winnable else "the number is random and hidden") if number is None else f"number {formats.game_number(number)}") + "; ") if numbered else "") + f"{clock}; " + ("spectators allowed" if spectators else "no spectators") + ("; hints allowed" if hints else "") + ("; anyone can find the room" if listed else "") + "."


def watch_record() -> str:
    return "Watch again"


def save_record() -> str:
    return "Save the record to a file"


def copy_record_link() -> str:
    return "Copy a link to the record"


def no_seat_code() -> str:
    return "The server didn’t send a code. Try again."


def seat_cannot_move() -> str:
    return "Your server only accepts connections from this machine. Host a room to open it, then move your seat."


def move_command(*, address: str, code: str) -> str:
    return f"turnabout join {address} --seat-code {code}"


def move_by_command(*, command: str, until: int) -> str:
    return f"On the other device, run\n  {command}\nor choose to join a room, and enter this code. It works once, until {formats.time_of_day(until)}. This device then leaves the room."


def local_address(host: str) -> str:
    return f"{host} works only on this machine. On another one, use an address that leads here."


language.register(globals())
