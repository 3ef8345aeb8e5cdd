"""What the chosen move would do, in words: its meaning, and what it adds to which part of the score."""

from client.games.family_tree import words as family_tree_words
from client.games.family_tree.scene import Scene
from protocol.cards import Card
from protocol.games.family_tree.view import LegalMove


def meaning(scene: Scene, move: LegalMove) -> str:
    """Say what the card that is played would be to its target."""
    family, card = scene.family_of(move.target), Card(move.move.partition(">")[0])
    if move.does == "spouse":
        return family_tree_words.marries(card, move.target)
    if move.does == "deceased":
        together = family.spouse is not None and not (family.member_cover or family.spouse_cover)
        other = family.spouse if move.target == family.member else family.member
        return family_tree_words.dies(card, move.target, other if together else None, family.spouse is None)
    spouse = family.spouse or family.member
    if move.does == "extended":
        return family_tree_words.joins(card, family.member, spouse)
    if move.does == "divorced":
        return family_tree_words.divorces(card, family.member, spouse)
    children = len(family.children)
    return family_tree_words.is_born(card, family.member, spouse, children + 1, children + family.room)


def worth(scene: Scene, move: LegalMove) -> str:
    """Say what a move would add to the score, part by part, and what the score would be."""
    parts = family_tree_words.gains(move.levels, move.celebrity, move.hands)
    after = family_tree_words.score_after(scene.view.score, move.change)
    return f"{parts} · {after}" if parts else after
