"""A cluster of three primaries, each a process of the embedded store's program, and a replica of the first."""

import math
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from redis import Redis
from redis.exceptions import ConnectionError as NotConnected
from redis.exceptions import RedisError

from server.store.embedded import binary
from server.store.slots import SLOTS, slot
from tests.patience import PATIENCE

PRIMARIES = 3
FAIL_OVER_SECONDS = 5.5
"""Seconds after which a server silently gives up a failover."""
HOST = "127.0.0.1"
SOCKET = "s"
"""The name of a server's Unix socket in its data directory."""


@dataclass
class Server:
    """A server of the cluster."""

    port: int
    bus: int
    command: list[str]
    process: subprocess.Popen[bytes]
    client: Redis

    @property
    def url(self) -> str:
        """Its URL."""
        return f"redis://{HOST}:{self.port}"

    @property
    def where(self) -> str:
        """Its address as people see it."""
        return f"{HOST}:{self.port}"

    @property
    def socket(self) -> str:
        """Its Unix socket."""
        return f"{self.client.config_get('dir')['dir']}/{SOCKET}"

    def ask(self, *words: str | int) -> Any:
        """Send a command."""
        return self.client.execute_command(*words)  # type: ignore[no-untyped-call]  # redis-py has none for it

    def id(self) -> str:
        """Return its name in the cluster."""
        return text(self.ask("CLUSTER", "MYID"))

    def layout(self) -> list[tuple[int, int, int]]:
        """Return the slots of each port, as this server knows them."""
        return sorted((first, last, node[1]) for first, last, node, *_ in self.ask("CLUSTER", "SLOTS"))

    def migrate(self, number: int, to: "Server") -> None:
        """Migrate the keys of a slot that is being moved."""
        while keys := self.ask("CLUSTER", "GETKEYSINSLOT", number, 100):
            self.ask("MIGRATE", HOST, to.port, "", 0, 5000, "KEYS", *keys)

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait()

    def start_again(self) -> None:
        """Restart it with its data."""
        self.process = start(self.command)


