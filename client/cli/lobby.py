"""The commands of `turnabout` about other players: rooms, quick matches, the daily number, ratings and matches."""

import os
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

import typer

from client.cli.failure import fail
from client.cli.options import Ascii, Clock, Form, Game, Name, Options, Plain, ProfileName
from client.cli.reports import Ascii as PrintedAscii
from client.cli.reports import Server, address_of, opened, print_all
from client.text.messages import cli_help as help_text

if TYPE_CHECKING:
    from client.line.lobby_requests import Places
    from client.net.address import ServerAddress
    from client.profile.identity import Profile
    from client.room.entry_request import Errand

OpenProfile = Callable[[str, str | None], "Profile"]
Run = Callable[..., NoReturn]
"""Runs the program for an errand, or opens a screen."""


def add_commands_among_others(app: typer.Typer, profile_of: OpenProfile, run: Run) -> None:
    """Add the commands to the others; `profile_of` opens a profile under a name, and `run` runs the program."""

    @app.command(help=help_text.about_rooms())
    def rooms(
        server: Server = None,
        game: Game = None,
        name: Name = None,
        profile: ProfileName = "default",
        ascii: Ascii = False,
        plain: Plain = False,
    ) -> None:
        """Run `turnabout rooms`."""
        at, chosen = address_of(server, game), _game(game)
        player = profile_of(profile, name)
        if not _in_lines(plain):
            run(player, None, ascii, plain, server=at, opens="find", game=chosen)
        _printed(lambda places: places.rooms(chosen if game is not None else None), profile, ascii, at)

    @app.command(help=help_text.about_quick())
    def quick(
        server: Server = None,
        game: Game = None,
        option: Options = None,
        form: Form = None,
        clock: Clock = None,
        name: Name = None,
        profile: ProfileName = "default",
        ascii: Ascii = False,
        plain: Plain = False,
    ) -> None:
        """Run `turnabout quick`."""
        from client.cli.play_options import read_clock, read_wanted
        from client.net.errors import BadErrand
        from client.room.entry_request import PlayNext

        at = address_of(server, game)
        player = profile_of(profile, name)
        try:
            wanted = read_wanted(_game(game) or _last(player), option or (), None, form)
            timed = read_clock(clock)
        except BadErrand as error:
            fail(error)
        run(player, PlayNext(wanted, timed, at or _where(player)), ascii, plain, server=at)

    @app.command(help=help_text.about_challenge())
    def challenge(
        opponent: Annotated[str, typer.Argument(help=help_text.challenge_player(), metavar="PLAYER")],
        server: Server = None,
        name: Name = None,
        profile: ProfileName = "default",
        ascii: Ascii = False,
        plain: Plain = False,
    ) -> None:
        """Run `turnabout challenge`."""
        import asyncio

        from client.line.lobby_requests import Places
        from client.line.mode import client_name
        from client.net.errors import ClientError
        from client.profile.identity import home

        at = address_of(server)
        player = profile_of(profile, name)
        _, paper = opened(profile, ascii)
        try:
            errand = asyncio.run(Places(player, client_name(), home(), paper, at).challenge(opponent))
        except ClientError as error:
            fail(error)
        run(player, errand, ascii, plain, server=at)

    @app.command(help=help_text.about_daily())
    def daily(
        server: Server = None,
        game: Game = None,
        day: Annotated[str | None, typer.Option(help=help_text.daily_day(), metavar="DAY")] = None,
        computer: Annotated[bool, typer.Option("--computer", help=help_text.daily_computer())] = False,
        friend: Annotated[bool, typer.Option("--friend", help=help_text.daily_friend())] = False,
        name: Name = None,
        profile: ProfileName = "default",
        ascii: Ascii = False,
        plain: Plain = False,
    ) -> None:
        """Run `turnabout daily`."""
        from client.lobby.match_search import read_date
        from client.text.messages import cli as cli_text

        at = address_of(server, game)
        player = profile_of(profile, name)
        chosen = _game(game) or _last(player)
        if computer or friend:
            if computer and friend:
                fail(cli_text.computer_or_friend())
            run(player, _try(chosen, "friend" if friend else "computer", at or _where(player)), ascii, plain, server=at)
        if day is None and not _in_lines(plain):
            run(player, None, ascii, plain, server=at, opens="daily", game=chosen)
        try:
            of = read_date(day) if day is not None else None
        except ValueError as error:
            fail(error)
        _printed(lambda places: places.daily(chosen, of), profile, ascii, at)

    app.command(help=help_text.about_standings())(standings)
    app.command(help=help_text.about_player())(player)
    app.command(help=help_text.about_matches())(matches)
    app.command(help=help_text.about_versus())(versus)


