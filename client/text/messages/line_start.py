"""The start menu of line mode, and the questions before a match.

Made from client/text/en/line_start.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def welcome() -> str:
    return "Turnabout, in lines of text. Type help for the commands, rules for the rules."


def first_offered() -> str:
    return "Type first to start it."


def game(title: str) -> str:
    return f"The game is {title}."


def no_game(*, typed: str, known: Sequence[str]) -> str:
    return f"There is no game “{typed}”. Choose {formats.either(known)}."


def how_to_list() -> str:
    return "Type help for the commands."


def all_commands() -> str:
    return "More commands"


def all_commands_hint() -> str:
    return "public rooms, challenges, results, records"


def none_unfinished() -> str:
    return "You have no unfinished games."


def choice(*, command: str, does: str, hint: str | None) -> str:
    return f"{command}: {does}" + ("" if hint is None else f" ({hint})")


def setting(*, name: str, value: str, values: str) -> str:
    return f"{name} {value} ({values})"


def choose_game() -> str:
    return "Choose the game"


def choose_game_hint() -> str:
    return "game NAME also shows its settings; game alone lists the games"


def alone_hint() -> str:
    return "alone NUMBER plays that number"


def against_hint() -> str:
    return "against LEVEL, such as against easy, starts at once"


def first_game() -> str:
    return "Play a first game alone, with tips for each card"


def quick_hint() -> str:
    return "quick clock 5m+3, for example"


def daily_hint() -> str:
    return "daily computer or daily friend plays it"


def host_hint() -> str:
    return "host public, for example: anyone can join"


def computers() -> str:
    return "Watch two computers play"


def computers_hint() -> str:
    return "computers strong easy, for example"


def player_hint() -> str:
    return "player Ben shows another player’s page"


def matches_hint() -> str:
    return "matches against Ben won, for example; older shows more"


def versus_hint() -> str:
    return "versus Ben, for example"


def rules_hint() -> str:
    return "also rules short and rules credits"


def cancel() -> str:
    return "Type back to cancel."


def name() -> str:
    return "Name:"


def address() -> str:
    return "Address and code, and a seat code after it to move your seat here:"


def source() -> str:
    return "File, web address or room:"


def option(*, label: str, values: Sequence[str], usual: str) -> str:
    return f"{label}: {formats.either(values)} (empty: {usual}):"


def form() -> str:
    return "Leg by leg, or both legs at once on two boards: match or mirror (empty: match):"


def seats() -> str:
    return "Seats, from 2 to 48 (empty: 2):"


def number() -> str:
    return "Game number (empty: random and hidden):"


def clock() -> str:
    return "Clock: 30, 5m+3, 10m+5, 1d, 3d, 7d or another (empty: none):"


def spectators() -> str:
    return "Allow spectators, yes or no (empty: yes)?"


def hints() -> str:
    return "Allow hints for both players, yes or no (empty: no)?"


def hints_alone() -> str:
    return "Allow hints for you, yes or no (empty: no)?"


def role(roles: Sequence[str]) -> str:
    return f"First role, {formats.either(roles)} (empty: random; you swap in a rematch):"


def level_title() -> str:
    return "How strong should the computer be?"


def level() -> str:
    return "Level (empty: easy):"


def two_levels() -> str:
    return "Two levels, such as strong easy, and optionally a game number:"


def no_level(*, typed: str, levels: Sequence[str]) -> str:
    return f"There is no level “{typed}”. Choose {formats.either(levels)}."


def not_alone(title: str | None) -> str:
    return "With these options the game needs an opponent." if title is None else f"{formats.name(title)} needs two players. Type against or host."


def settings_usage() -> str:
    return "Type these after host or against, such as host number 7 clock 5m+3:"


def settings_usage_here() -> str:
    return "Type settings, names and values, such as settings number 7 clock 5m+3:"


def setting_values(key: Literal["number", "clock", "form", "seats", "pace", "on-off"]) -> str:
    return {
        "number": "a game number, or random",
        "clock": "30 (seconds a move), 5m+3 (minutes a leg, seconds a move), 3d (days), none",
        "form": "match, or mirror: both legs at once, on two boards",
        "seats": "how many",
        "pace": "the seconds that a computer takes for a move, 1 to 60, or usual",
        "on-off": "on or off",
    }[key]


def setting_role(roles: Sequence[str]) -> str:
    return f"{formats.either(roles)}; you swap in a rematch"


def settings_to_host(levels: Sequence[str]) -> str:
    return f"With host you can also type: server ADDRESS; computers, and how many; level {formats.either(levels)}."


def settings_to_host_two() -> str:
    return "With host you can also type: server ADDRESS."


def bad_setting(*, name: str, values: str) -> str:
    return f"“{name}” needs one of these after it: {values}."


def no_setting(*, typed: str, names: Sequence[str]) -> str:
    return f"There is no setting “{typed}” here. The settings are {formats.every(names)}."


language.register(globals())
