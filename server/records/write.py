"""Writes the record of a match from its log. The shape is `protocol.record`'s.

The parts of a record are written by functions of the match at that moment, such as `describe_move`. `verify` replays a
record and compares it with what the same functions write.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from protocol.ids import MatchId, Seat
from protocol.record import Record, digest
from server.games.result import Score
from server.table import match as matches
from server.table.decision import stamp
from server.table.dispatch import MATCH_FACTS, apply_to_match
from server.table.entries import Entry
from server.table.legs import LegStarted, MatchBegun, begin_match, start_leg
from server.table.match import Leg, Match
from server.table.moves import Moved, move_in_match
from server.table.takeback import TakenBack

SHAPE = 1
"""The version of the record's shape."""
Document = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _LegParts:
    """The parts of a leg's document that grow while it is played."""

    opening: Document
    moves: list[Document]
    incidents: list[Document]


def list_entries(log: Iterable[Entry], match: MatchId) -> list[Entry]:
    """Return the entries of a room's log from a match's beginning up to the next match; none if it isn't in the log.

    They include entries about the room, during the match and after it.
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


def write_record(entries: Iterable[Entry]) -> Record | None:
    """Return the record of the match that entries begin with; None while it isn't over."""
    log = iter(entries)
    first = next(log, None)
    if first is None or not isinstance(begun := first.fact, MatchBegun):
        return None
    match = begin_match(begun, first.at)
    legs = [_LegParts(describe_opening(at), [], []) for at, _, _ in list_tables(match)]
    for entry in log:
        match = _write_entry(match, entry, legs)
    result = describe_result(match)
    if result is None:
        return None
    document: Document = {
        "turnabout": SHAPE,
        "game": begun.game,
        "rules": begun.rules,
        **({} if begun.package is None else {"package": begun.package}),
        "options": begun.options,
        "form": begun.form,
        **({"casual": True} if begun.casual else {}),
        **({"correspondence": True} if begun.clock is not None and begun.clock.is_correspondence else {}),
        "seats": [
            {"seat": seat, "name": name, "player": player}
            for seat, (name, player) in enumerate(zip(begun.names, begun.players, strict=True))
        ],
        "legs": [
            {
                **describe_deal(at, leg, first),
                "opening": {**played.opening, **at.game.record_writer.complete_opening(leg.state)},
                "moves": played.moves,
                "incidents": played.incidents,
                **describe_end(at, leg),
            }
            for (at, leg, first), played in zip(list_tables(match), legs, strict=True)
        ],
        "result": result,
    }
    return Record.model_validate({**document, "digest": digest(document)})


def list_tables(match: Match) -> list[tuple[Match, Leg, Seat]]:
    """Return the legs of a match's record, each with the match that has this leg and with the leg's first seat.

    The tables of a race and the boards of a mirror match are legs of the record.
    """
    tables = match.game.tables(match.leg.state)
    if not tables:
        return [(match, leg, Seat(0)) for leg in match.legs]
    found = [at_table(match, place) for place in range(len(tables))]
    return [(at, at.leg, table.seats[0]) for at, table in zip(found, tables, strict=True)]


def at_table(match: Match, place: int | None) -> Match:
    """Return a match in which one of its leg's tables is the leg; the match itself if `place` is None."""
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


def _write_entry(match: Match, entry: Entry, legs: list[_LegParts]) -> Match:
    """Return the match after an entry of its log, and write the entry into the parts of its leg."""
    fact, at = entry.fact, stamp(entry.at)
    if isinstance(fact, LegStarted):
        match = start_leg(match, fact, entry.at)
        legs.append(_LegParts(describe_opening(match), [], []))
    elif isinstance(fact, Moved):
        place = matches.place_of(match, fact.seat, fact.move)
        match = move_in_match(match, fact, entry.at)
        table = at_table(match, place)
        leg = legs[-1 if place is None else place]
        leg.moves.append(describe_move(table, fact.seat, table.leg.played[-1].move, at, auto=fact.auto))
    elif (row := MATCH_FACTS.get(type(fact))) is not None:
        before, match = match, apply_to_match(match, fact, entry.at)
        if isinstance(fact, TakenBack):
            _take_back(before, match if fact.shown else before, fact.ply, at, legs)
        for kind, seat, more in row.incidents(before, fact):
            for leg in _legs_of(before, seat, legs, at_all_tables=row.at_all_tables):
                leg.incidents.append({"ply": len(leg.moves), "at": at, "kind": kind, "seat": seat, **more})
    return match


