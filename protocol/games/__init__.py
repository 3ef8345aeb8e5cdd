"""What messages contain of each game: one package a game, listed in `catalog`."""
