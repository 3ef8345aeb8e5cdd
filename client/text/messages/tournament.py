"""A tournament in a room: up to five names, with the scores that each has reached.

Made from client/text/en/tournament.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def title() -> str:
    return "Tournament"


def key() -> str:
    return "tournament"


def about() -> str:
    return "Each name keeps its highest, lowest and average score. If you have seen the cards before, only your lowest score can change."


def none_yet() -> str:
    return "There is no tournament in this room."


def names_title() -> str:
    return "Names"


def names_hint() -> str:
    return "One to five names, separated by commas. Leave it empty to end the tournament."


def names_placeholder() -> str:
    return "Ada, Ben"


def optional_names() -> str:
    return "Tournament"


def optional_names_hint() -> str:
    return "Up to five names, separated by commas, take turns at this screen."


def optional_names_placeholder() -> str:
    return "leave empty: only you"


def keep() -> str:
    return "Save"


def too_many(number: int) -> str:
    return f"A tournament has one to five names, not {formats.number(number)}."


def same_name() -> str:
    return "Each name needs to be different."


def who_plays() -> str:
    return "Who plays next?"


def who_plays_key() -> str:
    return "who plays"


def begin_key() -> str:
    return "begin"


def plays(name: str) -> str:
    return f"{formats.name(name)} plays"


def plays_as() -> str:
    return "You play as"


def beside() -> str:
    return "In turn with"


def beside_hint() -> str:
    return "plays the other seat on this screen"


def no_name() -> str:
    return "nobody"


def no_name_hint() -> str:
    return "your games don’t count"


def nobody_beside() -> str:
    return "nobody"


def nobody_beside_hint() -> str:
    return "on another screen, or the computer"


def not_in_turn() -> str:
    return "here both play at the same time, or hide something: each needs a terminal of their own"


def seat_taken() -> str:
    return "another player has the other seat: two people can share a screen while it is free"


def unknown_name() -> str:
    return "nobody in this tournament has that name"


def next_cards(number: int | None) -> str:
    return "New cards: the number is drawn." if number is None else f"The cards of number {formats.game_number(number)}."


Column = Literal["name", "legs", "highest", "lowest", "average"]


def column(key: Column) -> str:
    return {
        "name": "name",
        "legs": "games",
        "highest": "highest",
        "lowest": "lowest",
        "average": "average",
    }[key]


def scores(*, name: str, games: int, high: str, low: str, average: str) -> str:
    return f"{formats.name(name)}: " + (f"{formats.number(games)} game" if games == 1 else f"{formats.number(games)} games") + f", highest {high}, lowest {low}, average {average}."


def next_players(names: Sequence[str]) -> str:
    return f"Next: {formats.every(names)}."


language.register(globals())
