"""What the rest of the server takes for granted of a game, held for every game that is registered."""

import json
import pickle
import random
from collections import Counter
from dataclasses import FrozenInstanceError, dataclass, fields
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from pydantic import TypeAdapter
from pydantic_core import to_json, to_jsonable_python

from protocol.deals import deal, listed
from protocol.ids import Role, Seat
from protocol.views import View
from server.games.base import Game, GameError, IllegalMove, MalformedMove, NotYourTurn
from server.games.registry import GAMES

NUMBERS = (1, 7, 42, 482_109_375_512)
VIEW: TypeAdapter[View] = TypeAdapter(View)

AnyGame = Game[Any, Any]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@dataclass(frozen=True)
class PlayedLeg:
    """A leg played by chance, by two or alone: its states from the opening on, and which seat's move led from each."""

    number: int
    roles: tuple[Role, ...]
    states: list[Any]
    moves: list[tuple[Seat, Any]]


def opening(game: AnyGame, number: int, roles: tuple[Role, ...], seen: int = 0) -> Any:
    options = game.options()
    deck = deal(game.deck(options), number)
    return game.deal(options, deck, roles, deck[:seen])


def forms(game: AnyGame) -> list[tuple[int, tuple[Role, ...]]]:
    """Return the legs to play: each number by two, with either role first, and some alone where that can be."""
    by_two = [(number, game.roles if number % 2 else game.roles[::-1]) for number in NUMBERS]
    alone: list[tuple[int, tuple[Role, ...]]] = [(number, ("player",)) for number in NUMBERS[2:] if game.alone]
    return by_two + alone


@cache
def legs(name: str) -> list[PlayedLeg]:
    game = GAMES[name]
    played = []
    for number, roles in forms(game):
        rng = random.Random(number)
        leg = PlayedLeg(number, roles, [opening(game, number, roles)], [])
        while seats := game.to_act(leg.states[-1]):
            seat = rng.choice(sorted(seats))
            listed_moves = game.legal_moves(leg.states[-1], seat)
            assert listed_moves, "a seat that is to act has a move"
            leg.moves.append((seat, rng.choice(listed_moves)))
            leg.states.append(game.apply(leg.states[-1], *leg.moves[-1]))
        played.append(leg)
    return played


def states(game: AnyGame) -> list[Any]:
    return [state for leg in legs(game.name) for state in leg.states]


@every_game
def test_a_game_is_registered_under_its_name_with_a_deck_and_options_that_have_defaults(game: AnyGame) -> None:
    options = game.options()
    assert GAMES[game.name] is game
    assert len(listed(game.deck(options))) > 0
    assert game.options.model_validate(options.model_dump(mode="json")) == options
    assert game.rules >= 1
    assert len(set(game.roles)) == len(game.roles)


@every_game
def test_the_same_deck_and_moves_lead_to_the_same_states(game: AnyGame) -> None:
    for leg in legs(game.name):
        state = opening(game, leg.number, leg.roles)
        for (seat, move), expected in zip(leg.moves, leg.states[1:], strict=True):
            state = game.apply(state, seat, game.parse(str(move)))
            assert state == expected


@every_game
def test_a_state_is_a_value(game: AnyGame) -> None:
    for state in states(game):
        assert hash(state) == hash(pickle.loads(pickle.dumps(state)))  # noqa: S301 - our own state, a line ago
        for field in fields(state):
            with pytest.raises(FrozenInstanceError):
                setattr(state, field.name, None)


@every_game
def test_every_state_of_a_leg_is_another(game: AnyGame) -> None:
    for leg in legs(game.name):
        assert len(set(leg.states)) == len(leg.states)


@every_game
def test_a_move_is_read_back_as_it_is_written(game: AnyGame) -> None:
    for leg in legs(game.name):
        for seat, move in leg.moves:
            assert isinstance(seat, int)
            assert game.parse(str(move)) == move
            assert str(game.parse(str(move))) == str(move)


