"""The whole program in lines of text: for screen readers, for pipes, and for slow links."""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from client.line.console import Console
from client.line.mode import client_name
from client.line.replay import choose
from client.line.room import Way
from client.line.start_menu import Start
from client.net.address import ServerAddress
from client.net.errors import BadSetting, ClientError
from client.profile.crash_log import log_crash
from client.profile.identity import Profile
from client.profile.settings import read_settings, settings_file
from client.replay.sources import Found
from client.room.entry_request import Errand
from client.text import formats
from client.text.error_text import explain
from client.text.glyphs import ASCII, Glyphs
from client.text.messages import line_start as start_text
from client.text.messages import program as program_text

INTERRUPTED = 130
"""The exit code after Ctrl+C."""


def run(
    profile: Profile,
    home: Path,
    glyphs: Glyphs,
    errand: Errand | None = None,
    records: Sequence[Found] = (),
    server: ServerAddress | None = None,
) -> int:
    """Run the program for an errand, and return its exit code.

    `server` is the one to play on; None: this machine's own.
    """
    if sys.stdout is not None and hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    settings, wrong = read_settings(settings_file(profile.name))
    formats.use(settings)
    try:
        return asyncio.run(_run(profile, home, fitting(glyphs), errand, records, server, wrong))
    except KeyboardInterrupt:
        return INTERRUPTED


async def _run(
    profile: Profile,
    home: Path,
    glyphs: Glyphs,
    errand: Errand | None,
    records: Sequence[Found],
    server: ServerAddress | None,
    wrong: BadSetting | None,
) -> int:
    console = Console(glyphs)
    console.tell([explain(wrong)] if wrong else [])
    start = Start(profile, client_name(), home, console, server)
    try:
        if records:
            await choose(console, records)
            return 0
        console.tell([start_text.welcome()])
        if errand is not None:
            return int(await start.go(errand) is Way.STOPPED)
        await start.run()
    except ClientError as error:
        console.tell([explain(error)])
        return 1
    except Exception as error:
        log, why = log_crash(home, error)
        console.tell([program_text.failed(log=log, why=why)])
        return 1
    return 0


def fitting(glyphs: Glyphs) -> Glyphs:
    """Return the glyphs that the output's encoding can write."""
    try:
        "♠−’".encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return ASCII
    return glyphs
