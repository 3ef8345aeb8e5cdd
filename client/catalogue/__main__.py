"""Compiles the catalogue of this clone: `python -m client.catalogue`."""

import sys
from pathlib import Path

from client.catalogue.compiler import Catalogue, Folder, unused_messages, write
from client.catalogue.source import CatalogueError

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
WEB = CLIENT / "web"


def own_catalogue() -> Catalogue:
    """Return the catalogue of this clone: the messages that games share, and those of each game."""
    shared = Folder(text=CLIENT / "text", python=CLIENT / "text" / "messages", script=WEB / "text" / "messages")
    games = [
        Folder(text=text, python=text.parent / "messages", script=WEB / "games" / text.parent.name / "messages")
        for text in sorted((CLIENT / "games").glob("*/text"))
    ]
    return Catalogue(
        folders=[shared, *games],
        root=ROOT,
        code=CLIENT,
        scripts=WEB,
        command="python -m client.catalogue",
        formats=WEB / "text" / "formats.js",
        language=WEB / "text" / "language.js",
        lit=WEB / "vendor" / "lit-html.js",
        page=WEB / "index.html",
        texts=WEB / "text" / "messages" / "server_pages.json",
        conventions=CLIENT / "profile" / "languages.py",
        languages=WEB / "text" / "languages.js",
    )


def main() -> None:
    """Compile, and list the files that have changed and the messages that nothing uses."""
    catalogue = own_catalogue()
    try:
        for path in write(catalogue):
            print(path.relative_to(ROOT))  # noqa: T201 # a program for developers
    except CatalogueError as error:
        sys.exit(str(error))
    for unused in unused_messages(catalogue):
        print(f"unused: {unused}")  # noqa: T201


if __name__ == "__main__":
    main()
