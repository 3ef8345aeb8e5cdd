"""Happy Graphs in messages: its options, views, reasons and decks."""
