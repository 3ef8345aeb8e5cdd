"""The start screen: what can be played, watched and looked up, and unfinished games.

Made from client/text/en/start.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def title() -> str:
    return "Turnabout"


def subtitle() -> str:
    return "Two players play the same cards twice. One wants a high score, the other a low one; then they swap."


def choice(key: Literal["guided", "learn", "alone", "computer", "host", "friend", "find", "daily", "join", "watch", "computers", "record", "standings", "player", "scores", "number", "rules", "settings", "quit"]) -> str:
    return {
        "guided": "Your first game",
        "learn": "Learn",
        "alone": "Play alone",
        "computer": "Play the computer",
        "host": "Host a room",
        "friend": "Play a friend",
        "find": "Find a game",
        "daily": "Daily number",
        "join": "Join a room",
        "watch": "Watch",
        "computers": "Watch two computers",
        "record": "Watch a match again",
        "standings": "Standings",
        "player": "Your page",
        "scores": "High scores",
        "number": "Game numbers",
        "rules": "How to play",
        "settings": "Settings",
        "quit": "Quit",
    }[key]


Hint = Literal["guided", "learn", "alone", "computer", "host", "friend", "find", "daily", "join", "watch", "computers", "record", "standings", "player", "scores", "number", "rules", "settings"]


def hint(key: Hint) -> str:
    return {
        "guided": "learn as you play: each card is explained",
        "learn": "a first game with each card explained",
        "alone": "for the best score, on any deal",
        "computer": "against one or more, at the level you like",
        "host": "a friend joins with a code",
        "friend": "open a room and send its link",
        "find": "public rooms and quick matches",
        "daily": "one try a day, on the same number for everyone",
        "join": "with the address and code a friend gave you",
        "watch": "a game between computers, or a match again",
        "computers": "watch them play",
        "record": "from its record, a file",
        "standings": "the best players, by their matches",
        "player": "your matches, results and records",
        "scores": "your ten best games alone",
        "number": "the best scores on a number",
        "rules": "the rules, a first game with help, credits",
        "settings": "your name, colours, numbers, sounds",
    }[key]


def game(title: str) -> str:
    return f"Game: {formats.name(title)}"


def not_alone(title: str) -> str:
    return f"{formats.name(title)} needs two players"


def game_title() -> str:
    return "Which game?"


def game_text() -> str:
    return "Scores and numbers are shown for this game, too."


def watch_title() -> str:
    return "Watch what?"


def watch_text() -> str:
    return "Computers play on for as long as you watch."


def computers_hint() -> str:
    return "choose how well they play"


def playing_at(server: str) -> str:
    return f"You play at {formats.name(server)}."


def in_browser(address: str) -> str:
    return f"In a browser: {address}"


def resume(code: str) -> str:
    return f"Resume {formats.name(code)}"


def resume_which() -> str:
    return "Resume which game?"


def resume_text() -> str:
    return "Your unfinished games, the newest first."


def more_unfinished(count: int) -> str:
    return f"{formats.number(count)} more unfinished game" if count == 1 else f"{formats.number(count)} more unfinished games"


def more_unfinished_hint() -> str:
    return "list all of your unfinished games"


def turn(*, mine: bool, other: str | None) -> str:
    return "Your turn." if mine else "The others’ turn." if other is None else f"{formats.name(other)}’s turn."


def removed(game: str) -> str:
    return f"{formats.name(game)} is removed from the list."


def put_back() -> str:
    return "Undo"


def solo_game(*, game: str, number: int | None, score: str | None) -> str:
    return f"{formats.name(game)}" + (" alone" if number is None else f" on {formats.game_number(number)}") + ("" if score is None else f", {score}")


def match(*, game: str, other: str | None, at: int) -> str:
    return f"{formats.name(game)}" + (", nobody has joined yet" if other is None else f" with {formats.name(other)}") + f", {formats.moment(at)}"


def tournament(*, names: Sequence[str], at: int) -> str:
    return f"tournament of {formats.names(names)}, {formats.moment(at)}"


def computer_game(*, levels: str, at: int) -> str:
    return f"game between computers, {formats.name(levels)}, {formats.moment(at)}"


def address() -> str:
    return "Address and code"


def address_example() -> str:
    return "192.168.1.5:8420/KZ7-4QM2"


def address_hint(server: str | None) -> str:
    return "As the host reads it out, or the link they sent." + ("" if server is None else f" A code alone means a room on {formats.name(server)}.")


def seat_code() -> str:
    return "Seat code"


def seat_code_optional() -> str:
    return "leave empty"


def seat_code_hint() -> str:
    return "Only to move your seat here from another device."


def bad_seat_code() -> str:
    return "Enter the seat code as the other device shows it, such as KZ74-QM2A."


def quit_title() -> str:
    return "Quit Turnabout?"


def quit_text() -> str:
    return "Your unfinished games stay listed here."


def stay() -> str:
    return "Stay"


language.register(globals())
