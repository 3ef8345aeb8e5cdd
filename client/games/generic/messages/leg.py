"""A leg of a game that has no board of its own: its table and its moves.

Made from client/games/generic/text/en/leg.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def one_leg() -> str:
    return "one leg"


def value(key: Literal["none", "yes", "no"]) -> str:
    return {
        "none": "none",
        "yes": "yes",
        "no": "no",
    }[key]


def each_player() -> str:
    return "each player"


def more_below(lines: int) -> str:
    return "1 more line below" if lines == 1 else f"{formats.number(lines)} more lines below"


def more_above(lines: int) -> str:
    return "1 more line above" if lines == 1 else f"{formats.number(lines)} more lines above"


def your_moves() -> str:
    return "Your moves"


def moves_shown(*, first: int, last: int, of: int) -> str:
    return f"Your moves, {first} to {last} of {of}"


def typing() -> str:
    return "Your move:"


def not_listed() -> str:
    return "The moves of this game are not listed. Type one."


def plays(move: str) -> str:
    return f"Enter plays {move}"


def expected(*, move: str, score: int) -> str:
    return f"{move}, about {formats.number(score)}"


def hint(*, move: str, score: int) -> str:
    return f"Hint: {move}, about {formats.number(score)}"


def news(*, name: str, move: str | None) -> str:
    return f"{formats.name(name)}: " + ("a move" if move is None else f"{move}")


def ended(points: int) -> str:
    return "The leg is over: " + ("1 point" if points == 1 else f"{formats.number(points)} points") + "."


def key(key: Literal["choose", "play", "type", "look"]) -> str:
    return {
        "choose": "choose",
        "play": "play",
        "type": "type a move",
        "look": "look",
    }[key]


def your_turn_line() -> str:
    return "It is your turn. You can play:"


def not_listed_line() -> str:
    return "The moves of this game are not listed. Type move and the move, as the game writes it."


def no_such_move(moves: int) -> str:
    return f"There is no such move. Type a number from 1 to {moves}, or a move."


def hints(moves: str) -> str:
    return f"Hint: {moves}."


def first_leg_line(score: int) -> str:
    return f"Leg 1 ended with {formats.number(score)}."


def moves_help() -> str:
    return "a number, or a move as the game writes it: play that; move TEXT if it could be a command"


def table_command() -> str:
    return "show all that you may see"


language.register(globals())
