"""The view of a Family Tree leg, the same for everybody. rules: family_tree, What the player sees"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from pydantic import TypeAdapter

from protocol.cards import Card
from protocol.frozen import frozen
from protocol.ids import Role, Seat

HandName = Literal[
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
]
Does = Literal["child", "spouse", "extended", "divorced", "deceased"]
"""What a move does to its target: bears a child, marries, adds the 2, divorces, covers with a jack."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A family's poker hand: its name, its points, and the five cards that make it. rules: Score 3"""

    name: HandName
    points: int
    cards: tuple[Card, ...]


@frozen
class Family:
    """A person born into the tree (or the tree top's first) with spouse and children.

    `parent` is the member of the couple it was born to (None at the tree top); `member_cover` a jack over the
    member; `spouse_cover` the jack or ace over the spouse; `extended` the couple's 2; `children` the members of
    the families below, in order of birth; `room` how many more children the couple can have now; `hand` None
    while fewer than five cards count.
    """

    member: Card
    level: int
    parent: Card | None
    member_cover: Card | None
    spouse: Card | None
    spouse_cover: Card | None
    extended: Card | None
    children: tuple[Card, ...]
    room: int
    celebrity: int
    hand: Hand | None


@dataclass(slots=True, kw_only=True)
class LegalMove:
    """A place for the current card: `move` in notation, `also` the partner who may be named for the same move.

    `change` is what the move would add to the score, `levels`, `celebrity` and `hands` to its parts.
    """

    move: str
    target: Card
    also: Card | None
    does: Does
    change: int
    levels: int
    celebrity: int
    hands: int


@frozen
class Played:
    """The account of the last move. `skipped` are the cards that then went to the bottom because they had no place."""

    seat: Seat
    card: Card
    target: Card
    does: Does
    change: int
    skipped: tuple[Card, ...]


@dataclass(slots=True, kw_only=True)
class FamilyTreeView:
    """The leg between two moves.

    `families` is in tree order: each family comes before its children's families, which are in order of birth. `roles`
    is by seat. `stock` counts the cards below the current one. `played` is None before the first move; until then
    `skipped` lists the cards turned over after the couple. `left` lists the cards never played once the leg is over.
    `seen` are the cards from the top of the deck that an earlier leg on this number showed, and `coming` the cards on
    top of the stock that are therefore known.
    """

    roles: tuple[Role, ...]
    to_act: tuple[Seat, ...]
    ply: int
    current: Card | None
    stock: int
    families: tuple[Family, ...]
    score: int
    levels: int
    celebrity: int
    hands: int
    moves: tuple[LegalMove, ...]
    skipped: tuple[Card, ...]
    played: Played | None
    left: tuple[Card, ...]
    seen: tuple[Card, ...]
    coming: tuple[Card, ...]
    game: Literal["family-tree"] = "family-tree"


@cache
def _family() -> TypeAdapter[Family]:
    return TypeAdapter(Family)


def family_json(family: Family) -> bytes:
    """Return a family as JSON."""
    return _family().serializer.to_json(family)


def cards_json(cards: Sequence[str]) -> str:
    """Return cards, or roles, as JSON.

    >>> cards_json([Card("KS"), Card("7D")]), cards_json([])
    ('["KS","7D"]', '[]')
    """
    return '["' + '","'.join(cards) + '"]' if cards else "[]"


def played_json(played: Played) -> str:
    """Return the account of a move as JSON."""
    return (
        f'{{"seat":{played.seat},"card":"{played.card}","target":"{played.target}","does":"{played.does}",'
        f'"change":{played.change},"skipped":{cards_json(played.skipped)}}}'
    )


def moves_json(card: Card, moves: Iterable[tuple[Card, Card | None, Does, int, int, int]]) -> str:
    """Return the legal moves of a card as JSON, without brackets; each is given by its fields from `target` on.

    >>> moves_json(Card("KS"), [(Card("7D"), None, "spouse", 0, 10, 0)])[:49]
    '{"move":"KS>7D","target":"7D","also":null,"does":'
    """
    told = []
    for target, also, does, levels, celebrity, hands in moves:
        partner = "null" if also is None else f'"{also}"'
        points = _points_json(levels, celebrity, hands)
        told.append(f'{{"move":"{card}>{target}","target":"{target}","also":{partner},"does":"{does}",{points}}}')
    return ",".join(told)


@cache  # of some hundreds of values, so that a view is written in 1 us less
def _points_json(levels: int, celebrity: int, hands: int) -> str:
    return f'"change":{levels + celebrity + hands},"levels":{levels},"celebrity":{celebrity},"hands":{hands}'
