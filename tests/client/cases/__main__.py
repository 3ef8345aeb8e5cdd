"""Writes session.json, the table of cases that tests both clients' models: `python -m tests.client.cases`.

Run it when the model or its input has changed. It plays new matches, so the whole file changes.
"""

import asyncio
import tempfile
from pathlib import Path

from tests.client.cases.picked import cases
from tests.client.cases.played import stays
from tests.client.cases.staged import staged
from tests.client.cases.table import write


def main() -> None:
    """Play, replay the events, and write a line for each step."""
    with tempfile.TemporaryDirectory(prefix="turnabout-cases-") as directory:
        told = asyncio.run(stays(Path(directory)))
    write([*staged(), *cases(told)])


if __name__ == "__main__":
    main()
