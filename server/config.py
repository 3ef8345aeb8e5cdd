"""The server's settings: environment variables that start with TURNABOUT_, and the command line above them."""

import json
import re
from pathlib import Path
from typing import Annotated, Any, Literal

import platformdirs
from pydantic import BeforeValidator, Field, SecretStr
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from protocol import DEFAULT_PORT
from server.net.forwarded import Network, parse_network
from server.net.limits import DEFAULTS
from server.net.origin import parse_host, parse_origin
from server.results.url import DatabaseUrl

MOST_WORKERS = 256
MOST_DAYS = 36_500
_CONTACT = re.compile(r"mailto:[^@\s]+@[\w-]+(\.[\w-]+)*|https://[\w-]+(\.[\w-]+)*")
_PUSH_FOR_TESTS = re.compile(r"https?://127\.0\.0\.1:\d{1,5}/.*")
_NODE = re.compile(r"[A-Za-z0-9-]{1,32}")


def _listed(value: Any) -> Any:
    """Parse a JSON list, or values separated by commas."""
    if not isinstance(value, str):
        return value
    if value.lstrip().startswith("["):
        try:
            return json.loads(value)
        except ValueError:
            raise ValueError("it is not a JSON list; leave the brackets out and write commas between values") from None
    return [each.strip() for each in value.split(",") if each.strip()]


def _hosts(value: Any) -> Any:
    return [parse_host(str(each)) for each in _listed(value)]


def _origins(value: Any) -> Any:
    return [parse_origin(str(each)) for each in _listed(value)]


def _networks(value: Any) -> Any:
    return [each if not isinstance(each, str) else parse_network(each) for each in _listed(value)]


def _named(value: Any) -> Any:
    if value == "":
        raise ValueError("it is empty, which would mean the current directory; leave it out, or give a path")
    return value


def _node(value: Any) -> Any:
    if isinstance(value, str) and _NODE.fullmatch(value) is None:
        raise ValueError("a node's name has 1 to 32 letters, digits and dashes, such as server-1")
    return value


def _contact(value: Any) -> Any:
    if isinstance(value, str) and _CONTACT.fullmatch(value) is None:
        raise ValueError("it is not a contact such as mailto:name@example.org or https://example.org")
    return value


def _push_for_tests(value: Any) -> Any:
    if isinstance(value, str) and _PUSH_FOR_TESTS.fullmatch(value) is None:
        raise ValueError("it is only for tests, and begins the URLs of a push service on this machine, with a port")
    return value


def _database(value: Any) -> Any:
    if isinstance(value, str):
        DatabaseUrl.parse(value)
    return value


_NamedPath = Annotated[Path, BeforeValidator(_named)]


class Settings(BaseSettings):
    """The settings of a server.

    `redis_url` unset: the server starts its own store, in `data_dir`. `database_url` unset: results are in a file
    there. `idle_exit` is the number of seconds without connections and matches after which the server stops by itself;
    None: never. `node` is the name by which a balancer knows this server, so that all players in a room can be sent to
    the same node (server/rooms/affinity.py). `workers` is the number of processes that serve the port, and `thinkers`
    the number of further processes, shared by these, in which computers think about moves (None: as many as the machine
    has spare cores). `room_days` and `finished_room_days` say how long an unused room is kept, the latter once its
    match is over; `room_idle` is the number of seconds that an empty room stays in memory. `away_seconds` is the time
    that a player may be away before others may act on it, and `computer_pause` the fewest seconds of a computer's move.
    With `work_ahead` off, the computers' scores on a number are computed when a player asks, not already while it is
    played. `hosts` are the public names of this server; `origins` are further hosts whose web pages may connect;
    `trusted_proxies` are the proxies that may say where a connection comes from; `push_contact` is how push services
    reach the host, and `push_for_tests` the beginning of endpoints of push subscriptions that are not checked, which
    only tests set. `tls_certificate` and `tls_key` are PEM files with which the port speaks TLS. With `limits` off, for
    benchmarks, nothing is limited; the limits are described in server/net/limits.py.
    """

    model_config = SettingsConfigDict(env_prefix="TURNABOUT_", extra="ignore", allow_inf_nan=False)

    host: str | None = None
    port: int = Field(default=DEFAULT_PORT, ge=0, le=65535)
    redis_url: SecretStr | None = None
    database_url: Annotated[SecretStr | None, BeforeValidator(_database)] = None
    data_dir: _NamedPath = Field(
        default_factory=lambda: platformdirs.user_data_path("turnabout", appauthor=False) / "server"
    )
    node: Annotated[str | None, BeforeValidator(_node)] = None
    idle_exit: float | None = Field(default=None, ge=0)
    workers: int = Field(default=1, ge=1, le=MOST_WORKERS)
    thinkers: int | None = Field(default=None, ge=1, le=MOST_WORKERS)
    room_days: float = Field(default=7, gt=0, le=MOST_DAYS)
    finished_room_days: float = Field(default=30, gt=0, le=MOST_DAYS)
    room_idle: float = Field(default=30, ge=0.1)
    away_seconds: float = Field(default=60, gt=0, le=MOST_DAYS * 24 * 3600)
    computer_pause: float = Field(default=0.6, ge=0)
    work_ahead: Literal["on", "off"] = "on"
    limits: Literal["on", "off"] = "on"
    frame_bytes: int = Field(default=DEFAULTS.frame_bytes, ge=1024, le=2**20)
    commands_at_once: int = Field(default=DEFAULTS.commands_at_once, ge=1)
    commands_a_second: float = Field(default=DEFAULTS.commands_a_second, gt=0)
    lines_at_once: int = Field(default=DEFAULTS.lines_at_once, ge=1)
    lines_a_second: float = Field(default=DEFAULTS.lines_a_second, gt=0)
    messages_held: int = Field(default=DEFAULTS.messages_held, ge=1, le=10_000)
    held_bytes: int = Field(default=DEFAULTS.held_bytes, ge=1024)
    unsent_bytes: int = Field(default=DEFAULTS.unsent_bytes, ge=1024)
    unsent_bytes_of_address: int = Field(default=DEFAULTS.unsent_bytes_of_address, ge=2**20)
    unsent_bytes_in_all: int = Field(default=DEFAULTS.unsent_bytes_in_all, ge=2**20)
    connections_a_minute: int = Field(default=DEFAULTS.connections_a_minute, ge=1)
    connections_at_once: int = Field(default=DEFAULTS.connections_at_once, ge=1)
    requests_a_minute: int = Field(default=DEFAULTS.requests_a_minute, ge=1)
    matches_a_minute: int = Field(default=DEFAULTS.matches_a_minute, ge=1)
    rooms_a_minute: int = Field(default=DEFAULTS.rooms_a_minute, ge=1)
    wrong_codes_a_minute: int = Field(default=DEFAULTS.wrong_codes_a_minute, ge=1)
    hosts: Annotated[tuple[str, ...], NoDecode, BeforeValidator(_hosts)] = ()
    origins: Annotated[tuple[str, ...], NoDecode, BeforeValidator(_origins)] = ()
    trusted_proxies: Annotated[tuple[Network, ...], NoDecode, BeforeValidator(_networks)] = ()
    push_contact: Annotated[str | None, BeforeValidator(_contact)] = None
    push_for_tests: Annotated[str | None, BeforeValidator(_push_for_tests)] = None
    tls_certificate: _NamedPath | None = None
    tls_key: _NamedPath | None = None
    log: Literal["text", "json"] = "text"
