"""The scenes of legs match the table that also tests the browser client."""

import pytest

from client.room.model import Model
from tests.client.cases.coded import Coded, difference, model_of
from tests.client.cases.legs import TABLE, cases, shows, text

CASES = list(cases())


def test_table_is_up_to_date() -> None:
    assert TABLE.read_text("utf-8") == text(), "out of date; run: python -m tests.client.cases.legs"


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_scene_of_a_stored_model(case: Coded) -> None:
    model = model_of(case["model"])
    assert difference(Model(), model) == case["model"]
    assert shows(model) == case["shows"]
