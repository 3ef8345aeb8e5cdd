"""The owner's commands in a room in line mode: players, settings and tournaments."""

from client.games.options import OFFERS, chosen_of, settled_in
from client.line.console import Console
from client.line.match_options import FIRST_GAME, read_level, settings_of, settle
from client.line.stay import Stay
from client.room import commands
from client.room.actions import seated
from client.room.session import Model
from client.room.settings import configured, settled_so_far
from client.room.tournament_names import read_names
from client.room.tournament_text import standings
from client.text.messages import line_start as start_text
from client.text.messages import tournament as tournament_text


class Owning:
    """Carries out the owner's commands."""

    def __init__(self, stay: Stay, console: Console) -> None:
        self._stay = stay
        self._console = console

    @property
    def game(self) -> str:
        """The game that the room is for."""
        room = self._stay.model.room
        return room.game if room is not None else FIRST_GAME

    async def begin(self) -> None:
        """Begin without the empty seats."""
        room = self._stay.model.room
        if room is not None:
            command = commands.configure(
                self._stay.model,
                number=room.number,
                role=room.role,
                spectators=room.spectators,
                clock=room.clock,
                seats=seated(self._stay.model),
            )
            await self._stay.ask(command)

    async def seat_computer(self, level: str) -> None:
        """Add a computer player to a free seat, or with `all` to each. Raises ValueError."""
        room = self._stay.model.room
        free = [each.seat for each in room.seats if each.player is None] if room is not None else []
        level, _, how_many = level.partition(" ")
        for seat in free if how_many == "all" else free[:1]:
            if not await self._stay.ask(commands.seat_computer(seat, read_level(level, self.game))):
                return

    async def compete(self, typed: str) -> None:
        """Name the competitors, or show the tournament if no names are given. Raises ValueError."""
        if typed:
            names = () if typed.lower() == "none" else read_names(typed)
            if not await self._stay.ask(commands.enlist(names)):
                return
        self._console.tell(_competing(self._stay.model))

    async def play_as(self, name: str) -> None:
        """Play under a competitor's name. Raises ValueError."""
        if await self._stay.ask(commands.play_as(self._competitor(name))):
            self._console.tell(_competing(self._stay.model))

    async def play_beside(self, name: str) -> None:
        """Let a second competitor play here, in turn; `nobody` ends that. Raises ValueError."""
        room = self._stay.model.room
        if room is not None and room.tournament is not None and not room.tournament.in_turn:
            raise ValueError(tournament_text.not_in_turn())
        if self._stay.model.beside is None:
            raise ValueError(tournament_text.seat_taken())
        nobody = name.casefold() == tournament_text.nobody_beside()
        if await self._stay.ask(commands.play_beside(self._stay.model, "" if nobody else self._competitor(name))):
            self._console.tell(_competing(self._stay.model))

    def _competitor(self, name: str) -> str:
        room = self._stay.model.room
        names = [each.name for each in room.tournament.names] if room is not None and room.tournament else []
        found = [each for each in names if each.casefold() == name.casefold()]
        if not found:
            raise ValueError(tournament_text.unknown_name())
        return found[0]

    async def settle(self, typed: str) -> None:
        """Change the settings for the next match. Raises ValueError."""
        room = self._stay.model.room
        if room is not None:
            now = settle(settled_so_far(room), typed, room.game)
            await self._stay.ask(configured(self._stay.model, now))


def _competing(model: Model) -> list[str]:
    told = model.room.tournament if model.room is not None else None
    return standings(told) if told is not None else [tournament_text.none_yet()]


def settings_in(model: Model) -> list[str]:
    """Return the settings that can be typed in a room."""
    room = model.room
    if room is None or room.game not in OFFERS:
        return []
    return [start_text.settings_usage_here(), *settings_of(room.game, chosen_of(room.game, settled_in(room)))]
