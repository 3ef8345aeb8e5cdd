"""What is wrong with a record: a part of a sentence, without a full stop. Values are quoted as they are in the record. Seats are counted from 0, as in the record.

Made from client/text/en/record_faults.ftl by `python -m client.catalogue`.
"""

from collections.abc import Sequence
from typing import Literal

from client.text import formats, language


def leg(number: int) -> str:
    return f"leg {number}"


def move(number: int) -> str:
    return f"move {number}"


def incident(number: int) -> str:
    return f"incident {number}"


def line(line: int) -> str:
    return f"line {line}"


def record(record: int) -> str:
    return f"record {record}"


def whole(key: Literal["record", "leg", "move", "incident"]) -> str:
    return {
        "record": "the record",
        "leg": "the leg",
        "move": "the move",
        "incident": "the incident",
    }[key]


def at_place(*, place: str, fault: str) -> str:
    return f"{place}: {fault}"


def packed_cut() -> str:
    return "it breaks off and can’t be unpacked"


def packed_damaged() -> str:
    return "it is damaged and can’t be unpacked"


def not_utf8(byte: int) -> str:
    return f"its byte {byte} is not UTF-8"


def half_surrogate() -> str:
    return "it holds half a surrogate pair, which is not a character"


def cut(characters: int) -> str:
    return "it breaks off after " + (f"{formats.number(characters)} character" if characters == 1 else f"{formats.number(characters)} characters")


def not_json(*, line: int | None, character: int) -> str:
    return "it is not JSON: see " + ("" if line is None else f"line {line}, ") + f"character {character}"


def nested() -> str:
    return "it is nested far deeper than any record"


def line_too_long(most: int) -> str:
    return f"it is longer than {formats.number(most)} bytes, longer than any record"


def file_too_long(most: int) -> str:
    return f"it is longer than {formats.number(most)} bytes. Write each record on a line of its own"


def name_twice(name: str) -> str:
    return f"the name {name} appears twice in one object"


def long_integer(digits: int) -> str:
    return f"it holds a number of {formats.number(digits)} digits, longer than any in a record"


def large_number(number: str) -> str:
    return f"it holds the number {number}, which is too large"


def no_number(name: str) -> str:
    return f"it holds {name}, which is not a number in JSON"


def empty_file() -> str:
    return "the file is empty"


def no_such_record(*, index: int, records: int) -> str:
    return f"the file has no record {index}, only {formats.number(records)}"


def differs(*, value: str, found: str, expected: str, source: Literal["first_leg", "commitment", "order", "swapped", "seat", "deal", "digest", "format", "version", "options", "notation", "auto", "rules"]) -> str:
    return f"{value} is {found}, " + ("leg 1 has" if source == "first_leg" else "its number and salt give" if source == "commitment" else "in order, it is" if source == "order" else "swapped from leg 1, it is" if source == "swapped" else "by seat, it is" if source == "seat" else "its number deals" if source == "deal" else "the rest of the record gives" if source == "digest" else "this version reads" if source == "format" else "this version has" if source == "version" else "written out, it is" if source == "options" else "it is written" if source == "notation" else "for a seat whose time has run out, it is" if source == "auto" else "the rules give") + f" {expected}"


def differs_missing(*, value: str, expected: str, source: Literal["first_leg", "commitment", "order", "swapped", "seat", "deal", "digest", "format", "version", "options", "notation", "auto", "rules"]) -> str:
    return f"{value} is missing, " + ("leg 1 has" if source == "first_leg" else "its number and salt give" if source == "commitment" else "in order, it is" if source == "order" else "swapped from leg 1, it is" if source == "swapped" else "by seat, it is" if source == "seat" else "its number deals" if source == "deal" else "the rest of the record gives" if source == "digest" else "this version reads" if source == "format" else "this version has" if source == "version" else "written out, it is" if source == "options" else "it is written" if source == "notation" else "for a seat whose time has run out, it is" if source == "auto" else "the rules give") + f" {expected}"


def differs_length(*, value: str, items: int, right: int, source: Literal["first_leg", "commitment", "order", "swapped", "seat", "deal", "digest", "format", "version", "options", "notation", "auto", "rules"]) -> str:
    return f"{value} has {formats.number(items)} items, " + ("leg 1 has" if source == "first_leg" else "its number and salt give" if source == "commitment" else "in order, it is" if source == "order" else "swapped from leg 1, it is" if source == "swapped" else "by seat, it is" if source == "seat" else "its number deals" if source == "deal" else "the rest of the record gives" if source == "digest" else "this version reads" if source == "format" else "this version has" if source == "version" else "written out, it is" if source == "options" else "it is written" if source == "notation" else "for a seat whose time has run out, it is" if source == "auto" else "the rules give") + f" {formats.number(right)}"


def missing(value: str) -> str:
    return f"{value} is missing"


def unknown_name(value: str) -> str:
    return f"{value} is an unknown name"


def no_such_time(*, value: str, found: str) -> str:
    return f"{value} is {found}, a time that does not exist"


def not_one_of(*, value: str, found: str, values: Sequence[str]) -> str:
    return f"{value} is {found}, it should be {formats.either(values)}"


def wrong_format(*, value: str, found: str, format: Literal["player", "level", "time", "sha256", "salt"]) -> str:
    return f"{value} is {found}, it should be " + ("a player id of 16 characters, or computer: and a level" if format == "player" else "the name of a level, in small letters" if format == "level" else "a time like 2026-11-21T10:00:00Z" if format == "time" else "64 hex digits in lower case" if format == "sha256" else "32 hex digits in lower case")


