"""What is made of a match by each fact of its log that is neither a move nor a leg's beginning.

Each raises BrokenLog where the fact cannot stand.
"""

from dataclasses import replace
from typing import Any

from protocol.ids import Seat, level_of
from server.table import clocks
from server.table.match import Asked, Ending, Match, Replacing, by_hand, final, last_of, people, running
from server.table.match_facts import (
    Claimed,
    During,
    Flagged,
    Hinted,
    RanOut,
    Replaced,
    ReplacementAgreed,
    ReplacementAsked,
    ReplacementRefused,
    Resigned,
    Returned,
    Substituted,
    TakebackAgreed,
    TakebackAsked,
    TakebackRefused,
    TakenBack,
    TimeGiven,
)
from server.table.sound import broken, stands
from server.table.stood import as_it_stood


def during(match: Match, fact: During, at: int | None = None) -> Match:
    """Return the match after something at a time in ms that is neither a move nor a leg's beginning."""
    if isinstance(fact, Resigned | Claimed | Flagged):
        return _ended(match, fact, at)
    if isinstance(fact, RanOut):
        return _ran_out(match, fact, at)
    if isinstance(fact, TimeGiven):
        return _given(match, fact)
    if isinstance(fact, Substituted | Returned):
        return _resumed(match, _played_by(match, fact), fact.seat, at)
    if isinstance(fact, ReplacementAsked | ReplacementAgreed | ReplacementRefused | Replaced):
        return _resumed(match, _replacing(match, fact), fact.seat, at)
    if isinstance(fact, TakebackAsked):
        return _asked(match, fact)
    if isinstance(fact, TakebackAgreed):
        asked = match.asked
        if asked is None or fact.seat not in _others(match, asked.seat) - asked.agreed:
            raise broken(match, fact)
        return replace(match, asked=asked._replace(agreed=asked.agreed | {fact.seat}))
    if isinstance(fact, TakebackRefused):
        stands(match, fact, match.asked is not None)
        return replace(match, asked=None)
    if isinstance(fact, Hinted):
        told = (fact.seat, match.leg.leg, fact.ply)
        stands(match, fact, fact.ply == match.leg.ply and fact.seat in match.game.to_act(match.leg.state))
        stands(match, fact, told not in match.hints and _by_hand(match, fact.seat))
        return replace(match, hints=match.hints | {told})
    return _taken_back(match, fact, at)


def _resumed(before: Match, match: Match, seat: Seat, at: int | None) -> Match:
    """Return a match in which the clock of a seat runs again that its player had left, as somebody plays for it now."""
    left = match.leg.clocks
    if left is None or at is None or seat not in running(match) or seat not in before.left:
        return match
    return _timed(match, clocks.resumed(left, seat, at))


def _timed(match: Match, left: clocks.Clocks) -> Match:
    return replace(match, legs=(*match.legs[:-1], replace(match.leg, clocks=left)))


def _ended(match: Match, fact: Resigned | Claimed | Flagged, at: int | None) -> Match:
    if isinstance(fact, Resigned):
        ending = Ending(fact.seat, "resigned")
        stands(match, fact, _is_person(match, fact.seat) and fact.seat not in match.left)
        if match.goes_on:
            if match.leg.clocks is not None and at is not None and fact.seat in running(match):
                match = _timed(match, clocks.paused(match.leg.clocks, fact.seat, at))
            # The others say anew whether they go on, so that one of them begins the next leg.
            match = replace(match, left=match.left | {fact.seat}, replacing=None, ready=frozenset())
            if by_hand(match):
                return match
    elif isinstance(fact, Claimed):
        ending = Ending(fact.absent, "claimed")
        stands(match, fact, fact.absent in _others(match, fact.seat) and not match.goes_on)
        stands(match, fact, _by_hand(match, fact.seat) and _by_hand(match, fact.absent))
    else:
        ending = Ending(fact.seat, "flag", fact.also)
        may = match.game.to_act(match.leg.state) if match.leg.clocks is not None else ()
        # earlier the clock of one ran as well for whom nobody waited any more
        stands(match, fact, {fact.seat, *fact.also} <= {*may} and fact.seat not in fact.also)
    leg, game = match.leg, match.game
    state = game.reveal(leg.state)
    leg = replace(leg, state=state, score=game.score(state))
    return replace(match, legs=(*match.legs[:-1], leg), ended=ending, asked=None)


