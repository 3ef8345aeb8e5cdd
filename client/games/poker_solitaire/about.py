"""The words of Poker Solitaire outside its own board."""

from client.games import how_to_play
from client.games.game_words import GameWords, no_text
from client.games.poker_solitaire import option_words as poker_option_words
from client.games.poker_solitaire import words as poker_solitaire_words
from client.games.poker_solitaire.messages import pages
from client.games.poker_solitaire.rejection_text import refusal
from client.text.formats import exact
from client.text.messages import pages as shared_pages

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

WORDS = GameWords(
    refusal=refusal,
    counted=poker_solitaire_words.counted,
    points=exact,
    part=lambda name: name,
    parts=poker_solitaire_words.parts,
    move=poker_solitaire_words.move,
    move_by=poker_solitaire_words.move,
    shorter=(poker_solitaire_words.short_move,),
    named=poker_solitaire_words.named,
    card=poker_solitaire_words.card,
    news=poker_solitaire_words.told,
    coming=poker_solitaire_words.coming_up,
    lost=lambda loss: f"{loss:.1f} points",
    match_in_short=lambda: poker_solitaire_words.MATCH,
    equals_in_short=lambda: poker_solitaire_words.EQUALS,
    together_in_short=no_text,
    timed=no_text,
    computers=lambda: "The computer’s matrix",
    computers_key=lambda: "computer’s matrix",
    picture=lambda: "matrix",
    standings=lambda: {
        "player": "the most",
        "maximizer": "maximizing, the most",
        "minimizer": "minimizing, the least",
    },
    together=no_text,
    rules=_PAGES.parts,
    plain=_PAGES.line_parts,
    options=lambda: poker_option_words.OPTIONS,
    part_values=poker_solitaire_words.table,
    won=poker_solitaire_words.won,
    outcome=poker_solitaire_words.outcome,
    chosen=poker_option_words.chosen,
)
