"""What the rest of the server takes for granted of the moves of a game, held for every table in `samples`."""

import pickle
from dataclasses import FrozenInstanceError, fields
from itertools import pairwise
from typing import Any

import pytest

from protocol.ids import Seat
from protocol.reasons import shared
from server.games.catalog import GAMES
from server.games.errors import GameError, IllegalMove, MalformedMove, NotYourTurn
from server.games.result import EndedLeg
from tests.games.samples import PLAYED, SAMPLES, AnyGame, Sample, every_sample, legs, some


def fits(game: AnyGame, error: GameError[Any]) -> bool:
    """Tell whether an error has a reason of the game or one that all games share, its code, its data and a sentence."""
    meaning = {**shared.MEANINGS, **game.reasons.meanings}[error.reason]
    return meaning.code is error.code and meaning.fits(error.data) and str(error).endswith(".")


@pytest.mark.parametrize("name", GAMES)
def test_a_registered_game_has_samples_and_options_that_have_defaults(name: str) -> None:
    game = GAMES[name]
    options = game.options()
    assert game.name == name
    assert game.title
    assert game.rules >= 1
    assert game.options.model_validate(options.model_dump(mode="json")) == options
    assert name in {sample.game.name for sample in SAMPLES.values()}


@every_sample
def test_a_table_fits_the_forms_that_the_options_have(sample: Sample) -> None:
    game, options = sample.game, sample.options
    formats = game.formats(options)
    assert formats[sample.form].fits(sample.seats)
    assert game.options.model_validate(options.model_dump(mode="json")) == options
    assert set(formats) <= set(game.every_form)
    for form, of_form in formats.items():
        assert 1 <= of_form.fewest <= of_form.most
        assert (form == "solo") == (of_form.most == 1)
        for seats in (of_form.fewest, of_form.most):
            format = game.format(options, form, seats)
            assert format.fits(seats)
            assert len(format.roles_for(seats)) == seats
            assert format.legs_for(seats) >= 1
            assert format.own_numbers in (True, False)


@every_sample
def test_where_seats_take_turns_no_two_are_to_act(sample: Sample) -> None:
    most = max(len(sample.game.to_act(state)) for state in some(sample))
    assert (most > 1) == sample.format.at_once


@every_sample
def test_a_match_is_decided_whether_its_legs_are_played_out_or_not(sample: Sample) -> None:
    game, count = sample.game, sample.format.legs_for(sample.seats)
    ended = [EndedLeg(sample.roles(leg), game.score(legs(sample.name)[0].states[-1])) for leg in range(count)]
    for known in (ended, [*ended[:-1], EndedLeg(ended[-1].roles, None)], [EndedLeg(ended[0].roles, None)]):
        decided = game.decide(sample.format, known)
        assert len(decided.scores) == sample.seats
        assert set(decided.winners) < set(range(sample.seats)) or not decided.winners
        assert all(decided.scores[seat] is not None for seat in decided.winners)


