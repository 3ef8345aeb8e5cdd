"""How cards look in a terminal: `10♦` on a line, and a small face. rules: README, Cards"""

import re
from collections.abc import Mapping
from functools import cache

from client.text.cells import align_left, align_right, centre, cut
from client.text.language import current
from client.text.lines import Line, Run
from client.text.messages import cards as cards_text
from client.text.tones import Tone
from protocol.cards import JOKERS, PACK, Card

_SUITS = {
    "C": ("♣", Tone.CLUBS),
    "D": ("♦", Tone.DIAMONDS),
    "H": ("♥", Tone.HEARTS),
    "S": ("♠", Tone.SPADES),
}
_CORNER = 5
"""The cells within a face."""
_WRITTEN = re.compile(r"(?<![\w-])(?:[A2-9TJQK][CDHS]|X[12])(?![\w-])")


@cache
def _runs(language: str) -> Mapping[Card, Run]:
    """Return each card within a line. `language` is the current one, in which jokers have their names."""
    names = (cards_text.joker(), cards_text.second_joker())
    jokers = {joker: Run(name, Tone.JOKER) for joker, name in zip(JOKERS, names, strict=True)}
    return {card: Run(card[0].replace("T", "10") + _SUITS[card[1]][0], _SUITS[card[1]][1]) for card in PACK} | jokers


@cache
def _tones(language: str) -> Mapping[str, Tone]:
    """Return the tone of each card, by the card as people read it."""
    return {run.text: run.tone for run in _runs(language).values()}


@cache
def _shown(language: str) -> re.Pattern[str]:
    """Return the pattern of cards as people read them; a number before a suit is another card's."""
    first, second = (re.escape(run_of(joker).text) for joker in JOKERS)
    # Chinese names have no spaces around them.
    edge = r"\b" if first.isascii() else ""
    return re.compile(rf"((?:10|[A2-9JQK])[♣♦♥♠]|{edge}{second}{edge}(?![\d♣♦♥♠])|{edge}{first}{edge})")


def run_of(card: Card) -> Run:
    """Return a card within a line; a text that is not a card stays as the server sent it."""
    return _runs(current()).get(card) or Run(card)


def show_card(card: Card) -> str:
    """Write a card as people read it.

    >>> show_card(Card("TD")), show_card(Card("X1")), show_card(Card("X2"))
    ('10♦', 'Joker', 'Joker 2')
    """
    return run_of(card).text


def in_signs(sentence: str) -> str:
    """Return a sentence of the server's with its cards as people read them.

    >>> in_signs("8D is covered by TS: cards are played on cards in sight.")
    '8♦ is covered by 10♠: cards are played on cards in sight.'
    """
    return _WRITTEN.sub(lambda found: show_card(Card(found[0])), sentence)


def with_cards(text: str, tone: Tone = Tone.PLAIN) -> Line:
    """Return a sentence as a line in which every card has its suit's tone."""
    tones, shown = _tones(current()), _shown(current())
    return tuple(Run(part, tones.get(part, tone)) for part in shown.split(text) if part)


def face(card: Card) -> list[Line]:
    """Return the small face of a card: five lines of seven cells."""
    text, tone = run_of(card)
    middle = "★" if card in JOKERS else text[-1:]
    corner = cut(text, _CORNER)
    edge = Run("│", Tone.LINE)
    rows = (align_left(corner, _CORNER), centre(middle, _CORNER), align_right(corner, _CORNER))
    return [
        (Run("╭─────╮", Tone.LINE),),
        *((edge, Run(row, tone), edge) for row in rows),
        (Run("╰─────╯", Tone.LINE),),
    ]


def small_face(card: Card) -> list[Line]:
    """Return the face of a card in three lines of five cells."""
    edge = Run("│", Tone.LINE)
    text, tone = run_of(card)
    corner = cards_text.short_joker() if card in JOKERS else text
    return [(Run("╭───╮", Tone.LINE),), (edge, Run(align_left(corner, 3), tone), edge), (Run("╰───╯", Tone.LINE),)]
