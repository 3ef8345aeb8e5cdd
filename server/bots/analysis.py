"""How well the moves of a match were played: play-outs compare each move with its alternatives.

Moves are judged by the view of the seat that moved. A match is split into positions, which can be judged one by one in
any process; `whole` combines the judgements. The analysis depends on the match alone, so that every run gives the same.

The expected score after a move is the value of the position if both sides play their best from there. Play-outs alone
favour the side that moved last: its move was the best of all choices, but the other side answers with an average move.
So:

1. A judgement says how much its mover gains by the best choice over the move that the play-outs would have made.
2. The value of a position is a mean: of its play-outs (which favour the side that moved last) and of its play-outs
   after the other side's best answer (which favour the other side). The gain of the next judgement is the difference.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, zip_longest
from statistics import fmean, stdev

from protocol.analysis import VERSION, Analysis, Choice, Fault, JudgedLeg, JudgedMove, Verdict
from protocol.encoding import encode_value
from protocol.ids import Role, Seat
from protocol.views import VIEW
from server.bots.budget import Budget
from server.bots.registry import COMPUTERS
from server.games.catalog import GAMES
from server.records.replay import PlayedLeg, PlayedMatch, replay_legs

PLAYOUTS = 300
"""Play-outs of each choice of a position."""
MANY = 32
"""If there are more choices, a game may try only some of them."""
DOUBT = 2.0
"""A loss counts if it is larger than this number of its standard errors."""
CERTAIN = 3.0
"""A loss is graded above this number of standard errors, because some of a leg's many choices look bad by chance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysedPosition:
    """A move of a match, with the view that a computer would get for it; `seed` seeds the chance.

    `high`: the mover wants a high score.
    """

    leg: int
    roles: tuple[Role, ...]
    seat: Seat
    move: str
    view: bytes
    seed: str
    high: bool


