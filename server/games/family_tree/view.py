"""The view of a leg, and possible states behind it. rules: family_tree, What the player sees"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from operator import is_
from typing import Any

from protocol.cards import JOKERS, PACK, Card
from protocol.games.family_tree.view import Does, Family, FamilyTreeView, LegalMove
from protocol.patch import encode_patch
from server.games.family_tree.places import places
from server.games.family_tree.play import to_move
from server.games.family_tree.score import Change, changes
from server.games.family_tree.state import LEVEL, FamilyNode, State, Tree
from server.games.family_tree.tree import regrown
from server.games.game import Rng


def view(state: State) -> FamilyTreeView:
    """Return what every seat and spectator sees."""
    tree, card, over = state.tree, state.current, state.current is None
    moves = [
        LegalMove(
            move=f"{card}>{target}",
            target=target,
            also=also,
            does=does,
            change=levels + celebrity + hands,
            levels=levels,
            celebrity=celebrity,
            hands=hands,
        )
        for target, also, does, levels, celebrity, hands in _moves(state)
    ]
    return FamilyTreeView(
        roles=state.roles,
        to_act=() if over else (to_move(state),),
        ply=state.ply,
        current=card,
        stock=len(state.stock),
        families=tuple([node.family for node in tree.nodes]),
        score=tree.score,
        levels=LEVEL * tree.deepest,
        celebrity=tree.celebrity,
        hands=tree.hands,
        moves=tuple(moves),
        skipped=state.skipped if state.played is None else (),
        played=state.played,
        left=state.stock if over else (),
        seen=state.seen,
        coming=_coming(state),
    )


def encode_changes(before: State, after: State) -> bytes:
    """Return the JSON Merge Patch from the view of a state to the view of another state in the same leg.

    A move replaces the nodes of the families that it changes, and the current card; the rest is the same objects.
    """
    one, other, played = before.tree, after.tree, after.played
    moves: dict[Card, tuple[Does, int, int, int] | None] = dict.fromkeys([target for target, _ in before.places])
    for target, _, does, levels, celebrity, hands in _moves(after):
        moves[target] = does, levels, celebrity, hands
    patch: dict[str, Any] = {
        "ply": after.ply,
        "stock": len(after.stock),
        "score": other.score,
        "current": after.current,
        "to_act": () if after.current is None else (to_move(after),),
        "moves": moves,
        "played": played,
    }
    if one.deepest != other.deepest:
        patch["levels"] = LEVEL * other.deepest
    if one.celebrity != other.celebrity:
        patch["celebrity"] = other.celebrity
    if one.hands != other.hands:
        patch["hands"] = other.hands
    if after.seen and (coming := _coming(after)) != _coming(before):
        patch["coming"] = coming
    if before.current is None or after.current is None:
        patch["left"] = after.stock if after.current is None else ()
    if before.played is None or played is None:
        patch["skipped"] = after.skipped if played is None else ()
    changes = encode_patch(patch)
    if families := _families_changed(one, other):
        return b'%b,"families":{%b}}' % (changes[:-1], b",".join(families))
    return changes


def _families_changed(before: Tree, after: Tree) -> list[bytes]:
    """Return the members of a patch of the families.

    The trees begin and end with the same nodes; the families that changed lie between.
    """
    one, other = before.nodes, after.nodes
    first = _count_same(one, other)
    last = min(_count_same(one[::-1], other[::-1]), len(one) - first, len(other) - first)
    replaced = {node.family.member: node for node in one[first : len(one) - last]}
    found = []
    for node in other[first : len(other) - last]:
        old = replaced.pop(node.family.member, None)
        if old is None:
            found.append(b'"%b":%b' % (node.family.member.encode(), node.json))
        elif old is not node:
            found.append(b'"%b":%b' % (node.family.member.encode(), _patched(old.family, node)))
    return [*found, *[f'"{member}":null'.encode() for member in replaced]]


def _count_same(one: tuple[FamilyNode, ...], other: tuple[FamilyNode, ...]) -> int:
    """Return how many nodes at the beginning are the same objects."""
    same = list(map(is_, one, other))
    return len(same) if all(same) else same.index(False)


def _patched(old: Family, node: FamilyNode) -> bytes:
    """Return the patch of a family: all that it has now, and null for what it had."""
    family = node.family
    lost = [name for name in _OPTIONAL if getattr(family, name) is None and getattr(old, name) is not None]
    if not lost:
        return node.json
    return b"%b,%b}" % (node.json[:-1], ",".join([f'"{name}":null' for name in lost]).encode())  # after a takeback


_OPTIONAL = ("spouse", "member_cover", "spouse_cover", "extended", "hand")
"""The fields that a family may lack, and get by a move."""


def _coming(state: State) -> tuple[Card, ...]:
    """Return what an earlier leg showed to lie after the current card; a deck that was seen whole comes round again."""
    if not state.seen or state.current is None:
        return ()
    return state.stock if len(state.seen) == len(state.deck) else _known(state.seen, state.current, state.stock)


@lru_cache(maxsize=1024)  # two states are compared after each move, one of which was compared before
def _known(seen: tuple[Card, ...], current: Card, stock: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards on top of the stock that an earlier leg has shown."""
    after = frozenset(seen[seen.index(current) + 1 :] if current in seen else ())
    return tuple(takewhile(after.__contains__, stock))


def _moves(state: State) -> list[Change]:
    return [] if state.current is None else changes(state.tree, state.current, state.places)


def possible(view: FamilyTreeView, rng: Rng) -> State:
    """Return a state that shows `view`, the cards that lie hidden in random order.

    Cards never change their order: what is turned over and not played comes again after all that lay below it. So the
    stock is the deck, read round and round from the current card on, without the cards that are in the tree.
    """
    skipped = view.skipped if view.played is None else view.played.skipped
    in_tree = [card for family in view.families for card in cards(family)]
    met = [card for card in (*in_tree, *skipped, view.current) if card is not None]
    unseen = [card for card in PACK + JOKERS if card not in view.seen and card not in met]
    rng.shuffle(unseen)
    deck = (*view.seen, *(card for card in met if card not in view.seen), *unseen)
    tree = regrown(view.families)
    return State(
        roles=view.roles,
        deck=deck,
        seen=view.seen,
        turned=1 + max(deck.index(card) for card in met),
        tree=tree,
        stock=view.left if view.current is None else _after(view.current, deck, in_tree, skipped),
        current=view.current,
        places=() if view.current is None else places(tree.nodes, view.current),
        skipped=skipped,
        played=view.played,
        ply=view.ply,
    )


def cards(family: Family) -> tuple[Card | None, ...]:
    """Return every card of a family except its children's, None for each that it lacks."""
    return (family.member, family.member_cover, family.spouse, family.spouse_cover, family.extended)


def _after(
    current: Card, deck: tuple[Card, ...], in_tree: Sequence[Card | None], skipped: tuple[Card, ...]
) -> tuple[Card, ...]:
    """Return the stock below the current card, with the cards skipped just before it at the bottom."""
    start = deck.index(current)
    round_and_round = deck[start + 1 :] + deck[:start]
    return (*(card for card in round_and_round if card not in in_tree and card not in skipped), *skipped)
