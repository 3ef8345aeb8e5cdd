"""Why commands are rejected: the reasons that all games share; each game has its own in `protocol.games`."""
