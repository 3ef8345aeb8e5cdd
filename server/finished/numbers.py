"""Answers questions about game numbers, at once and whenever more results are known."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from protocol.ids import Seat
from protocol.record import Record
from protocol.scores import AskNumber, NumberEvent
from protocol.views import View
from server.answers import Member, acknowledge
from server.background import run_in_thread
from server.bots.computed import ComputersLeg
from server.bots.pool import Thinkers
from server.encoding import encode
from server.finished.number_work import Urgency, What, Wish, WorkingOut, can_be_known, kinds_of
from server.games.catalog import GAMES
from server.games.game import Game, Setup
from server.results.database import Database
from server.results.numbers import Numbered, read_standings
from server.results.ranking import order_of
from server.store.claims import Claims
from server.store.leases import Leases
from server.table.decision import Rejection, unknown_game
from server.table.match import Match
from server.table.settings import check_options

ASKED_MOST = 8
"""The most answers that a connection may wait for."""
ASKED_MOST_OF_ADDRESS = 16
"""The most answers that all connections of an address may wait for."""


@dataclass(frozen=True, slots=True, eq=False)
class _NumberWatch:
    """A member that waits for more results on a number."""

    asker: Member
    command: AskNumber


class Numbers:
    """The results on numbers. `run` computes the requested ones and, with `ahead`, the ones on numbers in play."""

    def __init__(
        self,
        *,
        claims: Claims,
        leases: Leases,
        database: Database,
        thinkers: Thinkers,
        today: Callable[[], str],
        ahead: bool = True,
    ) -> None:
        self._ahead = ahead
        self._database = database
        self._working_out = WorkingOut(
            claims=claims, leases=leases, database=database, thinkers=thinkers, today=today, tell=self._tell
        )
        self._watches: dict[Numbered, list[_NumberWatch]] = {}
        self._waiting: Counter[Member] = Counter()
        self._waiting_at: Counter[str] = Counter()

    async def run(self) -> None:
        """Compute the wanted results until cancelled."""
        await self._working_out.run()

    def begun(self, match: Match) -> None:
        """Wish for the results on a match's number at its start; for none if the number is hidden."""
        played = match.deal
        if played.known:
            on = Numbered.of(played.game.name, played.game.rules, played.options.model_dump(mode="json"), played.number)
            self._wish(on, "computer", Urgency.ALONE if played.form == "solo" else Urgency.PLAYED)

    def over(self, record: Record) -> None:
        """Wish for the results on a match's number after its end, when it is no longer hidden."""
        for what in kinds_of(record.game):
            on = Numbered.of(record.game, record.rules, record.options, record.legs[0].number)
            self._wish(on, what, Urgency.PLAYED)

    def _wish(self, on: Numbered, what: What, urgency: Urgency) -> None:
        if self._ahead and can_be_known(on):
            self._working_out.wish(Wish(on, what), urgency)  # if the queue is full, a later request wishes for it

    # questions

    async def ask(self, asker: Member, command: AskNumber) -> None:
        """Send the known results on a number, and later results as they are known. Raises Rejection and Away."""
        game = hosted(command.game)
        options = check_options(game, command.options).model_dump(mode="json")
        on = Numbered.of(game.name, game.rules, options, command.number, command.together)
        while True:
            changes = self._working_out.changes
            known = await self._known(asker, command, on)
            if changes == self._working_out.changes:  # else it may be outdated, and no update would follow
                break
        if known.working:
            self._wait(_NumberWatch(asker, command), on, known)
        acknowledge(asker, command, 0)
        asker.send(encode(known))

    def _wait(self, watch: _NumberWatch, on: Numbered, known: NumberEvent) -> None:
        """Wish for the missing results, and send them later. Raises Rejection."""
        address = watch.asker.address
        if self._waiting_at[address] >= ASKED_MOST_OF_ADDRESS:
            message = "Your address waits for too many numbers already. Try again when one is done."
            raise Rejection("too_many_numbers_of_address", message, limit=ASKED_MOST_OF_ADDRESS)
        if self._waiting[watch.asker] >= ASKED_MOST:
            message = f"You are waiting for {ASKED_MOST} numbers already. Try again when one is done."
            raise Rejection("too_many_numbers", message, limit=ASKED_MOST)
        wanted: list[What] = ["computer"] if known.computer is None else []
        if _has_played(known) and known.par is None:
            wanted.append("par")
        if _has_played(known) and known.verdict is None and "verdict" in kinds_of(on.variant.game):
            wanted.append("verdict")
        if not all(self._working_out.wish(Wish(on, what), Urgency.ASKED, address) for what in wanted):
            self._give_up(on)
            raise Rejection("numbers_busy", "The server is working on too many numbers. Try again in a minute.")
        self._waiting[watch.asker] += 1
        self._waiting_at[address] += 1
        self._watches.setdefault(on, []).append(watch)

    def forget(self, asker: Member) -> None:
        """Send an asker nothing more, because the connection ended."""
        if asker in self._waiting:
            for on, watches in list(self._watches.items()):
                for watch in [watch for watch in watches if watch.asker is asker]:
                    self._done(on, watch)
                self._give_up(on)

    def _give_up(self, on: Numbered) -> None:
        """Remove the wishes of askers if nobody waits for them."""
        if on not in self._watches:
            for what in kinds_of(on.variant.game):
                self._working_out.give_up(Wish(on, what))

    def _done(self, on: Numbered, watch: _NumberWatch) -> None:
        """Stop sending a number's results to an asker."""
        watches = self._watches[on]
        watches.remove(watch)
        if not watches:
            del self._watches[on]
        self._waiting[watch.asker] -= 1
        if not self._waiting[watch.asker]:
            del self._waiting[watch.asker]
        self._waiting_at[watch.asker.address] -= 1
        if not self._waiting_at[watch.asker.address]:
            del self._waiting_at[watch.asker.address]

    async def _tell(self, on: Numbered, failed: bool) -> None:
        for watch in list(self._watches.get(on, ())):
            known = await self._known(watch.asker, watch.command, on, failed)
            if watch in self._watches.get(on, ()):  # else the connection has ended
                watch.asker.send(encode(known))
                if not known.working:
                    self._done(on, watch)

    async def _known(self, asker: Member, command: AskNumber, on: Numbered, failed: bool = False) -> NumberEvent:
        """Return the results on a number that an asker may see now; `failed`: nothing will follow. Raises Away."""
        leg: ComputersLeg | None = None
        best: int | None = None
        options = json.loads(on.variant.options)
        order = order_of(on.variant.game, options)
        low = "player" in order.low
        standings, helped, casual = await self._database.read(read_standings, on, order, asker.person.player)
        known = NumberEvent(
            id=command.id,
            game=on.variant.game,
            options=options,
            number=on.number,
            computer=None,
            par=None,
            working=False,
            low=low,
            standings=standings,
            together=on.together,
            own_helped=helped,
            own_casual=casual,
        )
        if can_be_known(on):
            leg = await self._working_out.found(Wish(on, "computer"))
            if _has_played(known):
                best = await self._working_out.found(Wish(on, "par"))
                known.verdict = await self._working_out.found(Wish(on, "verdict"))
            known.computer = None if leg is None else leg.score
            if best is not None:  # the computer's leg is a line too, on a few numbers better than the search's
                lines = [best] if leg is None else [best, leg.score]
                known.par = min(lines) if low else max(lines)
            solved = known.verdict is not None or "verdict" not in kinds_of(on.variant.game)
            known.working = not failed and (leg is None or (_has_played(known) and (best is None or not solved)))
            if leg is not None and command.tree:
                known.tree = await run_in_thread(_played_out, on, leg.moves)
        return known


def hosted(name: str) -> Game[Any, Any]:
    """Return a game of this server. Raises Rejection if there is none of that name."""
    game = GAMES.get(name)
    if game is None:
        raise unknown_game(name, GAMES)
    return game


def _has_played(known: NumberEvent) -> bool:
    """Return whether the asker has finished a leg on the number; only then par is sent, because it reveals much."""
    return bool(known.own_helped or known.own_casual) or any(standing.own is not None for standing in known.standings)


@lru_cache(maxsize=16)
def _played_out(on: Numbered, moves: tuple[str, ...]) -> View:
    """Return the computer's leg on a number as it ended. Takes some tens of milliseconds."""
    game = GAMES[on.variant.game]
    options = game.options.model_validate_json(on.variant.options)
    state = game.deal(Setup(options=options, deck=game.deck(options, 1, on.number), roles=("player",)))
    for move in moves:
        state = game.apply(state, min(game.to_act(state)), game.parse(move))
    return game.view(state, Seat(0))