@every_sample
def test_the_same_deck_and_moves_lead_to_the_same_states(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        state = sample.opening(leg.number, leg.roles)
        assert state == leg.states[0]
        for (seat, move), expected in zip(leg.moves, leg.states[1:], strict=True):
            state = game.apply(state, seat, game.parse(str(move)))
            assert state == expected


@every_sample
def test_a_state_is_a_value(sample: Sample) -> None:
    for state in some(sample):
        assert hash(state) == hash(pickle.loads(pickle.dumps(state)))  # noqa: S301 - our own state, a line ago
        for field in fields(state):
            with pytest.raises(FrozenInstanceError):
                setattr(state, field.name, None)


@every_sample
def test_every_state_of_a_leg_is_another(sample: Sample) -> None:
    for leg in legs(sample.name):
        assert len(set(leg.states)) == len(leg.states)


@every_sample
def test_a_move_is_read_back_as_it_is_written(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        for seat, move in leg.moves:
            assert isinstance(seat, int)
            assert game.parse(str(move)) == move
            assert str(game.parse(str(move))) == str(move)


@pytest.mark.parametrize("game", PLAYED.values(), ids=list(PLAYED))
@pytest.mark.parametrize("text", ["", " ", "\x00", "nonsense", ">", "x" * 400, "🂡>🂢"])
def test_malformed_text_is_rejected_with_the_expected_form(game: AnyGame, text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        game.parse(text)
    assert fits(game, refused.value)


@every_sample
def test_check_and_apply_allow_the_same_moves_and_refuse_the_others_in_the_same_words(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        tried = [move for _, move in leg.moves[:: 1 + len(leg.moves) // 30]]
        for state in leg.states[:: max(5, len(leg.states) // 8)]:
            for seat in sample.watched:
                legal = game.legal_moves(state, seat)
                for move in tried:
                    try:
                        written = game.check(state, seat, move)
                    except GameError as error:
                        assert legal is None or move not in legal
                        assert fits(game, error)
                        with pytest.raises(type(error)) as refused:
                            game.apply(state, seat, move)
                        assert str(refused.value) == str(error)
                    else:
                        assert legal is None or written in legal or sample.unlisted
                        assert game.check(state, seat, written) == written
                        assert game.apply(state, seat, move) == game.apply(state, seat, written)


@every_sample
def test_legal_moves_are_sorted_and_every_one_is_allowed(sample: Sample) -> None:
    game = sample.game
    for state in some(sample):
        for seat in sample.watched:
            if (legal := game.legal_moves(state, seat)) is not None:
                assert seat in game.to_act(state) or not legal
                assert all(one < next_one for one, next_one in pairwise([str(move) for move in legal]))
                assert all(game.check(state, seat, move) == move for move in legal)


@every_sample
def test_a_leg_is_over_when_nobody_is_to_act_and_then_takes_no_move(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        assert all(game.to_act(state) for state in leg.states[:-1])
        assert game.to_act(leg.states[-1]) == frozenset()
        for seat in sample.watched:
            assert not game.legal_moves(leg.states[-1], seat)
            with pytest.raises(NotYourTurn):
                game.apply(leg.states[-1], seat, leg.moves[-1][1])


@every_sample
def test_a_move_makes_one_step_at_most_and_looking_back_changes_nothing_that_was_played(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        steps = [game.count_turns(state) for state in leg.states]
        assert steps[0] == 0
        assert {after - before for before, after in pairwise(steps)} <= {0, 1}
        assert game.score(game.reveal(leg.states[-1])) == game.score(leg.states[-1])


@every_sample
def test_an_unfinished_leg_waits_for_a_seat_that_can_move(sample: Sample) -> None:
    for leg in legs(sample.name):
        for state in leg.states[:-1]:
            assert sample.game.on_clock(state) or sample.game.due(state) is not None
            assert sample.game.on_clock(state) <= sample.game.to_act(state)


@every_sample
def test_known_cards_stay_known_and_awaited_seats_are_not_finished(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        for before, after in pairwise(leg.states):
            for seat in sample.watched:
                assert game.count_shown(before, seat) <= game.count_shown(after, seat)
                assert not (game.is_done(before, seat) and seat in game.on_clock(before))
        assert not any(game.is_done(leg.states[-1], seat) for seat in sample.watched)


@every_sample
def test_a_score_is_a_number_of_points_unless_it_says_only_whether_it_was_won(sample: Sample) -> None:
    reached = {sample.game.score(state).total for leg in legs(sample.name) for state in leg.states}
    assert sample.format.won_or_lost == (reached <= {0, 1})


@every_sample
def test_nobody_waits_for_a_seat_without_time(sample: Sample) -> None:
    game = sample.game
    for state in some(sample):
        for seat in game.on_clock(state):
            dropped = game.drop_out(state, seat)
            assert dropped is None or seat not in game.on_clock(dropped.state)
            assert dropped is None or not game.is_done(state, seat)
            assert dropped is None or game.is_done(dropped.state, seat) or not game.to_act(dropped.state)


@every_sample
def test_a_seat_that_is_not_to_act_may_not_move(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        for state, (seat, move) in zip(leg.states, leg.moves, strict=False):
            assert seat in game.to_act(state) <= set(range(sample.seats))
            for other in set(sample.watched) - game.to_act(state):
                with pytest.raises(NotYourTurn):
                    game.check(state, other, move)


@every_sample
def test_a_move_made_once_is_illegal_the_next_time(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        for state, (_, move) in list(zip(leg.states[1:], leg.moves, strict=True))[:-1]:
            if not sample.repeats:
                with pytest.raises(IllegalMove):
                    game.check(state, min(game.to_act(state)), move)


@every_sample
def test_alone_one_makes_every_move(sample: Sample) -> None:
    for leg in legs(sample.name):
        if len(leg.roles) == 1:
            assert all(sample.game.to_act(state) == {Seat(0)} for state in leg.states[:-1])


@every_sample
def test_the_numbers_of_these_tests_are_worth_playing(sample: Sample) -> None:
    assert not any(sample.game.is_dead(sample.options, sample.deck(number)) for number in sample.numbers)


@every_sample
def test_what_falls_due_is_a_move_that_its_seat_may_make(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        for ply, state in enumerate(leg.states):
            if (due := game.due(state)) is not None:
                assert due.seat in game.to_act(state)
                game.check(state, due.seat, game.parse(due.move))
                assert due.seconds >= 0
                assert 0 <= due.since <= ply
