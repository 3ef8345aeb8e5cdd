"""A mirror match in a room: one leg of two boards, which its record has as two legs."""

import json
import random
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import CreateRoom, MakeMove
from protocol.events import EVENT, RoomEvent
from protocol.games.mirror import MirrorView
from protocol.ids import PlayerId, Seat
from protocol.options import Clock
from protocol.record import RecordTakeback
from server.games.result import Score
from server.records.difference import Difference
from server.records.replay import match_of_record
from server.records.results import list_leg_scores, list_outcomes
from server.records.verify import check
from server.table import match as matches
from server.table.clocks import TimeGiven, running_seats
from server.table.decision import Decision, Rejection
from server.table.settings import Configured, open_room
from server.table.snapshot import describe_clocks, describe_match
from tests.records.documents import sealed
from tests.records.eventful import mirrored, record_of
from tests.records.test_replay import asked, told
from tests.table.asked import answer, claim, configure, gone, here, hint, resign, takeback
from tests.table.patriarchs import made
from tests.table.play import PEOPLE, Table, told_of


def mirror(number: int | None = 3, game: str = "family-tree", **settings: Any) -> Table:
    """Return a table at which Ada and Ben have begun a mirror match."""
    table = Table(number, None, game=game, form="mirror", **settings)
    table.sit()
    table.begin()
    return table


def move(table: Table, who: str, place: int = 0, ply: int | None = None) -> None:
    """Let a player make one of their moves at a ply."""
    leg, seat = table.match.leg, Seat(0 if who == "ada" else 1)
    text = str((table.match.game.legal_moves(leg.state, seat) or [])[place])
    table.do(who, MakeMove(id="c", match=1, leg=1, ply=leg.ply if ply is None else ply, move=text))


def seen(table: Table, reader: int) -> RoomEvent:
    """Return what a seat is shown of the room; 2 is a spectator."""
    event = EVENT.validate_json(table.shown[-1][reader])
    assert isinstance(event, RoomEvent)
    return event


def view(table: Table, reader: int) -> MirrorView:
    """Return what a seat sees of the boards; 2 is a spectator."""
    found = seen(table, reader).view
    assert isinstance(found, MirrorView)
    return found


def document(table: Table) -> dict[str, Any]:
    """Return the record, which verifies."""
    found: dict[str, Any] = json.loads(record_of(table).model_dump_json())
    check(found)
    return found


def test_a_mirror_match_is_one_leg_and_its_record_has_two() -> None:
    table = mirror(None)
    table.play_leg(random.Random(5))
    assert table.match.over and table.match.last == 1 and table.room.next_leg is None
    found = document(table)
    assert found["form"] == "mirror"
    legs = found["legs"]
    assert [leg["roles"] for leg in legs] == [
        *({"0": "maximizer", "1": "minimizer"}, {"0": "minimizer", "1": "maximizer"}),
    ]
    assert all(legs[0][name] == legs[1][name] for name in ("number", "commitment", "deck", "opening"))
    assert legs[0]["commitment"] is not None
    scores = [leg["result"]["score"] for leg in legs]
    assert found["result"]["scores"] == {"0": scores[0], "1": scores[1]}
    (info,) = (seen(table, 2).match,)
    assert info is not None and info.result is not None
    assert (list(info.legs[0].by_seat or ()), list(info.result.scores)) == (scores, scores)
    assert info.legs[0].parts == {str(at + 1): leg["result"]["parts"] for at, leg in enumerate(legs)}
    times = sorted(each["at"] for leg in legs for each in leg["moves"])
    assert len(set(times)) == len(times) == table.match.leg.ply


def test_only_its_player_sees_a_sealed_move() -> None:
    frames = []
    for place in (0, -1):
        table = mirror(7)
        while len(table.match.game.legal_moves(table.match.leg.state, Seat(0)) or []) < 2:
            move(table, "ada")
            move(table, "ben")
        move(table, "ada", place)
        frames.append(table.shown[-1])
        board = view(table, 0).sealed.index(Seat(0))
        assert (view(table, 0).own[board], view(table, 1).own) == (
            table.match.leg.played[-1].move[2:],
            (None, None),
        )
        told = told_of(table.room)[-1]
        assert (told["kind"], told["seat"]) == ("moved", 0)
        assert told["detail"] == {"seat": 0, "board": board + 1, "sealed": True, "made": []}
    assert [one == other for one, other in zip(*frames, strict=True)] == [False, True, True]


