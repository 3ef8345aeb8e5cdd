"""Reads the words of the language in typed lines: commands, answers, values and moves, which English always has, too.

1. English always wins: a word is taken as the language's only if it is no English one in the same place.
2. A line is read in English first. Only then `in_english` puts English words and cards in the place of the language's.
3. Words of a script without spaces may stand side by side: `牌堆5到红桃上`.

A test checks that no word of a language is an English one of another meaning (`tests/client/line/test_typed_words.py`).
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple, get_args

from client.text import language
from client.text.messages import typed_cards as cards_text
from client.text.messages import typed_words as typed_text
from client.text.tables import text_of
from client.text.typed_cards import cards_typed, plain, read_card
from protocol.cards import SUITS, parse_card

_BETWEEN = re.compile(r"([\s,;:>@、，；：]+)")
_WITHOUT_SPACES = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]+")
_LONGEST_PHRASE = 3
_MOST_WORDS_OF_A_CARD = 3
_SUIT_NAMES = dict(zip(SUITS, ("clubs", "diamonds", "hearts", "spades"), strict=True))


class Words(NamedTuple):
    """A table of typed words: the English words, and a way to find their translations."""

    table: Callable[..., str]
    keys: tuple[str, ...]

    def typed(self, key: str) -> tuple[str, ...]:
        """Return the words of the language for an English one, the one to show first.

        >>> COMMANDS.typed("ready")
        ('ready',)
        """
        return tuple(text_of(self.table, key).split("|"))


COMMANDS = Words(typed_text.command, get_args(typed_text.Command))
"""The commands of rooms and of the start menu. Games have tables of their own."""
WORDS = Words(typed_text.word, get_args(typed_text.Word))
"""Answers, values, and names of settings."""


def shown(command: str) -> str:
    """Return a command as lists of commands show it: the language's word, if there is one.

    >>> shown("ready"), shown("KZ7-4QM2")
    ('ready', 'KZ7-4QM2')
    """
    return COMMANDS.typed(command)[0] if command in COMMANDS.keys else command


def word_shown(word: str) -> str:
    """Return a value or the name of a setting as lists show it: the language's word, if there is one.

    >>> word_shown("hints"), word_shown("hex")
    ('hints', 'hex')
    """
    return WORDS.typed(word)[0] if word in WORDS.keys else word


def help_all() -> str:
    """Return the command that lists all commands.

    >>> help_all()
    'help all'
    """
    return f"{shown('help')} {word_shown('all')}"


def command_named(typed: str, names: Iterable[str], words: Words = COMMANDS, *, begun: bool = False) -> list[str]:
    """Return the commands among `names` that the language calls so; `begun`: or whose word begins so.

    >>> command_named("rea", ["ready", "rules"], begun=True), command_named("", ["ready"], begun=True)
    (['ready'], [])
    """
    typed = plain(typed)
    return [
        name
        for name in names
        if typed
        and name in words.keys
        and any(word == typed or (begun and word.startswith(typed)) for word in map(plain, words.typed(name)))
    ]


def in_english(text: str, words: Sequence[Words] = (WORDS,)) -> str:
    """Return a text with the language's words in English; English words stay.

    >>> in_english("hints on")
    'hints on'
    """
    meanings = _meanings(language.current(), tuple(words))
    parts = _BETWEEN.split(text)
    replaced: list[str] = []
    at = 0
    while at < len(parts):
        for size in range(min(_LONGEST_PHRASE, _words_left(parts, at)), 0, -1):
            phrase = "".join(parts[at : at + 2 * size - 1])
            if (meaning := meanings.get(plain(phrase))) is not None:
                replaced.append(meaning)
                at += 2 * size - 1
                break
        else:
            replaced.append(parts[at])
            at += 1
    return "".join(replaced)


def move_in_english(text: str, words: Words | None, *, card_words: int = _MOST_WORDS_OF_A_CARD) -> str:
    """Return a typed move with the language's words and cards in English.

    `card_words`: how many words a card can have; 1 if a rank and a suit side by side can mean something else.

    Raises ValueError if the text is short for several cards.
    """
    known = () if words is None else (words,)
    known_here = (*known, _SUITS, *([_PILES] if card_words == 1 else []))
    meanings = _meanings(language.current(), known_here)
    english = {key for each in known for key in each.keys}
    parts = _BETWEEN.split(_set_apart(text, _meanings(language.current(), known)))
    replaced: list[str] = []
    at = 0
    while at < len(parts):
        for size in range(min(card_words, _words_left(parts, at)), 0, -1):
            card = "".join(parts[at : at + 2 * size - 1])
            if size == 1 and (plain(card) in meanings or card.lower() in english or _is_english(card)):
                continue
            found = cards_typed(card)
            if len(found) == 1:
                replaced.append(found[0])
                at += 2 * size - 1
                break
        else:
            replaced.append(parts[at])
            at += 1
    written = " ".join(in_english("".join(replaced), known_here).split())
    if written == " ".join(text.split()):
        read_card(text)  # a text that is short for several cards
    return written


def _is_english(card: str) -> bool:
    try:
        parse_card(card)
    except ValueError:
        return False
    return True


def _words_left(parts: Sequence[str], at: int) -> int:
    """Return how many words follow each other from a part on, with nothing but spaces between; 0 at a separator."""
    if not parts[at] or _BETWEEN.fullmatch(parts[at]):
        return 0
    count = 1
    while at + 2 * count < len(parts) and parts[at + 2 * count - 1].isspace() and parts[at + 2 * count]:
        count += 1
    return count


def _set_apart(text: str, meanings: Mapping[str, str]) -> str:
    """Put spaces around words of a script without spaces."""
    words = sorted(filter(_WITHOUT_SPACES.fullmatch, meanings), key=len, reverse=True)
    return re.sub("|".join(map(re.escape, words)), lambda found: f" {found[0]} ", text) if words else text


def _suit_words(suit: str) -> str:
    return text_of(cards_text.suit_word, next(key for key, name in _SUIT_NAMES.items() if name == suit))


_SUITS = Words(_suit_words, tuple(_SUIT_NAMES.values()))
_PILES = Words(cards_text.rank_word, ("A", "J", "Q", "K"))
"""The ranks as names of places; their letters would be mistaken for suits."""


@cache
def _meanings(code: str, words: tuple[Words, ...]) -> Mapping[str, str]:
    """Return the English word for each word of the current language, whose code is `code`."""
    english = {key for each in words for key in each.keys}
    found = {plain(word): key for each in reversed(words) for key in each.keys for word in each.typed(key)}
    return {word: key for word, key in found.items() if word not in english or word == key}
