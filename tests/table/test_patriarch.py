"""What The Patriarch asks of the table: what is final, what is made at once, what falls due, and its notes."""

import json
from typing import Any

from protocol.codes import RejectionCode as Code
from protocol.commands import Answer, Claim, Configure, MakeMove, Offer, Resign
from protocol.options import Clock
from server.records.verify import check
from server.records.write import write_record
from tests.records import documents
from tests.records.eventful import record_of
from tests.records.test_replay import asked, told
from tests.table.asked import SETTINGS
from tests.table.patriarchs import WRONG, found, frame, hidden, made, moves, three, two, wrong
from tests.table.play import Table


def takeback(table: Table) -> Offer:
    leg = table.match.leg
    return Offer(id="t", match=table.match.match, what="takeback", leg=leg.leg, ply=leg.ply)


def test_guesses_and_grades_cannot_be_taken_back_but_a_tree_can() -> None:
    table = three(7, options={"tree": "owner"})
    made(table, "0 tree H 3(4(2) A(5))")
    table.do("ada", takeback(table))
    assert table.match.asked is not None
    made(table, "1 guess 2(3(4) A(5))")
    refused = table.refused("ben", takeback(table))
    assert (refused.code, str(refused)) == (Code.NOT_ALLOWED, "A guess can be neither changed nor taken back.")
    made(table, "0 grade")
    assert str(table.refused("ada", takeback(table))) == "A grade that was announced stands."


def test_what_another_does_meanwhile_makes_no_guess_stale_and_the_log_has_the_order() -> None:
    table = three(7)
    ply = table.match.leg.ply
    guess = [MakeMove(id=who, match=1, leg=1, ply=ply, move=f"guess {wrong(table)}") for who in ("b", "c")]
    table.do("cat", guess[1])
    table.do("ben", guess[0])
    assert frame(table, None)["view"]["queue"] == [2, 1]
    again = table.refused("ben", guess[0].model_copy(update={"id": "again"}))
    assert again.code is Code.STALE


def test_a_grade_after_the_rooms_own_is_not_used_for_another_guess() -> None:
    table = three(7, options={"auto_grade": 5})
    moves(table, f"1 guess {wrong(table)}", f"2 guess {wrong(table)}")
    grade = table.command("grade")
    table.waited += 5_000
    table.fall_due()
    assert table.refused("ada", grade).code is Code.STALE
    assert frame(table, None)["view"]["queue"] == [2]


def test_the_room_grades_when_the_time_is_over_and_the_record_says_so() -> None:
    table = three(7, options={"auto_grade": 5})
    moves(table, f"1 guess {wrong(table)}")
    table.waited += 5_000
    assert table.fall_due() is not None
    for seat in (1, 2, 0):
        if seat != 1:
            table.begin()
        made(table, f"{seat} guess {hidden(table)}")
        table.waited += 4_999
        assert table.fall_due() is None
        table.waited += 1
        table.fall_due()
    assert table.match.over
    told = write_record(table.match_log)
    assert told is not None
    document = json.loads(told.model_dump_json())
    check(document)
    assert [move.get("auto") for move in document["legs"][0]["moves"]] == [None, True, None, True]
    guess = document["legs"][0]["moves"][0]
    guess["auto"] = True
    assert documents.found(documents.sealed(document)) == "leg 1, move 1: auto is true, but the room makes no such move"


def test_a_record_of_a_room_that_grades_nothing_by_itself_says_of_no_move_that_the_room_made_it() -> None:
    table = three(7)
    for seat in (1, 2, 0):
        if seat != 1:
            table.begin()
        made(table, f"{seat} guess {hidden(table)}")
        made(table, f"{table.match.leg.state.owner} grade")
    document = json.loads(record_of(table).model_dump_json())
    check(document)
    document["legs"][2]["moves"][1]["auto"] = True
    assert documents.found(documents.sealed(document)) == "leg 3, move 2: auto is true, but the room makes no such move"


def test_a_room_without_notes_hides_them_until_they_are_enabled_again() -> None:
    table = two(7, notes=False)
    assert not frame(table, None)["notes"]
    moves(table, f"1 guess {wrong(table)}")
    for seat in (0, 1, None):
        view = frame(table, seat)["view"]
        assert "board" not in view
        assert not any("left" in guess for row in view["rows"] for guess in row["guesses"])
    moves(table, f"1 guess {hidden(table)}")
    table.begin()
    moves(table, f"0 guess {hidden(table)}")
    assert table.read() == table.room
    given = {**SETTINGS, "options": {"variant": "matriarch"}}
    table.do("ada", Configure(id="c", **given))
    assert not table.room.settings.notes
    table.do("ada", Configure(id="c", **given, notes=True))
    assert table.room.settings.notes
    table.agree("new_number")
    assert frame(table, 0 if table.match.leg.roles[0] == "guesser" else 1)["view"]["board"]["possible"] == 205


def test_what_leg_one_held_is_hidden_from_the_other_and_from_spectators_until_both_are_over() -> None:
    table = two(None)
    assert hidden(table) not in json.dumps(frame(table, 0)) + json.dumps(frame(table, 1))
    tree = hidden(table)
    moves(table, f"1 guess {wrong(table)}", f"1 guess {tree}")
    told = [json.dumps(frame(table, seat)) for seat in (0, None)]
    table.begin()
    told += [json.dumps(frame(table, seat)) for seat in (0, None)]
    assert not [frame for frame in told if tree in frame or wrong(table) in frame]
    moves(table, f"0 guess {tree}")
    assert frame(table, None)["view"]["tree"] == tree
    result = frame(table, None)["match"]["result"]
    assert (result["winners"], result["scores"]) == ([0], [1, 2])


