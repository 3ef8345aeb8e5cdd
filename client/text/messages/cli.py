"""What the command turnabout prints besides its results, and its errors.

Made from client/text/en/cli.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def server_runs(address: str) -> str:
    return f"Your server is still running: {address}"


def server_stops() -> str:
    return "It stops 10 minutes after the last player leaves, or with turnabout stop."


def no_topic(*, topic: str, games: Sequence[str]) -> str:
    return f"There is no command or game “{topic}”. turnabout help lists the commands; the games are {formats.every(games)}."


def game(*, title: str, name: str, about: str) -> str:
    return f"{title} ({name}): {about}."


def options() -> str:
    return "Options, each given as --option NAME=VALUE:"


def no_options() -> str:
    return "This game has no options."


def example(hint: str) -> str:
    return f"for example; {hint}"


def meaning(*, value: str, name: str, hint: str) -> str:
    return f"{value} means {name}, {hint}"


def default(value: str) -> str:
    return f"default: {value}"


def is_default(text: str) -> str:
    return f"{text} (default)"


def levels(levels: Sequence[str]) -> str:
    return f"Levels of the computer: {formats.every(levels)}."


def needs_opponent(option: str) -> str:
    return f"{option} is for a match against the computer. Add --against LEVEL, such as easy."


def against_or_computers() -> str:
    return "Use either --against or --computers."


def casual_alone() -> str:
    return "--casual is for playing without an opponent."


def names_alone() -> str:
    return "--names is for playing without an opponent. In a room the owner names the competitors."


def two_computers() -> str:
    return "Name two computers, such as --computers strong,easy."


def bad_names(why: str) -> str:
    return f"--names: {why} Type them like --names 'Ada, Ben'."


def not_played(*, title: str, alone: bool, mode: str | None) -> str:
    return (f"With these options {title} needs an opponent: add --against easy, or use turnabout host." if alone else f"With these options {title} is only played alone.") + ("" if mode is None else f" Or choose another mode, such as --option mode={mode}.")


def bad_seats(*, fewest: int, most: int, fixed: bool) -> str:
    return f"This game has {formats.number(most)} seats." if fixed else f"Choose {formats.number(fewest)} to {formats.number(most)} seats."


def bad_option(option: str) -> str:
    return f"“{option}” is not an option. Type NAME=VALUE, such as variant=hex."


def no_role(form: Literal["mirror", "race", "together"]) -> str:
    return ("In a mirror match you play both roles at once." if form == "mirror" else "In a race all players have the same role." if form == "race" else "In this form all play on the same side.") + " Leave out --role."


def bad_computers(typed: str) -> str:
    return f"“{typed}” is not a number of computers and a level. Type them like 2,easy."


def too_many_computers(*, seats: int, most: int, more: int | None) -> str:
    return f"The room has {formats.number(seats)} seats, and seat 1 is yours. Choose " + ("1 computer" if most == 1 else f"1 to {formats.number(most)} computers") + ("" if more is None else f", or up to {formats.number(more)} seats with --seats") + "."


def no_notes(games: Sequence[str]) -> str:
    return f"--notes is for games with notes: {formats.either(games)}."


def port_with_server() -> str:
    return "--port is for your own server. With --server leave it out, or type HOST:PORT there."


def computer_or_friend() -> str:
    return "Use either --computer or --friend: you have one try."


def no_program() -> str:
    return "Name the program: turnabout bot --exec \"python3 mine.py\" HOST/CODE."


def only_new_rooms() -> str:
    return "--option, --form, --seats, --against, --alone, --number and --pace are for a new room. Add --game."


def no_room() -> str:
    return "Where should it play? Add HOST/CODE of a room, or --game GAME to open one."


def alone_or_against() -> str:
    return "Use either --alone or --against."


def pace_needs_computer() -> str:
    return "--pace needs a computer opponent. Leave it out with --alone."


def no_example(language: str) -> str:
    return f"There is no example in “{language}”. Choose python or javascript."


def bad_patience(typed: str) -> str:
    return f"“{typed}” can’t follow --patience. Type a number of seconds, such as 300, or never."


def bad_command(command: str) -> str:
    return f"--exec “{command}” can’t be read: a quotation mark is missing, or a backslash is at the end."


def empty_command() -> str:
    return "--exec names no program. Type it like --exec \"python3 my_bot.py\"."


def program_not_started(*, program: str, why: str) -> str:
    return f"The program {program} can’t be started: {why}."


def words_need_package(name: str) -> str:
    return f"The package {name} is missing. Install it: pip install 'turnabout[words]'"


def words_need_folder(folder: str) -> str:
    return f"There is no folder {folder}. Put your .ftl and .md files there."


def words_stale(path: str) -> str:
    return f"out of date: {path}"


def words_unused(message: str) -> str:
    return f"unused: {message}"


language.register(globals())
