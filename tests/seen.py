"""Views narrowed to a game, for tests of that game."""

from protocol.games.family_tree.view import FamilyTreeView


def tree(view: object) -> FamilyTreeView:
    """Return a view of Family Tree, which it is."""
    assert isinstance(view, FamilyTreeView)
    return view
