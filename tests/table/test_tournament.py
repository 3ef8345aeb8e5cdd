"""A tournament: what the names that compete in a room have reached. rules: poker_solitaire, Tournament"""

from collections.abc import Sequence
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import Claim, Configure, Enlist, PlayAs
from protocol.ids import Seat
from protocol.room import TournamentInfo
from server.table.dispatch import apply
from server.table.match import BrokenLog
from server.table.room import Tournament, TournamentTally
from server.table.tournament import PlaysAs, describe_tournament, tally_match, with_names
from tests.table.asked import gone, resign
from tests.table.play import CODE, Table


def alone(*names: str, number: int | None = None) -> Table:
    """Return Ada's room in which names compete, one at a time, with cards that are quickly played."""
    table = Table(number, form="solo", brief=True)
    table.do("ada", enlist(*names))
    return table


def enlist(*names: str) -> Enlist:
    return Enlist(id="c", names=list(names))


def play_as(name: str) -> PlayAs:
    return PlayAs(id="c", name=name)


def told(table: Table) -> TournamentInfo:
    """Return the snapshot for everyone, which a node that reads the log again sends, too."""
    of, read = table.room.tournament, table.read()
    assert of is not None and read.tournament == of
    return describe_tournament(of, table.room.past, table.room.holders)


def numbers(table: Table) -> dict[str, Any]:
    """Return by name the legs that count, and the highest, lowest and average score."""
    return {each.name: (each.legs, each.highest, each.lowest, each.average) for each in told(table).names}


def leg(table: Table, move: int, what: str = "new_number") -> int:
    """Play a leg, in which the last card is put in one place or another, and return its score."""
    if table.room.finished:
        table.agree("same_number" if what == "same_number" else "new_number")
    if table.room.next_leg is not None:
        table.begin()
    while moves := table.moves():
        table.play(moves[min(move, len(moves) - 1)])
    return table.match.leg.score.total


def test_each_name_has_a_highest_a_lowest_and_an_average_score() -> None:
    table = Table(form="solo")
    table.do("ada", enlist("Ada", "Ben"))
    reached = [leg(table, 0), leg(table, 9)]
    table.do("ada", play_as("Ben"))
    of_ben = leg(table, 3)
    assert len({*reached, of_ben}) == 3
    assert numbers(table) == {
        "Ada": (2, max(reached), min(reached), sum(reached) / 2),
        "Ben": (1, of_ben, of_ben, of_ben),
    }
    assert (told(table).playing, told(table).plays, told(table).again) == (("Ben",), ("Ben",), (False,))


def test_cards_played_before_change_the_lowest_score_alone() -> None:
    table = Table(7, form="solo")
    table.do("ada", enlist("Ada", "Ben"))
    first = leg(table, 0)
    assert told(table).again == (False,)
    others = [leg(table, move, "same_number") for move in (9, 3, 1)]
    assert min(others) != first != max(others)
    assert numbers(table)["Ada"] == (1, first, min(first, *others), first) and told(table).again == (True,)
    table.do("ada", play_as("Ben"))
    best = leg(table, 9, "same_number")
    assert numbers(table)["Ben"] == (1, best, best, best) and told(table).again == (False,)


def test_coming_cards_are_shown_only_to_players_who_know_them() -> None:
    table = alone("Ada", "Ben", number=7)
    leg(table, 0)
    table.agree("same_number")
    table.do("ada", play_as("Ben"))
    table.begin()
    assert table.match.leg.seen == ()
    table.do("ada", resign(table))
    table.agree("same_number")
    table.begin()
    assert len(table.match.leg.seen) > 0


@pytest.mark.parametrize(
    ("score", "again", "reached"),
    [(9, False, (2, 14, 9, 5)), (9, True, (1, 5, 5, 5)), (3, True, (1, 5, 5, 3)), (None, False, (1, 5, 5, 5))],
)
def test_what_a_leg_changes(score: int | None, again: bool, reached: tuple[int, int, int, int]) -> None:
    before = Tournament(
        tallies=(TournamentTally(name="Ada", legs=1, total=5, highest=5, lowest=5, cards=frozenset({"old"})),),
        plays=(None,),
        cards="old" if again else "new",
    )
    (after,) = tally_match(before, {"Ada": score}).tallies
    assert (after.legs, after.total, after.highest, after.lowest) == reached
    assert after.cards == ({"old"} if again else {"old", "new"})


def test_an_unfinished_leg_counts_for_nothing_but_its_cards_have_been_played() -> None:
    table = Table(7, form="solo")
    table.do("ada", enlist("Ada"))
    table.begin()
    assert numbers(table) == {"Ada": (0, None, None, None)}
    table.do("ada", resign(table))
    assert numbers(table) == {"Ada": (0, None, None, None)}
    score = leg(table, 0, "same_number")
    assert numbers(table) == {"Ada": (0, None, score, None)}


def test_a_match_given_up_in_its_second_leg_counts_for_nothing() -> None:
    table = Table(brief=True)
    table.do("ada", enlist("Ada", "Ben"))
    table.sit()
    table.begin()
    table.play_leg()
    table.begin()
    table.do("ben", resign(table))
    assert [row[0] for row in numbers(table).values()] == [0, 0]


