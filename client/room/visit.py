"""One stay in a room: the link and the model, and all actions of a player there.

It is independent of the terminal: a callback receives every change of the model.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

from pydantic import ValidationError

from client.games import fairness
from client.net.address import RoomAddress, ServerAddress
from client.net.command_ids import new_id
from client.net.errors import BadProfile, LinkBusy, LinkEnded
from client.net.link import Link
from client.net.link_state import Connected, Ended, FailureKind
from client.net.pending_commands import Answer, is_sent_again
from client.net.rate_limit import Haste
from client.profile.identity import Profile
from client.profile.saved_rooms import SavedRoom, forget_room, prune, save_room, saved_room
from client.room import commands
from client.room.automatic_commands import What, still_asked, wishes
from client.room.chat import Mute
from client.room.entry import WayIn
from client.room.local_events import CameIn, Checked, GaveUp, Heard, Looked, TurnedAway, WentOn
from client.room.quick_match import gives_up
from client.room.saved_room import to_keep
from client.room.session import Model, Promise, step
from protocol.codes import RejectionCode
from protocol.command import Another
from protocol.commands import AskRecord, Command, Enter, Leave, Ready
from protocol.events import Ack, RecordEvent, Rejected, Welcome
from protocol.ids import MatchId, parse_room_code
from protocol.record import Record
from protocol.room import MatchInfo
from protocol.scores import MatchesEvent

RECORD_SECONDS = 10.0
LEAVE_SECONDS = 2.0
SETTLE_SECONDS = 1.0
TRIES = 3
"""The number of requests for the results of a solo game, because servers count it a little later."""
_NO_WAY_BACK = (FailureKind.ROOM_GONE, FailureKind.REMOVED, FailureKind.NO_SPECTATORS, FailureKind.SEAT_MOVED)
"""The failures after which the room can't be resumed from here."""


