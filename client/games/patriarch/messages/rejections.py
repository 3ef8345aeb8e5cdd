"""Why The Patriarch refuses a move.

Made from client/games/patriarch/text/en/rejections.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def number_gives_tree() -> str:
    return "The game number decides the tree, so nobody lays it out."


def tree_laid_already() -> str:
    return "The tree is laid out already. It can’t change."


def tree_not_open() -> str:
    return "In this room you must lay out the tree before the first guess."


def owner_guesses() -> str:
    return "You know the tree, so you don’t guess it."


def grades_itself() -> str:
    return "With two players, guesses are graded automatically."


def only_owner_grades() -> str:
    return "Only the owner announces grades."


def grade_missing() -> str:
    return "Say the grade: count the red, black and face-down cards."


def grade_too_low(*, part: Literal["red", "black", "down"], card: str) -> str:
    return "Are you sure? " + (f"{card} is in the right place." if part == "red" else f"{card} is in the right generation, under another parent." if part == "black" else f"{card} is under the right parent, in another generation.")


def grade_too_high(part: Literal["red", "black", "down"]) -> str:
    return "Are you sure? " + ("Fewer cards are in the right place." if part == "red" else "Fewer cards are in the right generation under another parent." if part == "black" else "Fewer cards are under the right parent in another generation.")


def open_tree_grades() -> str:
    return "Your tree is open, so its grades follow from each other. Announce the grade."


def not_a_grade(example: str) -> str:
    return f"A grade is three numbers: red, black and face down, like {example}."


def guess_waiting() -> str:
    return "Your guess is waiting for its grade. Guess again when it is graded."


def tree_not_laid() -> str:
    return "No guess can be graded yet. Lay out the tree first."


def card_not_in_family(*, card: str, first: str, last: str) -> str:
    return f"{card} is not in this family. It has the cards {first} to {last}."


def card_repeated(card: str) -> str:
    return f"{card} is in the tree more than once. Use each card once."


def card_missing(*, card: str, first: str, last: str) -> str:
    return f"{card} is missing. The tree needs every card from {first} to {last}."


def several_tops(cards: Sequence[str]) -> str:
    return f"Only one card can be at the top, not {formats.every(cards)}."


def other_shape(*, shape: str, own: str) -> str:
    return f"This tree has the shape {own}. Trees of this family have the shape {shape}."


def too_many_generations(*, most: int, generations: int) -> str:
    return f"This tree has {formats.number(generations)} generations. This family has at most {formats.number(most)}."


def owner_lays_first() -> str:
    return "The owner has not laid out the tree yet. Wait for that."


def no_guess_to_grade() -> str:
    return "No guess is waiting for a grade."


def guessing_time_over() -> str:
    return "Your time has run out. You can’t guess any more in this leg."


def guesses_waiting() -> str:
    return "Two of your guesses are waiting for grades. Wait until one is graded."


def tree_sign(*, sign: str, example: str) -> str:
    return f"“{sign}” is in the wrong place. Write the tree like {example}."


def tree_too_large(example: str) -> str:
    return f"This tree has more cards than a suit. Write it like {example}."


def tree_not_closed(example: str) -> str:
    return f"A parenthesis of this tree is not closed. Write the tree like {example}."


def tree_without_cards(example: str) -> str:
    return f"This tree has no cards. Write it like {example}."


def not_a_suit(sign: str) -> str:
    return f"“{sign}” is not a suit. Write C, D, H or S before the tree."


language.register(globals())