@every_game
@pytest.mark.parametrize("text", ["", " ", "\x00", "nonsense", ">", "x" * 400, "🂡>🂢"])
def test_malformed_text_is_refused_and_says_what_was_expected(game: AnyGame, text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        game.parse(text)
    assert str(refused.value)
    assert refused.value.expected


@every_game
def test_check_and_apply_allow_the_same_moves_and_refuse_the_others_in_the_same_words(game: AnyGame) -> None:
    for leg in legs(game.name):
        tried = [move for _, move in leg.moves]
        for state in leg.states[::5]:
            for seat in (Seat(0), Seat(1)):
                legal = game.legal_moves(state, seat)
                for move in tried:
                    try:
                        written = game.check(state, seat, move)
                    except GameError as error:
                        assert legal is None or move not in legal
                        assert str(error).endswith(".")
                        with pytest.raises(type(error)) as refused:
                            game.apply(state, seat, move)
                        assert str(refused.value) == str(error)
                    else:
                        assert legal is None or written in legal
                        assert game.check(state, seat, written) == written
                        assert game.apply(state, seat, move) == game.apply(state, seat, written)


@every_game
def test_legal_moves_are_sorted_and_every_one_is_allowed(game: AnyGame) -> None:
    for state in states(game):
        for seat in (Seat(0), Seat(1)):
            if (legal := game.legal_moves(state, seat)) is not None:
                written = [str(move) for move in legal]
                assert all(one < next_one for one, next_one in pairwise(written))
                assert all(game.check(state, seat, move) == move for move in legal)


@every_game
def test_a_leg_is_over_when_nobody_is_to_act_and_then_takes_no_move(game: AnyGame) -> None:
    for leg in legs(game.name):
        assert all(game.to_act(state) for state in leg.states[:-1])
        assert game.to_act(leg.states[-1]) == frozenset()
        for seat in (Seat(0), Seat(1)):
            assert not game.legal_moves(leg.states[-1], seat)
            with pytest.raises(NotYourTurn):
                game.apply(leg.states[-1], seat, leg.moves[-1][1])


@every_game
def test_a_seat_that_is_not_to_act_may_not_move(game: AnyGame) -> None:
    for leg in legs(game.name):
        for state, (seat, move) in zip(leg.states, leg.moves, strict=False):
            assert seat in game.to_act(state)
            for other in {Seat(0), Seat(1)} - game.to_act(state):
                with pytest.raises(NotYourTurn):
                    game.check(state, other, move)


@every_game
def test_a_move_made_once_is_illegal_the_next_time(game: AnyGame) -> None:
    for leg in legs(game.name):
        for state, (_, move) in list(zip(leg.states[1:], leg.moves, strict=True))[:-1]:
            with pytest.raises(IllegalMove):
                game.check(state, next(iter(game.to_act(state))), move)


@every_game
def test_a_view_is_the_same_after_a_journey_as_json(game: AnyGame) -> None:
    for state in states(game):
        for seat in (Seat(0), Seat(1), None):
            view = game.view(state, seat)
            assert VIEW.validate_json(to_json(view)) == view
            assert VIEW.validate_json(game.view_json(state, seat)) == view
            assert view.game == game.name


@every_game
def test_the_view_of_an_open_game_is_the_same_for_all(game: AnyGame) -> None:
    if game.open:
        for state in states(game):
            onlooker = to_json(game.view(state, None))
            assert {to_json(game.view(state, seat)) for seat in (Seat(0), Seat(1))} == {onlooker}


@every_game
def test_the_view_offers_the_legal_moves_to_the_seat_to_act(game: AnyGame) -> None:
    for state in states(game):
        for seat in game.to_act(state):
            legal = game.legal_moves(state, seat)
            assert legal is None or [move.move for move in game.view(state, seat).moves] == [
                str(move) for move in legal
            ]


@every_game
def test_a_possible_state_agrees_with_the_view_it_is_drawn_from(game: AnyGame) -> None:
    for index, state in enumerate(states(game)):
        for seat in (Seat(0), Seat(1), None):
            view = game.view(state, seat)
            possible = game.possible(view, random.Random(index))
            assert game.view(possible, seat) == view
            assert game.to_act(possible) == game.to_act(state)
            assert game.score(possible) == game.score(state)


@every_game
def test_a_possible_state_can_be_played_to_the_end(game: AnyGame) -> None:
    for leg in legs(game.name):
        rng = random.Random(leg.number)
        state = game.possible(game.view(leg.states[len(leg.states) // 2], None), rng)
        while seats := game.to_act(state):
            seat = rng.choice(sorted(seats))
            state = game.apply(state, seat, rng.choice(game.legal_moves(state, seat) or []))
        assert game.score(state).total == sum(game.score(state).parts.values())


@every_game
def test_the_parts_of_a_score_add_up(game: AnyGame) -> None:
    for state in states(game):
        score = game.score(state)
        assert score.total == sum(score.parts.values())
        assert list(score.parts) == list(game.score(states(game)[0]).parts)


@every_game
def test_what_a_leg_shows_of_its_deck_is_a_growing_beginning_of_it(game: AnyGame) -> None:
    for leg in legs(game.name):
        deck = deal(game.deck(game.options()), leg.number)
        lengths = [len(game.shown(state)) for state in leg.states]
        assert lengths == sorted(lengths)
        assert all(tuple(game.shown(state)) == deck[: len(game.shown(state))] for state in leg.states)


@every_game
def test_what_an_earlier_leg_showed_is_still_known_and_changes_nothing_else(game: AnyGame) -> None:
    for leg in legs(game.name):
        seen = len(game.shown(leg.states[-1]))
        state = opening(game, leg.number, leg.roles, seen)
        assert game.shown(state) == game.shown(leg.states[-1])
        for seat, move in leg.moves:
            state = game.apply(state, seat, move)
        assert game.score(state) == game.score(leg.states[-1])
        assert game.left(state) == game.left(leg.states[-1])


@every_game
def test_what_is_left_was_in_the_deck_and_never_grows(game: AnyGame) -> None:
    for leg in legs(game.name):
        left = [Counter(game.left(state)) for state in leg.states]
        assert left[0] <= Counter(deal(game.deck(game.options()), leg.number))
        assert all(later <= earlier for earlier, later in pairwise(left))


@every_game
def test_what_a_record_holds_is_json(game: AnyGame) -> None:
    for leg in legs(game.name):
        assert game.happened(leg.states[0]) is None
        assert "score" not in game.opening(leg.states[0])
        json.dumps(game.opening(leg.states[0]))
        for state in leg.states[1:]:
            assert {"seat", "move", "at", "score"}.isdisjoint(game.noted(state))
            json.dumps(game.noted(state))
            assert to_jsonable_python(game.happened(state)) == json.loads(to_json(game.happened(state)))


@every_game
def test_alone_one_makes_every_move(game: AnyGame) -> None:
    for leg in legs(game.name):
        if len(leg.roles) == 1:
            assert {seat for seat, _ in leg.moves} == {Seat(0)}
            assert all(game.to_act(state) == {Seat(0)} for state in leg.states[:-1])
            assert game.view(leg.states[0], Seat(0)).roles == leg.roles


@every_game
def test_the_numbers_of_these_tests_are_worth_playing(game: AnyGame) -> None:
    options = game.options()
    for number in NUMBERS:
        assert not game.dead(options, deal(game.deck(options), number))
