"""The Patriarch in line mode.

Made from client/games/patriarch/text/en/line.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def moves() -> str:
    return "a tree such as 3(4(2) A(5)): guess it; tree H 3(4(2) A(5)): lay it out; grade: announce the next grade; grade 1 1 1: work it out"


def command(key: Literal["guesses", "queue", "notes"]) -> str:
    return {
        "guesses": "list all guesses with their grades",
        "queue": "list whose guesses wait for their grade",
        "notes": "list the possible trees, by card and generation",
    }[key]


def no_news() -> str:
    return "Nothing has happened in this leg yet."


def not_your_turn() -> str:
    return "It is not your turn."


def nothing_to_grade() -> str:
    return "There is no grade for you to announce now."


def nothing_to_lay() -> str:
    return "The owner lays out the tree, before the first guess."


def own_tree() -> str:
    return "You don’t guess in this leg."


def suit_first() -> str:
    return "Type tree, a suit and the tree: tree H 3(4(2) A(5))."


def two_wait() -> str:
    return "Two of your guesses are in the queue. You can guess again when one of them is graded."


def on_top(trees: int) -> str:
    return "top in " + (f"{formats.number(trees)} tree" if trees == 1 else f"{formats.number(trees)} trees")


def in_generation(*, generation: int, trees: int) -> str:
    return f"generation {generation} in " + (f"{formats.number(trees)} tree" if trees == 1 else f"{formats.number(trees)} trees")


def no_queue() -> str:
    return "With two players there is no queue: every guess is graded at once."


def begins(*, leg: int, legs: int, facts: str) -> str:
    return f"Leg {leg} of {legs}: {facts}."


def to_guess(*, example: str, ranks: str | None) -> str:
    return f"Your guess: the top card, and after each card its children in parentheses, such as {example}" + ("." if ranks is None else f"; or only the ranks, such as {ranks}.")


def to_lay(*, example: str, open: bool) -> str:
    return f"Lay out the tree: tree H {example}, with any suit" + ("; tree H open leaves it open." if open else ".")


def to_grade(*, whose: str, behind: int) -> str:
    return f"Next is {whose} guess" + ("" if behind == 0 else f"; {formats.number(behind)} more behind it") + ". Type grade to announce its grade."


def to_work_out(*, whose: str, tree: str, own: str) -> str:
    return f"Next is {whose} guess {tree}. Your tree is {own}. Type grade and the number of red, black and face-down cards: grade 1 1 1."


def say_counts() -> str:
    return "Type the number of red, black and face-down cards, too: grade 1 1 1."


def one_waits() -> str:
    return "Your guess waits for its grade. You can guess again when it is graded."


def guess(*, number: int, name: str, guess: str) -> str:
    return f"{number}. {formats.name(name)}: {guess}"


def own_guess(*, number: int, guess: str) -> str:
    return f"{number}. {guess}"


def queue(*, names: str, seconds: int | None) -> str:
    return f"In the queue, first to last: {names}" + ("." if seconds is None else f". The room announces a grade by itself after {formats.duration(seconds)}.")


def hint(*, tree: str, expected: float) -> str:
    return f"Hint: guess {tree}, about {formats.exact(expected)} guesses in all."


language.register(globals())
