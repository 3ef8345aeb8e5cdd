"""The computer players of every hosted game, loaded by the games' manifests."""

from collections.abc import Mapping

from server.bots.base import ComputerPlayer
from server.games.catalog import load
from server.games.manifests import MANIFESTS

COMPUTERS: Mapping[str, ComputerPlayer] = {name: load(manifest.computer)() for name, manifest in MANIFESTS.items()}
"""The computer of every game, by the game's name."""