def standings(
    server: Server = None,
    game: Game = None,
    correspondence: Annotated[bool, typer.Option("--correspondence", help=help_text.option_correspondence())] = False,
    profile: ProfileName = "default",
    ascii: PrintedAscii = False,
) -> None:
    """Run `turnabout standings`."""
    at, chosen = address_of(server, game), _game(game) or _last_of(profile)
    _printed(lambda places: places.standings(chosen, correspondence=correspondence), profile, ascii, at)


def player(
    player: Annotated[str | None, typer.Argument(help=help_text.player_player(), metavar="PLAYER")] = None,
    server: Server = None,
    profile: ProfileName = "default",
    ascii: PrintedAscii = False,
) -> None:
    """Run `turnabout player`."""
    _printed(lambda places: places.player(player), profile, ascii, address_of(server))


def matches(
    player: Annotated[str | None, typer.Argument(help=help_text.matches_player(), metavar="PLAYER")] = None,
    game: Game = None,
    against: Annotated[str | None, typer.Option(help=help_text.matches_against(), metavar="PLAYER")] = None,
    result: Annotated[str | None, typer.Option(help=help_text.matches_result(), metavar="RESULT")] = None,
    since: Annotated[str | None, typer.Option(help=help_text.matches_since(), metavar="DAY")] = None,
    until: Annotated[str | None, typer.Option(help=help_text.matches_until(), metavar="DAY")] = None,
    number: Annotated[str | None, typer.Option(help=help_text.matches_number(), metavar="NUMBER")] = None,
    everyone: Annotated[bool, typer.Option("--everyone", help=help_text.matches_everyone())] = False,
    count: Annotated[int, typer.Option(help=help_text.matches_count(), min=1, metavar="N", show_default=True)] = 30,
    server: Server = None,
    profile: ProfileName = "default",
    ascii: PrintedAscii = False,
) -> None:
    """Run `turnabout matches`."""
    from client.lobby.match_search import MatchSearch, read_date, read_number, read_result
    from client.text.messages import matches as matches_text

    try:
        search = MatchSearch(
            game=_game(game),
            opponent=against,
            result=None if result is None else read_result(result),
            since=None if since is None else read_date(since),
            until=None if until is None else read_date(until),
            number=None if number is None else read_number(number),
            everyone=everyone,
        )
        search.check()
        if everyone and player is not None:
            raise ValueError(matches_text.mistake("everyone-of-player"))
    except ValueError as error:
        fail(str(error))
    _printed(lambda places: places.matches(player, search, count), profile, ascii, address_of(server))


def versus(
    opponent: Annotated[str, typer.Argument(help=help_text.versus_opponent(), metavar="PLAYER")],
    player: Annotated[str | None, typer.Option(help=help_text.versus_player(), metavar="PLAYER")] = None,
    server: Server = None,
    profile: ProfileName = "default",
    ascii: PrintedAscii = False,
) -> None:
    """Run `turnabout versus`."""
    _printed(lambda places: places.versus(opponent, player), profile, ascii, address_of(server))


def _printed(
    ask: Callable[["Places"], Coroutine[None, None, None]], profile: str, ascii: bool, at: "ServerAddress | None"
) -> None:
    from client.line.lobby_requests import Places
    from client.line.mode import client_name
    from client.profile.identity import home

    who, paper = opened(profile, ascii)
    print_all(ask(Places(who, client_name(), home(), paper, at)))


def _in_lines(plain: bool) -> bool:
    from client.line import mode

    return plain or mode.is_needed(os.environ)


def _game(game: str | None) -> str | None:
    """Return the game that was asked for, if it is one."""
    from client.cli.play_options import read_game
    from client.net.errors import BadErrand

    try:
        return None if game is None else read_game(game)
    except BadErrand as error:
        fail(error)


def _last(player: "Profile") -> str:
    from client.games.last_game import last_game

    return last_game(player)


def _last_of(profile: str) -> str:
    return _last(opened(profile, False)[0])


def _where(player: "Profile") -> "ServerAddress | None":
    from client.lobby.requests import where_to_play
    from client.profile.identity import home

    return where_to_play(player, home())


def _try(game: str, against: Literal["computer", "friend"], at: "ServerAddress | None") -> "Errand":
    from client.room.entry_request import PlayToday

    return PlayToday(game, against, at)
