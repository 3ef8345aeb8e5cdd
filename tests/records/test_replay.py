"""Matches replayed from their record or from a command: what everybody saw, and what is no match."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from protocol.commands import AskReplay, Judge
from protocol.events import ReplayEvent
from protocol.record import Record
from server.records.pages import PagedMatch
from server.records.replay import Unplayable, check_moves, match_of_command, match_of_record
from server.table.decision import Rejection
from server.table.match import UnknownRules
from tests.records.documents import RECORDS, Document, eventful, known
from tests.records.eventful import mirrored, record_of
from tests.records.test_pages import all_pages
from tests.seen import tree
from tests.table.test_legs_own_numbers import played
from tests.table.test_race import move, race


def asked(document: Document, **changes: Any) -> AskReplay:
    """Return the command that has a record's match played again."""
    legs = [
        {
            "roles": [leg["roles"][seat] for seat in sorted(leg["roles"])],
            "moves": [(move["seat"], move["move"]) for move in leg["moves"]],
        }
        for leg in document["legs"]
    ]
    same = {name: document[name] for name in ("game", "rules", "options", "form")}
    fields = {"id": "r", **same, "number": document["legs"][0]["number"], "legs": legs, **changes}
    return AskReplay.model_validate(fields)


def whole(match: PagedMatch) -> list[ReplayEvent]:
    """Return each leg of a match, its pages joined."""
    while match.play(7):
        pass
    legs = []
    for leg in range(1, match.legs + 1):
        pages = all_pages(match, leg)
        legs.append(replace(pages[0], sights=tuple(sight for each in pages for sight in each.sights)))
    return legs


def told(command: AskReplay) -> list[ReplayEvent]:
    """Return each leg of the match that a command gives, its pages joined."""
    return whole(PagedMatch(match_of_command(command)))


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_every_ply_of_every_leg_is_seen_with_the_records_own_score(record: Callable[[], Document]) -> None:
    document = record()
    legs = told(asked(document))
    assert [each.leg for each in legs] == list(range(1, len(document["legs"]) + 1))
    for each, leg in zip(legs, document["legs"], strict=True):
        assert (each.refused, each.plies) == (None, len(leg["moves"]))
        assert [sight.ply for sight in each.sights] == list(range(len(leg["moves"]) + 1))
        assert each.sights[0].score == leg["opening"]["score"]
        assert [(sight.seat, sight.move, sight.score) for sight in each.sights[1:]] == [
            (move["seat"], move["move"], move["score"]) for move in leg["moves"]
        ]


def test_leg_two_knows_the_cards_shown_in_leg_one() -> None:
    document = known()
    second = told(asked(document))[1]
    assert list(tree(second.sights[0].view).seen[:5]) == document["legs"][0]["deck"][:5]


@pytest.mark.parametrize("move", ["KS>KS", "no move", ""])
def test_a_leg_ends_at_the_move_that_the_rules_refuse_and_says_why(move: str) -> None:
    document = known()
    document["legs"][0]["moves"][3]["move"] = move
    first, second = told(asked(document))
    assert [each.ply for each in first.sights] == [0, 1, 2, 3]
    assert first.refused
    assert second.sights[0].ply == 0


def test_a_seat_that_is_not_to_move_is_refused() -> None:
    document = known()
    document["legs"][0]["moves"][0]["seat"] = 7
    first = told(asked(document))[0]
    assert len(first.sights) == 1
    assert first.refused


def judge(command: AskReplay) -> Judge:
    """Return the command that has the same match judged."""
    return Judge.model_validate({**command.model_dump(exclude={"leg", "first"}), "type": "judge"})


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_what_was_played_may_be_judged(record: Callable[[], Document]) -> None:
    check_moves(match_of_command(judge(asked(record()))))


