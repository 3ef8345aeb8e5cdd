"""The commands of `turnabout` that print something and end."""

import asyncio
import os
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Annotated

import typer

from client.cli import completion
from client.cli.failure import fail, warn
from client.cli.options import Game, Options, ProfileName
from client.text.messages import cli_help as help_text

if TYPE_CHECKING:
    from client.line.number_requests import Which
    from client.line.reports import Paper
    from client.net.address import ServerAddress
    from client.profile.identity import Profile

INTERRUPTED = 130

Ascii = Annotated[bool, typer.Option("--ascii", help=help_text.option_ascii())]
Server = Annotated[str | None, typer.Option(help=help_text.option_server(), metavar="HOST[:PORT]")]


def add_printing_commands(app: typer.Typer) -> None:
    """Add the commands that print to the others."""
    app.command(help=help_text.about_settings())(settings)
    app.command(help=help_text.about_scores())(scores)
    app.command(help=help_text.about_number())(number)
    app.command(help=help_text.about_analyze())(analyze)


def settings(
    name: Annotated[
        str | None,
        typer.Argument(help=help_text.settings_name(), metavar="NAME", autocompletion=completion.setting_names),
    ] = None,
    value: Annotated[
        str | None,
        typer.Argument(help=help_text.settings_value(), metavar="VALUE", autocompletion=completion.setting_values),
    ] = None,
    profile: ProfileName = "default",
) -> None:
    """Run `turnabout settings`."""
    from client.net.errors import ClientError
    from client.profile.identity import open_profile
    from client.profile.player_name import read_name
    from client.profile.settings import VALUES, changed, read_settings, settings_file, write_settings
    from client.text import formats, language
    from client.text.messages import settings as settings_text

    try:
        player = open_profile(profile)
    except ClientError as error:
        fail(error)
    path = settings_file(profile)
    now, wrong = read_settings(path)
    language.use(now.language)
    try:
        if name == "name" and value is not None:
            player.remember(name=read_name(value))
        elif name is not None and name != "name":
            now = changed(now, name, value or str(getattr(now, name, "")))
            if value is not None:
                write_settings(path, now)
                wrong = None
    except ClientError as error:
        fail(error)
    if wrong is not None:
        warn(wrong)
    for each, values in {"name": (), **VALUES}.items():
        if name in (None, each):
            kept = player.last().name or settings_text.no_name() if each == "name" else getattr(now, each)
            typer.echo(f"{each:<10} {kept}" + (f"  ({formats.listed(values)})" if values else ""))


def scores(
    server: Server = None,
    game: Game = None,
    option: Options = None,
    profile: ProfileName = "default",
    ascii: Ascii = False,
) -> None:
    """Run `turnabout scores`."""
    at, which = address_of(server, game), _which(game, option)
    from client.line.mode import client_name
    from client.line.reports import print_scores
    from client.profile.identity import home

    player, paper = opened(profile, ascii)
    print_all(print_scores(player, client_name(), home(), paper, at, which))


def number(
    number: Annotated[str, typer.Argument(help=help_text.number_number(), metavar="NUMBER")],
    server: Server = None,
    game: Game = None,
    option: Options = None,
    together: Annotated[int | None, typer.Option(help=help_text.number_together(), min=2, max=48, metavar="N")] = None,
    profile: ProfileName = "default",
    ascii: Ascii = False,
) -> None:
    """Run `turnabout number`."""
    at, which = address_of(server, game), _which(game, option, together)
    from client.line.mode import client_name
    from client.line.reports import print_number
    from client.profile.identity import home
    from client.text.messages import forms as forms_text
    from protocol.deals import parse_number

    player, paper = opened(profile, ascii)
    try:
        wanted = parse_number(number)
    except ValueError:
        fail(forms_text.bad_number())
    print_all(print_number(player, client_name(), home(), paper, wanted, at, which))


def analyze(
    target: Annotated[str, typer.Argument(help=help_text.replay_target(), metavar="SOURCE")],
    index: Annotated[int | None, typer.Option(help=help_text.replay_index(), min=1, metavar="N")] = None,
    json: Annotated[str | None, typer.Option(help=help_text.analyze_json(), metavar="FILE")] = None,
    profile: ProfileName = "default",
    ascii: Ascii = False,
) -> None:
    """Run `turnabout analyze`."""
    from client.line.mode import client_name
    from client.line.reports import print_analyses
    from client.lobby.lookup import look_up
    from client.replay.sources import MOST_LISTED, read_source
    from client.text.messages import analysis as analysis_text

    player, paper = opened(profile, ascii)

    async def work() -> None:
        source = read_source(target, player.last().server)
        found = await look_up(source, player, client_name(), index=index)
        good = await print_analyses(found[:MOST_LISTED], paper, json_to=json)
        if len(found) > MOST_LISTED:
            typer.echo(f"turnabout: {analysis_text.only_first(MOST_LISTED)}", err=True)
        if not good:
            raise typer.Exit(1)

    print_all(work())


def _which(game: str | None, options: list[str] | None, together: int | None = None) -> "Which":
    """Read the game and options that are asked about."""
    from client.cli.play_options import read_chosen, read_wanted
    from client.line.number_requests import Which
    from client.net.errors import ClientError

    try:
        if together is None:
            return Which(*read_chosen(game, options or []))
        wanted = read_wanted(game, options or [], together)
    except ClientError as error:
        fail(error)
    return Which(wanted.game, dict(wanted.options), together if wanted.form == "together" else None)


def opened(profile: str, ascii: bool) -> "tuple[Profile, Paper]":
    """Return a profile, and an output with its settings; end the program if that fails."""
    from client.line.reports import Paper
    from client.net.errors import ClientError
    from client.profile.identity import open_profile
    from client.profile.settings import read_settings, settings_file
    from client.text import formats
    from client.text.glyphs import ASCII, find_glyphs

    try:
        player = open_profile(profile)
    except ClientError as error:
        fail(error)
    settings, wrong = read_settings(settings_file(profile))
    formats.use(settings)
    if wrong is not None:
        warn(wrong)
    return player, Paper(ASCII if ascii else find_glyphs(os.environ))


def address_of(server: str | None, game: str | None = None) -> "ServerAddress | None":
    """Read a server's address; end the program if it is none.

    If the `game` that is meant is unknown here, ask the server about its games.
    """
    from client.net.address import parse_server
    from client.net.errors import ClientError

    try:
        address = parse_server(server) if server is not None else None
        if address is not None and game is not None:
            learn(address, game)
    except ClientError as error:
        fail(error)
    return address


def learn(server: "ServerAddress", game: str) -> None:
    """Ask a server about its games if a game is unknown here. Raises CannotAsk."""
    from client.games.parts import known_games
    from client.lobby.requests import learn_games

    if game not in known_games():
        asyncio.run(learn_games(server))


def print_all(work: Coroutine[None, None, None]) -> None:
    """Run a coroutine that prints; end the program if it fails."""
    from client.net.errors import ClientError

    try:
        asyncio.run(work)
    except ClientError as error:
        fail(error)
    except BrokenPipeError:  # the reader has gone; Python would try again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
