"""What is known of game numbers: told to who asks, at once and whenever more is known."""

import json
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from protocol.ids import Seat
from protocol.record import Record
from protocol.scores import AskNumber, NumberEvent
from protocol.views import View
from server.answers import Member, acknowledge
from server.background import aside
from server.bots.computed import ComputersLeg
from server.bots.pool import Thinkers
from server.encoding import encode
from server.games.catalog import GAMES
from server.games.game import Game, Setup
from server.results.ranking import order_of
from server.results.wishes import Urgency, What, Wish
from server.results.working_out import WorkingOut, can_be_known, kinds_of
from server.store.client import Store
from server.store.results.numbers import KeptNumbers, Numbered
from server.table.decision import Rejection, unknown_game
from server.table.match import Match
from server.table.settings import check_options

ASKED_MOST = 8
"""How many answers one connection may wait for at once."""
ASKED_MOST_OF_ADDRESS = 16
"""How many all connections of an address may wait for."""


@dataclass(frozen=True, slots=True, eq=False)
class _Watch:
    """Somebody who waits for more to be known of a number."""

    asker: Member
    command: AskNumber


class Numbers:
    """A node's knowledge of numbers. It grows by `run`: by what is asked for, and with `ahead` by what is played."""

    def __init__(self, store: Store, thinkers: Thinkers, ahead: bool = True) -> None:
        self._ahead = ahead
        self._kept = KeptNumbers(store)
        self._working_out = WorkingOut(store, thinkers, self._tell)
        self._watches: dict[Numbered, list[_Watch]] = {}
        self._waiting: Counter[Member] = Counter()
        self._waiting_at: Counter[str] = Counter()

    async def run(self) -> None:
        """Work out what is to be known until cancelled."""
        await self._working_out.run()

    def begun(self, match: Match) -> None:
        """Have worked out what is to be known of a match's number from its beginning: nothing where that is hidden."""
        played = match.deal
        if played.known:
            on = Numbered.of(played.game.name, played.game.rules, played.options.model_dump(mode="json"), played.number)
            self._wish(on, "computer", Urgency.ALONE if played.form == "solo" else Urgency.PLAYED)

    def over(self, record: Record) -> None:
        """Have worked out what is to be known of a match's number once it is over, and hidden no more."""
        for what in kinds_of(record.game):
            on = Numbered.of(record.game, record.rules, record.options, record.legs[0].number)
            self._wish(on, what, Urgency.PLAYED)

    def _wish(self, on: Numbered, what: What, urgency: Urgency) -> None:
        if self._ahead and can_be_known(on):
            self._working_out.wish(Wish(on, what), urgency)  # one for which there is no room is left to who asks

    # Who asks

    async def ask(self, asker: Member, command: AskNumber) -> None:
        """Tell what is known of a number, and from now on whenever more is. Raises Rejection and StoreAway."""
        game = hosted(command.game)
        options = check_options(game, command.options).model_dump(mode="json")
        on = Numbered.of(game.name, game.rules, options, command.number, command.together)
        while True:
            changes = self._working_out.changes
            known = await self._known(asker, command, on)
            if changes == self._working_out.changes:  # else it may be out of date, and nobody would tell
                break
        if known.working:
            self._wait(_Watch(asker, command), on, known)
        acknowledge(asker, command, 0)
        asker.send(encode(known))

    def _wait(self, watch: _Watch, on: Numbered, known: NumberEvent) -> None:
        """Have the rest worked out, and tell it then. Raises Rejection."""
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
        if _has_played(known) and known.verdict is None and "verdict" in kinds_of(on.game):
            wanted.append("verdict")
        if not all(self._working_out.wish(Wish(on, what), Urgency.ASKED, address) for what in wanted):
            self._give_up(on)
            raise Rejection("numbers_busy", "The server is working on too many numbers. Try again in a minute.")
        self._waiting[watch.asker] += 1
        self._waiting_at[address] += 1
        self._watches.setdefault(on, []).append(watch)

    def forget(self, asker: Member) -> None:
        """Tell an asker nothing more: the connection has ended."""
        if asker in self._waiting:
            for on, watches in list(self._watches.items()):
                for watch in [watch for watch in watches if watch.asker is asker]:
                    self._done(on, watch)
                self._give_up(on)

    def _give_up(self, on: Numbered) -> None:
        """Leave out what was asked for, if nobody waits for it any more."""
        if on not in self._watches:
            for what in kinds_of(on.game):
                self._working_out.give_up(Wish(on, what))

    def _done(self, on: Numbered, watch: _Watch) -> None:
        """Tell somebody no more of a number."""
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
            if watch in self._watches.get(on, ()):  # else the connection has ended meanwhile
                watch.asker.send(encode(known))
                if not known.working:
                    self._done(on, watch)

    async def _known(self, asker: Member, command: AskNumber, on: Numbered, failed: bool = False) -> NumberEvent:
        """Return what an asker may be told of a number now; `failed`: no more will be. Raises StoreAway."""
        leg: ComputersLeg | None = None
        best: int | None = None
        options = json.loads(on.options)
        order = order_of(on.game, options)
        low = "player" in order.low
        known = NumberEvent(
            id=command.id,
            game=on.game,
            options=options,
            number=on.number,
            computer=None,
            par=None,
            working=False,
            low=low,
            standings=await self._kept.standings(on, order, asker.person.player),
            together=on.together,
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
            solved = known.verdict is not None or "verdict" not in kinds_of(on.game)
            known.working = not failed and (leg is None or (_has_played(known) and (best is None or not solved)))
            if leg is not None and command.tree:
                known.tree = await aside(_played_out, on, leg.moves)
        return known


def hosted(name: str) -> Game[Any, Any]:
    """Return a game of this server. Raises Rejection where it has none of that name."""
    game = GAMES.get(name)
    if game is None:
        raise unknown_game(name, GAMES)
    return game


def _has_played(known: NumberEvent) -> bool:
    """Tell whether somebody has played a number to its end; par is told only then, since it says much before."""
    return any(standing.own is not None for standing in known.standings)


@lru_cache(maxsize=16)
def _played_out(on: Numbered, moves: tuple[str, ...]) -> View:
    """Return the computer's leg on a number as it ended. Takes some tens of milliseconds."""
    game = GAMES[on.game]
    options = game.options.model_validate_json(on.options)
    state = game.deal(Setup(options=options, deck=game.deck(options, 1, on.number), roles=("player",)))
    for move in moves:
        state = game.apply(state, min(game.to_act(state)), game.parse(move))
    return game.view(state, Seat(0))
