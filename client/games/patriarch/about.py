"""The words of The Patriarch outside its own board."""

from client.games import how_to_play
from client.games.figures import Figures
from client.games.game_words import GameWords, Options, no_text
from client.games.patriarch import guess_text
from client.games.patriarch.figure import draw
from client.games.patriarch.messages import about as about_text
from client.games.patriarch.messages import guesses as guesses_text
from client.games.patriarch.messages import leg as leg_text
from client.games.patriarch.messages import listed as listed_text
from client.games.patriarch.messages import matches as matches_text
from client.games.patriarch.messages import pages
from client.games.patriarch.offer import OFFER
from client.games.patriarch.rejection_text import refusal
from client.text.messages import pages as shared_pages
from client.text.tables import text_of
from protocol.games.patriarch.view import PatriarchView

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

_ROLES: tuple[about_text.Standing, ...] = ("owner", "guesser")
_FINDINGS: tuple[about_text.Finding, ...] = ("deck_dealt", "deck_different", "cards_as_seen", "cards_different")


def _options() -> Options:
    variant, tree = OFFER.options["variant"], OFFER.options["tree"]
    graded = {
        seconds: (about_text.graded_after(int(seconds)), about_text.graded_by_room())
        for seconds in OFFER.options["auto_grade"]
        if seconds != "none"
    }
    by_owner = about_text.graded_by_owner(), about_text.graded_by_owner_note()
    return {
        "variant": (
            about_text.option("variant"),
            {value: (text_of(about_text.variant, value), text_of(about_text.variant_note, value)) for value in variant},
        ),
        "tree": (
            about_text.option("tree"),
            {value: (text_of(about_text.tree, value), text_of(about_text.tree_note, value)) for value in tree},
        ),
        "guesses": (
            about_text.option("guesses"),
            {
                many: (many, about_text.guesses_note())
                if many.isdigit()
                else (about_text.guesses_auto(), about_text.guesses_auto_note())
                for many in OFFER.options["guesses"]
            },
        ),
        "own_grades": (
            about_text.option("own_grades"),
            {value: (about_text.own_grades(value), about_text.own_grades_note(value)) for value in ("off", "on")},
        ),
        "auto_grade": (about_text.option("auto_grade"), {"none": by_owner, **graded}),
    }


WORDS = GameWords(
    about=listed_text.about,
    refusal=refusal,
    other_move="guess",
    same_card=False,
    no_notes=leg_text.no_notes,
    counted=guesses_text.guesses,
    points=guess_text.expected,
    part=guess_text.part,
    parts=guess_text.parts,
    move=guess_text.move,
    card=lambda move: move,
    news=guess_text.news,
    named=guess_text.news,
    coming=lambda view: "",
    lost=about_text.lost,
    match_in_short=about_text.match_in_short,
    together_in_short=no_text,
    timed=no_text,
    computers=no_text,
    computers_key=no_text,
    picture=about_text.guesses,
    standings=lambda: {role: about_text.standing(role) for role in _ROLES},
    together=no_text,
    rules=_PAGES.parts,
    plain=_PAGES.line_parts,
    figures=Figures(__file__, PatriarchView, draw),
    options=_options,
    findings=lambda: {found: about_text.finding(found) for found in _FINDINGS},
    part_values=guess_text.part_values,
    hidden=lambda: {"tree": matches_text.the_tree()},
    chosen=guess_text.chosen,
)
