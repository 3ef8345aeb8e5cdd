"""The course of a match: what each fact of its log makes of it. Each raises BrokenLog where the fact cannot stand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from protocol.cards import Card
from protocol.ids import Role, Seat, level_of
from server.games.base import GameError
from server.games.registry import broken_off, played_as
from server.table import clock as clocks
from server.table.clock import Clocks
from server.table.commitment import promise
from server.table.entries import BrokenLog
from server.table.match import (
    Asked,
    Deal,
    Dealt,
    Ending,
    Leg,
    Match,
    Played,
    Replacing,
    by_hand,
    final,
    game_of,
    last_of,
    people,
    running,
)
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
from server.table.room_facts import Readied
from server.table.stood import as_it_stood, opening


def begin(fact: MatchBegun, at: int | None = None) -> Match:
    """Return the match that a log's first entry starts at a time in ms, its first leg dealt. Raises UnknownRules."""
    game = played_as(game_of(fact.game, fact.rules), fact.form)
    options = game.options.model_validate(fact.options)
    deal = Deal(
        match=fact.match,
        id=fact.id,
        game=game,
        options=options,
        form=fact.form,
        players=fact.players,
        number=fact.number,
        known=fact.known,
        salt=fact.salt,
        commitment=promise(fact.number, fact.salt),
        deck=fact.deck,
        dead=fact.dead,
        clock=fact.clock,
        legs=game.legs(options, fact.form, len(fact.players)),
        own_numbers=game.own_numbers(options, fact.form, len(fact.players)),
        notes=fact.notes,
        daily=fact.daily,
        names=fact.names,
    )
    leg = _dealt(deal, 1, fact.roles, fact.deck, fact.seen, at)
    return Match(deal, (leg,), computers=tuple(level_of(player) for player in fact.players))


def readied(match: Match, fact: Readied) -> Match:
    """Return the match with one more seat ready for its next leg."""
    _waits_for(match, fact)
    _stands(match, fact, fact.seat not in match.ready)
    return replace(match, ready=match.ready | {fact.seat})


def start_leg(match: Match, fact: LegStarted, at: int | None = None) -> Match:
    """Return the match with its next leg dealt at a time in ms."""
    _waits_for(match, fact)
    if match.deal.own_numbers != (fact.number is not None):
        raise _broken(match, fact)
    if fact.number is None:
        leg = _dealt(match.deal, fact.leg, fact.roles, fact.deck, match.game.shown(match.leg.state), at)
    else:
        own = Dealt(fact.number, fact.salt, promise(fact.number, fact.salt), fact.deck)
        leg = _dealt(match.deal, fact.leg, fact.roles, fact.deck, (), at, own)
    return Match(
        *(match.deal, (*match.legs, leg)),
        computers=match.computers,
        hints=match.hints,
        left=match.left,
        peeked=match.peeked,
    )


def moved(match: Match, fact: Moved, at: int | None = None, after: Any = None) -> Match:
    """Return the match after a move at a time in ms; `after` is the game's state after it, where it is known."""
    leg = match.leg
    if after is None:
        after = _replayed(match, fact)
    game, before = match.game, leg.clocks
    left = before
    if before is not None:
        left = _left_after(match, before, fact.seat, before.since if at is None else at, after)
    played = (*leg.played, Played(fact.seat, fact.move, before, at))
    now = Leg(
        *(leg.leg, leg.roles, leg.seen, after, game.score(after), not game.to_act(after)),
        *(played, left, leg.at, leg.dealt),
    )
    replacing = match.replacing
    if replacing is not None and replacing.seat == fact.seat:  # who moves is back
        replacing = None
    legs = (*match.legs[:-1], now)
    seats = match.hints, match.left, replacing, match.peeked
    return Match(match.deal, legs, frozenset(), match.computers, None, None, *seats)


def _left_after(match: Match, before: Clocks, seat: Seat, at: int, after: Any) -> Clocks:
    """Return the clocks after a seat's move at a time in ms."""
    on = running(match)
    if seat not in on:  # but its move may have others waited for, or none of them
        then = match.game.awaited(after) - match.left
        return before if then == {*on} else clocks.passed(before, on, at)
    if _turn_goes_on(match, seat, after):
        return before
    if match.by_one_clock:
        return clocks.moved(before, on, at)
    return clocks.moved(before, (seat,), at, [other for other in on if other != seat])


