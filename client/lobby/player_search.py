"""Finds the player that a typed name, id or level means."""

import re
from collections.abc import Awaitable, Callable, Mapping

from client.games.catalog import levels_of
from client.games.parts import known_games
from client.net.command_ids import new_id
from client.net.errors import CannotAsk
from client.text import formats
from client.text.messages import matches as matches_text
from protocol.ids import PlayerId, computer
from protocol.scores import AskMatches, MatchesEvent, StandingsEvent

PAGES = 5
"""The most pages of matches that are searched for a name."""
_LEVELS = {level for game in known_games() for level in levels_of(game)}
_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
_PLAYER = re.compile(r"[0-9A-HJKMNP-TV-Z]{16}|computer:[a-z]{1,20}")


def read_player(typed: str) -> PlayerId | None:
    """Read a player's id, also as pages write it, or a level or name of a computer; None if the text is neither.

    >>> read_player("axrgnwp8bt47zxv0"), read_player("AXRG-NWP8-BT47-ZXVO")
    ('AXRGNWP8BT47ZXV0', 'AXRGNWP8BT47ZXV0')
    >>> read_player("computer:easy"), read_player("Strong computer"), read_player("Ben")
    ('computer:easy', 'computer:strong', None)
    """
    text = typed.strip()
    for level in _LEVELS:
        if text.casefold() in (level, formats.level(level).casefold(), formats.name(computer(level)).casefold()):
            return computer(level)
    read = text if text.startswith("computer:") else text.upper().translate(_READ_AS)
    return PlayerId(read) if _PLAYER.fullmatch(read) else None


async def find_player(
    typed: str,
    matches: Callable[[AskMatches], Awaitable[MatchesEvent]],
    standings: Callable[[str, bool], Awaitable[StandingsEvent]],
    *,
    of: PlayerId | None = None,
    game: str | None = None,
) -> PlayerId:
    """Return the player with an id, a level, or a name.

    A name is searched for among the opponents in a player's latest matches (`of`; None: your own), then in the
    standings of the game, or of all games, in live play and by correspondence: `standings` gets the game and
    whether by correspondence. Raises CannotAsk, and what the questions raise.
    """
    if (known := read_player(typed)) is not None:
        return known
    page: str | None = None
    for _ in range(PAGES):
        told = await matches(AskMatches(id=new_id(), player=of, game=game, page=page))
        seats = [seat for match in told.matches for seat in match.seats if seat.player != told.player]
        if (found := _named(typed, {seat.player: seat.name for seat in seats})) is not None:
            return found
        page = told.next
        if page is None:
            break
    for each in [game] if game is not None else known_games():
        tables = [await standings(each, correspondence) for correspondence in (False, True)]
        rows = [row for table in tables for row in table.rows]
        if (found := _named(typed, {row.player: row.name for row in rows})) is not None:
            return found
    raise CannotAsk(matches_text.no_player(typed.strip()))


def _named(typed: str, names: Mapping[PlayerId, str]) -> PlayerId | None:
    """Return the player with a name; None if there is none. Raises CannotAsk if there are several."""
    named = [player for player, name in names.items() if name.casefold() == typed.strip().casefold()]
    if len(named) > 1:
        raise CannotAsk(matches_text.several_players(name=typed.strip(), ids=named))
    return named[0] if named else None
