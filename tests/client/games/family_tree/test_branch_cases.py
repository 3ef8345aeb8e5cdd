import json
from typing import Any

import pytest

from tests.client.cases.families import TABLE, VIEW, case

CASES: list[dict[str, Any]] = json.loads(TABLE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("kept", CASES, ids=lambda kept: kept["view"]["current"] or "over")
def test_both_clients_read_the_same_off_a_tree(kept: dict[str, Any]) -> None:
    found = case(VIEW.validate_python(kept["view"]))
    assert json.loads(json.dumps(found)) == kept


def test_the_trees_hold_every_sign_and_a_leg_that_is_over() -> None:
    signs = {each[1] for kept in CASES for found in kept["branches"].values() for each in found}
    assert signs == {"child", "spouse", "either", "jack", "couple", None}
    assert any(kept["view"]["current"] is None for kept in CASES)
