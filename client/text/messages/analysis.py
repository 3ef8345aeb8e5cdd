"""The analysis of a finished match: how well each player moved.

Made from client/text/en/analysis.ftl by `python -m client.catalogue`.
"""
from typing import Literal

from client.text import formats, language


def title() -> str:
    return "Analysis"


def title_of_match(*, analysis: str, match: str) -> str:
    return f"{analysis}: {match}"


def judged_so_far() -> str:
    return "The moves judged so far"


def working() -> str:
    return "The computer is analysing the moves, one by one …"


def progress(*, done: int, moves: int) -> str:
    return f"{formats.number(done)} of " + (f"{formats.number(moves)} move" if moves == 1 else f"{formats.number(moves)} moves")


def working_at(progress: str) -> str:
    return f"The computer is analysing: {progress}."


def simulations(playouts: int) -> str:
    return (f"{formats.number(playouts)} simulation" if playouts == 1 else f"{formats.number(playouts)} simulations") + " per move"


def based_on(simulations: str) -> str:
    return f"Analysis by the computer ({simulations}):"


def not_sent() -> str:
    return "The server did not send the analysis. Try again."


def nothing_to_judge() -> str:
    return "No move in this match can be judged."


def impossible(reason: str) -> str:
    return f"The match can’t be analysed: {reason}."


def no_reason() -> str:
    return "no reason is known"


def not_started(reason: str) -> str:
    return f"The program that analyses matches can’t be started: {reason}."


def not_shown() -> str:
    return "The analysis holds something that this Turnabout can’t show."


def newer_version() -> str:
    return "The analysis was made by a newer Turnabout. Upgrade this one."


def unwritable(*, path: str, reason: str) -> str:
    return f"{path} can’t be written: {reason}."


def not_over() -> str:
    return "The match is not over yet."


def disconnected() -> str:
    return "The connection to the server was lost."


def another_match() -> str:
    return "Another match has begun. Analyse this one from its record."


def only_first(shown: int) -> str:
    return f"Only the first {formats.number(shown)} records were analysed. Analyse a later one with --index."


def accuracy() -> str:
    return "accuracy"


def percent(percent: int | None) -> str:
    return "–" if percent is None else f"{percent}%"


def role(key: Literal["maximizer", "minimizer", "player", "owner", "guesser", "together", "equal"]) -> str:
    return {
        "maximizer": "maximizing",
        "minimizer": "minimizing",
        "player": "alone",
        "owner": "owning",
        "guesser": "guessing",
        "together": "together",
        "equal": "playing",
    }[key]


def role_in_leg(*, leg: str, role: str) -> str:
    return f"{leg}, {role}"


def accuracy_of(*, name: str, role: str, percent: str, faults: str) -> str:
    return f"{formats.name(name)} ({role}): accuracy {percent}, {faults}."


def no_choices_of(*, name: str, role: str) -> str:
    return f"{formats.name(name)} ({role}): never had a choice."


def no_faults() -> str:
    return "no faults"


def fault_count(key: Literal["inaccuracy", "mistake", "blunder"], *, count: int) -> str:
    match key:
        case "inaccuracy":
            return f"{formats.number(count)} inaccuracy" if count == 1 else f"{formats.number(count)} inaccuracies"
        case "mistake":
            return f"{formats.number(count)} mistake" if count == 1 else f"{formats.number(count)} mistakes"
        case "blunder":
            return f"{formats.number(count)} blunder" if count == 1 else f"{formats.number(count)} blunders"
    raise KeyError(key)


def fault(key: Literal["inaccuracy", "mistake", "blunder"]) -> str:
    return {
        "inaccuracy": "inaccuracy",
        "mistake": "mistake",
        "blunder": "blunder",
    }[key]


def fault_letter(key: Literal["inaccuracy", "mistake", "blunder"]) -> str:
    return {
        "inaccuracy": "i",
        "mistake": "m",
        "blunder": "B",
    }[key]


def fault_found(*, leg: str | None, number: int, name: str, move: str, fault: Literal["inaccuracy", "mistake", "blunder"], best: str, lost: str) -> str:
    return f"Move {number}" + ("" if leg is None else f" of {leg}") + f": {formats.name(name)} played {move}, " + ("an inaccuracy" if fault == "inaccuracy" else "a mistake" if fault == "mistake" else "a blunder") + f"; {best} was {lost} better."


def none_found() -> str:
    return "No move gave much away."


def movable_by(name: str) -> str:
    return f"Moves of {formats.name(name)} are not judged: {formats.name(name)} could move placed cards."


def movable() -> str:
    return "Moves are not judged: placed cards could be moved or taken back."


def verdict(*, name: str | None, verdict: Literal["won", "lost", "unknown"], number: int | None, move: str) -> str:
    return ("" if name is None else f"{formats.name(name)}: ") + (("With all cards known, this deal can be won" + ("." if number is None else f", but not after move {number}, {move}.")) if verdict == "won" else "Even with all cards known, this deal can’t be won." if verdict == "lost" else "It is not known whether this deal can be won.")


def lost_here() -> str:
    return "lost here"


def leg(*, kind: Literal["leg", "board"], leg: int) -> str:
    return f"board {leg}" if kind == "board" else f"leg {leg}"


def graph(*, leader: str | None, leg: str | None) -> str:
    return ("Expected final score" if leader is None else f"Expected lead of {formats.name(leader)}") + ("" if leg is None else f", {leg}")


def curve(*, graph: str, first: str, high: str, highmove: int, low: str, lowmove: int, last: str) -> str:
    return f"{graph}: {first} after the first move, highest {high} (move {highmove}), lowest {low} (move {lowmove}), {last} at the end."


def moves(leg: str | None) -> str:
    return "Moves" if leg is None else f"Moves of {leg}"


def choices_here(*, number: int, choices: Literal["several", "one", "unjudged"]) -> str:
    return f"move {number}, " + ("choices here" if choices == "several" else "no other choice" if choices == "one" else "not judged")


def key(key: Literal["move", "next-fault", "leg", "board", "table"]) -> str:
    return {
        "move": "move",
        "next-fault": "next fault",
        "leg": "other leg",
        "board": "other board",
        "table": "other table",
    }[key]


language.register(globals())
