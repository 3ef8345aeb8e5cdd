"""The server's command line: `python -m server serve|simulate|verify`."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from pydantic import ValidationError
from pydantic_settings import SettingsError

from protocol import DEFAULT_PORT
from server import logs
from server.config import Settings

app = typer.Typer(
    help="Turnabout's server.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback()
def _commands() -> None:
    """Turnabout's server."""


@app.command()
def serve(
    port: Annotated[int | None, typer.Option(help=f"Port to listen on [{DEFAULT_PORT}].", min=0, max=65535)] = None,
    host: Annotated[str | None, typer.Option(help="Address to listen on [all].")] = None,
    data_dir: Annotated[Path | None, typer.Option(help="Where the server's own store keeps its data.")] = None,
    idle_exit: Annotated[
        float | None,
        typer.Option(help="End after so many seconds with nobody connected and no match under way.", min=0),
    ] = None,
) -> None:
    """Host rooms until stopped. Without TURNABOUT_REDIS_URL the server starts a store of its own."""
    # Also for what is said of settings that cannot be read.
    logs.set_up("json" if os.environ.get("TURNABOUT_LOG") == "json" else "text")
    given = {"port": port, "host": host, "data_dir": data_dir, "idle_exit": idle_exit}
    try:
        settings = Settings().model_copy(update={name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        _end(f"TURNABOUT_{first['loc'][0]}".upper() + f" is wrong: {first['msg']}.")
    except SettingsError:
        _end('TURNABOUT_ORIGINS is wrong: it is written as a JSON list, like ["example.org"].')
    logs.set_up(settings.log)
    _run(settings)


@app.command()
def simulate(
    number: Annotated[str, typer.Option(help="The first match's game number.")],
    game: Annotated[str, typer.Option(help="The game.")] = "family-tree",
    count: Annotated[int, typer.Option(help="How many matches, on consecutive numbers.", min=1)] = 1,
    players: Annotated[
        str, typer.Option(help="Who has seat 0, which maximizes first, and seat 1: random or greedy.")
    ] = "random,random",
    seed: Annotated[int, typer.Option(help="What chance starts from; the same seed plays the same matches.")] = 0,
    out: Annotated[str, typer.Option(help="File to write, one record a line; - is standard output.")] = "-",
) -> None:
    """Play whole matches between computer players and write their records."""
    from server import simulate as simulating

    try:
        simulation = simulating.simulation(game, number, count, players, seed)
    except ValueError as error:
        _end(str(error))
    progress = sys.stderr if sys.stderr.isatty() else None
    try:
        with open(1 if out == "-" else out, "wb", closefd=out != "-") as file:
            simulating.write(simulation, file, progress)
    except BrokenPipeError:
        raise
    except OSError as error:
        _end(f"{'Standard output' if out == '-' else out} cannot be written: {error.strerror or error}.")


@app.command()
def verify(file: Annotated[str, typer.Argument(help="File of records, one a line; - is standard input.")]) -> None:
    """Check records: deal their numbers again, play every move again, name what differs."""
    from server.verify.file import report

    try:
        with open(0 if file == "-" else file, "rb", closefd=file != "-") as lines:
            good = report(lines, sys.stdout)
    except BrokenPipeError:
        raise
    except OSError as error:
        _end(f"{'Standard input' if file == '-' else file} cannot be checked: {error.strerror or error}.")
    raise typer.Exit(0 if good else 1)


def _run(settings: Settings) -> None:
    from server.app import new_node
    from server.app import serve as serve_rooms
    from server.net.port import CannotListen
    from server.store.embedded_errors import EmbeddedStoreError
    from server.store.redis import StoreAway

    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(serve_rooms(settings, new_node()))
    except (StoreAway, EmbeddedStoreError, CannotListen) as error:
        _end(str(error))


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _end(message: str) -> NoReturn:
    logs.end_with(message)
    raise typer.Exit(1)


if __name__ == "__main__":
    app(prog_name="turnabout")
