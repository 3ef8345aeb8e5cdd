"""The Patriarch in messages: its options, views, reasons and decks."""
