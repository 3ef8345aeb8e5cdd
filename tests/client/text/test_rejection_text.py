"""Every reason of the protocol has a sentence in the clients."""

import re
from importlib import import_module
from inspect import isfunction

import pytest

from client.text.messages import rejections
from protocol.reasons.tables import TABLES
from tests.client.cases.rejections import TABLE, UNKNOWN, Case, cases, text

CASES = list(cases())
GAMES = ("family_tree", "grandmas_game", "happy_graphs", "patriarch", "poker_solitaire")


@pytest.mark.parametrize("case", CASES, ids=[f"{case.game} {case.rejected.reason}" for case in CASES])
def test_a_reason_has_a_sentence(case: Case) -> None:
    said = case.text()
    known = case.rejected.reason in {reason for table in TABLES.values() for reason in table.meanings}
    assert (said != UNKNOWN) is known
    assert re.fullmatch(r"[^a-z].*[.!]", said), "a sentence"
    assert not re.search(r"None|  |\{|\bseat 0\b", said)


def test_each_message_is_for_a_reason() -> None:
    reasons = {str(reason) for table in TABLES.values() for reason in table.meanings}
    modules = [rejections, *(import_module(f"client.games.{game}.messages.rejections") for game in GAMES)]
    messages = {name for each in modules for name, message in vars(each).items() if isfunction(message)}
    assert messages - reasons == {"form", "other_player", "role"}, "what these messages insert"


def test_both_clients_have_the_same_sentences() -> None:
    assert TABLE.read_text("utf-8") == text(), "out of date; run: python -m tests.client.cases.rejections"
