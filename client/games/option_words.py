"""What is said of a game's options."""

from collections.abc import Mapping

from client.games.options import OFFERS
from client.games.word_catalog import words_of
from protocol.ids import Form, Role

GAME_TITLE = "Which game?"
GAME_TEXT = "It is remembered. Scores and numbers are of the game that is chosen, too."
SEATS_LABEL = "Seats"
SEATS_HINT = "including yours; can change until all are ready"
COMPUTERS_LABEL = "Computers"
PLAYERS_LABEL = "Players"
ALONE = "alone, or as a duel"
FORM_LABEL = "Form"
FORMS: Mapping[Form, tuple[str, str]] = {
    "match": ("leg after leg", "the roles are swapped in the second"),
    "mirror": ("both legs at once", "a mirror match, on two boards"),
    "together": ("together", "all on one side"),
    "race": ("as a race", "each for themselves, on the same cards"),
    "solo": ("alone", "as well as you can"),
}
OPTIONS_GO = "Show"
OPEN_ROOM = "Open the room"
LEVEL_LABEL = "Level"
PACE_LABEL = "Computers take"
PACES = (None, 1, 2, 3, 5, 8, 12, 20, 40, 60)
"""The seconds that may be chosen for a computer's move; None: as the server has it."""
DRAWN: Mapping[Role, str] = {"maximizer": "Draw who maximizes first", "guesser": "Draw who owns the tree first"}
"""The choice that leaves the roles to the server, by the first role that there is."""
DRAWN_HINT = "alternates in a rematch"
COMPUTERS_FIRST: Mapping[Role, str] = {
    "maximizer": "Maximizes first",
    "minimizer": "Minimizes first",
    "guesser": "Guesses first",
    "owner": "Owns the tree first",
}
PLAYERS = ("Player 1", "Player 2")
"""What computers are called where not all options leave roles."""
FIRST_ROLE: Mapping[Role, tuple[str, str]] = {
    "maximizer": ("I maximize first", "you play for a high score"),
    "minimizer": ("I minimize first", "you play for a low score"),
    "guesser": ("I guess first", "you find the tree by graded guesses"),
    "owner": ("I own the tree first", "you lay it out, or keep it, and grade"),
}


def called(game: str, name: str) -> str:
    """Return how an option is called."""
    return words_of(game).options()[name][0]


def value(game: str, name: str, value: str) -> tuple[str, str]:
    """Return how the value of an option is called, and a word about it."""
    return words_of(game).options()[name][1].get(value, (value, ""))


def chosen(game: str, options: Mapping[str, str]) -> str:
    """Say with which options a game is played.

    >>> chosen("happy-graphs", {"variant": "hex", "mode": "puzzle", "hands": "seen"})
    'Board: hex; played: as a puzzle.'
    """
    say = words_of(game).chosen
    if say is not None:
        return say(options)
    offer = OFFERS[game]
    idle = offer.idle(options) | {name for name in offer.drawn if options.get(name) == offer.options[name][0]}
    told = [f"{called(game, name)}: {value(game, name, each)[0]}" for name, each in options.items() if name not in idle]
    said = "; ".join(told).lower()
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def pace(seconds: int | None) -> tuple[str, str]:
    """Say how long computers take over a move, at least."""
    if seconds is None:
        return "as usual", "seconds a card in a race, else no time"
    return f"{seconds} s", "over a move at least"


def seats(number: int) -> str:
    """Say how many seats there are."""
    return f"{number} seats"


def of_them(number: int) -> str:
    """Say how many seats computers have."""
    return "in no seat" if number == 0 else "in one seat" if number == 1 else f"in {number} seats"


def playing(players: int) -> str:
    """Say how many play together."""
    return ALONE if players == 1 else f"{players} together"
