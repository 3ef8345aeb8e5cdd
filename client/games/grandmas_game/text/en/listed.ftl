### How lists of games describe the game.

# A clause; a full stop follows.
about = two packs to eight foundations, by memory
