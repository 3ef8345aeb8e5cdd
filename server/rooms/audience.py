"""The players and spectators who are connected to a room through this node, and the messages that they get.

If every change were sent to hundreds of people, a few players who keep sitting down and standing up could keep the node
busy for everyone else. So a crowded room (more than `CROWD` connections here) shows the first change at once and
combines the changes after it: spectators get at most four snapshots a second, players at most twenty, and everyone at
most four lists of the people in the room.

Each member is shown the changes since the room was last shown to them, or a snapshot if they did not ask for updates. A
member whose reader is slow is sent nothing until the reader has caught up, and then all changes since at once.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable
from dataclasses import KW_ONLY, dataclass

from protocol.codes import GoodbyeCode
from protocol.events import Away, Goodbye, Presence
from protocol.ids import PlayerId, RoomCode, Seat, level_of, show_room_code
from server import metrics
from server.answers import Member
from server.encoding import encode
from server.rooms.node import Node
from server.rooms.presence import RoomPresence
from server.table.decision import Rejection, names_of, removed
from server.table.room import Room
from server.table.snapshot import Snapshot, encode_happened, find_perspective

NAMES_SHOWN = 8
"""The number of spectators whose names are shown."""
CONNECTIONS_OF_PLAYER = 8
"""A player's most connections to a room through this node."""
CROWD = 32
COMBINED_SECONDS = 0.25
PLAYERS_SECONDS = 0.05


class Throttle:
    """Calls `act` at once, and then at most once per interval, however often `ask` is called.

    `failed` is called if a later call raises an exception; an exception of the first call goes to its caller.
    """

    def __init__(self, act: Callable[[], None], seconds: float, failed: Callable[[], None]) -> None:
        self._act = act
        self._seconds = seconds
        self._failed = failed
        self._waiting = False
        self._due = False

    def ask(self) -> None:
        """Act now, or at the end of the interval since the last call."""
        if self._waiting:
            self._due = True
            return
        self._waiting, self._due = True, False
        asyncio.get_running_loop().call_later(self._seconds, self._passed)
        self._act()

    def _passed(self) -> None:
        self._waiting = False
        if self._due:
            try:
                self.ask()
            except Exception:
                self._failed()


class Crowd:
    """The messages that are combined in a crowded room; `failed` as for `Throttle`."""

    def __init__(self, audience: "Audience", failed: Callable[[], None]) -> None:
        self.players = Throttle(audience.show_players, PLAYERS_SECONDS, failed)
        self.spectators = Throttle(audience.show_spectators, COMBINED_SECONDS, failed)
        self.presence = Throttle(audience.send_presence, COMBINED_SECONDS, failed)


@dataclass(slots=True, eq=False)
class Feed:
    """What a member has been sent of the room.

    `shown` is the last snapshot that the member knows, None before the first one, and `seq` its number. `reset`: the
    next snapshot has to be marked as a reset. `behind`: there is more to show, for which the reader is too slow.
    """

    updates: bool
    _: KW_ONLY
    seq: int = 0
    shown: Snapshot | None = None
    reset: bool = False
    behind: bool = False