def test_a_match_that_is_given_up_shows_the_number_s_tree_also_on_the_same_number_again() -> None:
    table = two(None)
    tree = hidden(table)
    moves(table, f"1 guess {tree}")
    table.begin()
    moves(table, f"0 guess {wrong(table)}")
    table.do("ada", Resign(id="r", match=1))
    assert [frame(table, seat)["view"]["tree"] for seat in (0, 1, None)] == [tree] * 3
    table.agree("same_number")
    assert [frame(table, seat)["view"]["tree"] for seat in (0, 1, None)] == [tree] * 3, "one of them may know it"


def test_a_match_that_is_given_up_shows_the_tree_that_its_owner_laid_out() -> None:
    table = two(None, options={"tree": "owner"})
    moves(table, "0 tree H 3(4(2) A(5))", "1 guess 2(3(4) A(5))")
    assert "tree" not in frame(table, 1)["view"]
    table.do("ben", Resign(id="r", match=1))
    assert frame(table, 1)["view"]["tree"] == "3(4(2) A(5))"


def test_who_looks_back_sees_the_tree_as_soon_as_it_is_laid_out_and_the_guesses_that_wait() -> None:
    table = three(7, options={"tree": "owner"})
    for owner in (0, 1, 2):
        one, other = (seat for seat in (1, 2, 0) if seat != owner)
        moves(table, f"{owner} tree H 3(4(2) A(5))", f"{one} guess {WRONG[0]}", f"{other} guess 3(4(2) A(5))")
        moves(table, f"{owner} grade", f"{owner} grade")
        if owner < 2:
            table.begin()
    document = json.loads(record_of(table).model_dump_json())
    views: list[Any] = [sight.view for sight in told(asked(document))[0].sights]
    assert [view.tree for view in views] == [None, *["3(4(2) A(5))"] * 5]
    assert views[2].rows[0].guesses[0].tree == WRONG[0] and views[2].rows[0].guesses[0].waiting


def test_a_mirror_match_that_is_given_up_shows_both_boards_and_hides_neither_on_the_same_number_again() -> None:
    table = Table(None, None, game="patriarch", form="mirror")
    table.sit("ben")
    table.begin()
    tree = str(table.match.leg.state.boards[0].tree)
    guesser = table.match.leg.roles.index("guesser")
    moves(table, f"{guesser} 1:guess {tree}", f"{1 - guesser} 2:guess {next(each for each in WRONG if each != tree)}")
    assert not any("tree" in board for board in frame(table, guesser)["view"]["boards"].values())
    table.do("ada", Resign(id="r", match=1))
    for _ in range(2):
        assert [board["tree"] for board in frame(table, None)["view"]["boards"].values()] == [tree, tree]
        if table.match.over:
            table.agree("same_number")
    assert table.match.match == 2


def test_found_trees_of_many_end_their_leg_though_another_right_guess_waits_in_front() -> None:
    table = three(7)
    moves(
        table, f"2 guess {wrong(table)}", f"1 guess {hidden(table)}", f"2 guess {hidden(table)}", "0 grade", "0 grade"
    )
    leg = frame(table, None)["match"]["legs"]["1"]
    assert (leg["status"], leg["score"], leg["parts"]["found_by"]) == ("over", 2, 1)
    table.begin()
    found(table, 0)
    assert frame(table, None)["match"]["legs"]["2"]["parts"]["found_by"] == 0


def test_the_computer_replaces_an_owner_who_leaves_if_the_others_agree() -> None:
    table = three(7, options={"tree": "owner"})
    table.do("ada", Resign(id="r", match=1))
    table.do("ben", Claim(id="c", match=1, computer="greedy", seat=0))
    table.do("cat", Answer(id="a", match=1, what="replacement", accept=True))
    assert table.match.computers == ("greedy", None, None)
    moves(table, "0 tree H 3(4(2) A(5))", "2 guess 2(3(4) A(5))", "0 grade", "1 guess 3(4(2) A(5))", "0 grade")
    assert frame(table, None)["match"]["legs"]["1"]["parts"] == {"guesses": {"1": 1, "2": 1}, "found_by": 1}
    table.ready("ben")
    table.ready("cat")
    assert table.match.leg.roles == ("guesser", "owner", "guesser")


def test_clocks_stop_while_waiting_for_a_grade_and_for_an_automatic_owner() -> None:
    for seconds, running in ((None, (0, 2)), (60, (2,))):
        table = three(7, options={"auto_grade": seconds}, clock=Clock(move=30))
        moves(table, f"1 guess {wrong(table)}")
        assert frame(table, None)["match"]["clocks"]["running"] == [*running]
        table.waited += 20_000
        moves(table, f"2 guess {wrong(table)}")
        if seconds is None:
            assert frame(table, None)["match"]["clocks"]["running"] == [0]
            continue
        table.waited += 39_000
        assert table.fall_due() is not None and not table.match.over, "the first grade"
        assert frame(table, None)["match"]["clocks"]["running"] == [1]
        table.waited += 29_000
        assert table.fall_due() is None, "the waiting player's clock has run since then"
        moves(table, f"1 guess {wrong(table)}")
        table.waited += 32_000
        table.fall_due()
        assert not table.match.over, "the second one"
        table.waited += 31_000
        table.fall_due()
        assert (table.match.over, table.match.leg.state.out) == (False, {2})