class Cluster:
    """Three primaries that share the slots evenly, and a replica of the first."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers

    @property
    def url(self) -> str:
        """The URL of one of its servers."""
        return self.servers[0].url

    @property
    def replica(self) -> Server:
        """The present replica."""
        return next(server for server in self.servers if text(server.ask("ROLE")[0]) != "master")

    @property
    def replicated(self) -> Server:
        """The primary that has a replica."""
        port = int(self.replica.ask("ROLE")[2])
        return next(server for server in self.servers if server.port == port)

    @property
    def primaries(self) -> list[Server]:
        """The servers that have slots."""
        replica = self.replica
        return [server for server in self.servers if server is not replica]

    def until_followed(self) -> None:
        """Wait until the replica has everything written to its primary."""
        until(lambda: self.replicated.ask("WAIT", 1, 100) == 1)

    def fail_over(self) -> None:
        """Exchange the replica and its primary without data loss."""
        replica, before = self.replica, self.replicated
        asked = -math.inf

        def changed() -> bool:
            nonlocal asked
            if monotonic() - asked > FAIL_OVER_SECONDS:
                asked = monotonic()
                replica.ask("CLUSTER", "FAILOVER")
            return text(replica.ask("ROLE")[0]) == "master" and text(before.ask("ROLE")[0]) == "slave"

        until(changed)

    def owner(self, key: str) -> Server:
        """Return the primary that has a key."""
        for server in self.primaries:
            for first, last, (_, port, *_), *_ in server.ask("CLUSTER", "SLOTS"):
                if first <= slot(key) <= last and port == server.port:
                    return server
        raise AssertionError(f"no server has {key}")

    def clear(self) -> None:
        """Delete all data."""
        for server in self.primaries:
            server.ask("FLUSHALL")

    def wait(self) -> None:
        """Wait until every server knows the whole cluster, the replica is in sync, and all agree on the slots."""
        for server in self.servers:
            until(lambda server=server: whole(server))
        until(lambda: all(server.layout() == self.servers[0].layout() for server in self.servers))

    def begin_move(self, key: str, to: Server) -> Callable[[], None]:
        """Start moving the slot of a key to another primary; the returned function finishes that, with all keys."""
        self.wait()
        number, source = slot(key), self.owner(key)
        to.ask("CLUSTER", "SETSLOT", number, "IMPORTING", source.id())
        source.ask("CLUSTER", "SETSLOT", number, "MIGRATING", to.id())

        def finish() -> None:
            source.migrate(number, to)
            for server in (to, source):
                server.ask("CLUSTER", "SETSLOT", number, "NODE", to.id())

        return finish

    def move(self, key: str, to: Server) -> None:
        """Move the slot of a key to another primary."""
        self.begin_move(key, to)()


@contextmanager
def start_cluster(directory: Path) -> Iterator[Cluster]:
    """Run a cluster while the context lasts."""
    servers = start_servers(directory)
    try:
        share_out(servers)
        yield Cluster(servers)
    finally:
        end(servers)


def start_servers(directory: Path) -> list[Server]:
    """Start the servers of a cluster on free ports; retry if another program takes one of the ports."""
    while True:
        servers: list[Server] = []
        try:
            ports = free_ports(2 * (PRIMARIES + 1))
            for port, bus in zip(ports[::2], ports[1::2], strict=True):
                data = directory / str(port)
                data.mkdir(parents=True, exist_ok=True)
                settings = {
                    "port": port,
                    "bind": HOST,
                    "unixsocket": SOCKET,
                    "dir": data,
                    "cluster-enabled": "yes",
                    "cluster-port": bus,
                    "cluster-node-timeout": 1000,
                    "cluster-replica-validity-factor": 0,
                    "cluster-allow-replica-migration": "no",
                    "repl-diskless-sync-delay": 0,
                    "appendonly": "yes",
                    "appendfsync": "always",
                    "save": "",
                }
                words = [word for name, value in settings.items() for word in (f"--{name}", str(value))]
                command = [str(binary.find().path), *words]
                servers.append(Server(port, bus, command, start(command), Redis(host=HOST, port=port)))
            if all(answers(server) for server in servers):
                return servers
        except BaseException:
            end(servers)
            raise
        end(servers)


def answers(server: Server) -> bool:
    """Wait until a server answers on its port; return whether it is this one and not another program."""
    until(lambda: server.process.poll() is not None or server.client.ping())
    if server.process.poll() is not None:
        return False
    return bool(server.client.info("server")["process_id"] == server.process.pid)


def end(servers: list[Server]) -> None:
    """Kill servers."""
    for server in servers:
        server.client.close()
        server.process.kill()
    for server in servers:
        server.process.wait()


def share_out(servers: list[Server]) -> None:
    """Form a cluster from new servers."""
    each = -(-SLOTS // PRIMARIES)
    for number, server in enumerate(servers):
        server.ask("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
        if number < PRIMARIES:
            server.ask("CLUSTER", "ADDSLOTSRANGE", number * each, min((number + 1) * each, SLOTS) - 1)
    for server in servers[1:]:
        servers[0].ask("CLUSTER", "MEET", HOST, server.port, server.bus)
    for server in servers:
        until(lambda server=server: f"cluster_known_nodes:{len(servers)}" in info(server))
    until(lambda: servers[-1].ask("CLUSTER", "REPLICATE", servers[0].id()))
    Cluster(servers).wait()


def whole(server: Server) -> bool:
    """Return whether a server knows an owner for every slot and, if it is a replica, is in sync."""
    role = server.ask("ROLE")
    return "cluster_state:ok" in info(server) and (text(role[0]) == "master" or text(role[3]) == "connected")


def info(server: Server) -> str:
    """Return a server's information about the cluster."""
    return text(server.ask("CLUSTER", "INFO"))


def until(holds: Any) -> None:
    """Poll until a condition holds."""
    end = monotonic() + PATIENCE
    while True:
        try:
            if holds():
                return
        except NotConnected:
            pass
        except RedisError as error:
            if monotonic() > end:
                raise AssertionError(str(error)) from error
        assert monotonic() < end, "the cluster did not become whole"
        sleep(0.01)


def start(command: list[str]) -> subprocess.Popen[bytes]:
    """Start a server."""
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def free_ports(count: int) -> list[int]:
    """Return unused ports."""
    with ExitStack() as stack:
        probes = [stack.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:
            probe.bind((HOST, 0))
        return [probe.getsockname()[1] for probe in probes]


def text(word: Any) -> str:
    """Return a reply's word as text."""
    return word.decode() if isinstance(word, bytes) else str(word)
