"""Watching a match in line mode.

Made from client/text/en/line_watch.ftl by `python -m client.catalogue`.
"""

from client.text import formats, language


def prompt() -> str:
    return "watch>"


def usage() -> str:
    return "An empty line shows the next move; or type previous, a move’s number, all, part, event, tree, tree 1, tree 2, look, start, end or back."


def next() -> str:
    return "next"


def which() -> str:
    return "Number of the match:"


def no_record(records: int) -> str:
    return f"Type a number from 1 to {formats.number(records)}, or back."


def move(*, leg: int, move: str, score: str) -> str:
    return f"leg {leg}, {move}, score {score}"


def event(*, leg: int, event: str) -> str:
    return f"Leg {leg}: {event}."


def leg(leg: int) -> str:
    return f"Leg {leg}:"


language.register(globals())
