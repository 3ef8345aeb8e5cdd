"""Commands that need no server: matches between computer players, and work on files of records."""
