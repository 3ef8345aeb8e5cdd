"""Compaction on a real store: when a room's log is compacted, by which node, and that no player notices."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

import pytest

from protocol.commands import Answer, Enter, MakeMove, Offer, Ready, Resign, Say
from protocol.events import Ack, Goodbye, Rejected, RoomEvent
from protocol.ids import MatchId, RoomCode
from protocol.record import Record
from server.bots.pool import Thinkers
from server.records.write import list_entries, write_record
from server.results.database import Database
from server.results.finished import read_finished
from server.results.matches import has_match, read_record
from server.results.settle import settle
from server.rooms.compaction import Compaction
from server.rooms.folded_log import end_of
from server.rooms.replica import Replica
from server.rooms.room import LiveRoom
from server.rooms.rooms import Rooms
from server.store import keys
from server.store.client import Store
from server.store.due import DueTimes
from server.table.entries import KEPT_COMMANDS, Checkpoint, Entry
from tests.postgres import PostgresServer
from tests.rooms.members import RULES, Member, seated_room
from tests.rooms.test_replica import named, three_matches
from tests.store.appending import append, to_room
from tests.table.play import CODE, PEOPLE, Table

SOON = replace(RULES, idle_seconds=0.02)


class Person(Member):
    """A member that knows the room as it was shown last, and the answers to its commands."""

    @property
    def room(self) -> RoomEvent:
        """The room as it was shown last."""
        return [event for event in self.events if isinstance(event, RoomEvent)][-1]

    @property
    def answers(self) -> dict[str, int]:
        """The version that each command made."""
        return {event.id: event.version for event in self.events if isinstance(event, Ack)}

    async def shown(self, found: Callable[[RoomEvent], bool]) -> RoomEvent:
        """Return the first room that was shown so, once it has been."""
        event = await self.until(lambda event: isinstance(event, RoomEvent) and found(event))
        assert isinstance(event, RoomEvent)
        return event

    async def does(self, room: LiveRoom, command: MakeMove | Offer | Answer | Ready | Resign) -> int:
        """Have a command done, and see what came of it; return the version that it made."""
        room.submit(self, command)
        answer = await self.until(lambda event: isinstance(event, Ack | Rejected) and event.id == command.id)
        assert isinstance(answer, Ack), answer
        await self.shown(lambda room: room.version >= answer.version)
        return answer.version


@pytest.fixture
async def node(store: Store, thinkers: Thinkers, results: Database) -> AsyncIterator[Rooms]:
    """A node that releases rooms as soon as everybody has left."""
    async with Rooms(store, results, SOON, thinkers=thinkers) as rooms:
        yield rooms


def id() -> str:
    """Return an id for a command, as clients draw them."""
    return secrets.token_hex(8)


async def begin(room: LiveRoom, *people: Person) -> None:
    """Have everybody ready for the leg that waits."""
    assert room.room is not None and room.room.next_leg is not None
    match, leg = room.room.next_leg
    for person in people:
        await person.does(room, Ready(id=id(), match=match, leg=leg))


async def move(room: LiveRoom, *people: Person) -> None:
    """Have the player whose turn it is make the first legal move."""
    assert room.room is not None and room.room.match is not None
    match, leg = room.room.match, room.room.match.leg
    (seat,) = match.game.to_act(leg.state)
    text = str((match.game.legal_moves(leg.state, seat) or [])[0])
    await people[seat].does(room, MakeMove(id=id(), match=match.match, leg=leg.leg, ply=leg.ply, move=text))


async def play(room: LiveRoom, *people: Person) -> None:
    """Have the leg that waits played to its end."""
    await begin(room, *people)
    while room.room is not None and room.room.match is not None and not room.room.match.leg.over:
        await move(room, *people)


async def played(rooms: Rooms, *people: Person) -> LiveRoom:
    """Have two play a match that the second player resigns after three moves."""
    room = await seated_room(rooms, *people)
    await begin(room, *people)
    for _ in range(3):
        await move(room, *people)
    await people[1].does(room, Resign(id=id(), match=1))
    return room


async def until_compacted(store: Store, code: RoomCode, to: int) -> list[Entry]:
    """Return a room's log once it begins with a checkpoint at an entry."""
    while True:
        entries = await store.read(code)
        if entries and entries[0].n == to and isinstance(entries[0].fact, Checkpoint):
            return entries


def goodbyes(*people: Person) -> list[Goodbye]:
    """Return the farewells that people got."""
    return [event for person in people for event in person.events if isinstance(event, Goodbye)]


