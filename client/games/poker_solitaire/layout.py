"""The layout of the matrices, cell by cell: pure, from a view and the choice.

A square is as wide as a card, with a sign at each side: `[ ]` the target of the card in hand, `( )` the picked-up card,
`*` the card played last, `│` a card that can be picked up. A square that takes the card is lit, and has `▸` in it. Two
matrices are beside each other, or below each other if the window is too narrow.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from client.games.poker_solitaire import option_text, score_text
from client.games.poker_solitaire.choice import Choice, Spot
from client.games.poker_solitaire.messages import leg as leg_text
from client.games.poker_solitaire.moves import COLUMNS, SIDE, Square, is_reject, name_of
from client.games.poker_solitaire.scene import Scene
from client.text import formats
from client.text.cards import run_of
from client.text.cells import align_right, centre
from client.text.glyphs import UNICODE
from client.text.lines import Line, Run, fit, width
from client.text.tones import Tone
from protocol.cards import Card
from protocol.games.poker_solitaire.view import MatrixView
from protocol.ids import Seat

_EDGE = 2
"""The width of the row's number, at the left of a matrix."""
_PITCHES = (6, 5, 4)
"""The possible distances of columns, the widest first; a card takes up to three cells."""
_POINTS = 4
_NAMES = 12
"""The least width of a row's points and name, at its right."""
_SCORE = 4
"""The most cells of a matrix's score in its head: no line moves when the score grows."""
_GAP = 2
_MOST_COMING = 5
"""The most next cards that are shown."""
_DIAGONALS = ("a1-e5", "e1-a5")


