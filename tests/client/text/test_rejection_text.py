"""Every reason of the protocol has a sentence in the clients."""

import re

import pytest

from protocol.reasons.tables import TABLES
from tests.client.cases.rejections import TABLE, UNKNOWN, Case, cases, text

CASES = list(cases())


@pytest.mark.parametrize("case", CASES, ids=[f"{case.game} {case.rejected.reason}" for case in CASES])
def test_a_reason_has_a_sentence(case: Case) -> None:
    said = case.text()
    known = case.rejected.reason in {reason for table in TABLES.values() for reason in table.meanings}
    assert (said != UNKNOWN) is known
    assert re.fullmatch(r"[^a-z].*[.!]", said), "a sentence"
    assert not re.search(r"None|  |\{|\bseat 0\b", said)


def test_both_clients_have_the_same_sentences() -> None:
    assert TABLE.read_text("utf-8") == text(), "out of date; run: python -m tests.client.cases.rejections"
