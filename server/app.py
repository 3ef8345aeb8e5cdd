"""Starts a server: a store (its own or a given one), the rooms on it, and the port."""

import asyncio
import os
import secrets
import signal
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial

import structlog

from server import garbage, metrics
from server.background import short_turns
from server.backups.restore import finish
from server.bots.pool import Thinkers, thinkers_here
from server.config import Settings
from server.net import tls, web
from server.net.addresses import SourceAddresses
from server.net.http import Pages
from server.net.limits import Limits
from server.net.listener import Listener
from server.net.port import number_of, open_port
from server.results.database import CannotOpenDatabase, Database
from server.rooms.node import DAY_MS, HouseRules, Lifetimes
from server.rooms.rooms import Rooms
from server.status import announced
from server.stopping import on_signals
from server.store.client import Store
from server.store.embedded.data_directory import STORE
from server.store.embedded.store import EmbeddedStore
from server.store.endpoint import Endpoint, StoreAway
from server.store.leases import Leases
from server.web_push import PushRules

log = structlog.get_logger(__name__)


@dataclass
class Idle:
    """Ends the server when nobody has been connected for `seconds` and no match is under way; None: never."""

    seconds: float | None
    stop: asyncio.Event
    timer: asyncio.TimerHandle | None = None

    def watch(self, listener: Listener, rooms: Rooms) -> None:
        """Start the countdown if nobody is connected, else stop it."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.seconds is not None and not listener.connections:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(self.seconds, self._due, listener, rooms)

    def _due(self, listener: Listener, rooms: Rooms) -> None:
        if rooms.match_under_way:
            log.info("not stopping: a match is under way")
            self.watch(listener, rooms)
        else:
            log.info("stopping: nobody is connected and no match is under way", idle_s=self.seconds)
            self.stop.set()


@asynccontextmanager
async def running(
    settings: Settings, stop: asyncio.Event, node: str | None = None, inherited: Sequence[socket.socket] = ()
) -> AsyncIterator[int]:
    """Run a server while the context lasts; yield its port. Sets `stop` if the server wants to end itself.

    It serves the `inherited` sockets if there are any, else opens its port. Raises CannotListen, CannotEncrypt,
    StoreAway or EmbeddedStoreError if there is no store, and CannotOpenDatabase.
    """
    node = node or new_node()
    encrypted = tls.context(settings.tls_certificate, settings.tls_key)
    async with AsyncExitStack() as stack:
        stack.enter_context(short_turns())
        await stack.enter_async_context(metrics.watching_process())
        own: EmbeddedStore | None = None
        if settings.redis_url is not None:
            url = settings.redis_url.get_secret_value()
        else:
            own = await stack.enter_async_context(own_store(settings, stop))
            url = own.url
        store = await stack.enter_async_context(Store(url, node))
        for problem in () if inherited else await store.problems():
            log.warning(problem)
        thinkers = await stack.enter_async_context(Thinkers(settings.thinkers or thinkers_here()))
        database = await stack.enter_async_context(Database(database_url(settings), partial(check_database, store)))
        rooms = await stack.enter_async_context(
            Rooms(store, database, _house_rules(settings), thinkers=thinkers, name=settings.node)
        )
        idle = Idle(settings.idle_exit, stop)
        browsers = web.read()
        sources = SourceAddresses(Limits.of(settings, counted=settings.limits == "on"), settings.trusted_proxies)
        listener = Listener(
            rooms=rooms, sources=sources, web=browsers.build, changed=lambda: idle.watch(listener, rooms), tls=encrypted
        )

        async def ready() -> list[str]:
            if own is not None and own.problem is not None:
                raise OSError(own.problem)
            try:
                problems = await store.problems()
            except StoreAway as error:
                raise OSError(str(error)) from error
            return problems if database.problem is None else [*problems, database.problem]

        parent = os.getppid() if inherited else None  # status and stop are about the workers' parent
        pages = Pages(
            instance=node,
            origins=settings.origins,
            hosts=settings.hosts,
            ready=ready,
            web=browsers,
            read_record=rooms.lookups.read_record,
            read_invitation=rooms.read_invitation,
            host=settings.host,
            pid=parent,
        )
        sockets = inherited or open_port(settings.host, settings.port)
        if not inherited:
            stack.enter_context(announced(settings, number_of(sockets[0])))  # before the first connection
        if encrypted is not None and settings.tls_certificate is not None and settings.tls_key is not None:
            await stack.enter_async_context(tls.reload_on_change(encrypted, settings.tls_certificate, settings.tls_key))
            readable = None if inherited else tls.key_warning(settings.tls_key)
            if readable is not None:
                log.warning(readable)
        await stack.enter_async_context(garbage.out_of_the_way(lambda: (len(listener.connections), rooms.count)))
        await stack.enter_async_context(listener.listen(sockets, pages))  # last, so that it ends first
        idle.watch(listener, rooms)
        if not inherited:
            how = {} if encrypted is None else {"tls": True}
            log.info("listening", **how, host=settings.host or "all addresses", port=listener.port)
        yield listener.port


def database_url(settings: Settings) -> str:
    """Return the URL of the database of results. Raises CannotOpenDatabase if it has to be given, and is not."""
    if settings.database_url is not None:
        return settings.database_url.get_secret_value()
    if settings.redis_url is not None and not Endpoint.parse(settings.redis_url.get_secret_value()).is_here:
        raise CannotOpenDatabase(
            "The store that TURNABOUT_REDIS_URL names is on another machine, so servers on several machines may share "
            "it. Set TURNABOUT_DATABASE_URL to the database that they share for finished matches, as in "
            "postgresql://USER:PASSWORD@HOST/NAME. If this is the only machine with servers, set it to sqlite:///PATH."
        )
    return f"sqlite:///{settings.data_dir.absolute() / 'results.sqlite'}"


async def check_database(store: Store, identity: str) -> None:
    """Check that all nodes on a store use the same database. Raises CannotOpenDatabase, StoreAway."""
    if await store.remember_database(identity) != identity:
        raise CannotOpenDatabase(
            "The rooms in the store were played with another database of results. Set "
            "TURNABOUT_DATABASE_URL to the database that the other servers use. If that database is lost, restore a "
            "backup (turnabout restore), or start with no data: in another --data-dir, or in an empty Redis database."
        )


def _house_rules(settings: Settings) -> HouseRules:
    return HouseRules(
        idle_seconds=settings.room_idle,
        lifetimes=Lifetimes(round(settings.room_days * DAY_MS), round(settings.finished_room_days * DAY_MS)),
        patience=round(settings.away_seconds * 1000),
        computer_pause=settings.computer_pause,
        work_ahead=settings.work_ahead == "on",
        push=PushRules(settings.push_contact or _own_contact(settings), settings.push_for_tests),
    )


def _own_contact(settings: Settings) -> str:
    """Return the server's own address, if it has a public name: push services want to know one."""
    named = [host for host in settings.hosts if "." in host and ":" not in host]
    return f"https://{named[0]}" if named else "https://localhost"


@asynccontextmanager
async def own_store(settings: Settings, stop: asyncio.Event) -> AsyncIterator[EmbeddedStore]:
    """Run a store while the context lasts; yield it. Sets `stop` if its data is damaged, and raises DataBroken.

    A restore that was interrupted is finished first. Raises EmbeddedStoreError and CannotOpenDatabase.
    """
    await finish(settings.data_dir, database_url(settings))
    async with EmbeddedStore(settings.data_dir / STORE) as embedded:
        watching = asyncio.create_task(embedded.watch(), name="own store")
        watching.add_done_callback(lambda _: stop.set())
        try:
            # Only this server's nodes use this store, so nodes that still seem to live were killed.
            async with Store(embedded.url, "") as store:
                await Leases(store).end_all()
            yield embedded
            if watching.done():
                await watching
        finally:
            watching.cancel()
            await asyncio.wait({watching})


async def serve(settings: Settings, node: str) -> None:
    """Run a server until a signal, or the server itself, stops it."""
    with on_signals(signal.SIGTERM, signal.SIGINT) as stop:
        async with running(settings, stop.asked, node):
            await stop.wait()
            log.info("stopping")


def new_node() -> str:
    """Return an id for this run of a server."""
    return secrets.token_hex(8)
