"""Every game keeps the contract at every table in `samples`, and games that break it are found."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from protocol.cards import Card
from protocol.encoding import encode_value
from protocol.games.grandmas_game.view import GrandmasGameView
from protocol.ids import Form, Seat
from protocol.options import Options
from protocol.views import encode_view_changes
from server.contract.checks import CHECKS, Breach, Check
from server.contract.tables import Endless, Sample, tables_of
from server.games.catalog import GAMES
from server.games.errors import MalformedMove
from server.games.format import Format
from server.games.game import Due
from server.games.result import Score
from tests.games.high_card import HighCard, HighCardView, State
from tests.games.samples import SAMPLES, every_sample


@pytest.mark.parametrize("check", CHECKS.values(), ids=list(CHECKS))
@every_sample
def test_every_game_keeps_the_contract(sample: Sample, check: Check) -> None:
    check(sample)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_samples_and_tables(name: str) -> None:
    assert name in {sample.game.name for sample in SAMPLES.values()}
    tables = list(tables_of(GAMES[name]))
    assert {table.form for table in tables} >= set(GAMES[name].formats(GAMES[name].options()))
    assert len({(table.form, table.seats, table.options) for table in tables}) == len(tables)


@every_sample
def test_a_computer_gets_only_the_view_and_earlier_known_cards(sample: Sample) -> None:
    for state in sample.some:
        for seat in sample.perspectives:
            told = sample.views.validate_json(encode_value(sample.game.computer_view(state, seat)))
            if isinstance(told, GrandmasGameView):
                told = replace(told, remembered=None)
            assert told == sample.view(state, seat)


@every_sample
def test_an_update_between_equal_views_changes_nothing(sample: Sample) -> None:
    for state in sample.some:
        for seat in sample.perspectives:
            assert encode_view_changes(sample.game.view(state, seat), sample.game.view(state, seat)) == b"{}"


# Games that break the contract: High Card with one mistake each


class Tied(HighCard):
    """Lets everybody win."""

    def decide(self, format: Format, legs: Sequence[Any]) -> Any:
        """Name both seats as winners."""
        return super().decide(format, legs)._replace(winners=(Seat(0), Seat(1)))


class AtOnce(HighCard):
    """Says that seats move at once."""

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return the match with `at_once`."""
        return {form: replace(format, at_once=True) for form, format in super().formats(options).items()}


class Open(HighCard):
    """Says that all see the same."""

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return the match with `open`."""
        return {form: replace(format, open=True) for form, format in super().formats(options).items()}


class Lenient(HighCard):
    """Reads any text as a move."""

    def parse(self, text: str) -> Card:
        """Read anything."""
        return Card(text)


class Unlike(HighCard):
    """Applies a move without a check."""

    def apply(self, state: State, seat: Seat, move: Card) -> State:
        """Play any card."""
        hands = tuple(tuple(card for card in hand if card != move) for hand in state.hands)
        return State(state.roles, hands, (*state.played, move))


class Unsorted(HighCard):
    """Lists moves in the wrong order."""

    def legal_moves(self, state: State, seat: Seat) -> list[Card]:
        """Return the hand, the last card first."""
        return super().legal_moves(state, seat)[::-1]


class Listing(HighCard):
    """Lists a card that is not in the hand."""

    def legal_moves(self, state: State, seat: Seat) -> list[Card]:
        """Return the hand and another card."""
        return sorted({*super().legal_moves(state, seat), Card("AS"), Card("AH")}) if self.to_act(state) else []


class Doubled(HighCard):
    """Counts its points twice."""

    def score(self, state: State) -> Score:
        """Return a total that the parts don't add up to."""
        score = super().score(state)
        return Score(2 * score.total + 1, score.parts, score.seats)


class Peeking(HighCard):
    """Shows each seat the other's hand."""

    def view(self, state: State, seat: Seat | None) -> Any:
        """Return a view whose hand is the other seat's."""
        view = super().view(state, seat)
        return view if seat is None else replace(view, hand=state.hands[1 - seat])


class Forgetful(HighCard):
    """Draws hands that don't agree with the view."""

    def possible(self, view: HighCardView, rng: Any) -> State:
        """Return a state in which the played cards are gone."""
        return replace(super().possible(view, rng), played=())


