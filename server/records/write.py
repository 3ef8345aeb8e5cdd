"""The record of a match, made from its log alone. The shape is `protocol.record`'s.

Each part is a function of the match as it stands, so that whoever replays a record holds it against the same parts.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from protocol.ids import MatchId, Seat
from protocol.record import Record, digest
from server.games.result import Score
from server.table import match as matches
from server.table.dispatch import MATCH_FACTS, apply_to_match
from server.table.entries import Entry
from server.table.legs import LegStarted, MatchBegun, begin_match, start_leg
from server.table.match import Leg, Match
from server.table.moves import Moved, move_in_match
from server.table.subject import stamp
from server.table.takeback import TakenBack

SHAPE = 1
Document = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Played:
    """What a record says of what was done in a leg."""

    opening: Document
    moves: list[Document]
    incidents: list[Document]


def entries_of(log: Iterable[Entry], match: MatchId) -> list[Entry]:
    """Return the entries of a room's log from a match's beginning up to the next one's; none if it is not in the log.

    Entries about the room, made during the match and after it, are among them.
    """
    found: list[Entry] = []
    for entry in log:
        if isinstance(entry.fact, MatchBegun):
            if found:
                break
            if entry.fact.id != match:
                continue
        elif not found:
            continue
        found.append(entry)
    return found


def record(entries: Iterable[Entry]) -> Record | None:
    """Return the record of the match that entries begin with; None while it is not over."""
    log = iter(entries)
    first = next(log, None)
    if first is None or not isinstance(begun := first.fact, MatchBegun):
        return None
    match = begin_match(begun, first.at)
    legs = _opened(match)
    for entry in log:
        match = _told(match, entry, legs)
    result = result_of(match)
    if result is None:
        return None
    document: Document = {
        "turnabout": SHAPE,
        "game": begun.game,
        "rules": begun.rules,
        "options": begun.options,
        "form": begun.form,
        "seats": [
            {"seat": seat, "name": name, "player": player}
            for seat, (name, player) in enumerate(zip(begun.names, begun.players, strict=True))
        ],
        "legs": [
            {
                **dealt_of(at, leg, first),
                "opening": {**played.opening, **at.game.record_writer.complete_opening(leg.state)},
                "moves": played.moves,
                "incidents": played.incidents,
                **end_of(at, leg),
            }
            for (at, leg, first), played in zip(tables_of(match), legs, strict=True)
        ],
        "result": result,
    }
    return Record.model_validate({**document, "digest": digest(document)})


def tables_of(match: Match) -> list[tuple[Match, Leg, Seat]]:
    """Return the legs that a record tells of, with the match as each stands in it and the first of its seats.

    Where the leg is made of tables, each such is a leg: every seat's own, or the boards of a mirror match.
    """
    tables = match.game.tables(match.leg.state)
    if not tables:
        return [(match, leg, Seat(0)) for leg in match.legs]
    found = [at_table(match, place) for place in range(len(tables))]
    return [(at, at.leg, table.seats[0]) for at, table in zip(found, tables, strict=True)]


def at_table(match: Match, place: int | None) -> Match:
    """Return a match as it stands at one of its leg's tables, as if it were the leg; None is the leg as it is."""
    if place is None:
        return match
    leg, deal = match.leg, match.deal
    table = match.game.tables(leg.state)[place]
    game, state, played = table.game, table.state, matches.list_moves_at(table, leg.played)
    seats = len(deal.players)
    format = game.format(deal.options, deal.form, seats)
    deal = replace(deal, game=game, format=format, legs=format.legs_for(seats))
    own = replace(leg, roles=table.roles, state=state, score=game.score(state), over=table.over, played=played)
    return replace(match, deal=deal, legs=(own,))


def _opened(match: Match) -> list[_Played]:
    return [_Played(opening_of(at), [], []) for at, _, _ in tables_of(match)]


def _told(match: Match, entry: Entry, legs: list[_Played]) -> Match:
    """Return the match after an entry of its log, and write down in its legs what a record says of that."""
    fact, at = entry.fact, stamp(entry.at)
    if isinstance(fact, LegStarted):
        match = start_leg(match, fact, entry.at)
        legs.append(_Played(opening_of(match), [], []))
    elif isinstance(fact, Moved):
        place = matches.place_of(match, fact.seat)
        match = move_in_match(match, fact, entry.at)
        table = at_table(match, place)
        told = legs[-1 if place is None else place]
        told.moves.append(move_of(table, fact.seat, table.leg.played[-1].move, at, auto=fact.auto))
    elif (row := MATCH_FACTS.get(type(fact))) is not None:
        before, match = match, apply_to_match(match, fact, entry.at)
        if isinstance(fact, TakenBack):
            _take_back(before, match if fact.shown else before, fact.ply, at, legs)
        for kind, seat, more in row.incidents(before, fact):
            for told in _legs_of(before, seat, legs, at_all_tables=row.at_all_tables):
                told.incidents.append({"ply": len(told.moves), "at": at, "kind": kind, "seat": seat, **more})
    return match


