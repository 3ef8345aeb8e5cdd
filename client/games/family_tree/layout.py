"""The layout of a family tree: pure, from the view to lines of spans at cell positions.

    7♦══9♣ 2♥ ─────┬─ 6♠══10♦ ──┬─▸Q♥
     full house 80 │  pair 10   └─†J♠(8♣)
                   └─ K♥╱╱A♥(Q♦)

The tree grows to the right, one column a generation, one line a person: a first child is on its parents' line.
Before each card is a cell for `▸` (a place for the current card) or `†` (deceased), so that nothing moves when marks
come and go. A cover is followed by the covered card in brackets. The poker hand of a couple is on the line below it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from client.games.family_tree.messages import leg as leg_text
from client.text.cards import run_of
from client.text.cells import cell_len
from client.text.lines import Run
from client.text.tones import Tone
from protocol.cards import Card
from protocol.games.family_tree.view import Family, FamilyTreeView, LegalMove

HINTED = Run("★", Tone.MARK)
"""The mark before the place that the computer would choose."""
_GAP = len(" ─┬─")


class Kind(Enum):
    """What a span is: a card, the one played last, the mark before a target, or what joins cards."""

    CARD = auto()
    FRESH = auto()
    MARK = auto()
    JOINT = auto()


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text from cell `x` of a line; `card` and `place` (an index) give the meaning of a click on it."""

    x: int
    text: str
    tone: Tone
    kind: Kind = Kind.JOINT
    card: Card | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """A stretch of a line: `width` cells from `x`."""

    line: int
    x: int
    width: int


@dataclass(frozen=True, slots=True)
class Place:
    """A place for the current card: the move, and the position of its target."""

    move: LegalMove
    level: int
    box: Box


@dataclass(frozen=True, slots=True)
class TreeLayout:
    """The whole tree: lines of spans from left to right, the places in tree order, and the position of each card."""

    lines: tuple[tuple[Span, ...], ...]
    width: int
    places: tuple[Place, ...]
    columns: tuple[int, ...]
    boxes: dict[Card, Box]

    @property
    def height(self) -> int:
        """The number of lines."""
        return len(self.lines)

    def at(self, line: int, x: int) -> Span | None:
        """Return the span of a card at a cell, or None."""
        if not 0 <= line < len(self.lines):
            return None
        found = (span for span in self.lines[line] if span.x <= x < span.x + cell_len(span.text))
        return next((span for span in found if span.card is not None), None)


EMPTY = TreeLayout(lines=(), width=0, places=(), columns=(), boxes={})


@dataclass(slots=True)
class _Label:
    """A family's own cards while they are placed one after the other, from cell 0."""

    spans: list[Span] = field(default_factory=list)
    width: int = 0

    def add(self, run: Run, kind: Kind, card: Card, place: int | None) -> None:
        self.spans.append(Span(self.width, run.text, run.tone, kind, card, place))
        self.width += cell_len(run.text)


def lay_out(view: FamilyTreeView, mine: bool, hinted: Card | None = None) -> TreeLayout:
    """Lay out every card of `view`; places are marked `▸` for the player to move (`mine`), `▹` for other readers.

    The place that the computer would choose (`hinted`) has a star instead.
    """
    return _Drawing(view, mark_for(mine), hinted).finish()


def mark_for(mine: bool) -> Run:
    """Return the mark before each place for the current card."""
    return Run("▸", Tone.MARK) if mine else Run("▹", Tone.DIM)


