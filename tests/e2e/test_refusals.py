"""What goes wrong is said in a clear sentence, changes nothing, and leaves the connection open."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Ack, Goodbye, Rejected
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of
from tests.e2e.standing import Standing

Players = Callable[..., Player]

GARBAGE = {
    "no JSON": ("{nonsense", Code.MALFORMED, "not JSON"),
    "empty": ("", Code.MALFORMED, "not JSON"),
    "binary": (b"\x00\xff", Code.MALFORMED, "binary"),
    "a number": ("7", Code.MALFORMED, ""),
    "a list": ('[{"type":"leave"}]', Code.MALFORMED, ""),
    "no type": ('{"id":"x"}', Code.MALFORMED, "no `type`"),
    "unknown type": ('{"type":"dance","id":"x"}', Code.UNKNOWN_TYPE, "'dance'"),
    "unknown field": ('{"type":"leave","id":"x","really":true}', Code.MALFORMED, "really"),
    "missing field": ('{"type":"move","id":"x","match":1,"leg":1,"ply":0}', Code.MALFORMED, "move"),
    "wrong type": ('{"type":"ready","id":"x","match":"1","leg":1}', Code.MALFORMED, "match"),
    "bad id": ('{"type":"leave","id":"not an id!"}', Code.MALFORMED, "id"),
    "deep nesting": ("[" * 2000, Code.MALFORMED, "not JSON"),
    "half a surrogate": ('{"type":"leave","id":"\\ud800"}', Code.MALFORMED, ""),
}


@pytest.mark.parametrize(("frame", "code", "word"), GARBAGE.values(), ids=GARBAGE)
async def test_garbage_is_answered_and_the_connection_continues(
    shared_server: Standing, players: Players, frame: str | bytes, code: Code, word: str
) -> None:
    player = players("Ada")
    await player.come(shared_server.url)
    await player.send(frame)
    rejected = await player.hears(Rejected)
    assert rejected.code == code
    assert word in rejected.message
    assert rejected.reason
    await player.do("catalog")


async def test_a_frame_that_is_too_large_closes_the_connection(shared_server: Standing, players: Players) -> None:
    player = players("Ada")
    await player.come(shared_server.url)
    await player.send(json.dumps({"type": "leave", "id": "x" * 5000}))
    code, _ = await player.closed()
    assert code == 1009


@pytest.mark.parametrize(("version", "older"), [(0, "client"), (2, "server")])
@pytest.mark.parametrize("more", [{}, {"token": "of a later version"}], ids=["as today", "with a new field"])
async def test_another_protocol_version_says_which_side_is_older(
    shared_server: Standing, players: Players, version: int, older: str, more: dict[str, str]
) -> None:
    player = players("Ada")
    await player.connect(shared_server.url)
    refused = await player.refused("hello", protocol=version, key=player.key, name="Ada", client="test", **more)
    assert refused.code == Code.WRONG_PROTOCOL
    assert f"The {older} is older" in refused.message and f"Upgrade the {older}" in refused.message
    assert (await player.hears(Goodbye)).code == GoodbyeCode.WRONG_PROTOCOL
    await player.closed()


NAMES = {
    "empty": "",
    "blank": "   ",
    "long": "x" * 25,
    "wide": "漢" * 13,
    "escape": "\x1b[31mred",
    "newline": "a\nb",
    "right to left override": "a\u202eb",
    "piled marks": "a" + "\u0301" * 50,
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
async def test_a_harmful_name_is_refused(shared_server: Standing, players: Players, name: str) -> None:
    player = players("Ada")
    await player.connect(shared_server.url)
    refused = await player.refused("hello", protocol=1, key=player.key, name=name, client="test")
    assert refused.code == Code.MALFORMED
    assert "name" in refused.message.lower()


async def test_nothing_is_done_before_hello(shared_server: Standing, players: Players) -> None:
    player = players("Ada")
    await player.connect(shared_server.url)
    assert (await player.refused("create_room", game="family-tree")).reason == "hello_missing"
    assert (await player.refused("enter", room="KZ7-4QM2")).reason == "hello_missing"


async def test_a_second_hello_is_rejected(shared_server: Standing, players: Players) -> None:
    player = players("Ada")
    await player.come(shared_server.url)
    refused = await player.refused("hello", protocol=1, key="0" * 64, name="Other", client="test")
    assert refused.code == Code.NOT_ALLOWED


async def test_wrong_code_full_room_and_second_terminal(shared_server: Standing, players: Players) -> None:
    host, friend, third = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(shared_server.url, host, friend)
    await third.come(shared_server.url)
    refused = await third.refused("enter", room="ZZZ-ZZZZ")
    assert refused.code == Code.NO_SUCH_ROOM and "ZZZ-ZZZZ" in refused.message
    refused = await third.refused("enter", room="no code at all")
    assert refused.code == Code.NO_SUCH_ROOM and "KZ7-4QM2" in refused.message
    await third.do("enter", room=code)
    refused = await third.refused("sit")
    assert refused.code == Code.SEAT_TAKEN and "Ada and Béla" in refused.message

    twin = players("Ada", host.key)
    await twin.come(shared_server.url)
    refused = await twin.refused("enter", room=code)
    assert refused.code == Code.SEAT_CONNECTED and "another device" in refused.message
    await twin.do("enter", room=code, alongside=True)
    assert twin.seat == host.seat == 0


async def test_commands_outside_a_room_are_refused(shared_server: Standing, players: Players) -> None:
    player = players("Ada")
    await player.come(shared_server.url)
    for type, fields in {"sit": {}, "leave": {}, "ready": {"match": 1, "leg": 1}, "record": {"match": 1}}.items():
        assert (await player.refused(type, **fields)).reason == "not_in_room"
    assert (await player.refused("create_room", game="chess")).code == Code.NOT_ALLOWED
    refused = await player.refused("create_room", game="family-tree", options={"jokers": 3})
    assert refused.code == Code.NOT_ALLOWED and "jokers" in refused.message


async def test_moves_out_of_turn_illegal_stale_and_malformed(shared_server: Standing, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(shared_server.url, host, friend, number=1, role="maximizer")
    assert (await host.refused("move", match=1, leg=1, ply=0, move="QD>5D")).code == Code.STALE
    await begin_leg(host, friend)
    before = host.room.version
    now = moves_of(host.room)
    assert (await friend.refused("move", **now, move="QD>5D")).code == Code.NOT_YOUR_TURN
    illegal = await host.refused("move", **now, move="QD>KS")
    assert illegal.code == Code.ILLEGAL and illegal.message
    malformed = await host.refused("move", **now, move="play it somewhere")
    assert malformed.code == Code.MALFORMED and malformed.reason == "not_a_move"
    assert (await host.refused("move", **{**now, "ply": 4}, move="QD>5D")).code == Code.STALE
    assert (await host.refused("record", match=1)).reason == "match_not_finished"
    assert (await host.refused("record", match=2)).reason == "no_such_match"
    unknown = await host.refused("move", **now, move="QD>5D", quickly=True)
    assert unknown.code == Code.MALFORMED and "quickly" in unknown.message
    await host.send(json.dumps({"id": "x", **now, "move": "QD>5D"}))
    await host.until(
        lambda: any(isinstance(each, Rejected) and each.reason == "type_missing" for each in host.events) or None,
        "refusal",
    )
    done = await host.do("move", **now, move="QD>5D")
    assert done.version == before + 1


async def test_what_is_sent_without_waiting_is_answered_in_order(shared_server: Standing, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(shared_server.url, host, friend, number=1, role="maximizer")
    await begin_leg(host, friend)
    move = {"move": "QD>5D", **moves_of(host.room)}
    sent = [("enter", {"room": code}), ("move", move), ("chat", {"text": "hm"}), ("move", move), ("move", move)]
    told = ["ack", "ack", "ack", "rejected", "rejected"]
    ids = [f"sent-{number}" for number in range(len(sent))]
    for id, (type, fields) in zip(ids, sent, strict=True):
        await host.send(json.dumps({"type": type, "id": id, **fields}))
    answers: list[Ack | Rejected] = []

    def answered() -> bool:
        answers[:] = [each for each in host.events if isinstance(each, Ack | Rejected) and each.id in ids]
        return len(answers) == len(ids)

    await host.until(lambda: answered() or None, "an answer to each")
    assert [(answer.id, answer.type) for answer in answers] == [*zip(ids, told, strict=True)]


async def test_an_impatient_client_is_slowed_down(tmp_path: Path, players: Players) -> None:
    limited = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "on"})
    await limited.start()
    try:
        player = players("Ada")
        await player.come(limited.url)
        answers = await asyncio.gather(*(player.ask("standings", game="family-tree", id=f"g{n}") for n in range(60)))
        codes = [answer.code for answer in answers if isinstance(answer, Rejected)]
        assert codes and set(codes) == {Code.TOO_MANY} and len(codes) < 60
        for _ in range(60):
            await player.send("no command at all")
        await player.until(
            lambda: any(
                isinstance(event, Rejected) and event.id is None and event.code == Code.TOO_MANY
                for event in player.events
            ),
            "a refusal of garbage",
        )
    finally:
        await limited.stop()


async def test_wrong_codes_are_rate_limited(tmp_path: Path, players: Players) -> None:
    server = ServerProcess(tmp_path, {})
    await server.start()
    host, guesser = players("Ada"), players("Eve")
    await host.come(server.url)
    await host.do("create_room", game="family-tree")
    code = (await host.sees(1)).room
    await guesser.come(server.url)
    await guesser.do("enter", room=code)
    wrong = [(await guesser.refused("enter", room=f"000000{number}")).code for number in range(4)]
    assert wrong == [Code.NO_SUCH_ROOM] * 4
    assert (await guesser.refused("take_seat", room=code, code="00000000")).code == Code.NOT_ALLOWED
    assert (await guesser.refused("take_seat", room=code, code="00000001")).code == Code.TOO_MANY
    assert (await guesser.refused("enter", room=code)).code == Code.TOO_MANY
    await server.stop()
