"""The commands of line mode in a room.

Made from client/text/en/line_commands.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def available() -> str:
    return "Commands that you can use now (you can shorten them, except end and resign):"


def at_other_times() -> str:
    return "Other commands work at other times."


def all_commands() -> str:
    return "list all commands that you can use now"


def english_works() -> str:
    return "The English commands work, too."


def empty_line() -> str:
    return "An empty line means ready."


def unknown(*, typed: str, help: str, reason: str | None) -> str:
    return f"Unknown command “{typed}”. Type {help}." + ("" if reason is None else f" You can’t move now: {reason}.")


def only_at_start(command: str) -> str:
    return f"“{command}” is a command of the start menu. Type leave first."


def ambiguous(*, typed: str, commands: Sequence[str]) -> str:
    return f"“{typed}” could mean {formats.either(commands)}. Type more letters."


def barred(*, command: str, reason: str) -> str:
    return f"You can’t use {command} now: {reason}."


def incomplete(usage: str) -> str:
    return f"Type {usage}."


def takes_nothing(command: str) -> str:
    return f"Type {command} alone, without anything after it."


def rules_usage() -> str:
    return "Type rules, rules short or rules credits."


def safe_usage() -> str:
    return "Type safe to play one card, safe on to play all of them automatically, or safe off."


DoesAlone = Literal["undo", "resign", "same", "new", "leave"]


def does_alone(key: DoesAlone) -> str:
    return {
        "undo": "undo your last move",
        "resign": "abandon this game; it doesn’t count",
        "same": "play the same number again",
        "new": "start a new game, or play a number",
        "leave": "leave the game; it is saved",
    }[key]


Does = Literal["ready", "moves", "look", "points", "news", "time", "hint", "hints", "computer", "enough", "undo", "yes", "no", "resign", "claim", "sit", "stand", "same", "new", "save", "watch", "link", "analysis", "number", "scores", "say", "chat", "phrase", "mute", "unmute", "who", "address", "open", "seat", "settings", "tournament", "as", "with", "opponent", "begin", "free", "ban", "owner", "challenge", "withdraw", "games", "next", "wait", "retry", "again", "here", "name", "rules", "help", "leave", "end", "quit"]


def does(key: Does) -> str:
    return {
        "ready": "start the leg when the others are ready, too",
        "moves": "list the moves",
        "look": "describe the game again",
        "points": "explain the score",
        "news": "list what was played in this leg",
        "time": "show the clocks",
        "hint": "ask for the computer’s move",
        "hints": "turn automatic hints at your turns on or off",
        "computer": "show the computer’s result on this number",
        "enough": "turn off the tips",
        "undo": "ask to take back your last move",
        "yes": "accept a request",
        "no": "decline a request or a rematch, or cancel your request",
        "resign": "resign the match",
        "claim": "decide how to continue without an absent player",
        "sit": "take a seat, take yours back from the computer, or ask for an absent player’s seat",
        "stand": "leave your seat and watch",
        "same": "ask for a rematch on the same number, or accept one",
        "new": "ask for a rematch on a new number, or accept one",
        "save": "save the match to a file",
        "watch": "watch the match again",
        "link": "show a link to the match, for anyone",
        "analysis": "show which moves were mistakes",
        "number": "show the results on this or another game number",
        "scores": "list your ten best games alone",
        "say": "send a message to everyone here",
        "chat": "show the messages again",
        "phrase": "send a ready-made message",
        "mute": "hide someone’s messages",
        "unmute": "show someone’s messages again",
        "who": "show who is here",
        "address": "show how a friend can join",
        "open": "let others join: your server restarts and keeps all games",
        "seat": "continue on another device",
        "settings": "change the settings for the next match",
        "tournament": "show the tournament, or name the competitors",
        "as": "play next under a competitor’s name",
        "with": "let a second competitor play here, in turn",
        "opponent": "add a computer player to a free seat, or to all of them: easy, normal, strong, random",
        "begin": "remove the empty seats and start",
        "free": "free a player’s seat",
        "ban": "remove someone for good",
        "owner": "make another player the owner of the room",
        "challenge": "challenge your opponent to another match by the same settings",
        "withdraw": "withdraw your challenge",
        "games": "list all your games on this server",
        "next": "open the next game that waits for you",
        "wait": "in a pipe: wait until you have something to do",
        "retry": "try to connect now",
        "again": "try again",
        "here": "play here, too",
        "name": "change your name, then try again",
        "rules": "show the rules, or the credits",
        "help": "list the commands; help all lists all of them",
        "leave": "leave the room; your seat is kept",
        "end": "leave the room, and stop the server on this machine",
        "quit": "leave the room and quit",
    }[key]


def no_leg_waits() -> str:
    return "no leg is waiting to start"


def ready_already() -> str:
    return "you are already ready"


def no_leg_yet() -> str:
    return "no leg has been played yet"


def seat_free() -> str:
    return "a seat is free"


def no_number_known() -> str:
    return "the game number is not known yet"


def nothing_to_find() -> str:
    return "nothing is left to find on this number; use new"


def not_played_alone() -> str:
    return "this game can’t be played alone, so there is no computer’s result"


def not_guided() -> str:
    return "there are no tips here"


def no_clock() -> str:
    return "there is no clock"


def no_tournament() -> str:
    return "there is no tournament here"


def not_hosted() -> str:
    return "the server is not on this machine"


def open_already() -> str:
    return "others can already join"


def connected() -> str:
    return "you are connected"


def in_room() -> str:
    return "you are in the room"


def no_use() -> str:
    return "it would not help"


language.register(globals())
