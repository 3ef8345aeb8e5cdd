"""Two who take turns at one terminal: in a tournament a player may hold the other seat, too. rules: poker_solitaire"""

from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import Answer, AskHint, Ban, Claim, Configure, Enlist, Free, Offer, PlayAs
from protocol.events import EVENT, RoomEvent
from protocol.ids import RoomCode, Seat
from server.records.verify import check
from server.table.decision import Computer
from server.table.dispatch import apply
from server.table.entries import Fact
from server.table.seats import SeatMoved, move_seat
from server.table.tournament import describe_tournament
from tests.records.eventful import record_of
from tests.table.asked import resign
from tests.table.play import PEOPLE, Table
from tests.table.shown import encode_room

CODE = RoomCode("KZ74QM2")
BOTH = (Seat(0), Seat(1))


def play_as(name: str, seat: int | None = None) -> PlayAs:
    return PlayAs(id="c", name=name, seat=seat)


def settings(form: Any = None, **options: Any) -> Configure:
    return Configure(
        id="c", options=options, form=form, number=None, role=None, spectators=True, clock=None, hints=True, notes=None
    )


def shared(mode: str = "alternate", **how: Any) -> Table:
    """Return Ada's room in which she plays for three who take turns at her terminal."""
    table = Table(how.pop("number", None), game="poker-solitaire", options={"mode": mode}, role=None, **how)
    table.do("ada", Enlist(id="c", names=["Ada", "Ben", "Cat"]))
    table.do("ada", play_as("Ben", 1))
    return table


def begin(table: Table) -> None:
    table.ready("ada")


def play(table: Table, most: int = 1000) -> list[int]:
    """Have Ada play whoever is to act, and return which seats that was."""
    seats: list[int] = []
    while len(seats) < most and (moves := table.moves()):
        seats += table.match.game.to_act(table.match.leg.state)
        table.do("ada", table.command(moves[0]))
    return seats


def plays(table: Table) -> tuple[str | None, ...]:
    assert table.room.tournament is not None
    assert table.read().tournament == table.room.tournament
    return table.room.tournament.plays


@pytest.mark.parametrize("mode", ["alternate", "same-deck"])
def test_two_names_take_turns_at_one_terminal_and_each_reaches_their_own_score(mode: str) -> None:
    table = shared(mode)
    assert plays(table)[1] == "Ben"
    assert table.room.seats_of(PEOPLE["ada"].player) == BOTH
    begin(table)
    told = table.room.tournament
    assert told is not None and told.playing == ("Ada", "Ben")
    assert set(play(table)) == {0, 1}
    assert table.room.finished
    table.do("ada", Offer(id="c", match=1, what="same_number"))
    assert table.room.agreed == "same_number"
    table.do("ada", play_as("Cat", 1))
    begin(table)
    told = table.read().tournament
    assert told is not None and told.playing == ("Ada", "Cat")
    assert [tally.legs for tally in told.tallies] == [1, 1, 0]


def test_the_record_has_each_seats_score_and_remaining_stock() -> None:
    table = shared("same-deck", number=7)
    begin(table)
    play(table)
    made = record_of(table).model_dump(mode="json")
    check(made)
    (leg,) = made["legs"]
    assert leg["result"]["score"] == leg["moves"][-1]["score"] == made["result"]["scores"]
    # each has filled a matrix and a reject square
    assert {seat: len(cards) for seat, cards in leg["left"].items()} == {"0": 52 - 26, "1": 52 - 26}


def test_both_legs_of_a_duel_are_played_at_one_terminal() -> None:
    table = shared("duel")
    begin(table)
    play(table)
    begin(table)
    assert table.match.leg.leg == 2
    play(table)
    assert table.room.finished


def test_commands_act_for_the_player_to_act() -> None:
    table = shared(number=7, hints=True)
    begin(table)
    first, second = play(table, 2)
    assert (first, second) == (0, 1)
    # the last move of the two goes back, with nobody to ask
    ask = Offer(id="c", match=1, what="takeback", leg=1, ply=2)
    table.do("ada", ask)
    assert table.match.leg.ply == 1 and table.match.asked is None
    assert table.room.seat_of(PEOPLE["ada"].player) == 1
    table.do("ada", AskHint(id="c", match=1, leg=1, ply=1))
    assert table.refused("ada", Claim(id="c", match=1)).code is not Code.NOT_YOUR_TURN
    table.do("ada", resign(table))
    assert table.room.finished


def test_nothing_is_taken_back_before_anything_was_played() -> None:
    table = shared()
    begin(table)
    assert "no move" in str(table.refused("ada", Offer(id="c", match=1, what="takeback", leg=1, ply=0)))
    assert table.refused("ada", Answer(id="c", match=1, what="takeback", accept=True)).code is Code.STALE


@pytest.mark.parametrize(
    ("game", "options", "form", "why"),
    [
        ("poker-solitaire", {"mode": "race"}, "match", "shared_terminal_at_once"),
        ("poker-solitaire", {"mode": "duel"}, "mirror", "shared_terminal_at_once"),
        ("happy-graphs", {"mode": "duel"}, "match", "shared_terminal_hidden"),
    ],
)
def test_where_two_cannot_take_turns_in_the_open_it_is_refused(game: str, options: Any, form: Any, why: str) -> None:
    table = Table(game=game, options=options, form=form, role=None)
    table.do("ada", Enlist(id="c", names=["Ada", "Ben"]))
    refused = table.refused("ada", play_as("Ben", 1))
    assert refused.reason == why and "the computer" in str(refused)