def _legs_of(match: Match, seat: Seat, legs: list[_LegParts], *, at_all_tables: bool) -> list[_LegParts]:
    """Return the legs that have an incident of a seat: the leg where it plays, or all of its tables."""
    tables = match.game.tables(match.leg.state)
    if at_all_tables and tables:
        return [leg for leg, table in zip(legs, tables, strict=True) if seat in table.seats]
    place = matches.place_of(match, seat)
    return [legs[-1 if place is None else place]]


def _take_back(match: Match, after: Match, ply: int, at: str | None, legs: list[_LegParts]) -> None:
    """Write takebacks of all moves from a ply on, at each table of the moves that were made there.

    A takeback begins with its seat's last move. So moves before that, by a seat that moved again later, make another
    takeback. `after` is the match after all takebacks if they hid a card again, which the last takeback says.
    """
    tables, kept = match.game.tables(match.leg.state), match.leg.played[:ply]
    tables_before = [(legs[-1], ply, match, after)]
    if tables:
        tables_before = [
            (leg, len(matches.list_moves_at(table, kept)), at_table(match, place), at_table(after, place))
            for place, (leg, table) in enumerate(zip(legs, tables, strict=True))
        ]
    for leg, left, before, now in tables_before:
        moves = leg.moves
        while len(moves) > left:
            last = {move["seat"]: index for index, move in enumerate(moves)}
            first = min(index for index in last.values() if index >= left)
            seat = moves[first]["seat"]
            more = {"seat": seat, "moves": moves[first:]}
            if first == left and before.game.count_shown(now.leg.state, seat) < before.game.count_shown(
                before.leg.state, seat
            ):
                more["shown"] = True
            leg.incidents.append({"ply": len(moves), "at": at, "kind": "takeback", **more})
            del moves[first:]


def describe_deal(match: Match, leg: Leg, first: int = 0) -> Document:
    """Return the number, commitment, deck and roles of a leg; `first` is the first of its seats."""
    dealt = matches.find_dealt(match, leg)
    return {
        "number": dealt.number,
        "commitment": None if dealt.salt is None else {"sha256": dealt.commitment, "salt": dealt.salt},
        "deck": list(dealt.deck) if match.game.deals_cards else None,
        "roles": {str(seat): role for seat, role in enumerate(leg.roles, start=first)},
    }


def describe_opening(match: Match) -> Document:
    """Return the opening of a leg that has just started."""
    return {**match.game.record_writer.describe_opening(match.leg.state), "score": describe_score(match.leg.score)}


def describe_move(match: Match, seat: Seat, move: str, at: str | None, *, auto: bool = False) -> Document:
    """Return the move just made in a match's leg; `at_table` gives the match of a table.

    `at` is as `stamp` writes it; `auto`: the room made the move.
    """
    leg = match.leg
    own = match.game.record_writer.describe_move(leg.state)
    document = {"seat": seat, "move": move, "at": at, "score": describe_score(leg.score), **own}
    return {**document, "auto": True} if auto else document


def describe_score(score: Score) -> int | dict[str, int]:
    """Return a score as records write it: by seat, if each seat has a number of its own."""
    return score.total if score.seats is None else {str(seat): own for seat, own in enumerate(score.seats)}


def describe_end(match: Match, leg: Leg) -> Document:
    """Return the result of a leg, and the cards that were never played."""
    score, left = leg.score, match.game.record_writer.list_unplayed(leg.state)
    return {
        "result": {"score": describe_score(score), "parts": dict(score.parts)} if leg.over else None,
        "left": {seat: list(cards) for seat, cards in left.items()} if isinstance(left, Mapping) else list(left),
    }


def describe_result(match: Match) -> Document | None:
    """Return the result of a match; None while it isn't over."""
    result = matches.result(match)
    if result is None:
        return None
    scores = {str(seat): score for seat, score in enumerate(result.scores) if score is not None}
    return {"winners": list(result.winners), "scores": scores, "why": result.why}
