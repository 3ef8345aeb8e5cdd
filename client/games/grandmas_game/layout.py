"""The layout of the table, cell by cell: pure, from a view.

The thirteen piles form rows of 5, 5 and 3, with the stock beside the last row; the foundations are in pairs to the
right of them; the workspace is below, fanned. rules: grandmas_game, The layout
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from client.games.grandmas_game.dealing import Dealing
from client.games.grandmas_game.messages import leg as leg_text
from client.games.grandmas_game.move_text import show_pile
from client.text.cards import run_of, small_face
from client.text.cells import align_left, align_right, cell_len, centre, cut, shorten
from client.text.lines import Line, Run, width
from client.text.tones import Tone
from protocol.cards import Card
from protocol.games.grandmas_game.view import Foundation, GrandmasGameView, LegalMove, Pile, Workspace

Spot = str
"""A place that can be chosen: a pile's name, a foundation's, `stock`, or `w0`, `w1` … in the workspace."""
STOCK: Spot = "stock"
WIDTH = 68
"""The width of the table, in cells."""
PITCH, _WIDE, HIGH = 8, 7, 3
_IN_ROW = 5
_STOCK_COLUMN = 4
_UP_X, _DOWN_X = 45, 57
FOUNDATION_WIDE = 10
_FAN_LINE = 3 * HIGH
_FAN_PITCH = 4
_LOW, _LOW_FAN_LINE = 2, 8


class Span(NamedTuple):
    """A piece of a line: its first cell, its text, its tone, and the place that it belongs to."""

    x: int
    text: str
    tone: Tone = Tone.PLAIN
    spot: Spot | None = None


class Box(NamedTuple):
    """The position of a place: its first cell and line, and its size."""

    x: int
    line: int
    wide: int
    high: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The table: its lines, and the box of each place that can be chosen."""

    width: int = 0
    lines: tuple[tuple[Span, ...], ...] = ()
    boxes: Mapping[Spot, Box] = field(default_factory=dict)

    @property
    def height(self) -> int:
        """The number of lines."""
        return len(self.lines)

    def at(self, line: int, x: int) -> Spot | None:
        """Return the place at a cell."""
        spans = self.lines[line] if 0 <= line < len(self.lines) else ()
        return next((span.spot for span in spans if span.x <= x < span.x + cell_len(span.text)), None)


EMPTY = Layout()


def workspace_spot(at: int) -> Spot:
    """Name a card of the workspace, the lowest being 0."""
    return f"w{at}"


def workspace_at(spot: Spot) -> int | None:
    """Return the index of a named card of the workspace; None for other places.

    >>> workspace_at("w12"), workspace_at("Q"), workspace_at("stock")
    (12, None, None)
    """
    return int(spot[1:]) if spot.startswith("w") and spot[1:].isdigit() else None


class Canvas:
    """Pieces put at any position, by line."""

    def __init__(self) -> None:
        self.lines: dict[int, list[Span]] = {}
        self.boxes: dict[Spot, Box] = {}

    def put(self, x: int, line: int, pieces: Line, spot: Spot | None = None) -> None:
        for text, tone in pieces:
            self.lines.setdefault(line, []).append(Span(x, text, tone, spot))
            x += cell_len(text)

    def box(self, x: int, line: int, rows: Sequence[Line], spot: Spot) -> None:
        for down, row in enumerate(rows):
            self.put(x, line + down, row, spot)
        self.boxes[spot] = Box(x, line, width(rows[0]), len(rows))

    def layout(self, aside: int) -> Layout:
        moved = {spot: box._replace(x=box.x + aside) for spot, box in self.boxes.items()}
        lines = tuple(
            tuple(sorted((span._replace(x=span.x + aside) for span in self.lines.get(line, ())), key=lambda s: s.x))
            for line in range(max(self.lines, default=-1) + 1)
        )
        return Layout(max((span.x + cell_len(span.text) for line in lines for span in line), default=0), lines, moved)