def test_settings_under_which_two_could_not_share_a_terminal_are_refused_and_alone_the_second_seat_goes() -> None:
    table = shared()
    assert "move at the same time" in str(table.refused("ada", settings(mode="race")))
    table.do("ada", settings(mode="same-deck", form="match"))
    assert table.room.seats_of(PEOPLE["ada"].player) == BOTH
    table.do("ada", settings("solo", mode="one-hand"))
    assert len(table.room.seats) == 1 and plays(table) == (None,)


def test_a_seat_that_another_has_or_that_there_is_not_is_not_played_for_them() -> None:
    table = Table(game="poker-solitaire", options={"mode": "alternate"}, role=None)
    table.do("ada", Enlist(id="c", names=["Ada", "Ben", "Cat"]))
    table.sit("ben")
    assert "Ben has that seat" in str(table.refused("ada", play_as("Cat", 1)))
    assert "has no seat 2" in str(table.refused("ada", play_as("Cat", 2)))
    assert "plays at another seat" in str(table.refused("ben", play_as("Ada")))
    table.do("ben", play_as("Cat", 1))


def test_players_at_a_terminal_may_swap_names_but_not_take_anothers() -> None:
    table = shared()
    table.do("ada", play_as("Ben", 0))
    assert plays(table) == ("Ben", "Ada")
    table.do("ada", play_as("Ben", 1))
    assert plays(table) == ("Ada", "Ben")
    table.do("ada", Free(id="c", seat=1))
    table.sit("ben")
    for who, name in (("ada", "Ben"), ("ben", "Ada")):
        assert "plays at another seat" in str(table.refused(who, play_as(name)))


def test_the_second_seat_is_freed_for_a_friend_but_not_the_first() -> None:
    table = shared()
    assert "your own seat" in str(table.refused("ada", Free(id="c", seat=0)))
    table.do("ada", Free(id="c", seat=1))
    table.sit("ben")
    assert table.room.holders == ("Ada", "Ben")


def test_leaving_a_seat_leaves_all_seats_of_the_terminal() -> None:
    table = shared()
    table.stand("ada")
    assert table.room.seats == (None, None)


def test_who_is_sent_away_leaves_all_their_seats() -> None:
    table = Table(game="poker-solitaire", options={"mode": "alternate"}, role=None)
    table.do("ada", Enlist(id="c", names=["Ben", "Cat"]))
    table.stand("ada")
    table.sit("ben")
    table.do("ben", play_as("Cat", 1))
    table.do("ada", Ban(id="c", player=PEOPLE["ben"].player))
    assert table.room.seats == (None, None) and table.read().seats == (None, None)


def test_both_seats_move_to_another_machine() -> None:
    table = shared()
    fact: Fact
    (fact,) = move_seat(table.room, PEOPLE["ada's other"], Seat(0), PEOPLE["ada"].player).facts
    assert isinstance(fact, SeatMoved)
    room = apply(table.room, table._entry(PEOPLE["ada's other"].player, fact), CODE)
    assert room.seats_of(PEOPLE["ada's other"].player) == BOTH and room.holders == ("Ada", "Ben")
    assert room.owner == PEOPLE["ada's other"].player


def test_the_player_to_move_is_named() -> None:
    table = Table(game="poker-solitaire", options={"mode": "alternate"}, role=None)
    table.do("ada", Enlist(id="c", names=["Cat", "Ben"]))
    table.sit("ben")
    table.do("ada", play_as("Cat"))
    table.ready("ada")
    table.ready("ben")
    assert str(table.refused("ben", table.command("pass"))) == "It is Cat's turn."


@pytest.mark.parametrize(
    ("options", "together"), [({"mode": "alternate"}, True), ({"mode": "race"}, False), ({"mode": "race-both"}, False)]
)
def test_the_snapshot_says_whether_two_can_share_a_terminal(options: dict[str, str], together: bool) -> None:
    table = Table(game="poker-solitaire", options=options, role=None)
    table.do("ada", Enlist(id="c", names=["Ada", "Ben"]))
    told = EVENT.validate_json(encode_room(table.room, None))
    assert isinstance(told, RoomEvent) and told.tournament is not None and told.tournament.in_turn is together


def test_names_take_turns_against_the_computer() -> None:
    table = Table(game="poker-solitaire", options={"mode": "alternate"}, role=None, computers=(None, "random"))
    table.do("ada", Enlist(id="c", names=["Ada", "Ben"]))
    assert "computer:random has that seat" in str(table.refused("ada", play_as("Ben", 1)))
    for match, name in enumerate(("Ada", "Ben"), 1):
        table.do("ada", play_as(name))
        table.ready("ada")
        while moves := table.moves():
            table.do(table.mover if isinstance(table.mover, Computer) else "ada", table.command(moves[0]))
        told = describe_tournament(table.room.tournament, table.room.past, table.room.holders)  # type: ignore[arg-type]
        assert [each.legs for each in told.names] == [1, match - 1] and told.again == (False, False)
        table.do("ada", Offer(id="c", match=match, what="same_number"))