class WrongPatch(HighCard):
    """Encodes the changes of a view wrongly."""

    def encode_changes(self, before: State, after: State, seat: Seat | None) -> bytes | None:
        """Return a patch that changes only the ply."""
        return b'{"ply":%d}' % after.ply


class Shown(HighCard):
    """Says that cards have been shown which are not on top of the deck."""

    def shown(self, state: State) -> Sequence[Card]:
        """Return the played cards."""
        return state.played


class Overdue(HighCard):
    """Has a move fall due that is not legal."""

    def due(self, state: State) -> Due | None:
        """Return a move of the other seat."""
        return Due(Seat(1 - state.ply % 2), "AS", 1, 0, False) if self.to_act(state) else None


class Turning(HighCard):
    """Counts two turns for a move."""

    def count_turns(self, state: State) -> int:
        """Return twice the moves."""
        return 2 * state.ply


class Failing(HighCard):
    """Reads a move with another error than MalformedMove."""

    def parse(self, text: str) -> Card:
        """Raise a KeyError."""
        try:
            return super().parse(text)
        except MalformedMove:
            raise KeyError(text) from None


class Stuck(HighCard):
    """Lists no move for a seat that is to act."""

    def legal_moves(self, state: State, seat: Seat) -> list[Card]:
        """Return nothing."""
        return []


@dataclass(frozen=True)
class Broken:
    """A game with a mistake, the check that finds it, and words of its message."""

    game: HighCard
    check: str
    message: str


BROKEN = [
    Broken(Tied(), "matches_are_decided", "winners are some of the seats, none in a draw"),
    Broken(AtOnce(), "seats_take_turns", "at most 1 seats are to act, but the format says at_once=True"),
    Broken(Open(), "open_views_are_the_same", "seats and spectators have different views"),
    Broken(Lenient(), "malformed_moves_are_refused", "it should raise MalformedMove"),
    Broken(Failing(), "malformed_moves_are_refused", "raises KeyError"),
    Broken(Unlike(), "check_and_apply_agree", "but `apply` allows it"),
    Broken(Unlike(), "legs_end", "`apply` takes a move after the end of the leg"),
    Broken(Unsorted(), "legal_moves_are_legal", "`legal_moves` should be sorted, each once"),
    Broken(Listing(), "legal_moves_are_legal", "but `check` refuses it"),
    Broken(Doubled(), "scores_add_up", "but its parts add up to"),
    Broken(Peeking(), "possible_states_agree", "has another view"),
    Broken(Forgetful(), "possible_states_agree", "a state that `possible` draws for seat 0"),
    Broken(WrongPatch(), "updates_lead_to_the_next_view", "`encode_changes` of seat 0 leads to other"),
    Broken(Shown(), "shown_cards_are_a_growing_part_of_the_deck", "is not the beginning of the deck"),
    Broken(Overdue(), "due_moves_are_legal", "which is not to act"),
    Broken(Turning(), "turns_are_counted", "it may grow by 1 at most"),
]


def high_card(game: HighCard) -> Sample:
    """Return a table of a game that plays as High Card does, if there is no mistake in it."""
    views: TypeAdapter[Any] = TypeAdapter(HighCardView)
    play = HighCard()

    def choose(_: Any, state: Any, seat: Seat, rng: Any) -> Any:
        return rng.choice(play.legal_moves(state, seat))

    return Sample("high-card", game, "match", seats=2, options=game.options(), views=views, chooses=choose)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: f"{type(broken.game).__name__} {broken.check}")
def test_a_mistake_is_found_and_named(broken: Broken) -> None:
    with pytest.raises(Breach) as breach:
        CHECKS[broken.check](high_card(broken.game))
    assert broken.message in str(breach.value)
    CHECKS[broken.check](high_card(HighCard()))


def test_a_game_whose_seats_cannot_move_is_endless() -> None:
    sample = replace(SAMPLES["high-card"], game=Stuck())
    with pytest.raises(Endless, match="seat 0 is to act, but `legal_moves` lists no move for it"):
        assert sample.legs
