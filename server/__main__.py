"""The server's command line: `python -m server serve|simulate|arena|verify|analyze|replay|backup|restore`."""

import asyncio
import os
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from pydantic import ValidationError

from protocol import DEFAULT_PORT
from server import logs
from server.config import MOST_WORKERS, Settings

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
    workers: Annotated[
        int | None, typer.Option(help="How many processes serve the port [1].", min=1, max=MOST_WORKERS)
    ] = None,
) -> None:
    """Host rooms until stopped. Without TURNABOUT_REDIS_URL the server starts a store of its own."""
    settings = _settings(port=port, host=host, data_dir=data_dir, idle_exit=idle_exit, workers=workers)
    if settings.workers == 1:
        _run(settings)
    elif sys.platform == "win32":
        _end("Windows does not let several processes serve one port. Leave --workers and TURNABOUT_WORKERS out.")
    elif settings.idle_exit is not None:
        _end("Only a single process can tell when nobody is connected. Leave out either --idle-exit or --workers.")
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


@app.command()
def simulate(
    number: Annotated[str, typer.Option(help="The first match's game number.")],
    game: Annotated[str, typer.Option(help="The game.")] = "family-tree",
    count: Annotated[int, typer.Option(help="How many matches, on consecutive numbers.", min=1)] = 1,
    players: Annotated[
        str,
        typer.Option(help="Levels: random, easy, normal, strong. The first of two maximizes first; one plays alone."),
    ] = "random,random",
    options: Annotated[str, typer.Option(help="The game's options, as JSON; the others have their defaults.")] = "{}",
    seed: Annotated[int, typer.Option(help="What chance starts from; the same seed plays the same matches.")] = 0,
    out: Annotated[str, typer.Option(help="File to write, one record a line; - is standard output.")] = "-",
) -> None:
    """Play whole matches between computer players and write their records."""
    from server import simulate as simulating

    try:
        simulation = simulating.simulation(game, number, count, players, seed, options)
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
def arena(
    players: Annotated[
        str, typer.Option(help="Levels: random, easy, normal, strong. The first of two maximizes; one plays alone.")
    ],
    numbers: Annotated[str, typer.Option(help="The game numbers, first and last.")] = "1-200",
    game: Annotated[str, typer.Option(help="The game.")] = "family-tree",
    legs: Annotated[int, typer.Option(help="2 plays each number again with the roles swapped.", min=1, max=2)] = 1,
    options: Annotated[str, typer.Option(help="The game's options, as JSON; the others have their defaults.")] = "{}",
    seed: Annotated[int, typer.Option(help="What chance starts from.")] = 0,
    json: Annotated[Path | None, typer.Option(help="File to write the figures to, score by score.")] = None,
    trees: Annotated[
        str | None,
        typer.Option(help="The Patriarch: how many guesses each level needs for all trees, or for so many drawn ones."),
    ] = None,
) -> None:
    """Measure computer players against each other, or one alone."""
    from server import arena as arenas
    from server.bots.family_tree.engine import COMPILED

    if trees is not None:
        _guessed(game, players, trees, options, seed, json)
        return
    try:
        wanted = arenas.arena(game, players, numbers, legs, options, seed)
    except ValueError as error:
        _end(str(error))
    if "strong" in wanted.players and not COMPILED:
        typer.echo(
            "Play-outs are made by plain Python here, so strong makes fewer: see README, Computer players.", err=True
        )
    try:
        with nullcontext() if json is None else json.open("w") as file:
            results = arenas.play(wanted, sys.stderr)
            sys.stdout.write(arenas.table(results))
            if "strong" in wanted.players:
                pace = arenas.playouts_per_second(wanted)
                if pace:  # else it plays nothing out
                    sys.stdout.write(f"Whole play-outs a second of one core: {pace:,.0f}\n")
            if file is not None:
                arenas.write(results, file)
    except BrokenPipeError:
        raise
    except OSError as error:
        _end(f"{json or 'Standard output'} cannot be written: {error.strerror or error}.")


