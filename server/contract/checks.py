"""The checks of the contract. Each takes a table and raises Breach if the game does not keep its part.

The message of a breach is for the game's author: it says which method answered what, and what it should answer.
"""

import json
import pickle
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import FrozenInstanceError, fields, is_dataclass
from itertools import pairwise
from typing import Any

from pydantic import ValidationError
from pydantic_core import to_json, to_jsonable_python

from protocol.encoding import encode_value
from protocol.ids import Seat
from protocol.patch import merge
from protocol.reasons import shared
from protocol.views import encode_view_changes
from server.contract.tables import LegByChance, Sample
from server.games.errors import GameError, IllegalMove, MalformedMove, NotYourTurn
from server.games.game import Setup
from server.games.result import EndedLeg

MALFORMED = ("", " ", "\x00", "nonsense", ">", "x" * 400, "🂡>🂢")
"""Texts that are no moves of any game."""
PAIRS = 24
"""Pairs of states of a leg whose views are compared in both directions."""


class Breach(Exception):
    """A game does not keep its part of the contract."""


Check = Callable[[Sample], None]
CHECKS: dict[str, Check] = {}
"""The checks by name, in the order in which they are made."""


def _check(check: Check) -> Check:
    CHECKS[check.__name__] = check
    return check


def _demand(kept: object, message: str) -> None:
    if not kept:
        raise Breach(message)


def _at(leg: LegByChance, ply: int) -> str:
    """Say where in a leg something is."""
    return f"after {ply} moves on number {leg.number}"


# Forms and roles


@_check
def formats_fit(sample: Sample) -> None:
    """`formats` and `format` agree on the forms and seats, and give each seat a role."""
    game, options = sample.game, sample.options
    formats = game.formats(options)
    _demand(sample.format.fits(sample.seats), f"`format` does not allow the {sample.seats} seats that `formats` allows")
    again = game.options.model_validate(options.model_dump(mode="json"))
    _demand(again == options, f"the options {options} are others after a journey as JSON: {again}")
    _demand(set(formats) <= set(game.every_form), f"`every_form` lacks some of the forms {list(formats)}")
    for form, of_form in formats.items():
        _demand(1 <= of_form.fewest <= of_form.most, f"{form}: `fewest` and `most` should be 1 or more, in this order")
        _demand((form == "solo") == (of_form.most == 1), f"{form}: only the form `solo` is for one seat")
        for seats in (of_form.fewest, of_form.most):
            format = game.format(options, form, seats)
            _demand(format.fits(seats), f"{form}: `format` does not allow {seats} seats, but `formats` does")
            _demand(len(format.roles_for(seats)) == seats, f"{form}: {seats} seats do not get {seats} roles")
            _demand(format.legs_for(seats) >= 1, f"{form}: a match of {seats} seats has no leg")


@_check
def seats_take_turns(sample: Sample) -> None:
    """Only in a format that is `at_once` are several seats to act."""
    most = max(len(sample.game.to_act(state)) for state in sample.some)
    _demand(
        (most > 1) == sample.format.at_once,
        f"at most {most} seats are to act, but the format says at_once={sample.format.at_once}",
    )


@_check
def matches_are_decided(sample: Sample) -> None:
    """`decide` gives each seat a score or None, also if the last leg was not played out."""
    game, count = sample.game, sample.format.legs_for(sample.seats)
    ended = [EndedLeg(sample.roles(leg), game.score(sample.legs[0].states[-1])) for leg in range(count)]
    for known in (ended, [*ended[:-1], EndedLeg(ended[-1].roles, None)], [EndedLeg(ended[0].roles, None)]):
        decided = game.decide(sample.format, known)
        _demand(len(decided.scores) == sample.seats, f"`decide` has {len(decided.scores)} scores for its seats")
        allowed = set(decided.winners) < set(range(sample.seats)) or not decided.winners
        _demand(allowed, f"`decide` lets {decided.winners} win: winners are some of the seats, none in a draw")
        _demand(
            all(decided.scores[seat] is not None for seat in decided.winners),
            f"`decide` lets {decided.winners} win, of whom some have no score: {decided.scores}",
        )


# States and moves


