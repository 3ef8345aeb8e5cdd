"""The server's command line: `python -m server COMMAND`, with the commands that --help lists."""

import asyncio
import gc
import os
import shlex
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from pydantic import ValidationError

from protocol import DEFAULT_PORT
from protocol.games.catalog import BrokenGame
from protocol.validation import explained
from server import garbage, logs
from server.config import MOST_WORKERS, Settings
from server.contract.commands import add_author_commands
from server.logs import end_with
from server.offline.computed import add_computing_commands
from server.offline.record_commands import add_record_commands

if TYPE_CHECKING:
    from server.status import Running

app = typer.Typer(
    help="Turnabout's server.",
    no_args_is_help=True,
    add_completion="_TURNABOUT_COMPLETE" in os.environ,  # when a shell asks, through the client's command
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


DataDir = Annotated[
    Path | None, typer.Option(help="The server's data directory [in your user data].", metavar="DIRECTORY")
]


@app.callback()
def _commands() -> None:
    """Turnabout's server."""
    gc.set_threshold(*garbage.THRESHOLDS)  # imports stay, and would be collected a hundred times


@app.command()
def serve(
    port: Annotated[
        int | None,
        typer.Option(
            help=f"The port to listen on; 0 is any free one [{DEFAULT_PORT}].", min=0, max=65535, metavar="PORT"
        ),
    ] = None,
    host: Annotated[
        str | None, typer.Option(help="The address of this machine to listen on [all].", metavar="ADDRESS")
    ] = None,
    data_dir: DataDir = None,
    idle_exit: Annotated[
        float | None,
        typer.Option(
            help="Stop by itself after this time with no player connected and no match under way [never].",
            min=0,
            metavar="SECONDS",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(help="The number of processes that serve the port [1].", min=1, max=MOST_WORKERS, metavar="N"),
    ] = None,
) -> None:
    """Run a server, until Ctrl+C or turnabout stop.

    The server keeps its rooms in its own data directory, or in the Redis that TURNABOUT_REDIS_URL names. The README
    lists all settings.
    """
    settings = _settings(port=port, host=host, data_dir=data_dir, idle_exit=idle_exit, workers=workers)
    if settings.workers == 1:
        _run(settings)
    elif sys.platform == "win32":
        end_with("On Windows only one process can serve a port. Leave --workers and TURNABOUT_WORKERS out.")
    elif settings.node is not None:
        end_with("Several processes on one port cannot have one name. Leave out either TURNABOUT_NODE or --workers.")
    elif settings.idle_exit is not None:
        end_with("Only a single process can tell when nobody is connected. Leave out either --idle-exit or --workers.")
    else:
        _run_workers(settings)


StatusPort = Annotated[
    int | None,
    typer.Option(
        help=f"With TURNABOUT_REDIS_URL: the server's port [{DEFAULT_PORT}].", min=1, max=65535, metavar="PORT"
    ),
]


@app.command()
def status(port: StatusPort = None, data_dir: DataDir = None) -> None:
    """Show the server that is running on this machine.

    It shows the address, players, rooms and data. The exit status is 1 if no server is running or it
    does not answer.
    """
    from server import status as statuses

    running = _running(port, data_dir)
    found = statuses.figures(running)
    given = {"--port": port, "--data-dir": data_dir}
    options = [word for name, value in given.items() if value is not None for word in (name, str(value))]
    for line in statuses.lines(running, found, shlex.join(["turnabout", "stop", *options])):
        typer.echo(line)
    if found is None:
        raise typer.Exit(1)


@app.command()
def stop(
    port: StatusPort = None,
    data_dir: DataDir = None,
    yes: Annotated[
        bool, typer.Option("--yes", "-y", help="Don't ask, even if players are connected or games are under way.")
    ] = False,
) -> None:
    """Stop the server that is running on this machine.

    Rooms and games are kept: players reconnect when a server runs again. In a terminal it asks first if players are
    connected or games are under way.
    """
    from server import status as statuses

    running = _running(port, data_dir)
    found = statuses.figures(running)
    busy = statuses.goes_on(found) if found is not None else None
    if busy is not None:
        typer.echo(f"{busy} Rooms and games are kept; players reconnect when a server runs again.")
        if not yes and sys.stdin.isatty() and not typer.confirm("Stop the server?"):
            raise typer.Exit(1)
    try:
        statuses.stop(running)
    except statuses.CannotStop as error:
        end_with(str(error))
    typer.echo(f"The server at {running.url} has stopped.")


def _running(port: int | None, data_dir: Path | None) -> "Running":
    """Return the server that a command is about; exit if there is none."""
    from server import status as statuses

    settings = _settings(port=port, data_dir=data_dir)
    if data_dir is not None:
        settings.redis_url = None  # a server in this directory has its own store
    shared = settings.redis_url is not None or sys.platform == "win32"
    if port is not None and not shared:
        end_with(
            "--port is for a server that uses TURNABOUT_REDIS_URL. A server with its own data is found by --data-dir."
        )
    try:
        running = statuses.find(settings)
    except statuses.NotServing as error:
        end_with(str(error))
    except OSError as error:
        end_with(f"{error.filename or settings.data_dir} cannot be read: {error.strerror or error}.")
    if running is None:
        where = f"on port {settings.port}" if shared else f"on the data in {settings.data_dir}"
        end_with(f"No Turnabout server is running {where}. Start one with turnabout serve or turnabout play.")
    return running


@app.command(hidden=True)
def worker(
    lifeline: Annotated[int, typer.Argument(help="File descriptor of the lifeline.")],
    sockets: Annotated[list[int], typer.Argument(help="File descriptors of the listening sockets.")],
) -> None:
    """Serve sockets that a parent opened. Only turnabout serve --workers calls this."""
    from server.app import new_node
    from server.workers import inherit, work

    node = new_node()
    settings = _settings()
    logs.set_up(settings.log, node=node)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        if not runner.run(work(settings, node, inherit(lifeline), [inherit(number) for number in sockets])):
            raise typer.Exit(1)


add_computing_commands(app)
add_author_commands(app)
add_record_commands(app)


def _settings(**given: Any) -> Settings:
    # also for errors about settings that can't be read
    logs.set_up("json" if os.environ.get("TURNABOUT_LOG") == "json" else "text")
    try:
        settings = Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        end_with(f"TURNABOUT_{first['loc'][0]}".upper() + f" is wrong: {explained(first)}.")
    for may_have_a_password in ("TURNABOUT_REDIS_URL", "TURNABOUT_DATABASE_URL"):
        os.environ.pop(may_have_a_password, None)  # child processes don't need it
    logs.set_up(settings.log)
    return settings


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write. It must not exist yet.", metavar="FILE")],
    data_dir: DataDir = None,
) -> None:
    """Copy a server's data to a file.

    The server may keep running. Finished matches are copied from the database that TURNABOUT_DATABASE_URL names, or
    from the data directory.
    """
    from server.backups.archive import BackupError
    from server.backups.backup import back_up
    from server.results.database import CannotOpenDatabase
    from server.store.embedded.errors import EmbeddedStoreError

    directory, database = _own_data(data_dir, _HOW_TO_COPY)
    try:
        made = asyncio.run(back_up(directory, database, file))
    except (BackupError, CannotOpenDatabase, EmbeddedStoreError) as error:
        end_with(str(error))
    except OSError as error:
        end_with(f"{error.filename or file} cannot be backed up: {error.strerror or error}.")
    typer.echo(
        f"Backed up {made.bytes:,} bytes from {_named(directory, database)} to {file}: "
        f"all that was acknowledged before {made.taken.isoformat(sep=' ', timespec='seconds')}."
    )


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="The file that turnabout backup wrote.", metavar="FILE")],
    data_dir: DataDir = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Move existing data aside. Without it, existing data is an error.")
    ] = False,
) -> None:
    """Restore a server's data from a backup. Stop the server first.

    Finished matches are restored to the database that TURNABOUT_DATABASE_URL names, or to the data directory,
    whichever kind of database the backup was made from.
    """
    from server.backups import restore as restoring
    from server.backups.archive import BackupError
    from server.results.database import CannotOpenDatabase
    from server.store.embedded import binary
    from server.store.embedded.errors import EmbeddedStoreError

    directory, database = _own_data(data_dir, _HOW_TO_RESTORE)
    try:
        restored, aside = asyncio.run(
            restoring.restore(directory, database, file, binary.find().version, replace=replace)
        )
    except (BackupError, CannotOpenDatabase, EmbeddedStoreError) as error:
        end_with(str(error))
    except OSError as error:
        end_with(f"{error.filename or file} cannot be restored: {error.strerror or error}.")
    if aside is not None:
        typer.echo(f"The data that was there is now in {aside}.")
    typer.echo(
        f"Restored {restored.bytes:,} bytes to {_named(directory, database)}: "
        f"the data of {restored.taken.isoformat(sep=' ', timespec='seconds')}."
    )


