"""A match rebuilt from its record: the facts that the record tells of, and the match that they lead to.

How a record becomes a match again:

1. The match begins with what its first leg was dealt from (`read_match_begun`). Later legs start (`read_leg_started`).
2. The steps of a leg are its moves and incidents, in the order in which they happened (`list_steps`). A move that was
   taken back is in its takeback; the others are the leg's `moves`.
3. Each step is folded into the match, as the room did it.
4. The tables of a race and the boards of a mirror match were played at the same time, and each is a leg of the record.
   Their steps are merged by time (`_play_tables`). A step that isn't possible yet waits for steps at other tables.

`rebuild_match` expects a record of this server. `verify` checks the same steps of any record.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from protocol.cards import Card
from protocol.ids import MatchId, PlayerId, Seat
from protocol.options import DAY_SECONDS, Clock, Options
from protocol.record import (
    Incident,
    Record,
    RecordClock,
    RecordComputer,
    RecordFlag,
    RecordHint,
    RecordLeg,
    RecordMove,
    RecordReturned,
    RecordTakeback,
)
from protocol.record_fault import RecordPath
from server.games.game import Game
from server.records.difference import Difference
from server.records.results import has_peeked, parse_time
from server.table import dispatch
from server.table import match as matches
from server.table.clocks import Flagged
from server.table.dispatch import apply_to_match
from server.table.entries import Fact
from server.table.legs import LegStarted, MatchBegun, begin_match, start_leg
from server.table.match import BrokenLog, Leg, Match, game_of
from server.table.moves import Moved, move_in_match

_SOME_CLOCK, _CORRESPONDENCE_CLOCK = Clock(leg=DAY_SECONDS), Clock(move=DAY_SECONDS)
"""The clocks of all matches here, because the record doesn't have them; they never run out by themselves."""
_UNTOLD = (RecordHint, RecordClock)
"""What happened in a match and can't be seen when it is over."""


class Step(NamedTuple):
    """A move or an incident, and its place in the leg's document.

    `also` are other seats whose time ran out at the same instant; the incidents of these seats are no steps.
    """

    path: RecordPath
    what: RecordMove | Incident
    also: tuple[Seat, ...] = ()


def rebuild_match(
    record: Record,
    id: MatchId,
    ordinal: int = 1,
    *,
    seen: Sequence[Card] = (),
    notes: bool = True,
    daily: str | None = None,
) -> Match:
    """Return the match of a record of this server, as it was when it ended; `ordinal` is its place in the room.

    The record doesn't tell `seen`, `notes` and `daily`, which are as in `MatchBegun`. The match has no clocks and no
    hints, and its times are in whole seconds. Raises UnknownRules.
    """
    game = game_of(record.game, record.rules, record.package)
    options = game.options.model_validate(record.options)
    begun = read_match_begun(record, game, options, id, ordinal)
    dead = game.is_dead(options, begun.deck)
    match = begin_match(replace(begun, seen=tuple(seen), notes=notes, daily=daily, dead=dead), at=0)
    if match.game.tables(match.leg.state):
        match = _play_tables(match, record)
    else:
        for index, leg in enumerate(record.legs):
            if index:
                match = start_leg(match, read_leg_started(match, record, index), at=0)
            for step in list_steps(leg, ("legs", index)):
                if not isinstance(step.what, _UNTOLD):
                    match = _play(match, step)
    return replace(match, deal=replace(match.deal, clock=None), legs=tuple(map(_without_clocks, match.legs)))


def read_match_begun(
    record: Record, game: Game[Any, Any], options: Options, id: MatchId, ordinal: int = 1
) -> MatchBegun:
    """Return the fact that a match begins; each of its seats has a role."""
    first, seats = record.legs[0], len(record.seats)
    roles = first.roles
    if record.form == "race":
        roles = {seat: role for leg in record.legs for seat, role in leg.roles.items()}
    salt = None if first.commitment is None else first.commitment.salt
    deck = game.deck(options, seats, first.number)
    return MatchBegun(
        match=ordinal,
        id=id,
        game=game.name,
        rules=game.rules,
        options=record.options,
        form=record.form,
        players=tuple(PlayerId(seat.player) for seat in record.seats),
        names=tuple(seat.name for seat in record.seats),
        number=first.number,
        known=salt is None,
        salt=salt,
        deck=deck,
        roles=tuple(roles[str(seat)] for seat in range(seats)),
        seen=(),
        dead=False,
        clock=_CORRESPONDENCE_CLOCK if record.correspondence else _SOME_CLOCK,
        package=record.package,
        casual=record.casual is True,
    )


def read_leg_started(match: Match, record: Record, index: int) -> LegStarted:
    """Return the fact that a later leg of a record starts. Raises Difference if its hidden number has no commitment.

    Where each leg has a number of its own, a hidden number is the record's, and a known one follows from the last leg.
    """
    deal, roles = match.deal, matches.rotate_roles(match.leg.roles)
    if not deal.format.own_numbers:
        return LegStarted(leg=index + 1, roles=roles, deck=deal.deck)
    leg, salt = record.legs[index], None
    number = matches.number_after(matches.find_dealt(match, match.leg).number) if deal.known else leg.number
    if not deal.known:
        if leg.commitment is None:
            what = "is null, leg 1 was played on a hidden number"
            raise Difference(("legs", index, "commitment"), what, "commitment_missing")
        salt = leg.commitment.salt
    deck = deal.game.deck(deal.options, len(roles), number)
    return LegStarted(leg=index + 1, roles=roles, deck=deck, number=number, salt=salt)


