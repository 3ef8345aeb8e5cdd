"""The computer of any game, made from its rules alone: for games that have no computer player of their own.

1. `possible` draws the cards that the seat can't see. All moves are tried on the same possible states, never on the
   real one, and with the same chance in their play-outs.
2. In a play-out each seat makes the best of a few moves drawn at random: the one with the best score right after it.
   So play-outs are better than chance, and yet differ.
3. The worse half of the moves is dropped again and again, so that most play-outs go to the moves that are hard to tell
   apart.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, pstdev
from time import monotonic
from typing import Any, ClassVar

from protocol.analysis import Fault
from protocol.cards import Card
from protocol.deals import LOWEST_NUMBER
from protocol.ids import Role, Seat
from protocol.options import Options
from server.bots.base import Choice, ComputerPlayer, Player
from server.bots.budget import Budget
from server.games.format import Format
from server.games.game import Game, Rng, Setup

NORMAL = Budget(playouts=100, seconds=0.3, breadth=None)
STRONG = Budget(playouts=800, seconds=0.95, breadth=None)
"""The budgets of `normal` and `strong` for a move."""
MOST_PLIES = 300
"""A play-out stops after this number of moves, with the score that the leg has then."""
PAR_PLIES = 40_000
"""The number of moves in the play-outs that look for par."""

_TRIED = 3
"""How many of the legal moves a play-out tries for each move it makes."""
_COMPARED = 12
"""How many moves are compared if a view lists very many."""
_WORK, _FEWEST = 60_000, 16
"""The most moves that the play-outs of `final_scores` make in all, and the fewest play-outs of a move."""
_SAMPLE = 24
"""How many legs are played out to find the spread of scores."""
_SHARES: Mapping[Fault, float] = {"inaccuracy": 0.25, "mistake": 0.5, "blunder": 1.0}
"""The smallest loss for each grade of mistake, as a part of the standard deviation of final scores."""
_SEEDS = range(2**32)
_LAST = Seat(-1)
"""The mover before an opening, so that seat 0 is the next."""


class MovesNotListed(Exception):
    """Neither a game nor its view lists the moves of a seat, so only a computer player of its own can play it."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game

    def __str__(self) -> str:
        return (
            f"The moves of {self.game} can't be listed: legal_moves returns None, and the view has no moves. "
            f"Give {self.game} a computer player of its own."
        )


def list_moves(game: Game[Any, Any], state: Any, seat: Seat, view: Any = None) -> Sequence[Any]:
    """Return the moves of a seat, sorted by notation; `view` is the seat's view of the state, if it is at hand.

    Raises MovesNotListed if neither the game nor the view lists them.
    """
    moves = game.legal_moves(state, seat)
    if moves is not None:
        return moves
    listed = getattr(game.view(state, seat) if view is None else view, "moves", ())
    if not listed:
        raise MovesNotListed(game.name)
    return [game.parse(each.move) for each in listed]