async def is_due(store: Store, code: RoomCode, match: str) -> bool:
    """Tell whether anything is due of a match."""
    return await store.ask("ZSCORE", keys.due(keys.bucket(code)), f"{code} {match}") is not None


async def is_settled(results: Database, match: MatchId) -> bool:
    """Tell whether a match is settled."""
    return await results.read(has_match, match)


async def settle_match(results: Database, table: Table, match: MatchId) -> None:
    """Settle a match of a table."""
    record = write_record(list_entries(table.log, match))
    assert record is not None
    assert await results.write(settle, read_finished(match, CODE, record, None), 0, "2026-11-22")


def compaction(store: Store, results: Database, thinkers: Thinkers) -> Compaction:
    """Return the compaction of a node that sees no other node."""

    async def nobody() -> frozenset[str]:
        return frozenset()

    return Compaction(
        store=store,
        database=results,
        thinkers=thinkers,
        due=DueTimes(store),
        now=lambda: 0,
        living=nobody,
        replica=lambda code: None,
    )


async def test_an_empty_room_is_compacted_and_still_shows_its_result(store: Store, node: Rooms) -> None:
    ada, ben = Person("ada"), Person("ben")
    room = await played(node, ada, ben)
    before, version = ada.room, ada.room.version
    await ada.does(room, Offer(id="offered", match=1, what="new_number"))
    expires = await store.ask("PEXPIRETIME", keys.room_log(room.code))
    for person in (ada, ben):
        node.leave(person, room)
    log = await until_compacted(store, room.code, version)
    assert [entry.n for entry in log] == [version, version + 1]
    assert await store.ask("PEXPIRETIME", keys.room_log(room.code)) == expires
    assert before.match is not None and not await is_due(store, room.code, before.match.id)

    back = Person("ben")
    again = await node.enter(back, Enter(id="back", room=room.code), room.code, False)
    assert again is not room
    assert back.room == replace(
        before,
        version=version + 1,
        offers=("new_number", None),
        expires=back.room.expires,
    )
    for person in (ada, ben):
        for command, made in person.answers.items():
            if command not in ("create", "enter"):
                assert again.replica.answered(person.person.player, command) == made
    await back.does(again, Answer(id="yes", match=1, what="new_number", accept=True))
    assert back.room.match is not None and back.room.match.match == 2


async def test_a_room_opened_while_the_database_is_away_shows_its_last_match_when_it_is_back(
    store: Store, thinkers: Thinkers, durable_postgres: PostgresServer
) -> None:
    url = durable_postgres.url(durable_postgres.create_database())
    async with Database(url) as database, Rooms(store, database, SOON, thinkers=thinkers) as node:
        ada, ben = Person("ada"), Person("ben")
        room = await played(node, ada, ben)
        before = ada.room.match
        for person in (ada, ben):
            node.leave(person, room)
        await until_compacted(store, room.code, room.room.version)  # type: ignore[union-attr]
        durable_postgres.kill()
        back = Person("ben")
        await node.enter(back, Enter(id="back", room=room.code), room.code, False)
        assert back.room.match is None
        durable_postgres.start()
        shown = await back.shown(lambda shown: shown.match is not None)
        assert shown.match == before


async def test_a_held_room_is_compacted_after_the_next_match_has_started(
    url: str, store: Store, node: Rooms, thinkers: Thinkers, results: Database
) -> None:
    ada, ben, eve = Person("ada"), Person("ben"), Person("eve")
    room = await played(node, ada, ben)
    version = ada.room.version
    async with Store(url, "two") as second, Rooms(second, results, SOON, thinkers=thinkers) as other:
        there = await other.enter(eve, Enter(id="enter", room=room.code), room.code, False)
        while not await is_settled(results, ada.room.match.id):  # type: ignore[union-attr]
            pass
        await node.node.compaction.compact(room.code, ada.room.match.id)  # type: ignore[union-attr]
        assert (await store.read(room.code))[0].n == 1, "it is held, and shows its last match"
        await ada.does(room, Offer(id=id(), match=1, what="same_number"))
        await ben.does(room, Answer(id=id(), match=1, what="same_number", accept=True))
        await until_compacted(store, room.code, version)
        for _ in range(2):
            await move(room, ada, ben)
        seen = await eve.shown(lambda shown: shown.version == ada.room.version)
        assert seen == ada.room
        assert there.room is not None and there.room.compacted == version
        versions = [event.version for event in eve.events if isinstance(event, RoomEvent)]
        assert versions == sorted({*versions}), "a compaction alone shows nobody anything"
    assert not goodbyes(ada, ben)
    assert not any(event.reset for person in (ada, ben, eve) for event in person.events if isinstance(event, RoomEvent))