def _ran_out(match: Match, fact: RanOut, at: int | None) -> Match:
    """Return the match in whose leg a seat has no time left at a time in ms, and the others play on."""
    leg, game = match.leg, match.game
    left = leg.clocks
    dropped = game.drop_out(leg.state, fact.seat) if fact.seat in game.on_clock(leg.state) else None
    stands(match, fact, match.goes_on and left is not None)
    if dropped is None:
        raise broken(match, fact)
    after = dropped.state
    if left is not None and at is not None:
        left = clocks.paused(left, fact.seat, at)
    over = not game.to_act(after)
    leg = replace(leg, state=after, score=game.score(after), over=over, clocks=left)
    return replace(match, legs=(*match.legs[:-1], leg), asked=None if over else match.asked)


def _given(match: Match, fact: TimeGiven) -> Match:
    left = match.leg.clocks
    # earlier the clock of one ran as well who had left the match to the others
    if left is None or match.over or not match.game.on_clock(match.leg.state) or fact.ms <= 0:
        raise broken(match, fact)
    return _timed(match, clocks.given(left, fact.ms))


def _played_by(match: Match, fact: Substituted | Returned) -> Match:
    seats = match.computers
    level = fact.level if isinstance(fact, Substituted) else None
    stands(match, fact, _is_person(match, fact.seat) and bool(_others(match, fact.seat)))
    if level is not None:
        stands(match, fact, seats[fact.seat] is None)
    else:
        stands(match, fact, seats[fact.seat] is not None or fact.seat in match.left)
    seats = _at(seats, fact.seat, level)
    replacing = match.replacing if match.replacing is None or match.replacing.seat != fact.seat else None
    return replace(match, computers=seats, left=match.left - {fact.seat}, replacing=replacing)


def _replacing(match: Match, fact: ReplacementAsked | ReplacementAgreed | ReplacementRefused | Replaced) -> Match:
    asked = match.replacing
    if isinstance(fact, ReplacementAsked):
        stands(match, fact, match.goes_on and asked is None and fact.seat in people(match))
        agreed = frozenset() if fact.by is None else frozenset((fact.by,))
        return replace(match, replacing=Replacing(fact.seat, fact.by, fact.level, fact.player, fact.name, agreed))
    if isinstance(fact, Replaced):
        stands(match, fact, match.goes_on and _is_person(match, fact.seat))
        stands(match, fact, level_of(fact.player) is None and fact.player not in match.deal.players)
        deal = replace(
            match.deal,
            players=_at(match.deal.players, fact.seat, fact.player),
            names=_at(match.deal.names, fact.seat, fact.name),
        )
        computers = _at(match.computers, fact.seat, None)
        return replace(match, deal=deal, computers=computers, left=match.left - {fact.seat}, replacing=None)
    stands(match, fact, asked is not None)
    if asked is None or isinstance(fact, ReplacementRefused):
        return replace(match, replacing=None)
    stands(match, fact, fact.seat not in asked.agreed | {asked.seat})
    return replace(match, replacing=asked._replace(agreed=asked.agreed | {fact.seat}))


def _asked(match: Match, fact: TakebackAsked) -> Match:
    open_still = not match.leg.over or match.deal.form == "mirror"  # a board that is over opens again
    stands(match, fact, match.asked is None and open_still and fact.ply == last_of(match, fact.seat))
    stands(match, fact, _is_person(match, fact.seat))  # who may have left it to the computer since, in a record
    stands(match, fact, final(match, fact.ply) is None)
    return replace(match, asked=Asked(fact.seat, fact.ply))


def _taken_back(match: Match, fact: TakenBack, at: int | None) -> Match:
    """Return the match whose leg stands as it did at the ply asked for, clocks and all, running from a time in ms."""
    if match.asked is None or match.asked.ply != fact.ply:
        raise broken(match, fact)
    asker = match.asked.seat
    stands(match, fact, fact.seat in _others(match, asker))
    game, leg, kept = match.game, match.leg, match.leg.played[: fact.ply]
    state = as_it_stood(match, fact.ply)
    left = leg.played[fact.ply].clocks
    if left is not None and at is not None:
        left = clocks.restarted(left, at)
    back = replace(leg, state=state, score=game.score(state), over=False, played=kept, clocks=left)
    # What was told of later plies was told of other positions than will be there now.
    hints = frozenset(told for told in match.hints if told[1] < leg.leg or told[2] <= fact.ply)
    peeked = match.peeked | {asker} if fact.shown else match.peeked
    return replace(match, legs=(*match.legs[:-1], back), asked=None, hints=hints, peeked=peeked)


def _is_person(match: Match, seat: Seat) -> bool:
    """Tell whether a seat is a person's, whoever plays it now."""
    return seat in range(len(match.deal.players)) and level_of(match.deal.players[seat]) is None


def _by_hand(match: Match, seat: Seat) -> bool:
    """Tell whether a seat's own player plays it, and no computer."""
    return seat in range(len(match.computers)) and match.computers[seat] is None


def _at(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _others(match: Match, seat: Seat) -> set[int]:
    return set(range(len(match.deal.players))) - {seat}
