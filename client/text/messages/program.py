"""The program as a whole.

Made from client/text/en/program.ftl by `python -m client.catalogue`.
"""

from client.text import language


def failed(*, log: str, why: str | None) -> str:
    return "Turnabout has failed. Your seat and your match are saved. " + (f"The details are in {log}." if why is None else f"The details could not be written to {log}: {why}.")


def terminal_too_small(*, columns: int, lines: int, width: int, height: int) -> str:
    return f"Turnabout needs a terminal of {columns} columns and {lines} lines or more. This one has {width} and {height}."


language.register(globals())
