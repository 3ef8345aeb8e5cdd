"""How well the moves of a match were played: every choice there was, tried in play-outs by what its mover could see.

A match is taken apart into positions, each of which can be judged by itself, in any process; the judgements make the
whole. All of it follows from the match: whoever works it out again finds the same.

What is expected after a move is the value of the position, with the best play by both sides from there. Play-outs alone
would favour the side that moved last: its move was the best of all choices, but the other side answers it as play-outs
do, and not by its best. So:

1. A judgement says how much its mover gains by the best choice over the move that the play-outs would have made.
2. The value of a position is the mean of its play-outs (which favour the side that moved last) and of the same after
   the other side's best answer (which favour the other side). The gain of the next judgement is the difference.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, zip_longest
from statistics import fmean, stdev

from protocol.analysis import VERSION, Analysis, Choice, Fault, JudgedLeg, JudgedMove, Verdict
from protocol.ids import Role, Seat
from protocol.views import VIEW
from server.bots.budget import Budget
from server.bots.registry import COMPUTERS
from server.games.catalog import GAMES
from server.records.replay import PlayedLeg, PlayedMatch, replay_legs

PLAYOUTS = 300
"""How many play-outs each choice of a position is given."""
MANY = 32
"""Of more choices than that a game may have only some tried."""
DOUBT = 2.0
"""A loss counts where it is more than so many of its standard errors; below, play-outs cannot tell it from none."""
CERTAIN = 3.0
"""And where it is more than so many, a move may be called bad: of the many choices of a leg, some look so by chance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A move of a match, and what its mover was told then, as a computer is; `seed` is what chance starts from.

    `high`: the mover wants a high score.
    """

    leg: int
    roles: tuple[Role, ...]
    seat: Seat
    move: str
    view: bytes
    seed: str
    high: bool


def positions(match: PlayedMatch) -> Iterator[Position]:
    """Yield the moves of a match, in order."""
    game = GAMES[match.game]
    for index, leg in enumerate(replay_legs(match)):
        for ply, (state, (seat, text)) in enumerate(zip(leg.states, leg.moves, strict=False)):
            move = str(game.check(state, seat, game.parse(text)))  # as the view has it, however it was given
            seed = f"analysis:{match.seed}:{index}:{ply}"
            yield Position(
                leg=index,
                roles=leg.roles,
                seat=seat,
                move=move,
                view=game.computer_view_json(state, seat),
                seed=seed,
                high=_wants_high(match, leg.roles[seat]),
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """A judged move, whose figures are the means of its play-outs, with figures for the value of its position.

    `gain` is by how much the best choice is better for the mover than what the play-outs would have chosen, in points;
    it may be negative by chance. All play-outs ended from `least` to `most`.
    """

    move: JudgedMove
    gain: float
    least: float
    most: float


def judged(position: Position, playouts: int = PLAYOUTS) -> Judgement:
    """Return what a move was worth among the choices that there were; one that is not listed stands alone."""
    view = VIEW.validate_json(position.view)
    computer = COMPUTERS[view.game]
    # such a seed gives the same chance on every platform and version of Python
    rng = random.Random(position.seed)  # noqa: S311 - chance that can be repeated is the purpose
    role = view.roles[position.seat]
    sign = 1 if position.high else -1
    moves = [move.move for move in view.moves if getattr(move, "does", None) not in computer.unweighed]
    if position.move not in moves or len(moves) > MANY:
        moves = [*computer.tried(view, position.seat, position.move, rng)] or moves
    if position.move not in moves:  # it is of those that cannot be listed: there is nothing to hold it against
        hoped = round(computer.judged(view, position.seat, rng, Budget(playouts))[0].expected, 1)
        alone = (Choice(move=position.move, expected=hoped),)
        move = JudgedMove(seat=position.seat, move=position.move, expected=hoped, loss=0.0, fault=None, choices=alone)
        return Judgement(move=move, gain=0.0, least=hoped, most=hoped)
    chance = rng.getstate()
    ended = computer.ended(view, position.seat, rng, playouts, moves)
    rng.setstate(chance)
    played_on = computer.played_on(view, position.seat, rng, len(ended[0])) if len(moves) > 1 else None
    expected = [fmean(scores) for scores in ended]
    order = sorted(range(len(moves)), key=lambda at: -sign * expected[at])
    best, made = order[0], moves.index(position.move)
    loss, doubt = _loss([sign * (most - got) for most, got in zip(ended[best], ended[made], strict=True)])
    move = JudgedMove(
        seat=position.seat,
        move=position.move,
        expected=round(expected[made], 1),
        loss=round(loss, 1) if loss > DOUBT * doubt else 0.0,
        fault=_fault(loss, computer.faults(role)) if loss > CERTAIN * doubt else None,
        choices=tuple([Choice(move=moves[at], expected=round(expected[at], 1)) for at in order]),
    )
    gain = 0.0 if played_on is None else sign * (_best(ended, sign) - fmean(played_on))
    return Judgement(move=move, gain=gain, least=min(map(min, ended)), most=max(map(max, ended)))


Course = tuple[Verdict, int | None] | None
"""Whether a leg could be won at its opening, and the ply of the move that lost it; None in a game without a solver."""


def course(match: PlayedMatch, leg: int) -> Course:
    """Return whether a leg of a match, counted from 0, could be won, and where that was lost. Takes some seconds."""
    solver = COMPUTERS[match.game].solver
    if solver is None:
        return None
    played = next(islice(replay_legs(match), leg, None))
    return solver.course(match.options, played.states)


def whole(
    match: PlayedMatch, judgements: Sequence[Judgement], playouts: int = PLAYOUTS, courses: Sequence[Course] = ()
) -> Analysis:
    """Return the analysis of a match whose moves have been judged, in order; `courses`: those of its legs."""
    legs, rest, computer = [], iter(judgements), COMPUTERS[match.game]
    for leg, way in zip_longest(match.legs, courses):
        told = _balanced(match, leg, [next(rest) for _ in leg.moves])
        own = [move for ply, move in enumerate(told) if ply not in leg.by_computer]
        accuracy = tuple(
            [
                _accuracy([move for move in own if move.seat == seat], computer.faults(role)["mistake"])
                for seat, role in enumerate(leg.roles)
            ]
        )
        verdict, lost_at = way or (None, None)
        legs.append(JudgedLeg(roles=leg.roles, moves=told, accuracy=accuracy, verdict=verdict, lost_at=lost_at))
    return Analysis(version=VERSION, game=match.game, rules=match.rules, playouts=playouts, legs=tuple(legs))


def _balanced(match: PlayedMatch, leg: PlayedLeg, judgements: Sequence[Judgement]) -> tuple[JudgedMove, ...]:
    """Return the moves of a leg with the values of the positions, which favour neither side."""
    told = []
    for one, after in zip_longest(judgements, judgements[1:]):
        move, shift = one.move, 0.0
        if after is not None and _are_opposed(match, leg, move.seat, after.move.seat):
            shift = after.gain / 2 if not _wants_high(match, leg.roles[move.seat]) else -after.gain / 2
            shift = min(max(move.expected + shift, one.least), one.most) - move.expected
        told.append(_shifted(one, shift) if shift else move)
    return tuple(told)


def _wants_high(match: PlayedMatch, role: Role) -> bool:
    return GAMES[match.game].formats(match.options)[match.form].wants_high(role)


def _are_opposed(match: PlayedMatch, leg: PlayedLeg, one: int, other: int) -> bool:
    """Tell whether what is good for one seat is bad for the other: by their roles, or by the lead in a match."""
    if leg.roles[one] != leg.roles[other]:
        return True
    return one != other and match.form == "match"


def _shifted(judgement: Judgement, shift: float) -> JudgedMove:
    """Return a move with all that was expected shifted by so many points, as far as play-outs ever ended."""
    least, most = judgement.least, judgement.most
    choices = [
        replace(each, expected=round(min(max(each.expected + shift, least), most), 1))
        for each in judgement.move.choices
    ]
    expected = next(each.expected for each in choices if each.move == judgement.move.move)
    return replace(judgement.move, expected=expected, choices=tuple(choices))


def _best(ended: Sequence[Sequence[float]], sign: int) -> float:
    """Return what the best choice is worth: found by one half of the play-outs and judged by the other half.

    The same play-outs would flatter a choice that is only the best by chance.
    """
    half = len(ended[0]) // 2
    one, other = [each[:half] for each in ended], [each[half:] for each in ended]
    return (_found_by(one, other, sign) + _found_by(other, one, sign)) / 2


def _found_by(found: Sequence[Sequence[float]], judged: Sequence[Sequence[float]], sign: int) -> float:
    best = max(range(len(found)), key=lambda at: sign * sum(found[at]))
    return fmean(judged[best])


def _loss(behind: Sequence[float]) -> tuple[float, float]:
    """Return the mean of how far a choice ended behind the best one, play-out by play-out, and its standard error."""
    return fmean(behind), stdev(behind) / len(behind) ** 0.5


def _fault(loss: float, least: Mapping[Fault, float]) -> Fault | None:
    """Return the worst name that a loss has."""
    return max((name for name in least if loss >= least[name]), key=least.__getitem__, default=None)


def _accuracy(moves: Sequence[JudgedMove], least: float) -> float | None:
    """Return how much of what could be gained over choosing blindly was gained: 100 is all of it, 0 none.

    Choosing blindly is worth the mean of all choices; so what was no choice does not count. Where little could be
    gained in all, it is held against the `least` loss that is a mistake: a trifle given away of a trifle is none.
    """
    stake = sum(abs(move.choices[0].expected - fmean(choice.expected for choice in move.choices)) for move in moves)
    if not stake:
        return None
    return round(100 * max(0.0, 1 - sum(move.loss for move in moves) / max(stake, least)), 1)
