"""Grandma's Game in messages: its options, views, reasons and decks."""
