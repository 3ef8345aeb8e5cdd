### How lists of games describe the game.

# A clause; a full stop follows.
about = a tree from one pack: marriages, children, poker hands
