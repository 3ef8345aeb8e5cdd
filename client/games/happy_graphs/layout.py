"""The layout of the boards on a canvas, cell by cell: pure, from a view and a chosen card.

A square is five cells wide and two lines high. On the hex board a column is one line, half a square, higher than the
next. Groups are beside each other, or below each other if the window is too narrow.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import NamedTuple

from client.games.happy_graphs import squares as happy_graphs_squares
from client.games.happy_graphs.messages import leg as leg_text
from client.games.happy_graphs.moves import Spot, take, written
from client.text.cards import run_of
from client.text.cells import align_left, cell_len, centre, cut
from client.text.formats import signed
from client.text.tones import Tone
from protocol.cards import Card
from protocol.games.happy_graphs.view import Group, HappyGraphsView, Lying, OpenSquare

PITCH, FACE, ROWS = 6, 5, 2
"""The distance of columns, and the width and height of a square, in cells and lines."""
_EDGE = 4
"""The width of the row numbers at the left of a group."""
_GAP = 3


class Kind(Enum):
    """What a piece of the canvas is."""

    TEXT = auto()
    FRESH = auto()
    PLACE = auto()


class Span(NamedTuple):
    """A piece of a line: its first cell, its text, its tone, and the square that it belongs to."""

    x: int
    text: str
    tone: Tone
    spot: Spot | None = None
    kind: Kind = Kind.TEXT


class Box(NamedTuple):
    """The position of a square: its first cell and its first line."""

    x: int
    line: int


@dataclass(frozen=True, slots=True)
class Place:
    """A square that can be chosen: a target of the chosen card, or a card that may be taken back.

    `change` is the move's effect on the score, None if unknown; `pleased` are the cards that it makes happy, `itself`
    whether the played card is among them; `begins`: the square begins a group.
    """

    spot: Spot
    box: Box
    move: str
    change: int | None = None
    connections: int = 0
    pleased: tuple[Card, ...] = ()
    itself: bool = False
    begins: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """The canvas: its lines, the boxes of the squares, and the places that can be chosen, in the order of squares."""

    width: int = 0
    height: int = 0
    lines: tuple[tuple[Span, ...], ...] = ()
    boxes: Mapping[Spot, Box] | None = None
    places: tuple[Place, ...] = ()
    groups: tuple[int, ...] = ()

    def box(self, spot: Spot | None) -> Box | None:
        """Return the box of a square; None if it is not on the canvas."""
        return None if spot is None or self.boxes is None else self.boxes.get(spot)

    def at(self, line: int, x: int) -> Spot | None:
        """Return the square at a cell."""
        spans = self.lines[line] if 0 <= line < len(self.lines) else ()
        return next((span.spot for span in spans if span.x <= x < span.x + cell_len(span.text)), None)


EMPTY = Layout()


@dataclass(frozen=True, slots=True)
class _Square:
    """The content of a square: its two rows, each of `FACE` cells, as pieces with a tone."""

    rows: tuple[tuple[tuple[str, Tone], ...], tuple[tuple[str, Tone], ...]]
    kind: Kind = Kind.TEXT


def lay_out(
    view: HappyGraphsView,
    cells: int,
    *,
    card: Card | None = None,
    mine: bool = False,
    taking: bool = False,
    hinted: tuple[Card, Spot] | None = None,
) -> Layout:
    """Lay the boards out for a window of `cells` cells.

    `card` is the card chosen to play; `mine`: the reader is to move; `taking`: the player chooses a card to take back;
    `hinted` is the computer's choice.
    """
    moves = {} if taking else _moves(view, card if mine else None)
    blocks = [_block(view, group, moves, hinted) for group in view.groups]
    begin = _begins(view, moves, mine=mine and not taking)
    if begin is not None:
        blocks.append(_begin_block(begin, moves.get(begin), hinted))
    return _shelved(blocks, moves, cells, _to_take(view) if taking else {})


def _moves(view: HappyGraphsView, card: Card | None) -> dict[Spot, Place]:
    """Return the places for the chosen card with the effect of each; their boxes are not known yet."""
    nowhere = Box(0, 0)
    if card is None or view.over:
        return {}
    if view.mode == "puzzle":
        found = {
            Spot(group.number, each.x, each.y): _open_place(group, each, card)
            for group in view.groups
            for each in group.open
            if card[0] in each.takes
        }
        if view.new_group is not None:
            spot = Spot(view.new_group, 0, 0)
            found[spot] = Place(spot, nowhere, written(card, spot), begins=True)
        return found
    lying = {Spot(group.number, each.x, each.y): each.card for group in view.groups for each in group.cards}
    places = {}
    for move in view.moves:
        if move.card[0] != card[0]:
            continue
        spot = Spot(move.group, move.x, move.y)
        happy = [Spot(move.group, x, y) for x, y in move.happy]
        pleased = tuple(lying[each] for each in happy if each in lying)
        begins = spot.group not in {group.number for group in view.groups}
        places[spot] = Place(
            spot,
            nowhere,
            move.move,
            move.change,
            move.connections,
            pleased,
            spot in happy,
            begins and bool(view.groups),
        )
    return places


def _open_place(group: Group, square: OpenSquare, card: Card) -> Place:
    lying = {(each.x, each.y): each.card for each in group.cards}
    wants = 1 if card[0] == "A" else int(card[0])
    spot = Spot(group.number, square.x, square.y)
    pleased = tuple(lying[at] for at in square.pleases if at in lying)
    change = square.takes[card[0]]
    return Place(spot, Box(0, 0), written(card, spot), change, square.touches, pleased, square.touches == wants)


def _to_take(view: HappyGraphsView) -> dict[Spot, Place]:
    spots = [Spot(group.number, each.x, each.y) for group in view.groups for each in group.cards]
    return {spot: Place(spot, Box(0, 0), take(spot)) for spot in spots}


def _begins(view: HappyGraphsView, moves: Mapping[Spot, Place], *, mine: bool) -> Spot | None:
    """Return the first square of a new group, if one may begin; also before the first card, which has no place yet."""
    if view.over:
        return None
    if view.new_group is not None and (mine or not view.groups):
        spot = Spot(view.new_group, 0, 0)
        return spot if spot in moves or not view.groups else None
    return Spot(1, 0, 0) if not view.groups else None


class _Block(NamedTuple):
    """A group before it has a position: its number, its squares by their position in it, and its size."""

    number: int
    title: str
    squares: Mapping[Spot, tuple[int, int, _Square]]
    width: int
    height: int
    columns: Sequence[tuple[int, int]]
    rows: Sequence[tuple[int, int]]


def _block(
    view: HappyGraphsView, group: Group, moves: Mapping[Spot, Place], hinted: tuple[Card, Spot] | None
) -> _Block:
    fresh = view.played if view.played is not None and view.played.does == "play" else None
    squares: dict[Spot, _Square] = {}
    for x, y in group.walls:
        squares[Spot(group.number, x, y)] = _WALL
    for each in group.open:
        spot = Spot(group.number, each.x, each.y)
        squares[spot] = _open(moves.get(spot), _is_hinted(spot, hinted))
    for lying in group.cards:
        spot = Spot(group.number, lying.x, lying.y)
        squares[spot] = _card(
            lying, fresh=fresh is not None and (fresh.group, fresh.x, fresh.y) == (spot.group, spot.x, spot.y)
        )
    step = 1 if view.variant == "hex" else ROWS
    least_x, most_x = min(s.x for s in squares), max(s.x for s in squares)
    least_y, most_y = min(s.y for s in squares), max(s.y for s in squares)
    placed = {
        spot: (_EDGE + (spot.x - least_x) * PITCH, 1 + (most_y - spot.y) * step, square)
        for spot, square in squares.items()
    }
    columns = [(x, _EDGE + (x - least_x) * PITCH) for x in range(least_x, most_x + 1)]
    rows = [(y, 1 + (most_y - y) * step) for y in range(least_y, most_y + 1)]
    width = _EDGE + (most_x - least_x + 1) * PITCH - (PITCH - FACE)
    height = 1 + (most_y - least_y) * step + ROWS
    return _Block(group.number, leg_text.group(group.number), placed, width, height, columns, rows)


def _begin_block(spot: Spot, place: Place | None, hinted: tuple[Card, Spot] | None) -> _Block:
    title = leg_text.new_group() if spot.group > 1 else ""
    square = _open(place, _is_hinted(spot, hinted))
    return _Block(spot.group, title, {spot: (_EDGE, 1, square)}, _EDGE + cell_len(title) + 2, 1 + ROWS, (), ())


def _is_hinted(spot: Spot, hinted: tuple[Card, Spot] | None) -> bool:
    return hinted is not None and hinted[1] == spot


def _shelved(
    blocks: Sequence[_Block], moves: Mapping[Spot, Place], cells: int, to_take: Mapping[Spot, Place]
) -> Layout:
    """Put groups beside each other as far as the window allows, then below; centre the result."""
    lines: dict[int, list[Span]] = {}
    boxes: dict[Spot, Box] = {}
    left = top = tallest = width = 0
    many = len(blocks) > 1
    head = int(many)
    for block in blocks:
        if left and left + block.width > cells:
            left, top, tallest = 0, top + tallest + 1, 0
        if many:
            lines.setdefault(top, []).append(Span(left + _EDGE, block.title, Tone.TITLE))
        for label, x in block.columns:
            text = happy_graphs_squares.column(label)
            lines.setdefault(top + head, []).append(Span(left + x + max(0, FACE - len(text)) // 2, text, Tone.LINE))
        for label, line in block.rows:
            text = happy_graphs_squares.row(label)
            lines.setdefault(top + head + line, []).append(Span(left + _EDGE - 1 - len(text), text, Tone.LINE))
        for spot, (x, line, square) in block.squares.items():
            boxes[spot] = Box(left + x, top + head + line)
            for row, pieces in enumerate(square.rows):
                at = left + x
                for text, tone in pieces:
                    lines.setdefault(top + head + line + row, []).append(Span(at, text, tone, spot, square.kind))
                    at += cell_len(text)
        width = max(width, left + block.width)
        tallest = max(tallest, block.height + head)
        left += block.width + _GAP
    aside = max(0, (cells - width) // 2)
    boxes = {spot: Box(box.x + aside, box.line) for spot, box in boxes.items()}
    found = to_take or moves
    places = tuple(replace(each, box=boxes[spot]) for spot, each in found.items() if spot in boxes)
    height = top + tallest
    return Layout(
        aside + width,
        height,
        tuple(_line(lines.get(line, ()), aside) for line in range(height)),
        boxes,
        tuple(sorted(places, key=lambda place: (place.spot.group, -place.spot.y, place.spot.x))),
        tuple(block.number for block in blocks),
    )


def _line(spans: Sequence[Span], aside: int) -> tuple[Span, ...]:
    """Return the pieces of a line in order, moved `aside` cells to the right."""
    return tuple(sorted((span._replace(x=span.x + aside) for span in spans), key=lambda span: span.x))


# The content of a square


def _text(*rows: tuple[str, Tone], kind: Kind = Kind.TEXT) -> _Square:
    first, second = rows
    return _Square(((first,), (second,)), kind)


_WALL = _text(("  ╳  ", Tone.LINE), ("     ", Tone.PLAIN))


def _card(lying: Lying, *, fresh: bool) -> _Square:
    """Draw a card: the card above, the neighbours that it lacks below; happy cards are turned over."""
    name, suit = run_of(lying.card)
    kind = Kind.FRESH if fresh else Kind.TEXT
    if lying.happy:
        return _Square(((("░", Tone.LINE), (name, Tone.DIM), ("░░", Tone.LINE)), (("░" * FACE, Tone.LINE),)), kind)
    edge = Tone.PLAIN
    lacks = f"{lying.lacks}○"
    below: tuple[tuple[str, Tone], ...] = (("╰ ", edge), (lacks, Tone.STRONG), ("╯", edge))
    if lying.hopeless:
        below = (("╰", edge), (f"{lacks}!", Tone.BAD), ("╯", edge))
    return _Square(((("╭", edge), (name, suit), ("─╮", edge)), below), kind)


def _open(place: Place | None, hinted: bool) -> _Square:
    """Draw a free square: if the chosen card may go there, lit, with its name and the change of the score."""
    if place is None:
        return _text(("  ★  " if hinted else "  ·  ", Tone.MARK if hinted else Tone.LINE), ("     ", Tone.PLAIN))
    change = "" if place.change is None else signed(place.change) if place.change else "0"
    mark = align_left(cut(f"{'★' if hinted else ' '}▸{change}", FACE), FACE)
    name = happy_graphs_squares.square(1, place.spot.x, place.spot.y)
    return _text((mark, Tone.MARK), (centre(cut(name, FACE), FACE), Tone.DIM), kind=Kind.PLACE)
