"""The mark with the format of a store's data: one key, written when a store holds no data of ours.

There is one format and no reader for another: a server that finds another mark, or data without a mark, does not start.
"""

FORMAT = 1
"""The format of all data of this version in a store."""
PREFIX = "turnabout:"
"""The prefix of every key of ours."""
MARK = f"{PREFIX}format"
"""The key of the mark."""
DATABASE = f"{PREFIX}database"
"""The key of the identity of the database that has the results of the rooms in the store."""


def refusal(where: str, found: str | None) -> str | None:
    """Return why data with a mark (None: no mark) can't be used, and what to do; None if it has this version's format.

    >>> refusal("The backup", "1") is None
    True
    """
    if found == str(FORMAT):
        return None
    has = "was written by another version of Turnabout" if found is None else f"has format {found}"
    return (
        f"{where} {has}; this version reads format {FORMAT}. Restore a backup that this version made "
        "(turnabout restore), or start with no data: in another --data-dir, or in an empty Redis database."
    )
