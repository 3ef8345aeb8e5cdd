"""The computer players of every hosted game, loaded by the games' manifests."""

from collections.abc import Mapping

from protocol.games.catalog import manifests
from protocol.games.manifest import Manifest, load
from server.bots.base import ComputerPlayer
from server.bots.generic import GenericComputer
from server.games.catalog import GAMES


def _computer(manifest: Manifest) -> ComputerPlayer:
    if manifest.computer is None:
        return GenericComputer(GAMES[manifest.name])
    computer: ComputerPlayer = load(manifest.computer)()
    return computer


COMPUTERS: Mapping[str, ComputerPlayer] = {name: _computer(manifest) for name, manifest in manifests().items()}
"""The computer of every game, by the game's name."""
