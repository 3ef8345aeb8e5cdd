"""The command `turnabout`."""

import gc
import os
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from client.cli import completion
from client.cli.bot import bot
from client.cli.failure import fail
from client.cli.games import add_games_command
from client.cli.help import Command, Commands, GameCommand, help_command
from client.cli.link import add_link_command
from client.cli.lobby import add_commands_among_others
from client.cli.options import (
    Ascii,
    Clock,
    Form,
    Game,
    Name,
    Notes,
    Options,
    Pace,
    Plain,
    ProfileName,
    Public,
    Role,
    Seats,
    Spectators,
)
from client.cli.reports import add_printing_commands
from client.cli.server_commands import add_servers_commands, complete_servers_command
from client.cli.verify import add_verify_command
from client.cli.words import words
from client.text.messages import cli_help as help_text
from protocol.games.catalog import BrokenGame, first_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from client.net.address import ServerAddress
    from client.profile.identity import Profile
    from client.replay.sources import Found
    from client.room.entry_request import Errand

# Modules that draw are imported by the commands that draw, because they load slowly.

SELDOM = (100_000, 50, 50)
"""The thresholds of the garbage collector."""

app = typer.Typer(
    cls=Commands,
    help=help_text.about(),
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"turnabout {version('turnabout')}")
        raise typer.Exit


@app.callback()
def _every(
    _: Annotated[
        bool, typer.Option("--version", help=help_text.version(), callback=_show_version, is_eager=True)
    ] = False,
    plain: Plain = False,
) -> None:
    """Apply the options of all commands."""
    gc.set_threshold(*SELDOM)  # imported modules stay in memory, so frequent collections are useless
    if plain:
        os.environ["TURNABOUT_PLAIN"] = "1"  # the default of the command's own --plain


@app.command(help=help_text.about_play(first_game()))
def play(
    game: Game = None,
    number: Annotated[str | None, typer.Option(help=help_text.play_number(), metavar="NUMBER")] = None,
    against: Annotated[
        str | None, typer.Option(help=help_text.play_against(), metavar="LEVEL", autocompletion=completion.levels)
    ] = None,
    names: Annotated[str | None, typer.Option(help=help_text.play_names(), metavar="NAMES")] = None,
    role: Role = None,
    clock: Clock = None,
    hints: Annotated[bool, typer.Option("--hints", help=help_text.play_hints())] = False,
    casual: Annotated[bool, typer.Option("--casual", help=help_text.play_casual())] = False,
    computers: Annotated[
        str | None,
        typer.Option(help=help_text.play_computers(), metavar="LEVEL,LEVEL", autocompletion=completion.two_levels),
    ] = None,
    server: Annotated[str | None, typer.Option(help=help_text.play_server(), metavar="HOST[:PORT]")] = None,
    option: Options = None,
    form: Form = None,
    seats: Seats = None,
    pace: Pace = None,
    name: Name = None,
    profile: ProfileName = "default",
    ascii: Ascii = False,
    plain: Plain = False,
) -> None:
    """Run `turnabout play`."""
    from client.cli.play_options import errand_of
    from client.cli.reports import address_of
    from client.net.errors import BadErrand

    at = address_of(server, game)
    try:
        errand = errand_of(
            game,
            number,
            against=against,
            role=role,
            clock=clock,
            hints=hints,
            computers=computers,
            server=at,
            options=option or (),
            seats=seats,
            pace=pace,
            form=form,
            names=names,
            casual=casual,
        )
    except BadErrand as error:
        fail(error)
    _run(_profile(profile, name), errand, ascii, plain, server=at)


@app.command(help=help_text.about_host())
def host(
    number: Annotated[str | None, typer.Option(help=help_text.host_number(), metavar="NUMBER")] = None,
    role: Role = None,
    clock: Clock = None,
    spectators: Spectators = True,
    hints: Annotated[bool, typer.Option("--hints", help=help_text.host_hints())] = False,
    notes: Notes = False,
    public: Public = False,
    game: Game = None,
    option: Options = None,
    form: Form = None,
    seats: Seats = None,
    pace: Pace = None,
    computers: Annotated[
        str | None,
        typer.Option(help=help_text.host_computers(), metavar="N,LEVEL", autocompletion=completion.many_and_level),
    ] = None,
    port: Annotated[int | None, typer.Option(help=help_text.host_port(), min=1, max=65535, metavar="PORT")] = None,
    server: Annotated[str | None, typer.Option(help=help_text.host_server(), metavar="HOST[:PORT]")] = None,
    new: Annotated[bool, typer.Option("--new", help=help_text.host_new())] = False,
    name: Name = None,
    profile: ProfileName = "default",
    ascii: Ascii = False,
    plain: Plain = False,
) -> None:
    """Run `turnabout host`."""
    from client.cli import play_options as asked
    from client.cli.reports import address_of
    from client.net.errors import BadErrand
    from client.profile.saved_rooms import to_go_on
    from client.room.entry_request import HostRoom, Resume
    from client.text.messages import cli as cli_text

    where = address_of(server, game)
    try:
        if where is not None and port is not None:
            raise BadErrand(cli_text.port_with_server())
        wanted = asked.read_notes(notes, replace(asked.read_wanted(game, option or (), seats, form), pace=pace))
        many, at = asked.read_computers(computers, wanted.game)
        asked.check_computers(many if at is not None else 0, wanted)
        first = asked.read_first_role(role, wanted)
        timed = asked.read_clock(clock)
        errand: Errand = HostRoom(
            asked.read_number(number), first, port, spectators, timed, hints, at, wanted, many, public, where
        )
    except BadErrand as error:
        fail(error)
    player = _profile(profile, name)
    usual = (game, option, form, seats, computers, number, role, clock, pace) == (None,) * 9
    if not new and where is None and spectators and not notes and not hints and not public and usual:
        hosted = (room for room in to_go_on(player) if room.hosted and not room.alone)
        left = next((room for room in hosted if port in (None, room.room.server.port)), None)
        errand = Resume(left) if left is not None else errand
    _run(player, errand, ascii, plain)


