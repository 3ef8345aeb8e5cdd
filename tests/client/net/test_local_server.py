"""The real server, started, found and ended from a terminal that may be killed at any moment."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from client.net import local_server
from client.net.errors import BadProfile, HostingError
from client.net.link_state import Connected, Connecting, Failure, FailureKind, Lost
from client.net.local_server import Hosted, end, find, find_or_start
from client.profile import identity
from client.room.own_server import OwnServer
from client.text.error_text import explain
from tests.e2e.play import ServerProcess

START = """
import sys
from pathlib import Path
from client.net.local_server import find_or_start
print(find_or_start(Path(sys.argv[1]), int(sys.argv[2])).pid)
"""


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    running = find(tmp_path)
    if running is not None:
        end(running)


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def test_a_server_is_started_once_and_found_again(home: Path, port: int) -> None:
    assert find(home) is None
    said: list[str] = []
    started = find_or_start(home, port, starting=lambda: said.append("starting"))
    assert (started.port, str(started.address)) == (port, f"127.0.0.1:{port}")
    assert find(home) == started
    assert find_or_start(home, starting=lambda: said.append("starting again")) == started
    assert said == ["starting"]
    with pytest.raises(HostingError, match=f"server_on_other_port .*{port}"):
        find_or_start(home, port + 1)


def test_a_server_for_playing_alone_is_opened_to_others_when_that_is_wanted(home: Path, port: int) -> None:
    alone = find_or_start(home, port, alone=True)
    assert alone.alone and find_or_start(home, alone=True) == alone
    own, lost = OwnServer(home, alone), Lost(Failure(FailureKind.DROPPED), 1)
    asyncio.run(own.look())
    assert own.closed and not own.may_be_new(Connected())
    opened = find_or_start(home)
    assert not own.may_be_new(lost) and not own.may_be_new(Connecting()) and own.may_be_new(Connected())
    assert not own.may_be_new(Connected())
    asyncio.run(own.look())  # opened by another terminal, say
    assert own.there and not own.closed
    assert (opened.port, opened.alone) == (port, False) and opened.instance != alone.instance
    with pytest.raises(ProcessLookupError):
        os.kill(alone.pid, 0)
    assert find_or_start(home, alone=True) == opened, "whoever plays alone shuts nobody out"


def test_a_server_outlives_the_terminal_that_started_it(home: Path, port: int) -> None:
    terminal = subprocess.run(
        [sys.executable, "-c", START, str(home), str(port)], capture_output=True, text=True, check=True
    )
    found = find(home)
    assert found is not None and found.pid == int(terminal.stdout)
    assert os.getsid(found.pid) == found.pid


def test_two_terminals_at_once_share_one_server(home: Path, port: int) -> None:
    terminals = [
        subprocess.Popen([sys.executable, "-c", START, str(home), str(port)], stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    pids = {terminal.communicate()[0].strip() for terminal in terminals}
    found = find(home)
    assert found is not None and pids == {str(found.pid)}


def test_a_server_that_another_terminal_starts_at_that_instant_is_found(
    home: Path, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = find_or_start(home, port)
    state = home / "server" / "host.json"
    kept, is_in_use = state.read_text(), local_server._in_use
    state.unlink()

    def listens(asked: int) -> bool:
        state.write_text(kept)
        return is_in_use(asked)

    monkeypatch.setattr(local_server, "_in_use", listens)
    assert find_or_start(home, port) == first


def test_two_homes_that_start_on_one_port_at_once_get_a_server_each(home: Path, port: int) -> None:
    (other := home / "other").mkdir()
    servers: list[Hosted] = []

    def start_other() -> None:
        servers.append(find_or_start(other, port, alone=True))

    try:
        own = find_or_start(home, before=port, alone=True, starting=start_other)
        assert (own.port != port, find(home), find(other)) == (True, own, servers[0])
        end(own)
        with pytest.raises(HostingError, match=f"port_used .*{port}, 'turnabout': True"):
            find_or_start(home, port)
    finally:
        end(servers[0])


def test_a_port_that_is_taken_at_the_last_moment_by_another_home_is_named(home: Path, port: int) -> None:
    (other := home / "other").mkdir()
    servers: list[Hosted] = []
    try:
        with pytest.raises(HostingError, match=f"port_used .*{port}, 'turnabout': True"):
            find_or_start(home, port, starting=lambda: servers.append(find_or_start(other, port, alone=True)))
    finally:
        end(servers[0])


def test_a_server_that_is_gone_is_started_again_on_its_port(home: Path, port: int) -> None:
    first = find_or_start(home, port)
    os.kill(first.pid, signal.SIGKILL)
    os.waitpid(first.pid, 0)
    assert find(home) is None
    second = find_or_start(home)
    assert second.port == port
    assert second.instance != first.instance


def test_an_ended_server_is_gone(home: Path, port: int) -> None:
    started = find_or_start(home, port)
    end(started)
    assert find(home) is None
    end(started)


def test_another_server_on_the_old_port_is_never_ended(home: Path, port: int) -> None:
    started = find_or_start(home, port)
    stale = Hosted(started.port, started.pid, "another-run")
    end(stale)
    assert find(home) == started


def test_a_state_file_is_never_believed_alone(home: Path, port: int) -> None:
    (home / "server").mkdir()
    state = home / "server" / "host.json"
    for kept in ({"port": port, "pid": os.getpid(), "instance": "x"}, {"port": "8420"}, {"port": 0}, {}):
        state.write_text(json.dumps(kept))
        assert find(home) is None


def test_a_port_in_use_is_named_with_the_way_out(home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(HostingError) as refusal:
            find_or_start(home, port)
    assert f"Port {port} is used by another program" in explain(refusal.value)
    assert f"turnabout host --port {port + 1} (in a clone: ./dev host --port {port + 1})" in explain(refusal.value)


def test_who_plays_alone_gets_a_port_nearby_where_another_program_has_it(home: Path) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as taken:
        threading.Thread(target=taken.serve_forever, daemon=True).start()
        port = taken.server_port
        (home / "server").mkdir()
        (home / "server" / "host.json").write_text(json.dumps({"port": port}))
        hosted = find_or_start(home, alone=True)
        assert port < hosted.port <= port + 20
        assert find_or_start(home, alone=True, before=port) == hosted
        taken.shutdown()


def test_a_server_that_cannot_start_says_why(home: Path, port: int) -> None:
    (home / "server").mkdir()
    (home / "server" / "store").write_text("a file where the store's directory should be")
    with pytest.raises(HostingError) as refusal:
        find_or_start(home, port)
    assert explain(refusal.value).startswith("The server did not start: ")
    assert str(home / "server" / "store") in explain(refusal.value)


def test_a_server_that_would_encrypt_is_not_hosted(home: Path, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNABOUT_TLS_KEY", "key.pem")
    with pytest.raises(HostingError, match="server_secure"):
        find_or_start(home, port)


def test_a_directory_that_cannot_be_made_says_so(tmp_path: Path, port: int) -> None:
    (tmp_path / "server").write_text("a file")
    with pytest.raises(BadProfile, match="directory_not_made"):
        find_or_start(tmp_path, port)


async def test_a_server_that_somebody_serves_on_the_same_data_is_used_as_it_is(home: Path) -> None:
    serving = ServerProcess(home / "server", {})
    await serving.start()  # for this machine only
    try:
        found = await asyncio.to_thread(find_or_start, home, alone=True)
        assert (found.port, found.pid, found.served) == (serving.port, serving.pid, True)
        assert find(home) == found and identity.own_port(home) == serving.port
        with pytest.raises(HostingError, match="server_not_open"):
            await asyncio.to_thread(find_or_start, home)
        assert find(home) == found
    finally:
        await serving.stop()
    assert find(home) is None
