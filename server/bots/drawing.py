"""Chance and slow work for a match: drawing its number and dealing it, off the event loop."""

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import lru_cache

import structlog

from protocol.cards import Card
from protocol.deals import HIGHEST_NUMBER, LOWEST_NUMBER
from protocol.ids import MatchId, Seat, base32
from protocol.options import Options
from server.bots.lively import Limit, first_lively, has_dull_numbers
from server.bots.pool import ThinkerLost, Thinkers
from server.bots.turns import Share
from server.bots.winnable import first_winnable
from server.games.catalog import GAMES
from server.table.decision import Draw, Need

MATCH_ID_BYTES = 10
TRIED_AT_ONCE, TRIED_MOST = 10, 400
"""How many numbers are tried at once, and in all, to find a winnable one."""
LIVELY_TRIED, LIVELY_SECONDS = 100, 1.0
"""How many numbers are tried at most to find a lively one, and for how many seconds."""
ASKED_SECONDS, WAITED_SECONDS = 2.0, 3.0
"""The time in seconds after which a process no longer searches, and after which it is given up.

They are longer than the search, because a process may have to start first, or to finish other work. Two limits, because
giving up a process that searches ends it.
"""

_ONE_BY_ONE = ThreadPoolExecutor(1, "draw")
"""Runs one draw at a time: a draw takes some milliseconds, and many at once would slow the event loop down.

It is a thread of its own, so that starting a match does not wait for the longer work of the shared threads.
"""

log = structlog.get_logger(__name__)


class NoneWinnable(Exception):
    """None of the numbers that were tried is winnable."""


async def draw(need: Need, thinkers: Thinkers, share: Share) -> Draw:
    """Draw an id, number, salt and deck for a match, on behalf of a share. It never draws a dead number.

    The number of a duel is lively, if such a number is found in time. Raises NoneWinnable and ThinkerLost if the number
    should be winnable.
    """
    if need.winnable and need.number is None:
        need = replace(need, number=await _winnable(need, thinkers, share))
    elif need.number is None and has_dull_numbers(need.game, need.options, need.form, need.seats):
        need = replace(need, number=await _lively(need, thinkers, share))
    return await asyncio.get_running_loop().run_in_executor(_ONE_BY_ONE, _draw, need)


async def _winnable(need: Need, thinkers: Thinkers, share: Share) -> int:
    for _ in range(TRIED_MOST // TRIED_AT_ONCE):
        numbers = [_any_number() for _ in range(TRIED_AT_ONCE)]
        found = await thinkers.think(share, first_winnable, need.game, need.options, numbers)
        if found is not None:
            return found
    raise NoneWinnable


async def _lively(need: Need, thinkers: Thinkers, share: Share) -> int | None:
    """Return a lively number, or None if a match must start without one.

    Then a number is drawn that no process was asked about, so that nothing in the logs is about the match's number.
    """
    numbers = [_any_number() for _ in range(LIVELY_TRIED)]
    limit = Limit(seconds=LIVELY_SECONDS, until=time.monotonic() + ASKED_SECONDS)
    try:
        async with asyncio.timeout(WAITED_SECONDS):
            found = await thinkers.think(share, first_lively, need.game, need.options, need.form, numbers, limit)
    except TimeoutError:
        log.warning("no lively number: no process answered in time", game=need.game)
    except ThinkerLost:
        log.warning("no lively number: the thinking processes died", game=need.game)
    except Exception:
        log.exception("no lively number: the computer failed", game=need.game)
    else:
        if found is None:
            log.warning("no lively number was found in time", game=need.game)
        return found
    return None


def _any_number() -> int:
    return LOWEST_NUMBER + secrets.randbelow(HIGHEST_NUMBER)


def _draw(need: Need) -> Draw:
    options = GAMES[need.game].options.model_validate(need.options)
    while True:
        number = need.number if need.number is not None else _any_number()
        deck, dead = _dealt(need.game, options, need.seats, number)
        if need.number is not None or not dead:
            break
    return Draw(
        id=MatchId(base32(secrets.token_bytes(MATCH_ID_BYTES))),
        number=number,
        salt=secrets.token_hex(16),
        deck=deck,
        first=Seat(secrets.randbelow(need.seats)),
        dead=dead,
    )


@lru_cache(maxsize=256)
def _dealt(name: str, options: Options, seats: int, number: int) -> tuple[tuple[Card, ...], bool]:
    """Return a number's deck, and whether it is dead; cached because a number is often played again at once."""
    game = GAMES[name]
    deck = game.deck(options, seats, number)
    return deck, game.is_dead(options, deck)