@_check
def states_repeat(sample: Sample) -> None:
    """The same deck and moves lead to the same states."""
    game = sample.game
    for leg in sample.legs:
        state = sample.opening(leg.number, leg.roles)
        _demand(state == leg.states[0], "`deal` gives two different states for the same setup")
        for ply, ((seat, move), expected) in enumerate(zip(leg.moves, leg.states[1:], strict=True), 1):
            state = game.apply(state, seat, game.parse(str(move)))
            _demand(state == expected, f"`apply` gives another state {_at(leg, ply)} when the same moves are repeated")


@_check
def states_are_values(sample: Sample) -> None:
    """A state is a frozen dataclass with a hash, and can be pickled."""
    for state in sample.some:
        _demand(is_dataclass(state), f"a state should be a frozen dataclass, but it is a {type(state).__name__}")
        try:
            copy = pickle.loads(pickle.dumps(state))  # noqa: S301 - a state of the game itself
            _demand(hash(state) == hash(copy), "a state and its pickled copy have different hashes")
        except TypeError as error:
            raise Breach(f"a state has no hash, so some field is no value: {error}") from None
        for field in fields(state):
            try:
                setattr(state, field.name, getattr(state, field.name))
            except FrozenInstanceError:
                continue
            raise Breach(f"the field {field.name} of a state can be set: declare it with @dataclass(frozen=True)")


@_check
def states_differ(sample: Sample) -> None:
    """No two states of a leg are equal, and `ply` counts the moves."""
    for leg in sample.legs:
        _demand(len(set(leg.states)) == len(leg.states), f"two states of the leg on number {leg.number} are equal")
        for ply, state in enumerate(leg.states):
            _demand(state.ply == ply, f"`ply` of the state is {state.ply} {_at(leg, ply)}")


@_check
def moves_are_read_back(sample: Sample) -> None:
    """`parse` reads a move as `str` writes it."""
    game = sample.game
    for leg in sample.legs:
        for _, move in leg.moves:
            again = game.parse(str(move))
            _demand(again == move, f"`parse({str(move)!r})` is {again!r}, but the move was {move!r}")
            _demand(str(again) == str(move), f"the move {str(move)!r} is written {str(again)!r} after `parse`")


@_check
def malformed_moves_are_refused(sample: Sample) -> None:
    """`parse` raises MalformedMove for any text that is no move."""
    for text in MALFORMED:
        try:
            read = sample.game.parse(text)
        except MalformedMove as error:
            _fits(sample, error)
        except Exception as error:
            raise Breach(f"`parse({text[:20]!r})` raises {error!r}, but it should raise MalformedMove") from error
        else:
            raise Breach(f"`parse({text[:20]!r})` is {read!r}, but it should raise MalformedMove")


def _fits(sample: Sample, error: GameError[Any]) -> None:
    """Demand that an error has a known reason, with its code and its data, and a sentence for people."""
    meaning = {**shared.MEANINGS, **sample.game.reasons.meanings}.get(error.reason)
    if meaning is None:
        raise Breach(f"the reason {error.reason!r} is neither a shared one nor in the game's `reasons`")
    _demand(meaning.code is error.code, f"the reason {error.reason!r} has the code {meaning.code}, not {error.code}")
    _demand(meaning.fits(error.data), f"the reason {error.reason!r} has the data {meaning.data!r}, not {error.data}")
    _demand(str(error).endswith("."), f"the message {str(error)!r} should be a sentence, with a full stop")


