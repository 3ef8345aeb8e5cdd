"""The words of Happy Graphs outside its own board."""

from client.games import how_to_play, match_rules
from client.games.game_words import GameWords
from client.games.happy_graphs import rules as graph_rules
from client.games.happy_graphs import words as happy_graphs_words
from client.text.formats import exact

WORDS = GameWords(
    best=0,
    counted=happy_graphs_words.counted,
    points=exact,
    part=happy_graphs_words.part,
    parts=lambda view: happy_graphs_words.parts(view.parts),
    move=happy_graphs_words.move,
    refusal=happy_graphs_words.refusal,
    card=lambda move: move.partition("@")[0],
    news=happy_graphs_words.told,
    coming=happy_graphs_words.coming_up,
    lost=lambda loss: f"{loss:.1f} cards",
    match_in_short=(
        "A duel has two legs on the same cards, and each sees only their own hand. Each of you once wants many "
        "cards unhappy and once few; whoever leaves more unhappy as maximizer wins."
    ),
    together_in_short="All play on one side, and want as few cards unhappy as can be: none is perfect.",
    timed="The time runs from the first card.",
    computers="The computer’s board",
    computers_key="computer’s board",
    no_computers_yet="The computer has not played this number yet: it works on it now.",
    picture="board",
    standings={
        "player": "alone, the fewest",
        "maximizer": "maximizing, the most",
        "minimizer": "minimizing, the fewest",
    },
    together="together, the fewest",
    rules={
        "basic": (how_to_play.BASIC_TITLE, graph_rules.BASIC),
        "full": (
            how_to_play.FULL_TITLE,
            f"{graph_rules.RULES}\n{match_rules.TOGETHER}\n{match_rules.MATCH_OF_ANY}",
        ),
        "signs": (how_to_play.KEYS_TITLE, graph_rules.KEYS),
        "credits": (how_to_play.CREDITS_TITLE, graph_rules.CREDITS),
    },
    plain={
        "": graph_rules.RULES + graph_rules.PLAIN + match_rules.TOGETHER + "\n" + match_rules.MATCH_OF_ANY,
        "short": graph_rules.BASIC + graph_rules.PLAIN,
        "credits": graph_rules.CREDITS,
    },
    options={
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
                "duel": ("as a duel", "two legs of two, hands hidden, roles swapped"),
                "puzzle": ("as a puzzle", "all cards open, take back freely, against time"),
            },
        ),
        "hands": ("Hands", {"seen": ("seen by all", ""), "hidden": ("hidden", "each sees their own")}),
    },
)
