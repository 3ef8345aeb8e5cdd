"""What each fact does to a room. `server.table.dispatch` has counted the entry already, except a move's."""

from dataclasses import replace
from typing import Any

from protocol.happenings import Happening, HappeningKind
from protocol.ids import RoomCode, Seat, level_of
from server.table import happenings, incidents, moves
from server.table import match as matches
from server.table import tournament as tournaments
from server.table.entries import BrokenLog, Entry
from server.table.facts import Fact
from server.table.match import Match
from server.table.match_facts import (
    Claimed,
    During,
    Flagged,
    Hinted,
    LegStarted,
    MatchBegun,
    Moved,
    RanOut,
    Replaced,
    ReplacementAsked,
    Resigned,
    Substituted,
    TakebackAsked,
    TakenBack,
    TimeGiven,
)
from server.table.room import Position, Room, Seated, Settings, seated_computer
from server.table.room_facts import (
    Anytime,
    Banned,
    Between,
    Configured,
    Enlisted,
    Freed,
    Offered,
    Opened,
    Owned,
    PlaysAs,
    Readied,
    Sat,
    Stood,
)


def broken(room: Room, fact: Fact) -> BrokenLog:
    """Return the fault that a fact is where it cannot stand."""
    return BrokenLog(f"the log of {room.code} holds {fact} where it cannot follow, at version {room.version}")


def current(room: Room, fact: Fact) -> Match:
    """Return the match that a fact of its log is about. Raises BrokenLog."""
    if room.match is None:
        raise broken(room, fact)
    return room.match


def opened(fact: Opened, entry: Entry, code: RoomCode) -> Room:
    """Return the room that its log's first entry opens."""
    settings = Settings(
        *(fact.game, fact.rules, fact.options, fact.form, fact.number, fact.role),
        *(fact.spectators, fact.clock, fact.hints, fact.pace, fact.notes, fact.winnable),
        daily=fact.daily,
        public=fact.public,
        quick=fact.quick,
    )
    game = matches.game_of(fact.game, fact.rules)
    formats = game.formats(game.options.model_validate(fact.options))
    seats = fact.seats or (formats[fact.form].fewest if fact.form in formats else 0)
    levels = fact.computers or (None,) * seats
    seated: list[Seated | None] = []
    for level in levels:
        seated.append(None if level is None else seated_computer(level, seated))
    mine = Seat(levels.index(None)) if None in levels else None
    if mine is not None:
        seated[mine] = Seated(fact.owner, fact.name)
    room = Room(
        code=code,
        settings=settings,
        owner=fact.owner,
        seats=tuple(seated),
        log=Position(1, entry.id),
        offers=(None,) * seats,
    )
    return told(room, entry, "opened", mine, name=fact.name)


def begun(room: Room, entry: Entry, fact: MatchBegun) -> Room:
    """Return the room in which a match begins. Raises BrokenLog."""
    last = room.match
    if room.under_way or fact.match != (1 if last is None else last.match + 1):
        raise broken(room, fact)
    tournament = room.tournament
    if tournament is not None:
        tallied = (
            tournament if last is None else tournaments.tallied(tournament, tournaments.scores_of(tournament, last))
        )
        names = tuple([name if name in tournament.names else None for name in fact.names])
        tournament = replace(tallied, playing=names, cards=tournaments.cards_of(fact.deck))
    # The role is for one match, and so is the number, unless this match is on the number of the last one.
    number = room.settings.number if room.agreed == "same_number" else None
    room = replace(
        room,
        settings=replace(room.settings, number=number, role=None),
        begun=room.version,
        ready=frozenset(),
        offers=(None,) * len(room.seats),
        agreed=None,
        match=moves.begin(fact, entry.at),
        tournament=tournament,
    )
    return told(room, entry, "leg_started", match=fact.match, leg=1)


def next_leg(room: Room, entry: Entry, fact: LegStarted | Readied) -> Room:
    """Return the room after a step towards its match's next leg. Raises BrokenLog."""
    match = current(room, fact)
    if isinstance(fact, LegStarted):
        match = moves.start_leg(match, fact, entry.at)
        room = replace(room, match=match)
        return told(room, entry, "leg_started", match=match.match, leg=fact.leg)
    room = replace(room, match=moves.readied(match, fact))
    return told(room, entry, "readied", fact.seat)


