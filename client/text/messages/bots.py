"""What a person sees whose program plays in a room.

Made from client/text/en/bots.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def seated(*, name: str | None, seat: int, room: str, title: str) -> str:
    return ("The program" if name is None else f"{formats.name(name)}") + f" has seat {seat} in room {room}, {title}."


def waits(room: str) -> str:
    return f"Waiting for others. They can join with: turnabout join {room}"


def no_seat() -> str:
    return "All seats of this room are taken. Ask for a seat, or choose another room."


def lost() -> str:
    return "The connection is lost; the match is saved. Reconnecting …"


def back() -> str:
    return "Connected again."


def already_there() -> str:
    return "A bot with this profile is already in that room. Stop it first, or use another one with --profile NAME."


def kept(command: str) -> str:
    return f"The match and the seat are saved. To resume: {command}"


def absent(*, name: str | None, left: bool, does: Literal["claim", "replace", "free"], level: str) -> str:
    return ("A player" if name is None else f"{formats.name(name)}") + " " + ("has left" if left else "has been away for a long time") + ": " + ("claiming the match." if does == "claim" else f"asking for the {formats.level(level)} computer in that seat." if does == "replace" else "freeing the seat for others.")


def deserted(seconds: int) -> str:
    return f"Nobody else was there for {formats.duration(seconds)}, so the bot left. To make it stay: --patience never."


def no_score() -> str:
    return "no score"


def game_over(*, match: int, score: str, why: Literal["resigned", "claimed", "flag", "score"]) -> str:
    return f"Game {match} is over: {score}" + (", by resignation" if why == "resigned" else ", because a player was away" if why == "claimed" else ", on time" if why == "flag" else "") + "."


def match_over(*, match: int, result: Literal["draw", "won", "lost"], score: str, others: Sequence[str], scored: bool, why: Literal["resigned", "claimed", "flag", "score"]) -> str:
    return f"Match {match}: " + ("a draw" if result == "draw" else "won" if result == "won" else "lost") + (f", {score} to {formats.every(others)}" if scored else "") + (", by resignation" if why == "resigned" else ", because a player was away" if why == "claimed" else ", on time" if why == "flag" else "") + "."


def counted(*, matches: int, won: int, drawn: int, lost: int) -> str:
    return f"Of {formats.number(matches)} matches {formats.number(won)} were won, {formats.number(drawn)} drawn and {formats.number(lost)} lost."


def unasked(*, line: str, last: bool) -> str:
    return f"The program wrote a line without being asked. It was ignored: “{line}”. Write only answers to standard output, and everything else to standard error." + (" More such lines are ignored silently." if last else "")


def refused(why: str) -> str:
    return f"The program’s answer was refused: {why}"


def refused_often(times: int) -> str:
    return f"The program’s answer was refused {formats.number(times)} times in a row at the same move, so it is not asked again. Write only answers to standard output, and everything else to standard error."


def slow(seconds: int) -> str:
    return f"The program has not answered for {formats.duration(seconds)}."


def ended(*, signal: int | None, code: int) -> str:
    return "The program " + (f"ended by itself with exit code {code}" if signal is None else f"was ended by signal {signal}") + ". Nothing plays its seat any more."


def answer_usage() -> str:
    return "Answer with one JSON object on a line, like {\"move\": \"KS>7D\"}, {\"move\": null} or {\"resign\": true}."


def not_json(answer: str) -> str:
    return f"“{answer}” is not JSON."


def not_object(answer: str) -> str:
    return f"“{answer}” is not a JSON object."


def no_move(answer: str) -> str:
    return f"“{answer}” has no move."


def move_too_long(most: int) -> str:
    return f"A move can have {formats.number(most)} characters."


language.register(globals())