def _legs_of(match: Match, seat: Seat, legs: list[_Played], *, at_all_tables: bool) -> list[_Played]:
    """Return the legs that have an incident of a seat: the leg where it plays, or all of its tables."""
    tables = match.game.tables(match.leg.state)
    if at_all_tables and tables:
        return [told for told, table in zip(legs, tables, strict=True) if seat in table.seats]
    place = matches.place_of(match, seat)
    return [legs[-1 if place is None else place]]


def _take_back(match: Match, after: Match, ply: int, at: str | None, legs: list[_Played]) -> None:
    """Write down what is taken back from a ply on, at each table what was made there.

    A seat takes back what was played from its last move on; what another had played before it there goes after that.
    `after` is the match as it stands then, where that is known to have hidden what was shown: the last tells it.
    """
    tables, kept = match.game.tables(match.leg.state), match.leg.played[:ply]
    stand = [(legs[-1], ply, match, after)]
    if tables:
        stand = [
            (told, len(matches.list_moves_at(table, kept)), at_table(match, place), at_table(after, place))
            for place, (told, table) in enumerate(zip(legs, tables, strict=True))
        ]
    for told, stands, before, now in stand:
        moves = told.moves
        while len(moves) > stands:
            last = {move["seat"]: index for index, move in enumerate(moves)}
            first = min(index for index in last.values() if index >= stands)
            seat = moves[first]["seat"]
            more = {"seat": seat, "moves": moves[first:]}
            if first == stands and before.game.count_shown(now.leg.state, seat) < before.game.count_shown(
                before.leg.state, seat
            ):
                more["shown"] = True
            told.incidents.append({"ply": len(moves), "at": at, "kind": "takeback", **more})
            del moves[first:]


def dealt_of(match: Match, leg: Leg, first: int = 0) -> Document:
    """Return what a record says of how a leg was dealt; `first` is the first of its seats."""
    dealt = matches.find_dealt(match, leg)
    return {
        "number": dealt.number,
        "commitment": None if dealt.salt is None else {"sha256": dealt.commitment, "salt": dealt.salt},
        "deck": list(dealt.deck) if match.game.deals_cards else None,
        "roles": {str(seat): role for seat, role in enumerate(leg.roles, start=first)},
    }


def opening_of(match: Match) -> Document:
    """Return what a record says of the opening of a leg that has just started."""
    return {**match.game.record_writer.describe_opening(match.leg.state), "score": score_of(match.leg.score)}


def move_of(match: Match, seat: Seat, move: str, at: str | None, *, auto: bool = False) -> Document:
    """Return what a record says of the move just made in the leg, or at its table: `at_table` gives that.

    `at` is as `stamp` writes it, `auto`: the room made it.
    """
    leg = match.leg
    own = match.game.record_writer.describe_move(leg.state)
    told = {"seat": seat, "move": move, "at": at, "score": score_of(leg.score), **own}
    return {**told, "auto": True} if auto else told


def score_of(score: Score) -> int | dict[str, int]:
    """Return a score as records write it: by seat, where each has a number of its own."""
    return score.total if score.seats is None else {str(seat): own for seat, own in enumerate(score.seats)}


def end_of(match: Match, leg: Leg) -> Document:
    """Return what a record says of how a leg ended."""
    score, left = leg.score, match.game.record_writer.list_unplayed(leg.state)
    return {
        "result": {"score": score_of(score), "parts": dict(score.parts)} if leg.over else None,
        "left": {seat: list(cards) for seat, cards in left.items()} if isinstance(left, Mapping) else list(left),
    }


def result_of(match: Match) -> Document | None:
    """Return what a record says of how a match ended; None while it has not."""
    result = matches.result(match)
    if result is None:
        return None
    scores = {str(seat): score for seat, score in enumerate(result.scores) if score is not None}
    return {"winners": list(result.winners), "scores": scores, "why": result.why}
