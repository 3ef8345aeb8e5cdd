"""Tables with more than two seats."""

from tests.table.play import Table


def three(begun: bool = True) -> Table:
    """Return a table at which Ada, Ben and Cat play Happy Graphs together."""
    table = Table(7, None, game="happy-graphs", form="together", seats=3)
    table.sit("ben")
    table.sit("cat")
    if begun:
        table.begin()
    return table