def between(room: Room, entry: Entry, fact: Between) -> Room:
    """Return the room after something that is done while no match is under way. Raises BrokenLog."""
    if room.under_way:
        raise broken(room, fact)
    if isinstance(fact, Configured):
        settings = replace(
            room.settings,
            options=fact.options,
            number=fact.number,
            role=fact.role,
            spectators=fact.spectators,
            clock=fact.clock,
            hints=fact.hints,
            pace=fact.pace,
            notes=fact.notes,
            winnable=fact.winnable,
            public=fact.public,
            form=fact.form or room.settings.form,
        )
        seats = _resized(room.seats, len(room.seats) if fact.seats is None else fact.seats)
        # Offers and readiness were for other settings.
        offers: tuple[None, ...] = (None,) * len(seats)
        room = replace(room, settings=settings, seats=seats, offers=offers, ready=frozenset())
        if room.tournament is not None and len(offers) != len(room.tournament.plays):
            room = replace(room, tournament=replace(room.tournament, plays=(None,) * len(seats)))
        return told(room, entry, "configured")
    if isinstance(fact, Enlisted):
        room = replace(room, tournament=tournaments.enlisted(room.tournament, fact.names, len(room.seats)))
        return told(room, entry, "enlisted", detail={"names": fact.names})
    if not 0 <= fact.seat < len(room.seats) or isinstance(fact, Sat) != (room.seats[fact.seat] is None):
        raise broken(room, fact)
    if isinstance(fact, PlaysAs):
        if room.tournament is None:
            raise broken(room, fact)
        holder = room.holders[fact.seat]
        room = replace(room, tournament=tournaments.chosen(room.tournament, fact.seat, fact.name))
        return told(room, entry, "plays_as", fact.seat, detail={"name": fact.name}, name=holder)
    if room.tournament is not None and isinstance(fact, Sat | Stood | Freed):
        room = replace(room, tournament=tournaments.chosen(room.tournament, fact.seat, None))
    if isinstance(fact, Sat):
        room = replace(room, seats=_at(room.seats, fact.seat, Seated(fact.player, fact.name)))
        return told(room, entry, "sat", fact.seat)
    if isinstance(fact, Stood | Freed):
        room = told(room, entry, fact.kind, fact.seat)
        return replace(
            room,
            seats=_at(room.seats, fact.seat, None),
            ready=frozenset(),
            offers=(None,) * len(room.seats),
            agreed=None,
        )
    if isinstance(fact, Readied):
        room = replace(room, ready=room.ready | {fact.seat})
        return told(room, entry, "readied", fact.seat)
    if isinstance(fact, Offered):
        offers = _at(room.offers, fact.seat, fact.what)
        agreed = all(offer == fact.what for offer in offers)
        cleared = (None,) * len(offers)
        room = replace(room, offers=cleared if agreed else offers, agreed=fact.what if agreed else None)
        return told(room, entry, "offered", fact.seat, detail={"what": fact.what})
    room = replace(room, offers=tuple(None if offer == fact.what else offer for offer in room.offers))
    return told(room, entry, "declined", fact.seat, detail={"what": fact.what})


def anytime(room: Room, entry: Entry, fact: Anytime) -> Room:
    """Return the room after something that may be done at any time. Raises BrokenLog."""
    if isinstance(fact, Banned):
        if room.is_banned(fact.player) or room.seat_of(fact.player) is not None:
            raise broken(room, fact)
        room = replace(room, banned=(*room.banned, Seated(fact.player, fact.name)))
        return told(room, entry, "banned", name=fact.name)
    if isinstance(fact, Owned):
        if room.seat_of(fact.player) is None:
            raise broken(room, fact)
        return told(replace(room, owner=fact.player), entry, "owned", name=fact.name)
    before = room.seats[fact.seat] if 0 <= fact.seat < len(room.seats) else None
    if before is None or room.seat_of(fact.player) is not None:
        raise broken(room, fact)
    match = room.match
    if match is not None and before.player in match.deal.players:  # where it is told who played it
        players = tuple([fact.player if player == before.player else player for player in match.deal.players])
        room = replace(room, match=replace(match, deal=replace(match.deal, players=players)))
    room = replace(
        room,
        seats=tuple(
            [
                Seated(fact.player, fact.name if seat == fact.seat else seated.name)
                if seated is not None and seated.player == before.player
                else seated
                for seat, seated in enumerate(room.seats)
            ]
        ),
        owner=fact.player if room.owner == before.player else room.owner,
    )
    return told(room, entry, "seat_moved", fact.seat)


