"""The commands that ask the computer in a room: hints, its own tree, results on numbers, scores, an analysis."""

from client.line import pages
from client.line.command import Given
from client.line.console import Console
from client.line.games.board import AnyLooking
from client.line.match_options import ON_OFF, read_number
from client.line.number_requests import NumberRequests, which_of
from client.line.stay import Stay
from client.profile.identity import Profile
from client.profile.settings import changed, read_settings, settings_file, write_settings
from client.room import commands
from client.room.session import Phase
from client.text.messages import computer_hints as hints_text
from client.text.messages import game as game_text
from client.text.messages import scores as scores_text
from protocol.views import View


class ComputerRequests:
    """Asks for results and prints them; slow results are printed when they arrive.

    `hints`: show a hint at every turn.
    """

    def __init__(self, stay: Stay, console: Console, number_requests: NumberRequests, profile: Profile) -> None:
        self._stay = stay
        self._console = console
        self._number_requests = number_requests
        self._settings = settings_file(profile.name)
        self.hints = read_settings(self._settings)[0].hints == "on"
        self._left: tuple[int, View, AnyLooking] | None = None

    async def do(self, given: Given) -> bool:
        """Run a command that asks the computer; return whether it does. Raises ValueError and ClientError."""
        visit, match = self._stay.visit, self._stay.model.match
        server = visit.server if visit is not None else None
        here = match.number if match is not None else None
        match given.name:
            case "hint":
                await self._hint()
            case "hints":
                await self._wish(given.rest)
            case "analysis":
                await self._analysis()
            case "computer" if here is not None:
                await self._computer(here, given.rest)
            case "number":
                number = read_number(given.rest) if given.rest else here
                if number is None:
                    raise ValueError(scores_text.number_command())
                await self._number_requests.number(number, server, which_of(self._stay.model.room))
            case "scores":
                await self._number_requests.scores(server, which_of(self._stay.model.room))
            case _:
                return False
        return True

    async def _hint(self) -> None:
        model = self._stay.model
        if model.hint is not None:
            self._console.tell(pages.hint(model))
            return
        if not model.awaits_hint and not await self._stay.ask(commands.hint(model)):
            return
        if self._stay.model.awaits_hint:
            self._console.tell([hints_text.thinking()])
        await self._stay.worked_out(lambda now: now.hint is not None or now.position != model.position)

    async def _wish(self, typed: str) -> None:
        """Turn hints at every turn on or off, and show a hint now if it is possible."""
        if typed.lower() not in ON_OFF:
            raise ValueError(hints_text.usage())
        self.hints = ON_OFF[typed.lower()]
        write_settings(
            self._settings, changed(read_settings(self._settings)[0], "hints", "on" if self.hints else "off")
        )
        self._console.tell([hints_text.on() if self.hints else hints_text.off()])
        if self.hints and pages.may_hint(self._stay.model):
            await self._hint()

    async def _analysis(self) -> None:
        if pages.analysed(self._stay.model):
            self._console.tell(pages.analysis(self._stay.setting, self._console.cells))
        elif await self._stay.ask(commands.analysis(self._stay.model)):
            await self._stay.worked_out(lambda now: pages.analysed(now) or now.phase is not Phase.RESULT)

    async def _computer(self, number: int, typed: str) -> None:
        """Show the computer's leg on the number: all of it, or a part."""
        room, board = self._stay.model.room, pages.board_at(self._stay.model)
        if room is None or board is None:
            return
        if self._left is None or self._left[0] != number:
            visit = self._stay.visit
            view = await self._number_requests.tree(number, visit.server if visit is not None else None, which_of(room))
            if view is None:
                self._console.tell([game_text.computer_has_not_played()])
                return
            self._left = (number, view, board.looking())
        _, view, looking = self._left
        self._console.tell(looking.computers(number, view, typed, self._console.glyphs))
