"""Chance and slow work for a match: drawing its number and dealing it, off the event loop."""

import asyncio
import secrets
from functools import lru_cache

from protocol.cards import Card
from protocol.deals import HIGHEST_NUMBER, LOWEST_NUMBER
from protocol.ids import MatchId, Seat, base32
from protocol.options import Options
from server.games.registry import GAMES
from server.table.commitment import Draw, Need

MATCH_ID_BYTES = 10


async def draw(need: Need) -> Draw:
    """Return what a match needs; where no number is given, one that is not dead is drawn."""
    return await asyncio.to_thread(_draw, need)


def _draw(need: Need) -> Draw:
    options = GAMES[need.game].options.model_validate(need.options)
    while True:
        number = need.number if need.number is not None else LOWEST_NUMBER + secrets.randbelow(HIGHEST_NUMBER)
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
    return deck, game.dead(options, deck)
