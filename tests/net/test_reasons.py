"""Every reason with which the server itself, not a room's rules, rejects a command, through a real socket."""

import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import ANY

import pytest
import pytest_asyncio
from redis.asyncio import Redis

from protocol.commands import COMMAND
from protocol.events import Ack, Rejected
from protocol.reasons.shared import Reason
from protocol.scores import StatisticsEvent
from server.bots.drawing import NoneWinnable
from server.bots.pool import Thinkers
from server.net.limits import Limits
from server.results.database import Database
from server.rooms.node import HouseRules, Lifetimes
from server.rooms.rooms import Rooms
from server.store.client import Store
from server.store.embedded.store import EmbeddedStore
from tests.e2e.play import Player
from tests.net.plain import served
from tests.reasons.cases import Told, hold

pytestmark = pytest.mark.asyncio(loop_scope="module")

RARELY = 0.001
FREE = Limits(counted=False)
UNKNOWN = "0123456789ABCDEF"
"""The id of no match and of no player."""
P256DH = "BOlNVJB-YlM_kYPhJE7a0K3SqzFuXR4z-zlgZpEduPootx2RaPY9MoIBfYkhFSIZSLHIMlWhEODRq0W8nYwoxaU"
AUTH = "AAECAwQFBgcICQoLDA0ODw"
"""Keys of a push subscription."""


class Rejectee(Player):
    """A player whose rejected commands must not change the room."""

    def __init__(self, name: str, key: str | None = None) -> None:
        super().__init__(name, key)
        self._version = 0

    async def do(self, type: str, **fields: Any) -> Ack:
        """Send a command that must be accepted, and remember the room's version after it."""
        answer = await super().do(type, **fields)
        self._version = max(self._version, answer.version)
        return answer

    async def refused(self, type: str, **fields: Any) -> Rejected:
        """Send a command that must be rejected, and check that the room is unchanged."""
        if self._version:
            await self.sees(self._version)
        before = len(self.rooms)
        answer = await super().refused(type, **fields)
        assert len(self.rooms) == before
        return answer


MAILBOX, USED_MAILBOX, NO_MAILBOX = "ab" * 16, "cd" * 16, "ef" * 16


class Scene:
    """A server at `url`, players who connect to it, and settings changed until the end of the case."""

    def __init__(self, url: str, stack: AsyncExitStack, patch: pytest.MonkeyPatch) -> None:
        self._url = url
        self._stack = stack
        self._patch = patch

    def set(self, name: str, value: object) -> None:
        """Set a variable of a server's module."""
        self._patch.setattr(name, value)

    async def connected(self, name: str = "Ada") -> Player:
        """Return a player who has not said hello."""
        player = Rejectee(name)
        self._stack.push_async_callback(player.go)
        await player.connect(self._url)
        return player

    async def player(self, name: str = "Ada", key: str | None = None) -> Player:
        """Return a player who has said hello."""
        player = Rejectee(name, key)
        self._stack.push_async_callback(player.go)
        await player.come(self._url)
        return player

    async def host(self, **settings: Any) -> Player:
        """Return a player who has opened a room."""
        player = await self.player()
        await player.do("create_room", **{"game": "family-tree", **settings})
        await player.sees(1)
        return player

    async def alone(self) -> Player:
        """Return a player who has started a solo game."""
        player = await self.host(form="solo", number=5)
        await player.do("ready", match=1, leg=1)
        return player

    async def finished(self) -> Player:
        """Return a player who has given up a game after a move."""
        player = await self.alone()
        view: Any = await player.until(lambda: player.room.view, "the leg")
        await player.do("move", match=1, leg=1, ply=0, move=view.moves[0].move)
        await player.do("resign", match=1)
        return player


Act = Callable[[Scene], Awaitable[Rejected]]


class Case(NamedTuple):
    """The cause of a rejection, its data, and the limits of the server."""

    act: Act
    data: dict[str, Any]
    limits: Limits = FREE


def sending(frame: str | bytes) -> Act:
    async def act(scene: Scene) -> Rejected:
        player = await scene.player()
        await player.send(frame)
        return await player.hears(Rejected)

    return act


