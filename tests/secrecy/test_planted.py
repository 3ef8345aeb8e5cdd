"""The check of what must not leak is tried on a copy of the server in which leaks are planted."""

import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from protocol.ids import Form, Seat
from protocol.options import Options
from server.games.catalog import GAMES
from server.games.family_tree.rules import FamilyTree
from server.games.format import Format
from tests.secrecy.leaks import leaks
from tests.secrecy.looking import hall
from tests.secrecy.tables import Case, seat_people

ROOT = Path(__file__).parents[2]
CLOSED = """

from dataclasses import replace

from server.games.family_tree.rules import FamilyTree


class ClosedTree(FamilyTree):
    name = "closed-tree"

    def formats(self, options):
        return {form: replace(format, open=False) for form, format in super().formats(options).items()}

    def encode_changes(self, before, after, seat):
        changes = super().encode_changes(before, after, seat)
        return changes[:-1] + b',"next":"%b"}' % after.stock[0].encode() if seat == 1 and after.stock else changes


GAMES[ClosedTree.name] = ClosedTree()
"""
"""A game in which seats see different things; the updates show one of them the next card."""
OTHER_HANDS = """

def _with_other_hands(now):
    match = now.room.match
    other = match.game.view(match.leg.state, Seat(0 if now.seat else 1))
    return replace(now.view, hands=other.hands)
"""
"""Views for updates, in which each player sees the other's hand and a spectator sees a player's."""


class ClosedTree(FamilyTree):
    """The same game without the leak."""

    name = "closed-tree"

    def formats(self, options: Options) -> Mapping[Form, Format]:
        """Return the forms with a view for each seat."""
        return {form: replace(format, open=False) for form, format in super().formats(options).items()}


def plant(copy: Path, file: str, before: str, after: str) -> None:
    """Change a line in the copy."""
    text = (copy / file).read_text("utf-8")
    assert text.count(before) == 1, f"{file} has changed: {before!r} is not in it once"
    (copy / file).write_text(text.replace(before, after), "utf-8")


@pytest.fixture
def leaky(tmp_path: Path) -> Path:
    """A copy of the server that shows the next card, the salt, and in updates the other player's hand."""
    copy = tmp_path / "copy"
    for package in ("protocol", "server"):
        shutil.copytree(ROOT / package, copy / package)
    plant(copy, "server/games/family_tree/view.py", "        return ()", "        return state.stock[:1]")
    plant(copy, "server/games/family_tree/view.py", "if after.seen and (coming", "if (coming")
    plant(copy, "server/table/snapshot.py", "salt=now.salt if show else None", "salt=now.salt")
    changes = "encode_view_changes(before.view, {})"
    plant(copy, "server/table/snapshot.py", changes.format("self.view"), changes.format("_with_other_hands(self)"))
    for file, more in (("server/games/catalog.py", CLOSED), ("server/table/snapshot.py", OTHER_HANDS)):
        with (copy / file).open("a", encoding="utf-8") as module:
            module.write(more)
    return copy


async def test_planted_leaks_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaky: Path) -> None:
    seat_people(monkeypatch)
    monkeypatch.setitem(GAMES, ClosedTree.name, ClosedTree())
    async with hall(tmp_path, PYTHONPATH=str(leaky), PYTHONSAFEPATH="1") as here:
        found = await leaks(here, Case("family-tree"))
        for reader in (Seat(0), Seat(1), None):
            told = {what for seat, what in found if seat == reader}
            assert {"update: patch.view.coming[0]", "view: coming", "room: match.salt", "the salt"} <= told
        found = await leaks(here, Case("closed-tree"))
        for leak in ("update: patch.view.next", "view: next"):
            assert {seat for seat, what in found if what == leak} == {Seat(1)}
        found = await leaks(here, Case("happy-graphs", options='{"variant":"corners","mode":"duel"}'))
        assert {seat for seat, what in found if what.startswith("update: patch.view.hands")} == {Seat(0), Seat(1), None}
