"""The server's settings: environment variables that start with TURNABOUT_, and the command line above them."""

from pathlib import Path
from typing import Literal

import platformdirs
from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from protocol import DEFAULT_PORT

MOST_WORKERS = 256


class Settings(BaseSettings):
    """How a server runs.

    `redis_url` unset: the server starts a store of its own, in `data_dir`. `idle_exit` is how many seconds the server
    waits with nobody connected and no match under way before it ends itself; None: never. `workers` is how many
    processes serve the port, and `thinkers` in how many more, which those share, computers think about moves (None: as
    many as the machine has cores to spare). `room_days` and `finished_room_days` are how long a room is kept in which
    nothing happens, the latter once its match is over; `room_idle` is how many seconds one stays in memory that nobody
    is in. `away_seconds` is how long a player may be away before others may act on it, `computer_pause` how many
    seconds a computer player takes over a move at least. `limits` off is for benchmarks. `origins` are further hosts
    whose web pages may connect.
    """

    model_config = SettingsConfigDict(env_prefix="TURNABOUT_", extra="ignore")

    host: str | None = None
    port: int = Field(default=DEFAULT_PORT, ge=0, le=65535)
    redis_url: SecretStr | None = None
    data_dir: Path = Field(default_factory=lambda: platformdirs.user_data_path("turnabout", appauthor=False) / "server")
    idle_exit: float | None = None
    workers: int = Field(default=1, ge=1, le=MOST_WORKERS)
    thinkers: int | None = Field(default=None, ge=1, le=MOST_WORKERS)
    room_days: float = Field(default=7, gt=0)
    finished_room_days: float = Field(default=30, gt=0)
    room_idle: float = Field(default=30, ge=0.1)
    away_seconds: float = Field(default=60, gt=0)
    computer_pause: float = Field(default=0.6, ge=0)
    limits: Literal["on", "off"] = "on"
    origins: tuple[str, ...] = ()
    log: Literal["text", "json"] = "text"
