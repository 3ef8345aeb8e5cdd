import pytest

from client.terminal.room.turn_notification import QUIET_SECONDS, Sequence, TurnNotifications, find_sequence

TEXT = "Family Tree with Ben"


@pytest.mark.parametrize(
    ("environment", "sequence"),
    [
        ({"TERM": "xterm-kitty"}, "OSC 9"),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"}, "OSC 9"),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"}, "OSC 777"),
        ({"TERM": "rxvt-unicode-256color"}, "OSC 777"),
        ({"TERM": "xterm-256color"}, None),
        ({"TERM": "linux"}, None),
        ({}, None),
    ],
)
def test_terminals_that_show_notifications(environment: dict[str, str], sequence: Sequence | None) -> None:
    assert find_sequence(environment) == sequence


class Desk:
    """A terminal with a clock that the test moves."""

    def __init__(self, sequence: Sequence | None = "OSC 777") -> None:
        self.written: list[str] = []
        self.now = 0.0
        self.notifications = TurnNotifications(self.written.append, sequence, lambda: self.now)

    def turn(self, text: str = TEXT, *, looks: bool = False) -> int:
        """Begin and end a turn; return how many notifications there were so far."""
        self.notifications.tell(text, looks=looks)
        self.notifications.tell(text, looks=looks)
        self.notifications.tell(None, looks=looks)
        return len(self.written)


@pytest.mark.parametrize(
    ("sequence", "written"),
    [
        ("OSC 777", ["\x1b]777;notify;Your turn;Family Tree with Ben\x1b\\"]),
        ("OSC 9", ["\x1b]9;Turnabout: Your turn. Family Tree with Ben\x1b\\"]),
        (None, []),
    ],
)
def test_a_notification_in_each_sequence(sequence: Sequence | None, written: list[str]) -> None:
    desk = Desk(sequence)
    desk.turn()
    assert desk.written == written


def test_a_player_who_looks_gets_none() -> None:
    assert Desk().turn(looks=True) == 0


def test_at_most_one_an_hour_until_the_player_looks() -> None:
    desk = Desk()
    assert [desk.turn(), desk.turn()] == [1, 1]
    desk.now = QUIET_SECONDS
    assert [desk.turn(), desk.turn()] == [2, 2]
    desk.notifications.look()
    assert desk.turn() == 3


def test_a_title_ends_no_sequence() -> None:
    desk = Desk()
    desk.turn("\x1b\\\x07\x9cchess")
    assert desk.written == ["\x1b]777;notify;Your turn;\\chess\x1b\\"]
