"""A race, in which every seat has a table of its own: Grandma's Game."""

import json
from dataclasses import replace
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.commands import AskHint, MakeMove, Sit
from protocol.ids import Seat
from protocol.record import Record
from protocol.room import MatchResult
from server.records.difference import Difference
from server.records.results import list_leg_scores, list_outcomes
from server.records.verify import check
from server.records.write import write_record
from server.table import match as matches
from tests.table.asked import claim, resign, takeback
from tests.table.play import PEOPLE, Table
from tests.table.seats import three


def race(*others: str) -> Table:
    """Return a table at which Ada and others race."""
    table = Table(7, None, game="grandmas-game", form="race", seats=1 + len(others), hints=True)
    for who in others:
        table.sit(who)
    table.begin()
    return table


def move(table: Table, who: str, text: str, ply: int | None = None) -> None:
    """Let a player make a move at a ply."""
    leg = table.match.leg
    table.do(who, MakeMove(id="c", match=1, leg=1, ply=leg.ply if ply is None else ply, move=text))


def recorded(table: Table) -> dict[str, Any]:
    """Return the record of the match, which verifies."""
    found = write_record([entry for entry in table.log if entry.fact.kind in told_of_matches(table)])
    assert found is not None
    document: dict[str, Any] = json.loads(found.model_dump_json())
    check(document)
    return document


def told_of_matches(table: Table) -> set[str]:
    """Return the kinds of facts that the log of the match holds."""
    return {entry.fact.kind for entry in table.match_log}


def test_another_seats_move_does_not_make_a_move_stale() -> None:
    table = race("ben", "cat")
    move(table, "ada", "deal")
    move(table, "ben", "deal", ply=0)
    move(table, "cat", "give-up", ply=0)
    move(table, "ben", "give-up", ply=2)
    move(table, "ada", "deal", ply=1)
    assert table.refused("ada", MakeMove(id="c", match=1, leg=1, ply=1, move="deal")).code is Code.STALE
    assert next(json.loads(told)["detail"] for told in table.room.happenings if b'"moved"' in told) == {
        "seat": 0,
        "change": 0,
    }


def test_nothing_is_taken_back_in_a_race() -> None:
    table = race("ben")
    move(table, "ada", "deal")
    refused = table.refused("ada", takeback(table))
    assert (refused.code, str(refused)) == (Code.NOT_ALLOWED, "In a race nothing is taken back.")


def test_a_hint_stays_valid_while_others_move() -> None:
    table = race("ben")
    move(table, "ben", "deal")
    asked = AskHint(id="c", match=1, leg=1, ply=0)
    assert [fact.kind for fact in table.do("ada", asked).facts] == ["hinted"]
    move(table, "ben", "deal")
    assert not table.do("ada", asked).facts
    assert [[made.move for made in matches.list_moves_of(table.match, Seat(seat))] for seat in (0, 1)] == [
        [],
        ["deal", "deal"],
    ]
    assert matches.list_moves_of(three().match, Seat(2)) == ()
    assert table.refused("ben", asked).code is Code.STALE
    assert table.refused("ben", AskHint(id="c", match=1, leg=1, ply=9)).code is Code.STALE


def test_in_its_record_a_race_is_one_leg_for_each_seat() -> None:
    table = race("ben", "cat")
    move(table, "ada", "deal")
    move(table, "cat", "deal")
    table.do("cat", AskHint(id="c", match=1, leg=1, ply=2))
    move(table, "ada", "give-up")
    move(table, "ben", "give-up")
    move(table, "cat", "give-up")
    document = recorded(table)
    assert [leg["roles"] for leg in document["legs"]] == [{"0": "player"}, {"1": "player"}, {"2": "player"}]
    moves = [[(each["seat"], each["move"], each["score"]) for each in leg["moves"]] for leg in document["legs"]]
    assert moves == [[(0, "deal", 0), (0, "give-up", 0)], [(1, "give-up", 0)], [(2, "deal", 0), (2, "give-up", 0)]]
    assert [[each["ply"] for each in leg["incidents"]] for leg in document["legs"]] == [[], [], [1]]
    assert all(leg["opening"]["score"] == leg["result"]["score"] == 0 for leg in document["legs"])
    assert all(len(leg["left"]) == 104 and leg["deck"] == document["legs"][0]["deck"] for leg in document["legs"])
    assert document["result"] == {"winners": [], "scores": {"0": 0, "1": 0, "2": 0}, "why": "score"}
    read = Record.model_validate(document)
    assert [(each.player, each.helped, each.hints) for each in list_leg_scores(read)] == [
        (PEOPLE["ada"].player, False, 0),
        (PEOPLE["ben"].player, False, 0),
        (PEOPLE["cat"].player, True, 1),
    ]
    assert [each.score for each in list_outcomes(read)] == [0, 0, None]


def test_who_gives_a_race_of_two_up_loses_it_and_their_leg_has_no_result() -> None:
    table = race("ben")
    move(table, "ben", "deal")
    move(table, "ben", "give-up")
    table.do("ada", resign(table))
    document = recorded(table)
    assert [leg["result"] and leg["result"]["score"] for leg in document["legs"]] == [None, 0]
    assert document["result"] == {"winners": [1], "scores": {}, "why": "resigned"}


def test_who_leaves_a_race_of_three_gives_up_their_own_table_alone() -> None:
    table = race("ben", "cat")
    table.do("ada", resign(table))
    assert table.match.game.to_act(table.match.leg.state) == {Seat(1), Seat(2)}
    move(table, "ben", "give-up")
    table.do("ben", resign(table))
    assert not table.match.over
    move(table, "cat", "give-up")
    assert table.match.over
    assert [leg["incidents"][:1] and leg["incidents"][0]["kind"] for leg in recorded(table)["legs"]] == [
        *("left", "left"),
        [],
    ]