def during(room: Room, entry: Entry, fact: During) -> Room:
    """Return the room after something in its match that is neither a move nor a leg's beginning. Raises BrokenLog."""
    match = incidents.during(current(room, fact), fact, entry.at)
    seat: Seat | None = None if isinstance(fact, TimeGiven) else fact.seat
    detail: Any = None
    name: str | None = None
    kind: HappeningKind = fact.kind
    if isinstance(fact, Claimed):
        detail = {"since": fact.since}
    elif isinstance(fact, TimeGiven):
        detail = {"ms": fact.ms}
    elif isinstance(fact, Substituted):
        detail = {"level": fact.level}
    elif isinstance(fact, TakebackAsked | TakenBack | Hinted):
        detail = {"ply": fact.ply}
        if isinstance(fact, TakenBack) and fact.shown:
            detail["shown"] = True
    elif isinstance(fact, ReplacementAsked):
        detail = {"level": fact.level} if fact.level is not None else {"name": fact.name}
    elif isinstance(fact, Resigned) and match.goes_on:
        kind = "left"
    elif isinstance(fact, Replaced):
        seats = _at(room.seats, fact.seat, Seated(fact.player, fact.name))
        owner, before = room.owner, room.seats[fact.seat]
        if before is not None and before.player == owner:
            people = [other.player for other in seats if other is not None and level_of(other.player) is None]
            owner = people[0]
        room = replace(room, seats=seats, owner=owner)
    room = told(replace(room, match=match), entry, kind, seat, match.match, match.leg.leg, detail, name)
    for other in fact.also if isinstance(fact, Flagged) else ():
        room = told(room, entry, kind, other, match.match, match.leg.leg)
    if isinstance(fact, RanOut) and match.leg.over:
        score = {"score": match.leg.score.total}
        room = told(room, entry, "leg_over", match=match.match, leg=match.leg.leg, detail=score)
    result = matches.result(match)
    if result is not None:
        ending = {"winners": list(result.winners), "why": result.why}
        room = told(room, entry, "match_over", match=match.match, detail=ending)
    return room


def moved(room: Room, entry: Entry, fact: Moved, after: Any) -> Room:
    """Return the room after a move; `after` as for `evolve`. Raises BrokenLog."""
    match = moves.moved(current(room, fact), fact, entry.at, after)
    version = room.version + 1
    told = happenings.of_move(match, fact, version, entry.at)
    # Written out, since replace() would take longer than all else that a move changes here.
    return Room(
        room.code,
        room.settings,
        room.owner,
        room.seats,
        Position(version, entry.id),
        room.begun,
        room.ready,
        room.offers,
        room.agreed,
        match,
        happenings.last(room.happenings, *told),
        room.banned,
        room.tournament,
    )


def told(
    room: Room,
    entry: Entry,
    kind: HappeningKind,
    seat: Seat | None = None,
    match: int | None = None,
    leg: int | None = None,
    detail: Any = None,
    name: str | None = None,
) -> Room:
    """Return the room with one more happening, told at the version it has now."""
    called = name or (room.called[seat] if seat is not None else None)
    happening = Happening(
        version=room.version,
        at=entry.at,
        kind=kind,
        seat=seat,
        name=called,
        match=match,
        leg=leg,
        detail=detail,
    )
    return replace(room, happenings=happenings.last(room.happenings, happenings.encoded(happening)))


def _resized(seats: tuple[Seated | None, ...], count: int) -> tuple[Seated | None, ...]:
    """Return so many seats: free ones are added at the end, and taken away from there."""
    kept = list(seats)
    for index in reversed(range(len(seats))):
        if len(kept) > count and kept[index] is None:
            del kept[index]
    return (*kept, *[None] * (count - len(kept)))


def _at(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])
