"""Notifications: what tells players who are not connected that a game waits for them, by Web Push."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from protocol.command import AnyCommand
from protocol.ids import RoomCode

LONGEST_ENDPOINT = 1000
Endpoint = Annotated[str, Field(max_length=LONGEST_ENDPOINT, repr=False)]
NotificationKind = Literal["your_turn", "low_time", "challenge"]


class AskNotifications(AnyCommand):
    """Ask for the key to subscribe with, and for the rooms without notifications; answered by `notifications`."""

    type: Literal["notifications"] = "notifications"


class SubscribePush(AnyCommand):
    """Have notifications sent to a browser, by the endpoint and the keys of its push subscription.

    `p256dh` and `auth` are in base64url, as the Push API gives them. A player has at most ten subscriptions, of which
    the latest are kept.
    """

    type: Literal["push_subscribe"] = "push_subscribe"
    endpoint: Endpoint
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40, repr=False)]


class UnsubscribePush(AnyCommand):
    """Have no more notifications sent to a browser."""

    type: Literal["push_unsubscribe"] = "push_unsubscribe"
    endpoint: Endpoint


class SetRoomNotifications(AnyCommand):
    """Turn your notifications about the room that you are in on or off, on all your devices; they are on at first."""

    type: Literal["room_notifications"] = "room_notifications"
    on: bool


@dataclass(slots=True, kw_only=True)
class NotificationsEvent:
    """How a player's notifications are set: `off` are the rooms without any.

    `key` is the server's public key, in base64url, with which a browser subscribes.
    """

    id: str
    key: str
    off: tuple[RoomCode, ...]
    type: Literal["notifications"] = "notifications"


@dataclass(slots=True, kw_only=True)
class PushMessage:
    """What a push message says: only what everybody in the room may know, and nothing that a player has written.

    `title` is the game's title, and `opponents` are the names of the other players, three at most.
    """

    kind: NotificationKind
    room: RoomCode
    title: str
    opponents: tuple[str, ...]
