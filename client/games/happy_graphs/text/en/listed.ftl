### How lists of games describe the game.

# A clause; a full stop follows.
about = every card wants as many neighbours as its rank says
