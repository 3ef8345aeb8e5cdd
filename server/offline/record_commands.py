"""The server's commands for records: `verify`, `analyze` and `replay`."""

import sys
from contextlib import nullcontext
from io import BytesIO
from typing import Annotated, BinaryIO

import typer

from server.logs import end_with

_FILE = "a file with a record, a list of records, or one record per line, plain or zstd; - is standard input."


def add_record_commands(app: typer.Typer) -> None:
    """Add the commands for records to an app."""
    app.command()(verify)
    app.command()(analyze)
    app.command()(replay)


def _open_input(file: str) -> BinaryIO:
    """Open a file, or standard input for -, for reading."""
    return open(0 if file == "-" else file, "rb", closefd=file != "-")


def verify(
    file: Annotated[str, typer.Argument(help=_FILE.capitalize())],
    json: Annotated[bool, typer.Option("--json", help="Write lines of JSON for a program.")] = False,
) -> None:
    """Check records by dealing and playing them again.

    Each record that differs is named, up to twenty.
    """
    from protocol.record_file import entries
    from server.records.report import report, report_as_json

    try:
        with _open_input(file) as lines:
            found = entries(lines)
            good = report_as_json(found, sys.stdout.buffer) if json else report(found, sys.stdout)
    except BrokenPipeError:
        raise
    except OSError as error:
        end_with(f"{'Standard input' if file == '-' else file} cannot be checked: {error.strerror or error}.")
    raise typer.Exit(0 if good else 1)


def analyze(
    file: Annotated[str, typer.Argument(help=_FILE.capitalize())],
    json: Annotated[
        str | None,
        typer.Option(help="The file for the analyses or faults, one per line; - writes only these to standard output."),
    ] = None,
) -> None:
    """Judge every move of records.

    It shows what a move gave away, and what would have been better.
    """
    from server.bots.registry import COMPUTERS
    from server.offline.analyze import report

    if not all(computer.compiled for computer in COMPUTERS.values()):
        typer.echo("The play-outs are not compiled here, so this takes some minutes a leg.", err=True)
    try:
        with (
            _open_input(file) as lines,
            nullcontext() if json is None else open(1 if json == "-" else json, "wb", closefd=json != "-") as out,
        ):
            good = report(lines, None if json == "-" else sys.stdout, out, sys.stderr)
    except BrokenPipeError:
        raise
    except OSError as error:
        end_with(f"{error.filename or file} cannot be analysed: {error.strerror or error}.")
    raise typer.Exit(0 if good else 1)


def replay(
    file: Annotated[str, typer.Argument(help=_FILE.capitalize())],
    index: Annotated[int, typer.Option(help="The record of the file to replay.", min=1)] = 1,
) -> None:
    """Write what each seat saw in a record, as JSON.

    A line of standard input asks for a page by its leg and its first ply, such as 1 0. A record from standard input is
    its first line.
    """
    from pydantic_core import to_json

    from protocol.record_file import LONGEST_LINE, NotARecord
    from server.offline import replay as replaying

    try:
        # the lines after the first one of standard input are questions
        with BytesIO(sys.stdin.buffer.readline(LONGEST_LINE + 1)) if file == "-" else open(file, "rb") as records:
            document = replaying.find(records, index)
        for line in replaying.lines(document, sys.stdin.buffer):
            sys.stdout.buffer.write(line + b"\n")
            sys.stdout.buffer.flush()
    except NotARecord as error:
        sys.stdout.buffer.write(to_json({"fault": error.fault}) + b"\n")
        end_with(f"The record can't be replayed: {str(error).removesuffix('.')}.")
    except replaying.NoSuchPage as error:
        end_with(str(error))
    except BrokenPipeError:
        raise
    except OSError as error:
        end_with(f"{'Standard input' if file == '-' else file} cannot be read: {error.strerror or error}.")
