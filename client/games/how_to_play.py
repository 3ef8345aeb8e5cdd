"""How to play, whatever the game: the titles of the parts, and their keys."""

BASIC_TITLE = "Basic rules"
FULL_TITLE = "All the rules"
KEYS_TITLE = "Keys and signs"
CREDITS_TITLE = "Credits"
PARTS_KEY = ("1-4", "parts")
GAME_KEY = ("n", "other game")
PLAY_KEY = ("g", "play a first game, explained")
