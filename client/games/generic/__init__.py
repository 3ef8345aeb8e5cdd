"""Any game, as its views describe it, for games without boards of their own."""
