PROFILE = "bot"
"""Who a bot is where nothing else is said."""
PATIENCE = 300
"""So many seconds somebody may be away from a bot, if nothing else is said."""