@pytest.mark.parametrize("stolen", [False, True])
def test_nobody_loses_by_going_away_whose_matrix_is_full(stolen: bool) -> None:
    options = {"mode": "race-both", "touching": "anywhere", "stealing": True}
    table = Table(5, None, game="poker-solitaire", options=options)
    table.sit()
    table.begin()
    for square in (f"{column}{row}" for row in range(1, 6) for column in "abcde"):
        move(table, "ben", f"{table.match.leg.state.dealt[0][0]}>{square}")
    if stolen:
        move(table, "ada", "2:c3>1:a1")
    table.moment = replace(table.moment, away={PEOPLE["ben"].player: table.now - 99_000}, now=table.now)
    for computer in (None, "random"):
        if stolen and computer is None:  # a square is free again, which waits for him
            refused = table.refused("ada", claim(table))
            assert str(refused) == "Ben has had a move to make for less than 60 s. Wait 60 s more."
            table.moment = replace(table.moment, now=table.now + 60_000)
            table.do("ada", claim(table))
            assert matches.result(table.match) == MatchResult(winners=(Seat(0),), scores=(None, None), why="claimed")
            return
        refused = table.refused("ada", claim(table, computer))
        assert str(refused) == "Ben has played to the end. That score counts."
    table.moment = replace(table.moment, away={PEOPLE["ada"].player: table.now - 99_000})
    table.do("ben", claim(table))
    assert matches.result(table.match) == MatchResult(winners=(Seat(1),), scores=(None, None), why="claimed")


@pytest.mark.parametrize("computer", [None, "random"])
def test_a_finished_tables_result_counts_after_its_player_leaves(computer: str | None) -> None:
    for others in (("ben",), ("ben", "cat")):
        table = race(*others)
        move(table, "ben", "give-up")
        table.moment = replace(table.moment, away={PEOPLE["ben"].player: table.now - 99_000}, now=table.now)
        level, named = (computer, None) if others == ("ben",) else ("random", 1)
        assert "to the end" in str(table.refused("ada", claim(table, level, named)))
    table.do("cat", resign(table))
    assert str(table.refused("ada", claim(table, "random"))) == "Nobody is away."
    assert "to the end" in str(table.refused("eve", Sit(id="c", seat=2)))


def test_a_race_is_over_when_all_have_left_it() -> None:
    table = race("ben", "cat")
    for who in ("ada", "ben", "cat"):
        table.do(who, resign(table))
    assert table.match.over
    assert [leg["result"] is None for leg in recorded(table)["legs"]] == [False, False, True]


@pytest.mark.parametrize("comes_back", [False, True])
def test_a_race_that_people_have_left_to_a_computer_verifies(comes_back: bool) -> None:
    table = Table(7, None, game="grandmas-game", form="race", seats=3, computers=(None, "random", None))
    table.sit("ben")
    table.begin()
    table.do(table.acting(1), table.command("deal"))
    if comes_back:
        move(table, "ada", "7>S+")
        table.do("ada", resign(table))
        table.sit("ada")
    table.do("ben", resign(table))
    if comes_back:
        table.do(table.acting(1), table.command("give-up"))
    else:
        table.do("ada", resign(table))
    ended = recorded(table)["result"]
    assert (ended["winners"], ended["why"]) == (([0], "score") if comes_back else ([], "resigned"))


def test_a_solo_record_has_every_undo_and_redo() -> None:
    table = Table(7, None, game="grandmas-game", form="solo")
    table.begin()
    moves = ["deal", "undo", "redo", "deal", "undo", "give-up"]
    for text in moves:
        table.play(text)
    (leg,) = recorded(table)["legs"]
    assert [each["move"] for each in leg["moves"]] == moves
    assert table.refused("ada", resign(table)).code is Code.STALE


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda legs: legs[1]["moves"][0].update(seat=0), "leg 2, move 1: seat is 0, this is the leg of seat 1"),
        (lambda legs: legs[1]["moves"].pop(), "leg 2, move 2: the move is missing: it is the turn of seat 1"),
        (lambda legs: legs[0].update(roles={"1": "player"}), "leg 1: roles"),
        (lambda legs: legs.pop(), "legs has 1 items, a race has one for each of its 2 seats"),
        (lambda legs: legs[0]["moves"][0].update(score=1), "leg 1, move 1: score is 1, the rules give 0"),
        (lambda legs: legs[0]["incidents"][0].update(seat=1), "leg 1, incident 1: seat is 1, this is the leg of"),
        (
            lambda legs: legs[0]["incidents"][0].update(ply=3),
            "leg 1, incident 1: ply is 3, but 0 moves had been played",
        ),
        (
            lambda legs: legs[1]["moves"].insert(1, {**legs[1]["moves"][0], "move": "undo"}),
            "refuse: Nothing is undone in a race",
        ),
        (lambda legs: legs[1].update(left=[]), "leg 2: left"),
    ],
)
def test_a_race_that_was_not_so_is_found_out(change: Any, words: str) -> None:
    table = race("ben")
    move(table, "ada", "deal")
    table.do("ada", AskHint(id="c", match=1, leg=1, ply=1))
    move(table, "ben", "deal")
    move(table, "ada", "give-up")
    move(table, "ben", "give-up")
    document = recorded(table)
    change(document["legs"])
    with pytest.raises(Difference) as found:
        check(document)
    assert words in str(found.value)
