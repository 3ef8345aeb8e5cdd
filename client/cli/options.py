"""The options that several commands of `turnabout` have."""

from typing import Annotated

import typer

from client.cli import completion
from protocol.games.catalog import manifests

Name = Annotated[str | None, typer.Option(help="Your name. It is remembered.", metavar="NAME")]
ProfileName = Annotated[
    str,
    typer.Option(
        "--profile",
        help="Play as another person on this machine. Each profile has its own name, seats and scores [default].",
        show_default=False,
        metavar="NAME",
        autocompletion=completion.profiles,
    ),
]
Ascii = Annotated[bool, typer.Option("--ascii", help="Use ASCII characters only [taken from the locale].")]

Role = Annotated[
    str | None,
    typer.Option(
        help="Your role in the first leg, such as maximizer or minimizer [random].",
        metavar="ROLE",
        autocompletion=completion.roles,
    ),
]
Clock = Annotated[
    str | None,
    typer.Option(
        help="Time limit: 30 means 30 s for each move; 5m+3 means 5 minutes for a leg plus 3 s for each move [none].",
        metavar="CLOCK",
    ),
]
_NAMES = (*manifests(),)
GAMES = f"{', '.join(_NAMES[:-1])} or {_NAMES[-1]}"
Game = Annotated[str | None, typer.Option(help=f"The game: {GAMES}.", metavar="GAME", autocompletion=completion.games)]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        help="An option of the game, such as variant=hex. Repeat it for more options.",
        metavar="NAME=VALUE",
        autocompletion=completion.options,
    ),
]
Form = Annotated[
    str | None,
    typer.Option(
        help="The form of the match: match, mirror (both legs at once), together or race [depends on the options].",
        metavar="FORM",
        autocompletion=completion.forms,
    ),
]
Seats = Annotated[
    int | None, typer.Option(help="The number of seats, if the game can have more than two.", min=1, metavar="N")
]
Pace = Annotated[
    int | None,
    typer.Option(help="The minimum seconds that a computer takes over a move.", min=1, max=60, metavar="SECONDS"),
]
Notes = Annotated[
    bool,
    typer.Option("--notes/--no-notes", help="Show what is still possible, in games with notes."),
]
Public = Annotated[bool, typer.Option("--public", help="List the room in turnabout rooms, so that anyone can join.")]
Spectators = Annotated[bool, typer.Option("--spectators/--no-spectators", help="Let people without a seat watch.")]
Plain = Annotated[
    bool,
    typer.Option(
        "--plain",
        help="Use lines of text instead of a full screen [if there is no terminal].",
        envvar="TURNABOUT_PLAIN",
    ),
]