def wrong_type(*, value: str, found: str, type: Literal["integer", "number", "boolean", "text", "list", "object", "path"]) -> str:
    return f"{value} is {found}, it should be " + ("a whole number" if type == "integer" else "a number" if type == "number" else "true or false" if type == "boolean" else "text" if type == "text" else "a list" if type == "list" else "a path" if type == "path" else "an object")


def outside_limit(*, value: str, found: str, bound: Literal["least", "most", "more", "less"], limit: str) -> str:
    return f"{value} is {found}, it should be " + (f"at least {limit}" if bound == "least" else f"at most {limit}" if bound == "most" else f"more than {limit}" if bound == "more" else f"less than {limit}")


def empty(*, value: str, found: str) -> str:
    return f"{value} is {found}, it should not be empty"


def invalid(*, value: str, found: str) -> str:
    return f"{value} is {found}, which is not allowed"


def unknown_game(*, found: str, games: Sequence[str]) -> str:
    return f"game is {found}, it should be {formats.either(games)}"


def package_missing(*, found: str, provider: str) -> str:
    return f"game is {found}, of the package {provider}: install it first"


def wrong_form(*, found: str, forms: Sequence[str]) -> str:
    return f"form is {found}, with these options it should be {formats.either(forms)}"


def wrong_seats(*, items: int, fewest: int, most: int, exact: bool) -> str:
    return f"seats has {formats.number(items)} items, the game has " + ((f"{formats.number(most)} seat" if most == 1 else f"{formats.number(most)} seats") if exact else f"{formats.number(fewest)} to {formats.number(most)} seats")


def wrong_legs(*, items: int, right: int) -> str:
    return f"legs has {formats.number(items)} items, the match has " + (f"{formats.number(right)} leg" if right == 1 else f"{formats.number(right)} legs")


def wrong_roles(*, found: str, roles: Sequence[str]) -> str:
    return f"roles is {found}, it should give {formats.names(roles)}, one to each seat"


def not_casual() -> str:
    return "casual is true, but only a game alone without an undo of its own can be casual"


def needless_commitment() -> str:
    return "commitment is given, but nothing is hidden in a game alone"


def commitment_missing() -> str:
    return "commitment is null, but leg 1 was played on a hidden number"


def after_match(*, value: str, leg: int, moves: int) -> str:
    return f"{value} is one too many: the match had ended in leg {leg}, after " + (f"{formats.number(moves)} move" if moves == 1 else f"{formats.number(moves)} moves")


def after_leg(*, value: str, moves: int) -> str:
    return f"{value} is one too many: the leg was over after " + (f"{formats.number(moves)} move" if moves == 1 else f"{formats.number(moves)} moves")


def match_ends_again(*, leg: int, moves: int) -> str:
    return f"its incidents end the match, but it had ended in leg {leg}, after " + (f"{formats.number(moves)} move" if moves == 1 else f"{formats.number(moves)} moves")


def move_missing(*, value: str, seats: Sequence[str]) -> str:
    return f"{value} is missing: it is the turn of seat {formats.either(seats)}"


def move_missing_before(*, value: str, incident: int, moves: int) -> str:
    return f"{value} is missing: incident {incident} came after " + (f"{formats.number(moves)} move" if moves == 1 else f"{formats.number(moves)} moves")


def board_ahead(*, value: str, leg: int, steps: int) -> str:
    return f"{value} is missing: leg {leg} is {formats.number(steps)} steps ahead"


def other_leg(*, value: str, found: int, seat: int) -> str:
    return f"{value} is {found}, but this is the leg of seat {seat}"


def not_its_turn(*, value: str, found: int, seats: Sequence[str]) -> str:
    return f"{value} is {found}, but it is the turn of seat {formats.either(seats)}"


def move_refused(*, value: str, found: str, why: str) -> str:
    return f"{value} is {found}, which the rules refuse: {why}"


def not_automatic() -> str:
    return "auto is true, but the room makes no such move"


def automatic() -> str:
    return "auto is missing: the room moves for a seat whose time has run out"


def player_left(found: int) -> str:
    return f"seat is {found}, but its player had left the match"


def nothing_shown(value: str) -> str:
    return f"{value} is true, but the moves that were taken back had shown nothing"


def wrong_ply(*, value: str, found: int, moves: int) -> str:
    return f"{value} is {found}, but " + (f"{formats.number(moves)} move" if moves == 1 else f"{formats.number(moves)} moves") + " had been played"


def wrong_leaving(*, value: str, found: str, right: str, players: int) -> str:
    return f"{value} is {found}, with {formats.number(players)} players it should be {right}"


def impossible_incident(*, value: str, found: str, seat: int, moves: int) -> str:
    return f"{value} is {found} for seat {seat}, which is impossible after " + (f"{formats.number(moves)} move" if moves == 1 else f"{formats.number(moves)} moves")


def verified(records: int) -> str:
    return f"{formats.number(records)} record verified." if records == 1 else f"{formats.number(records)} records verified."


def failed(*, bad: int, records: int) -> str:
    return f"{formats.number(bad)} of {formats.number(records)} record failed." if records == 1 else f"{formats.number(bad)} of {formats.number(records)} records failed."


def stopped(bad: int) -> str:
    return f"Stopped after {formats.number(bad)} errors: the rest of the file was not checked."


def none_found() -> str:
    return "The file is empty. It should hold a record, a list of records, or one record per line."


language.register(globals())
