### How lists of games describe the game.

# A clause; a full stop follows.
about = guess the family tree that another hides
