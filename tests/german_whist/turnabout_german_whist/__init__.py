"""German Whist, a game for Turnabout."""