@app.command()
def export(
    file: Annotated[str, typer.Argument(help="The file to write; - is standard output.", metavar="FILE")] = "-",
    since: Annotated[
        str | None,
        typer.Option(help="The first day, in UTC, such as 2026-11-22 [that of the first match].", metavar="DATE"),
    ] = None,
    data_dir: DataDir = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace the file if it exists.")] = False,
) -> None:
    """Write the records of finished matches.

    They are written one per line, compressed by zstd. The server may keep running. Matches on a daily number are
    included when its day is over. turnabout verify, analyze and replay read the file. Records are read from the
    database that TURNABOUT_DATABASE_URL names, or from the data directory.
    """
    from server.app import database_url
    from server.offline.export import CannotExport, new_file
    from server.offline.export import export as export_records
    from server.results.database import CannotOpenDatabase

    began, now = _start_of(since), round(time.time() * 1000)
    if file == "-" and sys.stdout.isatty():
        end_with("The records are compressed, which a terminal cannot show. Name a file, or redirect the output.")
    settings = _settings(data_dir=data_dir)
    if data_dir is not None:
        settings.redis_url = None  # a server in this directory has its own store
    try:
        with (
            open(1, "wb", closefd=False) if file == "-" else new_file(Path(file), replace=replace) as out,
        ):
            exported = asyncio.run(export_records(database_url(settings), began, now, out))
    except (CannotExport, CannotOpenDatabase) as error:
        end_with(str(error))
    except BrokenPipeError:
        raise
    except OSError as error:
        where = "Standard output" if file == "-" else file
        end_with(f"{where} cannot be written: {error.strerror or error}.")
    for line in exported.lines():
        typer.echo(line, err=file == "-")