class GenericComputer(ComputerPlayer):
    """The computer of a game whose moves can be listed; with any other game, all methods raise MovesNotListed."""

    version: ClassVar[int] = 1

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self._levels: Mapping[str, Player] = {
            "random": self._random,
            "easy": self._easy,
            "normal": self._normal,
            "strong": self._strong,
        }
        self._spreads: dict[Role, float] = {}

    @property
    def levels(self) -> Mapping[str, Player]:
        """The computer players by name, the weakest first."""
        return self._levels

    def _random(self, view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
        """Choose a legal move, in notation, at random."""
        return rng.choice(_Trials(self._game, view, seat, rng=rng).moves)

    def _easy(self, view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
        """Choose a move, in notation, after which the score is best for the seat; ties are broken at random."""
        return _Trials(self._game, view, seat, rng=rng).promising()[0]

    def _normal(self, view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
        """Choose the move, in notation, that is the best by a few play-outs."""
        return self.judge(view, seat, rng, budget or NORMAL)[0].move

    def _strong(self, view: Any, seat: Seat, rng: Rng, budget: Budget | None = None) -> str:
        """Choose the move, in notation, that is the best by many play-outs."""
        return self.judge(view, seat, rng, budget or STRONG)[0].move

    def fault_thresholds(self, role: Role) -> Mapping[Fault, float]:
        """Return the smallest loss for each grade of mistake, in proportion to the spread of final scores.

        The spread is the standard deviation of some play-outs with the default options, which are made when a role is
        asked for first.
        """
        if role not in self._spreads:
            self._spreads[role] = _spread(self._game, role) or 1.0
        return {fault: share * self._spreads[role] for fault, share in _SHARES.items()}

    def judge(self, view: Any, seat: Seat, rng: Rng, budget: Budget) -> tuple[Choice, ...]:
        """Return the moves that were tried, the best for the seat first.

        Every move has a play-out, as far as the budget allows; then only the `breadth` best go on and are returned.
        """
        trials = _Trials(self._game, view, seat, rng=rng)
        playouts = max(1, budget.playouts if len(trials.moves) > 1 else 1)
        left = order = trials.promising()[:playouts]
        scores: dict[str, list[float]] = {move: [] for move in order}
        spent, began = 0, monotonic()
        rounds = max(1, (len(left) - 1).bit_length())
        for number in range(rounds):
            ends = None if budget.seconds is None else began + budget.seconds * (number + 1) / rounds
            share = max(1, (playouts - spent) // ((rounds - number) * len(left)))
            for _ in range(min(share, (playouts - spent) // len(left))):
                trials.draw()
                reached = trials.final_scores(left, ends, at_least=0 if spent else 1)
                if len(reached) < len(left) and spent:
                    break  # the time is over, and only complete draws compare the moves fairly
                for move, score in zip(left, reached, strict=False):
                    scores[move].append(score)
                spent += len(reached)
            left = sorted([move for move in left if scores[move]], key=lambda move: -trials.sign * fmean(scores[move]))
            order = [*left, *[move for move in order if move not in left]]
            left = left[: min((len(left) + 1) // 2, budget.breadth or len(left))]
        tried = [move for move in order if scores[move]][: budget.breadth]
        return tuple([Choice(move, fmean(scores[move]), len(scores[move])) for move in tried])

    def candidates(self, view: Any, seat: Seat, made: str, rng: Rng) -> tuple[str, ...]:
        """Return the moves with the best scores right after them, and the move itself; none if it is not listed."""
        trials = _Trials(self._game, view, seat, rng=rng)
        return tuple(dict.fromkeys([*trials.promising()[:_COMPARED], made])) if made in trials.moves else ()

    def final_scores(
        self, view: Any, seat: Seat, rng: Rng, playouts: int, moves: Sequence[str] = ()
    ) -> tuple[tuple[float, ...], ...]:
        """Return the final scores of each move: `playouts` play-outs, or fewer if these would take too long."""
        trials = _Trials(self._game, view, seat, rng=rng)
        reached: list[Sequence[float]] = []
        while len(reached) < playouts:
            trials.draw()
            reached.append(trials.final_scores(moves or trials.moves))
            playouts = min(playouts, max(_FEWEST, _WORK * len(reached) // max(1, trials.plies)))
        return tuple(zip(*reached, strict=True))

    def baseline_scores(self, view: Any, seat: Seat, rng: Rng, playouts: int) -> tuple[float, ...] | None:
        """Return the final scores of play-outs from the view itself; None if all seats have the same aim."""
        trials = _Trials(self._game, view, seat, rng=rng)
        if trials.are_partners:
            return None
        reached = []
        for _ in range(playouts):
            trials.draw()
            reached.append(trials.baseline_score())
        return tuple(reached)

    def par(self, options: Options, deck: Sequence[Card]) -> int:
        """Return the best score found by play-outs that know the deck; all seats have the aim of the first one.

        Each move of the best leg so far is compared with the seat's other moves. These are played out too, and a better
        leg replaces the best one.
        """
        game = self._game
        format = next((each for each in game.formats(options).values() if each.fits(1)), None) or _usual(game, options)
        roles = format.roles_for(format.fewest)
        sign = 1 if format.wants_high(roles[0]) else -1
        playouts = _PlayOuts(game, (sign,) * len(roles))
        rng = random.Random(0)  # noqa: S311 - chance that can be repeated is the purpose
        opening = game.deal(Setup(options=options, deck=deck, roles=roles))
        leg = [opening, *playouts.follow(opening, _LAST, rng)]
        made, at = 0, 0
        while made < PAR_PLIES and len(leg) > 1:
            seat, moves = playouts.turn(leg[at], _LAST)
            for move in moves:
                after = game.apply(leg[at], seat, move)
                line = [after, *playouts.follow(after, seat, rng)]
                made += len(line)
                if sign * game.score(line[-1]).total > sign * game.score(leg[-1]).total:
                    leg[at + 1 :] = line
            made += 1
            at = (at + 1) % (len(leg) - 1)
        return game.score(leg[-1]).total


class _Trials:
    """The trials of a seat's moves on possible states, which `draw` draws.

    `moves` are the seat's moves in notation. `sign` is 1 if the seat wants a high score, else -1. `plies` counts the
    moves of all play-outs.
    """

    def __init__(self, game: Game[Any, Any], view: Any, seat: Seat, *, rng: Rng) -> None:
        self._game, self._view, self._seat, self._rng = game, view, seat, rng
        low = _low_roles(game, view)
        self._signs = {role: -1 if role in low else 1 for role in view.roles}
        self._all = _PlayOuts(game, tuple([self._signs[role] for role in view.roles]))
        self._state, self._seed = game.possible(view, rng), 0
        self._parsed = {str(move): move for move in list_moves(game, self._state, seat, view)}
        self.moves = tuple(self._parsed)
        self.sign = self._signs[view.roles[seat]]
        self.plies = 0

    @property
    def are_partners(self) -> bool:
        """Whether all seats at the seat's table have the same aim."""
        playouts, state, _ = self._table(self._state)
        return playouts.are_partners(state)

    def draw(self) -> None:
        """Draw another possible state, and the chance of the play-outs from there."""
        self._state = self._game.possible(self._view, self._rng)
        self._seed = self._rng.choice(_SEEDS)

    def promising(self) -> list[str]:
        """Return the moves, the best score right after them first; ties are in random order."""
        order = [*self.moves]
        self._rng.shuffle(order)
        values = {}
        for move in order:
            playouts, state, seat = self._table(self._after(move))
            values[move] = playouts.value(state, seat)
        return sorted(order, key=lambda move: -values[move])

    def final_scores(self, moves: Sequence[str], ends: float | None = None, at_least: int = 0) -> list[float]:
        """Return the final score of a play-out after each move; only of the first moves if the time `ends` comes."""
        reached: list[float] = []
        for move in moves:
            if ends is not None and len(reached) >= at_least and monotonic() > ends:
                break
            reached.append(self._play_out(self._after(move), self._seat))
        return reached

    def baseline_score(self) -> float:
        """Return the final score of a play-out that also chooses the seat's move."""
        return self._play_out(self._state, Seat(self._seat - 1))

    def _after(self, move: str) -> Any:
        return self._game.apply(self._state, self._seat, self._parsed[move])

    def _play_out(self, start: Any, mover: Seat) -> float:
        playouts, state, seat = self._table(start)
        chance = random.Random(self._seed)  # noqa: S311 - chance that can be repeated is the purpose
        states = [state, *playouts.follow(state, Seat(seat + mover - self._seat), chance)]
        self.plies += len(states)
        return playouts.own_score(states[-1], seat)

    def _table(self, state: Any) -> "tuple[_PlayOuts, Any, Seat]":
        """Return the leg at the seat's table with the seat's place there: the whole leg, if it has no tables."""
        for table in self._game.tables(state):
            if self._seat in table.seats:
                signs = tuple([self._signs[role] for role in table.roles])
                return _PlayOuts(table.game, signs), table.state, Seat(table.seats.index(self._seat))
        return self._all, state, self._seat


class _PlayOuts:
    """Plays legs on by quick choices. `signs` has for each seat 1 if it wants a high score, else -1."""

    def __init__(self, game: Game[Any, Any], signs: tuple[int, ...]) -> None:
        self._game, self._signs = game, signs

    def follow(self, state: Any, mover: Seat, chance: random.Random) -> Iterator[Any]:
        """Yield the state after each further move; `mover` made the last one."""
        for _ in range(MOST_PLIES):
            mover, moves = self.turn(state, mover)
            if moves:
                state = self._choose(state, mover, moves, chance)
            elif (due := self._game.due(state)) is not None:
                state = self._game.apply(state, due.seat, self._game.parse(due.move))
            else:
                return
            yield state

    def turn(self, state: Any, mover: Seat) -> tuple[Seat, Sequence[Any]]:
        """Return the next seat after `mover` that has a move, and its moves; no moves if no seat has any."""
        seats = len(self._signs)
        for seat in sorted(self._game.to_act(state), key=lambda each: (each - mover - 1) % seats):
            if moves := list_moves(self._game, state, seat):
                return seat, moves
        return mover, ()

    def value(self, state: Any, seat: Seat) -> float:
        """Return how good the present score is for a seat; the higher, the better."""
        return self._signs[seat] * self.own_score(state, seat)

    def own_score(self, state: Any, seat: Seat) -> float:
        """Return the score of the leg as it stands; if each seat has a score, the difference to a seat's best rival."""
        score = self._game.score(state)
        if score.seats is None or len(score.seats) == 1:
            return score.total
        sign = self._signs[seat]
        others = [sign * score.seats[other] for other in range(len(score.seats)) if other != seat]
        return score.seats[seat] - sign * max(others)

    def are_partners(self, state: Any) -> bool:
        """Tell whether all seats have the same aim: a high score that all share, or a low one."""
        shared = len(self._signs) == 1 or self._game.score(state).seats is None
        return shared and len({*self._signs}) == 1

    def _choose(self, state: Any, seat: Seat, moves: Sequence[Any], chance: random.Random) -> Any:
        """Return the state after the best of a few random moves, by the score right after it."""
        tried = chance.sample(moves, min(_TRIED, len(moves)))
        if len(tried) == 1:
            return self._game.apply(state, seat, tried[0])
        return max([self._game.apply(state, seat, move) for move in tried], key=lambda after: self.value(after, seat))


def _low_roles(game: Game[Any, Any], view: Any) -> frozenset[Role]:
    """Return the roles that want a low score, by the format that has the view's roles.

    A view need not say its options. If it has no field `options`, the default options decide.
    """
    own, seats = getattr(view, "options", None), len(view.roles)
    options = own if isinstance(own, game.options) else game.options()
    for form, format in game.formats(options).items():
        if format.fits(seats) and {*format.roles_for(seats)} == {*view.roles}:
            return game.format(options, form, seats).low_roles
    return _usual(game, options).low_roles


def _usual(game: Game[Any, Any], options: Options) -> Format:
    return next(iter(game.formats(options).values()))


def _spread(game: Game[Any, Any], role: Role) -> float:
    """Return the standard deviation of the final scores of play-outs from openings in which a seat has the role."""
    options = [game.options(), *([] if game.daily is None else [game.daily.options])]
    found = [(each, format) for each in options for format in game.formats(each).values()]
    own, format = next(((each, format) for each, format in found if role in format.roles), found[0])
    roles = format.roles_for(format.fewest)
    seat = Seat(roles.index(role) if role in roles else 0)
    playouts = _PlayOuts(game, tuple([1 if format.wants_high(each) else -1 for each in roles]))
    scores = []
    for number in range(LOWEST_NUMBER, LOWEST_NUMBER + _SAMPLE):
        opening = game.deal(Setup(options=own, deck=game.deck(own, len(roles), number), roles=roles))
        chance = random.Random(number)  # noqa: S311 - chance that can be repeated is the purpose
        *_, final = opening, *playouts.follow(opening, _LAST, chance)
        scores.append(playouts.own_score(final, seat))
    return pstdev(scores)
