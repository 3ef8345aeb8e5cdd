"""Reads typed cards: in English notation, or in the words and letters of the language. typed_cards.js does the same.

1. English notation always wins: `kd` is the king of diamonds in every language, and never a Karo-Dame.
2. Otherwise a card is a rank and a suit: `Dame Karo`, `dka`, `7p`. The rank is a number, a letter of either kind, or
   its word; the suit is its sign, its English letter, its word, or a beginning of the word.
3. A suit before a rank is a sign or a whole word: `Herz 7`, `Pikdame`, `红桃7`.
4. A text that fits several cards is no card: `7k` could be 7♣ (Kreuz) or 7♦ (Karo).
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from client.text import formats, language
from client.text.cards import show_card
from client.text.messages import cards as cards_text
from client.text.messages import typed_cards as typed_text
from client.text.tables import text_of
from protocol.cards import JOKERS, RANKS, SUITS, Card, parse_card

_SIGNS = dict(zip(SUITS, "♣♦♥♠", strict=True))
_IGNORED = re.compile(r"[\s_-]+")


class _Words(NamedTuple):
    """The words for ranks, suits and jokers in a language, as `plain` writes them, and the word between."""

    ranks: Mapping[str, str]
    suits: Mapping[str, tuple[str, ...]]
    jokers: Mapping[str, Card]
    between: str


def plain(text: str) -> str:
    """Return a text in lower case, without accents, and with narrow digits and letters.

    >>> plain("Król １０"), plain("ŻOŁĄDŹ"), plain("Straße")
    ('krol 10', 'zoladz', 'strasse')
    """
    marked = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(each for each in marked if not unicodedata.combining(each))


def cards_typed(text: str) -> list[Card]:
    """Return the cards that a typed text can mean: one, several if it is too short, or none.

    >>> cards_typed("7d"), cards_typed("Joker 2"), cards_typed("queen of hearts"), cards_typed("7 d 3")
    (['7D'], ['X2'], ['QH'], [])
    """
    try:
        return [parse_card(text.replace(" ", ""))]
    except ValueError:
        pass
    typed, words = _IGNORED.sub("", plain(text)), _words()
    if (joker := words.jokers.get(typed)) is not None:
        return [joker]
    found = {Card(rank + suit) for word, rank in words.ranks.items() for suit in _suits(word, typed, words)}
    return sorted(found, key=lambda card: (SUITS.index(card[1]), RANKS.index(card[0])))


def read_card(text: str) -> Card | None:
    """Read a typed card; None if it is none. Raises ValueError, which names the cards, if it is short for several."""
    found = cards_typed(text)
    if len(found) > 1:
        meant = formats.either([show_card(card) for card in found])
        raise ValueError(typed_text.ambiguous_card(typed=text[:20], cards=meant))
    return found[0] if found else None


def own_signs() -> frozenset[str]:
    """Return the characters of the language's words for cards, in both cases; in English none are needed.

    >>> own_signs()
    frozenset()
    """
    if language.current() == language.ENGLISH:
        return frozenset()
    words = [text_of(typed_text.suit_word, suit) for suit in SUITS]
    words += [text_of(typed_text.rank_word, rank) for rank in "AJQK"]
    every = "".join((*words, *_letters()))
    return frozenset((every.lower() + every.upper()).replace("|", ""))


def own_capitals() -> frozenset[str]:
    """Return the capitals that begin a card in the language: letters of ranks, and the first ones of suits.

    In English small letters begin a card; in other languages they may be keys of a screen.

    >>> own_capitals()
    frozenset()
    """
    if language.current() == language.ENGLISH:
        return frozenset()
    suits = [word[0] for suit in SUITS for word in text_of(typed_text.suit_word, suit).split("|")]
    return frozenset("".join((*suits, *_letters())).upper())


def _letters() -> list[str]:
    return [text_of(cards_text.local_rank, rank) for rank in "AJQK"]


def _suits(rank_word: str, typed: str, words: _Words) -> Sequence[str]:
    """Return the suits that a typed card can have, if its rank is this word."""
    found: list[str] = []
    if typed.startswith(rank_word):
        rest = typed.removeprefix(rank_word)
        for rest_of in {rest, rest.removeprefix(words.between)} - {""}:
            found += [suit for suit, names in words.suits.items() if any(name.startswith(rest_of) for name in names)]
    if typed.endswith(rank_word):
        rest = typed.removesuffix(rank_word)
        found += [suit for suit, names in words.suits.items() if rest in names[1:]]
    return found


def _words() -> _Words:
    return _words_in(language.current())


@cache
def _words_in(code: str) -> _Words:
    """Return the words of the language with this code, which is the current one."""
    ranks = {rank.lower(): rank for rank in RANKS} | {"10": "T"}
    for rank in "AJQK":
        names = [text_of(cards_text.local_rank, rank), *text_of(typed_text.rank_word, rank).split("|")]
        ranks |= {_IGNORED.sub("", plain(name)): rank for name in names}
    suits = {
        suit: (suit.lower(), _SIGNS[suit], *map(plain, text_of(typed_text.suit_word, suit).split("|")))
        for suit in SUITS
    }
    called = (cards_text.joker(), cards_text.second_joker())
    jokers = {_IGNORED.sub("", plain(name)): joker for name, joker in zip(called, JOKERS, strict=True)}
    between = cards_text.spoken_card(rank="", suit="").strip()
    return _Words(ranks, suits, jokers, between)
