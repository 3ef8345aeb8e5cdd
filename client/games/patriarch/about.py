"""The words of The Patriarch outside its own board."""

from client.games import how_to_play
from client.games.game_words import GameWords, no_text
from client.games.patriarch import table_words
from client.games.patriarch import words as patriarch_words
from client.games.patriarch.messages import pages
from client.games.patriarch.rejection_text import refusal
from client.text.messages import pages as shared_pages

_PAGES = how_to_play.GamePages(
    basic=pages.basic,
    full=pages.full,
    terminal_keys=pages.terminal_keys,
    line_keys=pages.line_keys,
    credits=pages.credits,
    match=(
        shared_pages.mirror,
        shared_pages.clocks,
        shared_pages.table,
    ),
)

WORDS = GameWords(
    refusal=refusal,
    other_move="guess",
    same_card=False,
    no_notes=lambda: table_words.NO_NOTES,
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
    match_in_short=lambda: (
        "One player owns a tree. The others guess it from the grades of earlier guesses. Two players play two legs, "
        "and fewer guesses win. With three or more players, the most trees found win."
    ),
    together_in_short=no_text,
    timed=no_text,
    computers=no_text,
    computers_key=no_text,
    picture=lambda: "guesses",
    standings=lambda: {"owner": "owning, the most", "guesser": "guessing, the fewest"},
    together=no_text,
    rules=_PAGES.parts,
    plain=_PAGES.line_parts,
    options=lambda: {
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
                "number": ("by the number", "in a match of two, both guess the same tree"),
                "owner": ("by its owner", "who lays it out before the first guess"),
                "open": ("may be left open", "any tree that fits every grade so far"),
            },
        ),
        "guesses": ("Guesses", {str(many): (str(many), "in a match of two") for many in range(1, 13)}),
        "auto_grade": (
            "Graded",
            {
                "none": ("by the owner", "who announces the grades, with three and more"),
                **{seconds: (f"after {seconds} s", "by the room") for seconds in ("10", "20", "30", "60", "120")},
            },
        ),
    },
    findings=lambda: {
        "deck_dealt": "Verified: suit, tree and every grade match the record.",
        "deck_different": "Suit, tree or grades differ from the record.",
        "cards_as_seen": "The suit and tree you saw match the record.",
        "cards_different": "The record has another suit or tree than you saw.",
    },
    part_values=patriarch_words.part_values,
    hidden=lambda: {"tree": patriarch_words.TREE},
    chosen=patriarch_words.chosen,
)
