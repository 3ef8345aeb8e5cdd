"""The service worker: starts without a network, new versions, and push messages."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Worker, expect

from protocol.ids import RoomCode, show_room_code
from tests.browser.conftest import Visitors
from tests.browser.languages import choose
from tests.browser.playing import TURN, begin_with, has_turn, meet, move, play
from tests.browser.visitor import CONNECTION_LOST, Visitor
from tests.e2e.play import Player, ServerProcess
from tests.patience import PATIENCE
from tests.push_service import PushService, push_service
from tests.wording import message

pytestmark = pytest.mark.asyncio(loop_scope="session")

DAYS = {"move": 86_400}
OFFLINE = re.compile("Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to")
PUSH_SERVICE = """(() => {
    let mine = null;
    PushManager.prototype.getSubscription = async () => mine;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        const raw = atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/"));
        mine = {
            endpoint: %s,
            options: { applicationServerKey: Uint8Array.from(raw, (each) => each.charCodeAt(0)).buffer },
            toJSON: () => ({ endpoint: %s, keys: { p256dh: %s, auth: %s } }),
            unsubscribe: async () => { mine = null; return true; },
        };
        return mine;
    };
})()"""
"""A push service that Chromium does not bring along: its subscription leads to the test's own."""
STORED = """caches.keys().then((names) => caches.open(names.find((name) => name.startsWith("turnabout-"))))
    .then((store) => store.keys())
    .then((all) => all.map(({ url }) => url).filter((url) => /[/](de|es|pl|zh)(-pages)?[.]js$/.test(url)))"""
"""The addresses of the translations that the worker has stored."""
ASKED = """(() => {
    const ask = Notification.requestPermission.bind(Notification);
    globalThis.asked = 0;
    Notification.requestPermission = () => { asked += 1; return ask(); };
})()"""
"""Counts how often the page asks for the permission."""
CONTROLLED = """new Promise((done) => {
    if (navigator.serviceWorker.controller) done();
    else navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
})"""
NOTIFICATIONS = """navigator.serviceWorker.ready.then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, body, tag }) => [title, body, tag]))"""
HIDDEN = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Makes the page believe that its tab is hidden: a window without a screen shows all its tabs."""
CLICK = """(tag) => registration.getNotifications({ tag }).then(([notification]) =>
    dispatchEvent(new NotificationEvent("notificationclick", { notification })))"""
CLICK_WITHOUT_A_TAB = """async (tag) => {
    const opened = new Promise((done) => { clients.openWindow = async (url) => done(url); });
    const [notification] = await registration.getNotifications(tag === "" ? {} : { tag });
    dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    return [await opened, (await registration.getNotifications()).length];
}"""
"""Clicks a notification; returns the address of the window that the worker opens, and how many notifications are left.

Chromium lets a worker open a window only after a person's click, which its developer tools can't make.
"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    """A push service."""
    with push_service() as service:
        yield service


@pytest_asyncio.fixture(loop_scope="session")
async def pushing(tmp_path: Path, service: PushService) -> AsyncIterator[ServerProcess]:
    """A server that may push to the service."""
    process = ServerProcess(tmp_path / "data", {"TURNABOUT_LIMITS": "off", "TURNABOUT_PUSH_FOR_TESTS": service.url})
    await process.start()
    yield process
    await process.stop()


async def is_installed(visitor: Visitor) -> None:
    """Wait until the worker has stored all files and controls the page."""
    await visitor.page.evaluate(CONTROLLED)


async def notifications(visitor: Visitor, count: int) -> list[list[str]]:
    """Wait until a browser shows so many notifications; return the title, text and tag of each."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found: list[list[str]] = await visitor.page.evaluate(NOTIFICATIONS)
            if len(found) == count:
                return found


async def deliver(visitor: Visitor, data: str) -> None:
    """Have Chromium deliver a push message to the page's worker."""
    inside = await visitor.context.new_cdp_session(visitor.page)
    registered: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def note(event: Any) -> None:
        for each in event["registrations"]:
            if each["scopeURL"] == f"{visitor.origin}/" and not registered.done():
                registered.set_result(each["registrationId"])

    inside.on("ServiceWorker.workerRegistrationUpdated", note)
    await inside.send("ServiceWorker.enable")
    delivery = {"origin": visitor.origin, "registrationId": await registered, "data": data}
    await inside.send("ServiceWorker.deliverPushMessage", delivery)
    await inside.detach()


