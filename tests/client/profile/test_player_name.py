import pytest

from client.net.errors import BadName
from client.profile.player_name import read_name
from client.text.error_text import explain
from server.net.names import clean_name

GIVEN = {
    "a plain one": ("Anna", "Anna"),
    "spaces around and between": (" Zoë \t B ", "Zoë B"),
    "a letter and its mark": ("Zoe\u0308", "Zoë"),
    "an emoji joined of several": ("👩\u200d👧 Mia", "👩\u200d👧 Mia"),
    "24 letters": ("x" * 24, "x" * 24),
    "12 wide signs": ("漢" * 12, "漢" * 12),
}
REFUSED = {
    "nothing": ("", "Type a name."),
    "spaces": (" \t\n ", "Type a name."),
    "too long": ("x" * 31, "A name can have 24 characters; this one has 31."),
    "too wide": ("漢" * 13, "A name can be 24 columns wide; this one takes 26."),
    "an escape": ("a\x1b[2Jb", "a character that can’t be seen"),
    "text turned round": ("a\u202eb", "a character that can’t be seen"),
}


@pytest.mark.parametrize(("typed", "name"), GIVEN.values(), ids=GIVEN)
def test_a_name_is_sent_as_the_server_takes_it(typed: str, name: str) -> None:
    assert read_name(typed) == name == clean_name(name)


@pytest.mark.parametrize(("typed", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_no_server_takes_is_refused_with_what_would_be_right(typed: str, sentence: str) -> None:
    with pytest.raises(BadName) as refusal:
        read_name(typed)
    assert sentence in explain(refusal.value)
