"""Matches to be judged, as values: from a record, or from what is asked of one that need not have been played here."""

import json
from dataclasses import dataclass

from protocol.cards import Card
from protocol.ids import Form, Role
from protocol.options import Options
from protocol.played import Judge
from protocol.record import Record, RecordComputer, RecordLeg, RecordReturned, RecordTakeback
from server.games.catalog import GAMES


@dataclass(frozen=True, slots=True)
class PlayedLeg:
    """A leg: its roles by seat, its moves with their seats, and the plies at which the computer moved for a player.

    `deck` is None where it is that of the match.
    """

    roles: tuple[Role, ...]
    moves: tuple[tuple[int, str], ...]
    by_computer: frozenset[int]
    deck: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match whose moves follow by the rules of today; `seed` is what chance starts from.

    The legs of a mirror match were played at the same time, so that nobody had seen anything of the one in the other.
    """

    game: str
    rules: int
    options: Options
    deck: tuple[Card, ...]
    legs: tuple[PlayedLeg, ...]
    seed: str
    form: Form = "match"


def of_record(record: Record) -> PlayedMatch:
    """Return the match of a record that `server.records.verify` finds nothing wrong with."""
    legs, replaced = [], frozenset[int]()
    game, seats, number = GAMES[record.game], len(record.seats), record.legs[0].number
    options = game.options.model_validate(record.options)
    for leg in record.legs:
        of = seats_of(leg)
        by_computer = _by_computer(leg, replaced)
        replaced = by_computer[-1] if record.form != "mirror" else frozenset()
        legs.append(
            PlayedLeg(
                roles=tuple([leg.roles[str(seat)] for seat in of]),
                moves=tuple([(of.index(move.seat), move.move) for move in leg.moves]),
                by_computer=frozenset([ply for ply, move in enumerate(leg.moves) if move.seat in by_computer[ply]]),
                deck=None if leg.number == number else game.deck(options, seats, leg.number),
            )
        )
    deck = game.deck(options, seats, number)
    return PlayedMatch(record.game, record.rules, options, deck, tuple(legs), record.digest, record.form)


def seats_of(leg: RecordLeg) -> list[int]:
    """Return the seats that a leg of a record is of: all, or of a race, each leg of which is one seat's, that one."""
    return sorted(map(int, leg.roles))


def of_question(command: Judge) -> PlayedMatch:
    """Return the match of a question that `server.records.replayed` finds nothing wrong with."""
    game = GAMES[command.game]
    options = game.options.model_validate(command.options)
    seats = len(command.legs[0].roles)
    legs = tuple(
        PlayedLeg(
            tuple(leg.roles),
            tuple(leg.moves),
            frozenset(leg.by_computer),
            None if leg.number is None else game.deck(options, seats, leg.number),
        )
        for leg in command.legs
    )
    # whoever asks the same again finds the same
    seed = json.dumps(
        command.model_dump(mode="json", exclude={"id", "type", "match"}), sort_keys=True, separators=(",", ":")
    )
    deck = game.deck(options, seats, command.number)
    return PlayedMatch(game.name, game.rules, options, deck, legs, seed, command.form)


def _by_computer(leg: RecordLeg, seats: frozenset[int]) -> list[frozenset[int]]:
    """Return at each move that stands, and at the end, the seats in whose player's place the computer played."""
    found: list[frozenset[int]] = []
    for incident in leg.incidents:
        found += [seats] * (incident.ply - len(found))
        if isinstance(incident, RecordTakeback):
            del found[incident.ply - len(incident.moves) :]
        elif isinstance(incident, RecordComputer):
            seats |= {incident.seat}
        elif isinstance(incident, RecordReturned):
            seats -= {incident.seat}
    return found + [seats] * (len(leg.moves) + 1 - len(found))