class Audience:
    """A room's members: the players and spectators who are connected to it here.

    `failed` is called if the room could not be shown, by a call that nobody waits for.
    """

    __slots__ = ("_code", "_crowd", "_expires", "_failed", "_node", "_noticed", "_room", "members", "presence")

    def __init__(
        self,
        *,
        code: RoomCode,
        node: Node,
        unheard: Callable[[], None],
        noticed: Callable[[], None],
        failed: Callable[[], None],
    ) -> None:
        self.members: dict[Member, Feed] = {}
        self.presence = RoomPresence(code=code, node=node, changed=self.show_presence, unheard=unheard)
        self._code = code
        self._node = node
        self._noticed = noticed
        self._failed = failed
        self._room: Room | None = None
        self._expires: int | None = None
        self._crowd: Crowd | None = None

    def check(self, room: Room, member: Member, alongside: bool) -> None:
        """Raise Rejection if a member may not enter; `alongside` is the same as for `Enter`."""
        player = member.person.player
        if room.is_banned(player):
            raise removed()
        if not _has_room_for(room, player):
            message = f"The room is full, and spectators are not allowed: {room.playing}."
            raise Rejection("no_spectators", message, names=names_of(room))
        if not alongside and self.has_other(member):
            message = (
                f"You are already in room {show_room_code(self._code)}, on another device or in another window. Enter "
                "it here too, or join as another player with another profile."
            )
            raise Rejection("connected_elsewhere", message, room=self._code)

    def add(self, member: Member) -> None:
        """Let a member in, and disconnect the oldest of too many connections of their player."""
        player, name = member.person
        self.members.pop(member, None)
        for oldest in self._members_of(player)[: 1 - CONNECTIONS_OF_PLAYER]:
            self._disconnect(oldest, GoodbyeCode.REPLACED, "You have entered this room on too many other devices.")
        self.members[member] = Feed(updates=member.updates)
        self.presence.enter(player, name)

    def remove(self, member: Member) -> None:
        """Let a member go. Their player has left when no other connection of theirs is here."""
        if member in self.members:
            del self.members[member]
            if not self._members_of(member.person.player):
                self.presence.leave(member.person.player)
                self.show_presence()

    def has_other(self, member: Member) -> bool:
        """Return whether a member's player has another connection to the room, here or through another node."""
        player = member.person.player
        return bool(self._members_of(player, but=member)) or self.presence.elsewhere(player)

    def move_away(self, players: Iterable[PlayerId]) -> None:
        """Disconnect players whose seats have moved to other machines."""
        for player in players:
            self._exclude(player, GoodbyeCode.SEAT_MOVED, "Your seat has moved to another machine of yours.")

    def disconnect_all(self, code: GoodbyeCode, message: str) -> None:
        """Disconnect everyone."""
        members, self.members = self.members, {}
        for member in members:
            self.presence.leave(member.person.player)
            member.goodbye(Goodbye(code=code, message=message))

    def disconnect_excluded(self, room: Room) -> None:
        """Disconnect the players that the owner has removed, and the spectators if none are allowed."""
        for member in list(self.members):
            player = member.person.player
            if room.is_banned(player):
                self._exclude(player, GoodbyeCode.REMOVED, "The owner of the room has removed you.")
            elif not _has_room_for(room, player):
                self._exclude(
                    player, GoodbyeCode.NO_SPECTATORS, "The room is full now, and its owner wants no spectators."
                )

    def _exclude(self, player: PlayerId, code: GoodbyeCode, message: str) -> None:
        for member in self._members_of(player):
            self._disconnect(member, code, message)
        self.presence.leave(player)

    def _disconnect(self, member: Member, code: GoodbyeCode, message: str) -> None:
        del self.members[member]
        member.goodbye(Goodbye(code=code, message=message))

    def _members_of(self, player: PlayerId, but: Member | None = None) -> list[Member]:
        """Return a player's connections here, except `but`, the oldest first."""
        return [member for member in self.members if member.person.player == player and member is not but]

    # Showing

    def show(self, room: Room, expires: int | None, to: Member | None = None, *, reset: bool = False) -> None:
        """Show the room to one member, or to everyone; `expires` and `reset` are the same as for `Snapshot`."""
        self._room, self._expires = room, expires
        if to is not None:
            self._show((to,))
        elif reset:
            self._show(self.members, reset=True)
        elif (crowd := self._crowded()) is not None:
            crowd.players.ask()
            crowd.spectators.ask()
        else:
            self._show(self.members)

    def show_players(self) -> None:
        """Show the room to the members who hold a seat."""
        self._show([member for member in self.members if self._plays(member)])

    def show_spectators(self) -> None:
        """Show the room to the members who hold no seat."""
        self._show([member for member in self.members if not self._plays(member)])

    def _plays(self, member: Member) -> bool:
        return self._room is not None and self._room.seat_of(member.person.player) is not None

    @property
    def is_crowded(self) -> bool:
        """Whether there are so many connections that their messages are combined."""
        return len(self.members) > CROWD

    def _crowded(self) -> Crowd | None:
        if not self.is_crowded:
            return None
        self._crowd = self._crowd or Crowd(self, self._failed)
        return self._crowd

    def _show(self, members: Iterable[Member], *, reset: bool = False) -> None:
        room = self._room
        if room is None:
            return
        frames = Frames(room, self._expires, "" if room.settings.daily is None else self._node.daily.today())
        for member in members:
            feed = self.members[member]
            feed.reset = feed.reset or reset
            if member.keeps_up:
                feed.behind = False
                if sent := frames.of(feed, find_perspective(room, member.person.player)):
                    member.send_room(*sent)
            else:
                if feed.behind:
                    metrics.UPDATES_COMBINED.inc()
                feed.behind = True

    def catch_up(self, member: Member) -> None:
        """Show a member what has changed while their reader was slow."""
        feed = self.members.get(member)
        if feed is not None and feed.behind and member.keeps_up:
            self._show((member,))

    def show_presence(self) -> None:
        """Send everyone the list of people in the room, with a delay if the room is crowded."""
        if (crowd := self._crowded()) is not None:
            crowd.presence.ask()
        else:
            self.send_presence()

    def send_presence(self) -> None:
        """Send everyone the list of people in the room."""
        if self._room is not None:
            self.send_all(encode(self._presence_event(self._room)))
            self._noticed()

    def send_all(self, frame: bytes, but: Collection[Member] = ()) -> None:
        """Send everyone except `but` a frame."""
        for member in self.members:
            if member not in but:
                member.send(frame)

    def _presence_event(self, room: Room) -> Presence:
        names, gone = self.presence.names, self.presence.away
        away = [
            Away(seat=Seat(seat), since=gone[each.player], claimable=gone[each.player] + self._node.rules.patience)
            for seat, each in enumerate(room.seats)
            if each is not None and each.player in gone
        ]
        seated = {each.player for each in room.seats if each is not None}
        spectators = sorted((name, player) for player, name in names.items() if player not in seated)
        return Presence(
            room=self._code,
            here=tuple(
                Seat(seat) for seat, each in enumerate(room.seats) if each is not None and _is_here(each.player, names)
            ),
            away=tuple(away),
            spectators=len(spectators),
            names=tuple(name for name, _ in spectators[:NAMES_SHOWN]),
            players=tuple(player for _, player in spectators[:NAMES_SHOWN]),
        )


