"""The manifest of Family Tree."""

from protocol.games.manifest import Manifest

MANIFEST = Manifest(
    name="family-tree",
    title="Family Tree",
    about="Couples, children, jacks and aces: one tree out of 54 cards.",
    order=1,
    view="protocol.games.family_tree.view:FamilyTreeView",
    options="protocol.games.family_tree.options:FamilyTreeOptions",
    reasons="protocol.games.family_tree.reasons:REASONS",
    rules="server.games.family_tree.rules:FamilyTree",
    computer="server.bots.family_tree.computer:FamilyTreeComputer",
    coding="server.environment.family_tree:FamilyTreeCoding",
)
