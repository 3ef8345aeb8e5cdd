"""What counts of a match for standings and high scores."""

from typing import Any

import pytest

from protocol.ids import PlayerId
from protocol.record import Record
from server.records.reached import Reached, reached

ADA, BELA = PlayerId("0123456789ABCDEF"), PlayerId("GHJKMNPQRSTVWXYZ")
TEN = 1_795_255_200_000
"""2026-11-21T10:00:00Z in ms since 1970."""
DUEL = ({"0": "maximizer", "1": "minimizer"}, {"0": "minimizer", "1": "maximizer"})
ALONE = ({"0": "player"},)


def leg(score: int | None, *incidents: tuple[str, int], at: str | None = "2026-11-21T10:00:00Z") -> dict[str, Any]:
    """Return a leg that ended with a score, or that did not, with incidents by kind and seat."""
    moves = [{"seat": 0, "move": "7D>KS", "at": at, "score": 10}]
    more: dict[str, Any] = {
        "computer": {"level": "easy"},
        "takeback": {"moves": moves},
        "peek": {"kind": "takeback", "moves": moves, "shown": True},
    }
    return {
        "number": 7,
        "commitment": None,
        "deck": [],
        "opening": {},
        "moves": moves,
        "incidents": [
            {"ply": 1, "at": at, "kind": kind, "seat": seat, **more.get(kind, {})} for kind, seat in incidents
        ],
        "result": None if score is None else {"score": score, "parts": {}},
        "left": [],
    }


def match(roles: tuple[dict[str, str], ...], *legs: dict[str, Any], second: str = BELA) -> Record:
    """Return a record of Ada and a second player, or of Ada alone."""
    players = [("Ada", ADA), ("Béla", second)][: len(roles[0])]
    return Record.model_validate(
        {
            "turnabout": 1,
            "game": "family-tree",
            "rules": 1,
            "options": {},
            "form": "solo" if len(players) == 1 else "match",
            "seats": [{"seat": seat, "name": name, "player": player} for seat, (name, player) in enumerate(players)],
            "legs": [{**played, "roles": each} for played, each in zip(legs, roles, strict=False)],
            "result": {"winners": [], "scores": {}, "why": "score"},
            "digest": "0" * 64,
        }
    )


def who(record: Record) -> list[tuple[PlayerId, str, int]]:
    """Return who reached what, in which role."""
    return [(each.player, each.role, each.score) for each in reached(record)]


def test_a_leg_alone_counts_with_its_time_and_hints() -> None:
    alone = match(ALONE, leg(310, ("hint", 0), ("hint", 0)))
    assert list(reached(alone)) == [Reached(7, "player", ADA, "Ada", 310, TEN, 2, 0)]


def test_each_leg_of_a_duel_counts_for_both_in_their_roles() -> None:
    assert list(reached(match(DUEL, leg(310, ("hint", 1)), leg(50)))) == [
        Reached(7, "maximizer", ADA, "Ada", 310, TEN, 0, 0),
        Reached(7, "minimizer", BELA, "Béla", 310, TEN, 1, 0),
        Reached(7, "minimizer", ADA, "Ada", 50, TEN, 0, 0),
        Reached(7, "maximizer", BELA, "Béla", 50, TEN, 0, 0),
    ]


def test_a_leg_counts_for_nobody_in_which_was_taken_back_what_had_shown_a_card() -> None:
    assert who(match(DUEL, leg(310, ("takeback", 0)), leg(50, ("peek", 0)))) == [
        (ADA, "maximizer", 310),
        (BELA, "minimizer", 310),
    ]


def test_a_leg_that_was_not_played_out_counts_for_nobody() -> None:
    assert who(match(DUEL, leg(310), leg(None, ("resigned", 0)))) == [
        (ADA, "maximizer", 310),
        (BELA, "minimizer", 310),
    ]
    assert who(match(ALONE, leg(None, ("resigned", 0)))) == []


@pytest.mark.parametrize(
    ("first", "second", "bela"),
    [
        ([], [("computer", 1)], ["minimizer"]),
        ([("computer", 1)], [], []),
        ([("computer", 1), ("returned", 1)], [], ["maximizer"]),
        ([("computer", 1)], [("returned", 1)], []),
        ([("computer", 0), ("returned", 0)], [], ["minimizer", "maximizer"]),
    ],
    ids=["in the second", "from the first on", "in the first", "into the second", "the other's"],
)
def test_a_leg_that_a_computer_played_in_a_players_place_does_not_count_for_that_player(
    first: list[tuple[str, int]], second: list[tuple[str, int]], bela: list[str]
) -> None:
    played = match(DUEL, leg(310, *first), leg(50, *second))
    assert [role for player, role, _ in who(played) if player == BELA] == bela


def test_a_computers_seat_does_not_count_and_its_opponents_does() -> None:
    assert who(match(DUEL, leg(310), leg(50), second="computer:easy")) == [
        (ADA, "maximizer", 310),
        (ADA, "minimizer", 50),
    ]


def test_a_leg_without_times_counts_as_of_long_ago() -> None:
    assert [each.at for each in reached(match(ALONE, leg(310, at=None)))] == [0]
    assert [each.at for each in reached(match(ALONE, {**leg(310), "moves": []}))] == [0]
