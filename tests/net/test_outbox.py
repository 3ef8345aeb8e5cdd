"""Messages in a single frame are handled at once; everything else is queued by the library."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
import pytest_asyncio
from websockets.frames import Frame, Opcode

from client.net.frames import ShownRoom
from protocol.codes import RejectionCode as Code
from protocol.events import Ack, Chat, Rejected
from server import metrics
from server.answers import Member
from server.encoding import encode
from server.net.limits import DEFAULTS, Limits
from server.net.outbox import SLOW, TAKEN_AT_ONCE, TOGETHER, Wire, head
from server.rooms.chat import RoomChat
from server.rooms.rooms import Rooms
from tests.e2e.play import Player
from tests.e2e.test_slow_readers import small_socket
from tests.net.plain import served

HEAD = 6
"""The length of a short frame before its text: two bytes and the mask."""


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """Return a client's frame with a mask of zeros."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes([opcode | fin << 7]) + size + bytes(4) + text


def move(id: str) -> bytes:
    """Return a move before its leg, which is rejected."""
    return b'{"type":"move","id":"%b","match":1,"leg":1,"ply":0,"move":"KS>7D"}' % id.encode()


def filler(size: int) -> bytes:
    """Return an event of at least this size."""
    return encode(Rejected(id="filler", code=Code.STALE, reason="game_moved_on", data={}, message="x" * size))


