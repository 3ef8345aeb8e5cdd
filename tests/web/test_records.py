"""The record in the browser client's tests matches the server's present format."""

import json
from pathlib import Path

from tests.records.documents import eventful

KEPT = Path(__file__).parent / "eventful.json"


def test_kept_record_is_what_the_server_writes() -> None:
    assert KEPT.read_text(encoding="utf-8") == json.dumps(eventful(), ensure_ascii=False, separators=(",", ":")) + "\n"
