"""Notifications of players: their browsers, the rooms without notifications, and the last one about each room."""

from sqlalchemy import Connection, select

from protocol.ids import PlayerId, RoomCode
from server.results.schema import push_rooms, push_subscriptions, server_state
from server.results.writing import insert, put
from server.web_push import PushSubscription

MOST_SUBSCRIPTIONS = 10
"""The most browsers of a player; the latest are kept."""
MOST_FAILURES = 5
"""After so many failures in a row, a browser gets no messages until it subscribes again."""
QUIET_MS = 3_600_000
"""The time after a notification in which the player gets no other about the same room, unless they look at it."""
_COLUMNS = push_subscriptions.c.endpoint, push_subscriptions.c.p256dh, push_subscriptions.c.auth


def read_key(connection: Connection) -> str:
    """Return the private key with which messages are signed."""
    return str(connection.execute(select(server_state.c.push_key)).scalar_one())


def add_subscription(connection: Connection, player: PlayerId, subscription: PushSubscription, now: int) -> None:
    """Store or update a player's browser, and remove the oldest ones beyond `MOST_SUBSCRIPTIONS`."""
    row = {"player": player, **subscription._asdict(), "created": now, "failures": 0}
    put(connection, push_subscriptions, [row])
    own = select(push_subscriptions.c.endpoint).where(push_subscriptions.c.player == player)
    kept = own.order_by(push_subscriptions.c.created.desc(), push_subscriptions.c.endpoint).limit(MOST_SUBSCRIPTIONS)
    latest = connection.execute(kept).scalars().all()
    connection.execute(
        push_subscriptions.delete().where(
            push_subscriptions.c.player == player, push_subscriptions.c.endpoint.not_in(latest)
        )
    )


def remove_subscription(connection: Connection, player: PlayerId, endpoint: str) -> None:
    """Forget a browser of a player."""
    connection.execute(
        push_subscriptions.delete().where(
            push_subscriptions.c.player == player, push_subscriptions.c.endpoint == endpoint
        )
    )


def set_room(connection: Connection, player: PlayerId, room: RoomCode, on: bool, now: int) -> None:
    """Turn a player's notifications about a room on or off."""
    row = {"player": player, "room": room, "off": not on, "at": 0, "about": "", "changed": now}
    statement = insert(connection.dialect.name, push_rooms).values(row)
    connection.execute(
        statement.on_conflict_do_update(index_elements=["player", "room"], set_={"off": not on, "changed": now})
    )


def list_off(connection: Connection, player: PlayerId) -> tuple[RoomCode, ...]:
    """Return the rooms without notifications of a player."""
    found = select(push_rooms.c.room).where(push_rooms.c.player == player, push_rooms.c.off).order_by(push_rooms.c.room)
    return tuple(map(RoomCode, connection.execute(found).scalars()))


def is_subscribed(connection: Connection, player: PlayerId) -> bool:
    """Return whether a player has a browser that gets notifications."""
    found = select(push_subscriptions.c.endpoint).where(push_subscriptions.c.player == player).limit(1)
    return connection.execute(found).first() is not None


def claim(connection: Connection, player: PlayerId, room: RoomCode, about: str, now: int) -> list[PushSubscription]:
    """Return the browsers to notify about something in a room, and note that they are notified.

    None are if the player wants no notification about the room, has already had one about this, or has had another
    within the last hour and not looked at the room afterwards. Of several nodes, only one gets the browsers.
    """
    subscribed = select(*_COLUMNS).where(push_subscriptions.c.player == player).order_by(push_subscriptions.c.created)
    found = [PushSubscription(*row) for row in connection.execute(subscribed)]
    if not found:
        return []
    row = {"player": player, "room": room, "off": False, "at": now, "about": about, "changed": now}
    statement = insert(connection.dialect.name, push_rooms).values(row)
    noted = statement.on_conflict_do_update(
        index_elements=["player", "room"],
        set_={"at": now, "about": about, "changed": now},
        where=~push_rooms.c.off & (push_rooms.c.about != about) & (push_rooms.c.at <= now - QUIET_MS),
    ).returning(push_rooms.c.at)
    return found if connection.execute(noted).first() is not None else []


def is_quiet(connection: Connection, player: PlayerId, room: RoomCode) -> bool:
    """Return whether a player has been notified about a room and not looked at it afterwards."""
    found = select(push_rooms.c.at).where(push_rooms.c.player == player, push_rooms.c.room == room, push_rooms.c.at > 0)
    return connection.execute(found).first() is not None


def look(connection: Connection, player: PlayerId, room: RoomCode) -> None:
    """Note that a player has looked at a room."""
    connection.execute(push_rooms.update().where(push_rooms.c.player == player, push_rooms.c.room == room).values(at=0))


def drop(connection: Connection, endpoint: str) -> None:
    """Remove a browser that its push service no longer knows."""
    connection.execute(push_subscriptions.delete().where(push_subscriptions.c.endpoint == endpoint))


def count_failure(connection: Connection, endpoint: str) -> bool:
    """Count a failure to notify a browser; return whether the browser is forgotten, because there were too many."""
    row = push_subscriptions.c.endpoint == endpoint
    more = push_subscriptions.update().where(row).values(failures=push_subscriptions.c.failures + 1)
    failures = connection.execute(more.returning(push_subscriptions.c.failures)).scalar_one_or_none()
    if failures is None or failures < MOST_FAILURES:
        return False
    drop(connection, endpoint)
    return True


def forgive(connection: Connection, endpoint: str) -> None:
    """Forget a browser's failures: its push service has accepted a message."""
    row = (push_subscriptions.c.endpoint == endpoint) & (push_subscriptions.c.failures > 0)
    connection.execute(push_subscriptions.update().where(row).values(failures=0))
