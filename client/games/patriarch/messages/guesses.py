"""Guesses of The Patriarch, their grades, and other moves. A tree is written as its text, like 3(4(2) A(5)).

Made from client/games/patriarch/text/en/guesses.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def suit(key: Literal["C", "D", "H", "S"]) -> str:
    return {
        "C": "clubs",
        "D": "diamonds",
        "H": "hearts",
        "S": "spades",
    }[key]


def guesses(count: int) -> str:
    return f"{formats.number(count)} guess" if count == 1 else f"{formats.number(count)} guesses"


def grade(*, red: int, black: int, down: int) -> str:
    return f"{formats.number(red)} red, {formats.number(black)} black, {formats.number(down)} face down"


def grade_part(key: Literal["red", "black", "down"], *, count: int) -> str:
    match key:
        case "red":
            return f"{formats.number(count)} red"
        case "black":
            return f"{formats.number(count)} black"
        case "down":
            return f"{formats.number(count)} face down"
    raise KeyError(key)


def grade_in_short(*, red: int, black: int, down: int) -> str:
    return f"{formats.number(red)}r {formats.number(black)}b {formats.number(down)}d"


def trees_left(count: int) -> str:
    return f"{formats.number(count)} tree left" if count == 1 else f"{formats.number(count)} trees left"


def trees_left_in_short(count: int) -> str:
    return f"{formats.number(count)} left"


def possible(*, possible: int, all: int) -> str:
    return f"{formats.number(possible)} of {formats.number(all)} trees still possible"


def grades_hidden() -> str:
    return "grades are hidden"


def grades() -> str:
    return "announces the grade"


def lays(*, tree: str, suit: str) -> str:
    return f"lays out {tree} in {suit}"


def leaves_open(suit: str) -> str:
    return f"leaves the tree open, in {suit}"


def laid(*, name: str, mine: bool, open: bool, suit: str | None) -> str:
    return f"{formats.begin(formats.name(name))} " + ((("leave" if mine else "leaves") + " the tree open") if open else (("lay" if mine else "lays") + " out the tree")) + ("" if suit is None else f", in {suit}")


def guessed_hidden(*, name: str, mine: bool) -> str:
    return f"{formats.begin(formats.name(name))} " + ("make" if mine else "makes") + " a guess"


def guessed(*, name: str, tree: str, grade: str, left: int | None) -> str:
    return f"{formats.name(name)}: {tree}: {grade}" + ("" if left is None else f"; {formats.number(left)} tree left" if left == 1 else f"; {formats.number(left)} trees left")


def announced(*, name: str, mine: bool, whose: str | None, tree: str, grade: str, left: int | None) -> str:
    return f"{formats.begin(formats.name(name))} " + ("announce" if mine else "announces") + ": " + ("" if whose is None else f"{whose} ") + f"{tree}: {grade}" + ("" if left is None else f"; {formats.number(left)} tree left" if left == 1 else f"; {formats.number(left)} trees left")


def whose(*, name: str, mine: bool) -> str:
    return "your" if mine else f"{formats.name(name)}’s"


def part(key: Literal["guesses", "found_by"]) -> str:
    return {
        "guesses": "graded guesses",
        "found_by": "found by",
    }[key]


def nobody() -> str:
    return "nobody"


def guesses_of(*, name: str, count: int, numbered: bool) -> str:
    return f"{formats.name(name)}" + (":" if numbered else "") + f" {formats.number(count)}"


def score(*, made: int, allowed: int) -> str:
    return (f"{formats.number(allowed)} guess" if allowed == 1 else f"up to {formats.number(allowed)} guesses") if made == 0 else f"guess {formats.number(made)} of {formats.number(allowed)} graded"


def graded(made: int) -> str:
    return f"{formats.number(made)} guess graded" if made == 1 else f"{formats.number(made)} guesses graded"


def tree_was(tree: str) -> str:
    return f"The tree: {tree}."


def fewer_win(*, points: int, guesser: str, mine: bool) -> str:
    return ("only the first guess wins" if points == 2 else f"fewer than {formats.number(points)} win") if mine else (f"{formats.name(guesser)} wins with " + ("the first guess" if points == 2 else f"fewer than {formats.number(points)}"))


def finding_wins() -> str:
    return "finding it wins"


def found_now_draws() -> str:
    return "if found now, a draw"


def can_no_longer(guesser: str) -> str:
    return f"{formats.name(guesser)} can no longer win or draw"


def needed(*, before: str, points: int) -> str:
    return f"{formats.begin(formats.name(before))} needed " + (f"{formats.number(points)} guess." if points == 1 else f"{formats.number(points)} guesses.")


def not_found_before(*, before: str, guesser: str, mine: bool) -> str:
    return f"{formats.begin(formats.name(before))} didn’t find it: " + ("find it and win," if mine else f"{formats.name(guesser)} finds it and wins,") + " or it is a draw."


def still_wins(*, points: int, guesser: str, mine: bool) -> str:
    return f"{formats.begin(formats.name(guesser))} " + ("win" if mine else "wins") + f" with fewer; {formats.number(points)} is a draw."


def still_draws() -> str:
    return "A right guess now makes it a draw."


def still_loses(guesser: str) -> str:
    return f"{formats.begin(formats.name(guesser))} can no longer win or draw."


def draw() -> str:
    return "a draw"


def wins(*, winner: str, mine: bool) -> str:
    return f"{formats.name(winner)} " + ("win" if mine else "wins")


language.register(globals())
