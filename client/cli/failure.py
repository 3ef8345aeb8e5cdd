"""How commands say that something is wrong."""

from typing import NoReturn

import typer


def warn(error: Exception | str) -> None:
    """Write what is wrong to the standard error."""
    from client.text.error_text import explain
    from client.text.glyphs import UNICODE

    message = error if isinstance(error, str) else explain(error)
    typer.echo(f"turnabout: {UNICODE.show(message)}", err=True)  # it may quote a server


def fail(error: Exception | str) -> NoReturn:
    """End the program, and say why."""
    warn(error)
    raise typer.Exit(1)