def test_a_move_is_not_stale_because_the_other_has_moved_on_their_board() -> None:
    table = mirror()
    move(table, "ben")
    move(table, "ada", ply=0)
    assert table.refused("ben", MakeMove(id="c", match=1, leg=1, ply=0, move="1:X1>4S")).code is Code.STALE
    move(table, "ada")
    refused = table.refused("ada", table.command("X1>4S"))
    assert refused.reason == "move_sealed"


def test_a_hint_is_for_the_asking_seats_board_and_outlives_the_others_sealed_move() -> None:
    table = mirror(hints=True)
    asked_for = hint(table)
    assert table.do("ada", asked_for).facts
    move(table, "ben")
    assert not table.do("ada", asked_for).facts
    assert matches.list_moves_of(table.match, Seat(0)) == ()
    move(table, "ada")
    assert table.refused("ada", asked_for).code is Code.STALE
    assert [each.move[0] for each in matches.list_moves_of(table.match, Seat(0))] != ["2"]
    move(table, "ada")
    assert table.refused("ada", hint(table)).code is Code.NOT_YOUR_TURN


def test_a_sealed_move_is_taken_back_though_it_would_have_been_its_boards_last() -> None:
    table = mirror(None, brief=True)
    for who in ("ada", "ben", "ada"):
        move(table, who)
    table.do("ada", takeback(table))
    table.do("ben", answer(table, True))
    assert not any(table.match.leg.state.sealed)
    move(table, "ben")
    table.do("ben", takeback(table))
    table.do("ada", answer(table, True))
    assert table.match.leg.ply == 2
    assert table.match.game.to_act(table.match.leg.state) == {0, 1}
    for who in ("ben", "ada"):
        move(table, who)
    assert table.match.over
    legs = record_of(table).legs
    taken = [[len(each.moves) for each in leg.incidents if isinstance(each, RecordTakeback)] for leg in legs]
    assert taken == [[1], [1]]


def test_a_finished_board_has_its_result_though_the_match_was_given_up() -> None:
    table = mirror(7)
    rng = random.Random(2)
    while not any(each.over for each in table.match.game.tables(table.match.leg.state)):
        table.play(rng.choice(table.moves()))
    before = table.match.game.tables(table.match.leg.state)
    assert not all(each.over for each in before)
    table.do("ben", resign(table))
    found = document(table)
    results = [leg["result"] and leg["result"]["score"] for leg in found["legs"]]
    assert [result is not None for result in results] == [each.over for each in before]
    scores = {str(at): result for at, result in enumerate(results) if result is not None}
    assert found["result"] == {"winners": [0], "scores": scores, "why": "resigned"}
    read = record_of(table)
    assert {(each.role, each.score) for each in list_leg_scores(read)} == {
        (role, result) for result in scores.values() for role in ("maximizer", "minimizer")
    }
    assert [each.won for each in list_outcomes(read)] == [True, False]


@pytest.mark.parametrize("ending", ["resigned", "claimed", "flag"])
def test_a_sealed_move_counts_in_the_room_as_in_the_record_when_the_match_ends_before_it_is_made(ending: str) -> None:
    table = mirror(7, clock=Clock(leg=300, increment=0) if ending == "flag" else None)
    while not any(table.match.leg.state.sealed) or table.match.leg.ply < 9:
        table.play(table.moves()[0])
    boards = [each.game.score(each.state) for each in table.match.game.tables(table.match.leg.state)]
    if ending == "resigned":
        table.do("ben", resign(table))
    elif ending == "flag":
        table.waited += 400_000
        table.fall_due()
    else:
        gone(table, "ben")
        table.do("ada", claim(table))
    shown = view(table, 2)
    assert shown.sealed == (None, None)
    assert [board.score for board in shown.boards] == [score.total for score in boards]
    legs = document(table)["legs"]
    assert [leg["moves"][-1]["score"] for leg in legs] == [score.total for score in boards]
    (info,) = describe_match(table.match).legs
    assert info.parts == {str(at + 1): dict(score.parts) for at, score in enumerate(boards)}
    assert table.read().match == table.match


def test_a_substitute_computer_counts_on_each_board_that_it_played() -> None:
    table = mirrored()
    read = record_of(table)
    found = match_of_record(read)
    assert found.form == "mirror"
    assert [sorted(leg.by_computer) for leg in found.legs] == [[3], [2]]
    kinds = [[each.kind for each in leg.incidents if each.kind != "takeback"] for leg in read.legs]
    assert kinds[1] == ["computer", "returned"]
    assert kinds[0] == ["hint", "clock", *kinds[1], "resigned"]
    again = told(asked(document(table)))
    assert [len(each.sights) for each in again] == [len(leg.moves) + 1 for leg in read.legs]
    assert all(not getattr(each.sights[0].view, "seen", None) for each in again)


