"""The records that are measured are real ones."""

import json
import re

import pytest

from server.games.catalog import GAMES
from server.records.packed import pack, unpack
from tests.bench.records import KINDS, Kind, compare, table, trained
from tests.records.documents import found


@pytest.mark.parametrize("kind", KINDS, ids=[kind.title for kind in KINDS])
def test_a_record_of_each_kind_verifies(kind: Kind) -> None:
    record = kind.record(3)
    assert kind.record(3) == record
    assert unpack(pack(record)) == record
    document = json.loads(record)
    assert found(document) == ""
    assert all(move["at"] for leg in document["legs"] for move in leg["moves"])


def test_every_game_is_measured() -> None:
    assert {kind.game for kind in KINDS} == {*GAMES}


def test_a_dictionary_is_trained_and_sizes_are_measured() -> None:
    solo = next(kind for kind in KINDS if kind.title == "Happy Graphs, solo")
    training = {solo: [solo.record(seed) for seed in range(60)]}
    measured = {solo: [solo.record(seed) for seed in range(60, 64)]}
    assert len(trained(2, training).dict_content) <= 2048
    lines = [*compare(measured, training, sizes_kib=(0, 2), levels=(3,))]
    mean = [int(line.split("bytes")[0].split()[-1]) for line in lines]
    json_alone, json_trained, columns_alone, columns_trained = mean
    assert json_trained < json_alone and columns_trained < columns_alone < json_alone
    head, _, row = table(measured).splitlines()
    assert head.startswith("| match | moves | JSON, bytes |")
    assert re.fullmatch(r"\| Happy Graphs, solo \| \d+ \| [\d,]+ \| \d+ \| \*\*\d+\*\* \| [\d,]+ \| [\d,]+ \|", row)
