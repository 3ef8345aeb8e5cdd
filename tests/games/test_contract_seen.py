"""What the rest of the server takes for granted of what a game shows and records, held for every table in `samples`."""

import json
import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from pydantic_core import to_json, to_jsonable_python

from protocol.encoding import encode_value
from protocol.games.grandmas_game.view import GrandmasGameView
from server.games.game import Setup
from tests.games.samples import Sample, every_sample, legs, played_on, some, states


@every_sample
def test_a_view_is_the_same_after_a_journey_as_json(sample: Sample) -> None:
    game = sample.game
    for state in some(sample):
        for seat in (*sample.watched, None):
            view = game.view(state, seat)
            assert sample.views.validate_json(to_json(view)) == view
            assert sample.views.validate_json(encode_value(game.view(state, seat))) == view
            assert view.game == ("mirror" if sample.form == "mirror" else game.name)


@every_sample
def test_a_view_has_the_roles_and_the_seats_to_act(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        for ply, state in enumerate(leg.states):
            view = game.view(state, sample.watched[-1])
            assert (view.roles, view.ply) == (leg.roles, ply)
            assert view.to_act == tuple(sorted(game.to_act(state)))


@every_sample
def test_a_computer_gets_only_the_view_and_earlier_known_cards(sample: Sample) -> None:
    for state in some(sample):
        for seat in (*sample.watched, None):
            told = sample.views.validate_json(encode_value(sample.game.computer_view(state, seat)))
            if isinstance(told, GrandmasGameView):
                told = replace(told, remembered=None)
            assert told == sample.game.view(state, seat)


@every_sample
def test_a_table_of_its_own_can_be_seen_as_a_leg(sample: Sample) -> None:
    for state in some(sample):
        tables = sample.game.tables(state)
        assert len(tables) == {"race": sample.seats, "mirror": 2}.get(sample.form, 0)
        going_on = [sample.form == "race" and seat in sample.game.to_act(state) for seat in sample.watched]
        dropped = [sample.game.drop_out(state, seat) for seat in sample.watched]
        assert [each is not None and each.move is not None for each in dropped] == going_on
        numbers = sample.game.score(state).seats
        for table in tables:
            assert table.to_act <= set(table.seats) & sample.game.to_act(state)
            assert len(table.roles) == len(table.seats)
            assert sample.form == "race" or table.over == (not table.game.to_act(table.state))
            if len(table.seats) == 1 and numbers is not None:
                assert numbers[table.seats[0]] == table.game.score(table.state).total


@every_sample
def test_the_view_of_an_open_game_is_the_same_for_all(sample: Sample) -> None:
    if sample.open:
        for state in some(sample):
            spectator = to_json(sample.game.view(state, None))
            assert {to_json(sample.game.view(state, seat)) for seat in sample.watched} == {spectator}


@every_sample
def test_the_view_offers_the_legal_moves_to_the_seat_to_act(sample: Sample) -> None:
    game = sample.game
    for state in some(sample):
        for seat in game.to_act(state) & set(sample.watched):
            legal = game.legal_moves(state, seat)
            offered = None if legal is None else [move.move for move in game.view(state, seat).moves]
            assert offered == (None if legal is None else [str(move) for move in legal])


@every_sample
def test_a_possible_state_agrees_with_the_view_it_is_drawn_from(sample: Sample) -> None:
    game = sample.game
    for index, state in enumerate(some(sample)):
        for seat in (*sample.watched, None):
            view = game.view(state, seat)
            possible = game.possible(view, random.Random(index))
            assert game.view(possible, seat) == view
            assert game.to_act(possible) == game.to_act(state)
            assert game.score(possible) == game.score(state)


@every_sample
def test_a_possible_state_can_be_played_to_the_end(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        rng = random.Random(leg.number)
        for seat in (sample.watched[-1], None):
            played = [game.possible(game.view(leg.states[len(leg.states) // 2], seat), rng)]
            played_on(sample, played, rng)
            assert not game.to_act(played[-1])


@every_sample
def test_the_parts_of_a_score_add_up(sample: Sample) -> None:
    first = sample.game.score(states(sample)[0])
    for state in states(sample):
        score = sample.game.score(state)
        assert list(score.parts) == list(first.parts)
        json.dumps(dict(score.parts))
        if all(isinstance(part, int) for part in score.parts.values()):
            assert score.total == sum(score.parts.values())
        assert (score.seats is None) == (first.seats is None)
        if score.seats is not None:
            assert len(score.seats) == sample.seats
            assert score.total == sum(score.seats)


@every_sample
def test_what_a_leg_shows_of_its_deck_is_a_growing_beginning_of_it(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        deck = sample.deck(leg.number)
        lengths = [len(game.shown(state)) for state in leg.states]
        assert lengths == sorted(lengths)
        assert all(tuple(game.shown(state)) == deck[: len(game.shown(state))] for state in leg.states)


@every_sample
def test_a_leg_that_is_over_tells_nothing_of_cards_that_another_on_them_may_show(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name) if sample.format.legs_for(sample.seats) > 1 else ():
        deck, told = sample.deck(leg.number), len(game.shown(leg.states[-1]))
        if not told:
            continue  # hidden cards do not reveal the end of the deck
        other = game.deal(Setup(options=sample.options, deck=(*deck[:told], *reversed(deck[told:])), roles=leg.roles))
        for mover, move in leg.moves:
            other = game.apply(other, mover, move)
        for seat in (*sample.watched, None):
            assert encode_value(game.view(other, seat)) == encode_value(game.view(leg.states[-1], seat))


@every_sample
def test_what_an_earlier_leg_showed_is_still_known_and_changes_nothing_else(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        seen = len(game.shown(leg.states[-1]))
        state = sample.opening(leg.number, leg.roles, seen)
        assert game.shown(state) == game.shown(leg.states[-1])
        for seat, move in leg.moves:
            state = game.apply(state, seat, move)
        assert game.score(state) == game.score(leg.states[-1])
        assert game.record_writer.list_unplayed(state) == game.record_writer.list_unplayed(leg.states[-1])


@every_sample
def test_what_is_left_was_in_the_deck(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        deck = Counter(sample.deck(leg.number))
        assert deck or not game.deals_cards
        for left in map(game.record_writer.list_unplayed, leg.states):
            assert all(Counter(cards) <= deck for cards in (left.values() if isinstance(left, Mapping) else [left]))


@every_sample
def test_what_a_record_holds_is_json(sample: Sample) -> None:
    game = sample.game
    for leg in legs(sample.name):
        assert game.describe_last_move(leg.states[0]) is None
        assert "score" not in game.record_writer.describe_opening(leg.states[0])
        json.dumps(game.record_writer.describe_opening(leg.states[0]))
        for state in leg.states[1:]:
            assert {"seat", "move", "at", "score"}.isdisjoint(game.record_writer.describe_move(state))
            json.dumps(game.record_writer.describe_move(state))
            json.dumps(game.record_writer.complete_opening(state))
            assert to_jsonable_python(game.describe_last_move(state)) == json.loads(
                to_json(game.describe_last_move(state))
            )


@every_sample
def test_a_revealed_leg_and_one_without_notes_are_played_as_any_other(sample: Sample) -> None:
    game, leg = sample.game, legs(sample.name)[0]
    revealed = game.reveal(leg.states[0])
    assert game.reveal(revealed) == revealed
    bare = sample.opening(leg.number, leg.roles, notes=False)
    for mover, move in leg.moves:
        said = game.explain_final(move)
        assert said is None or said.endswith(".")
        revealed, bare = (game.apply(state, mover, move) for state in (revealed, bare))
    assert game.score(revealed) == game.score(bare) == game.score(leg.states[-1])
    for seat in (*sample.watched, None):
        view = game.view(bare, seat)
        assert game.view(game.possible(view, random.Random(1)), seat) == view
    assert sample.format.counted in (True, False)
