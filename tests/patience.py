"""How long tests wait: limits for the slowest machine, since a wait ends with the event that it waits for."""

PATIENCE = 90.0
"""Seconds for one event."""
TEST_SECONDS = 300
"""Seconds for one test that waits for programs, sockets, terminals or browsers."""