class Visit:
    """A player's stay in a room, entered by `way_in`.

    `hosted`: this machine started the server. `changed` is called with every new model, on the event loop; `hints`: ask
    for a hint at every turn; `names` compete in the room's games. Raises BadProfile if the profile has no key for the
    server and can't create one.
    """

    def __init__(
        self,
        profile: Profile,
        server: ServerAddress,
        name: str,
        client: str,
        way_in: WayIn,
        changed: Callable[[Model], None],
        *,
        hosted: bool = False,
        hints: Callable[[], bool] = lambda: False,
        names: Sequence[str] = (),
    ) -> None:
        self._profile = profile
        self._hints = hints
        self._names = tuple(names)
        self._asked: frozenset[What] = frozenset()
        self._quiet: set[str] = set()
        self._haste = Haste()
        self._again = 0
        self._hosted = hosted
        self._show = changed
        self._way_in = way_in
        self._news = asyncio.Event()
        self._acting: set[str] = set()
        self._moving = asyncio.Lock()
        self._saved: SavedRoom | None = None
        self._record: RecordEvent | None = None
        self.server = server
        self.model = Model()
        self.rating: tuple[MatchId, int | None] | None = None
        if isinstance(way_in, Enter):
            self._recall(RoomAddress(server, parse_room_code(way_in.room)))
        self._link = Link(server, profile.key(server), name, client, self._hear, patient=self._saved is not None)

    async def run(self) -> None:
        """Enter the room and stay until that is no longer possible; cancelling this ends the stay."""
        async with asyncio.TaskGroup() as group:
            link = group.create_task(self._link.run())
            with suppress(LinkEnded, LinkBusy):
                if await self._come_in():
                    await self._stay()
            link.cancel()

    def retry_now(self) -> None:
        """Try to connect again at once."""
        self._link.retry_now()

    def go_on(self) -> None:
        """Continue after the end of a leg."""
        self._hear(WentOn())

    async def ready(self) -> None:
        """Be ready for the next leg."""
        await self.do(commands.ready(self.model))

    async def move(self, text: str) -> None:
        """Make a move, in the game's notation, in the current leg, after the previous move has been answered."""
        if (what := f"move {text}") in self._acting:
            return
        self._acting.add(what)
        try:
            async with self._moving:
                await self.ask(commands.move(self.model, text))
        finally:
            self._acting.discard(what)

    async def wish(self, what: Another) -> None:
        """Ask for another match: accept the other's offer if it is the same, or else make an offer.

        A solo player gives up an unfinished game.
        """
        if self.model.solo and self.model.under_way:
            answer = await self.ask(commands.resign(self.model))
            while isinstance(answer, Ack) and self.model.under_way:
                await self.changed()
        await self.do(commands.wish(self.model, what))

    async def do(self, command: Command | None) -> None:
        """Send a command once: a key pressed again before the answer means the same command."""
        if command is None or command.type in self._acting:
            return
        self._acting.add(command.type)
        try:
            await self.ask(command)
        finally:
            self._acting.discard(command.type)

    async def ask(self, command: Command | None, *, quietly: bool = False) -> Answer | None:
        """Send a request, even if another is pending; None if the link has ended or is too busy.

        `quietly`: the caller handles a refusal, and the room does not show it.
        """
        if command is None:
            return None
        if quietly:
            self._quiet.add(command.id)
        if wait := self._haste.wait(time.monotonic()):
            await asyncio.sleep(wait)
        with suppress(LinkEnded, LinkBusy):
            answer = await self._link.ask(command)
            if isinstance(answer, Rejected) and is_sent_again(answer):
                self._hear(GaveUp(answer))
            return answer
        return None

    def mute(self, mute: Mute) -> None:
        """Mute or unmute a person."""
        self._hear(mute)

    def look(self) -> None:
        """Mark all messages as read."""
        self._hear(Looked())

    def attend(self) -> None:
        """Check again which requests are due, because the player's wishes have changed."""
        self._news.set()

    async def record(self) -> Record | None:
        """Return the record of the last match; None if the server does not provide it."""
        match = self.model.match
        checked = self.model.checked
        if match is None:
            return None
        if checked is not None and checked.match == match.id and checked.record is not None:
            return checked.record
        command = AskRecord(id=new_id(), match=match.match)
        with suppress(TimeoutError, LinkEnded, LinkBusy):
            async with asyncio.timeout(RECORD_SECONDS):
                if isinstance(await self._link.ask(command), Ack):
                    while self._record is None or self._record.id != command.id:
                        await self.changed()
        if self._record is None or self._record.id != command.id:
            return None
        try:
            return Record.model_validate(self._record.record)
        except ValidationError:
            return None

    async def leave(self, *, forget: bool = False) -> None:
        """Leave the room, but keep the seat; `forget`: don't offer to resume it.

        A player who waits for a quick match gives up the seat, so there is nothing to resume.
        """
        forget = forget or gives_up(self.model)
        if isinstance(self.model.link, Connected):
            with suppress(TimeoutError, LinkEnded, LinkBusy):
                async with asyncio.timeout(LEAVE_SECONDS):
                    await self._link.ask(Leave(id=new_id()))
        if forget:
            self._forget()

    async def _come_in(self) -> bool:
        answer = await self._link.ask(self._way_in)
        if isinstance(answer, Rejected):
            return self._refused(answer)
        while self.model.room is None:
            await self.changed()
        if self.model.me is None and self.model.free_seat is not None:
            answer = await self._link.ask(commands.sit())
            # Another person may have been faster: then the player watches, or is sent away if watching is not allowed.
            if isinstance(answer, Rejected) and answer.code is not RejectionCode.SEAT_TAKEN:
                return self._refused(answer)
            if isinstance(answer, Ack):
                await self.seen(
                    answer.version
                )  # the answer may come before the room: don't show the player as a spectator for a moment
        self._hear(CameIn())
        return True

    def _refused(self, answer: Rejected) -> bool:
        if answer.code is RejectionCode.NO_SUCH_ROOM:
            self._forget()
        self._hear(TurnedAway(answer))
        return False

    async def _stay(self) -> None:
        """Check every finished match, and send the requests that are due, until the stay ends."""
        async with asyncio.TaskGroup() as group:
            beside = [group.create_task(self._attend())]
            await self._check_matches(lambda match: beside.append(group.create_task(self._look_again(match))))
            for task in beside:
                task.cancel()

    async def _attend(self) -> None:
        while True:
            connected = isinstance(self.model.link, Connected)
            hints, again, names = self._hints(), self._again, self._names
            rated = self._is_rated
            every = wishes(self.model, hints=hints, again=again, names=names, rated=rated) if connected else ()
            wish = next((each for each in every if each.what not in self._asked), None)
            if wish is None or wish.command is None:
                await self.changed()
                continue
            self._asked |= {wish.what}
            await self.ask(wish.command, quietly=not isinstance(wish.command, Ready))

    async def _check_matches(self, ended: Callable[[MatchId], None]) -> None:
        checked: MatchId | None = None
        while self.model.stopped is None:
            room, match = self.model.room, self.model.match
            hidden = room is not None and room.daily is not None and match is not None and match.number is None
            over = match is not None and match.result is not None and not hidden
            if match is not None and over and match.id != checked:
                checked = match.id
                if match.form == "solo" or self.model.may_change_rating:
                    ended(match.id)
                await self._check(match)
            else:
                await self.changed()

    @property
    def _is_rated(self) -> bool:
        """Whether it is known how the room's match changed the player's rating."""
        return self.rating is not None and self.model.match is not None and self.rating[0] == self.model.match.id

    def _note_rating(self, told: MatchesEvent) -> None:
        """Keep how the room's match changed the player's rating, if it is among the player's newest matches."""
        match = self.model.match.id if self.model.match is not None else None
        played = next((each for each in told.matches if each.match == match), None)
        if played is not None and played.seat is not None:
            self.rating = (played.match, played.seats[played.seat].change)

    async def _look_again(self, match: MatchId) -> None:
        """Ask for the high scores again after a solo game, or for the change of a rating, until the server knows it."""
        for _ in range(TRIES):
            await asyncio.sleep(SETTLE_SECONDS)
            scores = self.model.scores
            known = () if scores is None else (*scores.scores, *scores.helped, *scores.casual)
            if self._is_rated or any(each.match == match for each in known):
                return
            self._again += 1
            self._news.set()

    async def _check(self, match: MatchInfo) -> None:
        promise = self.model.promise
        record = await self.record()
        promised = promise.commitment if promise is not None and promise.match == match.id else None
        verdict = await asyncio.to_thread(fairness.check, match.game, match, promised, self.model.seen, record)
        self._hear(Checked(match.id, record, verdict))

    async def seen(self, version: int) -> None:
        """Wait until the room is shown at a version, unless the server's store has lost that version."""
        resets = self.model.resets
        while self.model.stopped is None and self.model.resets == resets:
            if self.model.room is not None and self.model.room.version >= version:
                return
            await self.changed()

    async def changed(self) -> None:
        """Wait for the next event."""
        self._news.clear()
        await self._news.wait()

    def _hear(self, heard: Heard) -> None:
        if isinstance(heard, RecordEvent):
            self._record = heard
        elif isinstance(heard, MatchesEvent):
            self._note_rating(heard)
            self._show(self.model)
        elif isinstance(heard, Ended) and heard.failure.kind in _NO_WAY_BACK:
            self._forget()
        before = self.model
        self._news.set()
        if isinstance(heard, Rejected) and heard.id in self._quiet:
            return  # the player did not send this request
        self.model = step(before, heard)
        self._asked = frozenset() if isinstance(heard, Welcome) else still_asked(self._asked, self.model)
        if self.model is not before:
            self._keep()
            self._show(self.model)

    def _forget(self) -> None:
        if self._saved is not None:
            with suppress(BadProfile):  # then the room is offered again, and found to be gone
                forget_room(self._profile, self._saved.room)

    def _recall(self, address: RoomAddress) -> None:
        self._saved = saved_room(self._profile, address)
        if self._saved is not None:
            self.model = replace(self.model, talk=replace(self.model.talk, read=self._saved.read))
        if self._saved is not None and self._saved.match is not None:
            promise = Promise(MatchId(self._saved.match), self._saved.commitment)
            self.model = replace(self.model, promise=promise)

    def _keep(self) -> None:
        """Save the room for later, if it has changed in a way that matters."""
        kept = to_keep(self.model, self.server, hosted=self._hosted, when=self._saved.when if self._saved else "")
        if kept is not None and kept != self._saved:
            if self._saved is None:
                prune(self._profile)
            self._saved = replace(kept, when=datetime.now(UTC).isoformat(timespec="seconds"))
            with suppress(BadProfile):  # a full disk is no reason to end the game
                save_room(self._profile, self._saved)
                if not (kept.alone and kept.hosted):  # a solo game's code never comes from a friend
                    self._profile.remember(server=self.server)
