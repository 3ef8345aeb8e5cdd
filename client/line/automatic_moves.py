"""Safe moves, which line mode makes automatically if the player wants that."""

from client.games.play import play_of
from client.line import pages
from client.line.console import Console
from client.line.match_options import ON_OFF
from client.line.stay import Stay
from client.profile.identity import Profile
from client.profile.settings import changed, read_settings, settings_file, write_settings
from client.room import commands
from client.room.session import Model, Phase
from client.text.messages import game as game_text
from client.text.messages import line_commands as command_text


class AutomaticMoves:
    """Makes safe moves after each move of the player."""

    def __init__(self, stay: Stay, console: Console, profile: Profile) -> None:
        self._stay = stay
        self._console = console
        self._settings = settings_file(profile.name)

    @property
    def on(self) -> bool:
        """Whether the player wants this."""
        return read_settings(self._settings)[0].safe == "on"

    async def wish(self, typed: str) -> None:
        """Turn automatic safe moves on or off. Raises ValueError."""
        if typed.lower() not in ON_OFF:
            raise ValueError(command_text.safe_usage())
        on = ON_OFF[typed.lower()]
        write_settings(self._settings, changed(read_settings(self._settings)[0], "safe", "on" if on else "off"))
        self._console.tell([game_text.safe_on() if on else game_text.safe_off()])
        await self.go_on()

    async def go_on(self) -> None:
        """Make safe moves until there are none left."""
        while self.on and (move := harmless(self._stay.model)) is not None:
            if not await self._stay.ask(commands.move(self._stay.model, move)):
                return


def harmless(model: Model) -> str | None:
    """Return the next safe move; None if there is none."""
    seen = pages.seen_at(model) if model.phase is Phase.LEG else None
    found = play_of(model.room.game).harmless if model.room is not None else None
    return found(seen[1]) if seen is not None and found is not None else None