def test_names_may_change_between_legs_and_others_keep_their_scores() -> None:
    table = alone("Ada", "Ben")
    score = leg(table, 0)
    table.do("ada", enlist("Cat", "Ada"))
    assert numbers(table) == {"Cat": (0, None, None, None), "Ada": (1, score, score, score)}
    table.do("ada", enlist("Cat"))
    table.do("ada", enlist("Cat", "Ada"))
    assert numbers(table)["Ada"] == (0, None, None, None)
    table.do("ada", enlist())
    assert table.room.tournament is None and table.read().tournament is None
    assert table.refused("ada", enlist()).code is Code.STALE


def test_a_match_is_looked_back_on_by_the_names_it_was_played_under() -> None:
    table = Table(form="solo", brief=True)
    leg(table, 0)
    table.do("ada", enlist("Ben", "Cat"))
    table.do("ada", play_as("Ben"))
    assert table.room.called == ("Ada",)
    leg(table, 0)
    table.do("ada", enlist("Cat"))
    assert (table.room.called, table.read().called) == (("Ben",), ("Ben",))


def test_impossible_competitors_and_players_are_rejected() -> None:
    table = Table(brief=True)
    assert table.refused("ada", play_as("Ada")).code is Code.NOT_ALLOWED
    table.sit()
    assert table.refused("ben", enlist("Ben")).code is Code.NOT_ALLOWED
    assert table.refused("ada", enlist("Ada", "Ada")).reason == "names_repeated"
    table.do("ada", enlist("Ada", "Cat"))
    assert "Ben does not compete" in str(table.refused("ben", play_as("Ben")))
    assert "Ada plays at another seat" in str(table.refused("ben", play_as("Ada")))
    table.begin()
    assert "only between matches" in str(table.refused("ben", play_as("Cat")))
    assert "only between matches" in str(table.refused("ada", enlist("Ada")))


def test_both_seats_of_a_match_play_for_a_name_and_a_seat_that_changes_hands_for_its_new_holder() -> None:
    table = Table(brief=True)
    table.do("ada", enlist("Ada", "Cat", "Dan"))
    table.sit("ben")
    assert told(table).plays == ("Ada", None)
    table.do("ben", play_as("Dan"))
    table.do("ada", play_as("Cat"))
    assert told(table).plays == ("Cat", "Dan")
    table.stand("ben")
    table.sit("cat")
    assert told(table).plays == ("Cat", None)  # by whose name the owner plays
    table.do("ada", play_as("Ada"))
    assert told(table).plays == ("Ada", "Cat")
    table.play_match()
    reached = numbers(table)
    assert (reached["Ada"][0], reached["Cat"][0], reached["Dan"][0]) == (1, 1, 0)


def test_who_left_a_seat_to_the_computer_is_given_nothing() -> None:
    table = Table(brief=True)
    table.do("ada", enlist("Ada", "Ben"))
    table.sit()
    table.begin()
    gone(table, "ben")
    table.do("ada", Claim(id="c", match=1, computer="random"))
    table.play_leg()
    table.begin()
    table.play_leg()
    assert [row[0] for row in numbers(table).values()] == [1, 0]


def test_other_rules_may_be_for_two() -> None:
    table = Table(game="poker-solitaire", form="solo")
    table.do("ada", enlist("Ada", "Ben"))
    configure: dict[str, Any] = {"number": None, "role": None, "spectators": True, "clock": None, "hints": False}
    two = Configure(id="c", options={"mode": "alternate"}, form="match", **configure)
    table.do("ada", two)
    table.do("ada", two.model_copy(update={"pace": 3, "form": None}))
    assert (table.room.settings.form, table.room.settings.pace, len(table.room.seats)) == ("match", 3, 2)
    assert told(table).plays == ("Ada", None)
    table.sit()
    assert told(table).plays == ("Ada", "Ben")
    one = Configure(id="c", options={}, form="solo", **configure)
    assert "2 seats are taken" in str(table.refused("ada", one))
    assert "is not played alone" in str(table.refused("ada", two.model_copy(update={"form": "solo"})))


def test_a_name_that_two_go_by_counts_once() -> None:
    table = Table(brief=True)
    table.do("ada", enlist("Ada"))
    table.sit("ada's other")
    for _ in range(2):
        table.ready("ada")
        table.ready("ada's other")
        while moves := table.moves():
            (seat,) = table.match.game.to_act(table.match.leg.state)
            table.do(("ada", "ada's other")[seat], table.command(moves[0]))
    assert numbers(table)["Ada"][0] == 1


def test_a_log_with_a_competitor_outside_a_tournament_is_broken() -> None:
    table = Table(brief=True)
    entry = table._entry(table.room.owner, PlaysAs(Seat(0), "Ada"))
    with pytest.raises(BrokenLog):
        apply(table.room, entry, CODE)


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Ben"]])
def test_a_name_that_did_not_play_is_given_nothing(names: Sequence[str]) -> None:
    before = with_names(None, names, 1)
    assert before == Tournament(tallies=tuple(TournamentTally(name=name) for name in names), plays=(None,))
    assert tally_match(before, {}) == before
