"""Trees written as they look: `5D+TD&2C: QD/JC, (3S+3C/AH: 4D)`.

A couple is joined by `+`, its 2 by `&`, and `/` is followed by the jack or ace that covers a card. Children stand
after `:`, in brackets when they have children of their own.
"""

from protocol.cards import Card, parse_card
from protocol.ids import Role
from server.games.family_tree.places import places, refusal
from server.games.family_tree.state import KINDS, State, Tree
from server.games.family_tree.tree import grown, topped

ROLES: tuple[Role, ...] = ("maximizer", "minimizer")


def _split(text: str) -> list[str]:
    """Split at the commas outside brackets."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts if part.strip()]


def _played(tree: Tree, card: str, target: str) -> Tree:
    for index, node in enumerate(tree.nodes):
        if target in (node.family.member, node.family.spouse):
            assert refusal(node.family, KINDS[card[0]], Card(target)) is None, f"{card} cannot be played on {target}"
            return grown(tree, Card(card), Card(target), index)
    raise AssertionError(f"{target} is not in the tree")


def built(text: str, tree: Tree | None = None) -> Tree:
    """Return the tree with the family of `text` added around its member; None: at the top of the tree."""
    couple, _, below = text.partition(":")
    couple, _, extended = couple.partition("&")
    (member, _, member_cover), (spouse, _, spouse_cover) = (
        person.strip().partition("/") for person in (couple if "+" in couple else couple + "+").split("+")
    )
    if tree is None:
        tree = topped(Card(member), Card(spouse))
    elif spouse:
        tree = _played(tree, spouse, member)
    if extended:
        tree = _played(tree, extended.strip(), member)
    for child in _split(below):
        inner = child.removeprefix("(").removesuffix(")")
        tree = built(inner, _played(tree, inner[:2], member))
    if spouse_cover:
        tree = _played(tree, spouse_cover, member if spouse_cover[0] == "A" else spouse)
    return _played(tree, member_cover, member) if member_cover else tree


def leg_of(tree: Tree, cards: str = "", roles: tuple[Role, ...] = ROLES) -> State:
    """Return a leg before its first move: a tree, then the current card and the stock."""
    deck = tuple(parse_card(card) for card in cards.split())
    current = deck[0] if deck else None
    return State(
        roles=roles,
        deck=deck,
        seen=(),
        turned=1,
        tree=tree,
        stock=deck[1:],
        current=current,
        places=() if current is None else places(tree.nodes, current),
        skipped=(),
        played=None,
        ply=0,
    )
