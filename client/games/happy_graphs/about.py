"""The words of Happy Graphs outside its own board."""

from collections.abc import Callable, Mapping

from client.games import how_to_play
from client.games.figures import Figures
from client.games.game_words import GameWords, Options
from client.games.happy_graphs import move_text, score_text
from client.games.happy_graphs.figure import draw
from client.games.happy_graphs.messages import about as about_text
from client.games.happy_graphs.messages import leg as leg_text
from client.games.happy_graphs.messages import listed as listed_text
from client.games.happy_graphs.messages import pages
from client.games.happy_graphs.messages import scores as scores_text
from client.games.happy_graphs.offer import OFFER
from client.games.happy_graphs.rejection_text import refusal
from client.text.formats import exact
from client.text.messages import pages as shared_pages
from client.text.tables import text_of
from protocol.games.happy_graphs.view import HappyGraphsView

_PAGES = how_to_play.GamePages(
    basic=pages.basic,
    full=pages.full,
    terminal_keys=pages.terminal_keys,
    line_keys=pages.line_keys,
    credits=pages.credits,
    match=(
        shared_pages.together,
        shared_pages.match,
        shared_pages.numbers,
        shared_pages.mirror,
        shared_pages.clocks,
        shared_pages.takebacks,
        shared_pages.table,
    ),
)

_ROLES: tuple[about_text.Standing, ...] = ("player", "maximizer", "minimizer")


def _options() -> Options:
    return {
        "variant": (about_text.option("variant"), _values("variant", about_text.variant, about_text.variant_note)),
        "mode": (about_text.option("mode"), _values("mode", about_text.mode, about_text.mode_note)),
        "hands": (about_text.option("hands"), _values("hands", about_text.hands, about_text.hands_note)),
    }


def _values(option: str, label: Callable[..., str], note: Callable[..., str]) -> Mapping[str, tuple[str, str]]:
    return {value: (text_of(label, value), text_of(note, value)) for value in OFFER.options[option]}


WORDS = GameWords(
    about=listed_text.about,
    refusal=refusal,
    best=0,
    counted=scores_text.counted,
    points=exact,
    part=score_text.part,
    parts=lambda view: score_text.parts(view.parts),
    move=move_text.show_move,
    card=lambda move: move.partition("@")[0],
    news=move_text.news,
    coming=move_text.coming_up,
    lost=about_text.lost,
    match_in_short=about_text.match_in_short,
    together_in_short=about_text.together_in_short,
    timed=leg_text.time_starts,
    computers=about_text.computers_board,
    computers_key=about_text.computers_board_key,
    picture=about_text.board,
    standings=lambda: {role: about_text.standing(role) for role in _ROLES},
    together=about_text.together,
    rules=_PAGES.parts,
    plain=_PAGES.line_parts,
    figures=Figures(__file__, HappyGraphsView, draw),
    options=_options,
)
