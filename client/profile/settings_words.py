"""What is said of a person's settings."""

from collections.abc import Mapping

SETTINGS = "Settings"
HINT = "your name, colours, how numbers are written"
TITLE = "Settings"
NAME = "Name"
NO_NAME = "(none yet)"
PREVIEW = "As it looks"
CHANGE = ("←→", "change")
MOVE = ("↑↓", "choose")
RENAME = ("Enter", "change your name")
NO_COLOUR_WINS = "NO_COLOR is set, so no colours are shown whatever is chosen here."
ASCII_WINS = "Only ASCII signs are shown, as --ascii or the locale wants it."
SCORE = "60 → 90"
SAMPLE = "Anna plays 10♦ on Q♥, 7♣ marries K♠, and X1 joins them."

LABELS: Mapping[str, str] = {
    "colours": "Colours",
    "animation": "Animation",
    "times": "Times",
    "numbers": "Numbers",
    "hints": "Hints",
    "tree": "Tree",
    "safe": "Safe cards",
}
TOLD: Mapping[tuple[str, str], str] = {
    ("colours", "four-colour"): "each suit has its own",
    ("colours", "two-colour"): "red suits and black suits",
    ("colours", "colour-blind"): "safe for eyes that see fewer of them",
    ("colours", "none"): "bold and dim alone",
    ("animation", "on"): "what moves and blinks may",
    ("animation", "off"): "nothing moves or blinks by itself",
    ("times", "24h"): "by 24 hours",
    ("times", "12h"): "by twice 12 hours",
    ("numbers", "comma"): "a comma between thousands",
    ("numbers", "dot"): "a dot between thousands",
    ("numbers", "space"): "a space between thousands",
    ("numbers", "none"): "nothing between thousands",
    ("hints", "off"): "only when you ask for one",
    ("hints", "on"): "at every turn of yours, where there may be",
    ("tree", "whole"): "all of it",
    ("tree", "family"): "one family at a time",
    ("safe", "off"): "you play them, in games that have them",
    ("safe", "on"): "they are played by themselves, in games that have them",
}


def sample(time: str, number: str) -> str:
    """Show how times and numbers are written."""
    return f"It is {time}. {number} matches have been played."
