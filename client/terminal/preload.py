"""Imports the modules of later screens while the first screen is shown, so that these open at once, too."""

import asyncio
from importlib import import_module

MODULES = (
    "protocol.finding",
    "protocol.scores",
    "protocol.events",
    "protocol.commands",
    "client.room.session",
    "client.terminal.screens.number_form",
    "client.terminal.screens.match_form",
    "client.net.link",
    "client.replay.sources",
    "client.terminal.screens.number",
    "client.terminal.start_actions",
    "client.room.pages",
    "client.terminal.room.actions",
    "client.terminal.screens.player_name",
    "client.terminal.screens.room",
    "client.terminal.screens.replay",
    "client.terminal.screens.analysis",
    "client.terminal.screens.rules",
    "client.terminal.screens.records",
    "client.terminal.screens.settings",
)
"""The modules in an order in which each import is short, because keys wait for it."""


async def preload() -> None:
    """Import the modules, one after another."""
    for name in MODULES:
        import_module(name)
        await asyncio.sleep(0)
