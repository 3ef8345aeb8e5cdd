"""How every test here runs, and what takes too long to start for each of them."""

import gc
import os
from collections.abc import AsyncIterator, Generator, Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from server.bots.pool import Thinkers
from server.results.database import Database
from server.store.client import Store
from server.store.embedded.store import EmbeddedStore
from tests import postgres as postgresql
from tests.browser import chromium
from tests.collecting import begin_elsewhere
from tests.e2e import copied, haproxy
from tests.patience import TEST_SECONDS
from tests.postgres import PostgresServer
from tests.store.cluster import Cluster, start_cluster
from tests.thinking import Processes

# a property holds or it does not: neither how busy the machine is nor chance decides anything
settings.register_profile("turnabout", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("turnabout")

HERE = Path(__file__).parent
LONGEST = (HERE / "browser", HERE / "test_image.py")
RERUNS = int(os.environ.get("TURNABOUT_RERUNS", "0"))
"""How often a test that waits for other programs runs again after a failure."""
WORKED_OUT = ("games", "protocol", "reasons", "records", "secrecy", "table", "vectors")
"""Where nothing else is waited for: what is tried there is worked out in one process."""

# results that no test waits for would take time from others; tests of them turn this on
os.environ["TURNABOUT_WORK_AHEAD"] = "off"
# the language of this system is not what tests expect
os.environ["LANGUAGE"] = "en"


YOUNG = (5_000, 20, 20)
"""How much is made before garbage is looked for: an application on a terminal leaves more behind than the default."""


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Keep what is collected, which stays to the end, from being looked at whenever garbage is looked for."""
    gc.disable()
    begin_elsewhere(session.config)
    found = yield
    gc.freeze()
    gc.set_threshold(*YOUNG)
    gc.enable()
    return found


@pytest.fixture(scope="session", autouse=True)
def originals() -> Iterator[None]:
    """End what programs were copied from."""
    yield
    copied.end()


@pytest.fixture(scope="session")
def shared_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster that tests use one after the other."""
    with start_cluster(tmp_path_factory.mktemp("cluster")) as cluster:
        yield cluster


@pytest.fixture
def cluster(shared_cluster: Cluster) -> Cluster:
    """A complete and empty cluster; which server is primary for a slot may vary."""
    shared_cluster.wait()
    shared_cluster.clear()
    return shared_cluster


@pytest.fixture(params=["server", "cluster"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of an empty store: one server, or a cluster of three primaries."""
    if request.param == "cluster":
        cluster: Cluster = request.getfixturevalue("cluster")
        yield cluster.url
    else:
        async with EmbeddedStore(tmp_path / "store") as embedded:
            yield embedded.url


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A node's connection to that store."""
    async with Store(url, "node") as store:
        yield store


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server that tests use one after the other."""
    with PostgresServer() as server:
        yield server


@pytest.fixture
def durable_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server for one test, which may kill it."""
    with PostgresServer(durable=True) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of results: a SQLite file that does not exist yet, or one of a PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/results.sqlite"
    else:
        server: PostgresServer = request.getfixturevalue("postgres")
        name = server.create_database()
        yield server.url(name)
        server.drop_database(name)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An empty database of results, of each kind."""
    async with Database(database_url) as database:
        yield database


@pytest.fixture
async def results(tmp_path: Path) -> AsyncIterator[Database]:
    """An empty database of results, for tests in which its kind does not matter."""
    async with Database(f"sqlite:///{tmp_path / 'results.sqlite'}") as database:
        yield database


@pytest.fixture(scope="session")
def thinking() -> Iterator[Processes]:
    """Processes to think in, which tests use one after the other."""
    processes = Processes()
    yield processes
    processes.end()


@pytest.fixture
async def thinkers(thinking: Processes) -> AsyncIterator[Thinkers]:
    """Processes to think in."""
    async with thinking.thinkers() as thinkers:
        yield thinkers


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that take longest, so that not all wait for them at the end.

    A test that waits for other programs, which share the machine with everything else, is given longer. If it fails
    in .ci/run, it runs once more: a pass is then counted as rerun, and both outcomes are listed.
    """
    for item in items:
        if not _waits(item.path):
            continue
        item.add_marker(pytest.mark.timeout(TEST_SECONDS))
        if RERUNS:
            item.add_marker(pytest.mark.flaky(reruns=RERUNS))
    items.sort(key=lambda item: any(map(item.path.is_relative_to, LONGEST)), reverse=True)


@cache
def _waits(path: Path) -> bool:
    return path.is_relative_to(HERE) and path.relative_to(HERE).parts[0] not in WORKED_OUT


def pytest_xdist_auto_num_workers() -> int:
    """Run on twice as many processes as there are cores: tests that wait for others leave half of them idle."""
    return 2 * (os.cpu_count() or 1)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show why tests had to run again, and which programs are missing for the tests that were skipped."""
    for report in terminalreporter.stats.get("rerun", ()):
        terminalreporter.section(f"failed at first: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())]
    for untested, missing in (
        ("the browser client", chromium.MISSING),
        ("several nodes behind HAProxy", haproxy.MISSING),
        ("results in PostgreSQL", postgresql.MISSING),
    ):
        if any(missing in reason for reason in skipped):
            terminalreporter.write_line(f"Not tested: {untested}. {missing}")
