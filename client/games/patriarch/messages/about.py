"""The Patriarch outside its own board: options, standings, checks.

Made from client/games/patriarch/text/en/about.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def match_in_short() -> str:
    return "One player owns a tree, and the others guess it. Each guess gets a grade. In the next leg another player owns a\ntree. With two players, fewer guesses win; with more, the most trees found."


def guesses() -> str:
    return "guesses"


def lost(guesses: float) -> str:
    return f"{formats.exact(guesses)} guesses"


Standing = Literal["owner", "guesser"]


def standing(key: Standing) -> str:
    return {
        "owner": "owning, the most",
        "guesser": "guessing, the fewest",
    }[key]


Finding = Literal["deck_dealt", "deck_different", "cards_as_seen", "cards_different"]


def finding(key: Finding) -> str:
    return {
        "deck_dealt": "Verified: suit, tree and every grade match the record.",
        "deck_different": "Suit, tree or grades differ from the record.",
        "cards_as_seen": "The suit and tree you saw match the record.",
        "cards_different": "The record has another suit or tree than you saw.",
    }[key]


def option(key: Literal["variant", "tree", "guesses", "own_grades", "auto_grade"]) -> str:
    return {
        "variant": "Variant",
        "tree": "The tree",
        "guesses": "Guesses",
        "own_grades": "Grades",
        "auto_grade": "Graded",
    }[key]


def variant(key: Literal["patriarch", "advanced-patriarch", "matriarch", "advanced-matriarch"]) -> str:
    return {
        "patriarch": "The Patriarch",
        "advanced-patriarch": "Advanced Patriarch",
        "matriarch": "The Matriarch",
        "advanced-matriarch": "Advanced Matriarch",
    }[key]


def variant_note(key: Literal["patriarch", "advanced-patriarch", "matriarch", "advanced-matriarch"]) -> str:
    return {
        "patriarch": "A to 5, one shape: 60 trees",
        "advanced-patriarch": "A to 7, one shape: 2,520 trees",
        "matriarch": "A to 5, any shape: 205 trees",
        "advanced-matriarch": "A to 7, any shape: 46,249 trees",
    }[key]


def tree(key: Literal["number", "owner", "open"]) -> str:
    return {
        "number": "by the number",
        "owner": "by its owner",
        "open": "may be left open",
    }[key]


def tree_note(key: Literal["number", "owner", "open"]) -> str:
    return {
        "number": "two players guess the same tree",
        "owner": "laid out before the first guess",
        "open": "any tree that fits every grade so far",
    }[key]


def guesses_note() -> str:
    return "with two players"


def guesses_auto() -> str:
    return "by the variant"


def guesses_auto_note() -> str:
    return "4 to 8 with two players"


def own_grades(key: Literal["off", "on"]) -> str:
    return {
        "off": "worked out by the room",
        "on": "worked out by the owner",
    }[key]


def own_grades_note(key: Literal["off", "on"]) -> str:
    return {
        "off": "and announced by the owner",
        "on": "a wrong grade is refused",
    }[key]


def graded_by_owner() -> str:
    return "by the owner"


def graded_by_owner_note() -> str:
    return "with three or more players"


def graded_after(seconds: int) -> str:
    return f"after {formats.duration(seconds)}"


def graded_by_room() -> str:
    return "by the room"


def tree_in_short(key: Literal["number", "owner", "open"]) -> str:
    return {
        "number": "the game number decides the tree",
        "owner": "the owner lays out the tree",
        "open": "the owner may leave the tree open",
    }[key]


def guesses_in_short(guesses: int) -> str:
    return f"{formats.number(guesses)} guess with two players" if guesses == 1 else f"{formats.number(guesses)} guesses with two players"


def own_grades_in_short() -> str:
    return "the owner works out the grades"


def graded_in_short(seconds: int) -> str:
    return f"the room grades after {formats.duration(seconds)}"


language.register(globals())
