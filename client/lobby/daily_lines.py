"""The daily number as lines of a screen: today's try, and the table of a past day. Pure."""

from client.games import option_text
from client.games.options import OFFERS, chosen_of
from client.lobby import daily_result
from client.text import formats
from client.text.columns import columns
from client.text.glyphs import Glyphs
from client.text.lines import Run, wrap
from client.text.list_item import Item
from client.text.messages import daily as daily_text
from client.text.messages import lobby as lobby_text
from client.text.tables import text_of
from client.text.tones import Tone
from protocol.daily import DailyEvent, DailyRow
from protocol.ids import PlayerId, show_room_code

GO_ON, COMPUTER, FRIEND = "go_on", "computer", "friend"
"""The ids of the items that are not matches of the table."""


def items(told: DailyEvent, me: PlayerId | None, cells: int, glyphs: Glyphs) -> list[Item]:
    """Return today's number and your try, and the table of a day."""
    what, finished = today(told)
    mine = own(told)
    heads = [what, finished, mine] if told.own is not None else [what, f"{finished} {mine}".rstrip()]
    lines = [line for head in heads for line in wrap((Run(head),), cells, glyphs)]
    return [*(Item(line) for line in lines), Item(()), *_choices(told, cells, glyphs), *_table(told, me, cells, glyphs)]


def today(told: DailyEvent) -> list[str]:
    """Return today's game and options, the end of the day, and the number of finished tries."""
    chosen = option_text.in_brackets(told.game, chosen_of(told.game, told.options)) if told.game in OFFERS else ""
    how = f"{lobby_text.form(told.form)}{chosen}"
    return [f"{daily_text.today(how)} {daily_text.hidden_until(told.ends)}", daily_text.finished(told.played)]


def own(told: DailyEvent) -> str:
    """Return the result of your own try; empty while you play it."""
    if told.own is not None:
        return daily_result.own(told.own)
    if told.room is not None:
        return ""
    return daily_text.tried() if told.tried else daily_text.not_tried()


def _choices(told: DailyEvent, cells: int, glyphs: Glyphs) -> list[Item]:
    if told.room is not None:
        resume = _choice(GO_ON, daily_text.resume(), daily_text.resume_hint(show_room_code(told.room)), cells, glyphs)
        return [*resume, Item(())]
    if told.tried:
        return []
    computer = _choice(COMPUTER, daily_text.play_computer(told.level), daily_text.play_computer_hint(), cells, glyphs)
    friend = _choice(FRIEND, daily_text.play_friend(), daily_text.play_friend_hint(), cells, glyphs)
    return [*computer, *friend, Item(())]


def _choice(id: str, text: str, hint: str, cells: int, glyphs: Glyphs) -> list[Item]:
    first, *more = wrap((Run(text), Run(f"  {hint}", Tone.DIM)), cells, glyphs, indent=4)
    return [Item(first, id), *map(Item, more)]


def _table(told: DailyEvent, me: PlayerId | None, cells: int, glyphs: Glyphs) -> list[Item]:
    table = told.yesterday
    out = [Item((Run(daily_text.table_title(day=table.day, number=table.number), Tone.STRONG),))]
    for against, rows, played in (
        ("computer", table.computer, table.played[0]),
        ("friends", table.friends, table.played[1]),
    ):
        if not rows:
            out.append(Item((Run(text_of(daily_text.players, against, count=0), Tone.DIM),)))
            continue
        others = [daily_text.column(each) for each in ("lead", "score", "opponent", "time")]
        head = ("", text_of(daily_text.against, against), *others)
        body = [_cells(row, mine=row.player == me) for row in rows]
        lines = columns([head, *body], cells, glyphs, gives=1, right={0, 2})
        out.append(Item(tuple(Run(run.text, Tone.DIM) for run in lines[0])))
        out += [Item(line, row.match) for line, row in zip(lines[1:], rows, strict=True)]
        if played > len(rows):
            out.append(Item((Run(daily_text.more(played - len(rows)), Tone.DIM),)))
    return out


def _cells(row: DailyRow, *, mine: bool) -> tuple[str, ...]:
    name = lobby_text.you(row.name) if mine else row.name
    time, opponent = formats.time_of_day(row.at), daily_result.opponent(row)
    if row.why != "score":
        return ("–", name, daily_text.won_early(), "–", opponent, time)
    own, other = row.scores
    score = daily_text.score(own=own, other=other)
    return (formats.number(row.rank), name, formats.signed(row.difference), score, opponent, time)