def test_a_computer_in_leg_one_of_a_mirror_match_takes_nothing_of_leg_two_away() -> None:
    table = mirror(7)
    gone(table, "ben")
    table.do("ada", claim(table, "random"))
    table.play(table.moves()[0])
    here(table)
    table.play_leg()
    assert {each.player for each in list_leg_scores(record_of(table))} == {PEOPLE["ada"].player}


def test_both_clocks_run_until_their_seat_has_sealed_its_move() -> None:
    table = mirror(clock=Clock(leg=300, increment=0))
    assert running_seats(table.match) == (0, 1)
    table.waited += 9_000
    move(table, "ada")
    clocks = describe_clocks(table.match)
    assert clocks is not None
    assert (clocks.running, clocks.left) == ((1,), (290_500, 290_000))
    table.append(PlayerId("server"), Decision([TimeGiven(1_000)]))
    table.waited += 400_000
    table.fall_due()
    found = document(table)
    assert found["result"]["winners"] == [0]
    kinds = [[each["kind"] for each in leg["incidents"]] for leg in found["legs"]]
    assert kinds == [[], ["clock", "flag"]]


def test_on_the_same_number_both_boards_show_known_cards() -> None:
    table = mirror(None)
    table.play_leg(random.Random(1))
    table.agree("same_number")
    shown = [getattr(board, "seen", ()) for board in view(table, 2).boards]
    assert shown[0] == shown[1] and len(shown[0]) > 10


def test_the_patriarchs_owners_lay_their_trees_out_at_once_and_the_record_has_each() -> None:
    table = mirror(None, "patriarch", options={"tree": "owner", "guesses": 1}, notes=False)
    for text in ("1 2:tree H 2(3(4) A(5))", "0 1:tree C 3(4(2) A(5))"):
        made(table, text)
    boards = [view(table, reader).boards for reader in (0, 1)]
    assert [[getattr(board, "tree", None) is not None for board in each] for each in boards] == [
        *([True, False], [False, True]),
    ]
    for text in ("1 1:guess 2(3(4) A(5))", "0 2:guess 2(3(4) A(5))"):
        made(table, text)
    found = document(table)
    assert [leg["opening"]["tree"] for leg in found["legs"]] == ["3(4(2) A(5))", "2(3(4) A(5))"]
    assert found["result"] == {"winners": [0], "scores": {"0": 1, "1": 2}, "why": "score"}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda legs: legs.pop(), "legs has 1 items, a mirror match has 2 legs, one a board"),
        (lambda legs: legs[1].update(number=4), "leg 2: number is 4, leg 1 has 3"),
        (lambda legs: legs[1]["moves"].pop(), ": the move is missing: it is the turn of seat "),
        (lambda legs: legs[1]["moves"][0].update(score=5), "leg 2, move 1: score is 5"),
        (
            lambda legs: (
                legs[1]["moves"].__delitem__(slice(2, None)),
                legs[1]["incidents"].append({"ply": 2, "at": None, "kind": "resigned", "seat": 0}),
            ),
            "leg 2, move 3: the move is missing: leg 1 is ",
        ),
        (
            lambda legs: [
                leg["incidents"].append({"ply": len(leg["moves"]), "at": None, "kind": "resigned", "seat": 0})
                for leg in legs
            ],
            "leg 2: incidents ends the match, but the match had ended in leg 1",
        ),
    ],
)
def test_a_mirror_match_that_was_not_so_is_found_out(change: Any, words: str) -> None:
    table = mirror()
    table.play_leg()
    found = document(table)
    change(found["legs"])
    with pytest.raises(Difference) as difference:
        check(sealed(found))
    assert words in str(difference.value)


def test_grandmas_game_has_none_and_a_room_may_turn_to_mirror_matches_later() -> None:
    wanted = CreateRoom(id="c", game="grandmas-game", form="mirror")
    with pytest.raises(Rejection) as refused:
        open_room(PEOPLE["ada"], wanted)
    assert (
        str(refused.value)
        == "Grandma’s Game with these options is not played as a mirror match, but alone or as a race."
    )
    table = Table(3)
    table.sit()
    (fact,) = table.do("ada", configure(form="mirror")).facts
    assert isinstance(fact, Configured)
    table.begin()
    assert isinstance(table.match.leg.score, Score) and len(view(table, 0).boards) == 2
    assert not table.match.deal.format.timed
    assert table.match.game.reveal(table.match.leg.state) == table.match.leg.state
