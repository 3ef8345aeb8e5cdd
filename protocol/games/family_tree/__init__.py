"""Family Tree in messages: its options, views, reasons and decks."""