async def worker_of(visitor: Visitor) -> Worker:
    """Return the worker of a browser, which runs."""
    found = visitor.context.service_workers
    return found[-1] if found else await visitor.context.wait_for_event("serviceworker")


async def test_the_page_starts_without_a_network(visitors: Visitors) -> None:
    anna = await visitors(has_worker=True)
    await anna.opens()
    await is_installed(anna)
    anna.expects(OFFLINE)
    await anna.context.set_offline(True)
    await anna.opens("/")
    await expect(anna.page.get_by_role("heading", name="Turnabout")).to_be_visible()
    await anna.presses("How to play", exact=False)
    dialog = anna.page.get_by_role("dialog")
    for game, rule in (("Grandma’s Game", "foundation"), ("The Patriarch", "guess")):
        await dialog.get_by_role("combobox").select_option(game)
        await expect(dialog.get_by_text(rule).first).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await anna.presses("Settings", exact=False)
    await expect(anna.page.get_by_role("heading", name="Settings")).to_be_visible()
    await anna.opens("/KZ7-4QM2")
    await anna.sees(re.compile("You are offline"))
    await anna.context.set_offline(False)


async def test_the_page_starts_in_its_language_without_a_network(visitors: Visitors) -> None:
    anna = await visitors(has_worker=True)
    await anna.opens()
    await is_installed(anna)
    assert await stored_languages(anna) == set()
    await choose(anna, "pl")
    await stores(anna, "pl")
    await choose(anna, "de")
    await stores(anna, "de", "pl")
    anna.expects(OFFLINE)
    await anna.context.set_offline(True)
    await anna.opens("/")
    await anna.presses(message("de", "start.choice.rules"), exact=False)
    dialog = anna.page.get_by_role("dialog")
    await dialog.get_by_role("combobox").select_option("Grandma’s Game")
    await expect(dialog.get_by_text("Zielstapel").first).to_be_visible()
    await anna.context.set_offline(False)


async def stored_languages(visitor: Visitor) -> set[str]:
    """Return the languages whose translations the worker has stored."""
    found: list[str] = await visitor.page.evaluate(STORED)
    return {each.rpartition("/")[2].partition(".")[0].partition("-")[0] for each in found}


async def stores(visitor: Visitor, *languages: str) -> None:
    """Wait until the worker has stored the translations into these languages, and no other ones."""
    async with asyncio.timeout(PATIENCE):
        while await stored_languages(visitor) != {*languages}:
            pass


async def test_a_new_version_takes_the_place_of_the_old_one(server: ServerProcess, visitors: Visitors) -> None:
    anna = await visitors(at=f"127.0.0.1:{server.port}", has_worker=True)
    anna.expects(CONNECTION_LOST)
    anna.expects(OFFLINE)
    await anna.opens()
    await is_installed(anna)
    old = await anna.page.evaluate("document.baseURI")
    await server.stop()
    newer = ServerProcess(server.data_dir, {"TURNABOUT_LIMITS": "off"}, "tests.browser.newer_client")
    newer.port = server.port
    await newer.start()
    await anna.opens()
    new = await anna.page.evaluate("document.baseURI")
    assert new != old, "the page comes from the server, not from the old worker"
    own = f"caches.has('turnabout-' + {json.dumps(new)}.split('/').at(-2))"
    async with asyncio.timeout(PATIENCE):
        while not await anna.page.evaluate(own):
            pass
    await anna.page.evaluate("""navigator.serviceWorker.ready.then(({ installing, waiting }) => {
        const coming = installing ?? waiting;
        return coming && new Promise((done) => coming.addEventListener("statechange",
            () => coming.state === "activated" && done()));
    })""")
    # a page of the old version may still load its files
    assert (await anna.page.evaluate("(url) => fetch(url + 'main.js').then(({ status }) => status)", old)) == 200
    await newer.stop()
    await anna.opens()
    await expect(anna.page.get_by_role("heading", name="Turnabout")).to_be_visible()
    assert await anna.page.evaluate("document.baseURI") == new
    await anna.page.close()


