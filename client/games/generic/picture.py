"""The board of any game: its table, the moves, and the lines below. Pure, to lines of text."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from client.games.footer import ROWS, lines_below
from client.games.generic.messages import leg as leg_text
from client.games.generic.scene import Scene, ShownMove
from client.games.generic.table import Entry
from client.text import formats, key_labels, turn_text
from client.text.cards import with_cards
from client.text.cells import align_left
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.messages import game as game_text
from client.text.messages import hint as hint_text
from client.text.tones import Tone

LEAST_KEYS = ("/", "PgUp PgDn")
"""The keys that are left out first if there is no room for all."""
_LEAST_MOVES = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A leg and what its reader is about to do.

    `chosen` is the index of the chosen move, and `typed` the text of a move, None if nothing is being typed. `top` is
    the first visible line of the table.
    """

    scene: Scene | None = None
    chosen: int = 0
    typed: str | None = None
    top: int = 0
    message: str | None = None
    keys: tuple[tuple[str, str], ...] = ()

    @property
    def moves(self) -> Sequence[ShownMove]:
        """The moves to choose from."""
        return self.scene.moves if self.scene is not None and self.scene.my_turn else ()

    @property
    def move(self) -> ShownMove | None:
        """The chosen move."""
        moves = self.moves
        return moves[min(self.chosen, len(moves) - 1)] if moves else None

    def with_news(self, scene: Scene) -> Self:
        """Return the picture of a new scene; the choice stays if nothing was played."""
        before = self.scene
        same = before is not None and (before.leg, before.view.ply) == (scene.leg, scene.view.ply)
        if same:
            return replace(self, scene=scene)
        return replace(self, scene=scene, chosen=0, typed=None, top=0)

    def stepped(self, by: int) -> Self:
        """Return the picture with another move chosen."""
        return replace(self, chosen=max(0, min(self.chosen + by, len(self.moves) - 1)), typed=None)


@dataclass(frozen=True, slots=True)
class Layout:
    """The lines of a board. `moves` has the index of the move on a line, and `last_top` is the greatest `top`."""

    lines: Sequence[Line]
    moves: dict[int, int]
    last_top: int


def lay_out(picture: Picture, cells: int, rows: int, glyphs: Glyphs) -> Layout:
    """Lay the table out, with the moves below it."""
    if picture.scene is None:
        return Layout((), {}, 0)
    table = table_lines(picture.scene.table, cells, glyphs)
    blocks = [_move(move, index == picture.chosen, cells, glyphs) for index, move in enumerate(picture.moves)]
    room = max(_LEAST_MOVES, rows // 2, rows - len(table) - 2)
    first, last = _in_sight(blocks, picture.chosen, room)
    high = max(0, rows - 1 - sum(map(len, blocks[first:last])))
    last_top = max(0, len(table) - high)
    top = min(picture.top, last_top)
    lines = [*table[top : top + high], *[()] * (high - len(table))]
    lines.append(_rule(picture, first, last, last_top - top, top, cells))
    placed: dict[int, int] = {}
    for index, block in enumerate(blocks[first:last], start=first):
        placed |= dict.fromkeys(range(len(lines), len(lines) + len(block)), index)
        lines += block
    return Layout(lines, placed, last_top)


def _in_sight(blocks: Sequence[Sequence[Line]], chosen: int, rows: int) -> tuple[int, int]:
    """Return the range of moves around the chosen one that fit into `rows` lines, or that move alone."""
    first, last = chosen, min(chosen + 1, len(blocks))
    while True:
        left = rows - sum(map(len, blocks[first:last]))
        if last < len(blocks) and len(blocks[last]) <= left and (last - chosen <= chosen - first or first == 0):
            last += 1
        elif first > 0 and len(blocks[first - 1]) <= left:
            first -= 1
        elif last < len(blocks) and len(blocks[last]) <= left:
            last += 1
        else:
            return first, last


def table_lines(entries: Sequence[Entry], cells: int, glyphs: Glyphs) -> list[Line]:
    """Return the lines of a table, wrapped to `cells`."""
    lines: list[Line] = []
    for entry in entries:
        between = ": " if entry.label and entry.text else ":" if entry.label else ""
        label = Run(f" {'  ' * entry.level}{entry.label}{between}", Tone.DIM)
        lines += wrap((label, *with_cards(entry.text)), cells - 1, glyphs, indent=2 * entry.level + 3)
    return lines


def _rule(picture: Picture, first: int, last: int, below: int, above: int, cells: int) -> Line:
    moves = len(picture.moves)
    all_shown = last - first == moves
    named = leg_text.your_moves() if moves else ""
    if not all_shown:
        named = leg_text.moves_shown(first=first + 1, last=last, of=moves)
    more = leg_text.more_below(below) if below else leg_text.more_above(above) if above else ""
    text = formats.facts((named, more))
    return (Run(align_left(f"─ {text} ", cells, "─") if text else "─" * cells, Tone.LINE),)


def _move(move: ShownMove, chosen: bool, cells: int, glyphs: Glyphs) -> list[Line]:
    mark = Run(" > " if chosen else "   ", Tone.MARK)
    return wrap((mark, *with_cards(move.text, Tone.STRONG if chosen else Tone.PLAIN)), cells - 1, glyphs, indent=5)


def says(picture: Picture, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the lines below the board: the possible actions, and the last move."""
    scene = picture.scene
    if scene is None:
        return [(Run(" "), Run(picture.message or game_text.no_leg()))]
    lines = wrap(_now(picture, scene), cells - 2, glyphs)[:ROWS]
    if len(lines) < ROWS:
        lines.append(with_cards(scene.news[0], Tone.DIM) if scene.news else ())
    return lines_below(scene, lines, _hint(scene), picture.message, cells, glyphs)


def _now(picture: Picture, scene: Scene) -> Line:
    if scene.over:
        going_on = f" {game_text.enter_goes_on()}" if scene.room else ""
        return (Run(scene.told.says or f"{leg_text.ended(scene.view.score)}{going_on}", Tone.MARK),)
    if not scene.my_turn:
        waits = scene.told.says or turn_text.turn(scene.mover_name, mine=False)
        return (Run(waits),)
    if picture.typed is not None:
        return (Run(f"{leg_text.typing()} "), Run(picture.typed, Tone.STRONG), Run("▌", Tone.MARK))
    if picture.move is not None:
        return with_cards(leg_text.plays(picture.move.text))
    return (Run(leg_text.not_listed()),)


def _hint(scene: Scene) -> list[Line]:
    if not scene.hint_line:
        return []
    if scene.hint is None:
        return [(Run(hint_text.thinking(), Tone.DIM),)]
    hint = leg_text.hint(move=scene.move_text(scene.hint.move), score=round(scene.hint.score))
    return [with_cards(hint, Tone.MARK)]


def own_keys(picture: Picture) -> Sequence[tuple[str, str]]:
    """Return the keys of the board, each with its effect."""
    scene = picture.scene
    look = ("PgUp PgDn", leg_text.key("look"))
    type_a_move = ("/", leg_text.key("type"))
    if scene is None:
        return ()
    if scene.over:
        return key_labels.leg_over() if scene.room else (look,)
    if not scene.my_turn:
        return (look,)
    if picture.typed is not None:
        return key_labels.typing()
    if not picture.moves:
        return (type_a_move, look)
    return (("↑↓", leg_text.key("choose")), ("Enter", leg_text.key("play")), type_a_move, look)