def list_steps(leg: RecordLeg, path: RecordPath) -> Iterator[Step]:
    """Yield the moves and incidents of a leg in order. Raises Difference if a move before an incident is missing.

    `path` is the leg's place in the record.
    """
    ply, flagged = 0, False
    for index, incident in enumerate(leg.incidents):
        if flagged:  # told with the incident before
            flagged = False
            continue
        while ply < incident.ply:
            step = _move_at(leg, index, ply)
            if step is None:
                what = f"is missing: incident {index + 1} came after {incident.ply} moves"
                raise Difference(
                    (*path, "moves", ply), what, "move_missing_before", incident=index + 1, moves=incident.ply
                )
            yield step
            ply += 1
        also = _flagged_with(leg, index)
        flagged = bool(also)
        yield Step(("incidents", index), incident, also)
        if isinstance(incident, RecordTakeback):
            ply = incident.ply - len(incident.moves)
    while (step := _move_at(leg, len(leg.incidents), ply)) is not None:
        yield step
        ply += 1


def _move_at(leg: RecordLeg, done: int, ply: int) -> Step | None:
    """Return the move that was made at a ply after so many incidents; None if there is none.

    It is in the next takeback that went back that far, or else among the moves that nobody took back.
    """
    for index, incident in enumerate(leg.incidents[done:], done):
        if isinstance(incident, RecordTakeback) and incident.ply - len(incident.moves) <= ply:
            place = ply + len(incident.moves) - incident.ply
            if place >= len(incident.moves):
                return None
            return Step(("incidents", index, "moves", place), incident.moves[place])
    return Step(("moves", ply), leg.moves[ply]) if ply < len(leg.moves) else None


def _flagged_with(leg: RecordLeg, index: int) -> tuple[Seat, ...]:
    """Return the seat whose time ran out at the same instant as in an incident, if the next incident says so."""
    one, other = leg.incidents[index], leg.incidents[index + 1] if index + 1 < len(leg.incidents) else None
    if not isinstance(one, RecordFlag) or not isinstance(other, RecordFlag):
        return ()
    return (Seat(other.seat),) if (one.at, one.ply) == (other.at, other.ply) else ()


def list_facts(incident: Incident, also: tuple[Seat, ...] = ()) -> Sequence[Fact]:
    """Return the facts that lead to an incident; `also` as in `Step`."""
    if isinstance(incident, RecordFlag):
        return [Flagged(Seat(incident.seat), also)]
    return dispatch.facts_of(incident)


def list_flagged_at_once(record: Record) -> tuple[Seat, ...]:
    """Return the two seats whose time ran out at the same instant on two boards; none if that didn't happen."""
    last = [leg.incidents[-1] for leg in record.legs if leg.incidents]
    seats = {each.seat for each in last if isinstance(each, RecordFlag)}
    return tuple(map(Seat, sorted(seats))) if len(seats) == 2 and last[0].at == last[1].at else ()


def _play(match: Match, step: Step, prefix: str = "") -> Match:
    """Return the match after a step; moves at a table have its `prefix`. Raises BrokenLog if it isn't possible now."""
    what = step.what
    if not isinstance(what, RecordMove):
        for fact in list_facts(what, step.also):
            match = apply_to_match(match, fact)
        return match
    leg = match.leg
    match = move_in_match(match, Moved(seat=Seat(what.seat), leg=leg.leg, ply=leg.ply, move=prefix + what.move))
    leg = match.leg
    played = (*leg.played[:-1], leg.played[-1]._replace(at=parse_time(what.at)))
    return replace(match, legs=(*match.legs[:-1], replace(leg, played=played)))


def _play_tables(match: Match, record: Record) -> Match:
    """Return the match after the steps of all its tables, always the earliest one that is possible.

    A step that ends the match waits until it is the only one.
    """
    tables = match.game.tables(match.leg.state)
    flagged = list_flagged_at_once(record)
    waiting = [
        [*_lasting_steps(leg, flagged, again=record.form == "mirror" and index > 0)]
        for index, leg in enumerate(record.legs)
    ]
    while any(waiting):
        last = sum(map(len, waiting)) == 1
        ready = [index for index, steps in enumerate(waiting) if steps]
        for index in sorted(ready, key=lambda at: waiting[at][0].what.at or ""):
            try:
                after = _play(match, waiting[index][0], tables[index].prefix)
            except BrokenLog:
                continue
            if last or not after.over:
                match = after
                del waiting[index][0]
                break
        else:
            raise BrokenLog("the legs of a record don't fit together")
    peeked = {Seat(each.seat) for leg in record.legs for each in leg.incidents if has_peeked(each)}
    return replace(match, peeked=frozenset(peeked))


def _lasting_steps(leg: RecordLeg, flagged: tuple[Seat, ...], *, again: bool) -> Iterator[Step]:
    """Yield the moves of a leg that nobody took back, and the incidents between them that change the match.

    `flagged` are seats whose time ran out at the same instant. `again`: another board tells of the computers, too.
    """
    found: list[tuple[int, Incident]] = []
    for incident in leg.incidents:
        if isinstance(incident, RecordTakeback):
            back = incident.ply - len(incident.moves)
            found = [(min(ply, back), each) for ply, each in found]
        elif not (isinstance(incident, _UNTOLD) or (again and isinstance(incident, RecordComputer | RecordReturned))):
            found.append((incident.ply, incident))
    done = 0
    for ply, incident in found:
        yield from [Step(("moves", at), leg.moves[at]) for at in range(done, ply)]
        done = ply
        if not isinstance(incident, RecordFlag) or not flagged:
            yield Step((), incident)
        elif incident.seat == flagged[0]:
            yield Step((), incident, flagged[1:])
    yield from [Step(("moves", at), leg.moves[at]) for at in range(done, len(leg.moves))]


def _without_clocks(leg: Leg) -> Leg:
    return replace(leg, clocks=None, at=None, played=tuple([each._replace(clocks=None) for each in leg.played]))