@pytest.mark.parametrize(
    ("move", "words", "refused"),
    [
        ({"move": "KS>KS"}, "Leg 2, move 4: The current card is", "not_current_card"),
        ({"move": "no move"}, "Leg 2, move 4: 'no move' is not a move", "not_a_move"),
        ({"seat": 7}, "Leg 2, move 4: It is the", "not_your_turn"),
    ],
)
def test_what_the_rules_refuse_is_not_judged(move: dict[str, Any], words: str, refused: str) -> None:
    document = known()
    document["legs"][1]["moves"][3].update(move)
    with pytest.raises(Rejection, match=words) as rejection:
        check_moves(match_of_command(judge(asked(document))))
    assert rejection.value.reason == "match_breaks_rules"
    assert rejection.value.data == {"leg": 2, "ply": 3, "refused": refused}


NO_MATCH: dict[str, tuple[dict[str, Any], str]] = {
    "another game": ({"game": "whist"}, "version 1 of the rules of whist"),
    "rules of another version": ({"rules": 99}, "version 99 of the rules"),
    "options that are none": ({"options": {"jokers": 3}}, "jokers"),
    "two solo legs": ({"form": "solo"}, "played alone has one seat, not 2"),
    "a role that is none here": (
        {"legs": [{"roles": ["maximizer", "maximizer"], "moves": []}]},
        "not the legs of a match",
    ),
    "a seat too few": ({"legs": [{"roles": ["maximizer"], "moves": []}]}, "has 2 seats, not 1"),
}


@pytest.mark.parametrize(("changes", "words"), NO_MATCH.values(), ids=NO_MATCH)
def test_what_is_no_match_is_refused_in_a_sentence(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(Rejection, match=words):
        match_of_command(asked(known(), **changes))
    with pytest.raises(Rejection, match=words):
        check_moves(match_of_command(judge(asked(known(), **changes))))


# From records


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_a_record_is_seen_as_its_moves_are(record: Callable[[], Document]) -> None:
    document = record()
    assert whole(PagedMatch(match_of_record(Record.model_validate(document)))) == told(asked(document))


def test_of_a_race_each_leg_is_its_own_seats() -> None:
    table = race("ben")
    for who, text in (("ben", "deal"), ("ben", "give-up"), ("ada", "give-up")):
        move(table, who, text)
    legs = whole(PagedMatch(match_of_record(record_of(table))))
    assert [(leg.leg, leg.refused) for leg in legs] == [(1, None), (2, None)]
    assert [[(each.seat, each.move) for each in leg.sights] for leg in legs] == [
        [(None, None), (0, "give-up")],
        [(None, None), (1, "deal"), (1, "give-up")],
    ]


def test_a_leg_with_a_number_of_its_own_is_dealt_from_that() -> None:
    record = record_of(played(None))
    legs = whole(PagedMatch(match_of_record(record)))
    assert [len(leg.sights) - 1 for leg in legs] == [len(leg.moves) for leg in record.legs]
    assert all(leg.refused is None for leg in legs)


def test_a_record_by_other_rules_is_not_replayed() -> None:
    record = Record.model_validate(known()).model_copy(update={"rules": 99})
    with pytest.raises(UnknownRules):
        match_of_record(record)


@pytest.mark.parametrize("roles", [{"0": "player", "1": "minimizer"}, {"7": "player"}])
def test_a_leg_whose_roles_are_not_the_games_is_left_out(roles: dict[str, Any]) -> None:
    record = Record.model_validate(known())
    legs = [record.legs[0], record.legs[1].model_copy(update={"roles": roles})]
    assert len(match_of_record(record.model_copy(update={"legs": legs})).legs) == 1


@pytest.mark.parametrize("changes", [{"form": "together"}, {"form": "solo"}, {"legs": []}])
def test_a_record_without_a_leg_of_its_game_is_unplayable(changes: dict[str, Any]) -> None:
    with pytest.raises(Unplayable):
        match_of_record(Record.model_validate(known()).model_copy(update=changes))


def test_the_computers_moves_are_marked_despite_takebacks() -> None:
    found = match_of_record(record_of(mirrored()))
    assert [sorted(leg.by_computer) for leg in found.legs] == [[3], [2]]
    record = Record.model_validate(eventful())
    assert [sorted(leg.by_computer) for leg in match_of_record(record).legs] == [[3], []]
