"""The contract of a game: what the rest of the server takes for granted of it, as checks that run against any game."""
