"""The defaults of `Game`, held by a game that overrides none of them."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from protocol.cards import PACK
from protocol.codes import RejectionCode
from protocol.encoding import encode_value
from protocol.ids import Form, Seat
from protocol.options import Options
from server.games.catalog import GAMES, played_as
from server.games.format import Format
from server.games.game import Daily, Game, Setup
from server.games.record import RecordWriter
from server.games.result import Decided, EndedLeg, Score
from server.records.verify import check
from server.records.write import write_record
from server.table.daily import find_daily
from server.table.decision import Rejection
from tests.games.high_card import HAND, HighCard, HighCardView, State
from tests.games.samples import SAMPLES
from tests.table.asked import answer, takeback
from tests.table.play import Table

GAME = HighCard()
OPTIONS = Options()
STATES = SAMPLES["high-card"].legs[0].states


class Alone(HighCard):
    """The same for one player."""

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return that the game is not competitive."""
        return {"solo": Format(fewest=1, most=1, roles=("player",))}


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A room for the game, with two players."""
    monkeypatch.setitem(GAMES, GAME.name, GAME)
    table = Table(number=7, role=None, game=GAME.name)
    table.sit()
    return table


def test_the_smallest_game_has_the_abstract_members_and_nothing_else() -> None:
    public = {name for name in vars(HighCard) if not name.startswith("_")}
    assert public == Game.__abstractmethods__ - {"__abstractmethods__"}
    assert len(public) <= 14


def test_a_game_that_lacks_an_abstract_member_cannot_be_made() -> None:
    class Unfinished(Game[State, str]):
        name = "unfinished"

    with pytest.raises(TypeError, match="abstract"):
        Unfinished()  # type: ignore[abstract] # that is the question


def test_a_number_gives_one_pack_in_an_order_of_the_game_s_own() -> None:
    deck = GAME.deck(OPTIONS, 2, 7)
    assert Counter(deck) == Counter(PACK)
    assert deck == GAME.deck(OPTIONS, 2, 7) != GAME.deck(OPTIONS, 2, 8)
    assert GAME.deals_cards
    assert not GAME.is_dead(OPTIONS, deck)
    assert GAME.lively_moves(OPTIONS) == 0


def test_a_mirror_match_has_the_measure_of_its_game() -> None:
    one = GAMES["family-tree"]
    assert played_as(one, one.options(), "mirror").lively_moves(one.options()) == one.lively_moves(one.options()) == 25


def test_formats_serve_as_forms_and_as_the_daily_number() -> None:
    assert GAME.every_form == ("match",)
    assert GAME.format(OPTIONS, "match", 2) is not None
    assert GAME.daily == Daily(OPTIONS, "match")
    with pytest.raises(KeyError):
        GAME.format(OPTIONS, "solo", 1)


def test_a_game_for_one_has_no_daily_number() -> None:
    assert Alone().daily is None
    with pytest.raises(Rejection, match="High Card has no daily number") as refused:
        find_daily(Alone())
    assert refused.value.code == RejectionCode.NOT_ALLOWED


def test_the_better_score_wins_and_no_score_wins_alone() -> None:
    format = GAME.format(OPTIONS, "match", 2)
    assert format.winning_score is None
    assert format.deciding_role == format.roles[0]
    wants = {role: format.wants_high(role) for role in ("player", "maximizer", "minimizer", "owner", "guesser")}
    assert wants == {"player": True, "maximizer": True, "minimizer": False, "owner": True, "guesser": False}
    own = EndedLeg(("player", "player"), Score(21, {}, (12, 9)))
    assert GAME.decide(format, [own]) == Decided((12, 9), (Seat(0),))
    duel = [
        EndedLeg(("maximizer", "minimizer"), Score(5, {})),
        EndedLeg(("minimizer", "maximizer"), Score(9, {})),
    ]
    assert GAME.decide(replace(format, roles=("maximizer", "minimizer")), duel) == Decided((5, 9), (Seat(1),))


def test_every_move_is_a_turn_and_the_clocks_run_of_the_seats_to_act() -> None:
    assert [GAME.count_turns(state) for state in STATES] == list(range(2 * HAND + 1))
    assert all(GAME.on_clock(state) == GAME.to_act(state) for state in STATES)
    assert all(GAME.due(state) is None for state in STATES)


def test_nobody_leaves_a_leg_to_the_others_and_all_play_at_one_table() -> None:
    for state in STATES:
        assert GAME.tables(state) == ()
        for seat in (Seat(0), Seat(1)):
            assert not GAME.is_done(state, seat)
            assert GAME.drop_out(state, seat) is None


def test_nothing_is_shown_beside_the_view_and_nothing_is_final() -> None:
    for state in STATES:
        assert (GAME.shown(state), GAME.count_shown(state, Seat(0))) == ((), 0)
        assert GAME.reveal(state) is state
        assert GAME.describe_last_move(state) is None
        assert encode_value(GAME.computer_view(state, Seat(1))) == encode_value(GAME.view(state, Seat(1)))
    assert GAME.explain_final(PACK[0]) is None


def test_a_view_is_written_as_json_with_all_its_fields() -> None:
    reader = TypeAdapter(HighCardView)
    for state in STATES:
        for seat in (Seat(0), Seat(1), None):
            assert reader.validate_json(encode_value(GAME.view(state, seat))) == GAME.view(state, seat)


def test_no_hidden_card_is_in_a_view() -> None:
    for state in STATES:
        for seat in (Seat(0), Seat(1), None):
            hidden = [card for at, hand in enumerate(state.hands) if at != seat for card in hand]
            written = encode_value(GAME.view(state, seat)).decode()
            assert not [card for card in hidden if f'"{card}"' in written]


def test_cards_are_conserved() -> None:
    dealt = Counter(GAME.deck(OPTIONS, 2, 7)[: 2 * HAND])
    for state in STATES:
        assert Counter((*state.hands[0], *state.hands[1], *state.played)) == dealt


def test_a_record_has_no_parts_of_the_game_s_own() -> None:
    writer = GAME.record_writer
    assert type(writer) is RecordWriter
    for state in STATES:
        assert writer.describe_opening(state) == writer.complete_opening(state) == writer.describe_move(state) == {}
        assert writer.list_unplayed(state) == ()


def test_it_is_played_in_a_room_to_its_record_which_verifies(table: Table) -> None:
    table.play_match(random.Random(5))
    assert table.match.over
    made = write_record(table.log[-1 - 2 * HAND :])
    assert made is not None
    (leg,) = made.legs
    assert [move.move for move in leg.moves] == [*table.match.leg.state.played]
    assert leg.result is not None
    document = made.model_dump(mode="json")
    check(document)
    assert table.read() == table.room, "the fold of the log is the live state"


def test_a_move_is_taken_back_in_a_room_and_played_again(table: Table) -> None:
    table.begin()
    first, *_ = table.moves()
    before = table.match.leg.state
    table.play(first)
    table.do("ada", takeback(table))
    table.do("ben", answer(table, accept=True))
    assert table.match.leg.state == before
    assert not table.match.peeked, "nothing had been shown"


def test_a_setup_has_defaults() -> None:
    deck = GAME.deck(OPTIONS, 2, 7)
    setup = Setup(options=OPTIONS, deck=deck, roles=("player", "player"))
    assert (setup.seen, setup.notes) == ((), True)
    assert GAME.deal(setup) == GAME.deal(replace(setup, seen=deck[:2], notes=False)) == STATES[0]


def test_a_move_without_an_account_has_no_public_notation() -> None:
    assert GAME.public_notation(STATES[0], "x") is None
