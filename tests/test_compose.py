"""docker-compose.yml: it is what the compose specification calls one, and it keeps what server/README.md promises."""

import asyncio
import re
import shutil
import subprocess
import sys
from asyncio.subprocess import PIPE
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from redis.asyncio import Redis
from ruamel.yaml import YAML

from server.config import Settings
from server.net.forwarded import is_trusted
from server.store.client import Store
from server.store.embedded import binary
from tests.dockerfile import Step, stages
from tests.patience import PATIENCE
from tests.postgres import PostgresServer

HERE = Path(__file__).parents[1]
FILE = HERE / "docker-compose.yml"
COMPOSE: dict[str, Any] = YAML(typ="safe").load(FILE)
SERVICES: dict[str, Any] = COMPOSE["services"]
SERVERS = [name for name, service in SERVICES.items() if "build" in service]
BALANCER = (HERE / "server/balancer/haproxy.cfg").read_text()
STOP_SECONDS = 10
"""A server that is told to stop is gone within this (design.md, Limits)."""

each = pytest.mark.parametrize("name", SERVICES)
each_server = pytest.mark.parametrize("name", SERVERS)


def seconds(duration: str) -> float:
    """Read a duration as this file writes them: whole seconds."""
    assert re.fullmatch(r"\d+s", duration)
    return float(duration[:-1])


def check(file: Path) -> subprocess.CompletedProcess[str]:
    """Hold a file against the compose specification's schema."""
    return subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", str(file)],
        capture_output=True,
        text=True,
    )


def test_it_keeps_to_the_compose_specification() -> None:
    done = check(FILE)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_file_that_does_not_keep_to_it_is_found(tmp_path: Path) -> None:
    wrong = tmp_path / "docker-compose.yml"
    wrong.write_text(FILE.read_text().replace("read_only: true", "read_olny: true"))
    done = check(wrong)
    assert done.returncode == 1
    assert "read_olny" in done.stdout


def _composes() -> bool:
    docker = shutil.which("docker")
    return docker is not None and subprocess.run([docker, "compose", "version"], capture_output=True).returncode == 0


@pytest.mark.skipif(not _composes(), reason="there is no docker compose here")
def test_docker_compose_takes_it() -> None:
    done = subprocess.run(["docker", "compose", "-f", FILE, "config", "--quiet"], capture_output=True, text=True)  # noqa: S607 - as people call it
    assert done.returncode == 0, done.stderr


