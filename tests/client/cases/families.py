"""Writes families.json, the trees for which both clients must derive the same branches and steps.

Run `python -m tests.client.cases.families` when the view of a leg has changed.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from client.games.arrows import Step
from client.games.family_tree.branches import branches, way_to
from client.games.family_tree.family_navigation import Walk, spots, walk_to
from protocol.games.family_tree.deck import DECK
from protocol.games.family_tree.options import FamilyTreeOptions
from protocol.games.family_tree.view import FamilyTreeView
from server.games.family_tree.rules import FamilyTree
from server.games.game import Setup
from tests.client.cases.coded import coded

TABLE = Path(__file__).with_name("families.json")
VIEW = TypeAdapter(FamilyTreeView)
GAME = FamilyTree()
FAMILIES = 9
TAKEN = ((3, "J"), (5, "A"), (7, "2"), (23, "9"), (17, "Q"), (19, "X"), (13, "-"))
"""Numbers, each with the current card for a view, once there are enough families; other ranks: at the leg's end."""


def main() -> None:
    """Play random legs, and write their views."""
    lines = [json.dumps(case(view), separators=(",", ":")) for view in views()]
    TABLE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def views() -> Iterator[FamilyTreeView]:
    """Yield a view of each leg, late enough for a large tree."""
    for number, rank in TAKEN:
        rng = random.Random(number)
        state = GAME.deal(Setup(options=FamilyTreeOptions(), deck=DECK.deal(number), roles=("player",)))
        while GAME.to_act(state):
            view = GAME.view(state, None)
            if view.current is not None and view.current[0] == rank and len(view.families) >= FAMILIES:
                break
            [seat] = GAME.to_act(state)
            state = GAME.apply(state, seat, rng.choice(GAME.legal_moves(state, seat)))
        yield GAME.view(state, None)


def case(view: FamilyTreeView) -> dict[str, Any]:
    """Return a view with the values that both clients derive from it."""
    members = [family.member for family in view.families]
    walks = [(member, spot.card) for member in members for spot in spots(view, member)]
    return {
        "view": coded(view),
        "branches": {
            member: [[each.child, each.sign, each.places, each.children] for each in branches(view, member)]
            for member in members
        },
        "ways": {member: [family.member for family in way_to(view.families, member)] for member in members},
        "walks": {card: _pair(walk_to(view, card)) for card in members},
        "steps": [
            [[member, at], step.value, _pair(Walk(member, at).step(view, step))]
            for member, at in walks
            for step in Step
        ],
    }


def _pair(walk: Walk) -> list[str]:
    return [walk.member, walk.at]


if __name__ == "__main__":
    main()
