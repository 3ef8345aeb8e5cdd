"""What a node gives each of its rooms."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from protocol.ids import MatchId, PlayerId, RoomCode
from server.bots.pool import Thinkers
from server.rooms.lifetimes import Lifetimes
from server.rooms.nodes import Neighbours
from server.rooms.outages import Reach
from server.rooms.presence import Pause, Spawn
from server.store.beside import Beside
from server.store.client import Store
from server.store.clock import StoreTime
from server.store.watchers import Watchers
from server.table.decision import Draw, Need, Person
from server.table.room import Room


@dataclass(frozen=True, slots=True)
class Node:
    """What a room is given by its node.

    `begun` is called with the room of every match that begins, `ended` with every match that ends, by an append of this
    node.
    `today` returns which day it is, in UTC; `daily` what the match of a room needs that plays a day's number, once
    somebody has begun it and the tries of all its people are claimed.
    `patience` is how long a player may be away before others may act on it, in ms; `computer_pause` how long the
    computer takes over a move at least, in seconds. `noticed` is called with a room when who is in it, or what goes on
    there, may have changed.
    """

    store: Store
    beside: Beside
    neighbours: Neighbours
    watchers: Watchers
    reach: Reach
    thinkers: Thinkers
    lifetimes: Lifetimes
    time: StoreTime
    patience: int
    computer_pause: float
    spawn: Spawn
    pause: Pause
    today: Callable[[], str]
    daily: Callable[[Need, str, RoomCode, PlayerId, Sequence[Person]], Awaitable[Draw]]
    begun: Callable[[Room], None]
    ended: Callable[[RoomCode, MatchId], None]
    noticed: Callable[[RoomCode], None]
