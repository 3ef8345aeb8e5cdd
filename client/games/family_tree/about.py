"""The words of Family Tree outside its own board."""

from client.games import how_to_play
from client.games.family_tree import words as family_tree_words
from client.games.family_tree.messages import pages
from client.games.game_words import GameWords, no_text
from client.text.counting import count
from client.text.formats import number as written
from client.text.messages import pages as shared_pages

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

WORDS = GameWords(
    counted=lambda score: count(score, "point"),
    points=lambda score: written(round(score)) if round(score) >= 0 else f"−{written(-round(score))}",
    part=lambda name: name,
    parts=lambda view: family_tree_words.parts(view.levels, view.celebrity, view.hands),
    move=family_tree_words.move,
    card=lambda move: move.partition(">")[0],
    news=family_tree_words.told,
    coming=family_tree_words.coming_up,
    lost=lambda loss: count(round(loss), "point"),
    match_in_short=lambda: (
        "A match has two legs on the same cards. Each of you maximizes once and minimizes once. The better score "
        "as maximizer wins."
    ),
    together_in_short=no_text,
    timed=no_text,
    computers=lambda: "The computer’s tree",
    computers_key=lambda: "computer’s tree",
    picture=lambda: "tree",
    standings=lambda: {
        "player": "alone, the most",
        "maximizer": "maximizing, the most",
        "minimizer": "minimizing, the least",
    },
    together=lambda: "together, the most",
    rules=_PAGES.parts,
    plain=_PAGES.line_parts,
    options=lambda: {},
)
