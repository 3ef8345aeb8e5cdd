"""What a link to a room says before anyone enters: to its page, to messengers, and to the host's own browser."""

import asyncio
import io
import json
import re
import struct
from collections.abc import AsyncIterator
from dataclasses import replace
from ipaddress import ip_address, ip_network

import pytest
import pytest_asyncio
from PIL import Image

from protocol.ids import show_room_code
from server.net.limits import DEFAULTS
from server.net.web import Web
from server.rooms.rooms import Rooms
from tests.e2e.play import Player
from tests.net.plain import HTML, Site, served

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAGE = b'<!doctype html><base href="/web/{build}/">{link_preview}'
GAMES = [{"name": "family-tree", "title": "Family Tree"}, {"name": "long", "title": "A Game With a Very Long Title"}]
WEB = Web({"index.html": PAGE}, games=GAMES)
NO_ROOM = "ZZZZZZZ"
SECRETS = ("number", "salt", "commitment", "deck", "view")
"""Fields of a room that an invitation must not have."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(rooms: Rooms) -> AsyncIterator[Site]:
    async with served(rooms, WEB, replace(DEFAULTS, wrong_codes_a_minute=1000)) as site:
        yield site


@pytest_asyncio.fixture(loop_scope="module")
async def host(site: Site) -> AsyncIterator[Player]:
    """A player in her room, on a number that she typed; she minimizes first."""
    host = Player('A<d>a "&')
    await host.come(site.url)
    await host.do("create_room", game="family-tree", number=7, role="minimizer", clock={"move": 30})
    await host.sees(1)
    yield host
    await host.go()


def metas(body: bytes) -> dict[str, str]:
    """Return the Open Graph tags of a page, as they are written."""
    return dict(re.findall(r'<meta property="([^"]*)" content="([^"]*)">', body.decode()))


async def test_an_invitation_says_who_invites_to_what(site: Site, host: Player) -> None:
    answer = await site.ask(f"/invitation/{show_room_code(host.room.room).lower()}")
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json")
    told = json.loads(answer.body)
    assert (told["owner"], told["game"], told["title"]) == (host.name, "family-tree", "Family Tree")
    assert (told["role"], told["form"], told["free"], told["status"]) == ("minimizer", "match", 1, "waiting")
    assert told["clock"] == {"move": 30, "increment": 0} and told["known"] is True
    assert not set(SECRETS) & told.keys()


async def test_an_invitation_to_a_full_room_has_no_free_seat(site: Site, host: Player) -> None:
    await host.do("seat_computer", seat=1, level="easy")
    assert json.loads((await site.ask(f"/invitation/{host.room.room}")).body)["free"] == 0


@pytest.mark.parametrize("code", [NO_ROOM, "no-code", "", "a" * 300])
async def test_a_code_without_a_room_is_rejected(site: Site, code: str) -> None:
    answer = await site.ask(f"/invitation/{code}")
    told = json.loads(answer.body)
    assert (answer.status, told["code"], told["reason"]) == (404, "no_such_room", "no_such_room")


async def test_wrong_codes_of_invitations_and_pages_count_as_guesses(rooms: Rooms) -> None:
    async with served(rooms, WEB, replace(DEFAULTS, wrong_codes_a_minute=2)) as site:
        owner = Player("Ben")
        await owner.come(site.url)
        await owner.do("create_room", game="family-tree")
        code = (await owner.sees(1)).room
        await site.ask(f"/{NO_ROOM}", **HTML)
        await site.ask(f"/{NO_ROOM}", **{**HTML, "Sec-Fetch-Mode": "navigate"})
        assert (await site.ask(f"/invitation/{NO_ROOM}")).status == 404
        refused = await site.ask("/invitation/YYYYYYY")
        assert (refused.status, json.loads(refused.body)["reason"]) == (429, "too_many_wrong_codes")
        page = await site.ask("/YYYYYYY", **HTML)
        assert page.status == 200 and metas(page.body)["og:title"] == "Turnabout"
        assert (await site.ask(f"/invitation/{code}")).status == 200, "no guess: it led its host into the room"
        await owner.go()


async def test_a_messenger_is_shown_who_invites_to_what(site: Site, host: Player) -> None:
    page = await site.ask(f"/{host.room.room}", **HTML, Host="play.local:8420")
    told = metas(page.body)
    assert told["og:title"] == "A&lt;d&gt;a &quot;&amp; invites you to Family Tree"
    assert told["og:image"] == "http://play.local:8420/preview/family-tree"
    picture = await site.ask("/preview/family-tree")
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
    assert (int(told["og:image:width"]), int(told["og:image:height"])) == struct.unpack(">II", picture.body[16:24])
    assert len(picture.body) < 300_000


async def test_a_link_behind_a_proxy_has_the_address_that_people_use(site: Site) -> None:
    passed_on = {"Host": "play.example", "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
    page = await site.ask("/", **HTML, **passed_on)
    assert metas(page.body)["og:image"] == "https://play.example/preview"


async def test_a_link_without_a_room_shows_the_game_itself(site: Site) -> None:
    for path in ("/", f"/{NO_ROOM}", "/record/0123456789ABCDEF"):
        told = metas((await site.ask(path, **HTML)).body)
        assert (told["og:title"], told["og:image"]) == ("Turnabout", "http://x/preview")


async def test_each_game_has_a_picture_of_its_own(site: Site) -> None:
    pictures = {name: (await site.ask(f"/preview{name}")).body for name in ("", "/family-tree", "/long")}
    assert len(set(pictures.values())) == 3
    for body in pictures.values():
        assert len(Image.open(io.BytesIO(body)).getcolors() or ()) > 50, "drawn, not one colour"
    assert (await site.ask("/preview/no-game")).status == 404


async def test_only_the_servers_own_machine_learns_its_addresses(rooms: Rooms) -> None:
    async with served(rooms, WEB, host="") as site:
        answer = await site.ask("/addresses", Host="localhost:8420")
        assert answer.status == 200
        for each in json.loads(answer.body)["addresses"]:
            assert not ip_address(each["host"]).is_loopback and each["reach"] in ("lan", "vpn", "internet")
        for foreign in ({"Host": "rebound.example"}, {"X-Forwarded-For": "192.0.2.1"}):
            assert (await site.ask("/addresses", **{"Host": "localhost", **foreign})).status == 403


async def test_a_server_on_loopback_has_no_address_for_others(rooms: Rooms) -> None:
    async with served(rooms, WEB, trusted=[ip_network("127.0.0.1")]) as site:
        answer = await site.ask("/addresses", Host="127.0.0.1")
        assert json.loads(answer.body) == {"addresses": []}


async def test_two_requests_at_once_get_the_same_picture(rooms: Rooms) -> None:
    async with served(rooms, Web({"index.html": PAGE}, games=GAMES)) as site:
        one, other = await asyncio.gather(site.ask("/preview/long"), site.ask("/preview/long"))
    assert one.headers["etag"] == other.headers["etag"]
