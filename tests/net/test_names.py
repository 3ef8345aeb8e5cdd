import pytest

from protocol.codes import RejectionCode
from server.net.names import clean_line, clean_name
from server.table.rejection import Rejection
from tests.hostile import EMPTY, HARMFUL, INERT


@pytest.mark.parametrize("text", [*HARMFUL.values(), *EMPTY.values()], ids=[*HARMFUL, *EMPTY])
def test_what_would_harm_or_show_nothing_is_refused(text: str) -> None:
    for clean in (clean_name, clean_line):
        with pytest.raises(Rejection) as refused:
            clean(text)
        assert refused.value.code is RejectionCode.MALFORMED
        assert f"{refused.value}{refused.value.expected}".isprintable()


@pytest.mark.parametrize("text", INERT.values(), ids=INERT)
def test_what_is_odd_at_most_is_taken_as_it_is(text: str) -> None:
    assert clean_name(text) == clean_line(text) == text


@pytest.mark.parametrize("text", ["a" * 301, "漢" * 301, "a" * 10_000])
def test_a_name_and_a_line_have_an_end(text: str) -> None:
    for clean in (clean_name, clean_line):
        with pytest.raises(Rejection, match="has 1 to"):
            clean(text)
