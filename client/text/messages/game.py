"""What the clients say of any game: its forms, its computer players.

Made from client/text/en/game.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def computer_has_not_played() -> str:
    return "The computer has not played this number yet. It is working on it now."


def points(points: int) -> str:
    return "1 point" if points == 1 else f"{formats.number(points)} points"


def no_leg() -> str:
    return "No leg is being played."


def choose_first() -> str:
    return "Choose a place with the arrow keys first, then press Enter."


def enter_goes_on() -> str:
    return "Press Enter to continue."


def enter_goes_back() -> str:
    return "Press Enter to go back."


def news() -> str:
    return "What happened"


def sent() -> str:
    return "Sent …"


def your_turn() -> str:
    return "your turn"


def turn(*, name: str, computer: bool) -> str:
    return f"{formats.name(name)} thinks" if computer else f"{formats.name(name)}’s turn"


def leg_of(*, leg: int, legs: int) -> str:
    return f"leg {leg} of {legs}"


def kind(key: Literal["alone", "together", "race"]) -> str:
    return {
        "alone": "alone",
        "together": "together",
        "race": "race",
    }[key]


def does(*, role: Literal["maximizer", "minimizer", "owner", "guesser"], mine: bool) -> str:
    return ("maximize" if mine else "maximizes") if role == "maximizer" else ("minimize" if mine else "minimizes") if role == "minimizer" else ("own" if mine else "owns") if role == "owner" else "guess" if mine else "guesses"


def plays_alone(mine: bool) -> str:
    return "play alone" if mine else "plays alone"


def leg_over(*, score: str, leg: int) -> str:
    return f"Leg {leg} is over: {score}."


def safe_on() -> str:
    return "Safe cards are now played automatically."


def safe_off() -> str:
    return "Safe cards are no longer played automatically."


language.register(globals())
