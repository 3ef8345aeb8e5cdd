"""Matches replayed ply by ply: the one way from moves to states, for people who watch a match and for its analysis.

1. A match comes from its record (`match_of_record`) or from a client's command (`match_of_command`), which needn't have
   been played here. Either way it becomes a `PlayedMatch`: the decks, and the moves that nobody took back.
2. `replay` deals each leg again and makes its moves. A leg ends early at a move that the rules refuse.

`rebuild` also replays what happened beside the moves, which a record tells and a command doesn't.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

from pydantic import ValidationError

from protocol.cards import Card
from protocol.commands import AsPlayed
from protocol.ids import Form, Role, Seat
from protocol.options import Options
from protocol.record import Record, RecordComputer, RecordLeg, RecordReturned, RecordTakeback
from protocol.validation import explained, place
from server.games.catalog import GAMES
from server.games.errors import GameError
from server.games.game import Game, Setup
from server.table.decision import Rejection, unknown_rules
from server.table.match import UnknownRules, game_of
from server.table.settings import check_seats, wrong_option


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedLeg:
    """A leg: its roles by seat, its moves with their seats, and the plies at which the computer moved for a player.

    `deck` is None if it is the match's. `first` is the seat of the match that is seat 0 here: in the record of a race,
    each leg is one seat's.
    """

    roles: tuple[Role, ...]
    moves: tuple[tuple[int, str], ...]
    by_computer: frozenset[int] = frozenset()
    deck: tuple[Card, ...] | None = None
    first: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedMatch:
    """A match by its moves; `seed` is what chance in its analysis starts from.

    The legs of a mirror match were played at the same time, so nothing that one leg showed was known in the other.
    """

    game: str
    rules: int
    options: Options
    deck: tuple[Card, ...]
    legs: tuple[PlayedLeg, ...]
    seed: str
    form: Form


class Unplayable(ValueError):
    """A record has no leg that its game could have dealt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replayed:
    """A leg, counted from 1, after `ply` moves; `seat` and `move` are the last move's, None before the first."""

    leg: int
    roles: tuple[Role, ...]
    ply: int
    state: Any
    seat: Seat | None
    move: str | None


class Refused(NamedTuple):
    """Why the rules refuse the next move of a leg, after `ply` moves."""

    leg: int
    ply: int
    error: GameError[Any]


@dataclass(frozen=True, slots=True)
class ReplayedLeg:
    """A leg: its states, the first before any move, and the moves between them, each with its seat."""

    roles: tuple[Role, ...]
    states: tuple[Any, ...]
    moves: tuple[tuple[Seat, str], ...]


def match_of_record(record: Record) -> PlayedMatch:
    """Return the match of a record, up to a leg whose roles aren't the game's.

    Nothing but the record's shape needs to be right. Raises UnknownRules, Unplayable, and ValidationError for options
    that the game doesn't have.
    """
    game, seats = game_of(record.game, record.rules, record.package), len(record.seats)
    options = game.options.model_validate(record.options)
    legs: list[PlayedLeg] = []
    away = frozenset[int]()
    for leg in record.legs:
        roles = _roles(game, options, record, leg)
        if roles is None:
            break
        if record.form == "mirror":  # each board tells for itself when the computer played there
            away = frozenset()
        by_computer, away = _moves_by_computer(leg, away)
        race = record.form == "race"
        legs.append(
            PlayedLeg(
                roles=roles,
                moves=tuple([(0 if race else move.seat, move.move) for move in leg.moves]),
                by_computer=by_computer,
                deck=None if leg.number == record.legs[0].number else game.deck(options, seats, leg.number),
                first=len(legs) if race else 0,
            )
        )
    if not legs:
        raise Unplayable("no leg has the roles of its game")
    return PlayedMatch(
        game=game.name,
        rules=game.rules,
        options=options,
        deck=game.deck(options, seats, record.legs[0].number),
        legs=tuple(legs),
        seed=record.digest,
        form=record.form,
    )


