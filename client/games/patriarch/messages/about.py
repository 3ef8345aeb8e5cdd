"""The Patriarch outside its own board: options, standings, checks.

Made from client/games/patriarch/text/en/about.ftl by `python -m client.catalogue`.
"""

from typing import Literal

from client.text import formats


def match_in_short() -> str:
    return "One player owns a tree. The others guess it from the grades of earlier guesses. Two players play two legs, and fewer\nguesses win. With three or more players, the most trees found win."


def guesses() -> str:
    return "guesses"


def lost(guesses: float) -> str:
    return f"{formats.exact(guesses)} guesses"


Standing = Literal["owner", "guesser"]


def standing(key: Standing) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "owner": "owning, the most",
        "guesser": "guessing, the fewest",
    }[key]


Finding = Literal["deck_dealt", "deck_different", "cards_as_seen", "cards_different"]


def finding(key: Finding) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "deck_dealt": "Verified: suit, tree and every grade match the record.",
        "deck_different": "Suit, tree or grades differ from the record.",
        "cards_as_seen": "The suit and tree you saw match the record.",
        "cards_different": "The record has another suit or tree than you saw.",
    }[key]


Option = Literal["variant", "tree", "guesses", "own_grades", "auto_grade"]


def option(key: Option) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "variant": "Variant",
        "tree": "The tree",
        "guesses": "Guesses",
        "own_grades": "Grades",
        "auto_grade": "Graded",
    }[key]


Variant = Literal["patriarch", "advanced-patriarch", "matriarch", "advanced-matriarch"]


def variant(key: Variant) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "patriarch": "The Patriarch",
        "advanced-patriarch": "Advanced Patriarch",
        "matriarch": "The Matriarch",
        "advanced-matriarch": "Advanced Matriarch",
    }[key]


VariantNote = Literal["patriarch", "advanced-patriarch", "matriarch", "advanced-matriarch"]


def variant_note(key: VariantNote) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "patriarch": "A to 5, one shape: 60 trees",
        "advanced-patriarch": "A to 7, one shape: 2,520 trees",
        "matriarch": "A to 5, any shape: 205 trees",
        "advanced-matriarch": "A to 7, any shape: 46,249 trees",
    }[key]


Tree = Literal["number", "owner", "open"]


def tree(key: Tree) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "number": "by the number",
        "owner": "by its owner",
        "open": "may be left open",
    }[key]


TreeNote = Literal["number", "owner", "open"]


def tree_note(key: TreeNote) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
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


OwnGrades = Literal["off", "on"]


def own_grades(key: OwnGrades) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "off": "worked out by the room",
        "on": "worked out by the owner",
    }[key]


OwnGradesNote = Literal["off", "on"]


def own_grades_note(key: OwnGradesNote) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "off": "and announced by the owner",
        "on": "a wrong grade is refused",
    }[key]


def graded_by_owner() -> str:
    return "by the owner"


def graded_by_owner_note() -> str:
    return "with three or more players"


def graded_after(seconds: int) -> str:
    return f"after {seconds} s"


def graded_by_room() -> str:
    return "by the room"


TreeInShort = Literal["number", "owner", "open"]


def tree_in_short(key: TreeInShort) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "number": "the number gives the tree",
        "owner": "the owner lays out the tree",
        "open": "the owner may leave the tree open",
    }[key]


def guesses_in_short(guesses: int) -> str:
    return f"{formats.number(guesses)} guess for two" if guesses == 1 else f"{formats.number(guesses)} guesses for two"


def own_grades_in_short() -> str:
    return "the owner works out the grades"


def graded_in_short(seconds: int) -> str:
    return f"the room grades after {seconds} s"