def _turn_goes_on(match: Match, seat: Seat, after: Any) -> bool:
    """Tell whether a seat's turn goes on, `after` being the state after its move: else it could win time by moves.

    In a race, and alone, that is so until a card is taken, and in a puzzle until more cards lie than ever before. The
    boards of a mirror match count their steps together. rules: poker_solitaire, Turns; happy_graphs, Puzzle
    """
    game = match.game
    if match.deal.form == "mirror":
        return False
    return game.steps(after) == game.steps(match.leg.state) and seat in game.to_act(after)


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
            raise _broken(match, fact)
        return replace(match, asked=asked._replace(agreed=asked.agreed | {fact.seat}))
    if isinstance(fact, TakebackRefused):
        _stands(match, fact, match.asked is not None)
        return replace(match, asked=None)
    if isinstance(fact, Hinted):
        told = (fact.seat, match.leg.leg, fact.ply)
        _stands(match, fact, fact.ply == match.leg.ply and fact.seat in match.game.to_act(match.leg.state))
        _stands(match, fact, told not in match.hints and _by_hand(match, fact.seat))
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
        _stands(match, fact, _is_person(match, fact.seat) and fact.seat not in match.left)
        if match.goes_on:
            if match.leg.clocks is not None and at is not None and fact.seat in running(match):
                match = _timed(match, clocks.paused(match.leg.clocks, fact.seat, at))
            # The others say anew whether they go on, so that one of them begins the next leg.
            match = replace(match, left=match.left | {fact.seat}, replacing=None, ready=frozenset())
            if by_hand(match):
                return match
    elif isinstance(fact, Claimed):
        ending = Ending(fact.absent, "claimed")
        _stands(match, fact, fact.absent in _others(match, fact.seat) and not match.goes_on)
        _stands(match, fact, _by_hand(match, fact.seat) and _by_hand(match, fact.absent))
    else:
        ending = Ending(fact.seat, "flag", fact.also)
        may = match.game.to_act(match.leg.state) if match.leg.clocks is not None else ()
        # earlier the clock of one ran as well for whom nobody waited any more
        _stands(match, fact, {fact.seat, *fact.also} <= {*may} and fact.seat not in fact.also)
    leg, game = match.leg, match.game
    state = broken_off(game, leg.state)
    leg = replace(leg, state=state, score=game.score(state))
    return replace(match, legs=(*match.legs[:-1], leg), ended=ending, asked=None)


def _ran_out(match: Match, fact: RanOut, at: int | None) -> Match:
    """Return the match in whose leg a seat has no time left at a time in ms, and the others play on."""
    leg, game = match.leg, match.game
    left = leg.clocks
    after = game.ran_out(leg.state, fact.seat) if fact.seat in game.awaited(leg.state) else None
    _stands(match, fact, match.goes_on and left is not None)
    if after is None:
        raise _broken(match, fact)
    if left is not None and at is not None:
        left = clocks.paused(left, fact.seat, at)
    over = not game.to_act(after)
    leg = replace(leg, state=after, score=game.score(after), over=over, clocks=left)
    return replace(match, legs=(*match.legs[:-1], leg), asked=None if over else match.asked)


def _given(match: Match, fact: TimeGiven) -> Match:
    left = match.leg.clocks
    # earlier the clock of one ran as well who had left the match to the others
    if left is None or match.over or not match.game.awaited(match.leg.state) or fact.ms <= 0:
        raise _broken(match, fact)
    return _timed(match, clocks.given(left, fact.ms))


def _played_by(match: Match, fact: Substituted | Returned) -> Match:
    seats = match.computers
    level = fact.level if isinstance(fact, Substituted) else None
    _stands(match, fact, _is_person(match, fact.seat) and bool(_others(match, fact.seat)))
    if level is not None:
        _stands(match, fact, seats[fact.seat] is None)
    else:
        _stands(match, fact, seats[fact.seat] is not None or fact.seat in match.left)
    seats = _at(seats, fact.seat, level)
    replacing = match.replacing if match.replacing is None or match.replacing.seat != fact.seat else None
    return replace(match, computers=seats, left=match.left - {fact.seat}, replacing=replacing)


