"""The screen of a room, from joining to leaving."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Literal

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen, Screen

from client.games.clocks import server_now
from client.lobby.your_games import YourGames, waiting
from client.net.address import RoomAddress
from client.net.errors import BadProfile, ClientError, HostingError
from client.net.link_state import Failure, FailureKind, Lost
from client.profile.identity import Profile
from client.profile.saved_rooms import same_code_elsewhere, to_go_on
from client.profile.settings import Kept
from client.room import commands as room_commands
from client.room.entry import find_way
from client.room.entry_request import Errand, PlayAlone, ToMake, into, is_hosted
from client.room.keys import actions
from client.room.own_server import OwnServer
from client.room.pages.setting import Setting
from client.room.session import Model, Phase
from client.room.visit import Visit
from client.terminal.games.board import Board
from client.terminal.games.catalog import BOARDS
from client.terminal.room.actions import AtTable
from client.terminal.room.leaving import is_asked, leaving
from client.terminal.room.past_matches import Afterwards
from client.terminal.room.view import RoomView
from client.terminal.screens.notice import scan_notice
from client.terminal.screens.player_name import NameScreen
from client.terminal.screens.position import TreeScreen
from client.terminal.screens.question import QuestionScreen
from client.terminal.screens.rules import RulesScreen
from client.terminal.widgets.too_small import TooSmall
from client.text.enter_guard import enter_guard
from client.text.error_text import explain
from client.text.glyphs import Glyphs
from client.text.messages import leaving as leaving_text
from client.text.messages import solo as solo_text
from client.text.messages import waiting as waiting_text
from client.text.messages import your_games as games_text


class RoomScreen(Screen[None]):
    """A visit to a room."""

    AUTO_FOCUS = ""  # otherwise the leg, even if hidden, would take the keys when a screen over this one closes
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False),
        Binding("ctrl+r", "retry", show=False),
        Binding("ctrl+n", "next_game", show=False),
    ]

    def __init__(
        self, errand: Errand, profile: Profile, name: str, client: str, home: Path, glyphs: Glyphs, kept: Kept
    ) -> None:
        super().__init__()
        self._kept = kept
        self._errand = errand
        self._profile = profile
        self._player = name
        self._client = client
        self._home = home
        self._glyphs = glyphs
        self._visit: Visit | None = None
        self._own = OwnServer(home)
        self._setting = Setting(Model(), glyphs)
        self._view = RoomView(self._setting, glyphs)
        self._table = AtTable(self, kept, glyphs)
        self._afterwards = Afterwards(self, profile, home, client, glyphs)

    @property
    def setting(self) -> Setting:
        """The current state of the room."""
        return self._setting

    # Joining

    def compose(self) -> ComposeResult:
        """Add the view of the room."""
        yield self._view
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Join the room."""
        self._set_out(self._errand)

    def go_elsewhere(self, errand: Errand) -> None:
        """Leave the room, but keep the seat, and go to another room."""
        self.run_worker(self._go_elsewhere(errand), group="leave", exclusive=True)

    async def _go_elsewhere(self, errand: Errand) -> None:
        if self._visit is not None:
            await self._visit.leave()
        self._set_out(errand)

    def _set_out(self, errand: Errand) -> None:
        self._errand = errand
        self.run_worker(self._stay(errand), group="stay", exclusive=True)

    async def _stay(self, errand: Errand) -> None:
        """Find the server, join the room, and stay until the visit ends."""
        self._visit = None
        target = errand.target
        made_at = errand.server if isinstance(errand, ToMake) else None
        server = made_at if target is None or is_hosted(errand) else target.server
        elsewhere = same_code_elsewhere(self._profile, target) if target is not None else None
        self._setting = Setting(Model(), self._glyphs, server, is_hosted(errand), wanted=target, elsewhere=elsewhere)
        self._show(Model())
        loop = asyncio.get_running_loop()
        starting = partial(loop.call_soon_threadsafe, self.note, waiting_text.starting_server())
        try:
            way = await asyncio.to_thread(find_way, errand, self._home, starting)
            self._own = OwnServer(self._home, way.hosted)
            self._setting = replace(self._setting, server=way.server, addresses=way.addresses, closed=self._own.closed)
            visit = Visit(
                self._profile,
                way.server,
                self._player,
                self._client,
                way.command,
                self._show,
                hosted=is_hosted(errand),
                hints=lambda: self._kept.now.hints == "on",
                names=errand.names if isinstance(errand, PlayAlone) else (),
            )
        except ClientError as error:
            self._show(replace(Model(), stopped=Failure(FailureKind.NOT_HOSTED, explain(error))))
            return
        self._visit = visit
        self._show(visit.model)
        await visit.run()

    def _show(self, model: Model) -> None:
        """Show the model; the visit calls this whenever it has a new one."""
        if model.room is not None and model.room.game not in BOARDS and model.stopped is None:
            detail = waiting_text.cannot_show(model.room.title[:40])
            model = replace(model, stopped=Failure(FailureKind.WRONG_PROTOCOL, detail))
        before = self._setting.model
        note = self._setting.note if before.phase is model.phase else None
        rating = self._visit.rating if self._visit is not None else None
        self._setting = replace(self._setting, model=model, note=note, rating=rating)
        if self._own.may_be_new(model.link):
            self.run_worker(self._look(), group="look")
        if not self.is_mounted:
            return
        begins = model.phase.at_the_tree and not before.phase.at_the_tree
        stops = model.phase is Phase.STOPPED is not before.phase
        over = self.app.screen
        if (begins and isinstance(over, TreeScreen)) or (stops and isinstance(over, ModalScreen)):
            over.dismiss()
        self._view.show(self._setting)
        self._table.show(model)
        self._offer_next(before, model)

    # The player's other games

    def _waiting_games(self) -> YourGames:
        model = self._setting.model
        here = model.room.room if model.room is not None else None
        return waiting(model.games or (), server_now(model.ahead), here)

    def _offer_next(self, before: Model, model: Model) -> None:
        """Say that other games wait, after the player's move in a correspondence game."""
        clock = model.room.clock if model.room is not None else None
        moved = before.my_turn and not model.my_turn and model.under_way
        if moved and clock is not None and clock.is_correspondence and (count := len(self._waiting_games())):
            self.notify(games_text.waiting_key(count), markup=False, timeout=10)

    def action_next_game(self) -> None:
        """Go to the next game that waits for the player."""
        games = self._waiting_games()
        if not games or self._visit is None:
            self.tell(games_text.none_waiting())
            return
        self.go_elsewhere(into(self._profile, RoomAddress(self._visit.server, games[0].room), alongside=True))

    def note(self, text: str | None) -> None:
        """Show a note on the pages that have one: connecting, waiting and result."""
        self._setting = replace(self._setting, note=text)
        self._view.show(self._setting)

    # Input

    async def on_key(self, event: events.Key) -> None:
        """Run the action of a key of the page, or of a key that the board does not handle."""
        self._view.end_moment()
        action, guard = actions(self._setting).get(event.key), enter_guard(self.app)
        if action:
            event.stop()
            if guard is None or not guard.ignores(event.key, self):  # the key was pressed before the page began
                await self.run_action(action)

    def on_board_move_chosen(self, chosen: Board.MoveChosen) -> None:
        """Make the move."""
        self.do(lambda visit: visit.move(chosen.move))

    def on_board_went_on(self) -> None:
        """Continue after a leg: with the next one if it waits for nobody else."""
        model = self._setting.model
        if model.waits_for_nobody and model.room is not None and model.room.next is not None:
            self.do(self._ready)
        elif self._visit is not None:
            self._visit.go_on()

    def action_ready(self) -> None:
        """Tell the server that the player is ready for the next leg."""
        self.do(self._ready)

    async def _ready(self, visit: Visit) -> None:
        await self._note_search(visit.ready(), searches=visit.model.draws_winnable)

    async def _note_search(self, asking: Coroutine[Any, Any, None], *, searches: bool) -> None:
        """Show that the server looks for a winnable number, while it does."""
        if searches:
            self.note(solo_text.looking())
        await asking
        if self._setting.note == solo_text.looking():
            self.note(None)

    def action_plays(self, at: int) -> None:
        """Begin a game of a tournament under one of its names."""
        self._table.play_as(at)

    def action_wish(self, what: Literal["same_number", "new_number"]) -> None:
        """Offer a rematch."""
        self.do(lambda visit: self._note_search(visit.wish(what), searches=visit.model.rematch_draws_winnable(what)))

    def action_decline_rematch(self) -> None:
        """Decline the rematch that another player offers."""
        self.do(lambda visit: visit.do(room_commands.decline_rematch(visit.model)))

    def action_table(self, what: str) -> None:
        """Run an action other than playing."""
        self._table.act(what)

    def tell(self, text: str) -> None:
        """Show a message for a moment."""
        self.notify(self._glyphs.show(text), markup=False, timeout=3)

    def action_look(self, what: str) -> None:
        """Open the screen of that name."""
        self.look(what)

    def look(self, what: str) -> bool:
        """Open the screen of that name; return whether there is one."""
        if what in ("rules", "leave"):
            self.call_later(self.run_action, what)
            return True
        return self._afterwards.look(what)

    def action_retry(self) -> None:
        """Try to connect at once; start this machine's own server first, if it has stopped."""
        self.do(self._retry)

    def action_again(self) -> None:
        """Try to join again from the beginning."""
        self._set_out(self._errand)

    def action_play_here(self) -> None:
        """Join, although another connection of the player is in the room."""
        wanted = self._setting.way_back
        if wanted is not None:
            self._set_out(into(self._profile, wanted, alongside=True))

    def action_rename(self) -> None:
        """Ask for another name, and try again with it."""
        self.open(NameScreen(self._player, self._glyphs), self._renamed)

    def _renamed(self, name: str | None) -> None:
        if name is not None:
            self._player = name
            with suppress(BadProfile):  # a name that can't be saved is used this time
                self._profile.remember(name=name)
            self._set_out(self._errand)

    def action_rules(self) -> None:
        """Open the rules."""
        room = self._setting.model.room
        self.open(RulesScreen(self._glyphs, game=room.game if room is not None else None))

    def action_address(self, step: int) -> None:
        """Choose another address to give to a friend."""
        many = len(self._setting.addresses)
        self._setting = replace(self._setting, chosen=(self._setting.chosen + step) % many)
        self.note(None)

    def action_copy(self) -> None:
        """Copy the room's link to the clipboard."""
        address = self._setting.room_address
        if address is not None:
            self.copy(address.server.join_link(address.room))

    def action_scan(self) -> None:
        """Show the room's link as a QR code."""
        address = self._setting.room_address
        if address is not None:
            self.open(scan_notice(address.server.join_link(address.room), self._glyphs))

    def copy(self, link: str) -> None:
        """Copy a link to the clipboard, and note it."""
        self.app.copy_to_clipboard(link)
        self.note(waiting_text.copied(link))

    def open(self, screen: Screen[Any], answered: Callable[[Any], None] | None = None) -> None:
        """Open a screen over this one, unless a key before has opened one."""
        if self.is_current:
            self.app.push_screen(screen, answered)

    def do(self, what: Callable[[Visit], Coroutine[Any, Any, None]]) -> None:
        """Run an action in the room in the background."""
        if self._visit is not None:
            self.run_worker(what(self._visit), group="do")

    def action_open_up(self) -> None:
        """Let others connect to this machine's server."""
        self.note(waiting_text.opening_server())
        self.do(self._open_up)

    async def _open_up(self, visit: Visit) -> None:
        if await self._find_own(opened=True):
            visit.retry_now()
        self.note(None)

    async def _look(self) -> None:
        """Find out whether others can connect to this machine's server now."""
        await self._own.look()
        self._setting = replace(self._setting, closed=self._own.closed)
        self._view.show(self._setting)

    async def _retry(self, visit: Visit) -> None:
        gone = self._own.there and isinstance(self._setting.model.link, Lost)
        if not gone or await self._find_own():
            visit.retry_now()

    async def _find_own(self, *, opened: bool = False) -> bool:
        """Find this machine's server, or start it; return whether it runs."""
        try:
            await self._own.find(opened=opened)
        except ClientError as error:
            self.notify(self._glyphs.show(explain(error)), severity="error", markup=False)
            return False
        self._setting = replace(self._setting, closed=self._own.closed)
        return True

    # Leaving

    def action_back(self) -> None:
        """Go back to the start screen after joining has failed."""
        self.dismiss()

    def action_leave(self) -> None:
        """Leave the room; ask first if leaving has consequences."""
        model = self._setting.model
        if model.phase in (Phase.CONNECTING, Phase.STOPPED) or self._visit is None:
            self.dismiss()
            return
        if not is_asked(model):
            self._answered("leave")
            return
        here = self._setting.way_back
        others = (room for room in to_go_on(self._profile) if room.hosted and room.room != here)
        text, choices = leaving(model, hosting=self._own.there, others_wait=any(others))
        title = leaving_text.title_alone() if model.solo else leaving_text.title()
        self.open(QuestionScreen(title, text, choices, self._glyphs), self._answered)

    def _answered(self, answer: str | None) -> None:
        if answer in ("leave", "end"):
            self.run_worker(self._leave(ended=answer == "end"), group="leave", exclusive=True)

    async def _leave(self, *, ended: bool) -> None:
        visit, model = self._visit, self._setting.model
        if visit is not None:
            await visit.leave(forget=ended and all(model.name_of(seat) is None for seat in model.others))
        self.workers.cancel_group(self, "stay")
        if ended and self._own.there:
            self.note(leaving_text.stopping_server())
            try:
                await self._own.end()
            except HostingError as error:
                self._show(replace(model, stopped=Failure(FailureKind.NOT_HOSTED, explain(error))))
                return
        if self in self.app.screen_stack:
            while not self.is_active:
                self.app.pop_screen()
            self.dismiss()
