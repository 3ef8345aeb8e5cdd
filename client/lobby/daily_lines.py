"""The daily number as lines of a screen: today's try, and the table of a day that has ended. Pure."""

from client.games import option_words
from client.games.options import OFFERS, chosen_of
from client.lobby import daily_words, finding_words
from client.text.columns import columns
from client.text.glyphs import Glyphs
from client.text.lines import Run, wrap
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.daily import DailyEvent
from protocol.ids import PlayerId, show_room_code

GO_ON, COMPUTER, FRIEND = "go_on", "computer", "friend"
"""What can be chosen beside a match of the table, whose id is no such word."""


def items(told: DailyEvent, me: PlayerId | None, cells: int, glyphs: Glyphs) -> list[Item]:
    """List what one can do today, what came of it, and the table of a day."""
    heads = [*today(told), *([result] if (result := own(told)) else [])]
    lines = [line for head in heads for line in wrap((Run(head),), cells, glyphs)]
    return [*(Item(line) for line in lines), Item(()), *_choices(told), *_table(told, me, cells, glyphs)]


def today(told: DailyEvent) -> list[str]:
    """Say what is played today, until when, and how many have."""
    options = option_words.chosen(told.game, chosen_of(told.game, told.options)) if told.game in OFFERS else ""
    chosen = f" ({options.rstrip('.').lower()})" if options else ""
    how = f"{finding_words.form(told.form)}{chosen}"
    return [f"{daily_words.today(told, how)} {daily_words.played(told)}"]


def own(told: DailyEvent) -> str:
    """Say what came of one's own try."""
    if told.own is not None:
        return daily_words.own(told.own)
    if told.room is not None:
        return ""
    return daily_words.TRIED if told.tried else daily_words.NOT_TRIED


def _choices(told: DailyEvent) -> list[Item]:
    say = daily_words
    if told.room is not None:
        hint = say.GO_ON_HINT.format(room=show_room_code(told.room))
        return [_choice(GO_ON, say.GO_ON, hint), Item(())]
    if told.tried:
        return []
    computer = _choice(COMPUTER, say.COMPUTER, say.computer_hint(told.level))
    return [computer, _choice(FRIEND, say.FRIEND, say.FRIEND_HINT), Item(())]


def _choice(id: str, text: str, hint: str) -> Item:
    return Item((Run(text), Run(f"  {hint}", Tone.DIM)), id)


def _table(told: DailyEvent, me: PlayerId | None, cells: int, glyphs: Glyphs) -> list[Item]:
    table, say = told.yesterday, daily_words
    out = [Item((Run(say.table_title(table), Tone.STRONG),))]
    for title, rows, played in (
        (say.AGAINST_COMPUTER, table.computer, table.played[0]),
        (say.AGAINST_FRIENDS, table.friends, table.played[1]),
    ):
        if not rows:
            out.append(Item((Run(f"{title}: {say.NOBODY}", Tone.DIM),)))
            continue
        head = (*say.COLUMNS[:1], title, *say.COLUMNS[2:])
        body = [daily_words.cells(row, mine=row.player == me) for row in rows]
        lines = columns([head, *body], cells, glyphs, gives=1, right={0, 2})
        out.append(Item(tuple(Run(run.text, Tone.DIM) for run in lines[0])))
        out += [Item(line, row.match) for line, row in zip(lines[1:], rows, strict=True)]
        if played > len(rows):
            out.append(Item((Run(say.more(played - len(rows)), Tone.DIM),)))
    return out
