"""The words of Grandma’s Game outside its own board."""

from client.games import how_to_play
from client.games.figures import Figures
from client.games.game_words import GameWords, Options, no_text
from client.games.grandmas_game import move_text, score_text
from client.games.grandmas_game.figure import draw
from client.games.grandmas_game.messages import about as about_text
from client.games.grandmas_game.messages import listed as listed_text
from client.games.grandmas_game.messages import pages
from client.games.grandmas_game.messages import scores as scores_text
from client.games.grandmas_game.rejection_text import refusal
from client.text.formats import number
from client.text.messages import pages as shared_pages
from protocol.games.grandmas_game.view import GrandmasGameView

_PAGES = how_to_play.GamePages(
    basic=pages.basic,
    full=pages.full,
    terminal_keys=pages.terminal_keys,
    line_keys=pages.line_keys,
    credits=pages.credits,
    match=(
        shared_pages.numbers,
        shared_pages.clocks,
        shared_pages.table,
    ),
)

_FINDINGS: tuple[about_text.Finding, ...] = ("deck_dealt", "cards_as_seen", "cards_different")


def _options() -> Options:
    reorder = {value: (about_text.reorder(value), about_text.reorder_note(value)) for value in ("on", "off")}
    winnable = {value: (about_text.winnable(value), about_text.winnable_note(value)) for value in ("off", "on")}
    return {"reorder": (about_text.option("reorder"), reorder), "winnable": (about_text.option("winnable"), winnable)}


WORDS = GameWords(
    about=listed_text.about,
    refusal=refusal,
    counted=scores_text.counted,
    won=score_text.won,
    best=score_text.ALL,
    points=lambda score: number(round(score)),
    part=score_text.part,
    parts=score_text.parts,
    move=move_text.show_move,
    shorter=(move_text.short_move, move_text.shortest_move),
    card=lambda move: move,
    news=move_text.news,
    coming=score_text.stock_left,
    lost=lambda loss: scores_text.counted(round(loss)),
    match_in_short=no_text,
    together_in_short=about_text.together_in_short,
    timed=no_text,
    computers=about_text.computers_table,
    computers_key=about_text.computers_table_key,
    picture=about_text.table,
    standings=lambda: {"player": about_text.standing()},
    together=about_text.race_standing,
    rules=_PAGES.parts,
    plain=_PAGES.line_parts,
    figures=Figures(__file__, GrandmasGameView, draw),
    options=_options,
    findings=lambda: {name: about_text.finding(name) for name in _FINDINGS},
    chosen=score_text.options,
)
