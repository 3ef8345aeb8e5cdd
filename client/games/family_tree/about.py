"""The words of Family Tree outside its own board."""

from client.games import how_to_play
from client.games.family_tree import move_text
from client.games.family_tree.figure import draw
from client.games.family_tree.messages import about as about_text
from client.games.family_tree.messages import leg as leg_text
from client.games.family_tree.messages import listed as listed_text
from client.games.family_tree.messages import pages
from client.games.family_tree.rejection_text import refusal
from client.games.figures import Figures
from client.games.game_words import GameWords, no_text
from client.text import formats
from client.text.messages import game as game_text
from client.text.messages import pages as shared_pages
from client.text.tables import known_text
from protocol.games.family_tree.view import FamilyTreeView

_PAGES = how_to_play.GamePages(
    basic=pages.basic,
    full=pages.full,
    terminal_keys=pages.terminal_keys,
    line_keys=pages.line_keys,
    credits=pages.credits,
    match=(
        shared_pages.match,
        shared_pages.numbers,
        shared_pages.second_leg,
        shared_pages.mirror,
        shared_pages.clocks,
        shared_pages.takebacks,
        shared_pages.table,
    ),
)
_ROLES: tuple[about_text.Standing, ...] = ("player", "maximizer", "minimizer")


def _coming(view: FamilyTreeView) -> str:
    """Return the card that is played next, in a replay; empty at the end."""
    return f"▹ {formats.card(view.current)}" if view.current else ""


WORDS = GameWords(
    about=listed_text.about,
    refusal=refusal,
    counted=game_text.points,
    points=lambda score: formats.number(round(score)),
    part=lambda name: known_text(about_text.part, name) or name,
    parts=lambda view: leg_text.parts(levels=view.levels, celebrity=view.celebrity, hands=view.hands),
    move=move_text.move,
    card=lambda move: move.partition(">")[0],
    news=move_text.told,
    coming=_coming,
    lost=lambda loss: game_text.points(round(loss)),
    match_in_short=about_text.match_in_short,
    together_in_short=no_text,
    timed=no_text,
    computers=about_text.computers_tree,
    computers_key=about_text.computers_tree_key,
    picture=about_text.tree,
    standings=lambda: {role: about_text.standing(role) for role in _ROLES},
    together=about_text.together,
    rules=_PAGES.parts,
    plain=_PAGES.line_parts,
    figures=Figures(__file__, FamilyTreeView, draw),
    options=lambda: {},
)
