"""Measures computer players against each other on consecutive numbers, in a process for each core.

A leg depends only on its number, the seed and the players. It is played as in a room: each player gets the view of its
seat, decoded from the message that the seat would be sent.
"""

import json
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from typing import Any, TextIO

from protocol.cards import Card
from protocol.encoding import encode_value
from protocol.games.mirror import BOARDS
from protocol.ids import Form, Role, Seat
from protocol.options import Options
from protocol.views import VIEW
from server.bots.arguments import wanted_form, wanted_game, wanted_levels, wanted_numbers
from server.bots.players import chosen
from server.bots.pool import cores
from server.bots.registry import COMPUTERS
from server.games.catalog import GAMES, played_as
from server.games.format import Format
from server.games.game import Game, Setup
from server.table.match import number_after, rotate_roles


@dataclass(frozen=True, slots=True, kw_only=True)
class Arena:
    """The games of a run: every number from `first` to `last`, `legs` times with the roles swapped.

    The first of `players` has the first role in leg one; one player plays alone. The boards of a mirror match are legs.
    """

    game: str
    players: tuple[str, ...]
    options: Options
    form: Form
    first: int
    last: int
    legs: int
    seed: int

    @property
    def format(self) -> Format:
        """How the legs are played."""
        return GAMES[self.game].format(self.options, self.form, len(self.players))

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles of leg one, by player."""
        return self.format.roles_for(len(self.players))

    @property
    def wants_high(self) -> bool:
        """Whether the first player's result is better if it is higher."""
        return self.format.wants_high(self.roles[0])

    def deck(self, number: int) -> tuple[Card, ...]:
        """Return the deck of a number for this number of players."""
        return GAMES[self.game].deck(self.options, len(self.players), number)


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaLeg:
    """The result of a leg: its score, and by player the CPU seconds and the number of moves they were spent on.

    `own` are the players' own scores, if each has one.
    """

    score: int
    seconds: tuple[float, ...]
    moves: tuple[int, ...]
    own: tuple[int, ...] | None = None


@dataclass(slots=True)
class ArenaResults:
    """The legs that were played, by number."""

    arena: Arena
    legs: dict[int, tuple[ArenaLeg, ...]] = field(default_factory=dict)


def arena(
    game: str,
    players: str,
    numbers: str,
    legs: int,
    options: str,
    seed: int,
    wished: str | None = None,
    typed: Sequence[str] = (),
) -> Arena:
    """Parse a run: `players` are levels, separated by commas, `options` JSON, `typed` `NAME=VALUE`.

    Without a `wished` form it is the usual one for this number of players. Raises ValueError with a sentence for
    people.
    """
    rules = wanted_game(game)
    levels = wanted_levels(players, rules)
    read, form = wanted_form(rules, options, len(levels), wished, typed)
    if form == "mirror":
        legs = len(BOARDS)
    elif legs > rules.format(read, form, len(levels)).legs_for(len(levels)):
        raise ValueError("There are no roles to swap: leave --legs out, or name the two players of a duel.")
    lowest, highest = wanted_numbers(numbers)
    return Arena(game=game, players=levels, options=read, form=form, first=lowest, last=highest, legs=legs, seed=seed)


def play(arena: Arena, progress: TextIO, processes: int | None = None) -> ArenaResults:
    """Play every leg and return the results; write the progress to `progress`."""
    results, count = ArenaResults(arena), arena.last - arena.first + 1
    for done, (number, legs) in enumerate(_played(arena, processes or cores()), start=1):
        results.legs[number] = legs
        told = f"{done} of {count}, mean so far {_mean(_scores(results)):.1f}"
        # a terminal's line is overwritten; a file gets a few lines
        if progress.isatty():
            progress.write(f"\r{told}" + "\n" * (done == count))
        elif done == count or done * 10 // count > (done - 1) * 10 // count:
            progress.write(f"{told}\n")
        progress.flush()
    return results


def _played(arena: Arena, processes: int) -> Iterator[tuple[int, tuple[ArenaLeg, ...]]]:
    numbers = range(arena.first, arena.last + 1)
    processes = min(processes, len(numbers))
    if processes == 1:
        yield from zip(numbers, map(partial(_match, arena), numbers), strict=True)
        return
    # spawned, so that it works the same on every platform; results come in order, so chunks would only delay them
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from zip(numbers, pool.map(partial(_match, arena), numbers), strict=True)


