"""Plays whole matches between computer players on consecutive numbers, as in a room but without a server.

One player plays solo games, two play matches of two legs. Every move is a command that is decided, folded and recorded
as a person's would be. A match depends only on its number, the seed and the players, not on the matches before it.
"""

import dataclasses
import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, BinaryIO, TextIO, cast

from protocol.commands import CreateRoom, MakeMove, Ready
from protocol.deals import HIGHEST_NUMBER, parse_number
from protocol.encoding import encode_value
from protocol.ids import Form, MatchId, PlayerId, RoomCode, Seat, computer
from protocol.options import Options
from protocol.record import Record
from protocol.views import VIEW
from server.bots.arguments import wanted_form, wanted_game, wanted_levels
from server.bots.players import chosen
from server.games.game import Game, Rng
from server.records.write import list_entries, write_record
from server.table.decision import Computer, Draw, Need, Person
from server.table.dispatch import RoomCommand, apply, decide
from server.table.entries import Entry, Fact
from server.table.match import Match
from server.table.settings import open_room

_CODE = RoomCode("0000000")
_OWNER = Person(PlayerId("0" * 16), "simulation")
"""The owner of the rooms, who only watches."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulation:
    """The matches to play: `count` of them from the number `first` on, with a level for each seat.

    A single level plays alone.
    """

    game: Game[Any, Any]
    first: int
    count: int
    levels: tuple[str, ...]
    seed: int
    options: Options
    form: Form


def simulation(
    game: str,
    number: str,
    count: int,
    players: str,
    seed: int,
    options: str = "{}",
    form: str | None = None,
    typed: Sequence[str] = (),
) -> Simulation:
    """Parse a simulation: `players` are levels, separated by commas, `options` JSON, `typed` `NAME=VALUE`.

    With `form` None it is the usual one for this number of players. Raises ValueError with a sentence for people.
    """
    rules = wanted_game(game)
    try:
        first = parse_number(number)
    except ValueError as error:
        raise ValueError(f"{error}.") from None
    if first + count - 1 > HIGHEST_NUMBER:
        raise ValueError(f"{count:,} matches from number {first:,} on go beyond the highest, {HIGHEST_NUMBER:,}.")
    levels = wanted_levels(players, rules)
    read, played_as = wanted_form(rules, options, len(levels), form, typed)
    return Simulation(game=rules, first=first, count=count, levels=levels, seed=seed, options=read, form=played_as)


def write(simulation: Simulation, out: BinaryIO, progress: TextIO | None) -> None:
    """Write the records, one a line; write the progress to `progress`."""
    for done, played in enumerate(records(simulation), start=1):
        out.write(played.model_dump_json().encode() + b"\n")
        if progress is not None:
            progress.write(f"\r{done} of {simulation.count}" + "\n" * (done == simulation.count))
            progress.flush()


def records(simulation: Simulation) -> Iterator[Record]:
    """Yield the record of each match. Seat 0 has the first role in leg one."""
    for number in range(simulation.first, simulation.first + simulation.count):
        # a string seed gives the same chance on every platform and version of Python
        rng = random.Random(f"{simulation.seed}:{number}")  # noqa: S311 - chance that can be repeated is the purpose
        yield _SimulatedTable(simulation, number).play(rng)


class _SimulatedTable:
    """A room in this process, and its log."""

    def __init__(self, simulation: Simulation, number: int) -> None:
        game, options, form, levels = simulation.game, simulation.options, simulation.form, simulation.levels
        self._game = game
        self._players = [Computer(Seat(seat), level) for seat, level in enumerate(levels)]
        self._ids = (str(count) for count in itertools.count())
        self._log: list[Entry] = []
        create = CreateRoom(
            id=next(self._ids),
            game=game.name,
            options=options.model_dump(mode="json"),
            form=form,
            number=number,
            computers=list(levels),
            seats=len(levels),
        )
        opened = open_room(_OWNER, create, levels)  # parsing has checked the levels
        self._draw = Draw(
            id=MatchId(""), number=number, salt="", deck=game.deck(options, len(levels), number), first=Seat(0)
        )
        self._room = apply(None, Entry(id=next(self._ids), by=_OWNER.player, command=create.id, fact=opened), _CODE)

    def play(self, rng: Rng) -> Record:
        """Play the whole match and return its record."""
        while next_leg := self._room.next_leg:
            match, leg = next_leg
            self._do(Seat(0), Ready(id=next(self._ids), match=match, leg=leg))
            while command := self._move(rng):
                self._do(*command)
        played = list_entries(self._log, self._draw.id)
        return cast(Record, write_record(played))  # not None: the match is over

    def _move(self, rng: Rng) -> tuple[Seat, MakeMove] | None:
        """Return the seat to act and its move; None when the leg is over."""
        match = self._room.match
        if match is None or match.leg.over:
            return None
        game, leg = match.game, match.leg
        seat = min(game.to_act(leg.state), key=lambda seat: (_moves_at_once(match, seat), seat))
        view = VIEW.validate_json(encode_value(game.computer_view(leg.state, seat)))
        choice = chosen(self._players[seat].level, view, seat, rng)
        return seat, MakeMove(id=next(self._ids), match=match.match, leg=leg.leg, ply=leg.ply, move=choice)

    def _do(self, seat: Seat, command: RoomCommand, draw: Draw | None = None) -> None:
        decision = decide(self._room, self._players[seat], command, draw)
        if isinstance(decision, Need):
            self._do(seat, command, self._drawn(decision))
            return
        for fact in decision.facts:
            entry = self._entry(seat, command, fact)
            self._log.append(entry)
            self._room = apply(self._room, entry, _CODE, decision.after)

    def _drawn(self, need: Need) -> Draw:
        """Return the draw of the match, or the draw of a leg with a number of its own."""
        if need.number is None or need.number == self._draw.number:
            return self._draw
        deck = self._game.deck(self._game.options.model_validate(need.options), need.seats, need.number)
        return dataclasses.replace(self._draw, number=need.number, deck=deck)

    def _entry(self, seat: Seat, command: RoomCommand, fact: Fact) -> Entry:
        by = computer(self._players[seat].level)
        return Entry(id=next(self._ids), by=by, command=command.id, fact=fact)


def _moves_at_once(match: Match, seat: Seat) -> int:
    """Return how many moves a seat has made if all seats move at once, at the same pace; else 0."""
    if not match.deal.format.at_once:
        return 0
    return sum(played.seat == seat for played in match.leg.played)