@each
def test_every_container_is_read_only_without_root_or_rights_and_comes_back(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["user"].split(":")[0] not in {"", "0", "root"}
    assert service["restart"] == "unless-stopped"
    assert {"privileged", "cap_add", "devices", "pid", "network_mode"} & service.keys() == set()


@each
def test_every_container_is_bounded(name: str) -> None:
    service = SERVICES[name]
    assert {"mem_limit", "pids_limit"} <= service.keys()
    assert {"max-size", "max-file"} <= service["logging"]["options"].keys()


@each
def test_every_container_is_asked_how_it_is(name: str) -> None:
    if name in SERVERS:
        dockerfile = HERE / SERVICES[name]["build"]["context"] / SERVICES[name]["build"]["dockerfile"]
        asked = next(step for step in stages(dockerfile.read_text())[-1] if step.word == "HEALTHCHECK")
        assert "/healthz" in Step.parse(asked.rest).words[-1]
        assert "healthcheck" not in SERVICES[name]
    else:
        assert SERVICES[name]["healthcheck"]["test"][0] == "CMD"


@each
def test_images_are_pinned_and_name_no_place(name: str) -> None:
    if name not in SERVERS:
        image = SERVICES[name]["image"]
        assert re.fullmatch(r"(?:\w+/)?\w+:\d+\.\d+(?:-alpine)?|postgres:\d+", image)  # PostgreSQL 17.1 is a fix of 17


def test_only_the_balancer_can_be_reached() -> None:
    assert [name for name in SERVICES if "ports" in SERVICES[name]] == ["balancer"]
    assert SERVICES["balancer"]["ports"] == ["8420:8420"]
    assert COMPOSE["networks"] == {"data": {"internal": True}, "inside": {"internal": True}, "outside": {}}
    assert _on("outside") == {"balancer"}


def test_only_servers_can_reach_the_store_and_the_database() -> None:
    assert _on("data") == {"store", "database", *SERVERS}
    assert _on("inside") == {"balancer", *SERVERS}


def _on(network: str) -> set[str]:
    return {name for name in SERVICES if network in SERVICES[name]["networks"]}


def test_there_are_two_servers_alike() -> None:
    assert len(SERVERS) == 2
    first, second = ({**SERVICES[name], "environment": dict(SERVICES[name]["environment"])} for name in SERVERS)
    assert [first["environment"].pop("TURNABOUT_NODE"), second["environment"].pop("TURNABOUT_NODE")] == SERVERS
    assert first == second


@each_server
def test_compose_sets_only_known_settings(name: str) -> None:
    told = {word.removeprefix("TURNABOUT_").lower() for word in SERVICES[name]["environment"]}
    assert {"redis_url", "database_url", "log"} <= told
    assert told <= Settings.model_fields.keys()
    Settings.model_validate(
        {word.removeprefix("TURNABOUT_").lower(): value for word, value in SERVICES[name]["environment"].items()}
    )


@each_server
def test_a_server_believes_the_balancer_which_believes_nobody(name: str) -> None:
    trusted = Settings.model_validate({"trusted_proxies": SERVICES[name]["environment"]["TURNABOUT_TRUSTED_PROXIES"]})
    for private in ("10.1.2.3", "172.18.0.4", "192.168.16.2", "fd00::4"):
        assert is_trusted(ip_address(private), trusted.trusted_proxies)
    assert not is_trusted(ip_address("203.0.113.7"), trusted.trusted_proxies)
    assert re.search(r"^ +http-request set-header X-Forwarded-For %\[src\]$", BALANCER, re.M)
    assert re.search(r"^ +http-request del-header Forwarded$", BALANCER, re.M)


@each_server
def test_a_server_waits_for_its_store_and_database_and_is_given_time_to_stop(name: str) -> None:
    assert SERVICES[name]["environment"]["TURNABOUT_REDIS_URL"] == "redis://store:6379/0"
    assert SERVICES[name]["depends_on"] == {
        "store": {"condition": "service_healthy"},
        "database": {"condition": "service_healthy"},
    }
    assert seconds(SERVICES[name]["stop_grace_period"]) > STOP_SECONDS


@each_server
def test_a_server_runs_as_its_image_does(name: str) -> None:
    final = stages((HERE / "server/Dockerfile").read_text())[-1]
    assert SERVICES[name]["user"] == next(step.rest for step in final if step.word == "USER")


def test_every_file_and_volume_it_names_is_there() -> None:
    for service in SERVICES.values():
        if "build" in service:
            assert (HERE / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (HERE / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
        assert set(service["networks"]) <= COMPOSE["networks"].keys()
        assert set(service.get("depends_on", ())) <= SERVICES.keys()


def test_what_the_store_and_the_database_keep_is_on_volumes() -> None:
    assert SERVICES["store"]["volumes"] == ["store:/data"]
    assert SERVICES["database"]["volumes"] == ["database:/var/lib/postgresql/data"]


@each_server
def test_a_server_uses_the_database_that_is_there(name: str) -> None:
    url = urlsplit(SERVICES[name]["environment"]["TURNABOUT_DATABASE_URL"])
    database = SERVICES["database"]["environment"]
    assert (url.hostname, url.username) == ("database", database["POSTGRES_USER"])
    assert url.path == f"/{database['POSTGRES_DB']}"
    assert (url.password is None) == (database["POSTGRES_HOST_AUTH_METHOD"] == "trust")


def test_the_databases_health_check_tells_whether_it_accepts_connections(durable_postgres: PostgresServer) -> None:
    kind, program, *words = SERVICES["database"]["healthcheck"]["test"]
    assert kind == "CMD"

    def is_healthy() -> bool:
        port = {"PGPORT": str(durable_postgres.port)}
        return subprocess.run([durable_postgres.program(program), *words], env=port).returncode == 0

    assert is_healthy()
    durable_postgres.stop()
    assert not is_healthy()


def test_the_database_can_write_where_it_must_although_it_is_read_only() -> None:
    writable = [mount.split(":")[0] for mount in SERVICES["database"]["tmpfs"]]
    assert writable == ["/run/postgresql", "/tmp"]  # noqa: S108 - in the container


async def test_a_store_started_as_documented_has_no_problems(tmp_path: Path) -> None:
    program, *words = SERVICES["store"]["command"]
    assert program == "valkey-server"
    socket = tmp_path / "s"
    store = await asyncio.create_subprocess_exec(
        *(binary.find().path, *words, "--dir", str(tmp_path), "--port", "0", "--unixsocket", str(socket)),
        stdout=PIPE,
    )
    url = f"unix://{socket}"
    try:
        await _stands(store)
        async with Store(url, "node") as opened:
            assert await opened.problems() == []
        async with Redis.from_url(url, decode_responses=True) as client:
            told = await client.config_get("*")
    finally:
        store.terminate()
        await store.wait()
    assert told["appendonly"] == "yes"
    assert told["appendfsync"] == "always"
    assert told["maxmemory-policy"] == "noeviction"
    assert told["save"] == ""
    limit = re.fullmatch(r"(\d+)m", SERVICES["store"]["mem_limit"])
    assert limit is not None
    assert 2 * int(told["maxmemory"] or 0) < int(limit[1]) * 2**20, "a rewrite of the file would be killed"


async def _stands(store: asyncio.subprocess.Process) -> None:
    assert store.stdout is not None
    said = b""
    async with asyncio.timeout(PATIENCE):
        async for line in store.stdout:
            said += line
            if b"eady to accept connections" in line:
                return
    pytest.fail(said.decode())


def test_the_balancer_knows_every_server_and_asks_whether_it_is_ready() -> None:
    assert re.findall(r"^ +server (\S+) (\S+)$", BALANCER, re.M) == [(name, f"{name}:8420") for name in SERVERS]
    assert re.search(r"^ +http-check send .*uri /readyz", BALANCER, re.M)
    assert re.search(r"^ +default-server check ", BALANCER, re.M)


def test_the_balancer_follows_the_name_of_every_server() -> None:
    named = re.findall(r"^ +use-server (\S+) if { url_param\(node\) (\S+) }$", BALANCER, re.M)
    assert named == [(name, name) for name in SERVERS]


def test_the_balancers_port_and_health_check_match() -> None:
    assert re.findall(r"^ +bind (\S+)$", BALANCER, re.M) == [":8420", "127.0.0.1:8421"]
    assert SERVICES["balancer"]["healthcheck"]["test"][-1] == "http://127.0.0.1:8421/"


def test_the_balancer_has_the_file_handles_its_connections_need() -> None:
    most = re.search(r"^ +maxconn (\d+)$", BALANCER, re.M)
    assert most is not None
    assert SERVICES["balancer"]["ulimits"]["nofile"] > 2 * int(most[1])


def test_the_balancer_keeps_quiet_connections() -> None:
    assert re.search(r"^ +timeout tunnel 1h$", BALANCER, re.M)
