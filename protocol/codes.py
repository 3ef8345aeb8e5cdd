"""The codes of rejections and goodbyes, by which a client decides how to react."""

from enum import StrEnum


class RejectionCode(StrEnum):
    """The kind of error for which a command was rejected; it changed nothing."""

    MALFORMED = "malformed"
    UNKNOWN_TYPE = "unknown_type"
    WRONG_PROTOCOL = "wrong_protocol"
    NOT_YOUR_TURN = "not_your_turn"
    ILLEGAL = "illegal"
    STALE = "stale"
    NO_SUCH_ROOM = "no_such_room"
    SEAT_TAKEN = "seat_taken"
    SEAT_CONNECTED = "seat_connected"
    NOT_ALLOWED = "not_allowed"
    TOO_MANY = "too_many"
    UNAVAILABLE = "unavailable"


class GoodbyeCode(StrEnum):
    """Why the server closes a connection."""

    WRONG_PROTOCOL = "wrong_protocol"
    REPLACED = "replaced"
    REMOVED = "removed"
    NO_SPECTATORS = "no_spectators"
    SEAT_MOVED = "seat_moved"
    ROOM_STOPPED = "room_stopped"
    ROOM_GONE = "room_gone"
    SERVER_STOPPING = "server_stopping"
