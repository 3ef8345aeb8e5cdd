PROFILE = "bot"
"""The default profile of a bot."""
PATIENCE = 300
"""The default number of seconds for which a bot waits for an absent player."""