def _match(arena: Arena, number: int) -> tuple[ArenaLeg, ...]:
    """Play a number's legs; a later one knows the cards that the earlier one showed."""
    if arena.form == "mirror":
        return _boards(arena, number)
    game = GAMES[arena.game]
    deck = arena.deck(number)
    format = game.format(arena.options, arena.form, len(arena.roles))
    seen: tuple[Card, ...] = ()
    legs = []
    for index in range(arena.legs):
        roles = rotate_roles(arena.roles, index)
        state = game.deal(Setup(options=arena.options, deck=deck, roles=roles, seen=seen))
        rng = _chance(f"{arena.seed}:{number}:{index}")
        seconds, moves = [0.0] * len(roles), [0] * len(roles)
        while to_act := game.to_act(state):
            # if all seats move at once, they move at the same pace
            seat = min(to_act, key=lambda seat: (moves[seat] if format.at_once else 0, seat))
            move, spent = _chosen(arena, game, state, seat, rng)
            seconds[seat] += spent
            moves[seat] += 1
            state = game.apply(state, seat, move)
        score = game.score(state)
        legs.append(ArenaLeg(score=score.total, seconds=tuple(seconds), moves=tuple(moves), own=score.seats))
        seen = tuple(game.shown(state))
        if format.own_numbers:
            number = number_after(number)
            deck, seen = arena.deck(number), ()
    return tuple(legs)


def _boards(arena: Arena, number: int) -> tuple[ArenaLeg, ...]:
    """Play both boards of a number at once, and return a leg for each."""
    one = GAMES[arena.game]
    both = played_as(one, arena.options, arena.form)
    state = both.deal(Setup(options=arena.options, deck=arena.deck(number), roles=arena.roles))
    rng = _chance(f"{arena.seed}:{number}:mirror")
    seconds = [[0.0] * len(arena.players) for _ in BOARDS]
    moves = [[0] * len(arena.players) for _ in BOARDS]
    while to_act := both.to_act(state):
        seat = min(to_act, key=lambda seat: (sum(made[seat] for made in moves), seat))
        move, spent = _chosen(arena, both, state, seat, rng)
        seconds[move.board][seat] += spent
        moves[move.board][seat] += 1
        state = both.apply(state, seat, move)
    return tuple(
        ArenaLeg(score=one.score(state.boards[board]).total, seconds=tuple(seconds[board]), moves=tuple(moves[board]))
        for board in BOARDS
    )


def _chosen(arena: Arena, game: Game[Any, Any], state: Any, seat: Seat, rng: random.Random) -> tuple[Any, float]:
    """Return the move of a seat's player, and its CPU seconds."""
    view = VIEW.validate_json(encode_value(game.computer_view(state, seat)))
    began = time.process_time()
    move = chosen(arena.players[seat], view, Seat(seat), rng)
    return game.parse(move), time.process_time() - began


def _chance(seed: str) -> random.Random:
    # a string seed gives the same chance on every platform and version of Python
    return random.Random(seed)  # noqa: S311 - chance that can be repeated is the purpose


def playouts_per_second(arena: Arena, seconds: float = 0.5) -> float:
    """Return how many whole legs of the run one core plays out in a second, measured for `seconds` seconds."""
    game, computer = GAMES[arena.game], COMPUTERS[arena.game]
    rng = random.Random(arena.seed)  # noqa: S311 - chance that can be repeated is the purpose
    done, spent, number = 0, 0.0, arena.first
    while spent < seconds:
        state = game.deal(Setup(options=arena.options, deck=arena.deck(number), roles=arena.roles))
        seat = Seat(min(game.to_act(state)))
        view = VIEW.validate_json(encode_value(game.computer_view(state, seat)))
        began = time.process_time()
        done += sum(len(scores) for scores in computer.final_scores(view, seat, rng, 8))
        spent += time.process_time() - began
        number = arena.first + (number + 1 - arena.first) % (arena.last + 1 - arena.first)
    return done / spent