class Taking:
    """A player in a room, the server's end of their connection, and the messages handled at once."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.wire: Wire
        self.taken: list[bytes] = []

    async def answered(self, id: str) -> None:
        """Wait for the rejection of a move."""

        def found() -> bool:
            return any(isinstance(event, Rejected) and event.id == id for event in self.player.events)

        await self.player.until(lambda: found() or None, f"an answer to {id}")


@pytest_asyncio.fixture(loop_scope="module")
async def taking(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Taking]:
    """A player alone in a room."""
    taking = Taking(Player("Ada"))
    offer = Wire.offer

    def offered(wire: Wire, taker: Callable[[bytes], bool], drained: Callable[[], None]) -> None:
        taking.wire = wire

        def counted(message: bytes) -> bool:
            if took := taker(message):
                taking.taken.append(message)
            return took

        offer(wire, counted, drained)

    monkeypatch.setattr(Wire, "offer", offered)
    async with served(rooms) as site:
        await taking.player.come(site.url)
        await taking.player.do("create_room", game="family-tree")
        await taking.player.do("catalog")  # its answer shows that they are in the room
        yield taking
        await taking.player.go()


@pytest.mark.asyncio(loop_scope="module")
async def test_a_complete_move_is_handled_at_once(taking: Taking) -> None:
    await taking.player.send(move("whole").decode())
    await taking.answered("whole")
    assert taking.taken == [move("whole")]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_move_in_several_frames_is_queued(taking: Taking) -> None:
    cuts = (1, 2, 4, HEAD, 20)
    for cut in cuts:
        frame = masked(move(f"cut-{cut}"))
        taking.wire.data_received(frame[:cut])
        taking.wire.data_received(frame[cut:])
        await taking.answered(f"cut-{cut}")
    taking.wire.data_received(masked(move("first")) + masked(move("second")))
    await taking.answered("second")
    taking.wire.data_received(masked(move("halves")[:9], fin=False))
    taking.wire.data_received(masked(move("halves")[9:], Opcode.CONT))
    await taking.answered("halves")
    assert taking.taken == [*(move(f"cut-{cut}") for cut in cuts), move("first"), move("second")]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_burst_is_processed_in_parts_between_other_clients(taking: Taking) -> None:
    size = TAKEN_AT_ONCE // 4
    moves = [move(f"long-{number}").ljust(size - 8) for number in range(10)]
    taking.wire.data_received(b"".join(map(masked, moves)))
    assert taking.taken == moves[:4]
    taking.wire.recv_messages.resume()  # as the library does after it has received queued messages
    assert not taking.wire.transport.is_reading()
    taking.wire.data_received(masked(move("behind")))
    assert taking.taken == moves[:4]
    await taking.answered("behind")
    assert taking.taken == [*moves, move("behind")]
    await taking.player.do("catalog")


@pytest.mark.asyncio(loop_scope="module")
async def test_nothing_of_a_burst_is_lost(rooms: Rooms) -> None:
    async with served(rooms, limits=Limits(counted=False, messages_held=2000, held_bytes=2**20)) as site:
        player = Player("Ada")
        await player.come(site.url)
        player._open().transport.write(masked(b"{") * 2_000)

        def all_refused() -> bool:
            return sum(isinstance(event, Rejected) for event in player.events) == 2_000

        await player.until(lambda: all_refused() or None, "2,000 refusals")
        await player.do("catalog")
        await player.go()


@pytest.mark.asyncio(loop_scope="module")
async def test_unprocessed_bytes_of_a_dropped_connection_are_discarded(taking: Taking) -> None:
    long = masked(move("long").ljust(TAKEN_AT_ONCE - 8))
    taking.wire.data_received(long + masked(move("behind")))
    taking.wire.transport.abort()
    await taking.player.lost()
    assert taking.taken == [move("long").ljust(TAKEN_AT_ONCE - 8)]


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("fin", [True, False], ids=["a text", "a fragment"])
async def test_a_part_of_a_message_that_looks_like_a_move_is_none(taking: Taking, fin: bool) -> None:
    inside = masked(move("inside"))
    before = masked(inside)[:HEAD] if fin else masked(b"{", fin=False)
    taking.wire.data_received(before)
    taking.wire.data_received(inside)
    code, _ = await taking.player.closed()
    assert code == (1007 if fin else 1002)
    assert taking.taken == []
    assert not any(isinstance(event, Rejected) for event in taking.player.events)


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("ends", [Player.go, Player.drop], ids=["is closed", "is dropped"])
async def test_an_ended_connection_leaves_no_cycles(
    taking: Taking, ends: Callable[[Player], Awaitable[None] | None]
) -> None:
    gone = asyncio.Event()
    weakref.finalize(taking.wire.protocol, gone.set)
    del taking.wire
    gc.disable()
    try:
        if (ending := ends(taking.player)) is not None:
            await ending
        await gone.wait()
    finally:
        gc.enable()


@pytest.mark.asyncio(loop_scope="module")
async def test_a_client_that_does_not_read_is_disconnected_and_counted_once(taking: Taking) -> None:
    def counted() -> float:
        (of_all,) = metrics.SLOW_READERS_CLOSED.collect()
        return of_all.samples[0].value

    before = counted()
    taking.wire.pause_writing()
    for _ in range(DEFAULTS.messages_held + 3):
        taking.wire.push(encode(Ack(id="held", version=0)))
    assert counted() == before + 1
    taking.wire.resume_writing()
    code, _ = await taking.player.closed()
    assert code == SLOW


@pytest.mark.asyncio(loop_scope="module")
async def test_at_most_256_kib_are_held_for_a_slow_reader(taking: Taking) -> None:
    taking.wire.pause_writing()
    frame = filler(100_000)
    for _ in range(2):
        taking.wire.push(frame)
    assert taking.wire.unsent >= 2 * len(frame)
    taking.wire.push(frame)
    assert taking.wire.unsent < len(frame), "the held messages are dropped"
    taking.wire.resume_writing()
    assert (await taking.player.closed())[0] == SLOW


@pytest.fixture
def wires(monkeypatch: pytest.MonkeyPatch) -> list[Wire]:
    """The server's ends of the connections, in order."""
    made: list[Wire] = []
    offer = Wire.offer

    def offered(wire: Wire, taker: Callable[[bytes], bool], drained: Callable[[], None]) -> None:
        made.append(wire)
        offer(wire, taker, drained)

    monkeypatch.setattr(Wire, "offer", offered)
    return made


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(
    ("limits", "cut"),
    [(Limits(unsent_bytes_of_address=2**20), 4), (Limits(unsent_bytes_in_all=2**20), 1)],
    ids=["by address: the connection that exceeds it", "in all: the connection with the most"],
)
async def test_one_connection_is_dropped_if_too_many_bytes_are_unread(
    rooms: Rooms, wires: list[Wire], limits: Limits, cut: int
) -> None:
    async with served(rooms, limits=limits) as site:
        readers = [Player(f"Reader {number}") for number in range(5)]
        for reader, kib in zip(readers, (250, 255, 250, 250, 100), strict=True):
            await reader.come(site.url)
            wires[-1].pause_writing()
            wires[-1].push(filler(kib * 1024))
        await readers[cut].closed()
        assert [wire.unsent > 0 for wire in wires] == [number != cut for number in range(5)]
        for wire in wires:
            if not wire.transport.is_closing():
                wire.resume_writing()
        for reader in readers:
            await reader.go()
    assert site.sources.unsent == 0


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("kib", [0, 4096], ids=["an empty buffer", "a full buffer"])
async def test_a_client_that_stops_reading_is_soon_away(
    rooms: Rooms, wires: list[Wire], monkeypatch: pytest.MonkeyPatch, kib: int
) -> None:
    for name in ("PING_SECONDS", "ANSWER_SECONDS", "STALLED_SECONDS"):
        monkeypatch.setattr(f"server.net.outbox.{name}", 0.5)
    ada, ben = Player("Ada"), Player("Ben")
    async with served(rooms) as site:
        await ada.come(site.url)
        await ada.do("create_room", game="family-tree")
        await ben.come(site.url, sock=small_socket(site.port))
        await ben.do("enter", room=(await ada.sees(1)).room)
        await ben.do("sit")
        await ada.until(lambda: len(ada.here) == 2 or None, "Ben to be here")
        ben.pause()
        if kib:
            wires[1].push(filler(kib * 1024))
            await wires[1].taken()
            assert wires[1].transport.is_closing(), "nothing was read"
        await ada.until(lambda: len(ada.here) == 1 or None, "Ben to be away")
        await ada.go()
        ben.drop()
        await ben.closed()


