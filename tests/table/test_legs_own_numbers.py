"""Legs with numbers of their own, as The Patriarch has them with more than two players."""

import json

import pytest

from protocol.commands import Resign
from protocol.deals import HIGHEST_NUMBER, commitment
from protocol.options import DAY_SECONDS, Clock
from server.games.catalog import GAMES
from server.records.difference import Difference
from server.records.verify import check
from server.records.write import write_record
from server.table.dispatch import apply
from server.table.entries import decode
from server.table.legs import START_MS, LegStarted
from server.table.match import BrokenLog, find_dealt
from tests.table.patriarchs import found, frame, hidden, moves, owners, three, wrong
from tests.table.play import CODE, Table, stored


def played(number: int | None) -> Table:
    """Return a match that is over: Ben finds one tree, and Cat two."""
    table = three(number)
    found(table, 1)
    table.begin()
    found(table, 2)
    table.begin()
    moves(table, f"0 guess {wrong(table)}", f"1 guess {wrong(table)}", "2 grade", f"1 guess {hidden(table)}")
    moves(table, "2 grade", "2 grade")
    return table


def test_each_leg_of_a_known_number_has_the_next_one_up() -> None:
    table = played(7)
    assert [find_dealt(table.match, leg).number for leg in table.match.legs] == [7, 8, 9]
    assert [need.number for need in table.needs] == [7, 8, 9]
    trees = [str(leg.state.tree) for leg in table.match.legs]
    assert trees == [GAMES["patriarch"].deck(table.match.deal.options, 3, number)[1] for number in (7, 8, 9)]
    assert owners(table) == [0, 1, 2]


def test_the_next_leg_of_a_correspondence_game_is_drawn_for_before_it_starts() -> None:
    table = three(7, clock=Clock(move=DAY_SECONDS))
    found(table, 1)
    table.waited += START_MS
    decision = table.fall_due()
    assert decision is not None and [type(fact) for fact in decision.facts] == [LegStarted]
    assert [find_dealt(table.match, leg).number for leg in table.match.legs] == [7, 8]
    assert table.read().match == table.match


def test_after_the_highest_number_comes_the_lowest() -> None:
    table = three(HIGHEST_NUMBER)
    found(table, 1)
    table.begin()
    assert find_dealt(table.match, table.match.leg).number == 1


def test_hidden_numbers_are_each_promised_apart_and_shown_with_their_leg() -> None:
    table = three(None)
    first = frame(table, None)["match"]
    assert {"number", "salt"}.isdisjoint(first) and "number" not in first["legs"]["1"]
    assert first["commitment"] == first["legs"]["1"]["commitment"]
    found(table, 1)
    shown = frame(table, None)["match"]
    assert commitment(shown["number"], shown["salt"]) == first["commitment"]
    assert (shown["legs"]["1"]["number"], shown["legs"]["1"]["salt"]) == (shown["number"], shown["salt"])
    table.begin()
    second = frame(table, 0)["match"]
    assert second["legs"]["1"] == shown["legs"]["1"]
    assert {"number", "salt"}.isdisjoint(second)
    assert second["commitment"] == second["legs"]["2"]["commitment"] != first["commitment"]
    assert str(find_dealt(table.match, table.match.leg).number) not in json.dumps(second)


def test_nothing_of_an_earlier_tree_is_known_in_the_next_leg() -> None:
    table = three(None)
    found(table, 1)
    table.begin()
    assert table.match.leg.seen == ()
    for seat in (0, None):
        view = frame(table, seat)["view"]
        assert ("tree" in view, view["seen"], view["board"]["possible"]) == (False, [], 60)
    assert frame(table, 1)["view"]["tree"] == hidden(table)


def test_most_legs_won_as_guesser_win_the_match() -> None:
    table = played(7)
    assert table.match.over
    result = frame(table, None)["match"]["result"]
    assert (result["winners"], result["scores"]) == ([1], [0, 2, 1])


def test_a_log_of_such_legs_folds_to_the_same() -> None:
    table = played(None)
    assert table.read() == table.room


@pytest.mark.parametrize("number", [7, None])
def test_its_record_has_a_number_and_a_promise_for_each_leg_and_is_checked(number: int | None) -> None:
    told = write_record(played(number).match_log)
    assert told is not None
    document = json.loads(told.model_dump_json())
    check(document)
    legs = document["legs"]
    assert len({leg["number"] for leg in legs}) == 3
    assert [leg["commitment"] is None for leg in legs] == [number is not None] * 3
    for change in ({"number": 12}, {"commitment": legs[0]["commitment"] if number is None else {}}):
        with pytest.raises(Difference):
            check({**document, "legs": [legs[0], {**legs[1], **change}, legs[2]]})
    if number is None:
        with pytest.raises(Difference, match="commitment is null, leg 1 was played on a hidden number"):
            check({**document, "legs": [legs[0], {**legs[1], "commitment": None}, legs[2]]})


def test_the_same_number_again_begins_with_the_first_legs() -> None:
    table = played(None)
    number = table.match.deal.number
    table.agree("same_number")
    assert (table.match.deal.number, table.match.deal.known) == (number, True)
    assert table.match.leg.seen == tuple(table.match.deal.deck)
    found(table, 2)
    table.begin()
    assert find_dealt(table.match, table.match.leg).number == number + 1


def test_a_leg_without_its_number_is_not_logged() -> None:
    table = three(7)
    found(table, 1)
    bare = LegStarted(leg=2, roles=("guesser", "owner", "guesser"), deck=table.match.deal.deck)
    with pytest.raises(BrokenLog):
        apply(table.room, decode(stored(table._entry(table.room.owner, bare))), CODE)
    with pytest.raises(BrokenLog):
        decode(b"{}")


def test_who_has_left_keeps_the_next_leg_waiting_for_nobody() -> None:
    table = three(7)
    found(table, 1)
    table.ready("ada")
    table.do("cat", Resign(id="c", match=1))
    assert frame(table, None)["ready"] == [2]
    table.ready("ada")
    table.ready("ben")
    assert (table.match.leg.leg, owners(table)) == (2, [0, 1])
