"""The words that server and clients share: messages, views, records, cards, ids and deals."""

PROTOCOL = 1
"""The protocol version this package speaks; `hello` and `welcome` carry it."""

DEFAULT_PORT = 8420
"""The port a server listens on unless told otherwise."""
