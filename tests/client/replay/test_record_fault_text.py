"""What is wrong with a record is put into words by its reason and data, in every client that shows it."""

import inspect
import io
import json
import re
from dataclasses import asdict
from typing import get_args

import pytest

from client.replay.record_fault_text import entry_fault_text, fault_of, fault_text, read_fault
from client.text.messages import record_faults
from protocol.record_fault import FaultReason, RecordFault
from protocol.record_file import entries
from server.records.report import find_faults
from tests.records.documents import RECORDS, Document, at, known, paths, put

OTHERS = {
    "at_place",
    "failed",
    "incident",
    "leg",
    "line",
    "move",
    "none_found",
    "record",
    "stopped",
    "verified",
    "whole",
}
"""The messages that name a place, or say how a check ended."""


def faults(document: Document) -> list[RecordFault]:
    """Return the fault of a document, as a client reads it from the server's program."""
    found = [fault for _, fault in find_faults(entries(io.BytesIO(json.dumps(document).encode())))]
    return [fault for fault in found if fault is not None]


def test_every_reason_has_a_message() -> None:
    messages = {name for name, each in vars(record_faults).items() if inspect.isfunction(each)}
    assert messages - OTHERS == {*get_args(FaultReason)}


@pytest.mark.parametrize("record", RECORDS)
@pytest.mark.parametrize("value", [None, -1, "?", [], {}, True], ids=str)
def test_any_wrong_value_has_a_sentence(record: str, value: object) -> None:
    """Each change is put into words with data that the message takes, never with the server's own text."""
    for path in [*paths(RECORDS[record]())][::23]:
        changed = RECORDS[record]()
        if at(changed, path) == value:
            continue
        for fault in faults(put(changed, path, value)):
            told = fault_of(json.loads(json.dumps(asdict(fault))))
            assert told is not None
            text = fault_text(told, "family-tree")
            assert hasattr(record_faults, fault.reason)
            assert not re.search(r"None|\bnull null\b", text), text


def test_a_fault_names_its_place_and_its_value() -> None:
    [fault] = faults(put(known(), ("legs", 1, "moves", 4, "score"), 990))
    text = fault_text(fault)
    assert re.fullmatch(r"leg 2, move 5: score is 990, the rules give \d+", text)
    assert entry_fault_text(fault, 3, None) == f"line 3: {text}"
    assert entry_fault_text(fault, 3, 2) == f"line 3, record 2: {text}"


def test_a_refused_move_is_explained_in_the_words_of_its_game() -> None:
    [fault] = faults(put(known(), ("legs", 0, "moves", 3, "move"), "KS>KS"))
    assert fault.refusal is not None
    text = fault_text(fault, "family-tree")
    assert text.startswith('leg 1, move 4: move is "KS>KS", which the rules refuse: ')
    assert "♠" in text or fault.refusal.message.rstrip(".") not in text


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (b"hello", "it is not JSON: see character 1"),
        (b'{"a": [\n1,,]}', "it is not JSON: see line 2, character 3"),
        (b'{"turnabout":1', "it breaks off after 14 characters"),
        (b'{"a":1,"a":2}', 'the name "a" appears twice in one object'),
        (b'{"a":NaN}', "it holds NaN, which is not a number in JSON"),
        (b'{"a":"\xff"}', "its byte 7 is not UTF-8"),
        (b"1", "the record is 1, it should be an object"),
    ],
)
def test_a_file_without_a_record_is_explained(line: bytes, text: str) -> None:
    [(_, fault)] = find_faults(entries(io.BytesIO(line)))
    assert fault is not None
    assert fault_text(fault) == text


@pytest.mark.parametrize("line", [b"", b"{}", b"[]", b'{"fault": 3}', b'{"legs": 2}'])
def test_a_line_without_a_fault_has_none(line: bytes) -> None:
    assert read_fault(line) is None
