"""What a finished match counts for: best scores, statistics and ratings."""

import json
from dataclasses import dataclass, replace
from typing import Any

import pytest

from protocol.ids import MatchId, PlayerId, Role, Seat
from protocol.options import Clock
from protocol.record import Record
from protocol.scores import PastMatch, PastSeat
from server.records.results import (
    Duel,
    LegScore,
    Outcome,
    describe_match,
    find_rated_duel,
    list_leg_scores,
    list_outcomes,
    list_results,
)
from server.records.verify import check
from tests.records.eventful import record_of
from tests.table.play import Table

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
    return [(each.player, each.role, each.score) for each in list_leg_scores(record)]


def test_a_leg_alone_counts_with_its_time_and_hints() -> None:
    alone = match(ALONE, leg(310, ("hint", 0), ("hint", 0)))
    assert list(list_leg_scores(alone)) == [leg_score("player", ADA, 310, helped=True, hints=2)]


def test_a_casual_game_counts_apart_and_not_in_the_statistics() -> None:
    casual = match(ALONE, leg(310, ("hint", 0), ("peek", 0))).model_copy(update={"casual": True})
    (score,) = list_leg_scores(casual)
    assert score == replace(leg_score("player", ADA, 310, hints=1, takebacks=1), casual=True)
    assert list(list_outcomes(casual)) == []


def leg_score(
    role: Role, player: PlayerId, score: int, *, helped: bool = False, hints: int = 0, takebacks: int = 0
) -> LegScore:
    """Return a score on number 7, with help if there was any."""
    name = {ADA: "Ada", BELA: "Béla"}[player]
    return LegScore(
        number=7,
        role=role,
        player=player,
        name=name,
        score=score,
        at=TEN,
        helped=helped,
        hints=hints,
        takebacks=takebacks,
        seconds=0,
    )


def test_each_leg_of_a_duel_counts_for_both_in_their_roles() -> None:
    assert list(list_leg_scores(match(DUEL, leg(310, ("hint", 1)), leg(50)))) == [
        leg_score("maximizer", ADA, 310),
        leg_score("minimizer", BELA, 310, helped=True, hints=1),
        leg_score("minimizer", ADA, 50),
        leg_score("maximizer", BELA, 50),
    ]


def test_a_takeback_that_showed_a_card_helped_all_players_of_the_leg() -> None:
    assert list(list_leg_scores(match(DUEL, leg(310, ("takeback", 0)), leg(50, ("peek", 0), ("peek", 0))))) == [
        leg_score("maximizer", ADA, 310),
        leg_score("minimizer", BELA, 310),
        leg_score("minimizer", ADA, 50, helped=True, takebacks=2),
        leg_score("maximizer", BELA, 50, helped=True),
    ]


