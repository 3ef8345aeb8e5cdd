"""The commands for authors of games: `catalog`, `new-game` and `check-game`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from protocol.games.catalog import installed_games, manifests
from server.logs import end_with


def add_author_commands(app: typer.Typer) -> None:
    """Add the commands for authors of games to an app."""
    app.command("catalog")(catalog)
    app.command("new-game")(new_game)
    app.command("check-game")(check_game)


def _games() -> list[tuple[str, str]]:
    """Complete the names of games."""
    return [(name, manifest.title) for name, manifest in manifests().items()]


def catalog(
    as_json: Annotated[bool, typer.Option("--json", help="Print the descriptions that clients get, as JSON.")] = False,
) -> None:
    """List the games that are installed."""
    if as_json:
        from server.game_infos import INFOS
        from server.game_infos import installed_games as infos

        typer.echo(INFOS.dump_json(infos()))
        return
    for name, game in installed_games().items():
        typer.echo(f"{name}: {game.manifest.title} ({game.package} {game.version})")


def check_game(
    name: Annotated[
        str, typer.Argument(help="The game's name, as in turnabout catalog.", metavar="NAME", autocompletion=_games)
    ],
) -> None:
    """Check an installed game for errors.

    Legs are played at random with many options and in every form. Each error names the method, what it answered, and
    what it should answer.
    """
    try:
        from server.contract.report import report
    except ModuleNotFoundError as error:
        end_with(f"check-game needs the package {error.name}. Install it: pip install 'turnabout[pettingzoo]'")
    try:
        good = report(name, sys.stdout)
    except BrokenPipeError:
        raise
    except ValueError as error:
        end_with(str(error))
    raise typer.Exit(0 if good else 1)


def new_game(
    name: Annotated[
        str, typer.Argument(help="The game's name: lowercase letters and digits, with hyphens.", metavar="NAME")
    ],
    directory: Annotated[
        Path, typer.Option(help="The directory in which the package is made.", metavar="DIRECTORY")
    ] = Path(),
) -> None:
    """Write a package with a small game, as a start for your own."""
    from server.contract.new_game import CannotWrite, write_game

    try:
        written = write_game(name, directory)
    except CannotWrite as error:
        end_with(str(error))
    for path in written:
        typer.echo(str(path))
    root = written[0].parent
    typer.echo(f"Next: cd {root}, uv pip install -e ., and turnabout check-game {name}. README.md says more.")
