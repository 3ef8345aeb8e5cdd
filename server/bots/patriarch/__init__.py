"""The computer as guesser and as owner of The Patriarch."""
