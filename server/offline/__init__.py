"""Commands that need no server: matches between computer players, and what is done with files of records."""
