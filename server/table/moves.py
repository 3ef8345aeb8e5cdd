"""The course of a match: its legs and their moves. Each raises BrokenLog where the fact of a log cannot stand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from protocol.cards import Card
from protocol.ids import Role, Seat, level_of
from server.games.catalog import played_as
from server.games.errors import GameError
from server.table import clocks
from server.table.clocks import Clocks
from server.table.commitment import promise
from server.table.entries import BrokenLog
from server.table.match import Deal, Dealt, Leg, Match, Played, game_of, running
from server.table.match_facts import LegStarted, MatchBegun, Moved
from server.table.room_facts import Readied
from server.table.sound import broken, stands
from server.table.stood import opening


def begin(fact: MatchBegun, at: int | None = None) -> Match:
    """Return the match that a log's first entry starts at a time in ms, its first leg dealt. Raises UnknownRules."""
    game = played_as(game_of(fact.game, fact.rules), fact.form)
    options = game.options.model_validate(fact.options)
    format = game.format(options, fact.form, len(fact.players))
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
        format=format,
        legs=format.legs_for(len(fact.players)),
        notes=fact.notes,
        daily=fact.daily,
        names=fact.names,
    )
    leg = _dealt(deal, 1, fact.roles, fact.deck, fact.seen, at)
    return Match(deal, (leg,), computers=tuple(level_of(player) for player in fact.players))


def readied(match: Match, fact: Readied) -> Match:
    """Return the match with one more seat ready for its next leg."""
    _waits_for(match, fact)
    stands(match, fact, fact.seat not in match.ready)
    return replace(match, ready=match.ready | {fact.seat})


def start_leg(match: Match, fact: LegStarted, at: int | None = None) -> Match:
    """Return the match with its next leg dealt at a time in ms."""
    _waits_for(match, fact)
    if match.deal.format.own_numbers != (fact.number is not None):
        raise broken(match, fact)
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
        then = match.game.on_clock(after) - match.left
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
    return game.count_turns(after) == game.count_turns(match.leg.state) and seat in game.to_act(after)


def _waits_for(match: Match, fact: Readied | LegStarted) -> None:
    if fact.leg != match.next_leg:
        raise BrokenLog(f"{fact.kind!r} for leg {fact.leg} of match {match.match}, whose next leg is {match.next_leg}")


def _replayed(match: Match, fact: Moved) -> Any:
    leg, game = match.leg, match.game
    if (fact.leg, fact.ply) != (leg.leg, leg.ply) or match.ended is not None:
        raise broken(match, fact)
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