async def test_the_permission_is_asked_for_after_the_first_move_of_a_correspondence_game(
    visitors: Visitors, players: Callable[..., Player]
) -> None:
    anna, ben = await visitors(has_worker=True), players("Ben")
    await anna.page.add_init_script(ASKED)
    await meet(ben, anna, clock=DAYS, role="minimizer")
    await begin_with(ben, anna)
    await has_turn(anna)
    await anna.sees_no("Do you want a notification when it is your turn?")
    await play(anna)
    await anna.sees("Do you want a notification when it is your turn?")
    assert await anna.page.evaluate("asked") == 0
    await anna.presses("Turn on")  # Chromium without a screen refuses
    await anna.sees("Your browser blocks notifications from this page.")
    assert await anna.page.evaluate("asked") == 1
    await anna.sees_no("Do you want a notification when it is your turn?")
    await anna.presses("Leave")
    await anna.answers("Leave")
    await anna.presses("Settings", exact=False)
    await expect(anna.page.get_by_role("radio", name="when a game waits for you")).to_be_disabled()


async def test_the_offer_is_declined_once_for_all(visitors: Visitors, players: Callable[..., Player]) -> None:
    anna, ben = await visitors(has_worker=True), players("Ben")
    await anna.page.add_init_script(ASKED)
    await meet(ben, anna, clock=DAYS, role="minimizer")
    await begin_with(ben, anna)
    await play(anna)
    await anna.presses("Not now")
    await anna.sees_no("Do you want a notification when it is your turn?")
    await move(ben)
    await play(anna)
    await anna.sees("Ben’s turn")
    await anna.sees_no("Do you want a notification when it is your turn?")
    assert await anna.page.evaluate("asked") == 0


async def test_a_live_match_offers_no_notification(visitors: Visitors, players: Callable[..., Player]) -> None:
    anna, ben = await visitors(has_worker=True), players("Ben")
    await meet(ben, anna, role="minimizer")
    await begin_with(ben, anna)
    await play(anna)
    await anna.sees("Ben’s turn")
    await anna.sees_no("Do you want a notification when it is your turn?")


async def turned_on(visitors: Visitors, pushing: ServerProcess, service: PushService) -> Visitor:
    """Return a visitor whose browser gives the permission, and has a push service."""
    anna: Visitor = await visitors("Anna", f"127.0.0.1:{pushing.port}", has_worker=True)
    endpoint, p256dh, auth = service.subscription(anna.name)
    await anna.context.grant_permissions(["notifications"], origin=anna.origin)
    await anna.context.add_init_script(PUSH_SERVICE % tuple(map(json.dumps, (endpoint, endpoint, p256dh, auth))))
    await anna.context.add_init_script(ASKED)
    return anna


async def asked_and_turned_on(
    visitors: Visitors, pushing: ServerProcess, service: PushService, players: Callable[..., Player]
) -> tuple[Visitor, Player, str]:
    """Begin a correspondence game in which the visitor turns notifications on after their first move."""
    anna, ben = await turned_on(visitors, pushing, service), players("Ben")
    code = await meet(ben, anna, clock=DAYS, role="minimizer")
    await begin_with(ben, anna)
    await play(anna)
    await anna.presses("Turn on")
    await anna.sees("Notifications are on.")
    return anna, ben, code


async def test_a_push_message_wakes_the_worker_and_a_click_opens_the_room(
    pushing: ServerProcess, service: PushService, visitors: Visitors, players: Callable[..., Player]
) -> None:
    anna, ben, code = await asked_and_turned_on(visitors, pushing, service, players)
    await anna.presses("Leave")
    await anna.answers("Leave")
    await expect(anna.page.get_by_role("heading", name="Turnabout")).to_be_visible()
    await move(ben)
    pushed = await asyncio.to_thread(service.pushed.get, timeout=PATIENCE)
    await is_installed(anna)
    await deliver(anna, json.dumps(pushed.message))
    assert await notifications(anna, 1) == [["Your turn", "Family Tree with Ben", code]]
    await (await worker_of(anna)).evaluate(CLICK, code)
    await has_turn(anna)
    assert anna.code == show_room_code(RoomCode(code))
    assert await notifications(anna, 0) == []


