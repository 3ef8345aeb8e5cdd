"""Scores of Happy Graphs. A card is happy if it touches as many cards as its rank says; the score counts the unhappy cards.

Made from client/games/happy_graphs/text/en/scores.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def counted(points: int) -> str:
    return f"{formats.number(points)} unhappy card" if points == 1 else f"{formats.number(points)} unhappy cards"


def result(points: int) -> str:
    return "every card is happy" if points == 0 else f"{formats.number(points)} unhappy card" if points == 1 else f"{formats.number(points)} unhappy cards"


def short(points: int) -> str:
    return f"{formats.number(points)} unhappy"


def part(key: Literal["ace", "two", "three", "four", "five", "six", "seven", "eight"]) -> str:
    return {
        "ace": "unhappy aces",
        "two": "unhappy twos",
        "three": "unhappy threes",
        "four": "unhappy fours",
        "five": "unhappy fives",
        "six": "unhappy sixes",
        "seven": "unhappy sevens",
        "eight": "unhappy eights",
    }[key]


def cards_of_rank(key: Literal["ace", "two", "three", "four", "five", "six", "seven", "eight"], *, cards: int) -> str:
    match key:
        case "ace":
            return f"{formats.number(cards)} ace" if cards == 1 else f"{formats.number(cards)} aces"
        case "two":
            return f"{formats.number(cards)} two" if cards == 1 else f"{formats.number(cards)} twos"
        case "three":
            return f"{formats.number(cards)} three" if cards == 1 else f"{formats.number(cards)} threes"
        case "four":
            return f"{formats.number(cards)} four" if cards == 1 else f"{formats.number(cards)} fours"
        case "five":
            return f"{formats.number(cards)} five" if cards == 1 else f"{formats.number(cards)} fives"
        case "six":
            return f"{formats.number(cards)} six" if cards == 1 else f"{formats.number(cards)} sixes"
        case "seven":
            return f"{formats.number(cards)} seven" if cards == 1 else f"{formats.number(cards)} sevens"
        case "eight":
            return f"{formats.number(cards)} eight" if cards == 1 else f"{formats.number(cards)} eights"
    raise KeyError(key)


def all_happy() -> str:
    return "all happy"


language.register(globals())