class Reads:
    """The parts of a room's log that a node reads, by their first and last entries."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.parts: list[tuple[int, int]] = []
        monkeypatch.setattr(store, "read", self._counted(store.read))
        monkeypatch.setattr(store, "read_span", self._counted(store.read_span))

    def _counted(self, read: Callable[..., Awaitable[list[Entry]]]) -> Callable[..., Awaitable[list[Entry]]]:
        async def counted(*arguments: object) -> list[Entry]:
            entries = await read(*arguments)
            self.parts.append((entries[0].n, entries[-1].n))
            return entries

        return counted


def last_match(room: LiveRoom) -> tuple[int, int]:
    """Return the numbers of the first and last entries of a room's last match, which has just ended."""
    assert room.room is not None
    return room.room.begun, room.room.version


async def test_a_node_that_holds_a_room_reads_only_the_entries_of_each_match(
    url: str, store: Store, node: Rooms, monkeypatch: pytest.MonkeyPatch, results: Database
) -> None:
    ada, ben, reads = Person("ada"), Person("ben"), Reads(store, monkeypatch)
    room = await played(node, ada, ben)
    parts = []
    async with Store(url, "reader") as reader:
        for match in (1, 2, 3):
            parts.append(last_match(room))
            version = ada.room.version
            await ada.does(room, Offer(id=id(), match=match, what="same_number"))
            await ben.does(room, Answer(id=id(), match=match, what="same_number", accept=True))
            await until_compacted(reader, room.code, version)
            while room.room is not None and room.room.compacted < version:  # noqa: ASYNC110 # the script's answer is on its way
                await asyncio.sleep(0)
            await move(room, ada, ben)
            await ben.does(room, Resign(id=id(), match=match + 1))
        parts.append(last_match(room))
        last, version = ada.room.match, ada.room.version
        assert last is not None
        while not await is_settled(results, last.id):
            pass
        for person in (ada, ben):
            node.leave(person, room)
        await until_compacted(reader, room.code, version)
    assert reads.parts == parts


async def test_a_match_of_a_node_that_died_is_settled_and_compacted_from_one_reading(
    url: str, store: Store, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch, results: Database
) -> None:
    ada, ben = Person("ada"), Person("ben")
    async with Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        monkeypatch.setattr(rooms.node.settling, "soon", lambda *_: None)
        room = await played(rooms, ada, ben)
        match, version = ada.room.match, ada.room.version
        assert match is not None
    await store.ask("ZADD", keys.due(keys.bucket(room.code)), 1, f"{room.code} {match.id}")  # as time passes
    async with Store(url, "two") as second:
        reads = Reads(second, monkeypatch)
        async with Rooms(second, results, RULES, thinkers=thinkers):
            await until_compacted(store, room.code, version)
    assert reads.parts == [(1, version)]
    assert await is_settled(results, match.id)


async def test_a_node_that_begins_to_hold_a_room_compacts_matches_that_another_one_has_followed(
    store: Store, node: Rooms, results: Database
) -> None:
    table = three_matches()
    first, second = table.room.ids[:2]
    ends = [end_of(CODE, table.log, match) for match in (first, second)]
    await append(store, to_room(*table.log))
    for match in (first, second):
        await settle_match(results, table, match)
    await node.open(CODE)
    assert ends[1] is not None
    await until_compacted(store, CODE, ends[1].n)


async def test_a_match_is_not_compacted_before_those_before_it_are_settled(
    store: Store, results: Database, thinkers: Thinkers
) -> None:
    table = three_matches()
    first, second = table.room.ids[:2]
    await append(store, to_room(*table.log))
    await settle_match(results, table, second)
    await compaction(store, results, thinkers).settled(CODE, second, lasts=True, entries=table.log)
    assert (await store.read(CODE))[0].n == 1, "the first match's record is made from its entries"
    assert await is_due(store, CODE, second)
    await settle_match(results, table, first)
    await compaction(store, results, thinkers).compact(CODE, second)
    assert isinstance((await store.read(CODE))[0].fact, Checkpoint)
    assert not await is_due(store, CODE, second)


