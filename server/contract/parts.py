"""The checks of a game as a whole: its manifest, options, records, computer players and coding, and its speed."""

import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from protocol.encoding import encode_value
from protocol.games.catalog import installed_games
from protocol.games.manifest import Manifest, load
from protocol.ids import Seat
from protocol.options import Options
from protocol.reasons.base import Reasons
from protocol.views import VIEW
from server.bots.base import ComputerPlayer
from server.bots.budget import Budget
from server.bots.players import LEVELS, chosen, levels_of
from server.bots.registry import COMPUTERS
from server.contract.checks import Breach
from server.contract.tables import AnyGame, Sample
from server.environment.coding import Coding
from server.environment.codings import coding_of
from server.games.catalog import GAMES
from server.games.errors import GameError
from server.games.game import Game
from server.offline.simulate import records, simulation
from server.records.difference import Difference
from server.records.verify import check

PLAYOUTS = 8
"""The play-outs of a computer player whose moves are checked."""
SLOW = 5.0
"""The milliseconds that checking, applying or viewing a move may take."""

GameCheck = Callable[[AnyGame], None]
GAME_CHECKS: dict[str, GameCheck] = {}
"""The checks of a game as a whole, by name."""


def _check(check: GameCheck) -> GameCheck:
    GAME_CHECKS[check.__name__] = check
    return check


def _parts(manifest: Manifest) -> Iterator[tuple[str, str, type]]:
    """Yield each part that server and protocol load: its name, its import string, and what it should be a kind of."""
    yield "options", manifest.options, Options
    yield "rules", manifest.rules, Game
    yield "view", manifest.view, object
    if manifest.computer is not None:
        yield "computer", manifest.computer, ComputerPlayer
    if manifest.coding is not None:
        yield "coding", manifest.coding, Coding


@_check
def manifest_is_whole(game: AnyGame) -> None:
    """Every part that the manifest names can be loaded, and says the same as the manifest."""
    manifest = installed_games()[game.name].manifest
    for name, where, kind in _parts(manifest):
        try:
            part = load(where)
        except (ImportError, AttributeError) as error:
            raise Breach(f"`{name}` of the manifest, {where}, cannot be loaded: {error}") from error
        if not (isinstance(part, type) and issubclass(part, kind)):
            raise Breach(f"`{name}` of the manifest, {where}, should be a class of {kind.__name__}")
    for name, told, kept in (
        ("title", game.title, manifest.title),
        ("options", game.options, load(manifest.options)),
        ("reasons", game.reasons.meanings, _reasons(manifest)),
    ):
        if told != kept:
            raise Breach(f"`{name}` of the rules is {told!r}, but the manifest has {kept!r}")
    if game.rules < 1:
        raise Breach(f"`rules`, the version of the rules, should be 1 or more, but it is {game.rules}")


def _reasons(manifest: Manifest) -> Any:
    reasons = Reasons({}, dict) if manifest.reasons is None else load(manifest.reasons)
    return reasons.meanings


@_check
def options_have_defaults(game: AnyGame) -> None:
    """The options have defaults, survive a journey as JSON, and an option that may be None is None by default."""
    try:
        options = game.options()
    except ValueError as error:
        raise Breach(f"the options cannot be made without values, because one has no default: {error}") from error
    if game.options.model_validate(json.loads(options.model_dump_json())) != options:
        raise Breach(f"the default options are others after a journey as JSON: {options}")
    schema = game.options.model_json_schema()
    for model in (schema, *schema.get("$defs", {}).values()):
        for option, described in model.get("properties", {}).items():
            may_be_none = {"type": "null"} in (described, *described.get("anyOf", ()))
            if may_be_none and described.get("default", 0) is not None:
                raise Breach(f"the option {option} may be None, so its default should be None")


