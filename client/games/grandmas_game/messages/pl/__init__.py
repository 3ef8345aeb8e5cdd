"""Messages, compiled from the sources in `text/`."""
