"""A challenge: a room that keeps a seat for a past opponent.

Made from client/text/en/challenges.ftl by `python -m client.catalogue`.
"""


def challenges_you(name: str) -> str:
    return f"{name} challenges you"


def waits_for(name: str) -> str:
    return f"Waiting for {name}"


def declined(name: str) -> str:
    return f"{name} declined"


def key(key: str) -> str:
    """Return the text for a key. Raises KeyError if there is none."""
    return {
        "accept": "accept",
        "decline": "decline",
        "withdraw": "withdraw",
    }[key]
