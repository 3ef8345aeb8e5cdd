"""The words of Poker Solitaire outside its own board."""

from client.games import how_to_play
from client.games.figures import Figures
from client.games.game_words import GameWords, no_text
from client.games.poker_solitaire import move_text, option_text, score_text
from client.games.poker_solitaire.figure import draw
from client.games.poker_solitaire.messages import about as about_text
from client.games.poker_solitaire.messages import listed as listed_text
from client.games.poker_solitaire.messages import pages
from client.games.poker_solitaire.rejection_text import refusal
from client.text.formats import exact
from client.text.messages import game as game_text
from client.text.messages import pages as shared_pages
from protocol.games.poker_solitaire.view import PokerSolitaireView

_PAGES = how_to_play.GamePages(
    basic=pages.basic,
    full=pages.full,
    terminal_keys=pages.terminal_keys,
    line_keys=pages.line_keys,
    credits=pages.credits,
    match=(
        shared_pages.single_leg_match,
        shared_pages.numbers,
        shared_pages.mirror,
        shared_pages.clocks,
        shared_pages.takebacks,
        shared_pages.table,
    ),
)

_ROLES: tuple[about_text.Standing, ...] = ("player", "maximizer", "minimizer")

WORDS = GameWords(
    about=listed_text.about,
    refusal=refusal,
    counted=game_text.points,
    points=exact,
    part=lambda name: name,
    parts=score_text.parts,
    move=move_text.show_move,
    move_by=move_text.show_move,
    shorter=(move_text.short_move,),
    named=move_text.named,
    card=move_text.card_of,
    news=move_text.news,
    coming=move_text.coming_up,
    lost=about_text.lost,
    match_in_short=about_text.match_in_short,
    equals_in_short=about_text.equals_in_short,
    together_in_short=no_text,
    timed=no_text,
    computers=lambda: about_text.computers_matrix(False),
    computers_key=about_text.computers_matrix_key,
    picture=about_text.matrix,
    standings=lambda: {role: about_text.standing(role) for role in _ROLES},
    together=no_text,
    rules=_PAGES.parts,
    plain=_PAGES.line_parts,
    figures=Figures(__file__, PokerSolitaireView, draw),
    options=option_text.form,
    part_values=score_text.part_rows,
    won=score_text.won,
    outcome=score_text.outcome,
    chosen=option_text.chosen,
)