async def test_a_click_without_a_tab_opens_the_room_in_a_new_one(
    pushing: ServerProcess, service: PushService, visitors: Visitors, players: Callable[..., Player]
) -> None:
    anna, ben, code = await asked_and_turned_on(visitors, pushing, service, players)
    await is_installed(anna)
    await move(ben)
    await has_turn(anna)
    worker = await worker_of(anna)
    await deliver(anna, json.dumps({"kind": "your_turn", "room": code, "title": "Family Tree", "opponents": ["Ben"]}))
    await notifications(anna, 1)
    await anna.page.close()
    assert await worker.evaluate(CLICK_WITHOUT_A_TAB, code) == [f"/{code}", 0]
    page = await anna.context.new_page()
    await page.goto(f"{anna.origin}/{code}")
    await expect(page.locator(TURN)).to_be_visible()
    await page.close()


async def test_a_click_on_a_message_of_another_version_opens_the_start_page(visitors: Visitors) -> None:
    anna = await visitors(has_worker=True)
    await anna.context.grant_permissions(["notifications"], origin=anna.origin)
    await anna.opens()
    await is_installed(anna)
    worker = await worker_of(anna)
    await deliver(anna, '{"kind": "unheard_of"}')
    await notifications(anna, 1)
    await anna.page.close()
    assert await worker.evaluate(CLICK_WITHOUT_A_TAB, "") == ["/", 0]


async def test_a_message_of_another_version_is_shown_without_details(visitors: Visitors) -> None:
    anna = await visitors(has_worker=True)
    await anna.context.grant_permissions(["notifications"], origin=anna.origin)
    await anna.opens()
    await is_installed(anna)
    await deliver(anna, '{"kind": "unheard_of"}')
    assert await notifications(anna, 1) == [["Turnabout", "One of your games has changed.", ""]]


async def test_notifications_are_in_the_language_of_the_page(
    pushing: ServerProcess, service: PushService, visitors: Visitors, players: Callable[..., Player]
) -> None:
    anna, ben, code = await asked_and_turned_on(visitors, pushing, service, players)
    await anna.presses("Leave")
    await anna.answers("Leave")
    await anna.presses("Settings", exact=False)
    await anna.page.get_by_role("radio", name="Deutsch").check()
    await expect(anna.page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    await move(ben)
    pushed = await asyncio.to_thread(service.pushed.get, timeout=PATIENCE)
    await is_installed(anna)
    await deliver(anna, json.dumps(pushed.message))
    assert await notifications(anna, 1) == [["Du bist am Zug", "Family Tree mit Ben", code]]
    message = {**pushed.message, "opponents": ["computer:easy", "Cy", "Dot"]}
    await deliver(anna, json.dumps(message))
    while await notifications(anna, 1) == [["Du bist am Zug", "Family Tree mit Ben", code]]:
        pass
    assert await notifications(anna, 1) == [["Du bist am Zug", "Family Tree mit Computer (leicht) und 2 weitere", code]]


async def test_a_hidden_tab_shows_a_notification_once_until_its_reader_looks(
    pushing: ServerProcess, service: PushService, visitors: Visitors, players: Callable[..., Player]
) -> None:
    anna, ben, code = await asked_and_turned_on(visitors, pushing, service, players)
    await move(ben)
    await has_turn(anna)
    assert await notifications(anna, 0) == []
    await play(anna)
    await anna.page.evaluate(HIDDEN, True)
    await move(ben)
    assert await notifications(anna, 1) == [["Your turn", "Family Tree with Ben", code]]
    await anna.page.evaluate(HIDDEN, False)
    assert await notifications(anna, 0) == []
    await play(anna)
    await anna.presses("Room")
    await anna.presses("Turn off notifications for this room")
    await anna.sees("Notifications for this room are off.")
    await anna.page.evaluate(HIDDEN, True)
    await move(ben)
    await has_turn(anna)
    assert await notifications(anna, 0) == []
    await anna.page.evaluate(HIDDEN, False)
    await anna.presses("Leave")
    await anna.answers("Leave")
    await anna.presses("Settings", exact=False)
    await expect(anna.page.get_by_role("radio", name="when a game waits for you")).to_be_checked()
    await anna.page.get_by_role("radio", name="none", exact=True).check()
    await anna.sees("Notifications are off.")
    assert service.pushed.empty()
