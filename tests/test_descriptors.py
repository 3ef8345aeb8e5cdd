"""File descriptors: the limit that a server starts with."""

import subprocess
import sys

import pytest

RAISED = """
import resource
from server.descriptors import is_reserved, raise_limit
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (hard // 2, hard))
raise_limit()
soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
print(soft == hard, is_reserved(10), is_reserved(soft - 1))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="macOS permits less than it reports, Windows has no such limit")
def test_the_soft_limit_is_raised_to_the_hard_one() -> None:
    run = subprocess.run([sys.executable, "-c", RAISED], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["True", "False", "True"]
