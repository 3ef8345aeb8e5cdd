"""The computer players of every hosted game, loaded by the games' manifests."""

from collections.abc import Mapping

from protocol.games.catalog import manifests
from protocol.games.manifest import load
from server.bots.base import ComputerPlayer

COMPUTERS: Mapping[str, ComputerPlayer] = {name: load(manifest.computer)() for name, manifest in manifests().items()}
"""The computer of every game, by the game's name."""
