"""The words of Happy Graphs outside its own board."""

from client.games import how_to_play
from client.games.game_words import GameWords
from client.games.happy_graphs import move_text, score_text
from client.games.happy_graphs.messages import pages
from client.games.happy_graphs.messages import scores as scores_text
from client.text.formats import exact
from client.text.messages import pages as shared_pages

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

WORDS = GameWords(
    best=0,
    counted=scores_text.counted,
    points=exact,
    part=score_text.part,
    parts=lambda view: score_text.parts(view.parts),
    move=move_text.show_move,
    refusal=move_text.refusal,
    card=lambda move: move.partition("@")[0],
    news=move_text.news,
    coming=move_text.coming_up,
    lost=lambda loss: f"{loss:.1f} cards",
    match_in_short=lambda: (
        "A duel has two legs on the same cards, and you see only your own hand. Each of you plays for many unhappy "
        "cards in one leg, and for few in the other. The higher count as maximizer wins."
    ),
    together_in_short=lambda: "All play on one side, for as few unhappy cards as possible. Zero is perfect.",
    timed=lambda: "The time runs from the first card.",
    computers=lambda: "The computer’s board",
    computers_key=lambda: "computer’s board",
    picture=lambda: "board",
    standings=lambda: {
        "player": "alone, the fewest",
        "maximizer": "maximizing, the most",
        "minimizer": "minimizing, the fewest",
    },
    together=lambda: "together, the fewest",
    rules=_PAGES.parts,
    plain=_PAGES.line_parts,
    options=lambda: {
        "variant": (
            "Board",
            {
                "classic": ("classic", "A to 4, four neighbours"),
                "corners": ("corners", "A to 8, the diagonals too"),
                "hex": ("hex", "A to 6, six neighbours"),
            },
        ),
        "mode": (
            "Played",
            {
                "together": ("together", "all on one side, for few unhappy cards"),
                "duel": ("as a duel", "two players, hidden hands, roles swapped"),
                "puzzle": ("as a puzzle", "all cards open, take back freely, against time"),
            },
        ),
        "hands": ("Hands", {"seen": ("seen by all", ""), "hidden": ("hidden", "each sees their own")}),
    },
)
