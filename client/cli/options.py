"""The options that several commands of `turnabout` have."""

from typing import Annotated

import typer

from client.cli import completion
from client.text.messages import cli_help as help_text
from protocol.games.catalog import manifests

Name = Annotated[str | None, typer.Option(help=help_text.option_name(), metavar="NAME")]
ProfileName = Annotated[
    str,
    typer.Option(
        "--profile",
        help=help_text.option_profile(),
        show_default=False,
        metavar="NAME",
        autocompletion=completion.profiles,
    ),
]
Ascii = Annotated[bool, typer.Option("--ascii", help=help_text.option_ascii())]

Role = Annotated[
    str | None, typer.Option(help=help_text.option_role(), metavar="ROLE", autocompletion=completion.roles)
]
Clock = Annotated[str | None, typer.Option(help=help_text.option_clock(), metavar="CLOCK")]
Game = Annotated[
    str | None,
    typer.Option(help=help_text.option_game([*manifests()]), metavar="GAME", autocompletion=completion.games),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help=help_text.option_option(), metavar="NAME=VALUE", autocompletion=completion.options),
]
Form = Annotated[
    str | None, typer.Option(help=help_text.option_form(), metavar="FORM", autocompletion=completion.forms)
]
Seats = Annotated[int | None, typer.Option(help=help_text.option_seats(), min=1, metavar="N")]
Pace = Annotated[int | None, typer.Option(help=help_text.option_pace(), min=1, max=60, metavar="SECONDS")]
Notes = Annotated[bool, typer.Option("--notes/--no-notes", help=help_text.option_notes())]
Public = Annotated[bool, typer.Option("--public", help=help_text.option_public())]
Spectators = Annotated[bool, typer.Option("--spectators/--no-spectators", help=help_text.option_spectators())]
Plain = Annotated[bool, typer.Option("--plain", help=help_text.option_plain(), envvar="TURNABOUT_PLAIN")]
