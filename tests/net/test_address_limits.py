"""Limits by address, through real sockets, and trusted proxies."""

import asyncio
from typing import Any

import pytest
import structlog

from protocol.codes import RejectionCode as Code
from server.net.limits import Limits
from server.rooms.rooms import Rooms
from tests.e2e.play import Player
from tests.net.plain import HTML, Answer, served
from tests.net.test_limits import PROXY, Players, by, players, turned_away

pytestmark = pytest.mark.asyncio(loop_scope="module")
__all__ = ["players"]


async def test_connections_of_an_address_are_counted_by_the_minute(rooms: Rooms, players: Players) -> None:
    async with served(rooms, limits=Limits(connections_a_minute=2)) as site:
        for _ in range(2):
            player = players()
            await player.come(site.url)
            await player.go()
        assert await turned_away(site, players()) == 429
        # a proxy's header counts only if the proxy is trusted
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
            named = {header: "203.0.113.7" if header != "Forwarded" else "for=203.0.113.7"}
            assert await turned_away(site, players(), additional_headers=named) == 429
        assert (await site.ask("/", **HTML)).status == 200


async def test_requests_of_an_address_are_counted_by_the_minute(rooms: Rooms, players: Players) -> None:
    async with served(rooms, limits=Limits(requests_a_minute=2)) as site:
        answers = [await site.ask("/healthz") for _ in range(4)]
        assert [answer.status for answer in answers] == [200, 200, 429, 429]
        assert answers[-1].headers["retry-after"] == "30" and b"a minute" in answers[-1].body
        await players().come(site.url)


async def test_connections_of_an_address_are_counted_while_they_are_open(rooms: Rooms, players: Players) -> None:
    async with served(rooms, limits=Limits(connections_at_once=2)) as site:
        staying, going = players(), players()
        await staying.come(site.url)
        await going.come(site.url)
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        refused = Answer.read(await reader.read())  # without a message of its own
        assert refused.status == 429 and b"come from your address" in refused.body
        writer.close()
        await staying.do("catalog")
        await going.go()
        while (await site.ask("/healthz")).status != 200:
            pass


async def test_rooms_of_an_address_are_counted_by_the_minute(rooms: Rooms, players: Players) -> None:
    async with served(rooms, limits=Limits(rooms_a_minute=2)) as site:
        for _ in range(2):
            player = players()
            await player.come(site.url)
            assert (await player.refused("create_room", game="chess")).code == Code.NOT_ALLOWED
            await player.do("create_room", game="family-tree")
        refused = await player.refused("create_room", game="family-tree")
        assert refused.code == Code.TOO_MANY and "address" in refused.message
        await player.do("catalog")


