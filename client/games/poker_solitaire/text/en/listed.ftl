### How lists of games describe the game.

# A clause; a full stop follows.
about = a square whose rows and columns are poker hands
