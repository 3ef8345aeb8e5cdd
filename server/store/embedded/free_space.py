"""Checks whether a full disk has space again."""

import errno
import os
import tempfile
from pathlib import Path

FULL = (errno.ENOSPC, errno.EDQUOT)
NEEDED_BYTES = 4 * 2**20
"""The space needed to restart a store: enough for some ten thousand moves."""


def is_full(directory: Path) -> bool:
    """Return whether a directory is full, by writing to it: a quota or a lack of inodes shows nowhere else.

    Raises OSError if the check fails for another reason.
    """
    try:
        with tempfile.TemporaryFile(dir=directory) as file:
            # not zeros, which some file systems store in no space
            for _ in range(NEEDED_BYTES // 2**20):
                file.write(os.urandom(2**20))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        if error.errno in FULL:
            return True
        raise
    return False
