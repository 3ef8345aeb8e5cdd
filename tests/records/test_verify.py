"""`check` names each change of a record whose digest was made to fit."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from protocol.games.family_tree.deck import DECK as FAMILY_TREE
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.ids import MatchId, Seat
from protocol.record import Record
from server.games.catalog import GAMES
from server.games.game import Setup
from server.offline.simulate import records, simulation
from server.records.rebuild import read_match_begun
from server.table.legs import begin_match
from server.table.match import UnknownRules
from tests.records.documents import NUMBER, RECORDS, Document, Path, at, found, hidden, known, put, sealed
from tests.records.eventful import EVENTFUL, record_of
from tests.seen import tree

LAST = len(known()["legs"][0]["moves"]) - 1


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_record_as_it_was_made_is_good(record: Callable[[], Document]) -> None:
    assert found(record()) == ""


DECK = FAMILY_TREE.deal(NUMBER)
CHANGES: list[tuple[Path, Any, str]] = [
    (("turnabout",), 2, "turnabout is 2, this version reads 1"),
    (("turnabout",), True, "turnabout is true, this version reads 1"),
    (("game",), "chess", 'game is "chess", it should be one of family-tree'),
    (("game",), ["family-tree"], 'game is ["family-tree"], it should be one of family-tree'),
    (("rules",), 2, "rules is 2, this version has 1"),
    (("options",), {"jokers": 2}, "options.jokers is an unknown name"),
    (("form",), "race", 'form is "race", with these options it should be match or solo'),
    (("form",), "solo", "seats has 2 items, a solo game has one seat"),
    (("seats", 0, "seat"), 1, "seats[0].seat is 1, in order it is 0"),
    (("seats",), [], "seats has 0 items, Family Tree has 2 seats"),
    (("seats", 1, "name"), 7, "seats[1].name is 7, it should be text"),
    (
        *(("seats", 1, "player"), "me"),
        'seats[1].player is "me", it should be a player id of 16 characters, or computer: and a level',
    ),
    (("legs",), [], "legs has 0 items, a match has 2 legs"),
    (("legs", 1), None, "leg 2: the leg is null, it should be an object"),
    (("legs", 1, "number"), 8, f"leg 2: number is 8, leg 1 has {NUMBER}"),
    (("legs", 0, "number"), 0, "leg 1: number is 0, it should be at least 1"),
    (("legs", 0, "number"), 10**12, "leg 1: number is 1000000000000, it should be at most 999999999999"),
    (("legs", 1, "deck", 53), "KS", f'leg 2: deck[53] is "KS", number {NUMBER} deals "{DECK[53]}"'),
    (("legs", 0, "deck"), list(DECK[:-1]), f"leg 1: deck has 53 items, number {NUMBER} deals 54"),
    (
        *(("legs", 0, "roles", "0"), "minimizer"),
        'leg 1: roles is {"0": "minimizer", "1": "minimizer"}, '
        "it should give maximizer and minimizer, one each, to seats 0 and 1",
    ),
    (("legs", 1, "roles", "0"), "maximizer", 'leg 2: roles.0 is "maximizer", swapped from leg 1 it is "minimizer"'),
    (("legs", 0, "roles", "2"), "minimizer", "leg 1: roles is "),
    (("legs", 0, "opening", "tree_top", 0), "KS", "leg 1: opening.tree_top[0] is "),
    (("legs", 0, "opening", "score"), 20.0, "leg 1: opening.score is 20.0, the rules give 20"),
    (("legs", 0, "opening", "note"), 1, "leg 1: opening.note is an unknown name"),
    (("legs", 1, "moves", 0, "seat"), 0, "leg 2, move 1: seat is 0, but it is the turn of seat 1"),
    (("legs", 1, "moves", 5, "score"), -130, "leg 2, move 6: score is -130, the rules give "),
    (("legs", 1, "moves", 5, "note"), "", "leg 2, move 6: note is an unknown name"),
    (("legs", 1, "moves", 5, "a\x1b[2J"), "", 'leg 2, move 6: "a\\u001b[2J" is an unknown name'),
    (("legs", 1, "moves", 5), 1, "leg 2, move 6: the move is 1, it should be an object"),
    (("legs", 0, "moves", 5, "skipped"), None, "leg 1, move 6: skipped is null, the rules give []"),
    (
        *(("legs", 0, "moves", 3, "move"), "KS-7D"),
        "leg 1, move 4: move is \"KS-7D\", which the rules refuse: 'KS-7D' is not a move. "
        "Write a card and the card in the tree that it is played on, like KS>7D",
    ),
    (
        *(("legs", 0, "moves", 3, "at"), "yesterday"),
        'leg 1, move 4: at is "yesterday", it should be a time like 2026-11-21T10:00:00Z',
    ),
    (
        *(("legs", 0, "moves", 3, "at"), "2026-02-30T10:00:00Z"),
        'leg 1, move 4: at is "2026-02-30T10:00:00Z", a time that does not exist',
    ),
    (
        *(("legs", 0, "incidents"), [{"ply": 3, "at": None, "kind": "gone", "seat": 0}]),
        "leg 1, incident 1: kind is \"gone\", it should be one of 'takeback', 'computer', ",
    ),
    (("legs", 0, "incidents"), [3], "leg 1, incident 1: the incident is 3, it should be an object"),
    (("legs", 1, "result"), None, 'leg 2: result is null, the rules give {"score": '),
    (("legs", 1, "result", "parts", "luck"), 10, "leg 2: result.parts.luck is an unknown name"),
    (("legs", 1, "left"), ["KS"] * 99, "leg 2: left"),
    (("result", "winners"), [0, 1], "result.winners"),
    (("result", "scores", "1"), 999, "result.scores.1 is 999, the rules give "),
    (("result", "why"), "resigned", 'result.why is "resigned", the rules give "score"'),
    (("note",), 1, "note is an unknown name"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), CHANGES, ids=lambda value: str(value)[:60])
def test_a_change_is_reported_with_its_place_and_both_values(path: Path, value: Any, sentence: str) -> None:
    assert found(sealed(put(known(), path, value))).startswith(sentence)


MISSING: list[Path] = [
    *[(name,) for name in known()],
    ("seats", 0, "name"),
    ("legs", 0, "left"),
    ("legs", 0, "opening", "skipped"),
    ("legs", 0, "result", "parts", "hands"),
    ("result", "scores", "0"),
]


@pytest.mark.parametrize("path", MISSING, ids=str)
def test_name_that_is_missing_is_named(path: Path) -> None:
    document = known()
    del at(document, path[:-1])[path[-1]]
    assert re.match(rf"(leg 1: )?[a-z.\[\]0-9]*\b{path[-1]} is missing", found(document))


def test_a_missing_note_of_a_move_is_reported_with_the_rules_value() -> None:
    document = known()
    del document["legs"][0]["moves"][4]["skipped"]
    assert found(sealed(document)) == "leg 1, move 5: skipped is missing, the rules give []"


def test_what_is_no_object_is_no_record() -> None:
    assert found([known()]).startswith("the record is [")  # type: ignore[arg-type]  # what a line of JSON may hold


def test_skipped_card_is_named_by_its_place() -> None:
    document = known()
    skipped = document["legs"][1]["moves"][4]["skipped"]
    skipped[0], skipped[1] = skipped[1], skipped[0]
    sentence = f'leg 2, move 5: skipped[0] is "{skipped[0]}", the rules give "{skipped[1]}"'
    assert found(sealed(document)) == sentence


def test_move_may_name_a_spouse_but_is_written_with_the_member() -> None:
    document, game = known(), GAMES["family-tree"]
    leg = document["legs"][0]
    state = game.deal(Setup(options=game.options(), deck=DECK, roles=("maximizer", "minimizer")))
    for move in leg["moves"]:
        named = {listed.move: listed.also for listed in tree(game.view(state, None)).moves}
        if spouse := named[move["move"]]:
            break
        state = game.apply(state, Seat(move["seat"]), game.parse(move["move"]))
    ply = leg["moves"].index(move)
    card = move["move"][:2]
    before, move["move"] = move["move"], f"{card}>{spouse}"
    assert found(sealed(document)) == f'leg 1, move {ply + 1}: move is "{card}>{spouse}", it is written "{before}"'


@pytest.mark.parametrize("leg", [0, 1])
def test_leg_that_breaks_off_is_named_with_whose_turn_it_is(leg: int) -> None:
    document = known()
    moves = document["legs"][leg]["moves"]
    last, seat = len(moves) - 1, moves.pop()["seat"]
    assert (
        found(sealed(document)) == f"leg {leg + 1}, move {last + 1}: the move is missing: it is the turn of seat {seat}"
    )


def test_move_after_the_end_is_one_too_many() -> None:
    document = known()
    moves = document["legs"][0]["moves"]
    moves.append(moves[-1])
    after = LAST + 1
    assert found(sealed(document)) == (
        f"leg 1, move {after + 1}: the move is one too many: the leg was over after {after} moves"
    )


def test_commitment_that_another_number_or_salt_would_have_made_is_broken() -> None:
    document = hidden()
    for leg in document["legs"]:
        leg["commitment"]["salt"] = "f" * 32
    assert found(sealed(document)).startswith("leg 1: commitment.sha256 is ")
    assert "its number and salt give" in found(sealed(document))


def test_commitment_is_the_same_in_both_legs() -> None:
    document = hidden()
    document["legs"][1]["commitment"] = None
    assert found(sealed(document)).startswith('leg 2: commitment is null, leg 1 has {"sha256": ')


def test_digest_comes_last_and_holds_names_and_times() -> None:
    for path in (("seats", 0, "name"), ("seats", 0, "player"), ("legs", 1, "moves", 5, "at")):
        document = hidden()
        changed = put(document, path, at(hidden(), (*path[:-2], 1 if path[0] == "seats" else 6, path[-1])))
        assert re.fullmatch('digest is "[0-9a-f]{64}", the rest of the record gives "[0-9a-f]{64}"', found(changed))
        assert found(sealed(changed)) == ""


def test_an_option_that_its_game_refuses_is_explained() -> None:
    (written,) = records(simulation("poker-solitaire", "1", 1, "random", 0))
    document = json.loads(written.model_dump_json())
    assert found(sealed(put(document, ("options", "points"), {}))) == (
        "options.points is {}: points are given where the scoring is user, not english"
    )
    document["options"]["points"] = None
    assert found(sealed(put(document, ("options", "hands"), 11))) == "options.hands is 11, it should be 10 or 12"


def test_a_score_of_no_kind_is_named_without_the_kinds_that_there_are() -> None:
    path = ("legs", 0, "moves", 0, "score")
    assert found(put(known(), path, "x")) == 'leg 1, move 1: score is "x", it should be a whole number'


def test_too_many_seats_are_refused_with_the_numbers_that_a_game_allows() -> None:
    document = record_of(EVENTFUL["alone"]()).model_dump(mode="json")
    game = GAMES["happy-graphs"]
    options = game.options().model_dump(mode="json") | {"mode": "together"}
    most = game.formats(game.options.model_validate(options))["together"].most
    seats = [{**document["seats"][0], "seat": seat} for seat in range(most + 1)]
    document.update(game=game.name, rules=game.rules, options=options, form="together", seats=seats)
    assert found(sealed(document)) == f"seats has {most + 1} items, Happy Graphs has 2 seats to {most}"


def test_a_record_of_a_game_that_is_not_installed_names_its_package() -> None:
    record = sealed({**known(), "game": "two-words", "package": "turnabout-two-words 1.2"})
    assert found(record) == 'game is "two-words", of the package "turnabout-two-words 1.2": install it first'


def test_the_package_of_an_installed_game_is_in_the_record() -> None:
    record = sealed({**known(), "package": "turnabout-trees 1.2"})
    assert found(record) == ""
    begun = read_match_begun(Record.model_validate(record), GAMES["family-tree"], FamilyTreeOptions(), MatchId("M"))
    assert begun.package == "turnabout-trees 1.2"
    with pytest.raises(UnknownRules, match=r"games: it comes with the package turnabout-trees 1\.2"):
        begin_match(replace(begun, rules=9))
