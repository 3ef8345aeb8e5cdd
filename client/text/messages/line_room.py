"""A room in line mode.

Made from client/text/en/line_room.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def too_early() -> str:
    return "Not done yet, because this has only just appeared. Press Enter again."


def still_asking() -> str:
    return "Your last command is waiting for the server’s answer. Type retry to connect again now."


def no_wait_needed() -> str:
    return "No need to wait: events are announced as they happen."


def people(people: str) -> str:
    return f"In the room: {people}."


def no_spectators() -> str:
    return "Nobody is watching any more."


def said_before() -> str:
    return "Said before you came:"


def phrase_usage() -> str:
    return "Type phrase and a number from 1 to 4; phrase alone lists them."


def who_plays() -> str:
    return "Who plays? Type as and a name, then ready."


def begin_ways() -> str:
    return "begin removes empty seats; opponent LEVEL all fills them with computers."


def no_clock() -> str:
    return "This match has no clock."


def time_left(seconds: int) -> str:
    return f"You have {formats.duration(seconds)} left."


def clock(*, name: str, left: str, running: bool) -> str:
    return f"{formats.name(name)} {left}" + (" and running" if running else "")


def plays_alone(number: str) -> str:
    return f"You play alone; {number}."


def leg(*, leg: int, legs: int, roles: str, number: str) -> str:
    return f"Leg {leg} of {legs}: {roles}; {number}."


def not_your_turn() -> str:
    return "It is not your turn."


def no_place(*, number: int, places: int) -> str:
    return "There is nothing to choose now." if places == 0 else f"There is no place {number}. Type 1, or the card it goes on, such as 7d." if places == 1 else f"There is no place {number}. Type a number from 1 to {formats.number(places)}, or the card it goes on, such as 7d."


def no_news() -> str:
    return "Nothing has happened in this leg yet."


def moves_usage() -> str:
    return "a number or a card, such as 2 or 7d: play there"


def tips_off() -> str:
    return "Tips are off. Type rules for all the rules."


def can_decide(name: str) -> str:
    return f"{formats.name(name)} has been away for a long time. Type claim match to win; claim easy, normal, strong or random to let that computer play on; or wait."


def decide() -> str:
    return "Type claim match to win; claim easy, normal, strong or random to let that computer play on; or wait."


def can_replace(names: Sequence[str]) -> str:
    return f"{formats.names(names)} can be replaced. Type claim easy, normal, strong or random, and a name if several are away. That computer plays on if the others accept. Or wait."


def decide_of_many() -> str:
    return "Type claim easy, normal, strong or random, and a name if several are away. That computer plays on if the others accept. Or wait."


def whose_seat(names: Sequence[str]) -> str:
    return f"Whose seat? Name one of {formats.every(names)}."


def yes_or_no() -> str:
    return "Type yes or no."


def sure_take_back() -> str:
    return "If your move revealed a card, the match is rated only if you lose, and this leg sets no best scores. Ask for a takeback? yes or no:"


def sure_resign() -> str:
    return "Resign the match? yes or no:"


def sure_give_up() -> str:
    return "Give up this game? It will not count. yes or no:"


def sure_leave_to_others() -> str:
    return "Leave the game? The others play on. yes or no:"


def sure_end() -> str:
    return "Others have seats here. Stop the server anyway? yes or no:"


def open_game(competes: bool) -> str:
    return "This game is not over. " + ("Type give up (it will not count) or back:" if competes else "Type keep (to resume it later), give up (it will not count) or back:")


def next_ways(more: Literal["rematch", "new", "alone", "watch", "daily"]) -> str:
    return "You can type " + ("new (new deal), same (same deal), analysis, watch, save, leave" if more == "rematch" else "new (rematch), analysis, watch, save, leave" if more == "new" else "new, new NUMBER, same, computer, analysis, scores, leave" if more == "alone" else "analysis, watch, save, leave" if more == "watch" else "leave") + " and more: help lists all commands."


def not_over_yet() -> str:
    return "No match is over yet, so there is no record."


def no_record() -> str:
    return "Nobody moved in this match, so it has no record."


def back_online() -> str:
    return "You are connected again."


def not_open() -> str:
    return "Your server only accepts connections from this machine. Type open to let others join: your server restarts and keeps all games."


def opened() -> str:
    return "Others can join now."


def ways_on(ways: str) -> str:
    return f"You can type: {ways}."


def way(key: Literal["again", "play_here", "rename", "back"]) -> str:
    return {
        "again": "again (try again)",
        "play_here": "here (play here, too)",
        "rename": "name NAME (change your name)",
        "back": "leave",
    }[key]


def left() -> str:
    return "You left the room."


def left_game() -> str:
    return "You left the room. Your game is saved: resume it from the start menu."


def left_seat() -> str:
    return "You left the room. Your seat is kept: use the same command to come back."


language.register(globals())
