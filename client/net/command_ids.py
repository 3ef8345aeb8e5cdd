"""Ids of commands: the server answers each command by its id."""

import secrets


def new_id() -> str:
    """Return an id for a command, which no other command has."""
    return secrets.token_hex(8)
