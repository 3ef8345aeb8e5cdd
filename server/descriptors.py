"""File descriptors: as many as the system permits, with some reserved that no connection may use."""

import sys

if sys.platform != "win32":
    import resource

RESERVED = 100
"""Descriptors that no connection may use: they are for the store's process, its links and files."""
_OPEN_MAX = 10_240
"""The most that macOS permits, though it reports no hard limit."""


def raise_limit() -> None:
    """Raise this process' soft limit on open descriptors to its hard one, on systems that have such limits."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, _OPEN_MAX):
        if soft in (wanted, resource.RLIM_INFINITY):
            return
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # an infinite limit may be refused
            continue
        return


def is_reserved(descriptor: int) -> bool:
    """Return whether a descriptor is one of the reserved ones.

    The system gives the lowest free descriptor, so a high one means that nearly all are taken.
    """
    if sys.platform == "win32":
        return False
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft != resource.RLIM_INFINITY and descriptor >= max(soft - RESERVED, soft // 2)
