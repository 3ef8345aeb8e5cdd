"""The server's own version, as the distribution states it."""

from importlib.metadata import version

VERSION = version("turnabout")
