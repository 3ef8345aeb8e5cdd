"""The frame of the table: the score, the other players, and the rules. Pure: from a scene to lines.

From 100 columns on the panel is to the right of the table; on a narrower screen it folds into two lines above it.
"""

from textual.geometry import Region

from client.games.grandmas_game import score_text
from client.games.grandmas_game.layout import WIDTH, Layout
from client.games.grandmas_game.messages import leg as leg_text
from client.games.grandmas_game.messages import scores as scores_text
from client.games.grandmas_game.scene import Scene
from client.terminal.games.side_panel import rule, section
from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, joined, spread, width, wrap
from client.text.tones import Tone

_LEAST_PANEL, _MOST_PANEL = 32, 44
_BETWEEN: Line = (Run(" · ", Tone.DIM),)


def panel_width(cells: int) -> int:
    """Return the panel's width on a screen of `cells` columns; 0: the panel is folded."""
    beside = cells - WIDTH
    return min(beside, _MOST_PANEL) if beside >= _LEAST_PANEL else 0


def folded(scene: Scene, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the panel as two lines: the score and the score to beat; the last move and the other players."""
    view = scene.view
    if not view.foundations:  # a spectator of a race sees no table
        return [(), _others(scene, cells - 2)]
    points, parts = scores_text.on_foundations_short(view.score), Run(f"  {score_text.parts_in_short(view)}", Tone.DIM)
    right: Line = (Run(f"{scene.made} ", Tone.DIM),)
    if scene.to_beat is not None:
        right = (Run(scores_text.to_beat(scene.to_beat), Tone.MARK), *_BETWEEN, *right)
    score: Line = (Run(f" {points}", Tone.STRONG), parts)
    if width(score) + width(right) + 2 > cells:  # both counts of undone and redone moves can be long
        score = (Run(f" {scores_text.of_all(view.score)}", Tone.STRONG), parts)
    news = with_cards(f" {scene.news}")
    if not scene.race:
        return [spread(score, right, cells, glyphs), news]
    others = _others(scene, cells - 2)
    told = spread(others, (*news, Run(" ")), cells, glyphs) if width(others) + width(news) + 3 <= cells else others
    return [spread(score, right, cells, glyphs), told]


def _others(scene: Scene, cells: int) -> Line:
    """Return the standing of as many other players as fit, and how many more there are."""
    told: list[Line] = [(Run(each),) for each in scene.standings]
    for many in range(len(told), 0, -1):
        more = [(Run(scores_text.more_players(len(told) - many), Tone.DIM),)] if many < len(told) else []
        line = (Run(" "), *joined([*told[:many], *more], _BETWEEN))
        if width(line) <= cells or many == 1:
            return line
    return ()


def panel(scene: Scene, cells: int, glyphs: Glyphs) -> list[Line]:
    """Compose the panel at the right, below its first title."""
    view, inner = scene.view, cells - 3
    head = wrap((Run(scene.ended, Tone.STRONG),), inner, glyphs) if scene.over else []
    if view.foundations:
        head += wrap((Run(scores_text.on_foundations(view.score), Tone.STRONG),), inner, glyphs)
        head += wrap((Run(score_text.parts(view), Tone.DIM),), inner, glyphs, indent=2)
        head.append((Run(scores_text.stock(view.stock), Tone.DIM),))
        head += wrap((Run(scene.made, Tone.DIM),), inner, glyphs)
    beat = score_text.reached(scene.computers, scene.own_best)
    sections: list[tuple[str, list[Line]]] = [
        ("", head),
        (leg_text.race() if scene.race else "", [(Run(each),) for each in scene.standings]),
        (scores_text.to_beat(scene.to_beat) if scene.to_beat is not None else "", wrap((Run(beat),), inner, glyphs)),
        (leg_text.last_move() if scene.news else "", wrap(with_cards(scene.news), inner, glyphs, indent=2)),
    ]
    return [
        line for title, lines in sections for line in section(title, lines if title or lines is head else [], cells)
    ]


def top_rule(scene: Scene | None, cells: int, panel_cells: int, *, auto: bool = False) -> Line:
    """Compose the line over the table and the panel; `auto`: safe cards are played automatically."""
    title = scores_text.title(scene.view.score) if scene is not None and scene.view.foundations else ""
    over = leg_text.table_auto() if auto else leg_text.table()
    return rule(over, (), cells, panel_cells, "┬", title)


def bottom_rule(layout: Layout, sight: Region, cells: int, panel_cells: int) -> Line:
    """Compose the line under them, which shows how much is out of sight."""
    hidden = layout.height > sight.bottom or layout.width > sight.right
    return rule("", (Run(" … ", Tone.DIM),) if hidden else (), cells, panel_cells, "┴", "")
