"""Who has come by a room's code may look on where that is allowed, and has no seat by it."""

import secrets
from collections.abc import Callable

from protocol.codes import RejectionCode as Code
from tests.e2e.play import Player, begin_leg, host_and_join, moves_of
from tests.e2e.standing import Standing

Players = Callable[..., Player]


async def test_a_stolen_room_code_gives_no_seat_that_is_taken(shared_server: Standing, players: Players) -> None:
    ada, ben, thief = players("Ada"), players("Ben"), players("Ben")  # a name gives nobody another player's rights
    code = await host_and_join(shared_server.url, ada, ben, role="maximizer")
    await begin_leg(ada, ben)
    await thief.connect(shared_server.url)
    for key in (ada.id, ada.id.lower().rjust(64, "0"), f"{ada.key[:-1]}\n", ""):  # all that is public of a player
        refused = await thief.refused("hello", protocol=1, key=key, name="Ben", client="test")
        assert refused.code == Code.MALFORMED
    await thief.do("hello", protocol=1, key=thief.key, name="Ben", client="test")
    await thief.do("enter", room=code, alongside=True)
    before = (await thief.sees(ada.room.version)).version
    ben.drop()
    await ada.until(lambda: ada.here == (0,), "Ben to be away")

    for seat in (None, 0, 1):
        assert (await thief.refused("sit", seat=seat)).code == Code.SEAT_TAKEN
    where = moves_of(thief.room)
    for command, fields in {
        "move": {**where, "move": "QD>5D"},
        "resign": {"match": 1},
        "claim": {"match": 1},
        "offer": {"match": 1, "what": "takeback", "leg": where["leg"], "ply": where["ply"]},
        "answer": {"match": 1, "what": "takeback", "accept": True},
        "hint": where,
        "seat_code": {},
        "stand": {},
        "free": {"seat": 1},
        "ban": {"player": ada.id},
        "pass_on": {"seat": 1},
    }.items():
        assert (await thief.refused(command, **fields)).code == Code.NOT_ALLOWED, command
    guessed = "".join(secrets.choice("0123456789") for _ in range(8))
    assert (await thief.refused("take_seat", room=code, code=guessed)).code == Code.NOT_ALLOWED

    back = players("Ben", ben.key)
    await back.come(shared_server.url)
    await back.do("enter", room=code)
    assert (await back.sees(before)).version == before and back.seat == 1
    assert [seat.player for seat in back.room.seats] == [ada.id, ben.id]
