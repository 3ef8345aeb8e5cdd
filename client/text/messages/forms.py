"""Forms: the options of a game, and what is settled before it begins.

Made from client/text/en/forms.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def against(level: str) -> str:
    return f"Play the {formats.level(level)} computer"


def play() -> str:
    return "Play"


def open_room() -> str:
    return "Open the room"


def watch() -> str:
    return "Watch"


def show() -> str:
    return "Show"


def more_options() -> str:
    return "More"


def more_options_value(key: Literal["yes", "no"]) -> str:
    return {
        "yes": "shown",
        "no": "hidden",
    }[key]


def more_options_hint() -> str:
    return "spectators, hints and other settings"


def form() -> str:
    return "Form"


def form_name(key: Literal["match", "mirror", "together", "race", "solo"]) -> str:
    return {
        "match": "leg after leg",
        "mirror": "both legs at once",
        "together": "together",
        "race": "as a race",
        "solo": "alone",
    }[key]


def form_hint(key: Literal["match", "mirror", "together", "race", "solo"]) -> str:
    return {
        "match": "the roles swap in the second leg",
        "mirror": "a mirror match, on two boards",
        "together": "everyone on one side",
        "race": "each alone, on the same cards",
        "solo": "for the best score",
    }[key]


def bad_form(*, typed: str, forms: Sequence[str]) -> str:
    return f"The form can’t be {typed} with these options: choose {formats.either(forms)}."


def no_options(option: str) -> str:
    return f"This game has no option “{option}”, and no others."


def unknown_option(*, option: str, names: Sequence[str]) -> str:
    return f"This game has no option “{option}”. Its options are {formats.every(names)}."


def bad_value(*, option: str, value: str, values: Sequence[str]) -> str:
    return f"The option {option} can’t be “{value}”: choose {formats.either(values)}."


def out_of_range(*, option: str, value: str, lowest: int, highest: int) -> str:
    return f"The option {option} can’t be {value}: choose a number from {lowest} to {highest}."


def range(*, lowest: int, highest: int) -> str:
    return f"{lowest} to {highest}"


def unknown_role(*, typed: str, roles: Sequence[str]) -> str:
    return f"Unknown role “{typed}”: choose {formats.either(roles)}."


def seats() -> str:
    return "Seats"


def seat_count(count: int) -> str:
    return f"{formats.number(count)} seats"


def seats_hint() -> str:
    return "including yours"


def players() -> str:
    return "Players"


def players_together(count: int) -> str:
    return "alone, or against each other" if count == 1 else f"{formats.number(count)} together"


def which_computer() -> str:
    return "Which computer?"


def computer_sees() -> str:
    return "It sees only what you would see in its seat."


def level() -> str:
    return "Level"


def computers() -> str:
    return "Computers"


def computer_seats(count: int) -> str:
    return "in no seat" if count == 0 else "in one seat" if count == 1 else f"in {formats.number(count)} seats"


def other_seat() -> str:
    return "Opponent"


def a_friend() -> str:
    return "a friend"


def a_friend_hint() -> str:
    return "joins with a code"


def the_computer(level: str) -> str:
    return f"the {formats.level(level)} computer"


def player_number(number: int) -> str:
    return f"Player {number}"


def pace() -> str:
    return "Computers take"


def pace_usual() -> str:
    return "as usual"


def pace_usual_hint() -> str:
    return "a few seconds a card in a race"


def pace_seconds(seconds: int) -> str:
    return f"{formats.duration(seconds)}"


def pace_seconds_hint() -> str:
    return "at least, for each move"


def number() -> str:
    return "Game number"


def number_random() -> str:
    return "leave empty: random"


def number_hidden() -> str:
    return "leave empty: random and hidden"


def number_hint() -> str:
    return "The same number always deals the same cards."


def number_seen() -> str:
    return "The same number always deals the same cards. All players see it."


def bad_number() -> str:
    return "A game number is a whole number from 1 to 999,999,999,999."


def casual() -> str:
    return "Casual game"


def scored(key: Literal["no", "yes"]) -> str:
    return {
        "no": "ranked",
        "yes": "casual",
    }[key]


def scored_hint(key: Literal["no", "yes"]) -> str:
    return {
        "no": "undo only moves that revealed nothing",
        "yes": "undo any move; scores listed separately",
    }[key]


def clock() -> str:
    return "Clock"


def own_clock() -> str:
    return "Own clock"


def clock_preset(key: Literal["none", "move", "short", "long", "day", "days3", "week", "custom"]) -> str:
    return {
        "none": "none",
        "move": "30 s a move",
        "short": "5 min + 3 s",
        "long": "10 min + 5 s",
        "day": "1 day a move",
        "days3": "3 days a move",
        "week": "7 days a move",
        "custom": "other",
    }[key]


def clock_empty() -> str:
    return "leave empty: no time limit"


def clock_hint() -> str:
    return "30: 30 s for each move; 3d: 3 days; 5m+3: 5 minutes, and 3 s more for each move."


def first_leg() -> str:
    return "In the first leg"


def random_role() -> str:
    return "Random"


def random_role_hint() -> str:
    return "chosen when the match starts"


def role(key: Literal["maximizer", "minimizer", "guesser", "owner"]) -> str:
    return {
        "maximizer": "I maximize",
        "minimizer": "I minimize",
        "guesser": "I guess",
        "owner": "I own the tree",
    }[key]


def role_hint(key: Literal["maximizer", "minimizer", "guesser", "owner"]) -> str:
    return {
        "maximizer": "you play for a high score",
        "minimizer": "you play for a low score",
        "guesser": "you find the tree by graded guesses",
        "owner": "you hide it, and grade the guesses",
    }[key]


def computer_role(key: Literal["maximizer", "minimizer", "guesser", "owner"]) -> str:
    return {
        "maximizer": "Maximizes first",
        "minimizer": "Minimizes first",
        "guesser": "Guesses first",
        "owner": "Owns the tree first",
    }[key]


def spectators() -> str:
    return "Spectators"


def spectators_value(key: Literal["yes", "no"]) -> str:
    return {
        "yes": "allowed",
        "no": "not allowed",
    }[key]


def hints() -> str:
    return "Hints"


def hints_value(key: Literal["yes", "no"]) -> str:
    return {
        "yes": "allowed",
        "no": "not allowed",
    }[key]


def notes() -> str:
    return "Note board"


def notes_value(key: Literal["yes", "no"]) -> str:
    return {
        "yes": "shows what is still possible",
        "no": "none: keep your own",
    }[key]


language.register(globals())
