"""The command `turnabout words`, for authors of games: compile the messages of a package."""

from pathlib import Path
from typing import Annotated

import typer

from client.cli.failure import fail
from client.text.messages import cli_help as help_text

_FORMATS = "../../../text/formats.js"
_LANGUAGE = "../../../text/language.js"
_LIT = "../../../vendor/lit-html.js"
"""Where a script in the folder `messages` of a game's board finds these, as the server serves them."""


def words(
    folder: Annotated[Path, typer.Argument(help=help_text.words_folder(), metavar="FOLDER")],
    web: Annotated[Path | None, typer.Option(help=help_text.words_web(), metavar="FOLDER")] = None,
    check: Annotated[bool, typer.Option("--check", help=help_text.words_check())] = False,
) -> None:
    """Run `turnabout words`."""
    from client.text.messages import cli as cli_text

    try:
        from client.catalogue.compiler import Catalogue, Folder, unused_messages, write
        from client.catalogue.source import CatalogueError
    except ModuleNotFoundError as error:
        fail(cli_text.words_need_package(error.name or ""))
    folder, web = folder.resolve(), web.resolve() if web is not None else None
    sources = folder / "text"
    if not (sources / "en").is_dir():
        fail(cli_text.words_need_folder(str(sources / "en")))
    catalogue = Catalogue(
        folders=[
            Folder(text=sources, python=folder / "messages", script=web / "messages" if web is not None else None)
        ],
        root=folder.parent,
        code=folder,
        scripts=web,
        command="turnabout words",
        formats=_FORMATS,
        language=_LANGUAGE,
        lit=_LIT,
    )
    try:
        changed = write(catalogue, check=check)
        unused = [*unused_messages(catalogue)]
    except CatalogueError as error:
        fail(error)
    for path in changed:
        typer.echo(cli_text.words_stale(str(path)) if check else str(path))
    for each in unused:
        typer.echo(cli_text.words_unused(each))
    if check and (changed or unused):
        raise typer.Exit(1)
