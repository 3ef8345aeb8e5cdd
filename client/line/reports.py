"""Prints reports: high scores, results on a number, and analyses of matches."""

import asyncio
import json
import shutil
import sys
from collections.abc import Iterable, Sequence
from contextlib import aclosing, nullcontext
from pathlib import Path
from typing import TextIO

from client.line import analysis as telling
from client.line import scores
from client.line.number_requests import NumberRequests, Which, statistics
from client.line.program import fitting
from client.lobby.requests import look_up_scores, where_to_ask
from client.net import local_server
from client.net.address import ServerAddress
from client.net.errors import CannotAnalyze
from client.profile.identity import Profile
from client.replay import analysis_sentences
from client.replay.analysis import Judged
from client.replay.local_analysis import as_json, judge
from client.replay.record_list import record_title
from client.replay.sources import Found
from client.text.error_text import explain
from client.text.glyphs import Glyphs
from client.text.messages import analysis as analysis_text
from client.text.messages import lobby as lobby_text
from protocol.analysis import Analysis
from protocol.record import Record


class Paper:
    """The standard output, in glyphs that its encoding can write."""

    typed = False
    """There is no input, so a report waits for all results."""

    def __init__(self, glyphs: Glyphs) -> None:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="replace")
        self.glyphs = fitting(glyphs)

    @property
    def cells(self) -> int:
        """The width of a line."""
        return shutil.get_terminal_size().columns

    def tell(self, lines: Iterable[str]) -> None:
        """Print lines without control characters."""
        for line in lines:
            sys.stdout.write(f"{self.glyphs.show(line)}\n")
        sys.stdout.flush()


async def print_scores(
    profile: Profile,
    client: str,
    home: Path,
    paper: Paper,
    server: ServerAddress | None = None,
    which: Which = Which(),  # noqa: B008 # a frozen value
) -> None:
    """Print the player's high scores. Raises ClientError."""
    asked = await asyncio.to_thread(where_to_ask, profile, home, server)
    kept = await look_up_scores(profile, asked, which.game, client, options=which.options)
    own = local_server.was_here(home, asked)
    paper.tell(
        [
            lobby_text.heading("scores", where=lobby_text.where(own=own, server=str(asked))),
            *scores.scores(kept),
            *await statistics(profile, asked, which, client),
        ]
    )


async def print_number(
    profile: Profile,
    client: str,
    home: Path,
    paper: Paper,
    number: int,
    server: ServerAddress | None = None,
    which: Which = Which(),  # noqa: B008 # a frozen value
) -> None:
    """Print the results on a number, including those still being calculated. Raises ClientError."""
    await NumberRequests(profile, client, home, paper).number(number, server, which)


async def print_analyses(records: Sequence[Found], paper: Paper, *, json_to: str | None = None) -> bool:
    """Print analyses of matches; return whether all could be analysed.

    `json_to`: write the analyses to this file instead, one a line, `-` for the standard output. Raises CannotAnalyze if
    the file can't be written.
    """
    good, between = True, list[str]()
    with nullcontext() if json_to is None else _opened(json_to) as file:
        for index, found in enumerate(records):
            if found.fault is not None:
                good = False
                sys.stderr.write(f"turnabout: {paper.glyphs.show(f'{found.fault}.')}\n")
                continue
            which = record_title(found)
            try:
                analysis = await _analysis(found, index, len(records))
            except CannotAnalyze as error:
                good = False
                sys.stderr.write(f"turnabout: {paper.glyphs.show(f'{which}: {explain(error)}')}\n")
                continue
            if file is not None:
                file.write(f"{json.dumps(as_json(analysis))}\n")
                file.flush()
            else:
                judged = Judged(Record.model_validate_json(found.line), analysis)
                paper.tell([*between, which, *telling.told(judged, paper.glyphs, paper.cells)])
                between = [""]
    return good


async def _analysis(found: Found, index: int, of: int) -> Analysis:
    """Analyse a record, and show the progress at a terminal."""
    watched = sys.stderr is not None and sys.stderr.isatty()
    async with aclosing(judge(found.line)) as told:
        async for far in told:
            if watched and far.of:
                which = f"{index + 1}/{of}: " if of > 1 else ""
                sys.stderr.write(f"\r{which}{analysis_sentences.progress(far.done, far.of)}  ")
                sys.stderr.flush()
            if far.analysis is not None:
                if watched:
                    sys.stderr.write("\r\x1b[K")
                return far.analysis
    raise CannotAnalyze(analysis_text.not_sent())


def _opened(path: str) -> TextIO:
    try:
        return open(sys.stdout.fileno(), "w", encoding="utf-8", closefd=False) if path == "-" else open(path, "w")
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotAnalyze(analysis_text.unwritable(path=path, reason=reason)) from None
