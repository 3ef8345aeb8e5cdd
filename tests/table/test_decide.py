import pytest

from protocol.codes import RejectionCode as Code
from protocol.command import Another
from protocol.commands import CreateRoom, Ready, Sit
from protocol.ids import Role, Seat
from server.table.legs import MatchBegun, Readied
from server.table.moves import Moved
from server.table.rejection import Rejection
from server.table.seats import Sat
from server.table.settings import Opened, open_room
from tests.table.asked import configure, resign
from tests.table.phases import PHASES, alone, between, leg_1, over, seated
from tests.table.play import BRIEF, PEOPLE, Table, salt

ADA, BEN = PEOPLE["ada"], PEOPLE["ben"]

# Opening a room


def test_a_room_opens_with_the_owners_choices_and_the_games_options_written_out() -> None:
    command = CreateRoom(id="c", game="family-tree", number=7, role="minimizer")
    assert open_room(ADA, command) == Opened(
        "family-tree", 1, {}, "match", number=7, role="minimizer", owner=ADA.player, name="Ada"
    )


@pytest.mark.parametrize(
    ("command", "says", "reason"),
    [
        pytest.param(CreateRoom(id="c", game="chess"), "chess", "unknown_game", id="a game that is not there"),
        pytest.param(
            CreateRoom(id="c", game="family-tree", options={"decks": 2}),
            "decks",
            "wrong_option",
            id="an unknown option",
        ),
    ],
)
def test_a_room_is_not_opened_for(command: CreateRoom, says: str, reason: str) -> None:
    with pytest.raises(Rejection, match=says) as refusal:
        open_room(ADA, command)
    assert refusal.value.reason == reason


# Sitting down


@pytest.mark.parametrize(("asked", "given"), [(None, 0), (0, 0), (1, 1)])
def test_one_sits_on_the_seat_asked_for_or_the_first_that_is_free(asked: int | None, given: int) -> None:
    table = alone()
    table.stand("ada")
    assert table.sit("eve", asked).facts == [Sat(Seat(given), PEOPLE["eve"].player, "Eve")]


def test_a_seat_that_is_taken_is_refused_with_those_that_are_free() -> None:
    rejection = alone().refused("ben", Sit(id="c", seat=0))
    assert (rejection.reason, rejection.data["free"]) == ("seat_taken", (1,))


def test_a_seat_that_does_not_exist_is_refused_with_those_that_do() -> None:
    rejection = alone().refused("ben", Sit(id="c", seat=2))
    assert rejection.code is Code.NOT_ALLOWED
    assert "0, 1" in str(rejection)


@pytest.mark.parametrize("phase", ["seated", "leg 1", "between", "over", "agreed"])
def test_a_full_room_says_who_is_playing(phase: str) -> None:
    rejection = PHASES[phase]().refused("eve", Sit(id="c"))
    assert rejection.code is Code.SEAT_TAKEN
    assert "Ada and Ben" in str(rejection)


@pytest.mark.parametrize("phase", ["over", "over, ben offers", "agreed", "agreed, ben ready"])
def test_a_seat_given_up_after_a_match_can_be_taken_by_another(phase: str) -> None:
    table = PHASES[phase]()
    table.stand("ben")
    table.sit("eve")
    assert table.seated() == ["ada", "eve"]


# Being ready


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
def test_a_rematch_swaps_the_player_who_maximizes_first(what: Another) -> None:
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


# Moving


@pytest.mark.parametrize(
    ("phase", "fields"),
    [
        pytest.param("leg 1", {"ply": 1}, id="a ply ahead"),
        pytest.param("leg 2", {"ply": 0}, id="a ply behind"),
        pytest.param("leg 1", {"leg": 2}, id="a leg ahead"),
        pytest.param("leg 2", {"leg": 1}, id="a leg behind"),
        pytest.param("leg 1", {"match": 2}, id="another match"),
    ],
)
def test_a_move_for_another_ply_leg_or_match_is_stale_and_told_the_right_one(
    phase: str, fields: dict[str, int]
) -> None:
    table = PHASES[phase]()
    leg = table.match.leg
    command = table.command("QD>5D").model_copy(update=fields)
    rejection = table.refused("ada", command)
    assert (rejection.reason, rejection.data) == ("game_moved_on", {"match": 1, "leg": leg.leg, "ply": leg.ply})


@pytest.mark.parametrize(
    ("who", "move", "code", "says"),
    [
        pytest.param("ben", "QD>5D", Code.NOT_YOUR_TURN, "It is Ada's turn.", id="out of turn"),
        pytest.param("ada", "8S>5D", Code.ILLEGAL, "The current card is QD", id="another card"),
        pytest.param("ada", "QD>KS", Code.ILLEGAL, "KS is not in the tree", id="a place that is not there"),
        pytest.param("ada", "castle", Code.MALFORMED, "castle", id="no move at all"),
    ],
)
def test_a_move_is_refused_in_the_rules_words(who: str, move: str, code: Code, says: str) -> None:
    table = leg_1()
    rejection = table.refused(who, table.command(move))
    assert rejection.code is code
    assert says in str(rejection)


@pytest.mark.parametrize("typed", ["QD>5D", "qd>td", "Q♦>10♦"])
def test_a_move_is_in_the_log_as_the_game_writes_it(typed: str) -> None:
    assert leg_1().play(typed).facts == [Moved(Seat(0), leg=1, ply=0, move="QD>5D")]


def test_the_last_move_of_the_last_leg_and_no_other_ends_the_match() -> None:
    table = seated()
    ends = []
    for _ in range(2):
        table.begin()
        while moves := table.moves():
            ends.append(table.play(moves[0]).over)
    assert ends == [False, False, False, True]
