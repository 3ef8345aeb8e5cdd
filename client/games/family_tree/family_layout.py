"""The layout of a single family: the couple large at the top, its children below, with the branch signs. Pure.

     7♦ → 6♠ → Q♥═K♠                                  ↑ up one level 2▸   to the top
     ╭─────╮   ╭─────╮
     │Q♥   │   │K♠   │  ╭─────╮  full house 80: Q♥ ...
    ▸│  ♥  │═══│  ♠  │  │2♣   │  celebrity 30

rules: family_tree, What the player sees
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from client.games.family_tree import family_text
from client.games.family_tree.branches import Branch, branch, branches, way_to
from client.games.family_tree.family_navigation import Walk, spots
from client.games.family_tree.layout import HINTED, Box, Kind, Span, TreeLayout
from client.games.family_tree.messages import families as families_text
from client.text import formats
from client.text.cards import face, run_of, small_face, with_cards
from client.text.cells import cell_len
from client.text.glyphs import UNICODE
from client.text.lines import Line, Run, fit, joined, width, wrap
from client.text.tables import text_of
from client.text.tones import Tone
from protocol.cards import Card
from protocol.games.family_tree.view import Family, FamilyTreeView

_SIZES = ((5, 5), (5, 3), (3, 3), (3, 1), (1, 1))
"""The lines of a card of the couple and of a child: the largest that fit are used."""
_FACE_CELLS = {5: 7, 3: 5, 1: 3}
_STEP: Line = (Run(" → ", Tone.DIM),)
_ROUND_THE_WAY = 8
"""Cells before the way here, for the sign that its beginning is left out, and after it."""
_JOINT = 3
_WIDEST_CHILD = 20
_BESIDE_CHILDREN = 5
"""Lines besides the cards: the way here, what is covered, and three below each child."""


@dataclass(slots=True)
class _Page:
    """The spans placed so far."""

    fresh: Card | None
    lines: list[list[Span]] = field(default_factory=list)
    boxes: dict[Card, Box] = field(default_factory=dict)

    def put(self, line: int, x: int, runs: Iterable[Run], card: Card | None = None, place: int | None = None) -> int:
        """Place runs one after the other; return the cell after them."""
        while len(self.lines) <= line:
            self.lines.append([])
        for run in runs:
            self.lines[line].append(Span(x, run.text, run.tone, Kind.JOINT, card, place))
            x += cell_len(run.text)
        return x

    def mark(self, line: int, x: int, run: Run, card: Card, place: int) -> None:
        """Place the sign of a target for the current card."""
        self.put(line, x, ())
        self.lines[line].append(Span(x, run.text, run.tone, Kind.MARK, card, place))

    def face(self, line: int, x: int, card: Card, shown: Card, size: int, place: int | None) -> None:
        """Draw a card of `size` lines; `shown` covers `card` if they differ."""
        rows = face(shown) if size == 5 else small_face(shown) if size == 3 else [(run_of(shown),)]
        kind = Kind.FRESH if shown == self.fresh else Kind.CARD
        for down, row in enumerate(rows):
            at = x
            self.put(line + down, at, ())
            for run in row:
                edge = Kind.JOINT if run.tone is Tone.LINE else kind
                self.lines[line + down].append(Span(at, run.text, run.tone, edge, card, place))
                at += cell_len(run.text)
        self.boxes[card] = Box(line, x, _FACE_CELLS[size])

    def finish(self) -> TreeLayout:
        lines = tuple(tuple(sorted(line, key=lambda span: span.x)) for line in self.lines)
        across = max((line[-1].x + cell_len(line[-1].text) for line in lines if line), default=0)
        return TreeLayout(lines, across, (), (0,), self.boxes)


def lay_out_family(
    view: FamilyTreeView, walk: Walk, cells: int, rows: int, mark: Run, hinted: Card | None = None
) -> TreeLayout:
    """Lay out the family in view in `cells` cells and `rows` lines; `place` is an index into its `spots`.

    `mark` precedes each place for the current card; a star precedes the `hinted` one.
    """
    return _Drawing(view, walk, cells, rows, mark, hinted).finish()


class _Drawing:
    """One drawing of a family."""

    def __init__(self, view: FamilyTreeView, walk: Walk, cells: int, rows: int, mark: Run, hinted: Card | None) -> None:
        self._view, self._cells, self._mark, self._hinted = view, cells, mark, hinted
        self._family = walk.family(view)
        self._spots = spots(view, walk.member)
        self._families = {family.member: family for family in view.families}
        self._couple, self._child = _sizes(bool(self._family.children), rows)
        self._page = _Page(view.played.card if view.played else None)
        self._way_here()
        self._set_couple()
        self._beside()
        for number, each in enumerate(branches(view, walk.member)):
            self._set_child(number, each)

    def finish(self) -> TreeLayout:
        return self._page.finish()

    def _way_here(self) -> None:
        """Draw the first line: the way here from the top, each step of which can be clicked, and the ways back."""
        way = way_to(self._view.families, self._family.member)
        back = self._set_back(way)
        steps = [_named(family) for family in way[-1:]]
        for family in reversed(way[:-1]):
            longer = [(run_of(family.member),), *steps]
            if width(joined(longer, _STEP)) + _ROUND_THE_WAY > back:
                break
            steps = longer
        dropped = len(way) - len(steps)
        x = self._page.put(0, 1, (Run("· → ", Tone.DIM),)) if dropped else 1
        for index, (family, step) in enumerate(zip(way[dropped:], steps, strict=True)):
            x = self._page.put(0, x, _STEP) if index else x
            x = self._page.put(0, x, step, family.member)
        if len(way) == 1:
            self._page.put(0, x, (Run(f", {families_text.top()}", Tone.DIM),))

    def _set_back(self, way: tuple[Family, ...]) -> int:
        """Draw the ways up and to the top at the right end of the first line; return the cell at which they begin."""
        if len(way) < 2:
            return self._cells
        elsewhere = len(self._view.moves) - branch(self._view, self._family.member).places
        up = [Run(f"↑ {families_text.up()}", Tone.KEY)]
        if elsewhere:
            advised = self._hinted is not None and not self._leads_to(self._family.member, self._hinted)
            up.append(Run(f" {elsewhere}{HINTED.text if advised else self._mark.text}", Tone.MARK))
        top = [Run(families_text.to_top(), Tone.KEY)]
        x = self._cells - width((*up, *top)) - 4
        after = self._page.put(0, x, up, way[-2].member)
        self._page.put(0, after + 3, top, way[0].member)
        return x

    def _set_couple(self) -> None:
        family, size = self._family, self._couple
        middle, across = 1 + size // 2, _FACE_CELLS[size]
        self._partner(family.member, family.member_cover, 1, 0)
        x = 1 + across
        if family.spouse is not None:
            divorced = family.spouse_cover is not None and family.spouse_cover[0] == "A"
            second = next((index for index, spot in enumerate(self._spots) if spot.card == family.spouse), 0)
            self._page.put(middle, x, (Run("╱╱" if divorced else "══", Tone.LINE),), family.member, 0)
            marked = second > 0 and self._spots[second].move is not None
            if not marked:
                last = Run("╱" if divorced else "═", Tone.LINE)
                self._page.put(middle, x + 2, (last,), family.member, second)
            self._partner(family.spouse, family.spouse_cover, x + _JOINT, second)
            x += _JOINT + across
        if family.extended is not None:
            self._page.face(1, x + 2, family.extended, family.extended, size, 0)

    def _partner(self, card: Card, cover: Card | None, x: int, place: int) -> None:
        size = self._couple
        spot = self._spots[place]
        if spot.move is not None and spot.card == card:
            sign = HINTED if card == self._hinted else self._mark
            self._page.mark(1 + size // 2, x - 1, sign, card, place)
        self._page.face(1, x, card, cover or card, size, place)
        if cover is not None:
            dagger = "" if cover[0] == "A" else "†"
            self._page.put(1 + size, x, (Run(f"{dagger}({run_of(card).text})", Tone.DIM),), card, place)

    def _beside(self) -> None:
        """Write the facts about the family to the right of its cards."""
        x = 1 + 3 * _FACE_CELLS[self._couple] + _JOINT + 4
        room = self._cells - x - 1
        lines: list[Line] = []
        for told in self._told(room):
            lines += wrap(told, room, UNICODE, indent=2)
        for line, runs in enumerate(lines[: self._couple + 1], start=1):
            self._page.put(line, x, runs)

    def _told(self, room: int) -> list[Line]:
        family = self._family
        told: list[Line] = []
        if family.hand is not None:
            points = Run(family_text.hand(family.hand), Tone.STRONG)
            told.append((points, Run(formats.colon()), *with_cards(formats.cards(family.hand.cards))))
        elif family.spouse is not None:
            in_sight = 2 + len(family.children) + (family.extended is not None)
            told.append((Run(families_text.cards_of_five(in_sight), Tone.DIM),))
        state, celebrity = with_cards(family_text.state(family)), (Run(families_text.celebrity(family.celebrity)),)
        if not family.celebrity:
            told.append(state)
        else:
            together = (*state, Run(" · "), *celebrity)
            told += [together] if width(together) <= room else [state, celebrity]
        parents = self._families.get(family.parent) if family.parent is not None else None
        told.append(with_cards(family_text.born_to(family.level, parents), Tone.DIM))
        return told

    def _set_child(self, number: int, branch: Branch) -> None:
        """Draw a child with its spouse, the sign of its branch, and the number of children below."""
        across = min(_WIDEST_CHILD, (self._cells - 1) // len(self._family.children))
        family, line, x = self._families[branch.child], 2 + self._couple, 1 + number * across
        place = next(index for index, spot in enumerate(self._spots) if spot.child and spot.card == branch.child)
        digit: Line = (Run("┬", Tone.LINE), Run(f"{number + 1}", Tone.DIM))
        if number + 1 < len(self._family.children):
            digit = (*digit, Run("─" * (across - 2), Tone.LINE))
        self._page.put(line, x + 1, digit, branch.child)
        shown = family.member_cover or family.member
        self._page.face(line + 1, x, family.member, shown, self._child, place)
        below = families_text.below(branch.children) if branch.children else ""
        under = (_married(family), self._sign(branch), (Run(below, Tone.DIM),))
        for down, runs in enumerate(under, start=line + 1 + self._child):
            self._page.put(down, x, fit(runs, across - 1, UNICODE), branch.child, place)

    def _sign(self, branch: Branch) -> Line:
        if branch.sign is None:
            return ()
        within = self._hinted is not None and self._leads_to(branch.child, self._hinted)
        mark = HINTED if within else self._mark
        return (mark, Run(text_of(families_text.sign, branch.sign), mark.tone))

    def _leads_to(self, child: Card, hinted: Card) -> bool:
        home = next(family for family in self._view.families if hinted in (family.member, family.spouse))
        return child in {family.member for family in way_to(self._view.families, home.member)}


def _sizes(children: bool, rows: int) -> tuple[int, int]:
    for couple, child in _SIZES:
        if couple + _BESIDE_CHILDREN + child + 1 <= rows or (not children and couple + 2 <= rows):
            return couple, child
    return _SIZES[-1]


def _named(family: Family) -> Line:
    if family.spouse is None:
        return (run_of(family.member),)
    divorced = family.spouse_cover is not None and family.spouse_cover[0] == "A"
    return (run_of(family.member), Run("╱" if divorced else "═", Tone.LINE), run_of(family.spouse))


def _married(family: Family) -> Line:
    """Write the spouse of a child and the covers of both, shorter than in the whole tree."""
    runs: list[Run] = []
    if family.member_cover is not None:
        runs.append(Run(f"†({run_of(family.member).text})", Tone.DIM))
    if family.spouse is not None:
        divorced = family.spouse_cover is not None and family.spouse_cover[0] == "A"
        runs.append(Run("╱" if divorced else "═" if family.spouse_cover is None else "═†", Tone.LINE))
        runs.append(run_of(family.spouse_cover or family.spouse))
    if family.extended is not None:
        runs += [Run(" "), run_of(family.extended)]
    return tuple(runs)