def _replacing(match: Match, fact: ReplacementAsked | ReplacementAgreed | ReplacementRefused | Replaced) -> Match:
    asked = match.replacing
    if isinstance(fact, ReplacementAsked):
        _stands(match, fact, match.goes_on and asked is None and fact.seat in people(match))
        agreed = frozenset() if fact.by is None else frozenset((fact.by,))
        return replace(match, replacing=Replacing(fact.seat, fact.by, fact.level, fact.player, fact.name, agreed))
    if isinstance(fact, Replaced):
        _stands(match, fact, match.goes_on and _is_person(match, fact.seat))
        _stands(match, fact, level_of(fact.player) is None and fact.player not in match.deal.players)
        deal = replace(
            match.deal,
            players=_at(match.deal.players, fact.seat, fact.player),
            names=_at(match.deal.names, fact.seat, fact.name),
        )
        computers = _at(match.computers, fact.seat, None)
        return replace(match, deal=deal, computers=computers, left=match.left - {fact.seat}, replacing=None)
    _stands(match, fact, asked is not None)
    if asked is None or isinstance(fact, ReplacementRefused):
        return replace(match, replacing=None)
    _stands(match, fact, fact.seat not in asked.agreed | {asked.seat})
    return replace(match, replacing=asked._replace(agreed=asked.agreed | {fact.seat}))


def _asked(match: Match, fact: TakebackAsked) -> Match:
    open_still = not match.leg.over or match.deal.form == "mirror"  # a board that is over opens again
    _stands(match, fact, match.asked is None and open_still and fact.ply == last_of(match, fact.seat))
    _stands(match, fact, _is_person(match, fact.seat))  # who may have left it to the computer since, in a record
    _stands(match, fact, final(match, fact.ply) is None)
    return replace(match, asked=Asked(fact.seat, fact.ply))


def _taken_back(match: Match, fact: TakenBack, at: int | None) -> Match:
    """Return the match whose leg stands as it did at the ply asked for, clocks and all, running from a time in ms."""
    if match.asked is None or match.asked.ply != fact.ply:
        raise _broken(match, fact)
    asker = match.asked.seat
    _stands(match, fact, fact.seat in _others(match, asker))
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


def _stands(match: Match, fact: Any, sound: bool) -> None:
    """Raise BrokenLog where a seat's fact cannot stand: it is not `sound`, the match is over, there is no such seat."""
    if not sound or match.over or not 0 <= fact.seat < len(match.deal.players):
        raise _broken(match, fact)


def _broken(match: Match, fact: object) -> BrokenLog:
    leg = match.leg
    return BrokenLog(f"{fact} cannot stand in match {match.match} at leg {leg.leg}, ply {leg.ply}")


def _waits_for(match: Match, fact: Readied | LegStarted) -> None:
    if fact.leg != match.next_leg:
        raise BrokenLog(f"{fact.kind!r} for leg {fact.leg} of match {match.match}, whose next leg is {match.next_leg}")


def _replayed(match: Match, fact: Moved) -> Any:
    leg, game = match.leg, match.game
    if (fact.leg, fact.ply) != (leg.leg, leg.ply) or match.ended is not None:
        raise _broken(match, fact)
    try:
        return game.apply(leg.state, fact.seat, game.parse(fact.move))
    except GameError as error:
        raise BrokenLog(f"{fact.move!r} at leg {leg.leg}, ply {leg.ply}: {error}") from error


def _dealt(
    deal: Deal,
    leg: int,
    roles: tuple[Role, ...],
    deck: Sequence[Card],
    seen: Sequence[Card],
    at: int | None,
    own: Dealt | None = None,
) -> Leg:
    state = opening(deal, deck, roles, seen)
    running = None if deal.clock is None or at is None else clocks.started(deal.clock, len(roles), at)
    over = not deal.game.to_act(state)
    return Leg(leg, roles, tuple(seen), state, deal.game.score(state), over, (), running, at, own)