@pytest.mark.asyncio(loop_scope="module")
async def test_a_large_answer_waits_until_the_one_before_is_read(
    rooms: Rooms, wires: list[Wire], monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = asyncio.Event()
    taken = Wire.taken

    async def counted(wire: Wire) -> None:
        if wire is wires[0]:
            waiting.set()
        await taken(wire)

    monkeypatch.setattr(Wire, "taken", counted)
    async with served(rooms) as site:
        slow, other = Player("Ada"), Player("Ben")
        await slow.come(site.url)
        wires[0].pause_writing()
        await slow.send('{"type":"standings","id":"large","game":"family-tree"}')
        await waiting.wait()
        await other.come(site.url)
        await other.do("standings", game="family-tree")
        assert wires[0].unsent == 0, "no answer was built"
        wires[0].resume_writing()
        await slow.until(lambda: any(isinstance(e, Ack) and e.id == "large" for e in slow.events), "the answer")
        for player in (slow, other):
            await player.go()


@asynccontextmanager
async def ada_and_ben(rooms: Rooms) -> AsyncIterator[tuple[Player, Player]]:
    """Connect Ada and Ben to a room that Ada opens. Ben's socket has a small buffer."""
    ada, ben = Player("Ada"), Player("Ben")
    async with served(rooms) as site:
        await ada.come(site.url)
        await ada.do("create_room", game="family-tree")
        await ada.sees(1)
        await ben.come(site.url, sock=small_socket(site.port))
        yield ada, ben
        for player in (ada, ben):
            await player.go()


async def stand_and_sit(player: Player) -> int:
    """Change a room twice; return its version."""
    await player.do("stand")
    return (await player.do("sit")).version


@pytest.mark.asyncio(loop_scope="module")
async def test_a_reader_who_has_caught_up_gets_the_held_messages_and_one_update(
    rooms: Rooms, wires: list[Wire]
) -> None:
    async with ada_and_ben(rooms) as (ada, ben):
        await ben.do("enter", room=ada.room.room)
        before = (await ben.sees(1)).version
        known = len(ben.events)
        wires[1].pause_writing()
        for _ in range(3):
            version = await stand_and_sit(ada)
        await ada.do("chat", text="well played")
        await ada.until(lambda: ada.said, "the line")
        wires[1].resume_writing()
        assert (await ben.sees(version)).seats == ada.room.seats
        assert [room.version for room in ben.rooms] == [before, version]
        shown = [type(event) for event in ben.events[known:]]
        assert shown.index(Chat) < shown.index(ShownRoom)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_reader_who_catches_up_while_entering_is_shown_the_room(
    rooms: Rooms, wires: list[Wire], monkeypatch: pytest.MonkeyPatch
) -> None:
    entering, go_on = asyncio.Event(), asyncio.Event()
    show = RoomChat.show

    async def held(chat: RoomChat, member: Member) -> None:
        entering.set()
        await go_on.wait()
        await show(chat, member)

    async with ada_and_ben(rooms) as (ada, ben):
        monkeypatch.setattr(RoomChat, "show", held)
        wires[1].pause_writing()
        await ben.send(f'{{"type":"enter","id":"e","room":"{ada.room.room}"}}')
        await entering.wait()
        wires[1].resume_writing()
        go_on.set()
        assert (await ben.sees(1)).room == ada.room.room


@pytest.mark.asyncio(loop_scope="module")
async def test_a_reader_who_is_slow_again_after_the_held_messages_is_shown_the_room_later(
    rooms: Rooms, wires: list[Wire]
) -> None:
    async with ada_and_ben(rooms) as (ada, ben):
        await ben.do("enter", room=ada.room.room)
        before = (await ben.sees(1)).version
        ben.pause()
        wires[1].pause_writing()
        for _ in range(TOGETHER):
            wires[1].push(filler(30_000))
        version = await stand_and_sit(ada)
        wires[1].resume_writing()
        assert wires[1].paused, "the held messages are more than the socket takes"
        ben.resume()
        await ben.sees(version)
        assert [room.version for room in ben.rooms] == [before, version]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_a_message_has_the_same_header_as_the_librarys(size: int) -> None:
    message = b"x" * size
    assert head(size) + message == Frame(Opcode.TEXT, message).serialize(mask=False)
