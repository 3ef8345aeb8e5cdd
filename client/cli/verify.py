"""The command `turnabout verify`: the server's program checks records, and this command says what it found."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated, Any, BinaryIO

import typer

from client.cli.failure import fail
from client.text.messages import cli_help as help_text

_WEB = re.compile("https?://", re.IGNORECASE)


def add_verify_command(app: typer.Typer) -> None:
    """Add the command."""
    app.command(help=help_text.about_verify())(verify)


def verify(file: Annotated[str, typer.Argument(help=help_text.verify_file(), metavar="FILE")]) -> None:
    """Run `turnabout verify`."""
    from client.net.errors import CannotWatch
    from client.replay.sources import record_link
    from client.text.messages import records as records_text

    url = file if _WEB.match(file) else None if Path(file).exists() else record_link(file)
    try:
        with _fetched(url) if url is not None else _opened(file) as records:
            good = _report(records)
    except CannotWatch as error:
        fail(error)
    except BrokenPipeError:
        raise
    except OSError as error:
        fail(records_text.unreadable(path=file, reason=error.strerror or str(error)))
    raise typer.Exit(0 if good else 1)


def _opened(file: str) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdin.buffer) if file == "-" else open(file, "rb")


@contextmanager
def _fetched(url: str) -> Iterator[BinaryIO]:
    """Yield the content of a web address as a file. Raises CannotWatch."""
    from client.replay.sources import fetch_web

    with TemporaryFile() as records:
        records.write(fetch_web(url))
        records.seek(0)
        yield records


def _report(records: BinaryIO) -> bool:
    """Have the records of a file checked, print each fault and a summary, and return whether all records are good."""
    from client.replay.record_fault_text import entry_fault_text, fault_of
    from client.text.glyphs import find_glyphs
    from client.text.messages import record_faults

    def tell(text: str) -> None:
        typer.echo(glyphs.show(text))

    glyphs = find_glyphs(os.environ)
    command = [sys.executable, "-m", "server", "verify", "--json", "-"]
    summary: dict[str, Any] | None = None
    with subprocess.Popen(command, stdin=records, stdout=subprocess.PIPE) as program:  # noqa: S603 # this very Python
        assert program.stdout is not None  # noqa: S101 # it is a pipe
        for line in program.stdout:
            told = json.loads(line)
            fault = fault_of(told.get("fault"))
            if fault is None:
                summary = told
            else:
                tell(entry_fault_text(fault, told["line"], told["record"], told["game"]))
    if summary is None:  # the program has written why
        return False
    checked, bad = summary["checked"], summary["bad"]
    if summary["stopped"]:
        tell(record_faults.stopped(bad))
    elif not checked:
        tell(record_faults.none_found())
    elif bad:
        tell(record_faults.failed(bad=bad, records=checked))
    else:
        tell(record_faults.verified(checked))
    return checked > 0 and not bad
