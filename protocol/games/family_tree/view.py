"""The view of a Family Tree leg, the same for everybody. rules: family_tree, What the player sees"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import PlainSerializer, model_validator

from protocol.cards import Card
from protocol.frozen import frozen
from protocol.ids import Role, Seat
from protocol.keyed import Keyed

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
    children: tuple[Card, ...]
    room: int
    celebrity: int
    parent: Card | None = None
    spouse: Card | None = None
    member_cover: Card | None = None
    spouse_cover: Card | None = None
    extended: Card | None = None
    hand: Hand | None = None


@dataclass(slots=True, kw_only=True)
class LegalMove:
    """A place for the current card: `move` in notation, `also` the partner who may be named for the same move.

    `change` is what the move would add to the score, `levels`, `celebrity` and `hands` to its parts.
    """

    move: str
    target: Card
    also: Card | None = None
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


def _in_tree_order(families: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return families in tree order; families that belong to no tree come last."""
    by_member = {family.get("member"): family for family in families}
    found: list[Mapping[str, Any]] = []
    waiting = [family for family in families if family.get("parent") is None]
    while waiting:
        family = waiting.pop()
        if by_member.pop(family.get("member"), None) is not None:
            found.append(family)
            waiting += [by_member[child] for child in reversed(family.get("children", ())) if child in by_member]
    return [*found, *by_member.values()]


Effect = tuple[Does, int, int, int]
"""A legal move in JSON, under its target: what it does, and what it adds to levels, celebrity and hands."""


def _by_target(moves: tuple[LegalMove, ...]) -> dict[Card, Effect]:
    return {move.target: (move.does, move.levels, move.celebrity, move.hands) for move in moves}


_COUPLE: tuple[Does, ...] = ("child", "extended", "divorced")
"""The effects on a couple, in which a move may name either partner."""


def _moves(card: str, effects: Mapping[str, Any], families: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the legal moves of a card, sorted by notation, from their effects; both are as in JSON."""
    return [
        {
            "move": f"{card}>{target}",
            "target": target,
            "also": families[target].get("spouse") if does in _COUPLE else None,
            "does": does,
            "change": levels + celebrity + hands,
            "levels": levels,
            "celebrity": celebrity,
            "hands": hands,
        }
        for target, (does, levels, celebrity, hands) in sorted(effects.items())
    ]


@dataclass(slots=True, kw_only=True)
class FamilyTreeView:
    """The leg between two moves.

    `families` is in tree order: each family comes before its children's families, which are in order of birth. In JSON
    it is an object, each family under its member. `moves` are sorted by notation; in JSON each is an `Effect` under its
    target. A move's notation follows from the current card, its partner (`also`) from the family, and its `change` is
    the sum of its effects. `roles` is by seat. `stock` counts the cards below the current one. `played` is None before
    the first move; until then `skipped` lists the cards turned over after the couple. `left` lists the cards never
    played once the leg is over. `seen` are the cards from the top of the deck that an earlier leg on this number
    showed, and `coming` the cards on top of the stock that are therefore known.
    """

    roles: tuple[Role, ...]
    to_act: tuple[Seat, ...]
    ply: int
    current: Card | None = None
    stock: int
    families: Annotated[tuple[Family, ...], Keyed("member", _in_tree_order)]
    score: int
    levels: int
    celebrity: int
    hands: int
    moves: Annotated[tuple[LegalMove, ...], PlainSerializer(_by_target)]
    skipped: tuple[Card, ...]
    played: Played | None = None
    left: tuple[Card, ...]
    seen: tuple[Card, ...]
    coming: tuple[Card, ...]
    game: Literal["family-tree"] = "family-tree"

    @model_validator(mode="before")
    @classmethod
    def _read_moves(cls, view: Any) -> Any:
        """Complete the moves of a view in JSON."""
        if not isinstance(view, Mapping) or not isinstance(effects := view.get("moves"), Mapping):
            return view
        try:
            return {**view, "moves": _moves(view.get("current", ""), effects, view["families"])}
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise ValueError(f"the moves do not belong to the families: {error}") from error