class _Drawing:
    """Draws a tree, from labels to columns to lines."""

    def __init__(self, view: FamilyTreeView, mark: Run, hinted: Card | None) -> None:
        self._families = {family.member: family for family in view.families}
        self._mark = mark
        self._hinted = hinted
        self._fresh = view.played.card if view.played else None
        self._moves = self._in_tree_order(view)
        self._place_of = {move.target: index for index, move in enumerate(self._moves)}
        self._labels = {member: self._label(family) for member, family in self._families.items()}
        self._captions = {member: _caption(family) for member, family in self._families.items()}
        self._columns = self._fit_columns(view.families)
        self._lines: list[list[Span]] = []
        self._boxes: dict[Card, Box] = {}
        self._place_boxes: dict[int, Box] = {}
        self._levels: dict[int, int] = {}
        if view.families:
            self._draw(view.families[0], 0)

    def _in_tree_order(self, view: FamilyTreeView) -> list[LegalMove]:
        moves = {move.target: move for move in view.moves}
        order = (card for family in view.families for card in (family.member, family.spouse))
        return [moves[card] for card in order if card in moves]

    def _label(self, family: Family) -> _Label:
        label = _Label()
        couple = self._place_of.get(family.member)
        if couple is not None and self._moves[couple].does == "deceased":
            couple = None
        self._person(label, family.member, family.member_cover, couple)
        if family.spouse is not None:
            divorced = family.spouse_cover is not None and family.spouse_cover[0] == "A"
            label.add(Run("╱╱" if divorced else "═", Tone.LINE), Kind.JOINT, family.member, couple)
            self._person(label, family.spouse, family.spouse_cover, couple, joined=True, divorced=divorced)
        if family.extended is not None:
            label.add(Run(" "), Kind.JOINT, family.member, couple)
            label.add(run_of(family.extended), self._kind(family.extended), family.extended, couple)
        return label

    def _person(
        self,
        label: _Label,
        card: Card,
        cover: Card | None,
        couple: int | None,
        joined: bool = False,
        divorced: bool = False,
    ) -> None:
        """Add a partner: the cell before the card, the card in sight, and the covered one in brackets."""
        own = self._place_of.get(card)
        place = own if own is not None else couple
        if own is not None:
            label.add(HINTED if card == self._hinted else self._mark, Kind.MARK, card, place)
        elif cover is not None and not divorced:
            label.add(Run("†", Tone.DIM), Kind.JOINT, cover, place)
        elif not divorced:
            label.add(Run("═" if joined else " ", Tone.LINE), Kind.JOINT, card, place)
        if cover is not None:
            label.add(run_of(cover), self._kind(cover), cover, place)
            label.add(Run(f"({run_of(card).text})", Tone.DIM), Kind.CARD, card, place)
        else:
            label.add(run_of(card), self._kind(card), card, place)

    def _kind(self, card: Card) -> Kind:
        return Kind.FRESH if card == self._fresh else Kind.CARD

    def _fit_columns(self, families: Iterable[Family]) -> tuple[int, ...]:
        """Return the cell at which each generation begins."""
        widths: dict[int, int] = {}
        for family in families:
            member = family.member
            own = max(self._labels[member].width, cell_len(self._captions[member]))
            widths[family.level] = max(widths.get(family.level, 0), own)
        columns = [0]
        for level in sorted(widths):
            columns.append(columns[-1] + widths[level] + _GAP)
        return tuple(columns[:-1])

    def _draw(self, family: Family, line: int) -> int:
        """Draw a family from `line` down, and the families below it; return the first line after them."""
        label, caption, x = self._labels[family.member], self._captions[family.member], self._columns[family.level - 1]
        self._line(line).extend(self._set(label, family, line, x))
        if caption:
            self._line(line + 1).append(Span(x, caption, Tone.DIM))
        end = line
        starts = []
        for child in family.children:
            starts.append(end)
            end = self._draw(self._families[child], end)
        if starts:
            self._connect(starts, x + label.width, self._columns[family.level])
        return max(end, line + (2 if caption else 1))

    def _set(self, label: _Label, family: Family, line: int, x: int) -> Iterable[Span]:
        """Move a family's label to its position, and store the positions of its cards and places."""
        for span in label.spans:
            at = x + span.x
            if span.card is not None and span.kind in (Kind.CARD, Kind.FRESH):
                self._boxes[span.card] = Box(line, at, cell_len(span.text))
            if span.place is not None:
                box = self._place_boxes.get(span.place, Box(line, at, 0))
                self._place_boxes[span.place] = Box(line, box.x, at + cell_len(span.text) - box.x)
                self._levels[span.place] = family.level
            yield replace(span, x=at)

    def _connect(self, starts: list[int], x: int, column: int) -> None:
        """Draw the lines from a couple, whose label ends at `x`, to its children in the next column."""
        first, last = starts[0], starts[-1]
        fork = column - 2
        joint = "┬" if last > first else "─"
        self._line(first).append(Span(x + 1, "─" * (fork - x - 1) + joint + "─", Tone.LINE))
        for line in range(first + 1, last + 1):
            sign = "│" if line not in starts else "└─" if line == last else "├─"
            self._line(line).append(Span(fork, sign, Tone.LINE))

    def _line(self, line: int) -> list[Span]:
        while len(self._lines) <= line:
            self._lines.append([])
        return self._lines[line]

    def finish(self) -> TreeLayout:
        lines = tuple(tuple(sorted(line, key=lambda span: span.x)) for line in self._lines)
        places = tuple(
            Place(move, self._levels[index], self._place_boxes[index]) for index, move in enumerate(self._moves)
        )
        width = max((line[-1].x + cell_len(line[-1].text) for line in lines if line), default=0)
        return TreeLayout(lines, width, places, self._columns, self._boxes)


def _caption(family: Family) -> str:
    """Return the line under a couple: its hand and the hand's value."""
    return f" {leg_text.hand_name(family.hand.name)} {family.hand.points}" if family.hand else ""