async def test_matches_of_an_address_are_counted_by_the_minute(
    rooms: Rooms, players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(rooms, limits=Limits(matches_a_minute=2)) as site:
        ada, ben = players("Ada"), players("Ben")
        await ada.come(site.url)
        for _ in range(2):
            await begin_alone(ada)
        await ben.come(site.url)
        monkeypatch.setattr("server.rooms.room.BEGIN_SECONDS", 1.0)
        await ben.do("create_room", game="family-tree", form="solo", number=5)
        refused = await ben.refused("ready", match=1, leg=1)
        assert refused.code == Code.TOO_MANY and refused.reason == "matches_too_fast"


async def begin_alone(player: Player) -> None:
    """Start a solo game, and give it up."""
    await player.do("create_room", game="family-tree", form="solo", number=5)
    await player.do("ready", match=1, leg=1)
    await player.do("resign", match=1)


async def test_wrong_codes_slow_down_all_connections_of_an_address(rooms: Rooms, players: Players) -> None:
    async with served(rooms, limits=Limits(wrong_codes_a_minute=4), trusted=PROXY) as site:
        host, friend = players(), players("Béla")
        await host.come(site.url, **by("198.51.100.1"))
        await host.do("create_room", game="family-tree")
        code = (await host.sees(1)).room
        for number in range(2):
            guesser = players("Eve")
            await guesser.come(site.url, **by("203.0.113.7"))
            assert (await guesser.refused("enter", room=f"000000{number}")).code == Code.NO_SUCH_ROOM
            assert (await guesser.refused("take_seat", room=code, code="00000000")).code == Code.NOT_ALLOWED
        guesser = players("Eve")
        await guesser.come(site.url, **by("203.0.113.7"))
        assert (await guesser.refused("enter", room=code)).code == Code.TOO_MANY
        assert (await guesser.refused("take_seat", room=code, code="00000001")).code == Code.TOO_MANY
        # other addresses are not slowed down, nor is the owner
        await friend.come(site.url, **by("203.0.113.8"))
        await friend.do("enter", room=code)


async def test_a_member_can_come_back_although_a_neighbour_guesses_codes(rooms: Rooms, players: Players) -> None:
    async with served(rooms, limits=Limits(wrong_codes_a_minute=2)) as site:
        host, guesser, again = players(), players("Eve"), players()
        again.key = host.key
        await host.come(site.url)
        await host.do("create_room", game="family-tree")
        code = (await host.sees(1)).room
        await guesser.come(site.url)
        for number in range(2):
            assert (await guesser.refused("enter", room=f"000000{number}")).code == Code.NO_SUCH_ROOM
        assert (await guesser.refused("enter", room="0000003")).code == Code.TOO_MANY
        host.drop()
        await again.come(site.url)
        await again.do("enter", room=code, alongside=True)


async def test_a_trusted_proxys_client_counts(rooms: Rooms, players: Players) -> None:
    async with served(rooms, limits=Limits(connections_a_minute=1, connections_at_once=1), trusted=PROXY) as site:
        await players().come(site.url, **by("203.0.113.7"))
        assert await turned_away(site, players(), **by("203.0.113.7")) == 429
        assert await turned_away(site, players(), **by("198.51.100.66, 203.0.113.7")) == 429
        await players().come(site.url, **by("203.0.113.8"))
        await players().come(site.url, additional_headers={"Forwarded": "for=203.0.113.9"})
        # all addresses of a /64 IPv6 network count as one
        await players().come(site.url, **by("2001:db8::1"))
        assert await turned_away(site, players(), **by("2001:db8::ffff:1:2:3")) == 429
        await players().come(site.url, **by("2001:db8:0:1::1"))
        # the proxy's own requests, such as readiness checks, are not counted
        for _ in range(3):
            assert (await site.ask("/readyz")).status == 200
        both = {"X-Forwarded-For": "203.0.113.10", "Forwarded": "for=203.0.113.11"}
        assert await turned_away(site, players(), additional_headers=both) == 400


async def test_a_proxy_on_this_machine_does_not_get_local_details(
    rooms: Rooms,
) -> None:
    async with served(rooms) as site:
        assert b'"pid"' in (await site.ask("/healthz")).body
        assert b'"pid"' not in (await site.ask("/healthz", **{"X-Forwarded-For": "203.0.113.7"})).body


async def test_a_page_of_another_site_cannot_open_a_websocket(rooms: Rooms, players: Players) -> None:
    async with served(rooms, origins=("friend.example",)) as site:
        assert await turned_away(site, players(), origin="https://evil.example") == 403
        assert await turned_away(site, players(), origin="null") == 403
        await players().come(site.url, origin=f"http://127.0.0.1:{site.port}")
        await players().come(site.url, origin="https://friend.example")
        await players().come(site.url)


EVIL = "evil.example:8420"


async def test_a_foreign_name_of_this_server_is_rejected(rooms: Rooms, players: Players) -> None:
    handshake = {"Connection": "Upgrade", "Upgrade": "websocket", "Origin": f"http://{EVIL}", "Host": EVIL}
    with structlog.testing.capture_logs() as logs:
        async with served(rooms) as site:
            for headers in (handshake, {**HTML, "Host": EVIL}):
                refused = await site.ask("/", **headers)
                assert refused.status == 421 and b"TURNABOUT_HOSTS" in refused.body
            assert (await site.ask("/healthz", Host=EVIL)).status == 200, "programs may use any host name"
    assert [line["host"] for line in logs if "host" in line] == [EVIL], "said once"


@pytest.mark.parametrize(
    "options", [{"hosts": ("evil.example",)}, {"origins": ("evil.example:9000",)}], ids=["listed", "a listed page's"]
)
async def test_this_servers_names_are_accepted(rooms: Rooms, options: dict[str, Any]) -> None:
    async with served(rooms, **options) as site:
        assert (await site.ask("/", **HTML, Host=EVIL)).status == 200


async def test_a_tunnel_may_have_any_name(rooms: Rooms) -> None:
    async with served(rooms) as site:
        passed_on = {"Host": EVIL, "X-Forwarded-For": "203.0.113.7"}
        assert (await site.ask("/", **HTML, **passed_on)).status == 200
