"""The computer as guesser and as owner in The Patriarch."""
