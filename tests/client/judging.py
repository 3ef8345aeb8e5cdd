"""Analyses for tests: of real records, with invented but consistent figures."""

import random
from functools import cache

from client.replay.analysis import Judged
from protocol.analysis import VERSION, Analysis, Choice, Fault, JudgedLeg, JudgedMove
from protocol.ids import Role, Seat
from protocol.record import Record, RecordLeg
from tests.client.replays import line_of

_FAULTS: tuple[tuple[float, Fault], ...] = ((60, "blunder"), (30, "mistake"), (15, "inaccuracy"))


@cache
def judged_of(number: int) -> Judged:
    """Return the analysed match of computers on a number."""
    record = Record.model_validate_json(line_of(number))
    return Judged(record, analysis_of(record))


def analysis_of(record: Record) -> Analysis:
    """Return an analysis of a record: each played move is worth its score, and the other moves more or less."""
    chance = random.Random(record.legs[0].number)
    legs = tuple(_leg(leg, chance) for leg in record.legs)
    return Analysis(version=VERSION, game=record.game, rules=record.rules, playouts=200, legs=legs)


def _leg(leg: RecordLeg, chance: random.Random) -> JudgedLeg:
    roles: tuple[Role, ...] = tuple(leg.roles[str(seat)] for seat in range(len(leg.roles)))
    moves = []
    for move in leg.moves:
        card, score = move.move.partition(">")[0], move.score
        assert isinstance(score, int)
        others = [Choice(move=f"{card}>{at}", expected=score + chance.gauss(0, 40)) for at in ("7D", "QH", "X1")]
        sign = -1 if roles[move.seat] == "minimizer" else 1
        every = [Choice(move=move.move, expected=float(score)), *others[: chance.randrange(4)]]
        every.sort(key=lambda each: -sign * each.expected)
        loss = sign * (every[0].expected - score)
        fault = next((name for least, name in _FAULTS if loss >= least), None)
        moves.append(
            JudgedMove(
                seat=move.seat,
                move=move.move,
                expected=float(score),
                loss=loss,
                fault=fault,
                choices=tuple(every),
            )
        )
    return JudgedLeg(
        roles=roles, moves=tuple(moves), accuracy=tuple(90.0 - 7.5 * Seat(seat) for seat in range(len(roles)))
    )
