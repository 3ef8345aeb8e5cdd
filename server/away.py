"""The error of a store that is unavailable: Redis, or the database of results."""


class Away(Exception):
    """A store can't be used now; the message says why."""