@app.command(help=help_text.about_join())
def join(
    target: Annotated[str, typer.Argument(help=help_text.join_target(), metavar="ROOM")],
    seat_code: Annotated[str | None, typer.Option(help=help_text.join_seat_code(), metavar="CODE")] = None,
    name: Name = None,
    profile: ProfileName = "default",
    ascii: Ascii = False,
    plain: Plain = False,
) -> None:
    """Run `turnabout join`."""
    from client.net.address import parse_room_address
    from client.net.errors import BadAddress
    from client.room.entry_request import JoinRoom, into
    from protocol.ids import parse_seat_code

    player = _profile(profile, name)
    try:
        address = parse_room_address(target, player.last().server)
    except BadAddress as error:
        fail(error)
    if seat_code is not None:
        try:
            code = parse_seat_code(seat_code)
        except ValueError:
            from client.text.messages import start as start_text

            fail(start_text.bad_seat_code())
        _run(player, JoinRoom(address, seat_code=code), ascii, plain)
    _run(player, into(player, address), ascii, plain)


@app.command(help=help_text.about_replay())
def replay(
    target: Annotated[str, typer.Argument(help=help_text.replay_target(), metavar="SOURCE")],
    index: Annotated[int | None, typer.Option(help=help_text.replay_index(), min=1, metavar="N")] = None,
    profile: ProfileName = "default",
    ascii: Ascii = False,
    plain: Plain = False,
) -> None:
    """Run `turnabout replay`."""
    import asyncio

    from client.line.mode import client_name
    from client.lobby.lookup import look_up
    from client.net.errors import ClientError
    from client.replay.sources import read_source

    player = _profile(profile, None)
    try:
        source = read_source(target, player.last().server)
        records = asyncio.run(look_up(source, player, client_name(), index=index))
    except ClientError as error:
        fail(error)
    _run(player, None, ascii, plain, records)


app.command(help=help_text.about_bot(first_game()))(bot)


def _profile(profile: str, name: str | None) -> "Profile":
    from client.net.errors import BadName, BadProfile
    from client.profile.identity import open_profile
    from client.profile.player_name import read_name

    try:
        player = open_profile(profile)
        if name is not None:
            player.remember(name=read_name(name))
    except (BadName, BadProfile) as error:
        fail(error)
    return player


def _run(
    profile: "Profile",
    errand: "Errand | None",
    ascii: bool,
    plain: bool,
    records: "Sequence[Found]" = (),
    server: "ServerAddress | None" = None,
    *,
    opens: str | None = None,
    game: str | None = None,
) -> NoReturn:
    from client.line import mode
    from client.profile.identity import home
    from client.profile.settings import settings_file
    from client.text.glyphs import ASCII, find_glyphs

    glyphs = ASCII if ascii else find_glyphs(os.environ)
    if plain or mode.is_needed(os.environ):
        from client.line import program

        code = program.run(profile, home(), glyphs, errand, records, server)
        _say_what_runs_on()
        raise typer.Exit(code)

    from client.terminal.app import TurnaboutApp
    from client.terminal.hangup import end_with_the_terminal

    kept = settings_file(profile.name)
    app = TurnaboutApp(
        profile, home(), glyphs, errand, records=records, settings=kept, server=server, opens=opens, game=game
    )
    end_with_the_terminal()
    app.run()
    _say_what_runs_on()
    raise typer.Exit(app.return_code or 0)


def _say_what_runs_on() -> None:
    """Print at a terminal that the player's own server keeps running."""
    from client.net import local_server
    from client.profile.identity import home

    hosted = local_server.find(home()) if sys.stdout.isatty() else None
    if hosted is not None and not hosted.served:
        from client.text.messages import cli as cli_text

        typer.echo(cli_text.server_runs(hosted.browser_address))
        typer.echo(cli_text.server_stops())


add_printing_commands(app)
add_games_command(app)
add_commands_among_others(app, _profile, _run)
add_verify_command(app)
add_servers_commands(app)
add_link_command(app)
app.command("help", help=help_text.about_help())(help_command)
app.command("words", help=help_text.about_words())(words)
for _command in app.registered_commands:
    takes_options = _command.callback is not None and "option" in _command.callback.__annotations__
    _command.cls = GameCommand if takes_options else Command


def main() -> None:
    """Run the command line."""
    if completion.is_asked():
        complete_servers_command()
        completion.joined(os.environ)
    try:
        app(prog_name="turnabout")
    except BrokenGame as error:
        typer.echo(f"turnabout: {error}", err=True)
        sys.exit(1)


if __name__ == "__main__":
    main()
