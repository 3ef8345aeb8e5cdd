import pytest

from protocol.codes import RejectionCode
from server.net.names import clean_line, clean_name
from server.table.decision import Rejection
from tests.hostile import EMPTY, HARMFUL, INERT


@pytest.mark.parametrize("text", [*HARMFUL.values(), *EMPTY.values()], ids=[*HARMFUL, *EMPTY])
def test_harmful_or_invisible_text_is_rejected(text: str) -> None:
    for clean in (clean_name, clean_line):
        with pytest.raises(Rejection) as refused:
            clean(text)
        assert refused.value.code is RejectionCode.MALFORMED
        assert str(refused.value).isprintable()


@pytest.mark.parametrize("text", INERT.values(), ids=INERT)
def test_unusual_but_harmless_text_is_accepted_unchanged(text: str) -> None:
    assert clean_name(text) == clean_line(text) == text


@pytest.mark.parametrize("text", ["a" * 301, "漢" * 301, "a" * 10_000])
def test_a_name_and_a_line_have_a_limited_length(text: str) -> None:
    for clean in (clean_name, clean_line):
        with pytest.raises(Rejection, match="has 1 to"):
            clean(text)


@pytest.mark.parametrize(
    "name",
    [
        *("A\u200cda", "A\u200dda", "\u200dAda", "\u0430\u200d\u0431"),
        *("Ada\u034f", "Ada\u17b4", "Ada\ufe0f", "Ada\ufe00", "Ada\U000e0100"),
    ],
)
def test_a_name_with_an_invisible_character_is_rejected(name: str) -> None:
    with pytest.raises(Rejection, match=r"invisible|is not shown"):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\u0915\u094d\u200d\u0937",
        "\u2764\ufe0f Ada",
        "1\ufe0f\u20e3",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "\U0001f469\U0001f3fd\u200d\U0001f680",
    ],
    ids=["Persian", "Hindi", "heart", "key", "flag", "astronaut"],
)
def test_a_name_may_contain_joiners_and_selectors_with_an_effect(name: str) -> None:
    assert clean_name(name) == name
