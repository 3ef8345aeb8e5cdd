"""More than two at a table: how many seats there are, and taking back, to which all agree."""

from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import CreateRoom
from protocol.ids import Form
from server.table import match as matches
from server.table.decision import Rejection
from server.table.settings import open_room
from server.table.snapshot import describe_match, find_perspective
from tests.table.asked import answer, configure, resign, takeback
from tests.table.play import PEOPLE, Table
from tests.table.seats import three
from tests.table.shown import encode_room

GRAPHS = {"variant": "classic", "mode": "together", "hands": "seen"}


def test_a_room_has_as_many_seats_as_its_owner_says() -> None:
    table = Table(7, None, game="happy-graphs", form="together", seats=5)
    assert len(table.room.seats) == 5
    assert len(Table(7, None, game="happy-graphs", form="together").room.seats) == 2


@pytest.mark.parametrize(
    ("game", "form", "options", "then"),
    [
        ("grandmas-game", "race", {}, "race"),
        ("grandmas-game", "solo", {}, "race"),
        ("happy-graphs", "together", {"hands": "hidden"}, "together"),
        ("patriarch", "match", {}, "match"),
    ],
)
def test_a_player_on_a_new_seat_sees_the_last_match_as_a_spectator(
    game: str, form: Form, options: dict[str, Any], then: Form
) -> None:
    table = Table(7, None, game=game, form=form, options=options)
    people = ["ada", "ben", "eve"][: len(table.room.seats) + 1]
    for who in people[1:-1]:
        table.sit(who)
    table.begin()
    table.do("ada", resign(table))
    while not table.match.over:
        table.do("ben", resign(table))
    table.do("ada", configure(form=then, seats=len(people), options=options))
    table.sit(people[-1])
    seen = find_perspective(table.room, PEOPLE[people[-1]].player)
    assert encode_room(table.room, seen) == encode_room(table.room, None)


@pytest.mark.parametrize(
    ("game", "form", "seats", "words"),
    [
        ("family-tree", "match", 3, "Family Tree played against each other has 2 seats, not 3."),
        ("family-tree", "solo", 2, "Family Tree played alone has one seat, not 2."),
        ("happy-graphs", "together", 1, "Happy Graphs played together has 2 to 48 seats, not 1."),
        ("family-tree", "together", None, "Family Tree with these options is not played together."),
    ],
)
def test_other_numbers_of_seats_are_refused(game: str, form: str, seats: int | None, words: str) -> None:
    command = CreateRoom.model_validate({"id": "c", "game": game, "form": form, "seats": seats})
    with pytest.raises(Rejection, match=words):
        open_room(PEOPLE["ada"], command)


def test_a_role_is_rejected_if_all_have_the_same() -> None:
    command = CreateRoom(id="c", game="happy-graphs", form="together", role="player")
    with pytest.raises(Rejection, match="All players have the same role"):
        open_room(PEOPLE["ada"], command)


def test_seats_are_added_and_taken_away_between_matches() -> None:
    table = Table(7, None, game="happy-graphs", form="together", seats=4)
    table.sit("ben", 2)
    table.do("ada", configure(options=GRAPHS, seats=3))
    assert [seated and seated.name for seated in table.room.seats] == ["Ada", None, "Ben"]
    table.do("ada", configure(options=GRAPHS, seats=2))
    assert table.seated() == ["ada", "ben"]
    table.do("ada", configure(options=GRAPHS, seats=4))
    assert [seated and seated.name for seated in table.room.seats] == ["Ada", "Ben", None, None]
    assert len(table.room.offers) == 4
    assert table.read() == table.room


def test_results_belong_to_their_players_even_on_other_seats() -> None:
    hidden = {**GRAPHS, "hands": "hidden"}
    table = Table(7, None, game="happy-graphs", form="together", seats=3, options=hidden)
    for who in ("ben", "cat"):
        table.sit(who)
    table.begin()
    table.play_leg()
    table.stand("ben")
    table.do("ada", configure(options=hidden, seats=2))
    assert table.seated() == ["ada", "cat"]
    info = describe_match(table.match)
    assert (info.names, info.players) == (
        ("Ada", "Ben", "Cat"),
        tuple([PEOPLE[who].player for who in ("ada", "ben", "cat")]),
    )
    assert [find_perspective(table.room, PEOPLE[who].player) for who in ("ada", "ben", "cat")] == [0, 1, 2]


def test_seats_that_are_taken_are_not_taken_away() -> None:
    refusal = three(begun=False).refused("ada", configure(options=GRAPHS, seats=2))
    assert str(refusal) == "3 seats are taken, more than 2. Free some first."


def test_all_win_nothing_together_and_have_the_same_score() -> None:
    table = three()
    table.play_leg()
    ended = matches.result(table.match)
    assert ended is not None
    assert (ended.winners, ended.why) == ((), "score")
    assert len(set(ended.scores)) == 1


# Taking back


def test_all_others_agree_to_a_takeback() -> None:
    table = three()
    table.play(table.moves()[0])
    table.do("ada", takeback(table))
    assert "others must agree" in str(table.refused("ada", answer(table, True)))
    table.do("cat", answer(table, True))
    assert table.match.leg.ply == 1
    assert table.refused("cat", answer(table, True)).code is Code.STALE
    info = describe_match(table.match)
    assert (info.takeback, info.agreed) == ((0, 0), (2,))
    table.do("ben", answer(table, True))
    assert (table.match.leg.ply, table.match.asked) == (0, None)


def test_a_player_who_left_is_not_asked_for_a_takeback() -> None:
    table = three()
    table.play(table.moves()[0])
    table.do("cat", resign(table))
    table.do("ada", takeback(table))
    table.do("ben", answer(table, True))
    assert table.match.leg.ply == 0
