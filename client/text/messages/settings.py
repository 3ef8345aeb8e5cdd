"""The settings of a player.

Made from client/text/en/settings.ftl by `python -m client.catalogue`.
"""

from typing import Literal

from client.text import formats


def title() -> str:
    return "Settings"


def name() -> str:
    return "Name"


def no_name() -> str:
    return "(none yet)"


def change_name() -> str:
    return "change your name"


def preview() -> str:
    return "Preview"


def no_colour_set() -> str:
    return "NO_COLOR is set, so no colours are shown, whatever you choose here."


def ascii_only() -> str:
    return "Only ASCII characters are shown, because of --ascii or the locale."


def sample() -> str:
    return "Anna plays 10♦ on Q♥, 7♣ marries K♠, and Joker joins them."


def sample_formats(*, time: int, count: int) -> str:
    return f"It is {formats.time_of_day(time)}. {formats.number(count)} matches have been played."


Key = Literal["choose", "change"]


def key(key: Key) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "choose": "choose",
        "change": "change",
    }[key]


Setting = Literal["theme", "colours", "animation", "times", "numbers", "hints", "tree", "safe", "sound", "signal"]


def setting(key: Setting) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "theme": "Theme",
        "colours": "Colours",
        "animation": "Animation",
        "times": "Times",
        "numbers": "Numbers",
        "hints": "Hints",
        "tree": "Tree",
        "safe": "Safe cards",
        "sound": "Sounds",
        "signal": "Turn signal",
    }[key]


Colours = Literal["four-colour", "two-colour", "colour-blind", "none"]


def colours(key: Colours) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "four-colour": "each suit has its own",
        "two-colour": "red suits and black suits",
        "colour-blind": "colour-blind safe",
        "none": "only bold and dim",
    }[key]


Animation = Literal["on", "off"]


def animation(key: Animation) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "on": "cards move and marks blink",
        "off": "nothing moves or blinks by itself",
    }[key]


Times = Literal["h24", "h12"]


def times(key: Times) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "h24": "24 hours: 19:05",
        "h12": "12 hours: 7:05 pm",
    }[key]


Numbers = Literal["comma", "dot", "space", "none"]


def numbers(key: Numbers) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "comma": "a comma between thousands: 1,234,567",
        "dot": "a dot between thousands: 1.234.567",
        "space": "a space between thousands: 1 234 567",
        "none": "nothing between thousands: 1234567",
    }[key]


Hints = Literal["off", "on"]


def hints(key: Hints) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "off": "only when you ask for one",
        "on": "at every turn, if hints are allowed",
    }[key]


Tree = Literal["whole", "family"]


def tree(key: Tree) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "whole": "all of it",
        "family": "one family at a time",
    }[key]


Signal = Literal["off", "on"]


def signal(key: Signal) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "off": "none",
        "on": "the bell rings, and the window’s title says so",
    }[key]


Safe = Literal["off", "on"]


def safe(key: Safe) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "off": "you play them",
        "on": "they are played for you",
    }[key]
