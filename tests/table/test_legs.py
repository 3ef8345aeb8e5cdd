"""Getting ready, beginning matches and starting their legs."""

import pytest

from protocol.command import Another
from protocol.commands import Ready
from protocol.ids import Role, Seat
from server.table.legs import MatchBegun, Readied
from tests.table.asked import configure, resign
from tests.table.phases import PHASES, between, over, seated
from tests.table.play import BRIEF, PEOPLE, Table, salt

ADA, BEN = PEOPLE["ada"], PEOPLE["ben"]


@pytest.mark.parametrize("phase", ["seated", "between", "agreed"])
def test_who_is_ready_already_waits(phase: str) -> None:
    table = PHASES[phase]()
    table.ready("ada")
    assert table.room.next_leg is not None
    match, leg = table.room.next_leg
    rejection = table.refused("ada", Ready(id="c", match=match, leg=leg))
    assert rejection.reason == "ready_already"


def test_being_ready_for_another_leg_than_the_next_names_that() -> None:
    rejection = between().refused("ada", Ready(id="c", match=1, leg=1))
    assert (rejection.reason, rejection.data) == ("not_next_leg", {"match": 1, "leg": 2})


@pytest.mark.parametrize(("phase", "leg"), [("seated", 1), ("between", 2), ("agreed", 1)])
def test_a_seat_is_ready_for_the_leg_that_waits(phase: str, leg: int) -> None:
    assert PHASES[phase]().ready("ben").facts == [Readied(Seat(1), leg)]


def test_a_leg_starts_when_the_last_seat_is_ready_in_one_step_with_the_match() -> None:
    table = seated()
    table.ready("ada")
    decision = table.ready("ben")
    assert decision.begins
    (begun,) = decision.facts
    assert begun == MatchBegun(
        match=1,
        id=table.match.deal.id,
        game="family-tree",
        rules=1,
        options={},
        form="match",
        players=(ADA.player, BEN.player),
        names=("Ada", "Ben"),
        number=482_109_375_511,
        known=False,
        salt=salt(1),
        deck=BRIEF,
        roles=("maximizer", "minimizer"),
        seen=(),
        dead=False,
    )


def test_leg_two_is_on_the_same_deck_with_the_roles_swapped() -> None:
    table = between()
    table.begin()
    one, two = table.match.legs
    assert two.roles == one.roles[::-1]
    assert two.state.deck == one.state.deck
    assert two.state.seen == BRIEF


@pytest.mark.parametrize(
    ("seats", "role", "drawn", "expected"),
    [
        pytest.param(("ada", "ben"), "maximizer", 1, ("maximizer", "minimizer"), id="the owner is to maximize"),
        pytest.param(("ada", "ben"), "minimizer", 0, ("minimizer", "maximizer"), id="the owner is to minimize"),
        pytest.param(("ben", "ada"), "maximizer", 0, ("minimizer", "maximizer"), id="maximize from the other seat"),
        pytest.param(("ben", "ada"), "minimizer", 1, ("maximizer", "minimizer"), id="minimize from the other seat"),
        pytest.param(("ada", "ben"), None, 0, ("maximizer", "minimizer"), id="seat 0 is drawn"),
        pytest.param(("ada", "ben"), None, 1, ("minimizer", "maximizer"), id="seat 1 is drawn"),
        pytest.param(("ben", "eve"), "maximizer", 1, ("minimizer", "maximizer"), id="the owner is gone, so drawn: 1"),
        pytest.param(("ben", "eve"), "minimizer", 0, ("maximizer", "minimizer"), id="the owner is gone, so drawn: 0"),
    ],
)
def test_who_maximizes_first_is_as_the_owner_set_it_or_drawn(
    seats: tuple[str, str], role: Role | None, drawn: int, expected: tuple[Role, ...]
) -> None:
    table = Table(role=role, brief=True)
    table.first = Seat(drawn)
    table.stand("ada")
    for who in seats:
        table.sit(who)
    table.begin()
    assert table.match.leg.roles == expected


@pytest.mark.parametrize("what", ["same_number", "new_number"])
def test_a_rematch_swaps_the_first_maximizer(what: Another) -> None:
    table = over()
    assert table.match.legs[0].roles == ("maximizer", "minimizer")
    for first in [("minimizer", "maximizer"), ("maximizer", "minimizer")]:
        table.agree(what)
        assert table.match.leg.roles == first
        table.play_match()


def test_in_a_rematch_of_three_the_tree_s_owner_moves_on_by_a_seat() -> None:
    table = Table(game="patriarch", seats=3, role="owner")
    table.sit("ben")
    table.sit("cat")
    table.begin()
    for owner in (1, 2, 0):
        for who in ("ada", "ben", "cat"):
            table.do(who, resign(table))
        table.agree("new_number")
        assert table.match.leg.roles.index("owner") == owner


def test_the_owner_may_set_another_role_for_a_rematch() -> None:
    table = over()
    table.do("ada", configure(role="maximizer"))
    table.agree("new_number")
    assert table.match.leg.roles == ("maximizer", "minimizer")


@pytest.mark.parametrize("first", [0, 1])
def test_who_maximizes_first_against_another_player_is_drawn(first: int) -> None:
    table = over()
    table.stand("ben")
    table.sit("eve")
    table.first = Seat(first)
    table.agree("new_number")
    assert table.match.leg.roles.index("maximizer") == first


def test_a_match_with_other_roles_than_the_last_one_is_no_rematch() -> None:
    table = Table(game="poker-solitaire", options={"mode": "alternate"}, role=None)
    table.sit()
    table.begin()
    table.do("ada", resign(table))
    table.do("ada", configure(options={"mode": "duel"}))
    table.first = Seat(1)
    table.agree("new_number")
    assert table.match.leg.roles == ("minimizer", "maximizer")
