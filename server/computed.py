"""The commands of the server in which computers play, for whoever wants to know how well: `simulate|arena|solve`."""

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from server.logs import end_with

Typed = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        help="An option of the game, such as variant=hex; give several if you like. turnabout help GAME lists them.",
        metavar="NAME=VALUE",
    ),
]
JsonOptions = Annotated[str, typer.Option(help="The same as JSON; --option comes on top of it.", metavar="JSON")]
LEVELS = "Levels: random, easy, normal, strong, in grandmas-game also forgetful."


def add_computing_commands(app: typer.Typer) -> None:
    """Add the commands in which computers play to the others."""
    app.command()(simulate)
    app.command()(arena)
    app.command()(solve)


def simulate(
    number: Annotated[str, typer.Option(help="The first match's game number.")],
    game: Annotated[str, typer.Option(help="The game.")] = "family-tree",
    count: Annotated[int, typer.Option(help="How many matches, on consecutive numbers.", min=1)] = 1,
    players: Annotated[
        str,
        typer.Option(help=f"{LEVELS} The first of two maximizes first; one plays alone."),
    ] = "random,random",
    option: Typed = None,
    options: JsonOptions = "{}",
    form: Annotated[
        str | None, typer.Option(help="The form: match, mirror … (default: the usual one for so many players).")
    ] = None,
    seed: Annotated[int, typer.Option(help="What chance starts from; the same seed plays the same matches.")] = 0,
    out: Annotated[str, typer.Option(help="File to write, one record a line; - is standard output.")] = "-",
) -> None:
    """Play whole matches between computer players and write their records."""
    from server import simulate as simulating

    try:
        simulation = simulating.simulation(game, number, count, players, seed, options, form, option or ())
    except ValueError as error:
        end_with(str(error))
    progress = sys.stderr if sys.stderr.isatty() else None
    try:
        with open(1 if out == "-" else out, "wb", closefd=out != "-") as file:
            simulating.write(simulation, file, progress)
    except BrokenPipeError:
        raise
    except OSError as error:
        end_with(f"{'Standard output' if out == '-' else out} cannot be written: {error.strerror or error}.")


def arena(
    players: Annotated[str, typer.Option(help=f"{LEVELS} The first of two maximizes; one plays alone.")],
    numbers: Annotated[str, typer.Option(help="The game numbers, first and last.")] = "1-200",
    game: Annotated[str, typer.Option(help="The game.")] = "family-tree",
    legs: Annotated[int, typer.Option(help="2 plays each number again with the roles swapped.", min=1, max=2)] = 1,
    form: Annotated[
        str | None,
        typer.Option(
            help="The form: match, mirror (both legs at once) … (default: the usual one for so many players)."
        ),
    ] = None,
    option: Typed = None,
    options: JsonOptions = "{}",
    seed: Annotated[int, typer.Option(help="What chance starts from.")] = 0,
    json: Annotated[Path | None, typer.Option(help="File to write the figures to, score by score.")] = None,
    trees: Annotated[
        str | None,
        typer.Option(help="The Patriarch: how many guesses each level needs for all trees, or for so many drawn ones."),
    ] = None,
) -> None:
    """Measure computer players against each other, or one alone."""
    from server import arena as arenas
    from server.bots.family_tree.engine import COMPILED

    if trees is not None:
        if form is not None:
            end_with("--trees measures how trees are guessed, without a match: leave --form out.")
        _guessed(game, players, trees, options, seed, json, option or ())
        return
    try:
        wanted = arenas.arena(game, players, numbers, legs, options, seed, form, option or ())
    except ValueError as error:
        end_with(str(error))
    if "strong" in wanted.players and not COMPILED:
        typer.echo(
            "Play-outs are made by plain Python here, so strong makes fewer: see README, Computer players.", err=True
        )
    try:
        with nullcontext() if json is None else json.open("w") as file:
            results = arenas.play(wanted, sys.stderr)
            sys.stdout.write(arenas.table(results))
            if "strong" in wanted.players:
                pace = arenas.playouts_per_second(wanted)
                if pace:  # else it plays nothing out
                    sys.stdout.write(f"Whole play-outs a second of one core: {pace:,.0f}\n")
            if file is not None:
                arenas.write(results, file)
    except BrokenPipeError:
        raise
    except OSError as error:
        end_with(f"{json or 'Standard output'} cannot be written: {error.strerror or error}.")


def _guessed(
    game: str, players: str, trees: str, options: str, seed: int, json: Path | None, typed: Sequence[str]
) -> None:
    from server import guessers
    from server.bots.pool import cores

    try:
        wanted = guessers.trials(game, players, trees, options, seed, typed)
    except ValueError as error:
        end_with(str(error))
    try:
        with nullcontext() if json is None else json.open("w") as file:
            figures = guessers.play(wanted, sys.stdout, cores())
            if file is not None:
                guessers.write(figures, file)
    except BrokenPipeError:
        raise
    except OSError as error:
        end_with(f"{json or 'Standard output'} cannot be written: {error.strerror or error}.")


def solve(
    numbers: Annotated[str, typer.Option(help="The game numbers, first and last.")],
    game: Annotated[str, typer.Option(help="A game that is won or lost alone.")] = "grandmas-game",
    option: Typed = None,
    options: JsonOptions = "{}",
    moves: Annotated[bool, typer.Option("--moves", help="With the moves that come to what was found.")] = False,
) -> None:
    """Say of game numbers whether they can be won by somebody who knows all cards: won, lost, or not known."""
    from server import solve as solving

    try:
        wanted = solving.wanted(game, numbers, options, option or ())
    except ValueError as error:
        end_with(str(error))
    solving.write(wanted, sys.stdout, moves=moves)
