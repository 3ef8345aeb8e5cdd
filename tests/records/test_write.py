"""The record of a match, made from its log; the test vectors have whole games."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from protocol.deals import commitment
from protocol.games.family_tree.deck import DECK
from protocol.ids import MatchId, PlayerId, Role, Seat
from protocol.record import Record
from server.games.catalog import GAMES
from server.games.game import Setup
from server.records.write import list_entries, write_record
from server.table.decision import stamp
from server.table.entries import Entry, Fact
from server.table.legs import LegStarted, MatchBegun, Readied
from server.table.moves import Moved
from tests.table.play import Table

GAME = GAMES["family-tree"]
VECTORS = json.loads((Path(__file__).parents[1] / "vectors/family_tree_games.json").read_text(encoding="utf-8"))
GAMES_PLAYED = {game["number"]: game for game in VECTORS["games"]}
ADA, BELA = PlayerId("0123456789ABCDEF"), PlayerId("GHJKMNPQRSTVWXYZ")
SALT = "00112233445566778899aabbccddeeff"
TEN = 1_795_255_200_000
"""2026-11-21T10:00:00Z in ms since 1970."""


def log(
    number: int,
    first: Sequence[str],
    second: Sequence[str],
    *,
    salt: str | None = None,
    roles: tuple[Role, ...] = ("maximizer", "minimizer"),
    start: int | None = None,
) -> list[Entry]:
    """Return the log of a match: the moves of its two legs, one every 1,500 ms from `start` on."""
    deck = DECK.deal(number)
    begun = MatchBegun(
        match=1,
        id=MatchId("M"),
        game=GAME.name,
        rules=GAME.rules,
        options={},
        form="match",
        players=(ADA, BELA),
        names=("Ada", "Béla"),
        number=number,
        known=salt is None,
        salt=salt,
        deck=deck,
        roles=roles,
        seen=(),
        dead=False,
    )
    facts: list[Fact] = [begun, *moves(1, first, roles), Readied(Seat(1), leg=2)]
    facts += [LegStarted(leg=2, roles=roles[::-1], deck=deck), *moves(2, second, roles[::-1])]
    return [
        Entry(str(index), ADA, str(index), fact, None if start is None else start + 1500 * index)
        for index, fact in enumerate(facts)
    ]


def moves(leg: int, played: Sequence[str], roles: tuple[Role, ...]) -> list[Moved]:
    first = roles.index("maximizer")
    return [Moved(Seat((first + ply) % 2), leg, ply, move) for ply, move in enumerate(played)]


def vector(number: int) -> list[str]:
    return [move["move"] for move in GAMES_PLAYED[number]["moves"]]


def elsewhere(number: int) -> list[str]:
    """Return another whole leg on a number: the last of the legal moves at every turn."""
    state, played = (
        GAME.deal(Setup(options=GAME.options(), deck=DECK.deal(number), roles=("maximizer", "minimizer"))),
        [],
    )
    while to_act := GAME.to_act(state):
        (seat,) = to_act
        move = (GAME.legal_moves(state, seat) or [])[-1]
        state = GAME.apply(state, seat, move)
        played.append(str(move))
    return played


def written(entries: list[Entry]) -> dict[str, Any]:
    """Return the record as clients get it."""
    made = write_record(entries)
    assert made is not None
    document: dict[str, Any] = json.loads(made.model_dump_json())
    assert Record.model_validate(document) == made
    return document


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_legs_hold_the_moves_scores_and_skipped_cards_of_the_vectors(number: int) -> None:
    game = GAMES_PLAYED[number]
    document = written(log(number, vector(number), vector(number)))
    for leg in document["legs"]:
        assert leg["number"] == number
        assert leg["deck"] == list(DECK.deal(number))
        assert leg["opening"] == {
            "tree_top": game["tree_top"],
            "skipped": game["skipped_before_first_move"],
            "score": game["opening_score"],
        }
        assert [(move["move"], move["score"], move["skipped"]) for move in leg["moves"]] == [
            (move["move"], move["score"], move["skipped"]) for move in game["moves"]
        ]
        in_tree = game["tree_top"] + [move["move"][:2] for move in game["moves"]]
        assert sorted(leg["left"] + in_tree) == sorted(leg["deck"])
        assert leg["left"] == leg["moves"][-1]["skipped"]
        assert leg["result"]["score"] == game["moves"][-1]["score"] == sum(leg["result"]["parts"].values())


def test_names_are_those_of_the_shape_in_its_order() -> None:
    document = written(log(1, vector(1), vector(1)))
    assert list(document) == ["turnabout", "game", "rules", "options", "form", "seats", "legs", "result", "digest"]
    leg = document["legs"][0]
    assert list(leg) == [
        *("number", "commitment", "deck", "roles", "opening", "moves", "incidents", "result", "left"),
    ]
    assert list(leg["moves"][0]) == ["seat", "move", "at", "score", "skipped"]
    assert list(leg["result"]) == ["score", "parts"]
    assert list(leg["result"]["parts"]) == ["levels", "celebrity", "hands"]
    assert list(document["result"]) == ["winners", "scores", "why"]


def test_head_and_seats_are_the_matchs_own() -> None:
    document = written(log(1, vector(1), vector(1)))
    head = {name: document[name] for name in ("turnabout", "game", "rules", "options", "form", "seats")}
    assert head == {
        "turnabout": 1,
        "game": "family-tree",
        "rules": 1,
        "options": {},
        "form": "match",
        "seats": [{"seat": 0, "name": "Ada", "player": ADA}, {"seat": 1, "name": "Béla", "player": BELA}],
    }


def test_leg_2_has_the_roles_swapped_and_its_first_move_is_its_maximizers() -> None:
    first, second = written(log(1, vector(1), vector(1), roles=("minimizer", "maximizer")))["legs"]
    assert (first["roles"], first["moves"][0]["seat"]) == ({"0": "minimizer", "1": "maximizer"}, 1)
    assert (second["roles"], second["moves"][0]["seat"]) == ({"0": "maximizer", "1": "minimizer"}, 0)


def test_number_known_from_the_start_has_no_commitment() -> None:
    assert [leg["commitment"] for leg in written(log(1, vector(1), vector(1)))["legs"]] == [None, None]


def test_hidden_number_has_its_commitment_and_salt_in_both_legs() -> None:
    document = written(log(1, vector(1), vector(1), salt=SALT))
    promised = {"sha256": hashlib.sha256(f"1:{SALT}".encode()).hexdigest(), "salt": SALT}
    assert [leg["commitment"] for leg in document["legs"]] == [promised, promised]
    assert promised["sha256"] == commitment(1, SALT)


def test_times_are_utc_in_whole_seconds() -> None:
    leg = written(log(1, vector(1), vector(1), start=TEN))["legs"][0]
    assert [move["at"] for move in leg["moves"][:3]] == [
        *("2026-11-21T10:00:01Z", "2026-11-21T10:00:03Z", "2026-11-21T10:00:04Z"),
    ]


def test_an_untimed_match_has_null_times() -> None:
    legs = written(log(1, vector(1), vector(1)))["legs"]
    assert {move["at"] for leg in legs for move in leg["moves"]} == {None}


@pytest.mark.parametrize(
    ("at", "text"), [(0, "1970-01-01T00:00:00Z"), (TEN + 999, "2026-11-21T10:00:00Z"), (None, None)]
)
def test_stamp_never_rounds_up(at: int | None, text: str | None) -> None:
    assert stamp(at) == text


def test_scores_are_those_reached_as_maximizer_and_the_better_one_wins() -> None:
    one, other = vector(1), elsewhere(1)
    for first, second in ((one, other), (other, one)):
        document = written(log(1, first, second))
        legs = [leg["result"]["score"] for leg in document["legs"]]
        assert legs[0] != legs[1]
        assert document["result"]["scores"] == {"0": legs[0], "1": legs[1]}
        assert document["result"]["winners"] == [0 if legs[0] > legs[1] else 1]
        assert document["result"]["why"] == "score"


def test_scores_go_by_seat_when_seat_1_maximizes_first() -> None:
    document = written(log(1, vector(1), elsewhere(1), roles=("minimizer", "maximizer")))
    first, second = (leg["result"]["score"] for leg in document["legs"])
    assert document["result"]["scores"] == {"0": second, "1": first}


def test_equal_scores_are_a_draw() -> None:
    result = written(log(1, vector(1), vector(1)))["result"]
    assert result["scores"]["0"] == result["scores"]["1"]
    assert result["winners"] == []


def test_a_leg_has_only_moves() -> None:
    assert [leg["incidents"] for leg in written(log(1, vector(1), vector(1)))["legs"]] == [[], []]


def test_there_is_no_record_before_the_last_move() -> None:
    entries = log(1, vector(1), vector(1))
    ends = (0, 1, 2, len(vector(1)) + 1, len(vector(1)) + 3, len(entries) - 1)
    assert [write_record(entries[:end]) for end in ends] == [None] * len(ends)
    assert write_record(entries[1:]) is None
    assert write_record(entries) is not None


def test_digest_is_the_sha_256_of_the_rest_with_sorted_names_without_spaces_in_utf_8() -> None:
    document = written(log(1, vector(1), vector(1), salt=SALT, start=TEN))
    rest = {name: value for name, value in document.items() if name != "digest"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert "Béla" in text
    assert document["digest"] == hashlib.sha256(text.encode("utf-8")).hexdigest()


def test_a_match_has_the_entries_up_to_the_next_one() -> None:
    table = Table()
    table.sit()
    table.play_match()
    table.agree("same_number")
    table.play_leg()
    ids = [entry.fact.id for entry in table.log if isinstance(entry.fact, MatchBegun)]
    first, second = (list_entries(table.log, id) for id in ids)
    assert [*first, *second] == table.log[table.log.index(first[0]) :]
    assert write_record(first) is not None
    assert write_record(second) is None
    assert list_entries(table.log, MatchId("")) == []
