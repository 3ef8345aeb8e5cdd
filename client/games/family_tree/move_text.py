"""Writes moves of Family Tree: their meaning, their effect on the score, and news of moves."""

from collections.abc import Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from client.games.family_tree.messages import leg as leg_text
from client.games.family_tree.scene import Scene
from client.text import formats
from client.text.cards import in_signs
from protocol.cards import Card
from protocol.games.family_tree.view import LegalMove, Played

_MOST_NAMED = 4
"""The most names of cards that went to the bottom."""
_PLAYED = TypeAdapter(Played)


def move(text: str) -> str:
    """Write a move as people read it.

    >>> move("QS>7D")
    'Q♠ on 7♦'
    """
    card, played_on, target = text.partition(">")
    return leg_text.move(card=card, target=target) if played_on else in_signs(text)


def meaning(scene: Scene, move: LegalMove) -> str:
    """Describe the effect of the played card on its target."""
    family, card = scene.family_of(move.target), Card(move.move.partition(">")[0])
    if move.does == "spouse":
        return leg_text.marries(card=card, target=move.target)
    if move.does == "deceased":
        together = family.spouse is not None and not (family.member_cover or family.spouse_cover)
        other = family.spouse if move.target == family.member else family.member
        return leg_text.kills(
            card=card, target=move.target, single=family.spouse is None, widowed=other if together else None
        )
    spouse = family.spouse or family.member
    if move.does == "extended":
        return leg_text.joins_family(card=card, member=family.member, spouse=spouse)
    if move.does == "divorced":
        return leg_text.divorces(card=card, member=family.member, spouse=spouse)
    children = len(family.children)
    return leg_text.becomes_child(
        card=card, member=family.member, spouse=spouse, number=children + 1, most=children + family.room
    )


def gains(move: LegalMove) -> list[str]:
    """Return the change of each part of the score that a move changes."""
    levels = [leg_text.gain(part="levels", points=move.levels)] if move.levels else []
    celebrity = [leg_text.gain(part="celebrity", points=move.celebrity)] if move.celebrity else []
    hands = [leg_text.gain(part="hands", points=move.hands)] if move.hands else []
    return levels + celebrity + hands


def worth(scene: Scene, move: LegalMove) -> str:
    """Return the change of the score, part by part, and the score after the move."""
    before = scene.view.score
    after = leg_text.score_after(before=before, after=before + move.change if move.change else None)
    return formats.facts([*gains(move), after])


def told(detail: Any, name: str) -> str | None:
    """Return news of a move, given its happening; None if the happening can't be read."""
    try:
        did = _PLAYED.validate_python(detail)
    except ValidationError:
        return None
    return news(leg_text.played(name=name, card=did.card, target=did.target, change=did.change), did.skipped)


def to_the_bottom(skipped: Sequence[Card]) -> str:
    """Name the cards that no place took; only their number if they are many.

    >>> to_the_bottom([Card("2C"), Card("AD")]), to_the_bottom([Card("2C")] * 5)
    ('no place for 2♣ A♦', 'no place for 5 cards')
    """
    return leg_text.to_the_bottom(count=len(skipped), cards=skipped if len(skipped) <= _MOST_NAMED else None)


def news(what: str, skipped: Sequence[Card]) -> str:
    """Return news, and the cards that no place took after it."""
    return leg_text.news(what=what, skipped=to_the_bottom(skipped)) if skipped else what
