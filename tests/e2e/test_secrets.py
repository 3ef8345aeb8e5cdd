"""What nobody is to be told: no key, no password and no hidden number is logged, counted, answered or kept in the open."""

import json
import os
import random
import signal
import sys
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, cast

import psutil
import pytest
from redis.asyncio import Redis

from protocol import PROTOCOL
from protocol.codes import RejectionCode as Code
from protocol.ids import RoomCode
from server.store import keys
from server.store.embedded import EmbeddedStore
from server.table.entries import decode
from server.table.facts import MatchBegun
from tests.e2e.numbers import ask, until
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of, play_leg
from tests.secrecy.comparing import clues
from tests.secrecy.tables import Deal

Players = Callable[..., Player]
PASSWORD = "correct-horse-battery"  # noqa: S105 # nobody's