def asking(type: str, *before: dict[str, Any], in_room: bool = False, **fields: Any) -> Act:
    """Return an act that sends a command, after other commands of the same type; in a room or not."""

    async def act(scene: Scene) -> Rejected:
        player = await (scene.host() if in_room else scene.player())
        for each in before:
            await player.ask(type, **each)
        return await player.refused(type, **fields)

    return act


def having(settings: dict[str, object], act: Act) -> Act:
    """Return an act on a server with other values of module variables."""

    async def later(scene: Scene) -> Rejected:
        for name, value in settings.items():
            scene.set(name, value)
        return await act(scene)

    return later


def named(name: str) -> Act:
    async def act(scene: Scene) -> Rejected:
        player = await scene.connected()
        return await player.refused("hello", protocol=1, key=player.key, name=name, client="test")

    return act


def saying(text: str) -> Act:
    return asking("chat", in_room=True, text=text)


async def older(scene: Scene) -> Rejected:
    player = await scene.connected()
    return await player.refused("hello", protocol=7, key=player.key, name="Ada", client="test")


async def stranger(scene: Scene) -> Rejected:
    return await (await scene.connected()).refused("list_rooms")


async def hello_again(scene: Scene) -> Rejected:
    player = await scene.player()
    return await player.refused("hello", protocol=1, key=player.key, name="Ada", client="test")


async def too_fast(scene: Scene) -> Rejected:
    player = await scene.player()
    while not isinstance(answer := await player.ask("catalog"), Rejected):
        pass
    return answer


async def matches_too_fast(scene: Scene) -> Rejected:
    await scene.alone()
    scene.set("server.rooms.room.BEGIN_SECONDS", 0.0)
    return await (await scene.host(form="solo", number=5)).refused("ready", match=1, leg=1)


async def broken(scene: Scene) -> Rejected:
    def fail(*arguments: object) -> None:
        raise ZeroDivisionError

    player = await scene.host()
    scene.set("server.rooms.room.decide", fail)
    return await player.refused("stand")


async def twin(scene: Scene) -> Rejected:
    host = await scene.host()
    other = await scene.player("Ada", host.key)
    return await other.refused("enter", room=host.room.room)


async def watching(scene: Scene) -> Rejected:
    host = await scene.host(form="solo", spectators=False)
    return await (await scene.player("Eve")).refused("enter", room=host.room.room)


async def none_winnable(scene: Scene) -> Rejected:
    async def draw(*arguments: object) -> None:
        raise NoneWinnable

    player = await scene.host(game="grandmas-game", form="solo", winnable=True)
    scene.set("server.rooms.room.draw", draw)
    return await player.refused("ready", match=1, leg=1)


async def wrong_seat_code(scene: Scene) -> Rejected:
    host = await scene.host()
    return await (await scene.player("Eve")).refused("take_seat", room=host.room.room, code="0000-0000")


async def second_device(scene: Scene) -> Rejected:
    player = await scene.player()
    await player.do("open_mailbox", mailbox=USED_MAILBOX)
    await player.do("put_letter", mailbox=USED_MAILBOX, slot="request", letter="aa")
    return await (await scene.player("Eve")).refused("put_letter", mailbox=USED_MAILBOX, slot="request", letter="bb")


async def daily_tried(scene: Scene) -> Rejected:
    player, friend = await scene.player(), await scene.player("Ben")
    await player.do("play_daily", game="family-tree", against="friend")
    await player.sees(1)
    await friend.do("enter", room=player.room.room)
    await friend.do("sit")
    await player.do("ready", match=1, leg=1)
    begun = await friend.do("ready", match=1, leg=1)
    await player.sees(begun.version)
    return await player.refused("play_daily", game="family-tree", against="computer")


async def daily_over(scene: Scene) -> Rejected:
    player, friend = await scene.player(), await scene.player("Ben")
    await player.do("play_daily", game="family-tree", against="friend")
    await player.sees(1)
    await friend.do("enter", room=player.room.room)
    scene.set("server.finished.daily.DailyNumbers.today", lambda days: "2099-01-01")
    return await friend.refused("sit")


async def record_of_today(scene: Scene) -> Rejected:
    player = await scene.player()
    await player.do("play_daily", game="family-tree", against="friend")
    return await player.refused("record", match=1)


