"""The command `turnabout bot`."""

import asyncio
import signal
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from client.bots import PATIENCE, PROFILE
from client.cli import completion
from client.cli.failure import fail
from client.cli.options import Form, Game, Options, Pace, Seats
from client.text.messages import cli_help as help_text

if TYPE_CHECKING:
    from client.profile.identity import Profile
    from client.room.entry import Way
    from client.room.entry_request import Wanted

INTERRUPTED = 130
EXAMPLES = {"python": "by_chance.py", "javascript": "by_chance.mjs"}

Example = Annotated[str | None, typer.Option(help=help_text.option_example(), metavar="LANGUAGE")]


def bot(
    target: Annotated[str | None, typer.Argument(help=help_text.bot_target(), metavar="HOST/CODE")] = None,
    program: Annotated[str | None, typer.Option("--exec", help=help_text.bot_program(), metavar="PROGRAM")] = None,
    game: Game = None,
    option: Options = None,
    form: Form = None,
    seats: Seats = None,
    against: Annotated[
        str | None, typer.Option(help=help_text.bot_against(), metavar="LEVEL", autocompletion=completion.levels)
    ] = None,
    alone: Annotated[bool, typer.Option("--alone", help=help_text.bot_alone())] = False,
    number: Annotated[str | None, typer.Option(help=help_text.bot_number(), metavar="NUMBER")] = None,
    pace: Pace = None,
    matches: Annotated[int | None, typer.Option(help=help_text.bot_matches(), min=1, metavar="N")] = None,
    takebacks: Annotated[bool, typer.Option("--takebacks", help=help_text.bot_takebacks())] = False,
    patience: Annotated[str, typer.Option(help=help_text.bot_patience(), metavar="SECONDS")] = str(PATIENCE),
    name: Annotated[str | None, typer.Option(help=help_text.bot_name(), metavar="NAME")] = None,
    profile: Annotated[str, typer.Option("--profile", help=help_text.bot_profile(), metavar="NAME")] = PROFILE,
    example: Example = None,
) -> None:
    """Run `turnabout bot`."""
    if example is not None:
        _show(example)
        return
    from client.bots.absence import read_patience
    from client.bots.automatic_commands import Terms
    from client.bots.bot import play
    from client.bots.program import words_of
    from client.net.errors import ClientError
    from client.profile.identity import open_profile
    from client.profile.player_name import read_name
    from client.text.messages import cli as cli_text

    try:
        if program is None:
            fail(cli_text.no_program())
        words = words_of(program)
        waits = read_patience(patience)
        player = open_profile(profile)
        way = (
            _into(target, player, (option, form, seats, against, alone or None, number, pace))
            if game is None
            else _opened(target, _wanted(game, option, seats, form, alone), against, alone, number, pace)
        )
        limit = 1 if matches is None and game is not None and (alone or against is not None) else matches
        called = read_name(name if name is not None else name_of(words))
        if player.last().name is None:
            player.remember(name=called)  # so that its page and the standings can be asked for
        client = f"turnabout-bot {version('turnabout')}"
        signal.signal(signal.SIGTERM, end_once)
        asyncio.run(play(player, way, called, client, words, Terms(takebacks, limit, waits), _tell))
    except ClientError as error:
        fail(error)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def end_once(number: int, _frame: object) -> None:
    """Leave the room as after Ctrl+C. Ignore further signals, because `timeout` sends them to all processes."""
    signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def name_of(words: list[str]) -> str:
    """Return a program's name: of the first word that is a file, else of the first word.

    >>> name_of(["python3", "client/bots/examples/by_chance.py"]), name_of(["/usr/bin/gnubg", "-t"])
    ('by_chance', 'gnubg')
    """
    file = next((each for each in words[1:] if Path(each).is_file()), words[0])
    return Path(file).stem[:24] or "bot"


def _into(target: str | None, player: "Profile", about_a_room: tuple[object, ...]) -> "Way":
    """Return the way into an existing room. Raises BadAddress, BadErrand."""
    from client.net.address import parse_room_address
    from client.net.command_ids import new_id
    from client.net.errors import BadErrand
    from client.room.entry import Way
    from client.text.messages import cli as cli_text
    from protocol.commands import Enter

    if any(each is not None for each in about_a_room):
        raise BadErrand(cli_text.only_new_rooms())
    if target is None:
        raise BadErrand(cli_text.no_room())
    address = parse_room_address(target, player.last().server)
    return Way(address.server, Enter(id=new_id(), room=address.room))


def _wanted(game: str, options: list[str] | None, seats: int | None, form: str | None, alone: bool) -> "Wanted":
    from client.cli.play_options import read_wanted

    return read_wanted(game, options or [], seats, form, alone=alone)


def _opened(
    target: str | None, wanted: "Wanted", against: str | None, alone: bool, number: str | None, pace: int | None
) -> "Way":
    """Return the way into a new room. Raises BadAddress, BadErrand, HostingError."""
    from client.cli import play_options
    from client.net import local_server
    from client.net.address import parse_server
    from client.net.errors import BadErrand
    from client.net.local_addresses import local_addresses
    from client.profile.identity import home
    from client.room import commands
    from client.room.entry import Way
    from client.text.messages import cli as cli_text

    if alone and against is not None:
        raise BadErrand(cli_text.alone_or_against())
    if alone and pace is not None:
        raise BadErrand(cli_text.pace_needs_computer())
    level = play_options.level(against, wanted.game) if against is not None else None
    command = commands.create(
        wanted.game,
        form="solo" if alone else wanted.form or "match",
        number=play_options.read_number(number),
        computers=() if level is None else (None, *[level] * ((wanted.seats or 2) - 1)),
        options=dict(wanted.options),
        seats=wanted.seats,
        pace=pace,
    )
    if target is not None:
        return Way(parse_server(target), command)
    among_others = not alone and against is None
    hosted = local_server.find_or_start(home(), alone=not among_others)
    return Way(hosted.address, command, hosted, local_addresses() if among_others else ())


def _show(language: str) -> None:
    from importlib.resources import files

    if language.lower() not in EXAMPLES:
        from client.text.messages import cli as cli_text

        fail(cli_text.no_example(language))
    typer.echo((files("client.bots.examples") / EXAMPLES[language.lower()]).read_text("utf-8"), nl=False)


def _tell(text: str) -> None:
    from client.text.glyphs import UNICODE

    typer.echo(UNICODE.show(text), err=True)
