"""Your games: your rooms on a server; the games that wait for you come first.

Made from client/text/en/your_games.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def title() -> str:
    return "Your games"


def hint() -> str:
    return "on every server, the ones that wait for you first"


def title_at(server: str) -> str:
    return f"Your games at {formats.name(server)}"


def none() -> str:
    return "You have no games on this server."


def state(*, state: Literal["yours", "others", "players", "won", "lost", "drawn", "over"], other: str | None) -> str:
    return "Your turn" if state == "yours" else ("The others’ turn" if other is None else f"{formats.name(other)}’s turn") if state == "others" else "Waiting for players" if state == "players" else "You won" if state == "won" else "You lost" if state == "lost" else "Draw" if state == "drawn" else "Over"


def game(*, game: str, other: str | None, number: int | None) -> str:
    return f"{formats.name(game)}" + ("" if other is None else f" with {formats.name(other)}") + ("" if number is None else f" on {formats.game_number(number)}")


def score(points: int) -> str:
    return f"score {formats.number(points)}"


def last_move(*, move: str, by: str) -> str:
    return f"{formats.name(by)}: {move}"


def row(*, state: str, game: str, score: str | None, move: str | None, address: str) -> str:
    return f"{state}. {game}" + ("" if score is None else f", {score}") + ("" if move is None else f", {move}") + f". {address}"


def waiting_command(count: int) -> str:
    return f"{formats.number(count)} other game waits for you. Type next to open it." if count == 1 else f"{formats.number(count)} other games wait for you. Type next to open the first."


def waiting_key(count: int) -> str:
    return f"{formats.number(count)} other game waits for you: Ctrl+N opens it." if count == 1 else f"{formats.number(count)} other games wait for you: Ctrl+N opens the first."


def none_waiting() -> str:
    return "No other game waits for you."


def lost(*, server: str, why: str) -> str:
    return f"The connection to {formats.name(server)} is lost: {why}"


def back(server: str) -> str:
    return f"Connected to {formats.name(server)} again."


def not_run(*, command: str, why: str) -> str:
    return f"{command} could not be run: {why}"


def failed(*, command: str, code: int) -> str:
    return f"{command} ended with code {code}."


def run_needs_watch() -> str:
    return "--run needs --watch."


def run_what() -> str:
    return "Name the program after --run, such as --run notify-send."


def run_extra(word: str) -> str:
    return f"“{word}” is no option. A program to run comes after --run."


language.register(globals())
