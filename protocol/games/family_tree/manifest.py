"""The manifest of Family Tree."""

from protocol.games.manifest import Manifest

MANIFEST = Manifest(
    name="family-tree",
    title="Family Tree",
    about="a tree from one pack: marriages, children, poker hands",
    order=1,
    view="protocol.games.family_tree.view:FamilyTreeView",
    options="protocol.games.family_tree.options:FamilyTreeOptions",
    reasons="protocol.games.family_tree.reasons:REASONS",
    rules="server.games.family_tree.rules:FamilyTree",
    computer="server.bots.family_tree.computer:FamilyTreeComputer",
    coding="server.environment.family_tree:FamilyTreeCoding",
    record_check="client.games.family_tree.record_check:CHECK",
    offer="client.games.family_tree.offer:OFFER",
    words="client.games.family_tree.about:WORDS",
    terminal="client.terminal.games.family_tree.leg:DRAWN",
    line="client.line.games.family_tree.board:BOARD",
    guide="client.games.family_tree.guide:GUIDED",
    web="client:web/games/family_tree",
)
