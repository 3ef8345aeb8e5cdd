"""Moves as they are written: `5>H+`, `w:8H>H-`, `H+>H-`, `deal`, `order 8H 3C KD`, `peek 5`, `undo`, `redo`, `give-up`.

rules: grandmas_game, Moves as written
"""

import re
from dataclasses import dataclass

from protocol.cards import RANKS, SUITS, Card, parse_card
from protocol.games.grandmas_game.view import Does
from server.games.errors import not_a_card, not_a_move

WORKSPACE = "w"
"""What the workspace is called where a card comes from."""

_HOW = "a move like 5>H+, w:8H>H+, H+>H-, deal, order 8H 3C KD, peek 5, undo, redo or give-up"
_EXAMPLES = ("5>H+", "w:8H>H+", "H+>H-", "deal", "order 8H 3C KD", "peek 5", "undo", "redo", "give-up")
_ALONE: dict[str, Does] = {"DEAL": "deal", "UNDO": "undo", "REDO": "redo", "GIVE-UP": "give-up"}
_SIGNS = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS")
_PILE = re.compile(f"[{RANKS}]|10")
_FOUNDATION = re.compile(f"[{SUITS}][+-]")


@dataclass(frozen=True, slots=True)
class Move:
    """A move; `source` is the name of a pile or a foundation, or `w`, and `cards` are the cards named in it.

    >>> str(Move("play", "5", "H+")), str(Move("play", "w", "H+", (Card("8H"),)))
    ('5>H+', 'w:8H>H+')
    >>> str(Move("order", cards=(Card("8H"), Card("3C"))))
    'order 8H 3C'
    """

    does: Does
    source: str = ""
    target: str = ""
    cards: tuple[Card, ...] = ()

    def __str__(self) -> str:
        if self.target:
            return f"{':'.join((self.source, *self.cards))}>{self.target}"
        return " ".join(part for part in (self.does, self.source, *self.cards) if part)


def parse(text: str) -> Move:
    """Read a move in any case; a ten may be written `10`, and a suit by its sign.

    >>> str(parse("10 > h+")), str(parse("W:10♥>H+")), str(parse("Order 10h 3c")), str(parse("GIVE-UP"))
    ('T>H+', 'w:TH>H+', 'order TH 3C', 'give-up')

    Raises MalformedMove.
    """
    written = text.strip().upper().translate(_SIGNS)
    if written in _ALONE:
        return Move(_ALONE[written])
    verb, _, rest = written.partition(" ")
    try:
        if verb == "ORDER" and rest.strip():
            return Move("order", cards=tuple([parse_card(card) for card in rest.split()]))
        if verb == "PEEK" and _PILE.fullmatch(rest.strip()):
            return Move("peek", rest.strip().replace("10", "T"))
        source, sign, target = (part.strip() for part in written.partition(">"))
        if sign and _FOUNDATION.fullmatch(target):
            place, colon, card = (part.strip() for part in source.partition(":"))
            if colon and place == WORKSPACE.upper():
                return Move(does="play", source=WORKSPACE, target=target, cards=(parse_card(card),))
            if not colon and _PILE.fullmatch(source):
                return Move("play", source.replace("10", "T"), target)
            if not colon and _FOUNDATION.fullmatch(source):
                return Move("transfer", source, target)
    except ValueError as error:
        raise not_a_card(text, error) from None
    raise not_a_move(text, _HOW, _EXAMPLES)
