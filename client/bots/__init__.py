PROFILE = "bot"
"""Who a bot is where nothing else is said."""
