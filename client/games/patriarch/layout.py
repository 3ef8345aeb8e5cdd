"""The screen of a leg: the draft, the note board, the guesses, and the messages. Pure: to lines.

From 100 columns on, a third part is at the right: the players, the number of waiting guesses of each, and the news.
"""

from collections.abc import Sequence
from typing import NamedTuple

from client.games.heading import heading, role_of
from client.games.patriarch import guess_text
from client.games.patriarch.draft import nodes_of
from client.games.patriarch.footer import own_keys, says
from client.games.patriarch.guesses import TREE, filled, listed
from client.games.patriarch.messages import leg as leg_text
from client.games.patriarch.picture import Picture
from client.games.patriarch.scene import Scene
from client.games.patriarch.tree_drawing import COLUMN, lay_out
from client.games.players import Player, presence
from client.text import formats, key_labels
from client.text.cards import with_cards
from client.text.cells import align_left, align_right
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, fitted, width, wrap
from client.text.messages import game as game_text
from client.text.messages import people as people_text
from client.text.tones import Tone
from protocol.games.patriarch.view import LISTED, Board, PatriarchView

PANEL_FROM = 100
_LEFT, _TOP = 2, 1
"""The position of a tree: cells from the left, and lines below the heading."""
_HEADING = 2
_GENERATION = 7
_BESIDE = 3
_NOTED_FROM = 64
"""The least width at which a position of a record has the note board beside it."""


class Parts(NamedTuple):
    """The heights of the parts of a screen, in lines, and the width of the third part."""

    upper: int
    lower: int
    panel: int


