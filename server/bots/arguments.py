"""Parses the game, levels, options, form and numbers that a command line gives for computer players."""

import json
from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError

from protocol.deals import parse_number
from protocol.ids import Form
from protocol.options import Options
from protocol.validation import explained, place
from server.bots.players import is_level, levels_of
from server.games.catalog import GAMES
from server.games.game import Game


def wanted_game(name: str) -> Game[Any, Any]:
    """Return the game with this name. Raises ValueError with a sentence for people."""
    if name not in GAMES:
        raise ValueError(f"There is no game {name!r}; choose among {', '.join(GAMES)}.")
    return GAMES[name]


def wanted_levels(players: str, game: Game[Any, Any]) -> tuple[str, ...]:
    """Parse levels of a game, separated by commas. Raises ValueError with a sentence for people."""
    levels = tuple(level.strip() for level in players.split(","))
    known = levels_of(game.name)
    for level in levels:
        if not is_level(level, game.name):
            raise ValueError(f"There is no computer player {level!r}; choose among {', '.join(known)}.")
    return levels


def wanted_options(game: Game[Any, Any], options: str, typed: Sequence[str] = ()) -> Options:
    """Parse the options given as JSON; values `typed` as `NAME=VALUE` replace the values in the JSON.

    Raises ValueError with a sentence for people.
    """
    try:
        read = game.options.model_validate_json(options)
    except ValidationError as error:
        raise _wrong("--options", error) from None
    if not typed:
        return read
    for each in typed:
        if "=" not in each:
            raise ValueError(f"--option {each[:40]!r} has no value: write NAME=VALUE, such as variant=hex.")
    try:
        return game.options.with_typed(json.loads(options), dict(each.split("=", 1) for each in typed))
    except ValidationError as error:
        raise _wrong("--option", error) from None
    except ValueError as error:
        raise ValueError(f"{str(error)[:1].upper()}{str(error)[1:]}.") from None


def _wrong(option: str, error: ValidationError) -> ValueError:
    wrong = error.errors(include_url=False)[0]
    where = ".".join(map(str, place(wrong)))
    return ValueError(f"{option} is wrong{f' at {where}' if where else ''}: {explained(wrong)}.")


def wanted_form(
    game: Game[Any, Any], options: str, seats: int, wished: str | None = None, typed: Sequence[str] = ()
) -> tuple[Options, Form]:
    """Return the options that `wanted_options` reads, and the `wished` form or else the one for this number of seats.

    Raises ValueError with a sentence for people.
    """
    read = wanted_options(game, options, typed)
    formats = game.formats(read)
    if wished is not None:
        formats = {form: format for form, format in formats.items() if form == wished}
        if not formats:
            known = ", ".join(game.formats(read))
            raise ValueError(f"{game.title} with these options has no form {wished!r}; choose among {known}.")
    for form, format in formats.items():
        if format.fits(seats):
            return read, form
    counted = [format for form, format in formats.items() if form == wished or form != "mirror"]
    ranges = sorted({(format.fewest, format.most) for format in counted})
    many = " or ".join(str(few) if few == most else f"{few} to {most}" for few, most in ranges)
    of = "" if wished is None else f" in the form {wished}"
    players, like = ("player", "random") if many == "1" else ("players", "random,easy")
    raise ValueError(f"{game.title} has {many} {players}{of}, not {seats}: name each, like {like}.")


def wanted_numbers(numbers: str) -> tuple[int, int]:
    """Parse a number, or a range of numbers. Raises ValueError with a sentence for people.

    >>> wanted_numbers("7"), wanted_numbers("1-200")
    ((7, 7), (1, 200))
    """
    first, dash, last = numbers.partition("-")
    try:
        lowest, highest = parse_number(first), parse_number(last if dash else first)
    except ValueError as error:
        raise ValueError(f"{error}; write a range like 1-200.") from None
    if lowest > highest:
        raise ValueError(f"Numbers go from the lower to the higher: {highest}-{lowest}.")
    return lowest, highest
