"""Writes the table of cases that both clients' models are held to, session.json: `python -m tests.client.cases`.

Once in a while: when the model or what it is told has changed. Matches are played anew for it, so all of it changes.
"""

import asyncio
import tempfile
from pathlib import Path

from tests.client.cases.picked import cases
from tests.client.cases.played import stays
from tests.client.cases.staged import staged
from tests.client.cases.table import write


def main() -> None:
    """Play, tell, and write a line for each step."""
    with tempfile.TemporaryDirectory(prefix="turnabout-cases-") as directory:
        told = asyncio.run(stays(Path(directory)))
    write([*staged(), *cases(told)])


if __name__ == "__main__":
    main()
