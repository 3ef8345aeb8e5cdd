"""The command `turnabout games`: your games on the servers where you play, once or as they change."""

from typing import Annotated

import typer

from client.cli.failure import fail
from client.cli.options import ProfileName
from client.cli.reports import Ascii, Server, address_of, opened, print_all
from client.text.messages import cli_help as help_text

SETTINGS = {"allow_interspersed_args": False}
"""Options after the program to run are the program's own."""


def games(
    server: Server = None,
    watch: Annotated[bool, typer.Option("--watch", help=help_text.games_watch())] = False,
    run: Annotated[bool, typer.Option("--run", help=help_text.games_run())] = False,
    command: Annotated[list[str] | None, typer.Argument(help=help_text.games_command(), metavar="COMMAND")] = None,
    profile: ProfileName = "default",
    ascii: Ascii = False,
) -> None:
    """Run `turnabout games`."""
    from client.line.games_watch import watch_games
    from client.line.mode import client_name
    from client.line.your_games import list_games
    from client.profile.identity import home
    from client.text.messages import your_games as games_text

    words = command or []
    if run and not watch:
        fail(games_text.run_needs_watch())
    if run and not words:
        fail(games_text.run_what())
    if words and not run:
        fail(games_text.run_extra(words[0][:40]))
    at = address_of(server)
    player, paper = opened(profile, ascii)
    asked = player, home(), client_name(), paper, at
    print_all(watch_games(*asked, words) if watch else list_games(*asked))


def add_games_command(app: typer.Typer) -> None:
    """Add the command to the others."""
    app.command(help=help_text.about_games(), context_settings=SETTINGS)(games)
