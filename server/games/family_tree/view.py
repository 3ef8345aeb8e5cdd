"""The view of a leg, and possible states behind it. rules: family_tree, What the player sees"""

from collections.abc import Sequence
from itertools import takewhile

from protocol.cards import JOKERS, PACK, Card
from protocol.games.family_tree.view import Family, FamilyTreeView, LegalMove, cards_json, moves_json, played_json
from server.games.family_tree.places import places
from server.games.family_tree.play import to_move
from server.games.family_tree.score import Change, changes
from server.games.family_tree.state import LEVEL, State
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


def encoded(state: State) -> bytes:
    """Return `view` as JSON, put together with the families as they were written when they last changed."""
    tree, current, account = state.tree, state.current, state.played
    if current is None:
        acting, card, moves, left = "", "null", "", cards_json(state.stock)
    else:
        acting, card, moves, left = str(to_move(state)), f'"{current}"', moves_json(current, _moves(state)), "[]"
    if account is None:
        skipped, played = cards_json(state.skipped), "null"
    else:
        skipped, played = "[]", played_json(account)
    rest = (
        f'"roles":{cards_json(state.roles)},"to_act":[{acting}],"ply":{state.ply},"current":{card},'
        f'"stock":{len(state.stock)},"score":{tree.score},"levels":{LEVEL * tree.deepest},'
        f'"celebrity":{tree.celebrity},"hands":{tree.hands},"moves":[{moves}],"skipped":{skipped},"played":{played},'
        f'"left":{left},"seen":{cards_json(state.seen)},"coming":{cards_json(_coming(state))},"game":"family-tree"}}'
    )
    return b"".join((b'{"families":[', b",".join([node.json for node in tree.nodes]), b"],", rest.encode()))


def _coming(state: State) -> tuple[Card, ...]:
    """Return what an earlier leg showed to lie after the current card; a deck that was seen whole comes round again."""
    seen, current = state.seen, state.current
    if not seen or current is None:
        return ()
    if len(seen) == len(state.deck):
        return state.stock
    after = frozenset(seen[seen.index(current) + 1 :] if current in seen else ())
    return tuple(takewhile(after.__contains__, state.stock))


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
