"""The commands of `turnabout` that the server's program runs, with the same arguments."""

import os
import subprocess
import sys
from typing import NoReturn

import typer

from client.cli import completion
from client.text.messages import cli_help as help_text
from client.text.tables import text_of

_SERVERS = (
    "serve",
    "status",
    "stop",
    "simulate",
    "arena",
    "solve",
    "catalog",
    "new-game",
    "check-game",
    "backup",
    "restore",
    "export",
)
_AS_GIVEN = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}


def add_servers_commands(app: typer.Typer) -> None:
    """Add the server's commands to the client's."""
    for name in _SERVERS:
        app.command(name, help=text_of(help_text.server_command, name), context_settings=_AS_GIVEN)(_server)


def complete_servers_command() -> None:
    """Let the server answer a shell that asks about one of the server's commands; return if it does not."""
    if completion.command(os.environ) in _SERVERS:
        completion.joined(os.environ)
        _become([sys.executable, "-m", "server"])


def _server(context: typer.Context) -> None:
    """Run the server's command of the same name with the same arguments."""
    from client.profile.identity import HOME_VARIABLE, home, own_server

    if HOME_VARIABLE in os.environ:  # where the server is that the user's own rooms are on
        os.environ.setdefault("TURNABOUT_DATA_DIR", str(own_server(home()).parent))
    command = [sys.executable, "-m", "server", str(context.info_name), *context.args]
    _become(command)


def _become(command: list[str]) -> NoReturn:
    """Run this very Python in place of this program."""
    if sys.platform != "win32":
        os.execv(sys.executable, command)  # noqa: S606 # this very Python
    raise SystemExit(subprocess.call(command))  # noqa: S603 # this very Python