def _guessed(game: str, players: str, trees: str, options: str, seed: int, json: Path | None) -> None:
    from server import guessers
    from server.bots.pool import cores

    try:
        wanted = guessers.trials(game, players, trees, options, seed)
    except ValueError as error:
        _end(str(error))
    try:
        with nullcontext() if json is None else json.open("w") as file:
            figures = guessers.play(wanted, sys.stdout, cores())
            if file is not None:
                guessers.write(figures, file)
    except BrokenPipeError:
        raise
    except OSError as error:
        _end(f"{json or 'Standard output'} cannot be written: {error.strerror or error}.")


@app.command()
def solve(
    numbers: Annotated[str, typer.Option(help="The game numbers, first and last.")],
    game: Annotated[str, typer.Option(help="A game that is won or lost alone.")] = "grandmas-game",
    options: Annotated[str, typer.Option(help="The game's options, as JSON; the others have their defaults.")] = "{}",
    moves: Annotated[bool, typer.Option("--moves", help="With the moves that come to what was found.")] = False,
) -> None:
    """Say of game numbers whether they can be won by somebody who knows all cards: won, lost, or not known."""
    from server import solve as solving

    try:
        wanted = solving.wanted(game, numbers, options)
    except ValueError as error:
        _end(str(error))
    solving.write(wanted, sys.stdout, moves=moves)


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


@app.command()
def analyze(
    file: Annotated[str, typer.Argument(help="File of records, one a line; - is standard input.")],
    json: Annotated[
        str | None, typer.Option(help="File to write the analyses to, one a line; - is standard output, alone.")
    ] = None,
) -> None:
    """Judge every move of every record: what it gave away, what would have been better."""
    from server.analyze import report
    from server.bots.family_tree.engine import COMPILED

    if not COMPILED:
        typer.echo("Play-outs are made by plain Python here, so this takes some minutes a leg.", err=True)
    try:
        with (
            open(0 if file == "-" else file, "rb", closefd=file != "-") as lines,
            nullcontext() if json is None else open(1 if json == "-" else json, "wb", closefd=json != "-") as out,
        ):
            good = report(lines, None if json == "-" else sys.stdout, out, sys.stderr)
    except BrokenPipeError:
        raise
    except OSError as error:
        _end(f"{error.filename or file} cannot be analysed: {error.strerror or error}.")
    raise typer.Exit(0 if good else 1)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="File of records, one a line; - is standard input.")],
    index: Annotated[int, typer.Option(help="Which line's record to play.", min=1)] = 1,
) -> None:
    """Play a record again and write what everybody saw at every move, as JSON, for programs that show it."""
    from server import replay as replaying
    from server.verify.file import NotARecord

    try:
        with open(0 if file == "-" else file, "rb", closefd=file != "-") as records:
            document = replaying.find(records, index)
        for line in replaying.lines(document):
            sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()
    except NotARecord as error:
        _end(f"This is no record to watch: {error}.")
    except BrokenPipeError:
        raise
    except OSError as error:
        _end(f"{'Standard input' if file == '-' else file} cannot be read: {error.strerror or error}.")


def _settings(**given: Any) -> Settings:
    # Also for what is said of settings that cannot be read.
    logs.set_up("json" if os.environ.get("TURNABOUT_LOG") == "json" else "text")
    try:
        settings = Settings().model_copy(update={name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        _end(f"TURNABOUT_{first['loc'][0]}".upper() + f" is wrong: {first['msg'].removeprefix('Value error, ')}.")
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
        _end(str(error))
    except OSError as error:
        _end(f"{error.filename or file} cannot be backed up: {error.strerror or error}.")
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
        _end(str(error))
    except OSError as error:
        _end(f"{error.filename or file} cannot be restored: {error.strerror or error}.")
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
        _end(
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
    from server.store.redis import StoreAway

    node = new_node()
    logs.set_up(settings.log, node=node)
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(serve_rooms(settings, node))
    except (StoreAway, EmbeddedStoreError, CannotListen, CannotEncrypt) as error:
        _end(str(error))


def _run_workers(settings: Settings) -> None:
    from server.net.port import CannotListen
    from server.net.tls import CannotEncrypt
    from server.store.embedded_errors import EmbeddedStoreError
    from server.store.redis import StoreAway
    from server.workers import WorkersFailed
    from server.workers import serve as serve_by_workers

    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(serve_by_workers(settings))
    except (StoreAway, EmbeddedStoreError, CannotListen, CannotEncrypt, WorkersFailed) as error:
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
