"""Analyses a file of records, one after the other: how well each move was played, in a process for each core."""

from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import BinaryIO, TextIO

from pydantic import TypeAdapter
from pydantic_core import to_json

from protocol.analysis import Analysis, Fault, JudgedLeg
from protocol.ids import Form
from protocol.record import Record, RecordLeg
from protocol.record_file import entries
from server.bots.analysis import course, judge_position, positions, whole
from server.bots.pool import cores
from server.bots.worker import begin
from server.games.catalog import GAMES
from server.records.replay import match_of_record
from server.records.report import EMPTY, find_faults, line_of

NICE = 10
"""The niceness of the processes, as in POSIX, because people play on this machine."""
_ANALYSIS = TypeAdapter(Analysis)
_COLUMNS: tuple[Fault, ...] = ("inaccuracy", "mistake", "blunder")
_OF_FORM: Mapping[Form, str] = {"race": "table", "mirror": "board"}
"""The name of a leg that is played beside another one."""


def report(file: BinaryIO, tables: TextIO | None, out: BinaryIO | None, progress: TextIO) -> bool:
    """Analyse a file of records; return whether it had any and all could be analysed.

    Tables for people go to `tables`, and the analyses to `out`, as a line of JSON each; a record that can't be analysed
    has the line `{"fault"}`. `progress` gets the progress, and each such record, with the reason.
    """
    count, good = 0, True
    # spawned, so that it works the same on every platform; each ends when this process does
    with ProcessPoolExecutor(cores(), get_context("spawn"), begin, (NICE,)) as pool:
        for count, (entry, fault) in enumerate(find_faults(entries(file)), start=1):
            if fault is not None:
                progress.write(line_of(entry.named(fault.message)))
                if out is not None:
                    out.write(to_json({"fault": fault}) + b"\n")
                    out.flush()
                good = False
                continue
            record = Record.model_validate(entry.document)
            analysis = _analysed(record, pool, progress, "" if count == 1 else f"record {count}: ")
            if tables is not None:
                tables.write(table(record, analysis))
                tables.flush()
            if out is not None:
                out.write(_ANALYSIS.dump_json(analysis) + b"\n")
                out.flush()
    if not count:
        progress.write(f"{EMPTY}\n")
    return count > 0 and good


def _analysed(record: Record, pool: ProcessPoolExecutor, progress: TextIO, which: str) -> Analysis:
    moves = []
    match = match_of_record(record)
    every = list(positions(match))
    # a terminal's line is overwritten; a program reads lines
    before, after = ("\r", "") if progress.isatty() else ("", "\n")
    for done, move in enumerate(pool.map(judge_position, every), start=1):
        moves.append(move)
        progress.write(f"{before}{which}{done} of {len(every)}{after}" + "\n" * (bool(before) and done == len(every)))
        progress.flush()
    courses = pool.map(course, [match] * len(match.legs), range(len(match.legs)))
    return whole(match, moves, courses=[*courses])


def table(record: Record, analysis: Analysis) -> str:
    """Return tables for people: each player's accuracy and counts of faults, and every fault."""
    names, of_form = _names(record), _OF_FORM.get(record.form, "leg")
    wide = max(map(len, [*names, "player"])) + 2
    lines = [f"{GAMES[record.game].title}, number {record.legs[0].number}", ""]
    lines.append(f"{of_form}  {'player':{wide}}{'role':11}  accuracy  inaccuracies  mistakes  blunders")
    for ordinal, leg in enumerate(analysis.legs, start=1):
        of = _seats(record.legs[ordinal - 1])
        for seat, role in enumerate(leg.roles):
            counts = [sum(move.seat == seat and move.fault == fault for move in leg.moves) for fault in _COLUMNS]
            accuracy = leg.accuracy[seat]
            shown = "-" if accuracy is None else f"{accuracy:.1f}"
            cells = f"{shown:>10}{counts[0]:14}{counts[1]:10}{counts[2]:10}"
            lines.append(f"{ordinal:{len(of_form)}}  {names[of[seat]]:{wide}}{role:11}{cells}")
    lines.append("")
    for ordinal, leg in enumerate(analysis.legs, start=1):
        if leg.verdict is not None:
            owner = names[_seats(record.legs[ordinal - 1])[0]]
            lines.append(_course(f"{owner}’s table" if record.form == "race" else f"Leg {ordinal}", leg))
    if lines[-1]:
        lines.append("")
    faults = list(_faults(record, analysis, names, wide, of_form))
    if faults:
        lines.append(f"{of_form}  move  {'player':{wide}}{'played':10}{'lost':>6}  {'':12}better was")
        lines += faults
    else:
        lines.append("No move lost much.")
    return "\n".join([*lines, "", ""])


def _seats(leg: RecordLeg) -> list[int]:
    """Return the seats that play a leg of a record: one in a race, else all."""
    return sorted(map(int, leg.roles))


def _names(record: Record) -> list[str]:
    """Return different names for the players. The file may come from anyone, so control characters are replaced."""
    names = ["".join(sign if sign.isprintable() else "?" for sign in seat.name) for seat in record.seats]
    return [f"{name} (seat {seat})" if names.count(name) > 1 else name for seat, name in enumerate(names, start=1)]


def _course(called: str, leg: JudgedLeg) -> str:
    """Return a sentence on whether a leg could be won, and which move lost it."""
    if leg.verdict != "won":
        could = "could not be won" if leg.verdict == "lost" else "may or may not be winnable: that is unknown"
        return f"{called} {could}."
    if leg.lost_at is None:
        return f"{called} could be won to its end."
    return f"{called} could be won until move {leg.lost_at + 1}, {leg.moves[leg.lost_at].move}."


def _faults(record: Record, analysis: Analysis, names: list[str], wide: int, of_form: str) -> Iterator[str]:
    for ordinal, leg in enumerate(analysis.legs, start=1):
        of = _seats(record.legs[ordinal - 1])
        for ply, move in enumerate(leg.moves, start=1):
            if move.fault is not None:
                where = f"{ordinal:{len(of_form)}}{ply:6}"
                played = f"{names[of[move.seat]]:{wide}}{move.move:10}"
                yield f"{where}  {played}{move.loss:6.1f}  {move.fault:12}{move.choices[0].move}"