class Hit(NamedTuple):
    """The position of a place on the canvas: its line, and its first and last cell."""

    place: str
    line: int
    x: int
    end: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The lines to draw, and the position of each place in them."""

    lines: tuple[Line, ...] = ()
    hits: tuple[Hit, ...] = ()

    def at(self, line: int, x: int) -> str | None:
        """Return the place at a cell."""
        return next((hit.place for hit in self.hits if hit.line == line and hit.x <= x <= hit.end), None)

    def near(self, line: int, x: int, places: Sequence[str]) -> str | None:
        """Return the place at a cell; between places, the nearest neighbour, preferably one of `places`."""
        beside = [
            (hit.place not in places, abs(hit.line - line) + max(hit.x - x, x - hit.end, 0), hit.place)
            for hit in self.hits
            if abs(hit.line - line) <= 1 and hit.x - 1 <= x <= hit.end + 1
        ]
        return self.at(line, x) or min(beside, default=(False, 0, None))[2]

    def spots(self, places: Sequence[str]) -> tuple[Spot, ...]:
        """Return the positions of some places."""
        wanted = set(places)
        return tuple(Spot(hit.place, hit.line, (hit.x + hit.end) // 2) for hit in self.hits if hit.place in wanted)


EMPTY = Layout()


class Marks(NamedTuple):
    """The marks on places: which take the card in hand, which can be picked up, and which are chosen or fresh."""

    targets: frozenset[str] = frozenset()
    sources: frozenset[str] = frozenset()
    what: str | None = None
    where: str | None = None
    fresh: str | None = None
    card: Card | None = None


def marks_of(scene: Scene, choice: Choice) -> Marks:
    """Return the marks on places."""
    source = next((source for source in scene.sources if source.what == choice.what), None)
    played = scene.view.played
    fresh = played.move.partition(">")[2] if played is not None else ""
    if fresh and len(scene.view.matrices) == 2 and not is_reject(fresh) and ":" not in fresh:
        fresh = f"{(played.seat if played else 0) + 1}:{fresh}"
    return Marks(
        targets=frozenset(source.targets) if source is not None and not choice.picking else frozenset(),
        sources=frozenset(each.what for each in scene.sources),
        what=choice.what,
        where=choice.where,
        fresh=fresh or None,
        card=scene.lies(choice.what) if choice.what is not None else None,
    )


def lay_out(scene: Scene, choice: Choice, cells: int, rows: int) -> Layout:
    """Lay out the matrices, and below them the dealt cards and reject squares, in `cells` cells and `rows` lines."""
    marks = marks_of(scene, choice)
    many = len(scene.view.matrices)
    beside = many > 1 and (cells - _GAP) // 2 >= _EDGE + 4 * SIDE + 1 + _POINTS + 8
    room = (cells - _GAP) // 2 if beside else cells
    below = _below(scene, marks, cells)
    height = rows - len(below[0]) if beside or many == 1 else (rows - len(below[0])) // 2
    shape = _shape(scene, room, height)
    blocks = [_matrix(scene, number, marks, room, shape) for number in range(many)]
    lines: list[Line] = []
    hits: list[Hit] = []
    if beside:
        tall = max(len(block[0]) for block in blocks)
        for at in range(tall):
            left = blocks[0][0][at] if at < len(blocks[0][0]) else ()
            right = blocks[1][0][at] if at < len(blocks[1][0]) else ()
            lines.append((*left, Run(" " * (room + _GAP - width(left))), *right))
        hits += blocks[0][1]
        hits += [hit._replace(x=hit.x + room + _GAP, end=hit.end + room + _GAP) for hit in blocks[1][1]]
    else:
        for block in blocks:
            hits += [hit._replace(line=hit.line + len(lines)) for hit in block[1]]
            lines += block[0]
    hits += [hit._replace(line=hit.line + len(lines)) for hit in below[1]]
    return Layout((*lines, *below[0]), tuple(hits))


class _Shape(NamedTuple):
    """How matrices beside each other are drawn: the distance of columns, whether rows have a distance, whether the
    names of the columns' hands are shown, and whether the rules have their own line, if the heads have no room for
    them.
    """

    pitch: int
    apart: bool
    named: bool
    ruled: bool


def _shape(scene: Scene, cells: int, rows: int) -> _Shape:
    pitch = next((each for each in _PITCHES if _EDGE + each * SIDE + 1 + _POINTS + _NAMES <= cells), _PITCHES[-1])
    matrices = range(len(scene.view.matrices))
    under = max(len(_under(scene.view.matrices[number], pitch, cells)) for number in matrices)
    named = rows >= 2 + SIDE + under  # these are left out first
    under = under if named else min(under, 1)
    taken = max(width(_head(scene, number)[0]) + width(_rules(scene, number)) for number in matrices)
    ruled = rows >= 3 + SIDE + under and taken + _SCORE + 3 > cells
    return _Shape(pitch, rows >= 1 + ruled + 2 * SIDE + under, named, ruled)


def _matrix(scene: Scene, number: int, marks: Marks, cells: int, shape: _Shape) -> tuple[list[Line], list[Hit]]:
    """Lay out one matrix with its lines' points and names, in `cells` cells."""
    matrix, pitch = scene.view.matrices[number], shape.pitch
    under = _under(matrix, pitch, cells)
    under = under if shape.named else under[:1]
    name, score = _head(scene, number)
    rules = _rules(scene, number)
    told = name if shape.ruled else (*fit(name, max(18, cells // 3), UNICODE), Run("  "), *rules)
    left = fit(told, cells - width(score) - 1, UNICODE)
    lines: list[Line] = [(*left, Run(" " * (cells - width(left) - width(score))), *score)]
    if shape.ruled:
        lines.append(fit(rules, cells, UNICODE))
    names = "".join(f"{column:^{pitch}}" for column in COLUMNS)
    lines.append((Run(" " * (_EDGE + 1)), Run(names.rstrip(), Tone.DIM)))
    hits: list[Hit] = []
    many = len(scene.view.matrices)
    for row in range(SIDE):
        squares = [name_of(Square(number, row, column), many) for column in range(SIDE)]
        for column, place in enumerate(squares):
            first = _EDGE + column * pitch
            hits.append(Hit(place, len(lines), first + 1, first + pitch - 1))
        line = _row(matrix.cells[row * SIDE : row * SIDE + SIDE], squares, pitch, marks)
        told = _points(matrix, row, cells - _EDGE - pitch * SIDE - 1)
        lines.append((Run(f"{row + 1} ", Tone.DIM), *line, *told))
        if shape.apart and row < SIDE - 1:
            lines.append(())
    return [*lines, *under], hits


def _head(scene: Scene, number: int) -> tuple[Line, Line]:
    """Return the name of a matrix, and its score."""
    matrix = scene.view.matrices[number]
    turn = not scene.over and (
        scene.race or any(player.turn and player.seat == matrix.owner for player in scene.players)
    )
    many = len(scene.view.matrices) > 1 and not scene.alone  # to show which one `2:c3` means
    name: Line = (
        Run("▸ " if turn and not scene.alone else "  ", Tone.MARK),
        *((Run(f"{number + 1} ", Tone.DIM),) if many else ()),
        Run(scene.titled(number), Tone.STRONG),
    )
    return name, (Run(f"{score_text.in_short(matrix)} ", Tone.STRONG),)


def _rules(scene: Scene, number: int) -> Line:
    """Return the line on the rules of a matrix."""
    return (Run(option_text.in_short(scene.view.matrices[number], duel=scene.duel), Tone.DIM),)


def _row(cards: Sequence[Card | None], squares: Sequence[str], pitch: int, marks: Marks) -> Line:
    """Draw a row: a sign, the first square, a sign shared by the first and the second square, and so on."""
    signs: list[Run] = []
    for at in range(SIDE + 1):
        left = squares[at - 1] if at else None
        right = squares[at] if at < SIDE else None
        signs.append(_sign(left, right, marks))
    line: list[Run] = [signs[0]]
    for at, (card, place) in enumerate(zip(cards, squares, strict=True)):
        line += [*_square(card, place, pitch - 1, marks), signs[at + 1]]
    return tuple(line)


def _sign(left: str | None, right: str | None, marks: Marks) -> Run:
    """Return the sign between two squares: the end of the left one or the beginning of the right one."""
    for place, signs in ((marks.where, "[]"), (marks.what, "()")):
        if place is not None and place in (left, right):
            return Run(signs[0] if place == right else signs[1], Tone.MARK)
    if marks.fresh is not None and marks.fresh == right:
        return Run("*", Tone.MARK)
    if left in marks.sources or right in marks.sources:
        return Run("│", Tone.LINE)
    return Run(" ")


def _square(card: Card | None, place: str, cells: int, marks: Marks) -> Line:
    """Draw the card on a square, or whether the square takes the card in hand."""
    if card is not None:
        return _centred(run_of(card), cells)
    if place == marks.where and marks.card is not None:
        return _centred(Run(run_of(marks.card).text, Tone.BADGE), cells)
    if place in marks.targets:
        return (Run(centre("▸", cells), Tone.LIT),)
    return _centred(Run("·", Tone.DIM), cells)


def _centred(run: Run, cells: int) -> Line:
    room = cells - width((run,))
    return tuple(each for each in (Run(" " * (room // 2)), run, Run(" " * (room - room // 2))) if each.text)


def _points(matrix: MatrixView, row: int, cells: int) -> Line:
    """Write the points and the name of a row's hand."""
    line = matrix.lines[row]
    if not line.points and matrix.scoring != "pat":
        return ()
    points = ("✓" if line.points else "−") if matrix.scoring == "pat" else _gain(line.points)
    told = (
        Run(f"{align_right(points, _POINTS - 1)} ", Tone.STRONG if line.points else Tone.DIM),
        Run(score_text.line(line.name, short=cells < 24), Tone.PLAIN if line.points else Tone.DIM),
    )
    return fit(told, cells, UNICODE)


def _gain(points: int) -> str:
    """Return points as text; empty for none."""
    return formats.number(points) if points else ""


def _under(matrix: MatrixView, pitch: int, cells: int) -> list[Line]:
    """Write the points and the names of the hands of columns and diagonals."""
    if len(matrix.lines) <= SIDE:
        return []
    columns = matrix.lines[SIDE : 2 * SIDE]
    points = tuple(Run(centre(_gain(line.points), pitch), Tone.STRONG if line.points else Tone.DIM) for line in columns)
    told: list[Line] = []
    for name, line in zip((*COLUMNS, *_DIAGONALS), matrix.lines[SIDE:], strict=False):
        said = score_text.line(line.name, short=True)
        worth = f" {_gain(line.points)}".rstrip() if name in _DIAGONALS else ""
        told.append((Run(f"{name} ", Tone.DIM), Run(f"{said}{worth}", Tone.PLAIN if line.points else Tone.DIM)))
    return [(Run(" " * (_EDGE + 1)), *points), *_in_columns(told, cells - _EDGE - 1)]


def _in_columns(told: Sequence[Line], cells: int) -> list[Line]:
    """Set names one after the other, as many in a line as fit, in columns if more than one fits."""
    column = max(14, max(map(width, told)) + 2)
    many = max(1, cells // column)
    if column * len(told[:SIDE]) <= cells:
        many = SIDE
    if many == 1:
        return _flowing(told, cells)
    lines: list[Line] = []
    for first in range(0, len(told), many):
        line: Line = (Run(" " * (_EDGE + 1)),)
        for each in told[first : first + many]:
            line = (*line, *each, Run(" " * (column - width(each))))
        lines.append(line)
    return lines


def _flowing(told: Sequence[Line], cells: int) -> list[Line]:
    """Set names one after the other, each line as full as possible."""
    margin = Run(" " * (_EDGE + 1))
    lines: list[Line] = []
    for each in told:
        if lines and width(lines[-1]) + 2 + width(each) <= cells + _EDGE + 1:
            lines[-1] = (*lines[-1], Run("  "), *each)
        else:
            lines.append((margin, *each))
    return lines


def _below(scene: Scene, marks: Marks, cells: int) -> tuple[list[Line], list[Hit]]:
    """Lay out the dealt cards with the stock, and the reject squares."""
    lines: list[Line] = []
    hits: list[Hit] = []
    for deal in scene.view.deals:
        dealt = leg_text.dealt(scene.name(deal.owner) if deal.owner is not None else None)
        mine = deal is scene.deal
        line: list[Run] = [Run(f" {dealt} ", Tone.STRONG if scene.my_turn else Tone.DIM)]
        for card in deal.cards:
            hits += [Hit(card, len(lines), width(tuple(line)) + 1, width(tuple(line)) + 3)] if mine else []
            line += _loose(run_of(card), card if mine else "", marks)
        if not deal.cards and not scene.over:
            none = leg_text.dealt_later() if deal.stock else leg_text.none_dealt()
            line.append(Run(none, Tone.DIM))
        told = leg_text.stock(deal.stock)
        if deal.coming:
            more = len(deal.coming) > _MOST_COMING
            told = leg_text.stock_and_next(stock=told, cards=deal.coming[:_MOST_COMING], more=more)
        line.append(Run(f"   {told}", Tone.DIM))
        lines.append(tuple(line))
    if scene.view.rejects:
        line = [Run(f" {leg_text.rejects()} ", Tone.DIM)]
        before: Seat | str | None = ""
        for reject in scene.view.rejects:
            if reject.owner != before:
                owner = scene.name(reject.owner) if reject.owner is not None else leg_text.common()
                line.append(Run(f" {owner}" if not scene.alone else "", Tone.DIM))
                before = reject.owner
            line.append(Run(f" {reject.name[reject.name.index('x') :]}", Tone.DIM))
            hits.append(Hit(reject.name, len(lines), width(tuple(line)) + 1, width(tuple(line)) + 3))
            square = _square(reject.card, reject.name, 3, marks)
            line += _loose(square, reject.name, marks)
        lines.append(tuple(line))
    return lines, hits


def _loose(what: Run | Line, place: str, marks: Marks) -> list[Run]:
    """Draw something outside the matrices, with its signs at both sides."""
    if isinstance(what, Run):
        what = _centred(what, 3)
    left = _sign(None, place, marks) if place else Run(" ")
    right = _sign(place, None, marks) if place else Run(" ")
    return [left, *what, right]


def lay_out_matrix(scene: Scene, cells: int) -> list[Line]:
    """Lay out the first matrix alone in `cells` cells, with the places that take the dealt card."""
    source = next(iter(scene.view.sources), None)
    diagonals = len(scene.view.matrices[0].lines) > 2 * SIDE
    marks = Marks(targets=frozenset(source.targets if source is not None else ()))
    pitch = next((each for each in _PITCHES if _EDGE + each * SIDE + 1 + _POINTS + _NAMES <= cells), _PITCHES[-1])
    ruled = width(_head(scene, 0)[0]) + width(_rules(scene, 0)) + _SCORE + 3 > cells
    return _matrix(scene, 0, marks, cells, _Shape(pitch, apart=False, named=diagonals, ruled=ruled))[0]
