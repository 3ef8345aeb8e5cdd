"""The keys on the last line of a screen, with their labels, which are looked up when they are shown."""

from collections.abc import Callable, Sequence

from client.text.messages import keys as keys_text

Label = tuple[str, str]
"""A key and its effect."""


def _key(key: str, name: keys_text.Label) -> Callable[[], Label]:
    """Return a function for a key and the message with this name."""
    return lambda: (key, keys_text.label(name))


def _keys(*keys: tuple[str, keys_text.Label]) -> Callable[[], tuple[Label, ...]]:
    """Return a function for several keys, each with the name of its message."""
    return lambda: tuple((key, keys_text.label(name)) for key, name in keys)


tree = _key("t", "tree")
rules = _key("?", "rules")
leave = _key("q", "leave")
back = _key("Esc", "back")
scroll = _key("↑↓ PgUp PgDn", "scroll")
menu = _keys(("↑↓", "choose"), ("Enter", "go"))
form = _keys(("Tab", "next-field"), ("Enter", "go"))
play_here_too = _key("t", "play-here-too")
play_here_again = _key("t", "play-here-again")
rename = _key("n", "change-your-name")
try_again = _key("r", "try-again")
leave_leg = _key("Esc", "leave")
ready = _key("Enter", "ready")
start_leg = _key("Enter", "start-the-leg")
remove_game = _key("x", "remove-game")
choose_address = _key("↑↓", "choose-an-address")
copy_link = _key("l", "copy-the-link")
scan = _key("x", "scan-it")
copy_record = _key("l", "link")
same_number = _key("s", "same-number")
new_number = _key("n", "new-number")
rematch = _key("Enter", "another-match")
decline_rematch = _key("x", "no-thanks")
again = _key("s", "again")
new_game = _key("n", "new-game")
a_number = _key("b", "number-to-play")
analysis = _key("a", "analysis")
computers_tree = _key("p", "computers-tree")
scores = _key("i", "scores")
number = _key("u", "number")
hint = _key("h", "hint")
game = _key("o", "menu")
open_up = _key("e", "let-others-join")
save_record = _key("r", "save-record")
choosing = _keys(("↑↓←→", "choose"), ("Enter", "play"), ("PgUp PgDn", "look"))
walking = _keys(("↑↓←→", "choose"), ("Enter", "play-open"), ("Backspace", "up"), ("Home", "top"))
looking_at_families = _keys(("↑↓←→", "choose"), ("Enter", "open"), ("Backspace", "up"), ("Home", "top"))
family = _key("f", "one-family")
whole = _key("f", "whole-tree")
enough = _key("g", "skip-tips")
typing = _keys(("Enter", "play"), ("Backspace", "correct"), ("Esc", "cancel"))
looking = _keys(("↑↓←→ PgUp PgDn", "look"))
leg_over = _keys(("Enter", "go-on"))
room = _key("o", "room")
take_move_back = _key("u", "take-back")
undo = _key("u", "undo")
sit = _key("s", "sit-down")
ask_for_seat = _key("s", "ask-for-the-seat")
begin_with_these = _key("b", "begin")
seat_computers = _key("k", "computers")
come_back = _key("s", "take-your-seat")
chat = _keys(("Enter", "say"), ("Esc", "close"))

CHAT_KEY = "c"
PHRASE_KEYS = ("F5", "F6", "F7", "F8")


def without_enter(keys: Sequence[Label]) -> Sequence[Label]:
    """Return keys without Enter, which has no effect now."""
    return tuple(key for key in keys if key[0] != "Enter")


LEAST = (
    "m",
    "PgUp PgDn",
    "Home",
    "?",
    "t",
    "w",
    "r",
    "l",
    "u",
    "i",
    "p",
    "f",
    "Backspace",
    "g",
    "Tab",
    "x",
    "=",
)
"""The keys that are left out first if there is no room for all."""
