"""What is said of each game, wherever it is not the game's own screen that says it: the one list of games with words.

A game that has no entry here, and none in `client.terminal.games.catalog`, is one that this program cannot show.
"""

from collections.abc import Mapping

from client.games import how_to_play, match_rules
from client.games.family_tree import rules as family_tree_rules
from client.games.family_tree import words as family_tree_words
from client.games.game_words import GameWords
from client.games.grandmas_game import rules as grandma_rules
from client.games.grandmas_game import words as grandmas_game_words
from client.games.happy_graphs import rules as graph_rules
from client.games.happy_graphs import words as happy_graphs_words
from client.games.patriarch import rules as patriarch_rules
from client.games.patriarch import words as patriarch_words
from client.games.poker_solitaire import option_words as poker_option_words
from client.games.poker_solitaire import rules as poker_rules
from client.games.poker_solitaire import words as poker_solitaire_words
from client.text.counting import count
from client.text.formats import exact
from client.text.formats import number as written

GAMES: Mapping[str, GameWords] = {
    "family-tree": GameWords(
        title="Family Tree",
        about="one tree of one pack: marriages, children, poker hands",
        counted=lambda score: count(score, "point"),
        points=lambda score: written(round(score)) if round(score) >= 0 else f"−{written(-round(score))}",
        part=lambda name: name,
        parts=lambda view: family_tree_words.parts(view.levels, view.celebrity, view.hands),
        move=family_tree_words.move,
        card=lambda move: move.partition(">")[0],
        news=family_tree_words.told,
        coming=family_tree_words.coming_up,
        lost=lambda loss: count(round(loss), "point"),
        match_in_short=(
            "A match has two legs on the same cards. Each of you maximizes once and minimizes once; whoever reaches "
            "the better score as maximizer wins."
        ),
        together_in_short="",
        timed="",
        computers="The computer’s tree",
        computers_key="computer’s tree",
        no_computers_yet="The computer has not built its tree yet: it works on it now.",
        picture="tree",
        standings={
            "player": "alone, the most",
            "maximizer": "maximizing, the most",
            "minimizer": "minimizing, the least",
        },
        together="together, the most",
        rules={
            "basic": (how_to_play.BASIC_TITLE, family_tree_rules.BASIC),
            "full": (how_to_play.FULL_TITLE, f"{family_tree_rules.RULES}\n{match_rules.MATCH}"),
            "signs": (how_to_play.KEYS_TITLE, family_tree_rules.KEYS),
            "credits": (how_to_play.CREDITS_TITLE, family_tree_rules.CREDITS),
        },
        plain={
            "": family_tree_rules.RULES.partition("## How to read the tree")[0]
            + family_tree_rules.PLAIN
            + match_rules.MATCH,
            "short": family_tree_rules.BASIC + family_tree_rules.PLAIN,
            "credits": family_tree_rules.CREDITS,
        },
        options={},
        first_game=True,
    ),
    "happy-graphs": GameWords(
        title="Happy Graphs",
        best=0,
        about="every card wants as many neighbours as its rank says",
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
    ),
    "grandmas-game": GameWords(
        title="Grandma’s Game",
        about="two packs to eight foundations, by memory",
        counted=grandmas_game_words.counted,
        won=grandmas_game_words.won,
        best=grandmas_game_words.ALL,
        points=lambda score: f"{score:.0f}",
        part=grandmas_game_words.part,
        parts=grandmas_game_words.parts,
        move=grandmas_game_words.move,
        refusal=grandmas_game_words.refusal,
        shorter=(grandmas_game_words.short_move, grandmas_game_words.shortest_move),
        card=lambda move: move,
        news=grandmas_game_words.told,
        coming=grandmas_game_words.coming,
        lost=lambda loss: count(round(loss), "card"),
        match_in_short="",
        together_in_short=(
            "A race: each of you plays the same cards on a table of your own. The first to bring all of them to the "
            "foundations wins, else whoever brings the most."
        ),
        timed="",
        computers="The computer’s table",
        computers_key="computer’s table",
        no_computers_yet="The computer has not played this number yet: it works on it now.",
        picture="table",
        standings={"player": "alone, the most"},
        together="in a race, the most",
        rules={
            "basic": (how_to_play.BASIC_TITLE, grandma_rules.BASIC),
            "full": (how_to_play.FULL_TITLE, grandma_rules.RULES),
            "signs": (how_to_play.KEYS_TITLE, grandma_rules.KEYS),
            "credits": (how_to_play.CREDITS_TITLE, grandma_rules.CREDITS),
        },
        plain={
            "": grandma_rules.RULES + grandma_rules.PLAIN,
            "short": grandma_rules.BASIC + grandma_rules.PLAIN,
            "credits": grandma_rules.CREDITS,
        },
        options={
            "reorder": (
                "Workspace",
                {"on": ("in any order", "its cards may be moved"), "off": ("as it lies", "much harder")},
            ),
            "winnable": (
                "Numbers",
                {"off": ("any", "some cannot be won"), "on": ("winnable only", "where one is drawn")},
            ),
        },
        findings={
            "deck_dealt": "Dealt anew here, the number gives the deck that was played with.",
            "cards_as_seen": "The cards you saw are those of that deck.",
            "cards_different": "Cards that you saw are not those that the record has.",
        },
        chosen=grandmas_game_words.chosen,
    ),
    "patriarch": GameWords(
        title="The Patriarch",
        about="guess the family tree that another hides",
        counted=patriarch_words.counted,
        points=patriarch_words.expected,
        part=patriarch_words.part,
        parts=patriarch_words.parts,
        move=patriarch_words.move,
        card=lambda move: move,
        news=patriarch_words.told,
        named=patriarch_words.told,
        coming=lambda view: "",
        lost=lambda loss: f"{loss:.1f} guesses",
        match_in_short=(
            "One owns a tree, and the others guess it by the grades of earlier guesses. Two play two legs, and whoever "
            "needs fewer guesses wins; of more, whoever finds the most trees."
        ),
        together_in_short="",
        timed="",
        computers="",
        computers_key="",
        no_computers_yet="",
        picture="guesses",
        standings={"owner": "owning, the most", "guesser": "guessing, the fewest"},
        together="",
        rules={
            "basic": (how_to_play.BASIC_TITLE, patriarch_rules.BASIC),
            "full": (how_to_play.FULL_TITLE, f"{patriarch_rules.RULES}\n{match_rules.TABLE}"),
            "signs": (how_to_play.KEYS_TITLE, patriarch_rules.KEYS),
            "credits": (how_to_play.CREDITS_TITLE, patriarch_rules.CREDITS),
        },
        plain={
            "": patriarch_rules.RULES + patriarch_rules.PLAIN + match_rules.TABLE,
            "short": patriarch_rules.BASIC + patriarch_rules.PLAIN,
            "credits": patriarch_rules.CREDITS,
        },
        options={
            "variant": (
                "Variant",
                {
                    "patriarch": ("The Patriarch", "A to 5, one shape: 60 trees"),
                    "advanced-patriarch": ("Advanced Patriarch", "A to 7, one shape: 2,520 trees"),
                    "matriarch": ("The Matriarch", "A to 5, any shape: 205 trees"),
                    "advanced-matriarch": ("Advanced Matriarch", "A to 7, any shape: 46,249 trees"),
                },
            ),
            "tree": (
                "The tree",
                {
                    "number": ("by the number", "of two both guess the same"),
                    "owner": ("by its owner", "who lays it out before the first guess"),
                    "open": ("may be left open", "any tree that fits every grade so far"),
                },
            ),
            "guesses": ("Guesses", {str(many): (str(many), "for the guesser of two") for many in range(1, 13)}),
            "auto_grade": (
                "Graded",
                {
                    "none": ("by the owner", "who announces the grades, with three and more"),
                    **{seconds: (f"after {seconds} s", "by the room") for seconds in ("10", "20", "30", "60", "120")},
                },
            ),
        },
        findings={
            "deck_dealt": "Worked out anew here, suit, tree and every grade are those of the record.",
            "deck_different": "Worked out anew here, suit, tree or grades are not those of the record.",
            "cards_as_seen": "What you saw of suit and tree is what the record has.",
            "cards_different": "What you saw of suit or tree is not what the record has.",
        },
        part_values=patriarch_words.part_values,
        hidden={"tree": patriarch_words.TREE},
        chosen=patriarch_words.chosen,
    ),
    "poker-solitaire": GameWords(
        title="Poker Solitaire",
        about="a square whose rows and columns are poker hands",
        counted=poker_solitaire_words.counted,
        points=exact,
        part=lambda name: name,
        parts=poker_solitaire_words.parts,
        move=poker_solitaire_words.move,
        move_by=poker_solitaire_words.move,
        shorter=(poker_solitaire_words.short_move,),
        refusal=poker_solitaire_words.refusal,
        named=poker_solitaire_words.named,
        card=poker_solitaire_words.card,
        news=poker_solitaire_words.told,
        coming=poker_solitaire_words.coming_up,
        lost=lambda loss: f"{loss:.1f} points",
        match_in_short=poker_solitaire_words.MATCH,
        equals_in_short=poker_solitaire_words.EQUALS,
        together_in_short="",
        timed="",
        computers="The computer’s matrix",
        computers_key="computer’s matrix",
        no_computers_yet="The computer has not played this number yet: it works on it now.",
        picture="matrix",
        standings={
            "player": "the most",
            "maximizer": "maximizing, the most",
            "minimizer": "minimizing, the least",
        },
        together="",
        rules={
            "basic": (how_to_play.BASIC_TITLE, poker_rules.BASIC),
            "full": (how_to_play.FULL_TITLE, f"{poker_rules.RULES}\n{match_rules.MATCH_OR_DUEL}"),
            "signs": (how_to_play.KEYS_TITLE, poker_rules.KEYS),
            "credits": (how_to_play.CREDITS_TITLE, poker_rules.CREDITS),
        },
        plain={
            "": poker_rules.RULES + poker_rules.PLAIN + match_rules.MATCH_OR_DUEL,
            "short": poker_rules.BASIC + poker_rules.PLAIN,
            "credits": poker_rules.CREDITS,
        },
        options=poker_option_words.OPTIONS,
        part_values=poker_solitaire_words.table,
        won=poker_solitaire_words.won,
        outcome=poker_solitaire_words.outcome,
        chosen=poker_option_words.chosen,
    ),
}
"""Every game that can be shown, the one that most people begin with first."""


def words_of(game: str) -> GameWords:
    """Return a game's words; of a game that is not known those of the first, for pages that are not of it alone."""
    return GAMES.get(game) or next(iter(GAMES.values()))