async def test_a_node_inside_the_replaced_part_reads_on_from_the_checkpoint(
    url: str, store: Store, node: Rooms, thinkers: Thinkers, results: Database
) -> None:
    ada, ben, eve = Person("ada"), Person("ben"), Person("eve")
    room = await seated_room(node, ada, ben)
    await begin(room, ada, ben)
    async with Store(url, "two") as second, Rooms(second, results, SOON, thinkers=thinkers) as other:
        there = await other.enter(eve, Enter(id="enter", room=room.code), room.code, False)
        # catch_up() would make it read again, and no event tells that a reading has ended.
        while there._reading:  # noqa: ASYNC110
            await asyncio.sleep(0)
        there._reading = True  # as if the node were paused
        await move(room, ada, ben)
        await ben.does(room, Resign(id=id(), match=1))
        version = ben.room.version
        await ada.does(room, Offer(id=id(), match=1, what="new_number"))
        await ben.does(room, Answer(id=id(), match=1, what="new_number", accept=True))
        await until_compacted(store, room.code, version)
        assert there.room is not None and there.room.version < version
        there._start_reading()
        seen = await eve.shown(lambda shown: shown.version == ben.room.version)
        assert (seen.match, seen.view, seen.reset) == (ben.room.match, ben.room.view, False)
        assert there.room.last is None
        assert not goodbyes(eve)


async def test_appends_at_the_same_moment_are_neither_lost_nor_refused(
    store: Store, node: Rooms, results: Database, thinkers: Thinkers
) -> None:
    ada, ben = Person("ada"), Person("ben")
    room = await played(node, ada, ben)
    version, match = ada.room.version, ada.room.match
    assert match is not None
    while not await is_settled(results, match.id):
        pass

    async def offers() -> None:
        for number in range(20):
            what = "new_number" if number % 2 else "same_number"
            await ada.does(room, Offer(id=id(), match=1, what=what))  # type: ignore[arg-type]

    async def compacts() -> None:
        await compaction(store, results, thinkers).compact(room.code, match.id)

    await asyncio.gather(offers(), compacts())
    log = await store.read(room.code)
    assert [entry.n for entry in log] == [*range(version, version + 21)]
    afresh = Replica(room.code)
    await afresh.read(store, results)
    assert afresh.room is not None and room.room is not None
    assert (afresh.room.offers, afresh.room.version) == (room.room.offers, room.room.version)
    assert not goodbyes(ada, ben)


async def test_a_store_that_lost_its_tail_after_a_compaction(store: Store, node: Rooms) -> None:
    ada, ben = Person("ada"), Person("ben")
    room = await played(node, ada, ben)
    version = ada.room.version
    await ada.does(room, Offer(id=id(), match=1, what="new_number"))
    await ben.does(room, Answer(id=id(), match=1, what="new_number", accept=True))
    await until_compacted(store, room.code, version)
    await move(room, ada, ben)
    await move(room, ada, ben)
    await store.ask("RPOP", keys.room_log(room.code), 5)  # all but the checkpoint
    room.hint()
    back = await ada.shown(lambda shown: shown.reset)
    assert (back.version, back.match and back.match.match, back.offers) == (version, 1, (None, None))
    assert back.view is not None, "the result of the compacted match is shown"
    await ada.does(room, Offer(id=id(), match=1, what="same_number"))
    assert not goodbyes(ada, ben)


async def test_a_match_that_was_settled_before_its_log_lost_its_tail_keeps_its_first_record(
    store: Store, node: Rooms, results: Database
) -> None:
    ada, ben = Person("ada"), Person("ben")
    room = await played(node, ada, ben)
    assert ada.room.match is not None
    match = ada.room.match.id
    while not await is_settled(results, match):
        pass
    first = await results.read(read_record, match)
    await store.ask("RPOP", keys.room_log(room.code))
    room.hint()
    await ada.shown(lambda shown: shown.reset)
    await ada.does(room, Resign(id=id(), match=1))
    version = ada.room.version
    for person in (ada, ben):
        node.leave(person, room)
    await until_compacted(store, room.code, version)
    assert first is not None and await results.read(read_record, match) == first
    assert Record.model_validate_json(first.unpack()).result.winners == [0]
    back = Person("ada")
    again = await node.enter(back, Enter(id="back", room=room.code), room.code, False)
    assert (back.room.match, back.room.next) == (None, (2, 1)), "the record tells another result than the log"
    await back.does(again, Ready(id=id(), match=2, leg=1))


