"""Whole legs as everyone sees them, view by view, held against kept ones. Trees are written as `conftest` does."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from protocol.cards import Card
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.view import Family, FamilyTreeView
from protocol.ids import Role
from server.games.family_tree.notation import parse
from server.games.family_tree.play import dealt, played
from server.games.family_tree.view import view

HERE = Path(__file__).parent
MOVES = {
    game["number"]: [move["move"] for move in game["moves"]]
    for game in json.loads((HERE.parents[1] / "vectors" / "family_tree_games.json").read_text())["games"]
}


def drawn(of_member: Mapping[Card, Family], member: Card) -> str:
    family = of_member[member]
    text = "/".join(card for card in (member, family.member_cover) if card)
    if family.spouse:
        text += "+" + "/".join(card for card in (family.spouse, family.spouse_cover) if card)
    if family.extended:
        text += f"&{family.extended}"
    if not family.children:
        return text
    children = ", ".join(drawn(of_member, child) for child in family.children)
    return f"{text}: {children}" if family.parent is None else f"({text}: {children})"


def told(shown: FamilyTreeView) -> Iterator[str]:
    last = shown.played
    if last is None:
        yield f"skipped {' '.join(shown.skipped) or 'nothing'}"
    else:
        yield f"{shown.ply}. {shown.roles[last.seat]} {last.card}>{last.target} {last.does} {last.change:+d}"
        yield f"skipped {' '.join(last.skipped) or 'nothing'}"
    yield drawn({family.member: family for family in shown.families}, shown.families[0].member)
    yield f"{shown.score} = {shown.levels} levels + {shown.celebrity} celebrity + {shown.hands} hands"
    for family in shown.families:
        if family.hand is not None:
            yield f"{family.member}: {family.hand.name} {family.hand.points} {' '.join(family.hand.cards)}"
    moves = (f"{move.target} {move.does} {move.change:+d}" for move in shown.moves)
    yield (
        f"{shown.current} of {shown.stock}: {', '.join(moves)}"
        if shown.current
        else f"left {' '.join(shown.left) or 'nothing'}"
    )
    yield ""


@pytest.mark.parametrize(
    ("number", "roles", "kept"),
    [(42, ("maximizer", "minimizer"), "playthrough.txt"), (1234, ("player",), "playthrough_alone.txt")],
    ids=["duel", "alone"],
)
def test_a_whole_leg_looks_as_it_did(number: int, roles: tuple[Role, ...], kept: str) -> None:
    state = dealt(DECK.deal(number), roles, ())
    lines = [*told(view(state))]
    for text in MOVES[number]:
        move = parse(text)
        place = next(place for place in state.places if place[0] == move.target)
        state = played(state, move.card, *place)
        lines += told(view(state))
    assert lines == (HERE / kept).read_text(encoding="utf-8").split("\n")
