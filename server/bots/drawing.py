"""Chance and slow work for a match: drawing its number and dealing it, off the event loop."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import lru_cache

from protocol.cards import Card
from protocol.deals import HIGHEST_NUMBER, LOWEST_NUMBER
from protocol.ids import MatchId, Seat, base32
from protocol.options import Options
from server.bots.pool import Thinkers
from server.bots.turns import Share
from server.bots.winnable import first_winnable
from server.games.catalog import GAMES
from server.table.decision import Draw, Need

MATCH_ID_BYTES = 10
TRIED_AT_ONCE, TRIED_MOST = 10, 400
"""How many numbers are tried in a row, and at most, where one is wanted that can be won."""

_ONE_BY_ONE = ThreadPoolExecutor(1, "draw")
"""Each draw takes a core for some milliseconds: many at once would leave the event loop little of the one it is on.

It is a thread of its own: whoever begins a match does not wait for the longer work that is done aside.
"""


class NoneWinnable(Exception):
    """Of all the numbers that were tried none is found to be won."""


async def draw(need: Need, thinkers: Thinkers, share: Share) -> Draw:
    """Draw for a match, and for a share's turn; if no number is given, one is drawn that is not dead.

    Raises NoneWinnable and ThinkerLost where it is to be winnable.
    """
    if need.winnable and need.number is None:
        need = replace(need, number=await _winnable(need, thinkers, share))
    return await asyncio.get_running_loop().run_in_executor(_ONE_BY_ONE, _draw, need)


async def _winnable(need: Need, thinkers: Thinkers, share: Share) -> int:
    for _ in range(TRIED_MOST // TRIED_AT_ONCE):
        numbers = [_any_number() for _ in range(TRIED_AT_ONCE)]
        found = await thinkers.think(share, first_winnable, need.game, need.options, numbers)
        if found is not None:
            return found
    raise NoneWinnable


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
    """Return a number's deck, and whether it is dead; kept, since a number is often played again at once."""
    game = GAMES[name]
    deck = game.deck(options, seats, number)
    return deck, game.is_dead(options, deck)
