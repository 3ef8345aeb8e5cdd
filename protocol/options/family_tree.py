"""The options of Family Tree. rules: family_tree"""

from protocol.options.base import Options


class FamilyTreeOptions(Options):
    """Family Tree has none."""
