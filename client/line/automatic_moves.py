"""What is played by itself in line mode, where its player has settled that: safe cards of Grandma's Game."""

from collections.abc import Callable, Mapping
from typing import Any

from client.games.grandmas_game.scene import automatic
from client.line import pages
from client.line.console import Console
from client.line.match_options import ON_OFF
from client.line.stay import Stay
from client.line.words import grandmas_game
from client.profile.identity import Profile
from client.profile.settings import changed, read_settings, settings_file, write_settings
from client.room import commands
from client.room.session import Model, Phase

AUTOMATIC: Mapping[str, Callable[[Any], str | None]] = {"grandmas-game": automatic}
"""By game, the move that can do no harm as a leg stands; none right after one was taken back."""


class ByItself:
    """Plays on for somebody, after a move of theirs."""

    def __init__(self, stay: Stay, console: Console, profile: Profile) -> None:
        self._stay = stay
        self._console = console
        self._settings = settings_file(profile.name)

    @property
    def on(self) -> bool:
        """Whether it is wished for."""
        return read_settings(self._settings)[0].safe == "on"

    async def wish(self, typed: str) -> None:
        """Play so from now on, or no more. Raises ValueError."""
        if typed.lower() not in ON_OFF:
            raise ValueError(grandmas_game.HOW_TO_PLAY_SAFE)
        on = ON_OFF[typed.lower()]
        write_settings(self._settings, changed(read_settings(self._settings)[0], "safe", "on" if on else "off"))
        self._console.tell([grandmas_game.SAFE_ON if on else grandmas_game.SAFE_OFF])
        await self.go_on()

    async def go_on(self) -> None:
        """Play what can do no harm, move by move."""
        while self.on and (move := harmless(self._stay.model)) is not None:
            if not await self._stay.ask(commands.move(self._stay.model, move)):
                return


def harmless(model: Model) -> str | None:
    """Return the next move that can do no harm, of a game that has such."""
    seen = pages.seen_at(model) if model.phase is Phase.LEG else None
    found = AUTOMATIC.get(model.room.game) if model.room is not None else None
    return found(seen[1]) if seen is not None and found is not None else None
