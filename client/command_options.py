"""The options that several commands of `turnabout` have."""

from typing import Annotated

import typer

Name = Annotated[str | None, typer.Option(help="Your name; remembered for the next time.", metavar="NAME")]
ProfileName = Annotated[
    str, typer.Option("--profile", help="Who you are here: another profile is another player.", metavar="NAME")
]
Ascii = Annotated[bool, typer.Option("--ascii", help="Draw with ASCII signs only [found from the locale].")]

Role = Annotated[
    str | None,
    typer.Option(
        help="Your role in the first leg: maximizer or minimizer, in The Patriarch owner or guesser [drawn].",
        metavar="ROLE",
    ),
]
Clock = Annotated[
    str | None,
    typer.Option(
        help="Time: 30 is 30 s for each move, 5m+3 is 5 min for a leg and 3 s more for each move [none].",
        metavar="CLOCK",
    ),
]
GAMES = "family-tree, happy-graphs, grandmas-game, patriarch or poker-solitaire"
Game = Annotated[str | None, typer.Option(help=f"Which game: {GAMES}.", metavar="GAME")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        help="An option of the game, such as variant=hex or mode=puzzle; may be given more than once.",
        metavar="NAME=VALUE",
    ),
]
Form = Annotated[
    str | None,
    typer.Option(help="match, mirror (both legs at once), together or race [as the options have it].", metavar="FORM"),
]
Seats = Annotated[int | None, typer.Option(help="How many seats, where there can be many.", min=1, metavar="N")]
Pace = Annotated[
    int | None,
    typer.Option(help="How many seconds computers take over a move at least.", min=1, max=60, metavar="SECONDS"),
]
Notes = Annotated[
    bool,
    typer.Option("--notes/--no-notes", help="Whether The Patriarch shows which trees are still possible."),
]
Public = Annotated[bool, typer.Option("--public", help="List the room, for anybody to join (turnabout rooms).")]
Onlookers = Annotated[
    bool, typer.Option("--onlookers/--no-onlookers", help="Whether people without a seat may look on.")
]
Plain = Annotated[
    bool,
    typer.Option(
        "--plain", help="Lines of text in place of a screen [where there is no terminal].", envvar="TURNABOUT_PLAIN"
    ),
]