def screen(picture: Picture, cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    """Compose the whole screen."""
    scene = picture.scene
    if scene is None:
        message = game_text.no_leg() if picture.message is None else picture.message
        return [(), (Run(f" {message}", Tone.DIM),)]
    parts = measured(picture, cells, rows)
    left = cells - parts.panel
    upper = _upper(picture, scene, left, parts.upper, glyphs)
    lower = listed(picture, scene, left, parts.lower, glyphs)
    body = [_rule(*_upper_title(picture, scene), left), *upper, _rule(*_lower_title(picture, scene), left), *lower]
    if parts.panel:
        beside = _panel(picture, scene, parts.panel, len(body), glyphs)
        body = [(*filled(line, left, glyphs), *right) for line, right in zip(body, beside, strict=True)]
    return [
        *(heading(scene, cells, glyphs) if scene.told.board is None else ()),
        *body,
        (Run("─" * cells, Tone.LINE),),
        *says(picture, cells, glyphs),
        fitted((*own_keys(picture), *_others(picture)), key_labels.LEAST, cells),
    ]


def measured(picture: Picture, cells: int, rows: int) -> Parts:
    """Return the height of each part, in lines."""
    scene = picture.scene
    assert scene is not None  # noqa: S101 # only pictures with a scene are measured
    room = max(2, rows - 6 - _headed(scene))
    ranks = len(scene.family.ranks)
    noted = 0
    if _has_notes(picture, scene):  # with a line for each listed tree, if the guesses leave room
        guesses = scene.view.guesses or room // 2
        noted = max(ranks + 2, min(LISTED, room - guesses))
    drawn = max(ranks - 1 if scene.family.shape is None else 2, 2) + 3
    upper = min(max(noted, drawn), room - 2 if room > 8 else room // 2)
    panel = min(44, max(30, cells // 3)) if cells >= PANEL_FROM else 0
    return Parts(upper, room - upper, panel)


def _headed(scene: Scene | None) -> int:
    """Return the height of the heading, in lines; the boards of a mirror match share one."""
    return 0 if scene is not None and scene.told.board is not None else _HEADING


def _has_notes(picture: Picture, scene: Scene) -> bool:
    """Return whether the note board is shown: not while there is no tree to guess."""
    return picture.notes and scene.view.board is not None and scene.laid


def place_at(picture: Picture, x: int, y: int) -> str | None:
    """Return the place of the draft at a point of the screen."""
    if not picture.composes or picture.draft is None:
        return None
    drawing = lay_out(picture.draft.nodes)
    spot = ((x - _LEFT) // COLUMN, y - _TOP - _headed(picture.scene))
    return next((key for key, box in drawing.boxes.items() if box == spot and x >= _LEFT), None)


def rank_at(picture: Picture, x: int, y: int) -> str | None:
    """Return the unplaced card at a point of the screen."""
    if not picture.composes or picture.draft is None:
        return None
    if y != _TOP + _headed(picture.scene) + lay_out(picture.draft.nodes).rows + 1:
        return None
    at, odd = divmod(x - width((Run(f"  {leg_text.to_place()} "),)), 2)
    return picture.draft.missing[at] if 0 <= at < len(picture.draft.missing) and not odd else None


def _others(picture: Picture) -> Sequence[tuple[str, str]]:
    own = {key for key, _ in own_keys(picture)}
    return [hint for hint in picture.keys if hint[0] not in own]


def _rule(title: str, told: str, cells: int) -> Line:
    start: Line = (Run("─ ", Tone.LINE), Run(title, Tone.TITLE), Run(" ", Tone.LINE))
    end: Line = (Run(" ", Tone.LINE), Run(told, Tone.TITLE), Run(" ─", Tone.LINE)) if told else ()
    if width(start) + width(end) > cells:
        end = ()
    return (*start, Run("─" * max(0, cells - width(start) - width(end)), Tone.LINE), *end)


def _upper_title(picture: Picture, scene: Scene) -> tuple[str, str]:
    board = scene.view.board
    told = guess_text.possible(board) if board is not None and _has_notes(picture, scene) else ""
    if scene.lays:
        return leg_text.your_tree(), told
    if scene.guesses:
        return leg_text.your_guess(), told
    seen = scene.view.tree is None and scene.graded and scene.graded[-1].guess.tree is not None
    return (leg_text.last_guess() if seen else leg_text.the_tree()), told


def _lower_title(picture: Picture, scene: Scene) -> tuple[str, str]:
    view = scene.view
    title = leg_text.by_player() if picture.by_player else leg_text.all_guesses()
    beat = ""
    if scene.beat is not None and not view.to_act:
        beat = guess_text.decided(view.score, scene.beat, scene.guessers[0].name, scene.owner.name)
    elif scene.beat is not None and not scene.over:
        mine = scene.me.role if scene.me else None
        beat = guess_text.beat(scene.beat, view.score, view.guesses, mine, scene.guessers[0].name)
    told = [guess_text.score(min(view.score, len(scene.graded)), view.guesses), beat]
    return title, formats.facts(told)


# The upper part: the draft or the tree, and the note board beside it


def _upper(picture: Picture, scene: Scene, cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    board = scene.view.board
    shown = board is not None and _has_notes(picture, scene) and rows > len(scene.family.ranks)  # all of it, or nothing
    notes = _notes(board, scene, rows, cells, glyphs) if board is not None and shown else []
    beside = max((width(line) for line in notes), default=0)
    left = _left(picture, scene, cells - beside - (_BESIDE if notes else 0), glyphs)
    lines = []
    for row in range(rows):
        line = left[row] if row < len(left) else ()
        if row < len(notes):
            line = (*filled(line, cells - beside - 1, glyphs), *notes[row])
        lines.append(fit(line, cells, glyphs))
    return lines


def _left(picture: Picture, scene: Scene, cells: int, glyphs: Glyphs) -> list[Line]:
    view = scene.view
    if picture.composes and picture.draft is not None:
        suit = picture.suit if scene.lays else view.suit
        drawn = lay_out(picture.draft.nodes).lines(suit)
        lines = [(Run(" " * _LEFT), *line) for line in drawn]
        to_place = _to_place(picture)
        said = [(Run(to_place, Tone.MARK),)] if to_place else [(Run(f"  {picture.draft.tree}", Tone.STRONG),)]
        return [*lines, (), *said]
    shown = view.tree
    if shown is None and scene.graded:
        shown = scene.graded[-1].guess.tree
    if shown is not None:
        drawn = [(Run(" " * _LEFT), *line) for line in lay_out(nodes_of(shown)).lines(view.suit)]
        return [*drawn, (), (Run(f"  {shown}", Tone.STRONG),), *_sources(scene, cells, glyphs)]
    return _sources(scene, cells, glyphs)


def _sources(scene: Scene, cells: int, glyphs: Glyphs) -> list[Line]:
    """Say what is hidden, or where the tree comes from."""
    told = ""
    if scene.hidden:
        told = leg_text.hidden_from_owner() if scene.me is not None else leg_text.hidden_from_spectators()
    elif scene.over and scene.view.tree is None and not scene.found:
        told = leg_text.tree_hidden()
    elif scene.open:
        told = leg_text.is_open(scene.owner.mine)
    elif scene.view.tree is None and not scene.graded and scene.room:
        told = f"{leg_text.owns(mine=scene.owner.mine, owner=scene.owner.name)} {leg_text.source(scene.view.tree_by)}"
    return wrap((Run(f"  {told}", Tone.DIM),), max(20, cells), glyphs, indent=2) if told else []


def _to_place(picture: Picture) -> str:
    missing = picture.draft.missing if picture.draft is not None else ""
    return f"  {leg_text.to_place()} {' '.join(missing)}" if missing else ""


def _notes(board: Board, scene: Scene, rows: int, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the table of the cards' places in the possible trees, and these trees, once there are few."""
    heads = guess_text.columns(scene.family.generations)
    head: Line = (Run("   "), *(Run(align_right(each, _GENERATION), Tone.DIM) for each in heads))
    lines: list[Line] = [head]
    for rank, counts in zip(scene.family.ranks, board.cards, strict=True):
        row: list[Run] = [Run(f" {rank} ", Tone.STRONG)]
        for count in counts:
            sure = count == board.possible
            sign = ("+" if glyphs.ascii else "✓") if sure else ""
            text = f"{sign}{count}" if count else "·"
            row.append(Run(align_right(text, _GENERATION), Tone.GOOD if sure else Tone.PLAIN if count else Tone.DIM))
        lines.append(tuple(row))
    longest = TREE[len(scene.family.ranks)]
    table = width(head)
    if not board.trees or cells < table + 3 * COLUMN + longest + 8:
        return lines
    room = rows - (len(board.trees) > rows)
    listed = [f"   {tree}" for tree in board.trees[:room]]
    if len(board.trees) > room:
        listed.append(f"   {leg_text.more_lines(len(board.trees) - room)}")
    height = max(len(lines), len(listed))
    lines += [()] * (height - len(lines))
    listed += [""] * (height - len(listed))
    wide = longest + 3
    return [
        (*line, Run(" " * (table - width(line))), Run(align_left(text, wide)))
        for line, text in zip(lines, listed, strict=True)
    ]


# The third part


def _panel(picture: Picture, scene: Scene, cells: int, rows: int, glyphs: Glyphs) -> list[Line]:
    inner = cells - 3
    who = [_player(scene, player, inner, glyphs) for player in scene.players]
    news = [
        line
        for index, item in enumerate(scene.news)
        for line in wrap(with_cards(item, Tone.DIM if index else Tone.PLAIN), inner, glyphs, indent=2)
    ]
    told: list[Line] = [*who, (), (Run(game_text.news(), Tone.TITLE),), *news]
    told += [()] * (rows - 1 - len(told))
    head: Line = (Run("┬" + "─" * (cells - 1), Tone.LINE),)
    return [head, *((Run("│ ", Tone.LINE), *line) for line in told[: rows - 1])]


def _player(scene: Scene, player: Player, cells: int, glyphs: Glyphs) -> Line:
    row = next((row.guesses for row in scene.view.rows if row.seat == player.seat), ())
    waiting = sum(guess.waiting for guess in row)
    mark = Run("▸ " if player.turn else f"{presence(player.here)} ", Tone.MARK if player.turn else Tone.DIM)
    role = role_of(player.role, mine=player.mine)
    plays = f" ({people_text.computer(player.computer)})" if player.computer else ""
    away = f" ({people_text.away()})" if player.here is False and player.computer is None else ""
    made = f" · {leg_text.graded_count(len(row) - waiting)}" if player.role == "guesser" else ""
    backs = f" {' '.join([guess_text.BACK[:2]] * waiting)}" if waiting else ""
    named = (mark, Run(player.name, Tone.STRONG))
    line = (*named, Run(f" {role}{plays}{away}{made}{backs}", Tone.DIM))
    if made and width(line) > cells:  # a count says as much as the role
        line = (*named, Run(f"{plays}{away}{made}{backs}", Tone.DIM))
    return fit(line, cells, glyphs)


def position(
    view: PatriarchView, cells: int, rows: int, back: int, glyphs: Glyphs, names: Sequence[str] = ()
) -> list[Line]:
    """Compose a position of a record: the tree with the note board beside it, and the guesses."""
    scene = Scene.of_position(view, names)
    picture = Picture(scene, back=back, notes=cells >= _NOTED_FROM)
    parts = measured(picture, min(cells, PANEL_FROM - 1), rows + 5 + _HEADING)
    seen = view.tree is not None or any(each.guess.tree is not None for each in scene.graded)
    upper = _upper(picture, scene, cells, parts.upper, glyphs) if seen or picture.notes else []
    return [
        *upper,
        _rule(*_lower_title(picture, scene), cells),
        *listed(picture, scene, cells, max(1, rows - len(upper) - 1), glyphs),
    ][:rows]