async def opponents(scene: Scene) -> tuple[Player, Player]:
    """Return two players who have finished a match."""
    host, friend = await scene.host(number=5, role="maximizer"), await scene.player("Ben")
    await friend.do("enter", room=host.room.room)
    await friend.do("sit")
    for player in (host, friend):
        await player.do("ready", match=1, leg=1)
    view: Any = await host.until(lambda: host.room.view, "the leg")
    await host.do("move", match=1, leg=1, ply=0, move=view.moves[0].move)
    await friend.do("resign", match=1)
    await friend.do("player")  # once its match is in the database
    return host, friend


async def challenger(scene: Scene) -> tuple[Player, Player]:
    """Return a new connection of the first of two opponents, in a room that challenges the other."""
    host, friend = await opponents(scene)
    again = await scene.player("Ada", host.key)
    await again.do("create_room", game="family-tree", challenge=friend.id)
    await again.sees(1)
    return again, friend


async def challenged_again(scene: Scene) -> Rejected:
    ada, friend = await challenger(scene)
    return await ada.refused("create_room", game="family-tree", challenge=friend.id)


async def too_many_challenges(scene: Scene) -> Rejected:
    host, friend = await opponents(scene)
    scene.set("server.rooms.challenges.MOST_OPEN", 0)
    return await host.refused("create_room", game="family-tree", challenge=friend.id)


async def challenges_refused(scene: Scene) -> Rejected:
    ada, friend = await challenger(scene)
    await friend.do("enter", room=ada.room.room)
    await friend.do("end_challenge", refuse=True)
    await ada.sees(2)
    return await ada.refused("create_room", game="family-tree", challenge=friend.id)


async def challenged_themselves(scene: Scene) -> Rejected:
    player = await scene.player()
    return await player.refused("create_room", game="family-tree", challenge=player.id)


async def unfinished(scene: Scene) -> Rejected:
    return await (await scene.alone()).refused("record", match=1)


async def analysis(scene: Scene) -> Rejected:
    return await (await scene.finished()).refused("analysis", match=1)


async def many_numbers(scene: Scene) -> Rejected:
    """Ask for numbers until no less urgent ones are left to replace."""
    player, number = await scene.player(), 60
    while not isinstance(answer := await player.ask("number", game="family-tree", number=number), Rejected):
        number += 1
    return answer


