"""The two boards of a mirror match: both legs at once, on the same deal.

Made from client/games/mirror/text/en/boards.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def board(number: int) -> str:
    return f"Board {number}"


def about_board(*, number: int, text: str) -> str:
    return f"Board {number}: {text}"


def kind(step: int) -> str:
    return f"mirror, step {step}"


def plays(*, name: str | None, role: Literal["maximizer", "minimizer", "owner", "guesser", "player"]) -> str:
    return ("you maximize" if role == "maximizer" else "you minimize" if role == "minimizer" else "you own" if role == "owner" else "you guess" if role == "guesser" else "you play") if name is None else (f"{formats.name(name)} " + ("maximizes" if role == "maximizer" else "minimizes" if role == "minimizer" else "owns" if role == "owner" else "guesses" if role == "guesser" else "plays"))


def plays_score(*, plays: str, score: int) -> str:
    return f"{plays} {formats.number(score)}"


def status(*, state: Literal["yours", "you-moved", "moved", "both", "over", "thinks", "theirs"], name: str) -> str:
    return "your move" if state == "yours" else "you moved" if state == "you-moved" else f"{formats.name(name)} moved" if state == "moved" else "both to move" if state == "both" else "over" if state == "over" else f"{formats.name(name)} thinks" if state == "thinks" else f"{formats.name(name)}’s move"


def waits(*, move: str, name: str | None, number: int) -> str:
    return f"You have moved here: {move}. It counts once " + ("you have" if name is None else f"{formats.name(name)} has") + f" moved on board {number}."


def has_moved(*, mover: str, name: str | None, number: int) -> str:
    return f"{formats.name(mover)} has moved here. It counts once " + ("you have" if name is None else f"{formats.name(name)} has") + f" moved on board {number}."


def your_turn_on(number: int) -> str:
    return f"It is your turn on board {number}."


def board_over(*, number: int, score: str, other: int) -> str:
    return f"Board {number} is over: {score}. Board {other} goes on."


def reached(*, name: str, score: str) -> str:
    return f"{formats.name(name)} {score}"


def over(results: str) -> str:
    return f"Both boards are over: {results}."


def both_over() -> str:
    return "Both boards are over."


def begins(number: str) -> str:
    return f"A mirror match: both legs at once, on two boards; {number}."


def state(*, plays: str, status: str) -> str:
    return f"{plays}, {status}"


def looks_at(number: int) -> str:
    return f"You look at board {number}."


def not_your_turn_on(number: int) -> str:
    return f"It is not your turn on board {number}."


def moved(*, name: str | None, number: int) -> str:
    return ("You have" if name is None else f"{formats.name(name)} has") + f" moved on board {number}."


def moves_help(moves: str) -> str:
    return f"{moves}; put 1: or 2: before it to play on that board"


def boards_command() -> str:
    return "show who moves on each board"


def other_command() -> str:
    return "look at the other board"


language.register(globals())
