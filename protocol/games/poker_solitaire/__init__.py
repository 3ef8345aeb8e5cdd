"""Poker Solitaire in messages: its options, views, reasons and decks."""