@_check
def levels_play(game: AnyGame) -> None:
    """Every computer player makes legal moves, and the same one for the same view and chance."""
    missing = [level for level in LEVELS if level not in levels_of(game.name)]
    if missing:
        raise Breach(f"the computer player has no level {' and no '.join(missing)}")
    for form, format in game.formats(game.options()).items():
        if form == "mirror":
            continue  # each board is played as a leg
        sample = Sample(form, game, form, seats=format.fewest, options=game.options(), numbers=(7,))
        state = sample.opening(7, sample.roles())
        for level in levels_of(game.name):
            _choose(sample, state, level)


def _choose(sample: Sample, state: Any, level: str) -> None:
    game, seat = sample.game, min(sample.game.to_act(state))
    view = VIEW.validate_json(encode_value(game.computer_view(state, seat)))
    budget = Budget(PLAYOUTS) if level in ("normal", "strong") else None
    one, other = (chosen(level, view, seat, random.Random(1), budget) for _ in range(2))  # noqa: S311
    if one != other:
        raise Breach(f"{level} chooses {one!r} and then {other!r} in the same view with the same chance")
    try:
        game.check(state, seat, game.parse(one))
    except GameError as error:
        raise Breach(f"{level} chooses {one!r}, which is refused: {error}") from error


@_check
def records_are_verified(game: AnyGame) -> None:
    """The record of a match that computers play passes `verify`."""
    for form, format in game.formats(game.options()).items():
        players = ",".join(["random"] * format.fewest)
        for record in records(simulation(game.name, "7", 1, players, 0, "{}", form)):
            try:
                check(json.loads(record.model_dump_json()))
            except Difference as error:
                raise Breach(f"the record of a match in the form {form} is not what its moves give: {error}") from error


@_check
def actions_are_legal_moves(game: AnyGame) -> None:
    """The coding has an action for each listed legal move, and observations of one length."""
    for form, format in game.formats(game.options()).items():
        sample = Sample(form, game, form, seats=format.fewest, options=game.options(), numbers=(7,))
        if form == "mirror":
            continue
        state = sample.opening(7, sample.roles())
        coding = coding_of(game.name, sample.options, form, sample.deck(7), sample.seats)
        lengths = set()
        for seat in sorted(game.to_act(state)):
            view = game.view(state, seat)
            actions, legal = coding.legal_actions(view, seat), game.legal_moves(state, seat)
            lengths.add(len(coding.observed(view, seat)))
            if not actions or max(actions) >= coding.actions:
                raise Breach(f"seat {seat} has the actions {sorted(actions)[-3:]} of {coding.actions}, counted from 0")
            if legal is not None and set(actions.values()) - {str(move) for move in legal}:
                raise Breach(f"seat {seat} has actions that are no legal moves: {list(actions.values())[:8]}")
        if len(lengths) > 1:
            raise Breach(f"observations have different lengths: {sorted(lengths)}")


class Speed(NamedTuple):
    """The mean time, in microseconds, of checking and applying a move, and of a view after it."""

    check: float
    apply: float
    view: float

    @property
    def slow(self) -> list[str]:
        """The methods that take too long."""
        return [name for name, time in self._asdict().items() if time > SLOW * 1000]


def speed(sample: Sample) -> Speed:
    """Measure a leg by chance."""
    game, leg = sample.game, sample.legs[0]
    moves = list(zip(leg.states, leg.moves, strict=False))

    def mean(call: Callable[[Any, Seat, Any], object]) -> float:
        started = time.perf_counter()
        for state, (seat, move) in moves:
            call(state, seat, move)
        return (time.perf_counter() - started) / len(moves) * 1e6

    return Speed(
        mean(game.check), mean(game.apply), mean(lambda state, seat, move: encode_value(game.view(state, seat)))
    )


def game_called(name: str) -> AnyGame:
    """Return an installed game. Raises ValueError with a sentence for people."""
    if name not in GAMES or name not in COMPUTERS:
        raise ValueError(f"There is no game {name!r} installed; choose among {', '.join(GAMES)}.")
    return GAMES[name]
