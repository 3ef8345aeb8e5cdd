"""Finding the record of a match, in a file, at a web address or in a room, and checking it.

Made from client/text/en/records.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def watch_title() -> str:
    return "Watch a match again"


def watch_hint() -> str:
    return "from a file, a web address or a room"


def looking() -> str:
    return "Looking …"


def preparing() -> str:
    return "Replaying the match …"


def source() -> str:
    return "File, web address or room"


def source_hint() -> str:
    return "A saved record, one on the web, or the matches finished in a room whose code you have."


def source_example() -> str:
    return "match.json, 192.168.1.5:8420/KZ7-4QM2"


def source_missing() -> str:
    return "Type a file, a web address, or a room’s address and code."


def not_a_source(*, typed: str, reason: str) -> str:
    return f"There is no file {typed}, and it is not a room: {reason}"


def which() -> str:
    return "Which match?"


def which_of_first(shown: int) -> str:
    return f"Which match? Only the first {formats.number(shown)} are listed; --index N opens a later one."


def number(number: int) -> str:
    return f"number {formats.game_number(number)}"


def without_number() -> str:
    return "a record without a number"


def game_and_number(*, game: str, number: str) -> str:
    return f"{formats.name(game)} · {number}"


def player(*, name: str, score: int | None) -> str:
    return f"{formats.name(name)}" + ("" if score is None else f" {formats.number(score)}")


def not_a_record(fault: str) -> str:
    return f"not a record: {fault}"


def match_and_players(*, match: str, players: str) -> str:
    return f"{match}: {players}"


def refused(key: Literal["not_found", "forbidden", "service_unavailable"]) -> str:
    return {
        "not_found": "This server has no record with this id. The record of a match that has just ended may take a moment. A match without a move has no record.",
        "forbidden": "This record is hidden until the daily number’s day ends.",
        "service_unavailable": "The server can’t read records at the moment. Try again later.",
    }[key]


def no_record(fault: str) -> str:
    return f"There is no record of a match in it: {fault}."


def no_record_at(*, place: str, fault: str) -> str:
    return f"There is no record of a match in {place}: {fault}."


def empty(place: str) -> str:
    return f"There is no record of a match in {place}: it is empty."


def no_index(*, records: int, index: int) -> str:
    return "There " + ("is 1 record" if records == 1 else f"are {formats.number(records)} records") + f", and no record {index}."


def folder(path: str) -> str:
    return f"{path} is a folder. Name a file of records in it."


def unreadable(*, path: str, reason: str) -> str:
    return f"{path} can’t be read: {reason}."


def not_fetched(*, url: str, reason: str) -> str:
    return f"{url} can’t be fetched: {reason}"


def too_slow(seconds: int) -> str:
    return f"it takes longer than {seconds} seconds."


def no_answer() -> str:
    return "it does not answer."


def reason(reason: str) -> str:
    return f"{reason}."


def http_error(*, status: int, reason: str) -> str:
    return f"the server there says {status} {reason}."


def page_too_long(*, url: str, most: int) -> str:
    return f"What is at {url} is longer than {most} MiB, too long for a record."


def no_such_room(*, room: str, server: str) -> str:
    return f"There is no room {room} at {server}. Check the code and the address."


def none_finished() -> str:
    return "No match has been finished in that room yet. Only finished matches can be watched again."


def game_not_installed(game: str) -> str:
    return f"This Turnabout can’t show the game “{game}”."


def not_shown() -> str:
    return "The record holds something that this Turnabout can’t show."


def not_started(reason: str) -> str:
    return f"The program that replays records can’t be started: {reason}."


def replay_too_slow(seconds: int) -> str:
    return f"The record could not be replayed within {seconds} seconds."


def not_replayed(reason: str | None) -> str:
    return "The record could not be replayed" + ("." if reason is None else f": {reason}")


def not_playable(fault: str) -> str:
    return f"The record can’t be replayed: {fault}."


def too_many_moves() -> str:
    return "This match has too many moves for a server to replay. Install its game first."


def server_needed(server: str) -> str:
    return f"{server} does not answer, and only a server with this game can replay it."


def move_refused(*, leg: int | None, number: int, move: str, reason: str) -> str:
    return ("the leg" if leg is None else f"leg {leg}") + f", move {number}: {move} is not allowed. {reason}"


def wrong_score(*, leg: int | None, number: int, score: str, right: str) -> str:
    return ("the leg" if leg is None else f"leg {leg}") + f", move {number}: the score is {score}, the rules give {right}"


language.register(globals())
