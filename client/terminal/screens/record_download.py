"""Fetching a match that is over from its server by its id, to have it watched."""

from collections.abc import Callable
from typing import Any

from textual.screen import Screen

from client.lobby.lookup import look_up_record
from client.net.address import ServerAddress
from client.net.errors import CannotWatch
from client.replay.sources import Found
from client.terminal.widgets.sheet import Sheet
from protocol.ids import MatchId


class Fetching:
    """Fetches records for a screen, one at a time; `said` is why there is none, of the one asked for last."""

    def __init__(self, screen: Screen[Any], watch: Callable[[tuple[Found, ...]], None]) -> None:
        self._screen = screen
        self._watch = watch
        self.said: str | None = None

    def fetch(self, server: ServerAddress, match: MatchId) -> None:
        """Have a match watched, once its record is there."""
        self._screen.run_worker(self._fetch(server, match), group="fetch", exclusive=True)

    async def _fetch(self, server: ServerAddress, match: MatchId) -> None:
        try:
            found, self.said = await look_up_record(server, match), None
        except CannotWatch as error:
            self.said = str(error)
        else:
            if self._screen.is_current:
                self._watch((found,))
        for sheet in self._screen.query(Sheet).results(Sheet):
            sheet.renew()
