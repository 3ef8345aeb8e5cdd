"""Scores of Grandma’s Game: the number of cards on the foundations.

Made from client/games/grandmas_game/text/en/scores.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def counted(points: int) -> str:
    return f"{formats.number(points)} card" if points == 1 else f"{formats.number(points)} cards"


def of_all(points: int) -> str:
    return f"{formats.number(points)} of 104 cards"


def on_foundations(points: int) -> str:
    return f"{formats.number(points)} of 104 cards on the foundations"


def on_foundations_short(points: int) -> str:
    return f"{formats.number(points)} of 104 cards on foundations"


def title(points: int) -> str:
    return f"Score: {formats.number(points)}"


def all_home() -> str:
    return "All 104 cards are home"


def won() -> str:
    return "Won: all 104 cards"


def suit(key: Literal["clubs", "diamonds", "hearts", "spades"]) -> str:
    return {
        "clubs": "clubs",
        "diamonds": "diamonds",
        "hearts": "hearts",
        "spades": "spades",
    }[key]


def player(number: int) -> str:
    return f"Player {number}"


def part(*, name: str, points: int) -> str:
    return f"{formats.name(name)} {formats.number(points)}"


def to_beat(points: int) -> str:
    return f"to match: all {formats.number(points)} cards" if points == 104 else f"{formats.number(points)} card to beat" if points == 1 else f"{formats.number(points)} cards to beat"


def computer_reached(points: int) -> str:
    return f"The computer brought {formats.number(points)} card to the foundations." if points == 1 else f"The computer brought {formats.number(points)} cards to the foundations."


def your_best(points: int) -> str:
    return f"Your best is {formats.number(points)}."


def stock(cards: int) -> str:
    return "the stock is empty" if cards == 0 else f"{formats.number(cards)} in the stock"


def made(*, moves: int, undos: int, redos: int, peeks: int, race: bool) -> str:
    return (f"{formats.number(moves)} move" if moves == 1 else f"{formats.number(moves)} moves") + ("" if race else f", {formats.number(undos)} undone, {formats.number(redos)} redone") + ("" if peeks == 0 else f", {formats.number(peeks)} look" if peeks == 1 else f", {formats.number(peeks)} looks")


def player_state(*, name: str, points: int, left: int, plays: bool) -> str:
    return f"{formats.name(name)}: " + (f"{formats.number(points)} card played" if points == 1 else f"{formats.number(points)} cards played") + f", {formats.number(left)} left" + ("" if plays else ", over")


def more_players(players: int) -> str:
    return f"and {formats.number(players)} more"


def ended(key: Literal["won", "given-up", "other"], *, points: int) -> str:
    match key:
        case "won":
            return "Won: all 104 cards are on the foundations!"
        case "given-up":
            return f"Given up with {formats.number(points)} card on the foundations." if points == 1 else f"Given up with {formats.number(points)} cards on the foundations."
        case "other":
            return f"The game is over, with {formats.number(points)} card on the foundations." if points == 1 else f"The game is over, with {formats.number(points)} cards on the foundations."
    raise KeyError(key)


def your_table(key: Literal["won", "given-up", "stuck", "cut-short"]) -> str:
    return {
        "won": "You won: all cards are on the foundations.",
        "given-up": "You gave up your table.",
        "stuck": "No more cards can be played at your table.",
        "cut-short": "Another player has won.",
    }[key]


def others_play_on() -> str:
    return "The others play on."


def race_over(places: str) -> str:
    return f"The race is over: {places}."


def race_won(*, name: str, others: str | None) -> str:
    return f"The race is over: {formats.name(name)} won" + ("" if others is None else f"; {others}") + "."


def left_cards(groups: str) -> str:
    return f"Left: {groups}."


def left_in(*, place: str, cards: Sequence[str]) -> str:
    return f"{place}: {formats.cards(cards)}"


def workspace() -> str:
    return "workspace"


def stock_name() -> str:
    return "stock"


def option_fixed_order() -> str:
    return "The workspace stays in its order, which is much harder."


def option_winnable() -> str:
    return "Only winnable numbers are drawn."


language.register(globals())