def match_of_command(command: AsPlayed) -> PlayedMatch:
    """Return the match that a command gives by its moves. Raises Rejection."""
    try:
        game = game_of(command.game, command.rules)
        options = game.options.model_validate(command.options)
    except UnknownRules:
        raise unknown_rules(command.game, command.rules) from None
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, place(first)))
        raise wrong_option(game, where, explained(first)) from None
    seats = len(command.legs[0].roles)
    check_seats(game, options, command.form, seats)
    format = game.format(options, command.form, seats)
    roles, most = sorted(format.roles_for(seats)), format.legs_for(seats)
    if len(command.legs) > most or any(sorted(leg.roles) != roles for leg in command.legs):
        message = f"These are not the legs of a match. It has at most {most}, each with the roles {', '.join(roles)}."
        raise Rejection("not_legs_of_match", message, game=game.name, legs=most, roles=tuple(roles))
    legs = [
        PlayedLeg(
            roles=tuple(leg.roles),
            moves=tuple(leg.moves),
            by_computer=frozenset(leg.by_computer),
            deck=None if leg.number is None else game.deck(options, seats, leg.number),
        )
        for leg in command.legs
    ]
    # the same question again has the same seed, and so the same answer
    same = command.model_dump(mode="json", exclude={"id", "type", "match"})
    return PlayedMatch(
        game=game.name,
        rules=game.rules,
        options=options,
        deck=game.deck(options, seats, command.number),
        legs=tuple(legs),
        seed=json.dumps(same, sort_keys=True, separators=(",", ":")),
        form=command.form,
    )


def check_moves(match: PlayedMatch) -> None:
    """Check that all moves of a match follow the rules. Raises Rejection, with the rule's words."""
    for each in replay(match):
        if isinstance(each, Refused):
            message = f"Leg {each.leg}, move {each.ply + 1}: {each.error}"
            raise Rejection("match_breaks_rules", message, leg=each.leg, ply=each.ply, refused=each.error.reason)


def replay(match: PlayedMatch, *, revealed: bool = False) -> Iterator[Replayed | Refused]:
    """Yield every ply of every leg. If the rules refuse a leg's next move, the leg ends with that.

    `revealed`: with all that may be seen when a match is over.
    """
    game = GAMES[match.game]
    seen: tuple[Card, ...] = ()
    for ordinal, leg in enumerate(match.legs, start=1):
        deck = match.deck if leg.deck is None else leg.deck
        state = game.deal(Setup(options=match.options, deck=deck, roles=leg.roles, seen=seen))
        if revealed:
            state = game.reveal(state)
        yield Replayed(leg=ordinal, roles=leg.roles, ply=0, state=state, seat=None, move=None)
        for ply, (seat, text) in enumerate(leg.moves, start=1):
            try:
                state = game.apply(state, Seat(seat), game.parse(text))
            except GameError as error:
                yield Refused(ordinal, ply - 1, error)
                break
            yield Replayed(leg=ordinal, roles=leg.roles, ply=ply, state=state, seat=Seat(seat), move=text)
        seen = tuple(game.shown(state)) if leg.deck is None and match.form != "mirror" else ()


def replay_legs(match: PlayedMatch, *, revealed: bool = False) -> Iterator[ReplayedLeg]:
    """Yield the legs of a match, each as far as its moves follow the rules; `revealed` as in `replay`."""
    for _, of_leg in groupby(replay(match, revealed=revealed), key=lambda each: each.leg):
        plies = [each for each in of_leg if isinstance(each, Replayed)]
        moves = [(each.seat, each.move) for each in plies if each.seat is not None and each.move is not None]
        yield ReplayedLeg(plies[0].roles, tuple([each.state for each in plies]), tuple(moves))


def _roles(game: Game[Any, Any], options: Options, record: Record, leg: RecordLeg) -> tuple[Role, ...] | None:
    """Return the roles of a record's leg by seat; None if they aren't the game's."""
    seats = len(record.seats)
    if record.form not in game.formats(options):
        return None
    format = game.format(options, record.form, seats)
    if not format.fits(seats):
        return None
    expected = format.roles_for(seats)
    if record.form == "race":  # each leg is one seat's
        return tuple(leg.roles.values()) if [*leg.roles.values()] == [*expected[:1]] else None
    roles = tuple(leg.roles[seat] for seat in map(str, range(len(expected))) if seat in leg.roles)
    return roles if sorted(roles) == sorted(expected) and len(leg.roles) == len(roles) else None


def _moves_by_computer(leg: RecordLeg, away: frozenset[int]) -> tuple[frozenset[int], frozenset[int]]:
    """Return the plies at which the computer moved in a player's place, and the seats that it plays for at the end.

    `away` are the seats that it plays for at the beginning.
    """
    since = {0: away}
    for incident in leg.incidents:
        ply = incident.ply
        if isinstance(incident, RecordTakeback):
            ply -= len(incident.moves)
            since = {start: seats for start, seats in since.items() if start < ply}
        elif isinstance(incident, RecordComputer):
            away |= {incident.seat}
        elif isinstance(incident, RecordReturned):
            away -= {incident.seat}
        since[ply] = away
    plies, seats = set(), since[min(since)]
    for ply, move in enumerate(leg.moves):
        seats = since.get(ply, seats)
        if move.seat in seats:
            plies.add(ply)
    return frozenset(plies), away