TYPES = tuple(sorted(COMMAND.json_schema()["discriminator"]["mapping"]))
CASES: dict[Reason, Case] = {
    # messages
    "frame_is_binary": Case(sending(b"{}"), {}),
    "frame_is_not_json": Case(sending("{"), {"detail": "EOF while parsing an object at line 1 column 1"}),
    "type_missing": Case(sending('{"id":"x"}'), {}),
    "unknown_type": Case(sending('{"type":"dance","id":"x"}'), {"type": "dance", "types": TYPES}),
    "unknown_field": Case(sending('{"type":"leave","id":"x","really":true}'), {"field": "really"}),
    "field_missing": Case(sending('{"type":"leave"}'), {"field": "id"}),
    "field_wrong": Case(
        sending('{"type":"ready","id":"x","match":"1","leg":1}'),
        {"field": "match", "detail": "it should be a whole number"},
    ),
    "wrong_protocol": Case(older, {"protocol": 1, "wished": 7}),
    # connections
    "hello_missing": Case(stranger, {}),
    "hello_repeated": Case(hello_again, {}),
    "name_length": Case(named("x" * 25), {"limit": 24}),
    "name_invisible_character": Case(named("A\u034fda"), {}),
    "name_like_computer": Case(named("computer:easy"), {}),
    "line_length": Case(saying("x" * 301), {"limit": 300}),
    "text_hidden_character": Case(saying("a\u202eb"), {"text": "line"}),
    "text_too_many_marks": Case(named("a" + "\u0301" * 50), {"text": "name"}),
    "text_shows_nothing": Case(saying("\u2800"), {"text": "line"}),
    "commands_too_fast": Case(too_fast, {"seconds": ANY}, Limits(commands_at_once=2, commands_a_second=RARELY)),
    "lines_too_fast": Case(
        asking("chat", {"text": "one"}, in_room=True, text="two"),
        {"seconds": ANY},
        Limits(lines_at_once=1, lines_a_second=RARELY),
    ),
    "replays_too_fast": Case(
        having({"server.net.rate_limit.REPLAYS_AT_ONCE": 1}, asking("judge", {"match": UNKNOWN}, match=UNKNOWN)),
        {"seconds": ANY},
        Limits(),
    ),
    "pages_too_fast": Case(
        having({"server.net.rate_limit.PAGES_AT_ONCE": 1}, asking("replay", {"match": UNKNOWN}, match=UNKNOWN)),
        {"seconds": ANY},
        Limits(),
    ),
    "links_too_fast": Case(
        having(
            {"server.net.rate_limit.LINKS_AT_ONCE": 1}, asking("open_mailbox", {"mailbox": MAILBOX}, mailbox=MAILBOX)
        ),
        {"seconds": ANY},
        Limits(),
    ),
    "too_many_wrong_codes": Case(
        having(
            {"server.net.rate_limit.WRONG_CODES_AT_ONCE": 1},
            asking("enter", {"room": "0000000"}, room="0000001"),
        ),
        {"seconds": ANY},
        Limits(),
    ),
    "rooms_too_fast": Case(
        asking("create_room", {"game": "family-tree"}, game="family-tree"), {"seconds": ANY}, Limits(rooms_a_minute=1)
    ),
    "matches_too_fast": Case(matches_too_fast, {"seconds": ANY}, Limits(matches_a_minute=1)),
    # the server
    "room_stopped": Case(broken, {}),
    "room_busy": Case(having({"server.rooms.room.INBOX_MOST": 0}, asking("stand", in_room=True)), {"limit": 0}),
    "no_winnable_number_found": Case(none_winnable, {}),
    "too_many_computers": Case(
        having(
            {"server.rooms.rooms.COMPUTERS_OF_ADDRESS": 1},
            asking("create_room", game="family-tree", computers=["random", "random"]),
        ),
        {"limit": 1},
    ),
    "challenge_yourself": Case(challenged_themselves, {}),
    "never_opponents": Case(asking("create_room", game="family-tree", challenge="B" * 16), {}),
    "challenged_already": Case(challenged_again, {"name": "Ben", "room": ANY}),
    "too_many_challenges": Case(too_many_challenges, {"limit": 0}),
    "challenges_refused": Case(challenges_refused, {"name": "Ben"}),
    # notifications
    "push_endpoint_not_public": Case(
        asking("push_subscribe", endpoint="https://127.0.0.1/push", p256dh=P256DH, auth=AUTH), {}
    ),
    "push_keys_invalid": Case(
        asking("push_subscribe", endpoint="https://127.0.0.1/push", p256dh="AAAA", auth=AUTH), {}
    ),
    # rooms
    "not_a_room_code": Case(asking("take_seat", room="no code", code="00000000"), {"example": "KZ7-4QM2"}),
    "no_such_room": Case(asking("take_seat", room="ZZZ-ZZZZ", code="00000000"), {"room": "ZZZZZZZ"}),
    "not_in_room": Case(asking("stand"), {}),
    "in_room": Case(asking("list_rooms", in_room=True), {"room": ANY}),
    "connected_elsewhere": Case(twin, {"room": ANY}),
    "no_spectators": Case(watching, {"names": ("Ada",)}),
    "not_a_seat_code": Case(asking("take_seat", room="ZZZ-ZZZZ", code="none"), {"example": "KZ74-QM2A"}),
    "seat_code_invalid": Case(wrong_seat_code, {}),
    "link_invalid": Case(asking("read_mailbox", mailbox=NO_MAILBOX), {}),
    "link_used": Case(second_device, {}),
    "waiting_room_unreachable": Case(
        having({"server.rooms.matchmaking.PASSED_OVER_MOST": 0}, asking("quick_match", game="family-tree")), {}
    ),
    # daily numbers
    "daily_tried": Case(daily_tried, {"game": "family-tree", "room": ANY}),
    "daily_over": Case(daily_over, {"day": ANY}),
    "daily_hidden": Case(record_of_today, {"day": ANY}),
    "daily_day": Case(asking("daily", game="family-tree", day="2020-01-01"), {"day": "2020-01-01", "days": ANY}),
    # finished matches
    "no_such_match": Case(asking("record", in_room=True, match=2), {"match": 2}),
    "match_not_finished": Case(unfinished, {"match": 1}),
    "no_record": Case(asking("replay", match=UNKNOWN), {}),
    "unknown_player": Case(asking("player", player=UNKNOWN), {}),
    "same_player": Case(asking("head_to_head", player=UNKNOWN, opponent=UNKNOWN), {}),
    "too_many_analyses": Case(having({"server.finished.analyses.ASKED_MOST": 0}, analysis), {"limit": 0}),
    "analyses_busy": Case(having({"server.finished.analyses.WORK_MOST": 0}, analysis), {}),
    "too_many_numbers": Case(
        having({"server.finished.numbers.ASKED_MOST": 0}, asking("number", game="family-tree", number=5)), {"limit": 0}
    ),
    "too_many_numbers_of_address": Case(
        having({"server.finished.numbers.ASKED_MOST_OF_ADDRESS": 0}, asking("number", game="family-tree", number=5)),
        {"limit": 0},
    ),
    "numbers_busy": Case(having({"server.finished.number_work.MOST": 1}, many_numbers), {}),
}
"""The cause of each reason, and its data."""
STORE: tuple[Reason, ...] = ("store_away", "store_read_only")
"""The reasons of a store that is down, and of one that accepts no writes."""
DATABASE: Reason = "database_away"
"""The reason of a database that is down."""


