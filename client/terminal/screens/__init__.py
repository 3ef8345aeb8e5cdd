"""The screens of the terminal client around the game."""