def positions(match: PlayedMatch) -> Iterator[AnalysedPosition]:
    """Yield the moves of a match, in order."""
    game = GAMES[match.game]
    for index, leg in enumerate(replay_legs(match)):
        for ply, (state, (seat, text)) in enumerate(zip(leg.states, leg.moves, strict=False)):
            move = str(game.check(state, seat, game.parse(text)))  # in the notation of the view
            seed = f"analysis:{match.seed}:{index}:{ply}"
            yield AnalysedPosition(
                leg=index,
                roles=leg.roles,
                seat=seat,
                move=move,
                view=encode_value(game.computer_view(state, seat)),
                seed=seed,
                high=_wants_high(match, leg.roles[seat]),
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """A judged move with the means of its play-outs, and the figures that its position's value needs.

    `gain` is how many points the best choice gains for the mover over the move that the play-outs would have chosen; by
    chance it may be negative. All play-outs ended between `least` and `most`.
    """

    move: JudgedMove
    gain: float
    least: float
    most: float


def judge_position(position: AnalysedPosition, playouts: int = PLAYOUTS) -> Judgement:
    """Return a move's value among its alternatives; a move that is not listed is judged alone."""
    view = VIEW.validate_json(position.view)
    computer = COMPUTERS[view.game]
    # a string seed gives the same chance on every platform and version of Python
    rng = random.Random(position.seed)  # noqa: S311 - chance that can be repeated is the purpose
    role = view.roles[position.seat]
    sign = 1 if position.high else -1
    moves = [move.move for move in view.moves if getattr(move, "does", None) not in computer.unweighed]
    if position.move not in moves or len(moves) > MANY:
        moves = [*computer.candidates(view, position.seat, position.move, rng)] or moves
    if position.move not in moves:  # there is nothing to compare the move with
        hoped = round(computer.judge(view, position.seat, rng, Budget(playouts))[0].expected, 1)
        alone = (Choice(move=position.move, expected=hoped),)
        move = JudgedMove(seat=position.seat, move=position.move, expected=hoped, loss=0.0, fault=None, choices=alone)
        return Judgement(move=move, gain=0.0, least=hoped, most=hoped)
    chance = rng.getstate()
    ended = computer.final_scores(view, position.seat, rng, playouts, moves)
    rng.setstate(chance)
    baseline = computer.baseline_scores(view, position.seat, rng, len(ended[0])) if len(moves) > 1 else None
    expected = [fmean(scores) for scores in ended]
    order = sorted(range(len(moves)), key=lambda at: -sign * expected[at])
    best, made = order[0], moves.index(position.move)
    loss, doubt = _loss([sign * (most - got) for most, got in zip(ended[best], ended[made], strict=True)])
    move = JudgedMove(
        seat=position.seat,
        move=position.move,
        expected=round(expected[made], 1),
        loss=round(loss, 1) if loss > DOUBT * doubt else 0.0,
        fault=_fault(loss, computer.fault_thresholds(role)) if loss > CERTAIN * doubt else None,
        choices=tuple([Choice(move=moves[at], expected=round(expected[at], 1)) for at in order]),
    )
    gain = 0.0 if baseline is None else sign * (_best(ended, sign) - fmean(baseline))
    return Judgement(move=move, gain=gain, least=min(map(min, ended)), most=max(map(max, ended)))


Course = tuple[Verdict, int | None] | None
"""Whether a leg could be won at its opening, and the ply of the move that lost it; None in a game without a solver."""


def course(match: PlayedMatch, leg: int) -> Course:
    """Return whether a leg of a match, counted from 0, could be won, and the ply that lost it. Takes some seconds."""
    solver = COMPUTERS[match.game].solver
    if solver is None:
        return None
    played = next(islice(replay_legs(match), leg, None))
    return solver.course(match.options, played.states)


def whole(
    match: PlayedMatch, judgements: Sequence[Judgement], playouts: int = PLAYOUTS, courses: Sequence[Course] = ()
) -> Analysis:
    """Combine the judgements of a match's moves, in order, into its analysis; `courses` has an item for each leg."""
    legs, rest, computer = [], iter(judgements), COMPUTERS[match.game]
    for leg, way in zip_longest(match.legs, courses):
        told = _balanced(match, leg, [next(rest) for _ in leg.moves])
        own = [move for ply, move in enumerate(told) if ply not in leg.by_computer]
        accuracy = tuple(
            [
                _accuracy([move for move in own if move.seat == seat], computer.fault_thresholds(role)["mistake"])
                for seat, role in enumerate(leg.roles)
            ]
        )
        verdict, lost_at = way or (None, None)
        legs.append(JudgedLeg(roles=leg.roles, moves=told, accuracy=accuracy, verdict=verdict, lost_at=lost_at))
    return Analysis(version=VERSION, game=match.game, rules=match.rules, playouts=playouts, legs=tuple(legs))


def _balanced(match: PlayedMatch, leg: PlayedLeg, judgements: Sequence[Judgement]) -> tuple[JudgedMove, ...]:
    """Return the moves of a leg, balanced."""
    return tuple([balanced(match, leg, one, after) for one, after in zip_longest(judgements, judgements[1:])])


def balanced(match: PlayedMatch, leg: PlayedLeg, one: Judgement, after: Judgement | None) -> JudgedMove:
    """Return a move with expected scores that favour neither side; `after` judges the leg's next move, if any."""
    move, shift = one.move, 0.0
    if after is not None and _are_opposed(match, leg, move.seat, after.move.seat):
        shift = after.gain / 2 if not _wants_high(match, leg.roles[move.seat]) else -after.gain / 2
        shift = min(max(move.expected + shift, one.least), one.most) - move.expected
    return _shifted(one, shift) if shift else move


def _wants_high(match: PlayedMatch, role: Role) -> bool:
    return GAMES[match.game].formats(match.options)[match.form].wants_high(role)


def _are_opposed(match: PlayedMatch, leg: PlayedLeg, one: int, other: int) -> bool:
    """Return whether what is good for one seat is bad for the other, by their roles or by the lead in a match."""
    if leg.roles[one] != leg.roles[other]:
        return True
    return one != other and match.form == "match"


def _shifted(judgement: Judgement, shift: float) -> JudgedMove:
    """Return a move with its expected scores shifted by `shift` points, within the range in which play-outs ended."""
    least, most = judgement.least, judgement.most
    choices = [
        replace(each, expected=round(min(max(each.expected + shift, least), most), 1))
        for each in judgement.move.choices
    ]
    expected = next(each.expected for each in choices if each.move == judgement.move.move)
    return replace(judgement.move, expected=expected, choices=tuple(choices))


def _best(ended: Sequence[Sequence[float]], sign: int) -> float:
    """Return the value of the best choice: one half of the play-outs finds it, and the other half judges it.

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
    """Return the worst grade that a loss reaches."""
    return max((name for name in least if loss >= least[name]), key=least.__getitem__, default=None)


def _accuracy(moves: Sequence[JudgedMove], least: float) -> float | None:
    """Return how much of the possible gain over random choices was gained, in percent.

    A random choice is worth the mean of all choices, so a forced move does not count. If little could be gained in all,
    the losses are compared with the `least` loss that is a mistake: losing most of next to nothing is not a bad game.
    """
    stake = sum(abs(move.choices[0].expected - fmean(choice.expected for choice in move.choices)) for move in moves)
    if not stake:
        return None
    return round(100 * max(0.0, 1 - sum(move.loss for move in moves) / max(stake, least)), 1)
