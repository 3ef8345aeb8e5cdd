"""The command `turnabout words`, for authors of games: compile the messages of a package."""

from pathlib import Path
from typing import Annotated

import typer

from client.cli.failure import fail

_FORMATS = "../../../text/formats.js"
_LIT = "../../../vendor/lit-html.js"
"""Where a script in the folder `messages` of a game's board finds these, as the server serves them."""


def words(
    folder: Annotated[
        Path,
        typer.Argument(help="The folder of the Python package; its messages are in text/en.", metavar="FOLDER"),
    ],
    web: Annotated[
        Path | None, typer.Option(help="The folder of the board for browsers, if there is one.", metavar="FOLDER")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Write nothing; fail if a module is out of date.")] = False,
) -> None:
    """Compile the messages of a game's package, for Python and the browser."""
    try:
        from client.catalogue.compiler import Catalogue, Folder, unused_messages, write
        from client.catalogue.source import CatalogueError
    except ModuleNotFoundError as error:
        fail(f"The package {error.name} is missing. Install it: pip install 'turnabout[words]'")
    folder, web = folder.resolve(), web.resolve() if web is not None else None
    sources = folder / "text"
    if not (sources / "en").is_dir():
        fail(f"There is no folder {sources / 'en'}. Put your .ftl and .md files there.")
    catalogue = Catalogue(
        folders=[
            Folder(text=sources, python=folder / "messages", script=web / "messages" if web is not None else None)
        ],
        root=folder.parent,
        code=folder,
        scripts=web,
        command="turnabout words",
        formats=_FORMATS,
        lit=_LIT,
    )
    try:
        changed = write(catalogue, check=check)
        unused = [*unused_messages(catalogue)]
    except CatalogueError as error:
        fail(error)
    for path in changed:
        typer.echo(f"out of date: {path}" if check else str(path))
    for each in unused:
        typer.echo(f"unused: {each}")
    if check and (changed or unused):
        raise typer.Exit(1)
