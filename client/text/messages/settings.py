"""The settings of a player.

Made from client/text/en/settings.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


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


def key(key: Literal["choose", "change"]) -> str:
    return {
        "choose": "choose",
        "change": "change",
    }[key]


def setting(key: Literal["language", "theme", "colours", "letters", "animation", "times", "numbers", "hints", "tree", "safe", "sound", "signal"]) -> str:
    return {
        "language": "Language",
        "theme": "Theme",
        "colours": "Colours",
        "letters": "Letters",
        "animation": "Animation",
        "times": "Times",
        "numbers": "Numbers",
        "hints": "Hints",
        "tree": "Tree",
        "safe": "Safe cards",
        "sound": "Sounds",
        "signal": "Turn signal",
    }[key]


def system_language(name: str) -> str:
    return f"the system’s: {name}"


def colours(key: Literal["four-colour", "two-colour", "colour-blind", "none"]) -> str:
    return {
        "four-colour": "each suit has its own",
        "two-colour": "red suits and black suits",
        "colour-blind": "colour-blind safe",
        "none": "only bold and dim",
    }[key]


def letters(key: Literal["international", "local"], *, ranks: str) -> str:
    match key:
        case "international":
            return "on cards: A, K, Q, J"
        case "local":
            return f"on cards: {ranks}"
    raise KeyError(key)


def animation(key: Literal["on", "off"]) -> str:
    return {
        "on": "cards move, marks blink",
        "off": "nothing moves or blinks by itself",
    }[key]


def times(key: Literal["h24", "h12"]) -> str:
    return {
        "h24": "24 hours: 19:05",
        "h12": "12 hours: 7:05 pm",
    }[key]


def numbers(key: Literal["language", "comma", "dot", "space", "none"]) -> str:
    return {
        "language": "as the language does",
        "comma": "a comma between thousands: 1,234,567",
        "dot": "a dot between thousands: 1.234.567",
        "space": "a space between thousands: 1 234 567",
        "none": "nothing between thousands: 1234567",
    }[key]


def hints(key: Literal["off", "on"]) -> str:
    return {
        "off": "only when you ask for one",
        "on": "at every turn, if hints are allowed",
    }[key]


def tree(key: Literal["whole", "family"]) -> str:
    return {
        "whole": "the whole tree",
        "family": "one family at a time",
    }[key]


def signal(key: Literal["off", "on", "notification"]) -> str:
    return {
        "off": "none",
        "on": "the bell rings, and the window’s title says so",
        "notification": "also a notification, if the terminal has them",
    }[key]


def safe(key: Literal["off", "on"]) -> str:
    return {
        "off": "you play them",
        "on": "they are played for you",
    }[key]


language.register(globals())
