"""A leg of The Patriarch while it is played.

Made from client/games/patriarch/text/en/leg.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def your_guess() -> str:
    return "Your guess"


def your_tree() -> str:
    return "Your tree"


def the_tree() -> str:
    return "The tree"


def last_guess() -> str:
    return "Last graded guess"


def all_guesses() -> str:
    return "Guesses"


def by_player() -> str:
    return "Guesses by player"


def queue() -> str:
    return "Queue"


def no_guesses() -> str:
    return "Nobody has guessed yet."


def grade_meaning() -> str:
    return "A grade counts cards. Red: in the right place. Black: in the right generation, under the wrong parent. Face down: under the right parent, in the wrong generation."


def waits() -> str:
    return "waits"


def hidden_guess() -> str:
    return "hidden"


def waits_at(place: int) -> str:
    return f"waits: number {place} in the queue"


def guess_number(number: int) -> str:
    return f"Guess {number}"


def graded_count(count: int) -> str:
    return f"{formats.number(count)} graded"


def more_lines(count: int) -> str:
    return f"… {formats.number(count)} more"


def queue_of(all: int) -> str:
    return f"Queue of {formats.number(all)}"


def queue_empty() -> str:
    return "empty"


def tree_hidden() -> str:
    return "The tree stays hidden until both legs are over."


def hidden_from_owner() -> str:
    return "Guesses and grades are hidden: you guess the same tree, too."


def hidden_from_spectators() -> str:
    return "Guesses and grades are hidden until both legs are over."


def no_notes() -> str:
    return "The note board is off in this room."


def lay_out(*, suit: str, open: bool) -> str:
    return f"Lay out the tree, in {suit}. Or leave it open." if open else f"Lay out the tree for the others to guess, in {suit}."


def ask_leave_open() -> str:
    return "Leave the tree open?"


def leave_open_hint() -> str:
    return "Any tree that fits all grades so far stays possible."


def is_open(mine: bool) -> str:
    return ("Your tree is open" if mine else "The tree is open") + ": any tree that fits all grades so far stays possible."


def owner_lays(owner: str) -> str:
    return f"{formats.begin(formats.name(owner))} lays out the tree."


def owns(*, mine: bool, owner: str) -> str:
    return "You own the tree." if mine else f"{formats.begin(formats.name(owner))} owns the tree."


def next_graded(*, guesser: str, tree: str | None, grade: str | None, mine: bool) -> str:
    return f"Next: {guesser} guess" + ("" if tree is None else f" {tree}") + ("." if grade is None else f": {grade}.") + (" Announce its grade." if mine else "")


def say_grade(*, guesser: str, tree: str) -> str:
    return f"Grade {guesser} guess {tree}: how many cards are red, black and face down?"


def typed_grade(typed: str) -> str:
    return f"Red, black, face down: {typed}"


def room_grades(seconds: int) -> str:
    return f"The room announces it in {formats.duration(seconds)}."


def nothing_waits(names: Sequence[str]) -> str:
    return f"No guess waits for a grade. {formats.names(names)} can guess."


def source(key: Literal["number", "owner", "open"]) -> str:
    return {
        "number": "The game number decides the tree.",
        "owner": "The owner lays out the tree.",
        "open": "The owner can leave the tree open.",
    }[key]


def type_fixed() -> str:
    return "Type the ranks, line by line."


def type_free() -> str:
    return "A rank goes under the card in brackets; arrows choose it. Or type 3(4 2(5))."


def to_place() -> str:
    return "to place:"


def enter_guesses(tree: str) -> str:
    return f"Enter guesses {tree}."


def enter_lays(tree: str) -> str:
    return f"Enter lays out {tree}."


def one_waits() -> str:
    return "Your guess waits for its grade. This one is kept until then."


def two_wait() -> str:
    return "Two of your guesses are in the queue. This one is kept until one of them is graded."


def not_laid(owner: str) -> str:
    return f"{formats.begin(formats.name(owner))} lays out the tree first. Your guess is kept until then."


def guesser_guesses(guesser: str) -> str:
    return f"{formats.begin(formats.name(guesser))} guesses."


def out(owner: bool) -> str:
    return "Your time has run out: " + ("the room grades for you." if owner else "you can’t guess any more in this leg.")


def hint(*, tree: str, expected: float) -> str:
    return f"Hint: guess {tree}, about {formats.exact(expected)} guesses in all"


def tree_found(*, name: str, guesses: int) -> str:
    return f"{formats.begin(formats.name(name))} found the tree with guess {formats.number(guesses)}."


def not_found(counts: str) -> str:
    return f"The tree was not found: the leg counts as {counts}."


def not_found_in_time(counts: str) -> str:
    return f"Time ran out for all guessers, and nobody found the tree: the leg counts as {counts}."


def key(key: Literal["place", "guess", "erase", "clear", "suit", "lay_out", "copy", "take_hint", "announce", "counts", "notes", "by_player", "in_order", "look", "continue"]) -> str:
    return {
        "place": "place",
        "guess": "guess",
        "erase": "erase",
        "clear": "clear",
        "suit": "suit",
        "lay_out": "lay it out",
        "copy": "change the last",
        "take_hint": "use the hint",
        "announce": "announce",
        "counts": "red, black, face down",
        "notes": "note board",
        "by_player": "by player",
        "in_order": "in order",
        "look": "look",
        "continue": "continue",
    }[key]


def top() -> str:
    return "top"


def generation(generation: int) -> str:
    return f"gen {generation}"


language.register(globals())
