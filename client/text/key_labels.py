"""Keys as the last line of a screen names them: the key, and what it does."""

from collections.abc import Sequence

TREE = ("t", "tree")
RULES = ("?", "rules")
LEAVE = ("q", "leave")
BACK = ("Esc", "back")
SCROLL = ("↑↓ PgUp PgDn", "scroll")
MENU = (("↑↓", "choose"), ("Enter", "go"))
FORM = (("Tab", "next field"), ("Enter", "go"))
TAKE_OVER = ("t", "take it over here")
TAKE_BACK = ("t", "take it back")
RENAME = ("n", "change your name")
TRY_AGAIN = ("r", "try again")
LEAVE_LEG = ("Esc", LEAVE[1])
READY = ("Enter", "ready")
START_LEG = ("Enter", "start the leg")
CHOOSE_ADDRESS = ("↑↓", "choose an address")
COPY_LINK = ("l", "copy the link")
SCAN = ("x", "scan it")
COPY_RECORD = ("l", "link")
SAME_NUMBER = ("s", "same number")
NEW_NUMBER = ("n", "new number")
ANOTHER_MATCH = ("n", "another match")
AGAIN = ("s", "again")
NEW_GAME = ("n", "new game")
A_NUMBER = ("b", "a number")
ANALYSIS = ("a", "analysis")
COMPUTERS_TREE = ("p", "computer’s tree")
SCORES = ("i", "scores")
NUMBER = ("u", "number")
HINT = ("h", "hint")
GAME = ("o", "menu")
OPEN_UP = ("e", "let others join")
SAVE_RECORD = ("r", "save record")
CHOOSING = (("↑↓←→", "choose"), ("Enter", "play"), ("7d", "type a card"), ("PgUp PgDn", "look"))
WALKING = (("↑↓←→", "choose"), ("Enter", "play, open"), ("Backspace", "up"), ("Home", "top"), ("7d", "type a card"))
LOOKING_AT_FAMILIES = (("↑↓←→", "choose"), ("Enter", "open"), ("Backspace", "up"), ("Home", "top"))
FAMILY = ("f", "one family")
WHOLE = ("f", "whole tree")
ENOUGH = ("g", "explain no more")
TYPING = (("Enter", "play"), ("Backspace", "correct"), ("Esc", "cancel"))
LOOKING = (("↑↓←→ PgUp PgDn", "look"),)
NEXT_CARD_ON = "play your next card on: "
NOT_YOUR_TURN_YET = "It isn’t your turn yet. Once it is, Enter plays this."
LEG_OVER = (("Enter", "go on"),)
ROOM = ("o", "room")
TAKE_MOVE_BACK = ("u", "take back")
SIT = ("s", "sit down")
ASK_FOR_SEAT = ("s", "ask for the seat")
BEGIN_WITH_THESE = ("b", "begin")
SEAT_COMPUTERS = ("k", "computers")
COME_BACK = ("s", "take your seat")
CHAT_KEY = "c"
CHAT = (("Enter", "say"), ("Esc", "close"))
PHRASE_KEYS = ("F5", "F6", "F7", "F8")


def without_enter(keys: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    """Return keys without Enter, which does nothing now."""
    return tuple(key for key in keys if key[0] != "Enter")


LEAST = (
    "m",
    "PgUp PgDn",
    "Home",
    "3h",
    "c3",
    "?",
    "t",
    "w",
    "r",
    "l",
    "7d",
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
"""The keys that are left out first where there is no room to name all."""
