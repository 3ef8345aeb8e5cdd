"""A player on several devices: each shows the room and plays, until the last one leaves."""

from collections.abc import Callable

from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Goodbye, HintEvent
from server.rooms.audience import CONNECTIONS_OF_PLAYER
from tests.e2e.play import Player, begin_leg, host_and_join, moves_of
from tests.e2e.standing import Standing

Players = Callable[..., Player]


async def another_device(players: Players, url: str, player: Player) -> Player:
    """Enter a player's room on another device."""
    device = players(player.name, player.key)
    await device.come(url)
    await device.sees((await device.do("enter", room=player.room.room, alongside=True)).version)
    return device


async def makes_a_move(device: Player, *others: Player) -> None:
    """Move on a device, and see that the others show the room after it."""
    assert device.room.view is not None
    move = device.room.view.moves[0].move
    ack = await device.do("move", **moves_of(device.room), move=move)
    for each in (device, *others):
        await each.sees(ack.version)


async def test_a_player_moves_on_two_devices(shared_server: Standing, players: Players) -> None:
    ada, ben = players("Ada"), players("Ben")
    await host_and_join(shared_server.url, ada, ben, role="maximizer", hints=True)
    phone = await another_device(players, shared_server.url, ada)
    await begin_leg(ada, ben)
    await phone.sees(ada.room.version)
    assert phone.room.view == ada.room.view and phone.seat == ada.seat == 0

    await ada.do("hint", **moves_of(ada.room))
    await ada.hears(HintEvent)
    for device, other in ((phone, ada), (ada, phone)):
        outdated, move = moves_of(other.room), ada.room.view.moves[0].move if ada.room.view else ""
        await makes_a_move(device, other, ben)
        assert phone.room.view == ada.room.view
        assert (await other.refused("move", **outdated, move=move)).code in (Code.STALE, Code.NOT_YOUR_TURN)
        await makes_a_move(ben, device, other)
        assert (await other.refused("move", **outdated, move=move)).code == Code.STALE
    assert not any(isinstance(event, HintEvent) for event in phone.events), "it goes to the device that asked for it"
    await phone.do("chat", text="from the phone")
    await ada.until(lambda: [line.text for line in ada.said] == ["from the phone"], "what the other device says")


async def test_a_player_has_left_when_the_last_device_has(shared_server: Standing, players: Players) -> None:
    ada, ben = players("Ada"), players("Ben")
    await host_and_join(shared_server.url, ada, ben, role="maximizer")
    phone = await another_device(players, shared_server.url, ada)
    await begin_leg(phone, ben)
    await ada.go()
    await makes_a_move(phone, ben)
    await phone.do("chat", text="still here")
    await ben.until(lambda: ben.said, "the line of chat")
    assert ben.here == (0, 1)
    await phone.go()
    await ben.until(lambda: ben.here == (1,), "both devices to be gone")


async def test_the_oldest_of_too_many_devices_is_closed(shared_server: Standing, players: Players) -> None:
    ada, ben = players("Ada"), players("Ben")
    await host_and_join(shared_server.url, ada, ben)
    others = [await another_device(players, shared_server.url, ada) for _ in range(CONNECTIONS_OF_PLAYER - 1)]
    await others[0].do("chat", text="as many as may be")
    await ada.until(lambda: ada.said, "the line of chat")
    last = await another_device(players, shared_server.url, ada)
    assert (await ada.hears(Goodbye)).code == GoodbyeCode.REPLACED
    await ada.closed()
    await last.do("chat", text="one more")
    for device in others:
        await device.until(lambda device=device: len(device.said) == 2, "another line of chat")  # type: ignore[misc]  # bound at once
    assert ben.here == (0, 1)