class Frames:
    """The frames that show a room to its members; each is encoded once for all who have been shown the same."""

    def __init__(self, room: Room, expires: int | None, today: str) -> None:
        self._room = room
        self._expires = expires
        self._today = today
        self._now: dict[tuple[Seat | None, bool], Snapshot] = {}
        self._snapshots: dict[tuple[Snapshot, int | None], bytes] = {}
        self._since: dict[Snapshot, tuple[bytes, bytes]] = {}

    def of(self, feed: Feed, seat: Seat | None) -> tuple[bytes, ...]:
        """Return the frames that bring a member up to date, and count them as shown; none if nothing has changed."""
        now = self._now.get((seat, feed.reset))
        if now is None:
            now = Snapshot(self._room, seat, expires=self._expires, today=self._today, reset=feed.reset)
            self._now[(seat, feed.reset)] = now
        before = None if feed.reset else feed.shown
        if before is None or not feed.updates or not now.follows(before):
            return self._show_whole(feed, now, before)
        found = self._since.get(before)
        if found is None:
            found = self._since[before] = self._encode_changes(before, now)
        happened, changes = found
        if not changes:
            return ()
        feed.shown, feed.seq = now, feed.seq + 1
        update = b'{"type":"update","from":%d,"seq":%d,%b' % (feed.seq - 1, feed.seq, changes)
        return (happened, update) if happened else (update,)

    def _show_whole(self, feed: Feed, now: Snapshot, before: Snapshot | None) -> tuple[bytes, ...]:
        feed.shown, feed.seq, feed.reset = now, feed.seq + 1, False
        seq = feed.seq if feed.updates else None
        snapshot = self._snapshots.get((now, seq))
        if snapshot is None:
            snapshot = self._snapshots[(now, seq)] = now.encode(seq)
        happened = encode_happened(None if before is None else before.room, self._room)
        return (happened, snapshot) if happened else (snapshot,)

    def _encode_changes(self, before: Snapshot, now: Snapshot) -> tuple[bytes, bytes]:
        """Return what has happened and what has changed since; nothing if nothing has.

        The first is a frame, the second an update from its `version` on.
        """
        patch, version = now.encode_changes(before), self._room.version
        if patch == b"{}" and before.room.version == version:
            return b"", b""
        return encode_happened(before.room, self._room), b'"version":%d,"patch":%b}' % (version, patch)


def _is_here(player: PlayerId, names: Collection[PlayerId]) -> bool:
    """Return whether the player of a seat is in the room: a computer always is."""
    return player in names or level_of(player) is not None


def _has_room_for(room: Room, player: PlayerId) -> bool:
    """Return whether a player may be in the room.

    The owner always may, because only they can change its settings. A room for a daily number has no settings to
    change, and a player who has not played that number yet must see nothing of it.
    """
    owns = player == room.owner and room.settings.daily is None
    wanted = owns or room.seat_of(player) is not None
    return wanted or room.settings.spectators or not all(room.seats)