def test_a_hint_helped_all_who_play_together() -> None:
    together = match(DUEL, leg(3, ("hint", 1))).model_copy(update={"form": "together"})
    assert [(each.player, each.helped, each.hints) for each in list_leg_scores(together)] == [
        (ADA, True, 0),
        (BELA, True, 1),
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
    assert [each.at for each in list_leg_scores(match(ALONE, leg(310, at=None)))] == [0]
    assert [each.at for each in list_leg_scores(match(ALONE, {**leg(310), "moves": []}))] == [0]


# Statistics


@dataclass(frozen=True)
class _Ended:
    """How a match ended."""

    winners: tuple[int, ...] = ()
    scores: tuple[tuple[str, int], ...] = ()


def finished(record: Record, how: _Ended, **changed: str) -> Record:
    """Return a record of a match that ended so."""
    result = record.result.model_copy(update={"winners": list(how.winners), "scores": dict(how.scores)})
    return record.model_copy(update={"result": result, **changed})


def outcome(player: PlayerId, won: bool | None, score: int | None, *, low: bool = False, at: int = TEN) -> Outcome:
    return Outcome(player=player, won=won, score=score, low=low, at=at)


def test_who_won_a_match_and_with_which_score_counts_for_each_of_its_people() -> None:
    duel = match(DUEL, leg(310), leg(180))
    won = _Ended(winners=(1,), scores=(("0", 180), ("1", 310)))
    assert list(list_outcomes(finished(duel, won))) == [outcome(ADA, False, 180), outcome(BELA, True, 310)]
    assert list(list_outcomes(finished(duel, won, form="together", game="happy-graphs"))) == [
        outcome(ADA, None, 180, low=True),
        outcome(BELA, None, 310, low=True),
    ]


@pytest.mark.parametrize(
    ("game", "options", "low"),
    [
        ("family-tree", {}, False),
        ("happy-graphs", {"mode": "duel"}, False),
        ("patriarch", {}, True),
    ],
)
def test_the_score_in_the_deciding_role_says_whether_the_lowest_is_the_best(
    game: str, options: dict[str, str], low: bool
) -> None:
    duel = finished(match(DUEL, leg(310), leg(180)), _Ended(scores=(("0", 180), ("1", 310))), game=game)
    assert {each.low for each in list_outcomes(duel.model_copy(update={"options": options}))} == {low}


@pytest.mark.parametrize(
    ("game", "scores", "won"),
    [
        ("grandmas-game", (("0", 104),), True),
        ("grandmas-game", (("0", 103),), False),
        ("grandmas-game", (), False),
        ("family-tree", (("0", 104),), None),
    ],
)
def test_alone_a_game_is_won_by_the_score_that_wins_it(game: str, scores: tuple[tuple[str, int]], won: bool) -> None:
    alone = finished(match(ALONE, leg(104)), _Ended(scores=scores), game=game)
    assert list(list_outcomes(alone)) == [outcome(ADA, won, dict(scores).get("0"))]


@pytest.mark.parametrize("score", [0, 1])
def test_of_pat_hands_it_counts_only_whether_they_were_all_there(score: int) -> None:
    alone = finished(match(ALONE, leg(score)), _Ended(scores=(("0", score),)), game="poker-solitaire")
    alone = alone.model_copy(update={"options": {"scoring": "pat"}})
    assert list(list_outcomes(alone)) == [outcome(ADA, score == 1, None)]
    two = alone.model_copy(update={"options": {"scoring": "pat", "mode": "sum-of-two"}})
    assert list(list_outcomes(two)) == [outcome(ADA, None, score)], "how many matrices were won is a number"


def test_a_computers_results_do_not_count() -> None:
    with_computer = match(DUEL, leg(310, ("computer", 0), at=None), second="computer:easy")
    assert list(list_outcomes(with_computer)) == []
    helped = match(DUEL, leg(310, ("computer", 0), ("returned", 0), at=None))
    assert list(list_outcomes(helped)) == [outcome(BELA, False, None, at=0)]


def test_a_score_with_help_is_none_of_the_scores_of_a_player() -> None:
    alone = finished(match(ALONE, leg(310, ("hint", 0))), _Ended(scores=(("0", 310),)))
    assert list(list_outcomes(alone)) == [outcome(ADA, None, None)]
    duel = finished(match(DUEL, leg(310), leg(180, ("hint", 1))), _Ended(winners=(1,), scores=(("0", 180), ("1", 310))))
    assert list(list_outcomes(duel)) == [outcome(ADA, False, 180), outcome(BELA, True, None)]
    together = duel.model_copy(update={"form": "together", "game": "happy-graphs"})
    assert list(list_outcomes(together)) == [
        outcome(ADA, None, None, low=True),
        outcome(BELA, None, None, low=True),
    ]


@pytest.mark.parametrize(("winners", "told"), [((0,), [BELA]), ((), [BELA]), ((1,), [ADA, BELA])])
def test_a_revealing_takeback_does_not_win(winners: tuple[int, ...], told: list[str]) -> None:
    duel = match(DUEL, leg(310, ("peek", 0)), leg(180))
    found = list(list_outcomes(finished(duel, _Ended(winners=winners, scores=(("0", 310), ("1", 180))))))
    assert [each.player for each in found] == told
    assert {each.score for each in found} == {None}


@pytest.mark.parametrize(
    ("winners", "form", "game", "results"),
    [
        ((1,), "match", "family-tree", ["lost", "won"]),
        ((), "match", "family-tree", ["drawn", "drawn"]),
        ((), "together", "happy-graphs", ["played", "played"]),
    ],
)
def test_a_match_is_listed_with_each_seats_result(
    winners: tuple[int, ...], form: str, game: str, results: list[str]
) -> None:
    ended = _Ended(winners=winners, scores=(("0", 180), ("1", 310)))
    assert list_results(finished(match(DUEL, leg(310), leg(180)), ended, form=form, game=game)) == results


@pytest.mark.parametrize(
    ("game", "score", "results"), [("grandmas-game", 104, ["won"]), ("family-tree", 310, ["played"])]
)
def test_a_game_alone_is_listed_as_won_if_it_can_be_won(game: str, score: int, results: list[str]) -> None:
    assert list_results(finished(match(ALONE, leg(score)), _Ended(scores=(("0", score),)), game=game)) == results


# Ratings

PROMISE = {"sha256": "0" * 64, "salt": "0" * 32}


def ended(
    *incidents: tuple[str, int],
    winners: tuple[int, ...] = (0,),
    second: str = BELA,
    commitment: dict[str, str] | None = PROMISE,
    **changes: Any,
) -> Record:
    """Return a record of a duel on a hidden number, in the second leg of which something happened."""
    legs = [{**each, "commitment": commitment} for each in (leg(310), leg(180, *incidents))]
    record = match(DUEL, *legs, second=second)
    result = record.result.model_copy(update={"winners": list(winners), "scores": {"0": 310, "1": 180}})
    return record.model_copy(update={"result": result, **changes})


@pytest.mark.parametrize("form", ["match", "mirror", "race"])
@pytest.mark.parametrize(("winners", "winner"), [((0,), Seat(0)), ((1,), Seat(1)), ((), None), ((0, 1), None)])
def test_a_duel_on_a_hidden_number_rates_both(form: str, winners: tuple[int, ...], winner: Seat | None) -> None:
    assert find_rated_duel(ended(winners=winners, form=form)) == Duel(
        players=(ADA, BELA), names=("Ada", "Béla"), winner=winner, at=TEN
    )


def test_a_computer_is_a_player_like_others() -> None:
    duel = find_rated_duel(ended(second="computer:strong"))
    assert duel is not None
    assert duel.players == (ADA, "computer:strong")


UNRATED: dict[str, Record] = {
    "together": ended(form="together"),
    "alone": match(ALONE, {**leg(310), "commitment": PROMISE}).model_copy(update={"form": "race"}),
    "one player": ended(second=ADA),
    "a number that was known": ended(commitment=None),
    "a computer in one's place": ended(("computer", 1), ("returned", 1)),
    "a hint of who won": ended(("hint", 0)),
    "a hint before a draw": ended(("hint", 1), winners=()),
    "the winner took back a move that revealed a card": ended(("peek", 0)),
}


@pytest.mark.parametrize("record", UNRATED.values(), ids=UNRATED)
def test_an_uninformative_match_is_not_rated(record: Record) -> None:
    assert find_rated_duel(record) is None


def test_a_losers_hint_does_not_prevent_the_rating() -> None:
    assert find_rated_duel(ended(("hint", 1), ("resigned", 1))) is not None
    assert find_rated_duel(ended(("peek", 1), ("resigned", 1))) is not None


def test_a_takeback_that_revealed_nothing_does_not_matter() -> None:
    assert find_rated_duel(ended(("takeback", 0))) is not None


def test_a_page_entry_has_the_players_and_the_result() -> None:
    assert describe_match(MatchId("M" * 16), ended(("resigned", 1))) == PastMatch(
        match=MatchId("M" * 16),
        game="family-tree",
        options={},
        form="match",
        at=TEN,
        seats=(
            PastSeat(player=ADA, name="Ada", score=310),
            PastSeat(player=PlayerId(BELA), name="Béla", score=180),
        ),
        winners=(Seat(0),),
        why="score",
        seat=Seat(0),
    )
    unplayed = ended()
    result = unplayed.result.model_copy(update={"scores": {}})
    described = describe_match(MatchId("M"), unplayed.model_copy(update={"result": result}))
    assert [seat.score for seat in described.seats] == [None, None]


def test_the_record_of_a_correspondence_game_says_so_and_it_is_rated_apart() -> None:
    for clock, correspondence in ((None, None), (Clock(leg=86_400), None), (Clock(move=86_400), True)):
        table = Table(role=None, clock=clock)
        table.sit()
        table.play_match()
        record = record_of(table)
        assert record.correspondence is correspondence
        assert ("correspondence" in record.model_dump_json()) == bool(correspondence)
        check(json.loads(record.model_dump_json()))
        duel = find_rated_duel(record)
        assert duel is not None and duel.correspondence is bool(correspondence)
