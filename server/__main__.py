"""The server's command line: `python -m server serve|simulate|arena|verify|analyze|replay|backup|restore`."""

import asyncio
import gc
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from pydantic import ValidationError

from protocol import DEFAULT_PORT
from server import garbage, logs
from server.computed import add_computing_commands
from server.config import MOST_WORKERS, Settings
from server.logs import end_with
from server.recorded import add_record_commands

app = typer.Typer(
    help="Turnabout's server.",
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback()
def _commands() -> None:
    """Turnabout's server."""
    gc.set_threshold(*garbage.THRESHOLDS)  # what is imported stays, and would be looked at a hundred times


@app.command()
def serve(
    port: Annotated[int | None, typer.Option(help=f"Port to listen on [{DEFAULT_PORT}].", min=0, max=65535)] = None,
    host: Annotated[str | None, typer.Option(help="Address to listen on [all].")] = None,
    data_dir: Annotated[Path | None, typer.Option(help="Where the server's own store keeps its data.")] = None,
    idle_exit: Annotated[
        float | None,
        typer.Option(help="End after so many seconds with nobody connected and no match under way.", min=0),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="How many processes serve the port [1].", min=1, max=MOST_WORKERS)
    ] = None,
) -> None:
    """Host rooms until stopped. Without TURNABOUT_REDIS_URL the server starts a store of its own."""
    settings = _settings(port=port, host=host, data_dir=data_dir, idle_exit=idle_exit, workers=workers)
    if settings.workers == 1:
        _run(settings)
    elif sys.platform == "win32":
        end_with("Windows does not let several processes serve one port. Leave --workers and TURNABOUT_WORKERS out.")
    elif settings.idle_exit is not None:
        end_with("Only a single process can tell when nobody is connected. Leave out either --idle-exit or --workers.")
    else:
        _run_workers(settings)


@app.command(hidden=True)
def worker(
    lifeline: Annotated[int, typer.Argument(help="File descriptor of the lifeline.")],
    sockets: Annotated[list[int], typer.Argument(help="File descriptors of the listening sockets.")],
) -> None:
    """Serve what a parent opened: the parent is turnabout serve --workers, and the only one to call this."""
    from server.app import new_node
    from server.workers import inherit, work

    node = new_node()
    settings = _settings()
    logs.set_up(settings.log, node=node)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        if not runner.run(work(settings, node, inherit(lifeline), [inherit(number) for number in sockets])):
            raise typer.Exit(1)


add_computing_commands(app)
add_record_commands(app)


def _settings(**given: Any) -> Settings:
    # Also for what is said of settings that cannot be read.
    logs.set_up("json" if os.environ.get("TURNABOUT_LOG") == "json" else "text")
    try:
        settings = Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        end_with(f"TURNABOUT_{first['loc'][0]}".upper() + f" is wrong: {first['msg'].removeprefix('Value error, ')}.")
    os.environ.pop("TURNABOUT_REDIS_URL", None)  # it may hold a password, of which what is started here has no need
    logs.set_up(settings.log)
    return settings


DataDir = Annotated[Path | None, typer.Option(help="Where the server's own store keeps its data.")]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="File to write; it must not be there yet.")], data_dir: DataDir = None
) -> None:
    """Copy what the server's own store keeps to a file, while the server runs or not."""
    from server.store.backup import BackupError, back_up
    from server.store.embedded_errors import EmbeddedStoreError

    directory = _own_data(data_dir, "back it up")
    try:
        made = back_up(directory, file)
    except (BackupError, EmbeddedStoreError) as error:
        end_with(str(error))
    except OSError as error:
        end_with(f"{error.filename or file} cannot be backed up: {error.strerror or error}.")
    typer.echo(
        f"Backed up {made.bytes:,} bytes from {directory} to {file}: "
        f"all that was acknowledged before {made.taken.isoformat(sep=' ', timespec='seconds')}."
    )


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="File that turnabout backup wrote.")],
    data_dir: DataDir = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Move the data that is there aside instead of refusing.")
    ] = False,
) -> None:
    """Put a backup's data where the server's own store keeps it; no server may run on it."""
    from server.store import backup as backups
    from server.store import binary
    from server.store.embedded_errors import EmbeddedStoreError

    directory = _own_data(data_dir, "restore it")
    try:
        restored, aside = asyncio.run(backups.restore(directory, file, binary.find().version, replace))
    except (backups.BackupError, EmbeddedStoreError) as error:
        end_with(str(error))
    except OSError as error:
        end_with(f"{error.filename or file} cannot be restored: {error.strerror or error}.")
    if aside is not None:
        typer.echo(f"The data that was there is now in {aside}.")
    typer.echo(
        f"Restored {restored.bytes:,} bytes to {directory}: "
        f"the data of {restored.taken.isoformat(sep=' ', timespec='seconds')}."
    )


def _own_data(data_dir: Path | None, to_do: str) -> Path:
    """Return where the server's own store keeps its data, unless that is somebody else's to look after."""
    settings = _settings(data_dir=data_dir)
    if settings.redis_url is not None and data_dir is None:
        end_with(
            "TURNABOUT_REDIS_URL is set, so the rooms are in a store that is not Turnabout's own: "
            f"{to_do} with that store's own means (for a copy: redis-cli --rdb FILE). "
            "To deal with the data of a server's own store all the same, name it with --data-dir."
        )
    return settings.data_dir / "store"


def _run(settings: Settings) -> None:
    from server.app import new_node
    from server.app import serve as serve_rooms
    from server.net.port import CannotListen
    from server.net.tls import CannotEncrypt
    from server.store.embedded_errors import EmbeddedStoreError
    from server.store.endpoint import StoreAway

    node = new_node()
    logs.set_up(settings.log, node=node)
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(serve_rooms(settings, node))
    except (StoreAway, EmbeddedStoreError, CannotListen, CannotEncrypt) as error:
        end_with(str(error))


def _run_workers(settings: Settings) -> None:
    from server.net.port import CannotListen
    from server.net.tls import CannotEncrypt
    from server.store.embedded_errors import EmbeddedStoreError
    from server.store.endpoint import StoreAway
    from server.workers import WorkersFailed
    from server.workers import serve as serve_by_workers

    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(serve_by_workers(settings))
    except (StoreAway, EmbeddedStoreError, CannotListen, CannotEncrypt, WorkersFailed) as error:
        end_with(str(error))


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


if __name__ == "__main__":
    app(prog_name="turnabout")
