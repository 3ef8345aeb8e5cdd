"""What line mode says of finding others, of the daily number and of standings."""

from datetime import datetime

ROOMS = "Rooms open to all {where}:"
DAILY = "The daily number {where}:"
STANDINGS = "How well players do {where}:"
PLAYER = "A player’s page {where}:"
NOT_TOLD = "The server did not tell: try again."
HOW_QUICK = "Write quick, or quick and what is wanted of form, clock and the game’s options, such as quick clock 5m+3."
HOW_DAILY = (
    "Write daily to see how it stands, daily computer or daily friend to play it, or daily and an older day, such as "
    "daily 2026-11-20."
)
MATCHES = "Finished matches {where}:"
VERSUS = "Head to head {where}:"


def read_day(typed: str) -> str:
    """Read a day. Raises ValueError.

    >>> read_day("2026-11-20")
    '2026-11-20'
    """
    try:
        return f"{datetime.strptime(typed, '%Y-%m-%d'):%Y-%m-%d}"
    except ValueError:
        raise ValueError(HOW_DAILY) from None
