"""The commands in which computers play: `simulate`, `arena` and `solve`."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from protocol.games.catalog import first_game, manifests
from server.logs import end_with


def _games() -> list[tuple[str, str]]:
    """Complete the names of games."""
    from server.games.catalog import GAMES

    return [(name, game.title) for name, game in GAMES.items()]


def _options(context: typer.Context, incomplete: str) -> list[str]:
    """Complete the options of the game that was named before, with the values that can be listed."""
    from server.games.catalog import GAMES

    game = GAMES.get(context.params.get("game") or "")
    if game is None:
        return []
    found: list[str] = []
    for name, schema in game.options.model_json_schema()["properties"].items():
        each = schema.get("anyOf", [schema])[0]
        values = each.get("enum") or {"boolean": ["on", "off"]}.get(each.get("type"), [])
        if not values and "minimum" in each:
            values = range(each["minimum"], min(each["maximum"], each["minimum"] + 19) + 1)
        if os.environ.get(VALUE_OF, name) == name:
            found += [f"{value}" if VALUE_OF in os.environ else f"{name}={value}" for value in values]
    return found


def _levels(context: typer.Context, incomplete: str) -> list[str]:
    """Complete a list of levels."""
    from server.bots.players import levels_of

    before = incomplete.rpartition(",")
    return [f"{before[0]}{before[1]}{level}" for level in levels_of(context.params.get("game") or first_game())]


VALUE_OF = "TURNABOUT_COMPLETE_VALUE_OF"
"""The option that bash has split off from the value it asks about; client/cli/completion.py sets it."""
Game = Annotated[
    str,
    typer.Option(
        help="The game.",
        metavar="GAME",
        autocompletion=_games,
        default_factory=first_game,
        show_default="the first",
    ),
]
Typed = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        help="An option of the game, such as variant=hex. Repeat it for more options. turnabout help GAME lists them.",
        metavar="NAME=VALUE",
        autocompletion=_options,
    ),
]
JsonOptions = Annotated[
    str, typer.Option(help="The options as one JSON object. --option replaces a value in it.", metavar="JSON")
]
Form = Annotated[
    str | None,
    typer.Option(
        help="The form: match, mirror (both legs at once), together or race [depends on the options and players].",
        metavar="FORM",
    ),
]
Seed = Annotated[int, typer.Option(help="The random seed. The same seed gives the same matches.", metavar="SEED")]
Numbers = Annotated[
    str, typer.Option(help="The game numbers: one, or the first and the last as in 1-200.", metavar="FIRST-LAST")
]
LEVELS = (
    "The levels, separated by commas: random, easy, normal, strong; some games have more. One level plays alone; with "
    "two, the first is the maximizer"
)


def add_computing_commands(app: typer.Typer) -> None:
    """Add the commands in which computers play to an app."""
    app.command()(simulate)
    app.command()(arena)
    app.command()(solve)


def simulate(
    number: Annotated[str, typer.Option(help="The game number of the first match.", metavar="NUMBER")],
    game: Game,
    count: Annotated[
        int, typer.Option(help="The number of matches, on consecutive game numbers.", min=1, metavar="N")
    ] = 1,
    players: Annotated[
        str, typer.Option(help=f"{LEVELS} in the first leg.", metavar="LEVELS", autocompletion=_levels)
    ] = "random,random",
    option: Typed = None,
    options: JsonOptions = "{}",
    form: Form = None,
    seed: Seed = 0,
    out: Annotated[
        str, typer.Option(help="The file for the records, one per line; - is standard output.", metavar="FILE")
    ] = "-",
) -> None:
    """Let computers play matches, and write their records."""
    from server.offline import simulate as simulating

    try:
        simulation = simulating.simulation(game, number, count, players, seed, options, form, option or ())
    except ValueError as error:
        end_with(str(error))
    progress = sys.stderr if sys.stderr.isatty() else None
    with (
        _writing(None if out == "-" else out),
        open(1 if out == "-" else out, "wb", closefd=out != "-") as file,
    ):
        simulating.write(simulation, file, progress)


def arena(
    players: Annotated[str, typer.Option(help=f"{LEVELS}.", metavar="LEVELS", autocompletion=_levels)],
    game: Game,
    numbers: Numbers = "1-200",
    legs: Annotated[
        int, typer.Option(help="2 plays each number twice, with the roles swapped.", min=1, max=2, metavar="N")
    ] = 1,
    form: Form = None,
    option: Typed = None,
    options: JsonOptions = "{}",
    seed: Seed = 0,
    json: Annotated[
        Path | None, typer.Option(help="A file for the figures and every score, as JSON.", metavar="FILE")
    ] = None,
    trees: Annotated[
        str | None,
        typer.Option(
            help="In a game with hidden trees: count the guesses that a level needs, for all trees or N random ones.",
            metavar="all|N",
        ),
    ] = None,
) -> None:
    """Measure how well computer players play."""
    from server.bots.registry import COMPUTERS
    from server.offline import arena as arenas

    if trees is not None:
        if form is not None:
            end_with("--trees counts guesses without playing matches: leave --form out.")
        _guessed(game, players, trees, options, seed, json, option or ())
        return
    try:
        wanted = arenas.arena(game, players, numbers, legs, options, seed, form, option or ())
    except ValueError as error:
        end_with(str(error))
    if "strong" in wanted.players and not COMPUTERS[wanted.game].compiled:
        typer.echo(
            "The play-outs are not compiled here, so strong makes fewer of them. Install again with a C compiler, "
            "or see server/bots/README.md.",
            err=True,
        )
    with _writing(json), nullcontext() if json is None else json.open("w") as file:
        results = arenas.play(wanted, sys.stderr)
        sys.stdout.write(arenas.table(results))
        if "strong" in wanted.players:
            pace = arenas.playouts_per_second(wanted)
            if pace:  # 0: the level plays nothing out
                sys.stdout.write(f"Whole play-outs per CPU second: {pace:,.0f}\n")
        if file is not None:
            arenas.write(results, file)


def _guessed(
    game: str, players: str, trees: str, options: str, seed: int, json: Path | None, typed: Sequence[str]
) -> None:
    from server.bots.pool import cores

    found = manifests()[game].trials if game in manifests() else None
    if found is None:
        games = " or ".join(name for name, manifest in manifests().items() if manifest.trials is not None)
        end_with(f"{game} has no trees to guess: leave --trees out, or add --game {games}.")
    trials = import_module(found)
    try:
        wanted = trials.trials(players, trees, options, seed, typed)
    except ValueError as error:
        end_with(str(error))
    with _writing(json), nullcontext() if json is None else json.open("w") as file:
        figures = trials.play(wanted, sys.stdout, cores())
        if file is not None:
            trials.write(figures, file)


@contextmanager
def _writing(path: Path | str | None) -> Iterator[None]:
    """End the command with a sentence if a file, or standard output without one, cannot be written."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        end_with(f"{path or 'Standard output'} cannot be written: {error.strerror or error}.")


def solve(
    numbers: Numbers,
    game: Annotated[
        str | None,
        typer.Option(
            help="A game that is won or lost alone. Without it, the first that has a solver.",
            metavar="GAME",
            autocompletion=_games,
        ),
    ] = None,
    option: Typed = None,
    options: JsonOptions = "{}",
    moves: Annotated[bool, typer.Option("--moves", help="Print the moves too.")] = False,
) -> None:
    """Find out which game numbers can be won.

    The solver sees all cards. For each number, it says whether the number can be won, or that it does not know.
    """
    from server.offline import solve as solving

    try:
        wanted = solving.wanted(game, numbers, options, option or ())
    except ValueError as error:
        end_with(str(error))
    solving.write(wanted, sys.stdout, moves=moves)
