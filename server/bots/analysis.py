"""How well the moves of a match were played: every choice there was, tried in play-outs by what its mover could see.

A record is taken apart into positions, each of which can be judged by itself, in any process; the judged moves make
the whole. All of it follows from the record: whoever works it out again finds the same.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from pydantic import TypeAdapter

from protocol.analysis import VERSION, Analysis, Choice, Fault, JudgedLeg, JudgedMove
from protocol.cards import Card
from protocol.ids import Role, Seat
from protocol.record import Record, RecordComputer, RecordLeg, RecordReturned, RecordTakeback
from protocol.views import View
from server.bots.registry import COMPUTERS
from server.games.registry import GAMES

PLAYOUTS = 300
"""How many play-outs each choice of a position is given."""
DOUBT = 2.0
"""A loss counts where it is more than so many of its standard errors; below, play-outs cannot tell it from none."""
CERTAIN = 3.0
"""And where it is more than so many, a move may be called bad: of the many choices of a leg, some look so by chance."""

_VIEW: TypeAdapter[View] = TypeAdapter(View)


@dataclass(frozen=True, slots=True)
class Position:
    """A move of a match, and what its mover saw when it was made, as it was sent; `seed` is what chance starts from."""

    leg: int
    roles: tuple[Role, ...]
    seat: Seat
    move: str
    view: bytes
    seed: str


def positions(record: Record) -> Iterator[Position]:
    """Yield the moves of a record that `server.verify` finds nothing wrong with, in order."""
    game = GAMES[record.game]
    options = game.options.model_validate(record.options)
    seen: tuple[Card, ...] = ()
    for index, leg in enumerate(record.legs):
        roles = _roles(leg)
        state = game.deal(options, tuple(map(Card, leg.deck)), roles, seen)
        for ply, move in enumerate(leg.moves):
            seat = Seat(move.seat)
            seed = f"analysis:{record.digest}:{index}:{ply}"
            yield Position(index, roles, seat, move.move, game.view_json(state, seat), seed)
            state = game.apply(state, seat, game.parse(move.move))
        seen = tuple(game.shown(state))


def judged(position: Position, playouts: int = PLAYOUTS) -> JudgedMove:
    """Return what a move was worth among the choices that there were."""
    view = _VIEW.validate_json(position.view)
    computer = COMPUTERS[view.game]
    # such a seed gives the same chance on every platform and version of Python
    rng = random.Random(position.seed)  # noqa: S311 - chance that can be repeated is the purpose
    role = view.roles[position.seat]
    sign = computer.sign(role)
    moves = [move.move for move in view.moves]
    ended = computer.ended(view, position.seat, rng, playouts)
    expected = [fmean(scores) for scores in ended]
    order = sorted(range(len(moves)), key=lambda at: -sign * expected[at])
    best, made = order[0], moves.index(position.move)
    loss, doubt = _loss([sign * (most - got) for most, got in zip(ended[best], ended[made], strict=True)])
    return JudgedMove(
        seat=position.seat,
        move=position.move,
        expected=round(expected[made], 1),
        loss=round(loss, 1) if loss > DOUBT * doubt else 0.0,
        fault=_fault(loss, computer.faults(role)) if loss > CERTAIN * doubt else None,
        choices=tuple([Choice(move=moves[at], expected=round(expected[at], 1)) for at in order]),
    )


def whole(record: Record, moves: Sequence[JudgedMove], playouts: int = PLAYOUTS) -> Analysis:
    """Return the analysis of a record whose moves have been judged, in order."""
    legs, rest, replaced = [], iter(moves), frozenset[int]()
    for leg in record.legs:
        roles = _roles(leg)
        told = tuple([next(rest) for _ in leg.moves])
        by_computer = _by_computer(leg, replaced)
        replaced = by_computer[-1]
        own = [move for move, others in zip(told, by_computer, strict=False) if move.seat not in others]
        accuracy = tuple([_accuracy([move for move in own if move.seat == seat]) for seat in range(len(roles))])
        legs.append(JudgedLeg(roles=roles, moves=told, accuracy=accuracy))
    return Analysis(version=VERSION, game=record.game, rules=record.rules, playouts=playouts, legs=tuple(legs))


def _roles(leg: RecordLeg) -> tuple[Role, ...]:
    return tuple([leg.roles[str(seat)] for seat in range(len(leg.roles))])


def _loss(behind: Sequence[int]) -> tuple[float, float]:
    """Return the mean of how far a choice ended behind the best one, play-out by play-out, and its standard error."""
    return fmean(behind), stdev(behind) / len(behind) ** 0.5


def _fault(loss: float, least: Mapping[Fault, float]) -> Fault | None:
    """Return the worst name that a loss has."""
    return max((name for name in least if loss >= least[name]), key=least.__getitem__, default=None)


def _accuracy(moves: Sequence[JudgedMove]) -> float | None:
    """Return how much of what could be gained over choosing blindly was gained: 100 is all of it, 0 none.

    Choosing blindly is worth the mean of all choices; so what was no choice does not count.
    """
    stake = sum(abs(move.choices[0].expected - fmean(choice.expected for choice in move.choices)) for move in moves)
    if not stake:
        return None
    return round(100 * max(0.0, 1 - sum(move.loss for move in moves) / stake), 1)


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
