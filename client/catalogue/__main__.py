"""Compiles the catalogue of this clone: `python -m client.catalogue`.

`python -m client.catalogue de` compiles, and lists the missing and outdated German translations. `--left` lists them
for each language, and compiles nothing.
"""

import argparse
import sys
from pathlib import Path

from client.catalogue.compiler import Catalogue, Folder, languages_of, remaining_work, unused_messages, write
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
        worker=WEB / "service_worker.js",
        conventions=CLIENT / "profile" / "languages.py",
        languages=WEB / "text" / "languages.js",
    )


def main() -> None:
    """Compile, then list changed files and unused messages; or list the work that is left."""
    parser = argparse.ArgumentParser(prog="python -m client.catalogue", description="Compile the message catalogue.")
    parser.add_argument("language", nargs="?", help="list the missing and outdated translations of this language: de")
    parser.add_argument("--left", action="store_true", help="only list the missing and outdated translations")
    asked = parser.parse_args()
    catalogue = own_catalogue()
    try:
        if not asked.left:
            _compile(catalogue)
        for language in languages_of(catalogue) if asked.left else [asked.language] if asked.language else []:
            left = [*remaining_work(catalogue, language)]
            print("\n".join([*left, f"{language}: {len(left)} left"]))  # noqa: T201 # a program for developers
    except CatalogueError as error:
        sys.exit(str(error))


def _compile(catalogue: Catalogue) -> None:
    for path in write(catalogue):
        print(path.relative_to(ROOT))  # noqa: T201
    for unused in unused_messages(catalogue):
        print(f"unused: {unused}")  # noqa: T201


if __name__ == "__main__":
    main()
