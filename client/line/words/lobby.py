"""What line mode says of finding others, of the daily number and of standings."""

import re
from datetime import datetime

from protocol.ids import PlayerId

ROOMS = "Rooms open to all {where}:"
DAILY = "The daily number {where}:"
STANDINGS = "How well players do {where}:"
PLAYER = "What was played {where}:"
NOT_TOLD = "The server did not tell: try again."
HOW_QUICK = "Write quick, or quick and what is wanted of form, clock and the game’s options, such as quick clock 5m+3."
HOW_DAILY = (
    "Write daily to see how it stands, daily computer or daily friend to play it, or daily and an older day, such as "
    "daily 2026-11-20."
)
HOW_PLAYER = "A player’s id has 16 letters and digits, as pages show it; without one it is your own page."
MATCHES, MOST_MATCHES = 30, 600
"""How many matches of a player are listed, and at most."""
OLDER = "There are older matches: player {many} lists more (as a command: --matches {many})."
_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
_PLAYER = re.compile(r"[0-9A-HJKMNP-TV-Z]{16}|computer:[a-z]{1,20}")
LINK = "The record of this match, for anyone who has the link: {link}"


def read_day(typed: str) -> str:
    """Read a day. Raises ValueError.

    >>> read_day("2026-11-20")
    '2026-11-20'
    """
    try:
        return f"{datetime.strptime(typed, '%Y-%m-%d'):%Y-%m-%d}"
    except ValueError:
        raise ValueError(HOW_DAILY) from None


def read_page(typed: str) -> tuple[PlayerId | None, int]:
    """Read whose page is meant, and how many matches of it. Raises ValueError.

    >>> read_page(""), read_page("60"), read_page("AXRG-NWP8-BT47-ZXVO 60")
    ((None, 30), (None, 60), ('AXRGNWP8BT47ZXV0', 60))
    >>> read_page("AXRG NWP8 BT47 1234")
    ('AXRGNWP8BT471234', 30)
    """
    *whose, last = typed.split() or [""]
    number = last.isascii() and last.isdigit() and len(last) <= 4
    if not number or _PLAYER.fullmatch(_read(typed)):
        return read_player(typed) if typed else None, MATCHES
    if not 1 <= int(last) <= MOST_MATCHES:
        raise ValueError(f"So many matches are not listed: at least 1, and at most {MOST_MATCHES}.")
    return read_player(" ".join(whose)) if whose else None, int(last)


def read_player(typed: str) -> PlayerId:
    """Read a player's id, also as the browser's pages write it. Raises ValueError.

    >>> read_player("axrgnwp8bt47zxv0"), read_player("AXRG-NWP8-BT47-ZXVO")
    ('AXRGNWP8BT47ZXV0', 'AXRGNWP8BT47ZXV0')
    """
    read = _read(typed)
    if not _PLAYER.fullmatch(read):
        raise ValueError(HOW_PLAYER)
    return PlayerId(read)


def _read(typed: str) -> str:
    return typed if typed.startswith("computer:") else typed.upper().translate(_READ_AS)