@_check
def check_and_apply_agree(sample: Sample) -> None:
    """`check` and `apply` allow the same moves, and refuse the others with the same words."""
    game = sample.game
    for leg in sample.legs:
        tried = [move for _, move in leg.moves[:: 1 + len(leg.moves) // 30]]
        for state in leg.states[:: max(5, len(leg.states) // 8)]:
            for seat in sample.watched:
                legal = game.legal_moves(state, seat)
                for move in tried:
                    what = f"for seat {seat}, the move {str(move)!r} {_at(leg, state.ply)}"
                    try:
                        written = game.check(state, seat, move)
                    except GameError as error:
                        _demand(legal is None or move not in legal, f"`legal_moves` lists, but `check` refuses {what}")
                        _fits(sample, error)
                        _refused_alike(sample, state, seat, move, error)
                        continue
                    listed = legal is None or written in legal or sample.unlisted
                    _demand(listed, f"`check` allows, but `legal_moves` does not list {what}")
                    again = game.check(state, seat, written)
                    _demand(again == written, f"`check` writes {written!r} as {again!r} if asked again {what}")
                    same = game.apply(state, seat, move) == game.apply(state, seat, written)
                    _demand(same, f"`apply` has another result for the move as `check` writes it {what}")


def _refused_alike(sample: Sample, state: Any, seat: Seat, move: Any, error: GameError[Any]) -> None:
    what = f"`check` refuses {str(move)!r} with {str(error)!r}"
    try:
        sample.game.apply(state, seat, move)
    except type(error) as other:
        _demand(str(other) == str(error), f"{what}, but `apply` with {str(other)!r}")
    except GameError as other:
        raise Breach(f"{what}, but `apply` with {other!r}") from None
    else:
        raise Breach(f"{what}, but `apply` allows it")


@_check
def legal_moves_are_legal(sample: Sample) -> None:
    """`legal_moves` are sorted by notation, every one is allowed, and only a seat that is to act has any."""
    game = sample.game
    for state in sample.some:
        for seat in sample.watched:
            legal = game.legal_moves(state, seat)
            if legal is None:
                continue
            _demand(seat in game.to_act(state) or not legal, f"`legal_moves` lists moves of seat {seat} out of turn")
            written = [str(move) for move in legal]
            _demand(written == sorted(set(written)), f"`legal_moves` should be sorted, each once: {written[:12]}")
            for move in legal:
                try:
                    checked = game.check(state, seat, move)
                except GameError as error:
                    raise Breach(f"`legal_moves` lists {str(move)!r}, but `check` refuses it: {error}") from None
                _demand(checked == move, f"`legal_moves` lists {move!r}, which `check` writes as {checked!r}")


@_check
def legs_end(sample: Sample) -> None:
    """A leg is over when nobody is to act, and then takes no move."""
    game = sample.game
    for leg in sample.legs:
        _demand(all(game.to_act(state) for state in leg.states[:-1]), "nobody is to act before the leg is over")
        end = leg.states[-1]
        for seat in sample.watched:
            _demand(not game.legal_moves(end, seat), f"`legal_moves` lists moves of seat {seat} after the end")
            try:
                game.apply(end, seat, leg.moves[-1][1])
            except NotYourTurn:
                continue
            except GameError as error:
                raise Breach(f"`apply` after the end raises {error!r}, but it should raise NotYourTurn") from None
            raise Breach("`apply` takes a move after the end of the leg")


@_check
def only_seats_to_act_move(sample: Sample) -> None:
    """A seat that is not to act may not move."""
    game = sample.game
    for leg in sample.legs:
        for state, (seat, move) in zip(leg.states, leg.moves, strict=False):
            acting = game.to_act(state)
            _demand(acting <= set(range(sample.seats)), f"`to_act` names seats that there are not: {sorted(acting)}")
            _demand(seat in acting, f"`apply` takes a move of seat {seat}, which is not to act")
            for other in set(sample.watched) - acting:
                try:
                    game.check(state, other, move)
                except NotYourTurn:
                    continue
                except GameError as error:
                    raise Breach(f"`check` refuses seat {other} with {error!r}, but it should be NotYourTurn") from None
                raise Breach(f"`check` allows a move of seat {other}, which is not to act")


@_check
def moves_do_not_repeat(sample: Sample) -> None:
    """A move that has been made is illegal the next time, unless the table says that moves repeat."""
    game = sample.game
    for leg in sample.legs if not sample.repeats else ():
        for state, (_, move) in list(zip(leg.states[1:], leg.moves, strict=True))[:-1]:
            try:
                game.check(state, min(game.to_act(state)), move)
            except IllegalMove:
                continue
            raise Breach(f"the move {str(move)!r} is legal twice in a row")


@_check
def turns_are_counted(sample: Sample) -> None:
    """`count_turns` starts at 0 and grows by at most 1 with each move."""
    game = sample.game
    for leg in sample.legs:
        turns = [game.count_turns(state) for state in leg.states]
        _demand(turns[0] == 0, f"`count_turns` of an opening is {turns[0]}, but it should be 0")
        steps = {after - before for before, after in pairwise(turns)}
        _demand(steps <= {0, 1}, f"`count_turns` changes by {sorted(steps)} in a move, but it may grow by 1 at most")


@_check
def clocks_run_for_seats_to_act(sample: Sample) -> None:
    """While a leg goes on, the clock of a seat that can move runs, or the room makes the next move."""
    game = sample.game
    for leg in sample.legs:
        for ply, state in enumerate(leg.states[:-1]):
            running = game.on_clock(state)
            _demand(running or game.due(state) is not None, f"no clock runs, and no move is due {_at(leg, ply)}")
            _demand(running <= game.to_act(state), f"the clock of a seat that is not to act runs {_at(leg, ply)}")


@_check
def due_moves_are_legal(sample: Sample) -> None:
    """A move that falls due is one that its seat may make."""
    game = sample.game
    for leg in sample.legs:
        for ply, state in enumerate(leg.states):
            if (due := game.due(state)) is None:
                continue
            _demand(due.seat in game.to_act(state), f"a move of seat {due.seat} is due, which is not to act")
            try:
                game.check(state, due.seat, game.parse(due.move))
            except GameError as error:
                raise Breach(f"the move {due.move!r} is due, but `check` refuses it: {error}") from None
            _demand(due.seconds >= 0 and 0 <= due.since <= ply, f"`due` has impossible times: {due}")


@_check
def seats_drop_out(sample: Sample) -> None:
    """Nobody waits for a seat that has dropped out."""
    game = sample.game
    for state in sample.some:
        for seat in game.on_clock(state):
            if (dropped := game.drop_out(state, seat)) is None:
                continue
            _demand(seat not in game.on_clock(dropped.state), f"the clock of seat {seat} runs after `drop_out`")
            _demand(not game.is_done(state, seat), f"seat {seat} is done, so `drop_out` should be None")
            done = game.is_done(dropped.state, seat) or not game.to_act(dropped.state)
            _demand(done, f"seat {seat} is not done after `drop_out`")


@_check
def known_cards_stay_known(sample: Sample) -> None:
    """`count_shown` never shrinks, and no seat that is done is waited for."""
    game = sample.game
    for leg in sample.legs:
        for before, after in pairwise(leg.states):
            for seat in sample.watched:
                one, other = game.count_shown(before, seat), game.count_shown(after, seat)
                _demand(one <= other, f"`count_shown` of seat {seat} shrinks from {one} to {other} by a move")
                waits = game.is_done(before, seat) and seat in game.on_clock(before)
                _demand(not waits, f"seat {seat} is done, but its clock runs")
        ended = [seat for seat in sample.watched if game.is_done(leg.states[-1], seat)]
        _demand(not ended, f"`is_done` holds for seats {ended} after the end, where it should be false")


@_check
def numbers_are_alive(sample: Sample) -> None:
    """The numbers of the tables are worth playing."""
    for number in sample.numbers:
        dead = sample.game.is_dead(sample.options, sample.deck(number))
        _demand(not dead, f"`is_dead` holds for number {number}: almost no number should be dead")


# Scores


@_check
def scores_are_numbers(sample: Sample) -> None:
    """A score is a number of points, unless the format says that a leg is won or lost."""
    reached = {sample.game.score(state).total for state in sample.states}
    wrong = f"the scores are {sorted(reached)[:12]}, but the format says won_or_lost={sample.format.won_or_lost}"
    _demand(not sample.format.won_or_lost or reached <= {0, 1}, wrong)


@_check
def scores_add_up(sample: Sample) -> None:
    """The parts of a score have the same names all through, and add up if they are numbers; so do the seats'."""
    first = sample.game.score(sample.states[0])
    for state in sample.states:
        score = sample.game.score(state)
        _demand(list(score.parts) == list(first.parts), f"the parts of a score change: {list(score.parts)}")
        _is_json(dict(score.parts), "the parts of a score")
        if score.parts and all(isinstance(part, int) for part in score.parts.values()):
            total = sum(score.parts.values())
            _demand(score.total == total, f"a score is {score.total}, but its parts add up to {total}")
        _demand((score.seats is None) == (first.seats is None), "only some scores have numbers by seat")
        if score.seats is not None:
            _demand(len(score.seats) == sample.seats, f"a score has {len(score.seats)} numbers by seat")
            _demand(score.total == sum(score.seats), f"a score is {score.total}, but its seats have {score.seats}")


def _is_json(value: Any, what: str) -> None:
    try:
        json.dumps(value)
    except TypeError as error:
        raise Breach(f"{what} cannot be written as JSON: {error}") from None


# Views


@_check
def views_travel(sample: Sample) -> None:
    """A view is the same after a journey as JSON, and has no null in it."""
    game = sample.game
    for state in sample.some:
        for seat in sample.perspectives:
            view = sample.view(state, seat)
            _demand(is_dataclass(view), f"a view should be a dataclass, but it is a {type(view).__name__}")
            written = sample.written(state, seat)
            try:
                again = sample.views.validate_json(written)
            except ValidationError as error:
                raise Breach(f"the view of {_who(seat)} cannot be read back: {error}") from None
            _demand(again == view, f"the view of {_who(seat)} is another after a journey as JSON: {again} was {view}")
            plain = sample.views.validate_json(to_json(view)) == view
            _demand(plain, f"the view of {_who(seat)} is another after a journey as JSON with nulls")
            found = list(_nulls(json.loads(written))) if b":null" in written else []
            _demand(not found, f"the view of {_who(seat)} has a null in {found[:3]}: leave the field out instead")
            name = "mirror" if sample.form == "mirror" else game.name
            _demand(view.game == name, f"the field `game` of a view should be {name!r}, but it is {view.game!r}")


def _who(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _nulls(value: Any, path: str = "view") -> Iterator[str]:
    if isinstance(value, dict):
        for name, part in value.items():
            if part is None:
                yield f"{path}.{name}"
            yield from _nulls(part, f"{path}.{name}")
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from _nulls(part, f"{path}[{index}]")


@_check
def views_have_the_shared_fields(sample: Sample) -> None:
    """A view has the roles, the seats to act, the number of moves and, if there is one for all, the score."""
    game = sample.game
    for leg in sample.legs:
        for ply, state in enumerate(leg.states):
            view = sample.view(state, sample.watched[-1])
            for name, expected in (("roles", leg.roles), ("ply", ply), ("to_act", tuple(sorted(game.to_act(state))))):
                told = getattr(view, name, None)
                _demand(told == expected, f"`{name}` of a view is {told}, but it should be {expected} {_at(leg, ply)}")


@_check
def views_list_the_legal_moves(sample: Sample) -> None:
    """`moves` of a view are the legal moves of its seat, in the same order."""
    game = sample.game
    for state in sample.some:
        for seat in game.to_act(state) & set(sample.watched):
            legal = game.legal_moves(state, seat)
            if legal is None:
                continue
            told = [move.move for move in sample.view(state, seat).moves]
            _demand(told == [str(move) for move in legal], f"the view of seat {seat} lists {told[:8]}, not its moves")


@_check
def open_views_are_the_same(sample: Sample) -> None:
    """In a format that is `open`, everybody sees the same."""
    for state in sample.some if sample.format.open else ():
        seen = {sample.written(state, seat) for seat in sample.perspectives}
        _demand(len(seen) == 1, "the format is `open`, but seats and spectators have different views")


@_check
def possible_states_agree(sample: Sample) -> None:
    """A state that `possible` draws from a view has the same view, seats to act and score."""
    game = sample.game
    for index, state in enumerate(sample.some):
        for seat in sample.perspectives:
            view = sample.view(state, seat)
            drawn = game.possible(view, random.Random(index))  # noqa: S311
            same = game.view(drawn, seat) == view
            _demand(same, f"a state that `possible` draws for {_who(seat)} has another view {state.ply} moves on")
            _demand(game.to_act(drawn) == game.to_act(state), "a state that `possible` draws has other seats to act")
            _demand(game.score(drawn) == game.score(state), "a state that `possible` draws has another score")


@_check
def possible_states_can_be_played(sample: Sample) -> None:
    """A state that `possible` draws can be played to its end."""
    game = sample.game
    for leg in sample.legs:
        rng = random.Random(leg.number)  # noqa: S311
        for seat in (sample.watched[-1], None):
            played = [game.possible(sample.view(leg.states[len(leg.states) // 2], seat), rng)]
            sample.play_on(played, rng)


@_check
def shown_cards_are_a_growing_part_of_the_deck(sample: Sample) -> None:
    """`shown` is the beginning of the deck, and never shrinks."""
    game = sample.game
    for leg in sample.legs:
        deck, before = sample.deck(leg.number), 0
        for ply, state in enumerate(leg.states):
            shown = tuple(game.shown(state))
            _demand(shown == deck[: len(shown)], f"`shown` is not the beginning of the deck {_at(leg, ply)}")
            _demand(len(shown) >= before, f"`shown` has fewer cards {_at(leg, ply)} than before")
            before = len(shown)


@_check
def hidden_cards_stay_hidden(sample: Sample) -> None:
    """A leg that is over tells nothing of the cards below those that it has `shown`."""
    game = sample.game
    for leg in sample.legs if sample.format.legs_for(sample.seats) > 1 else ():
        deck, told = sample.deck(leg.number), len(game.shown(leg.states[-1]))
        if not told:
            continue  # the game has no such cards
        other = game.deal(Setup(options=sample.options, deck=(*deck[:told], *reversed(deck[told:])), roles=leg.roles))
        for mover, move in leg.moves:
            other = game.apply(other, mover, move)
        for seat in sample.perspectives:
            same = encode_value(game.view(other, seat)) == sample.written(leg.states[-1], seat)
            _demand(same, f"the last view of {_who(seat)} tells of cards that nobody was shown")


@_check
def earlier_legs_change_nothing(sample: Sample) -> None:
    """The cards that an earlier leg has shown are known, and change nothing else."""
    game = sample.game
    for leg in sample.legs:
        seen = len(game.shown(leg.states[-1]))
        state = sample.opening(leg.number, leg.roles, seen)
        _demand(game.shown(state) == game.shown(leg.states[-1]), "`shown` lacks cards that are `seen` in the setup")
        for seat, move in leg.moves:
            state = game.apply(state, seat, move)
        _demand(game.score(state) == game.score(leg.states[-1]), "the score depends on the `seen` cards of the setup")
        one, other = (game.record_writer.list_unplayed(each) for each in (state, leg.states[-1]))
        _demand(one == other, "the unplayed cards depend on the `seen` cards of the setup")


@_check
def revealed_legs_are_played_alike(sample: Sample) -> None:
    """A revealed leg, and one without notes, take the same moves to the same score."""
    game, leg = sample.game, sample.legs[0]
    revealed = game.reveal(leg.states[0])
    _demand(game.reveal(revealed) == revealed, "`reveal` changes a state that is revealed already")
    bare = sample.opening(leg.number, leg.roles, notes=False)
    for mover, move in leg.moves:
        said = game.explain_final(move)
        _demand(said is None or said.endswith("."), f"`explain_final` should be a sentence, but it is {said!r}")
        revealed, bare = (game.apply(state, mover, move) for state in (revealed, bare))
    end = game.score(leg.states[-1])
    _demand(game.score(game.reveal(leg.states[-1])) == end, "`reveal` changes the score")
    _demand(game.score(revealed) == game.score(bare) == end, "a revealed leg, or one without notes, scores otherwise")
    for seat in sample.perspectives:
        view = game.view(bare, seat)
        same = game.view(game.possible(view, random.Random(1)), seat) == view  # noqa: S311
        _demand(same, f"without notes a state that `possible` draws for {_who(seat)} has another view")


# Updates


@_check
def updates_lead_to_the_next_view(sample: Sample) -> None:
    """The patch from a view to the next one, as the server encodes it, leads to that view."""
    for leg in sample.legs:
        for before, after in pairwise(leg.states):
            for seat in sample.perspectives:
                _follow(sample, before, after, seat)


@_check
def updates_lead_to_any_view(sample: Sample) -> None:
    """A patch leads to any earlier or later view of the leg, and from a view to itself."""
    for leg in sample.legs:
        rng = random.Random(leg.number)  # noqa: S311
        for _ in range(PAIRS):
            one, other = rng.choices(leg.states, k=2)
            for seat in sample.perspectives:
                _follow(sample, one, other, seat)
                _follow(sample, other, one, seat)
    for state in sample.some:
        for seat in sample.perspectives:
            _follow(sample, state, state, seat)


@_check
def updates_lead_to_another_course(sample: Sample) -> None:
    """A patch leads from one course of a leg to another, as after a takeback."""
    game = sample.game
    for leg in sample.legs:
        rng = random.Random(leg.number)  # noqa: S311
        at = len(leg.states) // 3
        other = leg.states[: at + 1]
        while len(other) < at + 6 and (seats := game.to_act(other[-1])):
            mover = rng.choice(sorted(seats))
            other.append(game.apply(other[-1], mover, sample.chooses(game, other[-1], mover, rng)))
        for one, another in zip(leg.states[at:], other[at:], strict=False):
            for seat in sample.perspectives:
                _follow(sample, one, another, seat)
                _follow(sample, another, leg.states[-1], seat)


def _follow(sample: Sample, before: Any, after: Any, seat: Seat | None) -> None:
    game = sample.game
    one, other = sample.view(before, seat), sample.view(after, seat)
    own = game.encode_changes(before, after, seat)
    patch = encode_view_changes(one, other) if own is None else own
    known, expected = (json.loads(sample.written(state, seat)) for state in (before, after))
    found = merge(known, json.loads(patch))
    if found != expected:
        names = [name for name in found.keys() | expected.keys() if found.get(name) != expected.get(name)]
        where = "the patch between two views" if own is None else "`encode_changes`"
        raise Breach(f"{where} of {_who(seat)} leads to other {', '.join(sorted(names))}, from ply {before.ply} on")


# Tables within a leg, and the record


@_check
def tables_are_legs(sample: Sample) -> None:
    """A table within a leg is a leg of its own."""
    game = sample.game
    for state in sample.some:
        tables = game.tables(state)
        count = {"race": sample.seats, "mirror": 2}.get(sample.form, 0)
        _demand(len(tables) == count, f"`tables` has {len(tables)} tables; in the form {sample.form} it has {count}")
        going_on = [sample.form == "race" and seat in game.to_act(state) for seat in sample.watched]
        dropped = [game.drop_out(state, seat) for seat in sample.watched]
        moves = [each is not None and each.move is not None for each in dropped]
        _demand(moves == going_on, "only in a race `drop_out` has a move, for the seats that are to act")
        numbers = game.score(state).seats
        for table in tables:
            allowed = set(table.seats) & game.to_act(state)
            _demand(table.to_act <= allowed, f"a table within the leg has other seats to act: {sorted(table.to_act)}")
            _demand(len(table.roles) == len(table.seats), "a table within the leg has not one role for each seat")
            ended = sample.form == "race" or table.over == (not table.game.to_act(table.state))
            _demand(ended, "`over` of a table within the leg is wrong")
            if len(table.seats) == 1 and numbers is not None:
                total = table.game.score(table.state).total
                _demand(numbers[table.seats[0]] == total, "a seat has another score at its table than in the leg")


@_check
def unplayed_cards_are_of_the_deck(sample: Sample) -> None:
    """The cards that `list_unplayed` names were in the deck."""
    game = sample.game
    for leg in sample.legs:
        deck = Counter(sample.deck(leg.number))
        _demand(deck or not game.deals_cards, f"number {leg.number} gives no cards, but `deals_cards` is true")
        for left in map(game.record_writer.list_unplayed, leg.states):
            for cards in left.values() if isinstance(left, Mapping) else [left]:
                _demand(Counter(cards) <= deck, f"`list_unplayed` has cards that are not in the deck: {list(cards)}")


@_check
def records_are_json(sample: Sample) -> None:
    """What a game adds to a record, and its account of a move, can be written as JSON."""
    game = sample.game
    for leg in sample.legs:
        account = game.describe_last_move(leg.states[0])
        _demand(account is None, f"`describe_last_move` of an opening is {account!r}, but it should be None")
        opening = game.record_writer.describe_opening(leg.states[0])
        _demand("score" not in opening, "`describe_opening` has a `score`, which the record writes itself")
        _is_json(opening, "`describe_opening`")
        for state in leg.states[1:]:
            move = game.record_writer.describe_move(state)
            taken = sorted({"seat", "move", "at", "score"} & set(move))
            _demand(not taken, f"`describe_move` has {taken}, which the record writes itself")
            _is_json(move, "`describe_move`")
            _is_json(game.record_writer.complete_opening(state), "`complete_opening`")
            account = game.describe_last_move(state)
            try:
                hash(account)
            except TypeError:
                message = (
                    "`describe_last_move` has no hash: let it be a frozen dataclass, with tuples in place of lists"
                )
                raise Breach(message) from None
            travelled = to_jsonable_python(account) == json.loads(to_json(account))
            _demand(travelled, "`describe_last_move` is another after a journey as JSON")
