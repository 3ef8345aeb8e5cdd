"""How cards look in a terminal: `10♦` on a line, and a small face. rules: README, Cards"""

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from client.profile.settings import Letters
from client.text import language
from client.text.cells import align_left, align_right, centre, cut
from client.text.lines import Line, Run, as_text
from client.text.messages import cards as cards_text
from client.text.tables import text_of
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
_LETTERS = ("A", "J", "Q", "K")
"""The ranks that have letters; ten is written as a number."""
_in_force: Letters = "international"


class _Words(NamedTuple):
    """How cards are written in a language with the letters of a setting.

    `read`: every card as texts may have it, in international and in the language's letters.
    """

    runs: Mapping[Card, Run]
    read: Mapping[str, Run]
    pattern: re.Pattern[str]


def use(letters: Letters) -> None:
    """Write these letters on cards from now on."""
    global _in_force
    _in_force = letters


def own_letters() -> str | None:
    """Return the letters on cards in the language, from the ace down; None if they are the international ones.

    >>> own_letters()
    """
    letters = [_local(rank) for rank in ("A", "K", "Q", "J")]
    return None if letters == ["A", "K", "Q", "J"] else language.conventions().between.join(letters)


def rank_sign(rank: str) -> str:
    """Write a rank as on the face of a card.

    >>> rank_sign("T"), rank_sign("Q")
    ('10', 'Q')
    """
    if rank == "T":
        return "10"
    return _local(rank) if _in_force == "local" and rank in _LETTERS else rank


def _local(rank: str) -> str:
    return text_of(cards_text.local_rank, rank)


def _words() -> _Words:
    return _words_in(language.current(), _in_force)


@cache
def _words_in(code: str, letters: Letters) -> _Words:
    """Return how cards are written in the current language, which the arguments name."""
    names = (cards_text.joker(), cards_text.second_joker())
    jokers = {joker: Run(name, Tone.JOKER) for joker, name in zip(JOKERS, names, strict=True)}
    runs = {card: Run(rank_sign(card[0]) + _SUITS[card[1]][0], _SUITS[card[1]][1]) for card in PACK} | jokers
    read = {run.text: run for run in runs.values()}
    local = {rank: _local(rank) for rank in _LETTERS}
    for card in PACK:
        rank, sign = card[0].replace("T", "10"), _SUITS[card[1]][0]
        read |= {rank + sign: runs[card], local.get(rank, rank) + sign: runs[card]}
    ranks = "".join(sorted({*"23456789", *_LETTERS, *local.values()}))
    first, second = map(re.escape, names)
    within = "A-Za-z\u00c0-\u024f"
    pattern = re.compile(rf"((?:10|[{ranks}])[♣♦♥♠]|(?<![{within}])(?:{second}(?![♣♦♥♠\d])|{first}(?![{within}])))")
    return _Words(runs, read, pattern)


def run_of(card: Card) -> Run:
    """Return a card within a line; a text that is not a card stays as the server sent it."""
    return _words().runs.get(card) or Run(card)


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
    """Return a sentence as a line in which every card has its suit's tone, and its letter as it is written now."""
    words = _words()
    return tuple(words.read.get(part) or Run(part, tone) for part in words.pattern.split(text) if part)


def in_letters(text: str) -> str:
    """Return a text with the letters on its cards as they are written now."""
    return as_text(with_cards(text))


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
