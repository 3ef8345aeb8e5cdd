"""The command `check-game`."""

import sys
from typing import Annotated

import typer

from protocol.games.catalog import manifests
from server.logs import end_with


def add_contract_command(app: typer.Typer) -> None:
    """Add the command to an app."""
    app.command("check-game")(check_game)


def _games() -> list[tuple[str, str]]:
    """Complete the names of games."""
    return [(name, manifest.title) for name, manifest in manifests().items()]


def check_game(
    name: Annotated[str, typer.Argument(help="The game's name in messages.", metavar="NAME", autocompletion=_games)],
) -> None:
    """Check that an installed game does all that the rest of Turnabout takes for granted.

    Legs are played by chance with many options and in every form. Each error names the method, what it answered, and
    what it should answer.
    """
    from server.contract.report import report

    try:
        good = report(name, sys.stdout)
    except BrokenPipeError:
        raise
    except ValueError as error:
        end_with(str(error))
    raise typer.Exit(0 if good else 1)
