"""The words of The Patriarch outside its own board."""

from client.games import how_to_play, match_rules
from client.games.game_words import GameWords
from client.games.patriarch import rules as patriarch_rules
from client.games.patriarch import table_words
from client.games.patriarch import words as patriarch_words

WORDS = GameWords(
    other_move="another guess is made",
    same_card=False,
    no_notes=table_words.NO_NOTES,
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
)
