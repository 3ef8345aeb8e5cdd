"""The command `turnabout link`: make another device the same person, or this one."""

import os
import shutil
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from client.cli.failure import fail
from client.cli.options import Ascii, Plain, ProfileName
from client.cli.reports import Server, address_of, opened, print_all
from client.text.messages import cli_help as help_text

if TYPE_CHECKING:
    from client.lobby.device_link import DeviceLink


def link(
    link: Annotated[str | None, typer.Argument(help=help_text.link_link(), metavar="LINK")] = None,
    server: Server = None,
    profile: ProfileName = "default",
    ascii: Ascii = False,
    plain: Plain = False,
) -> None:
    """Run `turnabout link`."""
    from client.line import mode
    from client.line.console import Console
    from client.line.device_link import open_link, show_link
    from client.lobby.device_link import parse_link
    from client.net.errors import ClientError
    from client.profile.identity import home

    at = address_of(server)
    player, paper = opened(profile, ascii)
    draws = not (plain or paper.glyphs.ascii or "NO_COLOR" in os.environ or mode.is_needed(os.environ))
    try:
        opened_link = None if link is None else parse_link(link, at or player.last().server)
    except ClientError as error:
        fail(error)

    async def run() -> None:
        console = Console(paper.glyphs)
        if opened_link is None:
            await show_link(player, home(), mode.client_name(), console, at, _draw if draws else _draw_nothing)
        else:
            await open_link(player, mode.client_name(), console, opened_link)

    print_all(run())


def _draw(link: "DeviceLink") -> None:
    """Show a link as a QR code, if the terminal is wide enough."""
    from client.text.lines import width
    from client.text.qr_code import scan_code

    code = scan_code(str(link))
    if width(code[0]) <= shutil.get_terminal_size().columns:
        # Scanners want a dark code on a light ground, whatever the terminal's colours are.
        sys.stdout.writelines(f"\x1b[30;107m{run.text}\x1b[0m\n" for (run,) in code)


def _draw_nothing(link: "DeviceLink") -> None:
    """Show no QR code."""


def add_link_command(app: typer.Typer) -> None:
    """Add the command to the others."""
    app.command(help=help_text.about_link())(link)