@pytest.mark.parametrize(("reason", "case"), CASES.items(), ids=CASES)
async def test_a_command_is_rejected_with_this_reason(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, reason: Reason, case: Case
) -> None:
    async with AsyncExitStack() as stack:
        site = await stack.enter_async_context(served(rooms, limits=case.limits))
        rejected = await case.act(Scene(site.url, stack, monkeypatch))
    hold(Told(rejected.code, rejected.reason, rejected.data, rejected.message), reason, case.data)


@pytest_asyncio.fixture(loop_scope="module")
async def embedded(tmp_path: Path) -> AsyncIterator[EmbeddedStore]:
    """The test's own store."""
    async with EmbeddedStore(tmp_path / "store") as embedded:
        yield embedded


@pytest.mark.parametrize("reason", STORE)
async def test_a_command_that_the_store_cannot_run_has_this_reason(
    embedded: EmbeddedStore, monkeypatch: pytest.MonkeyPatch, reason: Reason, results: Database
) -> None:
    rules = HouseRules(idle_seconds=60, lifetimes=Lifetimes(), patience=60_000, computer_pause=0)
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(Store(embedded.url, "here"))
        rooms = await stack.enter_async_context(Rooms(store, results, rules, thinkers=Thinkers(1)))
        site = await stack.enter_async_context(served(rooms, limits=FREE))
        host = await Scene(site.url, stack, monkeypatch).host()
        version = host.room.version
        if reason == "store_away":
            os.kill(embedded.pid, signal.SIGSTOP)
            stack.callback(os.kill, embedded.pid, signal.SIGCONT)
        else:
            async with Redis.from_url(embedded.url) as redis:
                await redis.config_set("min-replicas-to-write", 1)
        rejected = await host.refused("stand")
        assert host.room.version == version
    hold(Told(rejected.code, rejected.reason, rejected.data, rejected.message), reason, {})


async def test_a_question_that_the_database_cannot_answer_has_this_reason(
    embedded: EmbeddedStore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rules = HouseRules(idle_seconds=60, lifetimes=Lifetimes(), patience=60_000, computer_pause=0)
    directory = tmp_path / "data"
    directory.touch()  # a file, so the database cannot be created in it
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(Store(embedded.url, "here"))
        database = await stack.enter_async_context(Database(f"sqlite:///{directory / 'results.sqlite'}"))
        rooms = await stack.enter_async_context(Rooms(store, database, rules, thinkers=Thinkers(1)))
        site = await stack.enter_async_context(served(rooms, limits=FREE))
        player = await Scene(site.url, stack, monkeypatch).finished()
        rejected = await player.refused("statistics", game="family-tree")
        hold(Told(rejected.code, rejected.reason, rejected.data, rejected.message), DATABASE, {})
        directory.unlink()
        await player.do("statistics", game="family-tree")
        (solo,) = (await player.hears(StatisticsEvent)).forms
        assert solo.games == 1