async def test_what_a_node_that_died_has_not_compacted_is_compacted_by_the_next(
    url: str, store: Store, thinkers: Thinkers, results: Database
) -> None:
    ada, ben = Person("ada"), Person("ben")
    async with Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        room = await played(rooms, ada, ben)
        match = ada.room.match
        assert match is not None
        while not await is_settled(results, match.id):
            pass
    assert (await store.read(room.code))[0].n == 1
    assert await store.holders(room.code) == [store.node]
    await store.ask("ZADD", keys.due(keys.bucket(room.code)), 1, f"{room.code} {match.id}")  # as time passes
    async with Store(url, "two") as second, Rooms(second, results, RULES, thinkers=thinkers):
        await until_compacted(store, room.code, ada.room.version)


async def test_a_match_without_a_move_stays_in_the_log_until_the_next_one_begins(store: Store, node: Rooms) -> None:
    ada, ben = Person("ada"), Person("ben")
    room = await seated_room(node, ada, ben)
    await begin(room, ada, ben)
    await ada.does(room, Resign(id=id(), match=1))
    match = ada.room.match
    assert match is not None
    for person in (ada, ben):
        node.leave(person, room)
    while await is_due(store, room.code, match.id) or await store.holders(room.code):
        pass
    assert (await store.read(room.code))[0].n == 1
    back = Person("ada")
    again = await node.enter(back, Enter(id="back", room=room.code), room.code, False)
    assert back.room.match is not None and back.room.match.result is not None
    assert again.room is not None and again.room.last is None


async def test_the_last_commands_are_known_before_and_after_on_any_node(
    store: Store, results: Database, thinkers: Thinkers
) -> None:
    table = Table(brief=True)
    for _ in range(KEPT_COMMANDS):
        table.sit("ben")
        table.stand("ben")
    table.sit("ben")
    table.play_match()
    table.agree("new_number")
    table.play_match()
    table.offer("ada", "new_number")
    await append(store, to_room(*map(named, table.log)))
    people = {person.player for person in PEOPLE.values()}
    asked = [(entry.by, named(entry).command) for entry in table.log if entry.by in people]

    async def known() -> list[int | None]:
        replica = Replica(CODE)
        await replica.read(store, results)
        return [replica.answered(*each) for each in asked]

    before = await known()
    assert None not in before

    for match in table.room.ids[:2]:
        await settle_match(results, table, match)
        await compaction(store, results, thinkers).compact(CODE, match)
        assert isinstance((await store.read(CODE))[0].fact, Checkpoint)
        after = await known()
        assert after[-KEPT_COMMANDS:] == before[-KEPT_COMMANDS:]
        assert after[0] is None, "only so many are kept"


async def test_a_log_that_cannot_be_read_is_not_compacted_and_not_looked_at_again(
    store: Store, results: Database, thinkers: Thinkers
) -> None:
    table = three_matches()
    await append(store, to_room(*table.log))
    await store.ask("LSET", keys.room_log(CODE), 3, b"{}")
    match = table.room.ids[0]
    await settle_match(results, table, match)
    await DueTimes(store).later(CODE, match, 1)
    lines = await store.ask("LRANGE", keys.room_log(CODE), 0, -1)

    await compaction(store, results, thinkers).compact(CODE, match)
    assert await store.ask("LRANGE", keys.room_log(CODE), 0, -1) == lines
    assert not await is_due(store, CODE, match)


async def test_a_finished_room_without_people_takes_at_most_3_kib(store: Store, node: Rooms) -> None:
    ada, ben = Person("ada"), Person("ben")
    room = await seated_room(node, ada, ben, number=1)
    for _ in range(2):
        await play(room, ada, ben)
    assert len(await store.read(room.code)) > 90 and ada.room.match is not None
    match, version = ada.room.match.id, ada.room.version
    await room.chat.say(room.sound(), ada, Say(id=id(), text="Good game!"), "Good game!")
    for person in (ada, ben):
        node.leave(person, room)
    await until_compacted(store, room.code, version)
    while await store.holders(room.code):
        pass
    sizes = {}
    async for key in store.scan("turnabout:*"):
        if room.code in key or match in key:
            sizes[key] = int(await store._ask(key, "MEMORY", "USAGE", key))
    assert keys.room_log(room.code) in sizes and not any(match in key for key in sizes)
    assert sum(sizes.values()) <= 3 * 1024, sizes
