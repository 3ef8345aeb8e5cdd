"""The words of Family Tree outside its own board."""

from client.games import how_to_play, match_rules
from client.games.family_tree import rules as family_tree_rules
from client.games.family_tree import words as family_tree_words
from client.games.game_words import GameWords, no_text
from client.text.counting import count
from client.text.formats import number as written

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
    rules=lambda: how_to_play.parts_of(family_tree_rules, match_rules.MATCH),
    plain=lambda: {
        **how_to_play.plain_parts_of(family_tree_rules),
        "": family_tree_rules.RULES.partition("## How to read the tree")[0]
        + family_tree_rules.PLAIN
        + match_rules.MATCH,
    },
    options=lambda: {},
)