def summary(results: ArenaResults) -> dict[str, Any]:
    """Return the figures as JSON values.

    `mean` and `se` (its standard error) are of leg one, in which the first player has the first role; `scores` has the
    score of each number, or both with two legs; `seconds_per_move`, in CPU seconds, is of the slowest player, and
    `seconds_per_move_by_player` has each. With two legs, or if each player has a score, `wins` and `losses` count the
    first player's matches; `own` then has each player's mean and standard error. `won` counts the numbers won by a solo
    player, in a game that can be won.
    """
    arena = results.arena
    by_player = [_pace(results, player) for player in range(len(arena.players))]
    told: dict[str, Any] = {
        "game": arena.game,
        "players": list(arena.players),
        "options": arena.options.model_dump(mode="json"),
        "form": arena.form,
        "numbers": f"{arena.first}-{arena.last}",
        "legs": arena.legs,
        "seed": arena.seed,
        "n": len(results.legs),
        "mean": _mean(_scores(results)),
        "se": _error(_scores(results)),
        "scores": {
            str(number): legs[0].score if arena.legs == 1 else [leg.score for leg in legs]
            for number, legs in results.legs.items()
        },
        "seconds_per_move": max(by_player),
        "seconds_per_move_by_player": by_player,
    }
    winning = arena.format.winning_score
    if winning is not None:
        told["won"] = _scores(results).count(winning)
    if arena.legs == 2:
        sign = 1 if arena.wants_high else -1
        ahead = [sign * (legs[0].score - legs[1].score) for legs in results.legs.values()]
        told["mean_second_leg"] = _mean(_scores(results, 1))
        told["se_second_leg"] = _error(_scores(results, 1))
        told["wins"] = sum(lead > 0 for lead in ahead)
        told["draws"] = ahead.count(0)
        told["losses"] = sum(lead < 0 for lead in ahead)
    own = [legs[0].own for legs in results.legs.values()]
    by_number = [each for each in own if each is not None and len(each) > 1]
    if by_number:
        of_player = list(zip(*by_number, strict=True))
        told["own"] = [{"mean": _mean(scores), "se": _error(scores)} for scores in of_player]
        sign = 1 if arena.wants_high else -1
        ahead = [sign * scores[0] - max(sign * each for each in scores[1:]) for scores in by_number]
        told["wins"] = sum(lead > 0 for lead in ahead)
        told["draws"] = ahead.count(0)
        told["losses"] = sum(lead < 0 for lead in ahead)
    return told


def table(results: ArenaResults) -> str:
    """Return the figures as a table for people."""
    arena, told = results.arena, summary(results)
    mirror = ", both boards at once" if arena.form == "mirror" else ""
    lines = [f"{GAMES[arena.game].title}, numbers {arena.first} to {arena.last}, seed {arena.seed}{mirror}", ""]
    roles = arena.roles if len(arena.players) > 1 else ("alone",)
    pairs = [arena.players, arena.players[::-1]][: arena.legs]
    width = max(len(level) for level in (*roles, *arena.players)) + 2
    lines.append("".join(role.ljust(width) for role in roles) + "   mean     se  lowest  highest")
    for index, pair in enumerate(pairs):
        scores = _scores(results, index)
        figures = f"{_mean(scores):7.1f} {_error(scores):6.1f} {min(scores):7} {max(scores):8}"
        lines.append("".join(level.ljust(width) for level in pair) + figures)
    lines.append("")
    for player, own in zip(arena.players, told.get("own", ()), strict=False):
        lines.append(f"{player} has {own['mean']:.1f} +- {own['se']:.1f}")
    if "won" in told:
        share = told["won"] / told["n"]
        error = (share * (1 - share) / told["n"]) ** 0.5
        lines.append(f"{arena.players[0]} won {told['won']} of {told['n']} numbers ({share:.1%} +- {error:.1%})")
    if "wins" in told:
        won, drawn, n = told["wins"], told["draws"], told["n"]
        lines.append(
            f"{arena.players[0]} won {won} of {n} matches ({won / n:.1%}), {drawn} drawn, {told['losses']} lost"
        )
    paces = zip(arena.players, told["seconds_per_move_by_player"], strict=True)
    lines.append("CPU seconds per move: " + ", ".join(f"{level} {pace:.4f}" for level, pace in paces))
    return "\n".join(lines) + "\n"


def write(results: ArenaResults, out: TextIO) -> None:
    """Write the figures as JSON."""
    json.dump(summary(results), out, indent=1)
    out.write("\n")


def _scores(results: ArenaResults, leg: int = 0) -> list[int]:
    return [legs[leg].score for legs in results.legs.values()]


def _mean(scores: Sequence[int]) -> float:
    return statistics.fmean(scores)


def _error(scores: Sequence[int]) -> float:
    """Return the standard error of the mean; 0 for a single score."""
    return statistics.stdev(scores) / len(scores) ** 0.5 if len(scores) > 1 else 0.0


def _pace(results: ArenaResults, player: int) -> float:
    legs = [leg for legs in results.legs.values() for leg in legs]
    return sum(leg.seconds[player] for leg in legs) / max(1, sum(leg.moves[player] for leg in legs))
