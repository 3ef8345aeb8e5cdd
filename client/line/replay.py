"""The replay of a match in line mode, step by step."""

import re
from collections.abc import Sequence

from client.line.command import is_back
from client.line.console import Console
from client.line.games.catalog import board_of
from client.replay import lines as replay_lines
from client.replay import replay_sentences
from client.replay.local_replay import play_again
from client.replay.match import Replay
from client.replay.pages import have
from client.replay.record_list import match_list_title, record_title
from client.replay.sources import MOST_LISTED, Found
from client.text import formats
from client.text.glyphs import Glyphs
from client.text.lines import Line, as_text
from client.text.messages import line_watch as watch_text
from client.text.messages import records as records_text
from client.text.messages import replay as replay_text
from protocol.ids import Seat

_CELLS = 1000
_COLUMN = re.compile(r" {2,}")


async def choose(console: Console, records: Sequence[Found]) -> None:
    """List records and replay the chosen ones until the player goes back. Raises CannotWatch."""
    if len(records) == 1:
        await watch(console, records[0])
        return
    more, records = len(records) > MOST_LISTED, records[:MOST_LISTED]
    while True:
        which = match_list_title(len(records), more=more)
        console.tell([which, *(f"{index}. {record_title(each)}" for index, each in enumerate(records, start=1))])
        typed = await console.line(watch_text.which())
        if typed is None or is_back(typed):
            return
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(records):
            await watch(console, records[int(typed) - 1])
        else:
            console.tell([watch_text.no_record(len(records))])


async def watch(console: Console, record: Found) -> None:
    """Replay a match by typed commands; without any input, print all of it. Raises CannotWatch."""
    console.tell([records_text.preparing()])
    replay = await play_again(record.checked())
    try:
        await _go_through(console, replay)
    finally:
        await replay.source.rest()


async def _go_through(console: Console, replay: Replay) -> None:
    every = range(1, len(replay.legs) + 1)
    console.tell([*heading(replay, console), *here(replay, 0, console), watch_text.usage()])
    ply, first = 0, True
    while (typed := await console.answer(watch_text.prompt())) is not None:
        first = False
        word, _, rest = typed.lower().partition(" ")
        if is_back(word):
            return
        if word in ("tree", "t", "board"):
            await have(replay, every, ply)
            console.tell(_trees(replay, ply, rest, console.glyphs))
        elif word in ("all", "a"):
            console.tell(rows(replay, ply + 1, replay.plies))
            ply = replay.plies
        elif word == "look":
            await have(replay, every, ply)
            console.tell(here(replay, ply, console))
        else:
            to = _to(replay, ply, word)
            if to is None:
                console.tell([watch_text.usage()])
            else:
                ply = max(0, min(to, replay.plies))
                await have(replay, every, ply)
                console.tell([*(rows(replay, ply, ply) if ply else []), *here(replay, ply, console)])
    if first:
        console.tell(rows(replay, 1, replay.plies))


def heading(replay: Replay, console: Console) -> list[str]:
    """Return the game, the result, and whether the record is valid."""
    return [_text(line) for line in replay_lines.heading(replay, _CELLS, console.glyphs)]


def here(replay: Replay, ply: int, console: Console) -> list[str]:
    """Return the state of the legs at a ply."""
    legs = range(1, len(replay.legs) + 1)
    lines = [line for leg in legs for line in replay_lines.leg_heading(replay, leg, ply, _CELLS, console.glyphs)]
    return [_text(line) for line in (*lines, replay_lines.of_note(replay, list(legs), ply))]


def rows(replay: Replay, first: int, last: int) -> list[str]:
    """Return the moves of the legs side by side, with the other events."""
    lines = []
    for row in replay.rows[first - 1 : last]:
        told = []
        for leg, sight in enumerate(row.sights, start=1):
            if sight is None or sight.move is None:
                continue
            change = replay_lines.change(replay, leg, sight)
            name = replay.name(sight.seat if sight.seat is not None else Seat(0))
            move = replay_lines.game_of(replay).written(sight.move, sight.seat, replay_lines.names_in(replay))
            each = replay_lines.scores(replay, sight)
            score = formats.number(sight.score) if each is None else replay_sentences.player_scores(each, 0, None)
            played = replay_text.played(name=name, move=move, change=change)
            told.append(watch_text.move(leg=leg, move=played, score=score))
        parts = [replay_lines.part_here(replay, row)] if row.parts and replay.holder(1) is None else []
        lines += [f"{row.ply}. {formats.clauses(told)}", *parts]
        for leg in range(1, len(replay.legs) + 1):
            if row.ply < len(replay.legs[leg - 1]):
                found = replay.incidents(leg, row.ply)
                lines += [watch_text.event(leg=leg, event=replay_lines.incident(replay, each)) for each in found]
    return lines


def _to(replay: Replay, ply: int, word: str) -> int | None:
    """Return the ply that a word names; None if the word is not a step."""
    if word.isascii() and word.isdigit():
        return int(word[:6])
    if word in ("part", "p"):
        return replay.parting if replay.parting is not None else ply
    if word in ("event", "i"):
        found = replay.next_of_note(ply)
        return found if found is not None else ply
    return {"": ply + 1, "n": ply + 1, "next": ply + 1, "previous": ply - 1, "start": 0, "end": replay.plies}.get(word)


def _trees(replay: Replay, ply: int, which: str, glyphs: Glyphs) -> list[str]:
    names = [replay.name(seat) for seat in range(len(replay.record.seats))]
    legs = (
        [int(which)]
        if which in [str(leg) for leg in range(1, len(replay.legs) + 1)]
        else range(1, len(replay.legs) + 1)
    )
    board, lines = board_of(replay.record.game), []
    for leg in legs:
        view = replay.at(leg, ply).view
        lines += [watch_text.leg(leg), *(() if view is None else board.picture(view, glyphs, names))]
    return lines


def _text(line: Line) -> str:
    return _COLUMN.sub("; ", as_text(line).strip()).replace("▹", watch_text.next())
