"""The words of Happy Graphs outside its own board."""

from client.games import how_to_play, match_rules
from client.games.game_words import GameWords
from client.games.happy_graphs import move_text, score_text
from client.games.happy_graphs import rules as graph_rules
from client.games.happy_graphs.messages import scores as scores_text
from client.text.formats import exact

_MATCH = f"{match_rules.TOGETHER}\n{match_rules.MATCH_OF_ANY}"

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
    rules=lambda: how_to_play.parts_of(graph_rules, _MATCH),
    plain=lambda: how_to_play.plain_parts_of(graph_rules, _MATCH),
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
