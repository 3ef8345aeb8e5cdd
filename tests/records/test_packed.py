"""Packed records: every record comes back as it was, also from frames that were packed long ago."""

import base64
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.record import digest
from server.records.packed import NotUnpacked, by_columns, pack, unpack
from tests.records.documents import RECORDS, known

if sys.version_info >= (3, 14):
    from compression.zstd import get_frame_info
else:
    from backports.zstd import get_frame_info

FRAMES: dict[str, str] = json.loads((Path(__file__).parents[1] / "goldens/packed_records.json").read_text("utf-8"))
"""Packed records in base64. Stored matches are packed the same way: if one can't be unpacked, all of them are lost."""
TEXT = json.dumps(known(), separators=(",", ":")).encode()


def with_moves(moves: list[Any]) -> bytes:
    """Return a record's JSON with other moves in its first leg."""
    document = known()
    document["legs"][0]["moves"] = moves
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode()


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_unpacked_as_it_was_packed(name: str) -> None:
    text = json.dumps(RECORDS[name](), separators=(",", ":"), ensure_ascii=False).encode()
    assert unpack(pack(text)) == text


def test_a_packed_record_takes_less_than_a_tenth() -> None:
    assert len(pack(TEXT)) < len(TEXT) / 10


def test_spaces_are_left_out() -> None:
    assert unpack(pack(json.dumps(known(), indent=2).encode())) == TEXT


@pytest.mark.parametrize("game", FRAMES)
def test_a_frame_that_was_packed_earlier_is_unpacked(game: str) -> None:
    document = json.loads(unpack(base64.b64decode(FRAMES[game])))
    assert document["game"] == game
    assert document["digest"] == digest(document)


def test_each_frame_has_the_id_of_the_dictionary() -> None:
    frames = [pack(TEXT), *map(base64.b64decode, FRAMES.values())]
    ids = {get_frame_info(frame).dictionary_id for frame in frames}
    assert len(ids) == 1 and ids != {0}


def test_scores_and_times_are_written_as_differences() -> None:
    moves = [
        {"seat": seat, "move": "KS>7D", "at": f"2026-11-21T23:59:{second}Z", "score": score, "skipped": []}
        for seat, second, score in ((0, 50, 10), (1, 57, 30), (0, 59, 25))
    ]
    moves.append({"seat": 1, "move": "pass", "at": "2026-11-22T00:00:04Z", "score": 25, "skipped": ["7D"]})
    assert json.loads(by_columns(with_moves(moves)))["legs"][0]["moves"] == {
        "seat": [0, 1, -1, 1],
        "move": ["KS>7D", "KS>7D", "KS>7D", "pass"],
        "at": ["2026-11-21T23:59:50Z", 7, 2, 5],
        "score": [10, 20, -5, 0],
        "skipped": [[], [], [], ["7D"]],
    }
    assert unpack(pack(with_moves(moves))) == with_moves(moves)


VALUES = st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=4), st.just([]), st.just({"0": 1}))
TIMES = st.datetimes().map(lambda at: f"{at.isoformat()[:19]}Z")
AT = st.one_of(st.none(), TIMES, TIMES.map(lambda at: at.replace("Z", ".5Z")))


@given(
    moves=st.one_of(
        st.lists(st.fixed_dictionaries({"at": TIMES, "score": st.integers()})),
        st.lists(st.fixed_dictionaries({"at": AT, "score": VALUES, "skipped": VALUES})),
        st.lists(st.dictionaries(st.sampled_from(["at", "seat", "move", "auto"]), st.none())),
    )
)
def test_any_moves_are_unpacked_as_they_were_packed(moves: list[Any]) -> None:
    text = with_moves(moves)
    assert unpack(pack(text)) == text


def test_any_changed_byte_is_found() -> None:
    packed = pack(TEXT)
    for index in range(len(packed)):
        with pytest.raises(NotUnpacked):
            unpack(packed[:index] + bytes([packed[index] ^ 1]) + packed[index + 1 :])


@pytest.mark.parametrize(
    ("packed", "why"),
    [
        (b"", "it breaks off"),
        (pack(TEXT)[:-5], "it breaks off"),
        (TEXT, "it is damaged, or was packed with another dictionary: .+"),
    ],
    ids=["empty", "cut short", "not packed"],
)
def test_other_bytes_are_refused_with_the_reason(packed: bytes, why: str) -> None:
    with pytest.raises(NotUnpacked, match=f"^{why}$"):
        unpack(packed)
