"""A game alone: before the first card, in its menu, and after the last card.

Made from client/text/en/solo.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def dealing() -> str:
    return "The cards are being dealt …"


def looking() -> str:
    return "Looking for a winnable number …"


def title() -> str:
    return "The game"


def about(*, number: int | None, score: str | None, beat: int | None, best: bool) -> str:
    return ("" if number is None else f"Number {formats.game_number(number)}.") + ("" if score is None else (("" if number is None else " ") + f"{score}" + ("" if beat is None else (f"; {formats.number(beat)} to " + ("reach" if best else "beat"))) + "."))


def continue_game() -> str:
    return "Keep playing"


def switch_hints(key: Literal["on", "off"]) -> str:
    return {
        "on": "Get a hint at every turn",
        "off": "Hints only when you ask",
    }[key]


def high_scores() -> str:
    return "High scores"


def new_game() -> str:
    return "A new game"


def new_game_hint() -> str:
    return "on a random number"


def same_number() -> str:
    return "The same number again"


def choose_number() -> str:
    return "Play a number"


def choose_number_hint() -> str:
    return "one that you enter"


def how_to_play() -> str:
    return "How to play"


def how_to_play_hint() -> str:
    return "rules, signs and keys, credits"


def resign() -> str:
    return "Abandon this game"


def leave() -> str:
    return "Leave"


def leave_hint() -> str:
    return "the game is saved for later"


def abandon_title() -> str:
    return "Leave this game?"


def abandon_text() -> str:
    return "Keep it on the start screen, or abandon it: then it doesn’t count."


def abandon_text_tournament() -> str:
    return "It is not over yet. If you abandon it, it doesn’t count."


def keep() -> str:
    return "Keep it for later"


def give_up() -> str:
    return "Abandon it"


def resign_title() -> str:
    return "Abandon this game?"


def resign_text() -> str:
    return "It ends here, and doesn’t count."


def over(*, score: str, number: int | None) -> str:
    return f"{score}" + ("" if number is None else f" on number {formats.game_number(number)}") + "."


def resigned(name: str | None) -> str:
    return "You abandoned this game, so it does not count." if name is None else f"{formats.name(name)} abandoned this game, so it does not count."


def took(time: int) -> str:
    return f"It took {formats.stopwatch(time)}."


def helped() -> str:
    return "This game had hints, so it doesn’t count as one of your best games."


def casual_over() -> str:
    return "This was a casual game. Its score counts only among your casual games."


def beat_computer(score: int) -> str:
    return f"You beat the computer, which reached {formats.number(score)}."


def beat_best(score: int) -> str:
    return f"You beat your best on this number, which was {formats.number(score)}."


def matched_computer() -> str:
    return "You matched the computer."


def matched_best() -> str:
    return "You matched your best."


def computer_best(*, score: str, low: bool) -> str:
    return "The computer " + ("left" if low else "reached") + f" {score}."


def your_best(*, score: str, low: bool) -> str:
    return "You " + ("left" if low else "reached") + f" {score} before."


def computer(score: str) -> str:
    return f"computer {score}"


def best_before(score: str) -> str:
    return f"your best before {score}"


def par(score: str) -> str:
    return f"par {score}"


def working() -> str:
    return "Working out the computer’s score …"


def working_on_par() -> str:
    return "Working out par …"


def high_score(place: int) -> str:
    return "A new high score: " + ("your best game ever" if place == 1 else "your second best" if place == 2 else "your third best" if place == 3 else "your fourth best" if place == 4 else "your fifth best" if place == 5 else f"place {place} of 10") + "."


language.register(globals())
