"""The options of Family Tree. rules: family_tree"""

from protocol.options import Options


class FamilyTreeOptions(Options):
    """Family Tree has none."""
