"""The words of Grandma’s Game outside its own board."""

from client.games import how_to_play
from client.games.game_words import GameWords, no_text
from client.games.grandmas_game import move_text, score_text
from client.games.grandmas_game.messages import pages
from client.games.grandmas_game.messages import scores as scores_text
from client.text.counting import count
from client.text.messages import pages as shared_pages

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

WORDS = GameWords(
    counted=scores_text.counted,
    won=score_text.won,
    best=score_text.ALL,
    points=lambda score: f"{score:.0f}",
    part=score_text.part,
    parts=score_text.parts,
    move=move_text.show_move,
    refusal=move_text.refusal,
    shorter=(move_text.short_move, move_text.shortest_move),
    card=lambda move: move,
    news=move_text.news,
    coming=score_text.stock_left,
    lost=lambda loss: count(round(loss), "card"),
    match_in_short=no_text,
    together_in_short=lambda: (
        "A race: each of you plays the same cards on a table of your own. The first to bring all of them to the "
        "foundations wins, else whoever brings the most."
    ),
    timed=no_text,
    computers=lambda: "The computer’s table",
    computers_key=lambda: "computer’s table",
    picture=lambda: "table",
    standings=lambda: {"player": "alone, the most"},
    together=lambda: "in a race, the most",
    rules=_PAGES.parts,
    plain=_PAGES.line_parts,
    options=lambda: {
        "reorder": (
            "Workspace",
            {"on": ("in any order", "its cards may be moved"), "off": ("as it lies", "much harder")},
        ),
        "winnable": (
            "Numbers",
            {"off": ("any", "some cannot be won"), "on": ("winnable only", "where one is drawn")},
        ),
    },
    findings=lambda: {
        "deck_dealt": "Verified: this number deals the deck you played.",
        "cards_as_seen": "The cards you saw are in that deck.",
        "cards_different": "The record has other cards than you saw.",
    },
    chosen=score_text.options,
)
