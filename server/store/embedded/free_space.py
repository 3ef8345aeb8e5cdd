"""Whether a disk takes writes again after it was full."""

import errno
import os
import tempfile
from pathlib import Path

FULL = (errno.ENOSPC, errno.EDQUOT)
NEEDED_BYTES = 4 * 2**20
"""A store is started again when so much could be written: some ten thousand moves."""


def is_full(directory: Path) -> bool:
    """Tell whether a directory takes no more; that is tried, since a quota or a lack of inodes shows nowhere else.

    Raises OSError when it cannot be tried for another reason.
    """
    try:
        with tempfile.TemporaryFile(dir=directory) as file:
            # not zeros, which some file systems keep in no space at all
            for _ in range(NEEDED_BYTES // 2**20):
                file.write(os.urandom(2**20))
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        if error.errno in FULL:
            return True
        raise
    return False