def _start_of(day: str | None) -> int:
    """Return the time at which a day begins, in ms since 1970 UTC, or 0 for no day; exit if it is none."""
    if day is None:
        return 0
    try:
        began = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        end_with(f"--since: {day!r} is not a day. Write its year, month and day, such as 2026-11-22.")
    return round(began.timestamp() * 1000)


_HOW_TO_COPY = (
    "Back up both with their own tools: first the store (redis-cli --rdb FILE), then the database (sqlite3 PATH "
    '".backup FILE", or pg_dump). In this order the copies have the log or the record of each match.'
)
_HOW_TO_RESTORE = (
    "Stop all servers and restore both with their own tools, from copies that were made together: first of the store, "
    "then of the database."
)


def _own_data(data_dir: Path | None, advice: str) -> tuple[Path, str]:
    """Return a server's data directory and its database's URL; exit with advice if its store is not its own."""
    from server.app import database_url

    settings = _settings(data_dir=data_dir)
    if data_dir is not None:
        settings.redis_url = None  # a server in this directory has its own store
    if settings.redis_url is not None:
        end_with(
            "TURNABOUT_REDIS_URL is set, so the rooms are in a store that is not Turnabout's own, and the finished "
            f"matches in a database. {advice} "
            "To use the data of a server's own store anyway, name its directory with --data-dir."
        )
    return settings.data_dir, database_url(settings)


def _named(directory: Path, database: str) -> str:
    from server.results.url import DatabaseUrl

    found, own = DatabaseUrl.parse(database), directory.absolute() / "results.sqlite"
    return str(directory) if found.path == own else f"{directory} and {found.where}"


def _run(settings: Settings) -> None:
    from server.app import new_node
    from server.app import serve as serve_rooms
    from server.away import Away
    from server.descriptors import raise_limit
    from server.net.port import CannotListen
    from server.net.tls import CannotEncrypt
    from server.results.database import CannotOpenDatabase
    from server.store.embedded.errors import DataInUse, EmbeddedStoreError

    node = new_node()
    logs.set_up(settings.log, node=node)
    raise_limit()
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(serve_rooms(settings, node))
    except DataInUse as error:
        _end_in_use(settings, error)
    except CannotListen as error:
        _end_not_listening(settings, error)
    except (Away, CannotOpenDatabase, EmbeddedStoreError, CannotEncrypt) as error:
        end_with(str(error))


def _run_workers(settings: Settings) -> None:
    from server.away import Away
    from server.descriptors import raise_limit
    from server.net.port import CannotListen
    from server.net.tls import CannotEncrypt
    from server.results.database import CannotOpenDatabase
    from server.store.embedded.errors import DataInUse, EmbeddedStoreError
    from server.workers import WorkersFailed
    from server.workers import serve as serve_by_workers

    raise_limit()
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(serve_by_workers(settings))
    except DataInUse as error:
        _end_in_use(settings, error)
    except CannotListen as error:
        _end_not_listening(settings, error)
    except (Away, CannotOpenDatabase, EmbeddedStoreError, CannotEncrypt, WorkersFailed) as error:
        end_with(str(error))


def _end_in_use(settings: Settings, error: Exception) -> NoReturn:
    """Exit, naming the server that uses the data if possible."""
    from server import status as statuses

    try:
        running = statuses.find(settings)
    except (statuses.NotServing, OSError):
        running = None
    end_with(str(error) if running is None else statuses.in_use(running))


def _end_not_listening(settings: Settings, error: Exception) -> NoReturn:
    """Exit, naming the server that uses the port if a server does."""
    from server import status as statuses

    other = statuses.at_port(settings)
    end_with(str(error) if other is None else statuses.port_in_use(other))


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def main() -> None:
    """Run the command line."""
    try:
        app(prog_name="turnabout")
    except BrokenGame as error:
        end_with(str(error))


if __name__ == "__main__":
    main()