def lay_out(
    view: GrandmasGameView,
    cells: int,
    *,
    order: tuple[Card, ...] | None = None,
    dealing: Dealing | None = None,
    hinted: Spot | None = None,
    mine: bool = True,
    low: bool = False,
) -> Layout:
    """Lay the table out, centred in `cells` cells.

    `order` is the workspace while one of its cards is carried; `dealing` shows the cards at that time; `hinted` is the
    computer's choice; `mine`: mark what the reader may play; `low`: use ten lines, without lower edges. Spectators of a
    race see no table, and get an empty layout.
    """
    if not view.piles:
        return EMPTY
    canvas = Canvas()
    then = dealing.seen(view) if dealing is not None else view
    played = marks(then, hinted) if mine else {}
    fresh = dealing.last(view) if dealing is not None else None
    high = _LOW if low else HIGH
    for at, pile in enumerate(then.piles):
        row, column = divmod(at, _IN_ROW)
        rows = pile_rows(
            pile, then.workspace, played.get(pile.name, ""), fresh=fresh is not None and fresh.pile == pile.name
        )
        if low and pile.top is not None and pile.under is not None:
            rows[1] = (Run("│", Tone.LINE), run_of(pile.top), Run("/", Tone.DIM), run_of(pile.under))
        canvas.box(1 + column * PITCH, row * high, rows[:high], pile.name)
    stock = played.get(STOCK, "")
    canvas.box(1 + _STOCK_COLUMN * PITCH, 2 * high, stock_rows(then.stock, stock)[:high], STOCK)
    _foundations(canvas, then, played, 0 if low else 1)
    if dealing is not None:
        _dealt(canvas, view, dealing)
    else:
        _workspace(canvas, view, order, played, low=low)
    return canvas.layout(max(0, (cells - WIDTH) // 2))


def marks(view: GrandmasGameView, hinted: Spot | None = None) -> dict[Spot, str]:
    """Return the sign on each place: `▸` playable, `?` can be looked under, `★` the computer's choice."""
    found: dict[Spot, str] = {}
    for move in view.moves:
        for spot in source_spots(move, view.workspace):
            sign = "?" if move.does == "peek" else "▸"
            if sign not in found.get(spot, ""):
                found[spot] = found.get(spot, "") + sign
    if hinted is not None:
        found[hinted] = "★" + found.get(hinted, "").replace("▸", "")
    return {spot: "".join(sorted(signs, key="★▸?".index)) for spot, signs in found.items()}


def source_spots(move: LegalMove, workspace: Workspace | None) -> list[Spot]:
    """Return the places on the table that a move is made from."""
    if move.does == "deal":
        return [STOCK]
    if move.source == "w" and workspace is not None:  # of equal cards, the upper one
        return [workspace_spot(max(at for at, card in enumerate(workspace.cards) if card == move.card))]
    if move.does in ("play", "transfer"):
        return [move.source] if move.source is not None else []
    return [move.source or move.move.partition(" ")[2]] if move.does == "peek" else []


def _edge(left: str, inner: str, right: str, tone: Tone = Tone.LINE) -> Line:
    return (Run(f"{left}{inner}{right}", tone),)


def pile_rows(pile: Pile, workspace: Workspace | None, mark: str, *, fresh: bool) -> list[Line]:
    """Draw a pile: its name and size above, the top card, and the card below it during a look."""
    name = show_pile(pile.name)
    many = str(pile.size) if pile.size else ""
    head = f"╭{name}{'─' * (5 - cell_len(name) - len(many))}"
    tone = Tone.MARK if fresh else Tone.LINE
    top: Line = (Run(head, tone), Run(many, Tone.DIM), Run("╮", tone))
    if pile.top is None:
        away = workspace is not None and workspace.pile == pile.name
        inner = centre(cut(leg_text.fan(), 5) if away else "", 5)
        return [top, _edge("│", inner, "│"), _edge("╰", "─────", "╯")]
    card = run_of(pile.top)
    inside = (Run(align_left(card.text, 3), card.tone), Run(align_right(mark, 2), Tone.MARK))
    middle = (Run("│", tone), *inside, Run("│", tone))
    if pile.under is None:
        return [top, middle, _edge("╰", "─────", "╯", tone)]
    under = run_of(pile.under)
    return [top, middle, (Run("╰─", tone), Run(f"{under.text:─<3}", under.tone), Run("─╯", tone))]


def stock_rows(many: int, mark: str) -> list[Line]:
    inner = f"{many:>3}"
    return [
        _edge("╭", align_left(cut(leg_text.stock(), 5), 5, "─"), "╮"),
        (Run("│", Tone.LINE), Run(inner), Run(align_right(mark, 2), Tone.MARK), Run("│", Tone.LINE)),
        _edge("╰", "░░░░░" if many else "─────", "╯"),
    ]


def _foundations(canvas: Canvas, view: GrandmasGameView, played: Mapping[Spot, str], top: int) -> None:
    """Draw the foundations in pairs, below their titles if those have a line."""
    if top:
        canvas.put(_UP_X, 0, (Run(shorten(leg_text.build_up(), _DOWN_X - _UP_X - 1), Tone.TITLE),))
        canvas.put(_DOWN_X, 0, (Run(leg_text.build_down(), Tone.TITLE),))
    for at, foundation in enumerate(view.foundations):
        line, x = top + 2 * (at // 2), _DOWN_X if at % 2 else _UP_X
        if not at % 2:
            suit = run_of(Card(f"A{foundation.name[0]}"))
            canvas.put(_UP_X - 2, line, (Run(suit.text[-1], suit.tone),))
        canvas.box(x, line, foundation_rows(foundation, played.get(foundation.name, "")), foundation.name)


def foundation_rows(foundation: Foundation, mark: str) -> list[Line]:
    """Draw a foundation: its top and size, and below them the card that it takes next."""
    inner = FOUNDATION_WIDE - 2
    top = run_of(foundation.top) if foundation.top is not None else Run("")
    many = str(foundation.size) if foundation.size else ""
    takes = run_of(foundation.takes) if foundation.takes is not None else Run("")
    said = "→" if foundation.takes is not None else leg_text.full()
    room = " " * (inner - cell_len(f"{said}{takes.text}{mark}"))
    return [
        (
            *(Run("╭", Tone.LINE), top),
            *(Run("─" * (inner - cell_len(f"{top.text}{many}")), Tone.LINE), Run(many, Tone.DIM), Run("╮", Tone.LINE)),
        ),
        (
            *(Run("╰", Tone.LINE), Run(said, Tone.DIM), Run(takes.text, Tone.DIM), Run(room)),
            *(Run(mark, Tone.MARK), Run("╯", Tone.LINE)),
        ),
    ]


def _workspace(
    canvas: Canvas, view: GrandmasGameView, order: tuple[Card, ...] | None, played: Mapping[Spot, str], *, low: bool
) -> None:
    """Draw the workspace as a fan, the lowest card at the left."""
    workspace = view.workspace
    if low:
        _low_workspace(canvas, workspace)
        return
    if workspace is None:
        canvas.put(1, _FAN_LINE, (Run(leg_text.workspace_empty(), Tone.DIM),))
        for line in range(1, HIGH + 1):
            canvas.put(1, _FAN_LINE + line, (Run(" "),))
        return
    cards = order or workspace.cards
    title = _fan_title(workspace, len(cards), order=True)
    canvas.put(1, _FAN_LINE, (Run(title, Tone.TITLE),))
    fan(canvas, 1, _FAN_LINE + 1, cards, played if order is None else {})
    if not cards:
        for line in range(1, HIGH + 1):
            canvas.put(1, _FAN_LINE + line, (Run(" "),))


def fan(canvas: Canvas, x: int, line: int, cards: Sequence[Card], played: Mapping[Spot, str]) -> None:
    """Draw the cards of the workspace from a cell and a line on."""
    for at, card in enumerate(cards):
        spot, run = workspace_spot(at), run_of(card)
        mark, last = played.get(spot, ""), at == len(cards) - 1
        rows: list[Line] = [
            (
                Run("╭", Tone.LINE),
                Run(mark, Tone.MARK),
                Run("─" * (3 - cell_len(mark)) + ("╮" if last else ""), Tone.LINE),
            ),
            (Run("│", Tone.LINE), Run(align_left(run.text, 3), run.tone), Run("│" if last else "", Tone.LINE)),
            _edge("╰", "───", "╯" if last else ""),
        ]
        canvas.box(x + at * _FAN_PITCH, line, rows, spot)


def _fan_title(workspace: Workspace, cards: int, *, order: bool = False) -> str:
    return leg_text.workspace_of(pile=show_pile(workspace.pile), cards=cards, order=order)


def _low_workspace(canvas: Canvas, workspace: Workspace | None) -> None:
    cards = workspace.cards if workspace is not None else ()
    if workspace is not None:
        canvas.put(1, _LOW_FAN_LINE - 1, (Run(_fan_title(workspace, len(cards)), Tone.TITLE),))
    for at, card in enumerate(cards):
        run, last = run_of(card), at == len(cards) - 1
        rows: list[Line] = [
            _edge("╭", "───", "╮" if last else ""),
            (Run("│", Tone.LINE), Run(align_left(run.text, 3), run.tone), Run("│" if last else "", Tone.LINE)),
        ]
        canvas.box(1 + at * _FAN_PITCH, _LOW_FAN_LINE, rows, workspace_spot(at))


def _dealt(canvas: Canvas, view: GrandmasGameView, dealing: Dealing) -> None:
    """Draw the card that was dealt last, and the number of cards that then went onto the stock."""
    canvas.put(1, _FAN_LINE, (Run(leg_text.dealing_progress(step=dealing.step, of=len(view.dealt)), Tone.TITLE),))
    last = dealing.last(view)
    if last is None:
        for line in range(1, HIGH + 1):
            canvas.put(1, _FAN_LINE + line, (Run(" "),))
        return
    for down, row in enumerate(small_face(last.card)):
        canvas.put(1, _FAN_LINE + 1 + down, row)
    canvas.put(8, _FAN_LINE + 2, (Run(leg_text.onto_pile(show_pile(last.pile))),))
    for at in range(last.stock):
        for down, back in enumerate(("╭───╮", "│░░░│", "╰───╯")):
            canvas.put(26 + 6 * at, _FAN_LINE + 1 + down, (Run(back, Tone.LINE),))
    if last.stock:
        canvas.put(26 + 6 * last.stock, _FAN_LINE + 2, (Run(leg_text.to_stock(last.stock)),))
